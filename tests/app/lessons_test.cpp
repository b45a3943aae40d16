#include <algorithm>

#include "fuba/rules_files.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"
#include "fuba/table/lessons/open_lesson.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "grips.hpp"
#include "lesson/check.hpp"
#include "lesson_taker.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "table.hpp"

namespace fuba::test::lessons_test {
namespace {

using app::OpenLesson;

lesson::TextReader reader() { return tabletop::rules_reader(tabletop::find_data_folder().value()); }

OpenLesson opened(const std::string& id) {
  auto open = app::open_lesson(content(), id, reader());
  INFO(id << (open ? "" : ": " + open.error()));
  REQUIRE(open);
  return std::move(*open);
}

/// The ids of all lessons, as they are listed.
std::vector<std::string> all_lessons() {
  std::vector<std::string> ids;
  for (const app::EditionTexts& texts : content().texts)
    for (const std::string& id : texts.lessons) ids.push_back(texts.edition + "/" + id);
  return ids;
}

/// Takes a lesson to its end with all wrong turns on the way; answers how many they were.
int take(const std::string& id) {
  return LessonTaker<Fuba, app::MatchPlay>(opened(id), content().words, still()).take();
}

}  // namespace

TEST_CASE("there are ten lessons of FUBA 3.0 and three of each other edition") {
  std::vector<std::size_t> counts;
  for (const app::EditionTexts& texts : content().texts) counts.push_back(texts.lessons.size());
  CHECK(counts == std::vector<std::size_t>{10, 3, 3});
}

TEST_CASE("every lesson is played to its end, and every wrong turn is answered and leaves it going") {
  for (const std::string& id : all_lessons()) {
    CAPTURE(id);
    const OpenLesson open = opened(id);
    if (open.lesson.is_match()) continue;
    const auto wrong = lesson::check<Fuba>(open.lesson, open.rules, open.positions);
    INFO((wrong ? to_string(*wrong) : std::string()));
    CHECK_FALSE(wrong);
    CHECK(take(id) > 0);
  }
}

TEST_CASE("no text of a lesson is left over") {
  std::vector<std::string> asked;
  for (const app::EditionTexts& texts : content().texts) {
    if (!texts.lessons.empty()) asked.push_back("lesson." + texts.edition + ".about");
    for (const std::string& id : texts.lessons)
      std::ranges::copy(lesson::text_keys(texts.edition, opened(texts.edition + "/" + id).lesson),
                        std::back_inserter(asked));
  }
  for (const auto& [key, text] : content().words.texts())
    if (key.starts_with("lesson.")) {
      CAPTURE(key);
      CHECK(std::ranges::find(asked, key) != asked.end());
    }
}

TEST_CASE("a lesson is a few sentences at a time, and cites a rule at each step") {
  constexpr std::size_t longest = 330;
  for (const std::string& id : all_lessons()) {
    const OpenLesson open = opened(id);
    for (const std::string& key : lesson::text_keys(open.edition, open.lesson)) {
      CAPTURE(key);
      CHECK(content().words[key].size() <= longest);
    }
    for (const lesson::Step& step : open.lesson.steps)
      CHECK(section(content().of(open.edition).book, step.rule).has_value());
  }
}

TEST_CASE("a lesson with a fault is refused with its file and field") {
  const auto refused = [](const std::string& text) {
    const auto open = app::open_lesson(content(), "fuba-3.0/ball", [&](std::string_view file) {
      return file == "fuba-3.0/lessons/ball.json" ? std::optional(text) : std::nullopt;
    });
    return open ? std::string() : open.error();
  };
  CHECK(refused(R"({"position":{},"steps":[{"id":"value","rule":"3.0/77"}]})")
            .starts_with("fuba-3.0/lessons/ball.json, /steps/0/rule: the rulebook has no \"3.0/77\""));
  CHECK(refused(R"({"position":{},"steps":[{"id":"value","rule":"3.0/4.a","about":["area Q9"]}]})")
            .starts_with("fuba-3.0/lessons/ball.json, /steps/0/about: the table has no \"area Q9\""));
  CHECK(refused(R"({"position":{},"steps":[{"id":"nothing","rule":"3.0/4.a"}]})")
            .find("has no text \"lesson.fuba-3.0.ball.nothing\"") != std::string::npos);
  CHECK(refused(R"({"position":{"ball":{"value":9}},"steps":[{"id":"value","rule":"3.0/4.a"}]})")
            .starts_with("fuba-3.0/lessons/ball.json, /position/ball/value:"));
  CHECK(refused(R"({"position":{},"steps":[{"id":"value","rule":"3.0/4.a"},
                    {"id":"new","rule":"3.0/4.a","position":{"half":7}}]})")
            .starts_with("fuba-3.0/lessons/ball.json, /steps/1/position/half:"));
  CHECK(app::open_lesson(content(), "chess/ball", reader()).error() ==
        "There is no edition \"chess\" to learn.");
}

TEST_CASE("what a lesson speaks of is known by its words") {
  for (const char* subject : {"ball", "area C3", "pieces home C3", "keeper away", "goal home", "clock",
                              "track", "score", "tray away", "dice", "now", "log", "choice action press"})
    CHECK(app::knows_subject(subject));
  for (const char* subject :
       {"", "area", "area Z1", "pieces C3", "keeper", "balls", "choice", "choice fly", "now x"})
    CHECK_FALSE(app::knows_subject(subject));
}

