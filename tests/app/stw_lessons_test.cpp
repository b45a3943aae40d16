// The lessons of Soccer Tactics WORLD, each taken to its end.
#include <algorithm>

#include "lesson/check.hpp"
#include "lesson_taker.hpp"
#include "stand.hpp"
#include "stw/table/board_input.hpp"
#include "stw/table/stw_screens.hpp"
#include "support/catch.hpp"

namespace stw::test::lessons {
namespace {

const app::Content& content() {
  static const app::Content read = fuba::table::read_content<app::StwTable>().value();
  return read;
}

using OpenLesson = fuba::table::OpenLesson<Stw>;

OpenLesson opened(const std::string& id) {
  auto open = fuba::table::open_lesson<app::StwTable>(
      content(), id, tabletop::rules_reader(tabletop::find_data_folder().value()));
  INFO(id << (open ? "" : ": " + open.error()));
  REQUIRE(open);
  return std::move(*open);
}

}  // namespace

TEST_CASE("every lesson is played to its end, and every wrong turn is answered", "[stw][lesson]") {
  CHECK(content().lessons.size() == 5);
  for (const std::string& name : content().lessons) {
    const OpenLesson open = opened("stw/" + name);
    const auto wrong = lesson::check<Stw>(open.lesson, open.rules, open.positions);
    INFO((wrong ? to_string(*wrong) : std::string()));
    CHECK_FALSE(wrong);
    fuba::test::LessonTaker<Stw, app::MatchPlay> taker(open, content().words, fuba::test::still());
    CHECK(taker.take() > 0);
  }
}

TEST_CASE("no text of a lesson is left over or long", "[stw][lesson]") {
  constexpr std::size_t longest = 330;
  std::vector<std::string> asked{"lesson.stw.about"};
  for (const std::string& name : content().lessons)
    std::ranges::copy(lesson::text_keys(Stw::id, opened("stw/" + name).lesson), std::back_inserter(asked));
  for (const auto& [key, text] : content().words.texts())
    if (key.starts_with("lesson.")) {
      CAPTURE(key);
      CHECK(text.size() <= longest);
      CHECK(std::ranges::find(asked, key) != asked.end());
    }
}

TEST_CASE("what a lesson of Soccer Tactics WORLD speaks of is known by its words", "[stw][lesson]") {
  for (const char* subject : {"ball", "square E9", "pawn home 7", "pawn away 1", "goal home"})
    CHECK(app::knows_subject(subject));
  for (const char* subject : {"", "square", "square Z9", "pawn 7", "pawn home 12", "pawn home x", "balls"})
    CHECK_FALSE(app::knows_subject(subject));
}

TEST_CASE("the first lesson is taken by mouse, with a wrong turn, the rule and a tick at its end",
          "[stw][lesson]") {
  fuba::test::Stand learner(fuba::test::still());
  const auto click = [&](const char* square) {
    learner.press(app::SquareBoard::focus_id(*parse_square(square)));
  };
  learner.press("learn");
  learner.press("lessons of stw");
  learner.press("lesson stw/set");
  learner.press("lesson on");
  learner.press("lesson on");
  CHECK_FALSE(learner.offers("lesson on"));
  click("F6");
  click("F9");
  learner.press("lesson more");
  learner.press("close sheet");
  for (const char* square : {"H7", "H10", "H10", "G12", "G10", "G12"}) click(square);
  CHECK_FALSE(learner.director().settings().learned.contains("stw/set"));
  learner.press("lesson on");
  learner.press("lesson on");
  CHECK(learner.director().settings().learned.contains("stw/set"));
  CHECK(learner.offers("lesson next"));
  learner.key(SDLK_ESCAPE);
  CHECK(learner.offers("lesson stw/free"));
  CHECK_FALSE(learner.under_way());
}

}  // namespace stw::test::lessons
