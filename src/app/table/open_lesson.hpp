#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "lesson/lesson_file.hpp"
#include "tabletop/game.hpp"
#include "words/words.hpp"

namespace fuba::table {

/// A lesson with the match in which it is taken.
template <tabletop::Game G>
struct OpenLesson {
  std::string edition;
  lesson::Lesson lesson;
  std::shared_ptr<const typename G::Ruleset> rules;
  std::vector<typename G::State> positions;  ///< of its scenes
  /// A rule as it is cited at the table: "4.5" for "3.0/4.5".
  std::string (*cite)(std::string_view rule, std::string_view edition);

  /// As listed: "fuba-3.0/ball". No other lesson has it.
  std::string id() const { return edition + "/" + lesson.id; }
};

/// "fuba-3.0/ball" taken apart: the edition, and the lesson in it.
std::pair<std::string, std::string> lesson_named(std::string_view id);

/// What lessons of an edition may cite and speak of.
struct LessonGround {
  const words::Words& words;
  std::function<bool(std::string_view rule)> has_rule;
  std::function<bool(std::string_view subject)> has_subject;
};

/// What is wrong with the rules, subjects and texts of a lesson; nothing if nothing is.
std::optional<lesson::LessonError> fault_of(std::string_view edition, const lesson::Lesson& lesson,
                                            const LessonGround& ground);

/// Says where in the file the position of a scene stands that cannot be.
std::string wrong_position(const lesson::Lesson& lesson, std::size_t scene,
                           const tabletop::PositionError& error);

/// Makes rules of what a position names of them.
template <tabletop::Game G>
using ChoiceOf = std::function<tl::expected<typename G::RulesChoice, tabletop::PositionError>(
    const nlohmann::json& position)>;
template <tabletop::Game G>
using MakeRules = std::function<tl::expected<std::shared_ptr<const typename G::Ruleset>, std::string>(
    const typename G::RulesChoice& choice)>;

/// Makes the match of a lesson that was read; or a sentence on what is wrong and where.
template <tabletop::Game G>
tl::expected<OpenLesson<G>, std::string> lay_out(std::string edition, lesson::Lesson lesson,
                                                 const ChoiceOf<G>& choice_of, const MakeRules<G>& make_rules,
                                                 decltype(OpenLesson<G>::cite) cite) {
  const auto choice = choice_of(lesson.scenes.front().position);
  if (!choice) return tl::unexpected(wrong_position(lesson, 0, choice.error()));
  auto rules = make_rules(*choice);
  if (!rules) return tl::unexpected(rules.error());
  std::vector<typename G::State> positions;
  for (std::size_t scene = 0; scene < lesson.scenes.size(); ++scene) {
    const auto position = G::state_from_json(**rules, lesson.scenes[scene].position);
    if (!position) return tl::unexpected(wrong_position(lesson, scene, position.error()));
    positions.push_back(*position);
  }
  return OpenLesson<G>{std::move(edition), std::move(lesson), *std::move(rules), std::move(positions), cite};
}

}  // namespace fuba::table
