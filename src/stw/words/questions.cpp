#include <fmt/format.h>

#include <array>

#include "stw/words/rulebook.hpp"
#include "stw/words/texts.hpp"

namespace stw {
namespace {

/// What may be asked.
constexpr std::array<std::string_view, 17> asked_situations{
    "move",   "ball",   "ball-extra",    "ball-restart", "capture",      "keeper-free",
    "keeper", "defend", "defend-free",   "place-keeper", "place-kicker", "place-striker",
    "take",   "leave",  "return-keeper", "place-taker",  "put"};

constexpr std::string_view throw_due = "dice";
constexpr std::string_view match_over = "over";

bool is_free(const State& state) {
  return state.ball != Square::none && state.side(state.control).number_at(state.ball) == 0;
}

/// The kicking team's first striker has the ball (W22).
bool places_kicker(const State& state) { return state.acting == state.control && state.ball == Square::none; }

}  // namespace

std::string_view situation(const State& state) {
  if (is_over(state)) return match_over;
  if (roll(state)) return throw_due;
  switch (state.step) {
    case Step::move:
      return "move";
    case Step::ball:
      return state.extra ? "ball-extra" : state.restart != Restart::none ? "ball-restart" : "ball";
    case Step::capture:
      return "capture";
    case Step::keeper:
      return is_free(state) ? "keeper-free" : "keeper";
    case Step::defend:
      return is_free(state) ? "defend-free" : "defend";
    case Step::place_keeper:
      return "place-keeper";
    case Step::place_striker:
      return places_kicker(state) ? "place-kicker" : "place-striker";
    case Step::take:
      return "take";
    case Step::leave:
      return "leave";
    case Step::return_keeper:
      return "return-keeper";
    case Step::place_taker:
      return "place-taker";
    default:
      return "put";
  }
}

std::vector<std::string_view> situations() {
  std::vector<std::string_view> all(asked_situations.begin(), asked_situations.end());
  all.insert(all.end(), {throw_due, match_over});
  return all;
}

void list_question_texts(Texts& texts) {
  for (const std::string_view key : asked_situations)
    texts.push_back({fmt::format("question.{}", key), {"team", "die", "ball", "left"}});
}

std::string question(const Words& words, const State& state, const Names& names) {
  const auto asked = decision(state);
  if (!asked) return {};
  return fill(words, fmt::format("question.{}", situation(state)),
              {{"team", names[asked->team]},
               {"die", std::to_string(state.dice[0] + state.dice[1])},
               {"ball", shown(state.ball)},
               {"left", std::to_string(state.puts[index(asked->team)])}});
}

}  // namespace stw
