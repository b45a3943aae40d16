#include "fuba/words/words.hpp"

#include <nlohmann/json.hpp>

#include "english.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

std::string told(const Refusal& refusal) { return sentence(english(), rules(), refusal, names); }

/// The file with one value changed by a JSON merge patch: the error it is refused with.
std::string error_with(std::string_view patch) {
  auto json = nlohmann::json::parse(english_text());
  json.merge_patch(nlohmann::json::parse(patch));
  auto made = make_words(json.dump(), "lang/en.json");
  return made ? "" : to_string(made.error());
}

TEST_CASE("The English texts are complete, and none is left over") {
  const auto made = make_words(english_text(), "lang/en.json");
  INFO((made ? "" : to_string(made.error())));
  CHECK(made);
}

TEST_CASE("A language file that is not complete is refused with its key") {
  CHECK(to_string(make_words("[]", "lang/xx.json").error()) == "lang/xx.json: is not a JSON object");
  CHECK(to_string(make_words("{", "lang/xx.json").error()) == "lang/xx.json: is not a JSON object");
  CHECK(error_with(R"({"refusal":{"match-over":null}})") ==
        "lang/en.json, key refusal.match-over: is missing");
  CHECK(error_with(R"({"refusal":{"match-over":""}})") ==
        "lang/en.json, key refusal.match-over: expected a text");
  CHECK(error_with(R"({"refusal":{"match-over":7}})") ==
        "lang/en.json, key refusal.match-over: expected a text or a section");
  CHECK(error_with(R"({"refusal":{"match-over":"{die}"}})") ==
        "lang/en.json, key refusal.match-over: {die} has no meaning here");
  CHECK(error_with(R"({"refusal":{"match-over":"{area"}})") ==
        "lang/en.json, key refusal.match-over: has a brace without its partner");
  CHECK(error_with(R"({"refusal":{"bad-weather":"Rain"}})") ==
        "lang/en.json, key refusal.bad-weather: nothing asks for it");
}

TEST_CASE("Every noun of the English texts has the plural forms of English and may have words for none") {
  CHECK(error_with(R"({"count":{"moves":{"one":null}}})") == "lang/en.json, key count.moves.one: is missing");
  CHECK(error_with(R"({"count":{"moves":{"many":"{count} moves"}}})") ==
        "lang/en.json, key count.moves.many: is no plural form of \"en\", which has one, other");
  CHECK(error_with(R"({"count":{"moves":{"0":null}}})").empty());
  CHECK(error_with(R"({"language":"fi"})").empty());
  CHECK(error_with(R"({"language":"it"})") == "lang/en.json, key count.areas-most.many: is missing");
}

TEST_CASE("Hints agree with the number that they tell") {
  const auto hint = [](std::string_view key, std::string_view value, int number) {
    return ui(english(), key, {{value, std::to_string(number)}});
  };
  CHECK(hint("injured-turns-hint", "turns", 1) == "Injured: back in 1 turn.");
  CHECK(hint("injured-turns-hint", "turns", 3) == "Injured: back in 3 turns.");
  CHECK(hint("injured-hint", "minutes", 1) == "Injured: back when 1 more minute has passed.");
  CHECK(hint("injured-hint", "minutes", 9) == "Injured: back when 9 more minutes have passed.");
  CHECK(hint("carried-help", "minutes", 1) == "Equal dice: 1 more minute passes with the next turn.");
  CHECK(told(Refusal{.reason = Reason::keeper_too_far, .number = 1}) ==
        "That is too far for the goalkeeper: 1 area is the most.");
}

TEST_CASE("An event may be told by no line, a screen text may hold any value") {
  CHECK(error_with(R"({"event":{"control":""}})").empty());
  CHECK(error_with(R"({"ui":{"greeting":"Hello, {whoever}"}})").empty());
  CHECK(error_with(R"({"ui":{"greeting":"Hello, }"}})") ==
        "lang/en.json, key ui.greeting: has a brace without its partner");
}

