#include <fmt/format.h>

#include <array>

#include "soccer_city/prospects.hpp"
#include "soccer_city/words/rulebook.hpp"
#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

/// What the ball phase offers, by `FreeBall`.
constexpr std::array<std::string_view, free_ball_count> ball_situations{
    "ball", "ball-kick-off", "ball-keeper", "ball-free-kick", "ball-corner"};

/// By `RunKind`.
constexpr std::array<std::string_view, run_kind_count> run_situations{"run-sprint", "run-solo", "run-shift",
                                                                      "run-sprint-back", "run-rush-out"};

constexpr std::array<std::string_view, 20> other_situations{
    "line-up",    "place-keeper", "place",       "quick-ball",
    "anticipate", "action",       "give",        "give-run",
    "return",     "cross",        "shot",        "reposition",
    "defence",    "slip",         "corner-runs", "reposition-defence",
    "taker",      "dive",         "kick",        "corner"};

constexpr std::array<std::string_view, 2> keep_situations{"keep-may", "keep-must"};

constexpr std::string_view throw_due = "dice";
constexpr std::string_view match_over = "over";

/// Who is placed next.
Number next_number(const State& state) { return *state.side(state.agenda.top().team).lined_up.begin(); }

bool is_of_runs(const State& state) {
  switch (state.agenda.top().step) {
    case Step::run:
    case Step::give_run:
    case Step::reposition:
    case Step::corner_runs:
    case Step::slip:
      return true;
    default:
      return false;
  }
}

std::vector<std::string_view> asked_situations() {
  std::vector<std::string_view> all(other_situations.begin(), other_situations.end());
  all.insert(all.end(), ball_situations.begin(), ball_situations.end());
  all.insert(all.end(), run_situations.begin(), run_situations.end());
  all.insert(all.end(), keep_situations.begin(), keep_situations.end());
  return all;
}

}  // namespace

std::string_view situation(const State& state) {
  if (is_over(state)) return match_over;
  if (roll(state)) return throw_due;
  const Frame& frame = state.agenda.top();
  switch (frame.step) {
    case Step::place:
      return next_number(state) == keeper_number ? "place-keeper" : "place";
    case Step::ball:
      return ball_situations[static_cast<std::size_t>(state.turn.free)];
    case Step::run:
      return run_situations[frame.number];
    case Step::give_back:
      return "return";
    case Step::reposition:
      return frame.team == state.turn.attack ? "reposition" : "reposition-defence";
    case Step::keep:
      return keep_situations[frame.number];
    default:
      return name(frame.step);
  }
}

std::vector<std::string_view> situations() {
  std::vector<std::string_view> all = asked_situations();
  all.insert(all.end(), {throw_due, match_over});
  return all;
}

void list_question_texts(Texts& texts) {
  for (const std::string_view key : asked_situations())
    texts.push_back({fmt::format("question.{}", key), {"team", "player", "left"}});
}

std::string question(const Words& words, const Ruleset& rules, const State& state, const Names& names) {
  const auto asked = decision(state);
  if (!asked) return {};
  return fill(words, fmt::format("question.{}", situation(state)),
              {{"team", names[asked->team]},
               {"player", asked->kind == DecisionKind::place ? player(words, next_number(state)) : ""},
               {"left", is_of_runs(state) ? std::to_string(runs_left(rules, state)) : ""}});
}

}  // namespace soccer_city
