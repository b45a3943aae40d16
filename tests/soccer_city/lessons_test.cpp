// The lessons: each is played to its end by everything that is right in it, and nothing of it stays unsaid.
#include <algorithm>

#include "lesson/check.hpp"
#include "soccer_city/match.hpp"
#include "soccer_city/scenario.hpp"
#include "soccer_city/words/rulebook.hpp"
#include "soccer_city/words_files.hpp"
#include "support/catch.hpp"

namespace soccer_city::test::lessons {
namespace {

std::vector<lesson::Lesson> all_lessons() {
  std::vector<lesson::Lesson> all;
  const auto ids = lesson::lesson_list(edition_id, read_rules_file).value();
  for (const std::string& id : ids) {
    auto read = lesson::read_lesson(edition_id, id, read_rules_file);
    INFO((read ? "" : to_string(read.error())));
    REQUIRE(read);
    all.push_back(*std::move(read));
  }
  return all;
}

bool in_book(const Rulebook& book, std::string_view rule) {
  return std::ranges::any_of(book.chapters, [&](const Rulebook::Chapter& chapter) {
    return std::ranges::any_of(chapter.sections, [&](const Rulebook::Section& section) {
      return std::ranges::find(section.statements, rule, &Rulebook::Statement::id) !=
             section.statements.end();
    });
  });
}

}  // namespace

TEST_CASE("city: every lesson is played to its end", "[lessons]") {
  const auto all = all_lessons();
  CHECK(all.size() == 4);
  const auto shared = std::make_shared<const Ruleset>(rules());
  for (const lesson::Lesson& each : all) {
    std::vector<State> positions;
    for (const lesson::Scene& scene : each.scenes)
      positions.push_back(state_from_json(rules(), scene.position).value());
    const auto wrong = lesson::check<SoccerCity>(each, shared, positions);
    INFO((wrong ? to_string(*wrong) : ""));
    CHECK_FALSE(wrong);
  }
}

TEST_CASE("city: every step of a lesson has its text and the rule it is about", "[lessons][words]") {
  const Words words = load_words().value();
  const Rulebook book = make_rulebook(read_rules_file).value();
  CHECK(words.has("lesson.soccer-city.about"));
  for (const lesson::Lesson& each : all_lessons()) {
    for (const std::string& key : lesson::text_keys(edition_id, each)) {
      INFO(key);
      CHECK(words.has(key));
    }
    for (const lesson::Step& step : each.steps) {
      INFO(step.id);
      CHECK(in_book(book, step.rule));
    }
  }
}

}  // namespace soccer_city::test::lessons