TEST_CASE("A text of an edition stands beside a plain one and has its values") {
  CHECK(error_with(R"({"refusal":{"match-over@fuba-it":"It is over."}})").empty());
  CHECK(error_with(R"({"refusal":{"match-over@fuba-it":"{die}"}})") ==
        "lang/en.json, key refusal.match-over@fuba-it: {die} has no meaning here");
  CHECK(error_with(R"({"refusal":{"match-over@football":"It is over."}})") ==
        "lang/en.json, key refusal.match-over@football: nothing asks for it");
  CHECK(error_with(R"({"refusal":{"bad-weather@fuba-it":"Rain"}})") ==
        "lang/en.json, key refusal.bad-weather@fuba-it: nothing asks for it");
  CHECK(error_with(R"({"ui":{"greeting@fuba-it":"Ciao"}})") ==
        "lang/en.json, key ui.greeting@fuba-it: nothing asks for it");
  CHECK(error_with(R"({"ui":{"greeting":"Hello","greeting@fuba-it":"Ciao"}})").empty());
}

TEST_CASE("Every reason has a sentence") {
  for (const std::string_view edition : editions())
    for (std::size_t reason = 0; reason < reason_count; ++reason) {
      INFO(edition << ": " << name(static_cast<Reason>(reason)));
      const Refusal refusal{static_cast<Reason>(reason), Area::R3, Area::C4, 2};
      CHECK(is_whole_sentence(sentence(english_of(edition), rules(), refusal, names)));
    }
}

TEST_CASE("Refusals say what stands in the way") {
  const auto offside = [](Behind who) {
    return told(Refusal{.reason = Reason::target_offside, .area = Area::R3, .number = static_cast<int>(who)});
  };
  CHECK(offside(Behind::keeper) == "R3 is offside: only the goalkeeper is behind it.");
  CHECK(offside(Behind::player) == "R3 is offside: only one opponent is behind it.");
  CHECK(offside(Behind::nobody) == "R3 is offside: no opponent is behind it.");
  CHECK(told(Refusal{.reason = Reason::target_too_far, .area = Area::C5, .number = 7}) ==
        "C5 is too far: the ball value would be 7, and 6 is the most.");
  CHECK(told(Refusal{.reason = Reason::moves_used, .area = Area::C5, .number = 1}) ==
        "That was it: 1 move in all.");
  CHECK(told(Refusal{.reason = Reason::moves_used, .area = Area::C5, .number = 4}) ==
        "That was it: 4 moves in all.");
  CHECK(told(Refusal{.reason = Reason::no_condition_point, .number = 2}) ==
        "The line concerned has too few condition points, it takes 2.");
  CHECK(told(Refusal{.reason = Reason::substitutions_used, .number = 1}) ==
        "That does not work with 1 substitution left.");
  CHECK(told(Refusal{.reason = Reason::substitutions_used}) ==
        "That does not work with no substitution left.");
}

TEST_CASE("Chances are told in whole per cent, but neither never nor always by rounding") {
  CHECK(chance(english(), Outcome::keep, 2.0 / 3) == "Keep the ball: 67 %");
  CHECK(percent(english(), 0) == "0 %");
  CHECK(percent(english(), 1) == "100 %");
  CHECK(percent(english(), 0.004) == "< 1 %");
  CHECK(percent(english(), 0.998) == "> 99 %");
}

TEST_CASE("The moment is told as on a scoreboard") {
  State state = new_match(rules());
  state.minute = 31;
  CHECK(moment(english(), state) == "31'");
  state.minute = 45;
  state.stoppage = 2;
  CHECK(moment(english(), state) == "45+2'");
}

TEST_CASE("Values fill a screen text") {
  const auto made = make_words(
      [] {
        auto json = nlohmann::json::parse(english_text());
        json["ui"]["greeting"] = "{who}: welcome";
        return json.dump();
      }(),
      "lang/en.json");
  REQUIRE(made);
  CHECK(ui(*made, "greeting", {{"who", "Home"}}) == "Home: welcome");
  CHECK(ui(*made, "greeting") == "{who}: welcome");
  CHECK(ui(*made, "no such text") == "?");
}

}  // namespace
}  // namespace fuba::test
