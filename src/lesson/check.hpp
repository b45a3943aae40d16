#pragma once

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <variant>

#include "lesson/lesson_file.hpp"
#include "lesson/progress.hpp"
#include "tabletop/match.hpp"

namespace lesson {

using tabletop::DiceSource;
using tabletop::Game;
using tabletop::Match;

/// The match of a lesson's scene as it stands after choices that were made in it.
template <Game G>
Match<G> match_of(const Scene& scene, const std::shared_ptr<const typename G::Ruleset>& rules,
                  const typename G::State& position, const std::vector<std::string>& made = {}) {
  Match<G> match(rules, position, DiceSource::scripted(scene.dice));
  static_cast<void>(match.roll_due());
  for (const std::string& choice : made)
    if (const auto command = G::parse_command(choice)) static_cast<void>(match.choose(*command));
  return match;
}

/// Plays a lesson to its end by all that is right in it.
template <Game G>
class Check {
 public:
  using Rules = std::shared_ptr<const typename G::Ruleset>;

  /// `positions`: of its scenes.
  Check(const Lesson& lesson, Rules rules, const std::vector<typename G::State>& positions)
      : lesson_(lesson), rules_(std::move(rules)), positions_(positions) {}

  /// What keeps it from being played; nothing if nothing does.
  std::optional<LessonError> run() {
    follow(Progress(lesson_), match(0));
    return error_;
  }

 private:
  Match<G> match(std::size_t scene) const {
    return match_of<G>(lesson_.scenes[scene], rules_, positions_[scene]);
  }

  void refuse(const Progress& progress, std::string_view field, std::string problem) {
    if (!error_)
      error_ = {lesson_.file, fmt::format("/steps/{}/{}", progress.number(), field), std::move(problem)};
  }

  /// Makes a choice in the match. False where it cannot be made.
  bool make(const Progress& progress, std::string_view field, Match<G>& match, const std::string& choice) {
    const auto command = G::parse_command(choice);
    if (!command) {
      refuse(progress, field, fmt::format("\"{}\" is no choice; write it as docs/protocol.md does", choice));
      return false;
    }
    const std::string open = listed(match);
    const auto made = match.choose(*command);
    if (made) return true;
    if (std::holds_alternative<tabletop::DiceShortage<G>>(made.error()))
      refuse(progress, field, fmt::format("the dice run out at \"{}\"; lay more of them down", choice));
    else
      refuse(progress, field, fmt::format("\"{}\" cannot be chosen here; what can is {}", choice, open));
    return false;
  }

  void follow(Progress progress, Match<G> match) {
    while (const auto own = progress.own_choice()) {
      if (!make(progress, "plays", match, *own)) return;
      progress.played();
    }
    if (error_ || progress.over()) return;
    const Step step = progress.step();
    if (step.only_read()) {
      const std::size_t scene = progress.scene();
      progress.read_on();
      if (progress.scene() != scene) match = this->match(progress.scene());
      return follow(std::move(progress), std::move(match));
    }
    if (!match.decision() || match.decision()->team != lesson_.learner)
      return refuse(progress, "do", "the learner does not choose here; let the lesson play up to his choice");
    check_answers(progress, match);
    for (const std::string& right : step.right) {
      Match<G> trial = match;
      if (!make(progress, "do", trial, right)) return;
      Progress next = progress;
      next.take(right);
      follow(std::move(next), std::move(trial));
    }
  }

  /// Every pattern has to cover a choice that can be made and is wrong.
  void check_answers(const Progress& progress, const Match<G>& match) {
    for (const Answer& answer : progress.step().answers) {
      for (const std::string& pattern : answer.to) {
        bool used = false;
        for (const auto& command : match.legal()) {
          Progress trial = progress;
          used = used || (covers(pattern, G::to_string(command)) && !trial.take(G::to_string(command)) &&
                          trial.answer() == progress.step().id + "-" + answer.id);
        }
        if (!used) {
          refuse(progress, "answers/" + answer.id,
                 fmt::format("nothing that can be chosen here has this answer by \"{}\"; what can is {}",
                             pattern, listed(match)));
        }
      }
    }
  }

  static std::string listed(const Match<G>& match) {
    std::string list;
    for (const auto& command : match.legal()) list += (list.empty() ? "" : ", ") + G::to_string(command);
    return list.empty() ? "nothing" : list;
  }

  const Lesson& lesson_;
  Rules rules_;
  const std::vector<typename G::State>& positions_;
  std::optional<LessonError> error_;
};

/// Whether a lesson can be played to its end from the positions of its scenes: each choice of its own and
/// each right one must be open when its step comes, to the learner where it is his, the dice must suffice,
/// and each answer must have a wrong choice to answer.
template <Game G>
std::optional<LessonError> check(const Lesson& lesson,
                                 const std::shared_ptr<const typename G::Ruleset>& rules,
                                 const std::vector<typename G::State>& positions) {
  return Check<G>(lesson, rules, positions).run();
}

}  // namespace lesson
