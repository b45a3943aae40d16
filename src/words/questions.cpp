#include <fmt/format.h>

#include <algorithm>

#include "words/texts.hpp"

namespace fuba {
namespace {

/// The kinds of decision (docs/protocol.md); some have more than one question.
struct Asked {
  std::string_view kind;
  std::vector<std::string> variants = {};
  std::size_t (*which)(const State&) = nullptr;
};

std::size_t restart_of(const State& state) { return static_cast<std::size_t>(state.turn.restart); }

std::vector<std::string> restarts() {
  std::vector<std::string> all;
  for (std::size_t at = 0; at <= static_cast<std::size_t>(Restart::penalty_kick); ++at)
    all.emplace_back(name(static_cast<Restart>(at)));
  return all;
}

std::size_t number_of(const State& state) { return state.agenda.top().number; }

std::size_t occasion(const State& state) {
  constexpr std::array steps{Step::quick_moves, Step::reply_moves};
  const auto found = std::ranges::find(steps, state.agenda.top().step);
  return static_cast<std::size_t>(found - steps.begin());
}

const std::vector<Asked>& all_asked() {
  static const std::vector<Asked> all{
      {"formation"},
      {"kick-off"},
      {"place", restarts(), restart_of},
      {"place-keeper"},
      {"adjust"},
      {"corner"},
      {"target", restarts(), restart_of},
      {"bring"},
      {"react", {"before-kick", "reply", "granted"}, occasion},
      {"free"},
      {"action", {"first", "second"}, number_of},
      {"move"},
      {"second"},
      {"free-kick"},
      {"dive"},
      {"kick"},
      {"remove"},
      {"change"},
  };
  return all;
}

std::string question_key(const Asked& asked, std::size_t which = 0) {
  const std::string key = fmt::format("question.{}", asked.kind);
  return asked.variants.empty() ? key : fmt::format("{}.{}", key, asked.variants[which]);
}

constexpr std::array<std::string_view, 6> common{"team", "opponent", "ball", "value", "moves", "players"};

}  // namespace

void list_question_texts(Texts& texts) {
  for (const Asked& asked : all_asked())
    for (std::size_t at = 0; at < std::max<std::size_t>(asked.variants.size(), 1); ++at)
      texts.push_back({question_key(asked, at), {common.begin(), common.end()}});
}

std::string question(const Words& words, const Decision& decision, const State& state, const Names& names) {
  const auto asked = std::ranges::find(all_asked(), decision.kind, &Asked::kind);
  if (asked == all_asked().end()) return {};
  const std::size_t which = asked->which == nullptr ? 0 : asked->which(state);
  return fill(words, question_key(*asked, which),
              {{"team", names[decision.team]},
               {"opponent", names[opponent(decision.team)]},
               {"ball", std::string(name(state.ball))},
               {"value", std::to_string(state.ball_value)},
               {"moves", counted(words, "moves", state.window.allowed - state.window.made)},
               {"players", counted(words, "players", state.side(decision.team).in_hand)}});
}

}  // namespace fuba
