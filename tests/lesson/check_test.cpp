#include "lesson/check.hpp"

#include "lesson/race_lesson.hpp"
#include "support/catch.hpp"
#include "tabletop/match.ipp"
#include "tabletop/race.hpp"

namespace lesson::test {
namespace {

using race::Race;

/// What keeps a lesson of the race from being played; empty if nothing does.
std::string fault(const std::string& text) {
  const Lesson lesson = read(text).value();
  const auto rules = std::make_shared<const race::Ruleset>();
  const auto wrong = check<Race>(lesson, rules, std::vector<race::State>(lesson.scenes.size()));
  return wrong ? to_string(*wrong) : "";
}

std::string with_steps(const std::string& steps, const std::string& dice = "") {
  return R"({"position":{},"dice":[)" + dice + R"(],"steps":[)" + steps + "]}";
}

constexpr const char* lanes = R"({"id":"l","rule":"r","plays":["lane inner","lane inner"]},)";

TEST_CASE("a lesson of any game is played to its end") { CHECK(fault(race_lesson).empty()); }

TEST_CASE("what cannot be chosen when its step comes is told with what can") {
  CHECK(fault(with_steps(R"({"id":"a","rule":"r","do":["walk"]})")) ==
        "race/lessons/start.json, /steps/0/do: \"walk\" cannot be chosen here; what can is lane inner, lane "
        "outer");
  CHECK(fault(with_steps(R"({"id":"a","rule":"r","plays":["fly"]})"))
            .find("/steps/0/plays: \"fly\" is no choice") != std::string::npos);
}

TEST_CASE("dice that run out are told at the choice that needs them") {
  CHECK(fault(with_steps(std::string(lanes) + R"({"id":"a","rule":"r","do":["run"]})"))
            .find("/steps/1/do: the dice run out at \"run\"") != std::string::npos);
  CHECK(fault(with_steps(std::string(lanes) + R"({"id":"a","rule":"r","do":["run"]})", "2")).empty());
}

TEST_CASE("the learner has to choose where there is something to do") {
  CHECK(fault(with_steps(std::string(lanes) + R"({"id":"a","rule":"r","plays":["walk"],"do":["walk"]})"))
            .find("/steps/1/do: the learner does not choose here") != std::string::npos);
}

TEST_CASE("an answer that answers nothing is refused, and so is one to what is right") {
  CHECK(fault(with_steps(std::string(lanes) +
                         R"({"id":"a","rule":"r","do":["walk"],"answers":{"fast":["run"]}})"))
            .empty());
  for (const char* pattern : {"fly", "walk"}) {
    CAPTURE(pattern);
    CHECK(fault(with_steps(std::string(lanes) + R"({"id":"a","rule":"r","do":["walk"],"answers":{"x":[")" +
                           pattern + R"("]}})"))
              .find("/steps/1/answers/x: nothing that can be chosen") != std::string::npos);
  }
}

TEST_CASE("every right choice is followed to the end of the lesson") {
  const std::string both = std::string(lanes) + R"({"id":"a","rule":"r","do":["walk","run"]},
      {"id":"b","rule":"r","plays":["run"]})";
  CHECK(fault(with_steps(both, "1,1")).empty());
  CHECK(fault(with_steps(both, "1")).find("/steps/2/plays: the dice run out") != std::string::npos);
}

}  // namespace
}  // namespace lesson::test
