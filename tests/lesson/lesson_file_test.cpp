#include "lesson/race_lesson.hpp"
#include "support/catch.hpp"

namespace lesson::test {
namespace {

/// What is said of a lesson that cannot be read.
std::string refused(const std::string& text) {
  const auto lesson = read(text);
  return lesson ? "" : to_string(lesson.error());
}

/// The same of one step beside the fields that it needs.
std::string refused_step(const std::string& fields) {
  return refused(R"({"position":{},"steps":[{"id":"a","rule":"r"},{"id":"b","rule":"r")" + fields + "}]}");
}

TEST_CASE("a lesson is read with its scenes, dice and steps") {
  const auto lesson = read(race_lesson);
  REQUIRE(lesson);
  CHECK(lesson->id == "start");
  CHECK(lesson->file == "race/lessons/start.json");
  CHECK(lesson->learner == Team::home);
  REQUIRE(lesson->scenes.size() == 2);
  CHECK(lesson->scenes[0].dice == std::vector<std::uint8_t>{4, 3});
  CHECK(lesson->scenes[1].position["race"] == 2);
  REQUIRE(lesson->steps.size() == 4);
  CHECK(lesson->steps[1].plays == std::vector<std::string>{"lane inner"});
  CHECK(lesson->steps[1].answers.front().to == std::vector<std::string>{"walk"});
  CHECK(lesson->steps[2].only_read());
  CHECK(lesson->steps[3].new_scene);
}

TEST_CASE("the texts of a lesson have names that follow from its steps and answers") {
  CHECK(text_keys("race", *read(race_lesson)) ==
        std::vector<std::string>{"lesson.race.start.title", "lesson.race.start.summary",
                                 "lesson.race.start.lane", "lesson.race.start.lane-else",
                                 "lesson.race.start.off", "lesson.race.start.off-else",
                                 "lesson.race.start.off-slow", "lesson.race.start.told",
                                 "lesson.race.start.again", "lesson.race.start.again-else"});
}

TEST_CASE("the lessons of an edition are those of its list, in that order") {
  const Shelf shelf(Files{{"race/lessons/list.json", R"({"lessons":["start","finish"]})"}});
  CHECK(lesson_list("race", shelf).value() == std::vector<std::string>{"start", "finish"});
  CHECK(lesson_list("other", shelf).value().empty());
  const Shelf wrong(Files{{"race/lessons/list.json", R"({"lessons":["start",3]})"}});
  CHECK(to_string(lesson_list("race", wrong).error()) ==
        "race/lessons/list.json, /lessons/1: expected a text");
}

TEST_CASE("a lesson that cannot be read says which field of which file is wrong") {
  CHECK(to_string(read_lesson("race", "none", Shelf(Files{})).error()) ==
        "race/lessons/none.json: cannot be read; put it there, or take it out of list.json");
  CHECK(refused("[") == "race/lessons/start.json: is not a JSON object; check commas and brackets");
  CHECK(refused(R"({"steps":[]})").starts_with("race/lessons/start.json, /position: is missing"));
  CHECK(refused(R"({"position":3,"steps":[]})").starts_with("race/lessons/start.json, /position: expected"));
  CHECK(refused(R"({"position":{},"steps":[]})").starts_with("race/lessons/start.json, /steps: expected"));
  CHECK(refused(R"({"position":{}})").find("either \"steps\", or \"against\"") != std::string::npos);
  CHECK(refused(R"({"position":{},"learner":"both"})").find("/learner: expected \"home\"") !=
        std::string::npos);
  CHECK(refused(R"({"position":{},"dice":[7,0]})").find("/dice/1: expected what a die shows") !=
        std::string::npos);
  CHECK(refused(R"({"position":{},"stops":[]})").find("/stops: is not known here") != std::string::npos);
}

TEST_CASE("a step that cannot be read says which of its fields is wrong") {
  CHECK(refused_step("").empty());
  CHECK(refused_step(R"(,"says":"x")").find("/steps/1/says: is not known here") != std::string::npos);
  CHECK(refused_step(R"(,"do":"walk")").find("/steps/1/do: expected a list of texts") != std::string::npos);
  CHECK(refused_step(R"(,"answers":{"slow":["walk"]})").find("/steps/1/answers: nothing is to be done") !=
        std::string::npos);
  CHECK(refused_step(R"(,"dice":[3])").find("/steps/1/dice: belongs to a new position") != std::string::npos);
  CHECK(refused(R"({"position":{},"steps":[{"id":"a"}]})").find("/steps/0/rule: is missing") !=
        std::string::npos);
  CHECK(refused(R"({"position":{},"steps":[{"id":"a","rule":"r"},{"id":"a","rule":"r"}]})")
            .find("/steps/1/id: another step has this name") != std::string::npos);
  CHECK(refused(R"({"position":{},"steps":[{"id":"title","rule":"r"}]})").find("/steps/0/id: is the name") !=
        std::string::npos);
}

TEST_CASE("a new position follows a step that is only read") {
  CHECK(refused(R"({"position":{},"steps":[{"id":"a","rule":"r","do":["run"]},
                                           {"id":"b","rule":"r","position":{}}]})")
            .find("/steps/1/position: has to follow a step that is only read") != std::string::npos);
  CHECK(
      refused(R"({"position":{},"steps":[{"id":"a","rule":"r","position":{}}]})").find("/steps/0/position") !=
      std::string::npos);
}

}  // namespace
}  // namespace lesson::test
