#include "lesson/progress.hpp"

#include "lesson/race_lesson.hpp"
#include "support/catch.hpp"

namespace lesson::test {
namespace {

using Choices = std::vector<std::string>;

/// Plays what the lesson plays by itself.
Choices play_own(Progress& progress) {
  Choices played;
  while (const auto own = progress.own_choice()) {
    played.push_back(*own);
    progress.played();
  }
  return played;
}

TEST_CASE("a star in a pattern stands for a word, and as the last for all that follow") {
  CHECK(covers("target L3", "target L3"));
  CHECK_FALSE(covers("target L3", "target L4"));
  CHECK_FALSE(covers("target", "target L3"));
  CHECK(covers("target *", "target L3"));
  CHECK_FALSE(covers("target *", "target"));
  CHECK(covers("move * L3", "move C3 L3"));
  CHECK_FALSE(covers("move * L3", "move C3 L3 ball"));
  CHECK(covers("move *", "move C3 L3 ball"));
  CHECK(covers("*", "done"));
}

TEST_CASE("a right choice leads on, a wrong one is answered and leaves the lesson where it is") {
  const Lesson lesson = read(race_lesson).value();
  Progress progress(lesson);
  CHECK_FALSE(progress.take("lane inner"));
  CHECK(progress.answer() == "lane-else");
  CHECK(progress.number() == 0);
  CHECK(progress.take("lane outer"));
  CHECK_FALSE(progress.answer());
  CHECK(progress.step().id == "off");
  CHECK(play_own(progress) == Choices{"lane inner"});
  CHECK_FALSE(progress.take("walk"));
  CHECK(progress.answer() == "off-slow");
  CHECK(progress.take("run"));
}

TEST_CASE("what the lesson plays by itself may be played for it, and nothing else before") {
  const Lesson lesson = read(race_lesson).value();
  Progress progress(lesson);
  REQUIRE(progress.take("lane outer"));
  CHECK_FALSE(progress.take("run"));
  CHECK(progress.take("lane inner"));
  CHECK_FALSE(progress.own_choice());
  CHECK(progress.take("run"));
}

TEST_CASE("a step that is to be read waits for that, whatever is chosen") {
  const Lesson lesson = read(race_lesson).value();
  Progress progress(lesson);
  progress.read_on();
  CHECK(progress.number() == 0);
  REQUIRE(progress.take("lane outer"));
  play_own(progress);
  REQUIRE(progress.take("run"));
  play_own(progress);
  CHECK_FALSE(progress.take("walk"));
  CHECK(progress.answer() == "");
  progress.read_on();
  CHECK(progress.step().id == "again");
}

TEST_CASE("a new scene forgets what was chosen in the one before, and the way back finds it again") {
  const Lesson lesson = read(race_lesson).value();
  Progress progress(lesson);
  REQUIRE(progress.take("lane outer"));
  play_own(progress);
  REQUIRE(progress.take("run"));
  play_own(progress);
  CHECK(progress.scene() == 0);
  CHECK(progress.made() == Choices{"lane outer", "lane inner", "run", "run"});
  progress.read_on();
  CHECK(progress.scene() == 1);
  CHECK(progress.made().empty());
  play_own(progress);
  CHECK(progress.made() == Choices{"lane inner", "lane inner"});
  progress.back();
  CHECK(progress.scene() == 0);
  CHECK(progress.step().id == "told");
  CHECK(progress.made() == Choices{"lane outer", "lane inner", "run"});
  progress.back();
  CHECK(progress.made() == Choices{"lane outer"});
  progress.back();
  progress.back();
  CHECK(progress.number() == 0);
  CHECK(progress.made().empty());
}

TEST_CASE("a lesson is over after its last step, and lets nothing more be chosen") {
  const Lesson lesson = read(race_lesson).value();
  Progress progress(lesson);
  while (!progress.over()) {
    play_own(progress);
    if (progress.step().only_read())
      progress.read_on();
    else
      REQUIRE(progress.take(std::string(progress.step().right.front())));
  }
  CHECK(progress.number() == lesson.steps.size());
  CHECK_FALSE(progress.own_choice());
  CHECK_FALSE(progress.take("walk"));
}

}  // namespace
}  // namespace lesson::test
