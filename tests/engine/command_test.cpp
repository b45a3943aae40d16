#include "fuba/command.hpp"

#include "support/catch.hpp"

namespace fuba::test {
namespace {

TEST_CASE("every choice of the notation can be read and written", "[protocol]") {
  for (const std::string_view text : {"formation 4-4-2",
                                      "kick-off take",
                                      "kick-off give",
                                      "place C3",
                                      "place-keeper C1",
                                      "adjust C3 L2",
                                      "adjust-keeper C1 C2",
                                      "done",
                                      "corner left",
                                      "corner right",
                                      "target C4",
                                      "bring C2",
                                      "bring-keeper C1",
                                      "react C2 C3",
                                      "react-keeper C1 C2",
                                      "free C3 L3",
                                      "free-keeper C2 C1",
                                      "action shoot",
                                      "action midfield",
                                      "action forward",
                                      "action defence",
                                      "action position",
                                      "action press",
                                      "action none",
                                      "move C2 L2",
                                      "move C2 L2 ball",
                                      "move-keeper C1 C2",
                                      "move-keeper C1 C2 ball",
                                      "second yes",
                                      "second no",
                                      "shoot",
                                      "play-on",
                                      "dive left",
                                      "dive stay",
                                      "dive right",
                                      "kick left",
                                      "kick middle",
                                      "kick right",
                                      "remove L2",
                                      "change midfield forward",
                                      "role attacking-midfielder",
                                      "skill off-side-trap",
                                      "use fast-attacker",
                                      "pass",
                                      "via C3",
                                      "via none",
                                      "boost",
                                      "action press-hard",
                                      "action substitute",
                                      "sweep yes",
                                      "sweep no",
                                      "slow yes",
                                      "slow no",
                                      "subs 2",
                                      "sub formation midfield forward",
                                      "sub booked",
                                      "sub fresh",
                                      "sub injured",
                                      "remove-keeper",
                                      "lose midfield",
                                      "gain defence",
                                      "ball L3",
                                      "value up",
                                      "value down",
                                      "fans C3"}) {
    CAPTURE(text);
    const auto command = parse_command(text);
    REQUIRE(command);
    CHECK(to_string(*command) == text);
  }
}

TEST_CASE("what is not notation is not read", "[protocol]") {
  for (const std::string_view text : {"",
                                      " ",
                                      "fly C3",
                                      "via",
                                      "target none",
                                      "use",
                                      "use header",
                                      "role goalkeeper",
                                      "subs",
                                      "subs two",
                                      "subs 12",
                                      "sub",
                                      "sub formation",
                                      "sub formation midfield",
                                      "sub formation midfield attack",
                                      "sub fresh midfield",
                                      "lose",
                                      "gain goal",
                                      "boost C3",
                                      "target",
                                      "target C6",
                                      "target none",
                                      "target C3 C4",
                                      "target  C3",
                                      "target C3 ",
                                      " target C3",
                                      "TARGET C3",
                                      "done now",
                                      "formation 442",
                                      "formation 4-4",
                                      "formation a-b-c",
                                      "corner middle",
                                      "dive middle",
                                      "kick stay",
                                      "move C2",
                                      "move C2 L2 bal",
                                      "free C3 L3 ball",
                                      "second maybe",
                                      "change midfield",
                                      "action",
                                      "action fly"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_command(text));
  }
}

TEST_CASE("words of a choice are what was written", "[protocol]") {
  const auto move = parse_command("move C2 L2 ball");
  CHECK(move->from() == Area::C2);
  CHECK(move->to() == Area::L2);
  CHECK(move->with_ball);
  CHECK(parse_command("formation 3-5-2")->formation() == Formation{{3, 5, 2}});
  CHECK(parse_command("dive stay")->side() == Side::middle);
  CHECK(parse_command("change midfield forward")->line_to() == Line::forward);
  CHECK(parse_command("second yes")->yes());
  CHECK_FALSE(parse_command("kick-off give")->yes());
}

}  // namespace
}  // namespace fuba::test