namespace {

/// Somebody who learns, with the program's window before him.
class Learner : public Stand {
 public:
  Learner() : Stand(still()) {}

  void open(const std::string& id) {
    press("learn");
    press("lesson " + id);
  }
  void read(int steps) {
    for (int step = 0; step < steps; ++step) press("lesson on");
  }
  void click(Area area) {
    const app::TableLayout table(1280, 800);
    mirror().click(open_place(paint::MatLayout(table.mat, content().rules->pitch), area));
  }
  bool learned(const std::string& id) { return director().settings().learned.contains(id); }
};

}  // namespace

TEST_CASE(
    "the first lesson is taken by mouse, with a wrong turn, a look at the rule, and a tick at its end") {
  Learner learner;
  learner.open("fuba-3.0/ball");
  CHECK_FALSE(learner.offers("lesson back"));
  learner.read(3);
  CHECK_FALSE(learner.offers("lesson on"));
  learner.press("target C3");
  CHECK_FALSE(learner.offers("lesson on"));
  learner.press("lesson more");
  CHECK(learner.offers("close sheet"));
  learner.press("close sheet");
  learner.click(Area::L3);
  CHECK(learner.offers("lesson on"));
  CHECK_FALSE(learner.learned("fuba-3.0/ball"));
  learner.read(3);
  CHECK(learner.learned("fuba-3.0/ball"));
  CHECK(learner.offers("lesson next"));
  learner.press("lesson next");
  CHECK(learner.offers("lesson on"));
  learner.key(SDLK_ESCAPE);
  CHECK(learner.offers("lesson fuba-3.0/pass"));
}

TEST_CASE("while a lesson only talks, the choices of the next question are shown where it speaks of them") {
  Learner learner;
  std::vector<app::Written> texts;
  learner.mirror().note_down(texts);
  const auto says = [&](const std::string& words) {
    learner.mirror().wake();
    return std::ranges::any_of(texts, [&](const auto& text) { return text.words.starts_with(words); });
  };
  const std::string question = "Home: where do you play the ball?";
  learner.open("fuba-3.0/ball");
  CHECK_FALSE(says(question));
  CHECK(says("Read the card."));
  learner.read(3);
  CHECK(says(question));
  learner.key(SDLK_ESCAPE);
  learner.press("lesson fuba-3.0/pass");
  CHECK(says(question));
  learner.read(1);
  CHECK_FALSE(says(question));
}

TEST_CASE("with text twice as large the window shows the card of a lesson and what it speaks of") {
  app::Settings settings = still();
  settings.text = app::text_names.size() - 1;
  Stand stand(settings);
  std::vector<app::Written> texts;
  stand.mirror().note_down(texts);
  stand.director().go(app::place::Lesson{"fuba-3.0/ball"});
  stand.mirror().wake();
  for (int step = 0; step < 3; ++step) stand.key(SDLK_RETURN);
  const app::TableLayout table(2560, 1600);
  const SDL_FRect area = paint::MatLayout(table.mat, content().rules->pitch).area(Area::L3);
  const auto seen = [&](SDL_FPoint at) {
    const SDL_Point corner = stand.mirror().seen();
    return at.x >= static_cast<float>(corner.x) && at.x <= static_cast<float>(corner.x) + 1280 &&
           at.y >= static_cast<float>(corner.y) && at.y <= static_cast<float>(corner.y) + 800;
  };
  CHECK(seen({area.x, area.y}));
  CHECK(seen({area.x + area.w, area.y + area.h}));
  const auto card = std::ranges::find_if(
      texts, [](const auto& text) { return text.words.starts_with("Now play the ball."); });
  REQUIRE(card != texts.end());
  CHECK(seen({card->rect.x, card->rect.y}));
  CHECK(seen({card->rect.x + card->rect.w, card->rect.y + card->rect.h}));
}

TEST_CASE("Enter and Space read on, Backspace goes back with the match as it stood") {
  Learner learner;
  learner.open("fuba-3.0/ball");
  learner.key(SDLK_RETURN);
  learner.key(SDLK_SPACE);
  learner.key(SDLK_RETURN);
  learner.click(Area::L3);
  REQUIRE(learner.offers("lesson on"));
  learner.key(SDLK_BACKSPACE);
  CHECK_FALSE(learner.offers("lesson on"));
  CHECK(learner.offers("target C3"));
  learner.click(Area::L3);
  CHECK(learner.offers("lesson on"));
}

TEST_CASE("nothing of a lesson is kept as a match under way") {
  Learner learner;
  learner.open("fuba-3.0/ball");
  learner.read(3);
  learner.click(Area::L3);
  CHECK_FALSE(learner.under_way());
}

TEST_CASE("what was learned is remembered from one start to the next") {
  TestFolder folder;
  app::Settings settings;
  settings.learned = {"fuba-3.0/ball", "fuba-it/numbers"};
  REQUIRE(save_settings(settings, folder.path() / "settings.json"));
  CHECK(app::load_settings(folder.path() / "settings.json").learned == settings.learned);
}

TEST_CASE("the way to the lessons is the title's first entry, and leads until something was learned") {
  Learner learner;
  learner.key(SDLK_RETURN);
  CHECK(learner.offers("lesson fuba-3.0/ball"));
  learner.press("lessons of fuba-it");
  CHECK(learner.offers("lesson fuba-it/two-dice"));
  learner.key(SDLK_ESCAPE);
  CHECK(learner.offers("learn"));
}

}  // namespace fuba::test::lessons_test
