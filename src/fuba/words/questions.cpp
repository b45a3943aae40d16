#include <fmt/format.h>

#include <algorithm>

#include "fuba/frame_number.hpp"
#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// The kinds of decision (docs/protocol.md); some have more than one question.
struct Asked {
  DecisionKind kind;
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

/// Which of some steps asks; their count where it is another one.
template <Step... steps>
std::size_t asking(const State& state) {
  constexpr std::array all{steps...};
  return static_cast<std::size_t>(std::ranges::find(all, state.agenda.top().step) - all.begin());
}

/// Moves before a kick, in an easy situation, and those that an event or a card grants.
std::size_t occasion(const State& state) {
  constexpr std::size_t granted = 3;
  const std::size_t which = asking<Step::quick_moves, Step::reply_moves, Step::easy_situation>(state);
  return which == granted ? granted + number_of(state) : which;
}

/// Actions, and the choices of an action stage.
std::size_t action_asked(const State& state) {
  constexpr std::size_t actions = 2;
  return state.agenda.top().step == Step::stage_choice ? actions + number_of(state) : number_of(state);
}

std::size_t points_asked(const State& state) { return state.agenda.top().step == Step::points_off ? 1 : 0; }

/// In the break before the second half, before extra time, or by a card.
std::size_t change_asked(const State& state) {
  if (state.agenda.top().step != Step::change_formation) return 1;
  return state.half == 1 ? 0 : 2;
}

/// Pieces of a set-up, or a substitute.
std::size_t placing(const State& state) {
  const auto substitute = static_cast<std::size_t>(Restart::penalty_kick) + 1;
  return state.agenda.top().step == Step::substitute_enters ? substitute : restart_of(state);
}

std::vector<std::string> placings() {
  auto all = restarts();
  all.emplace_back("substitute");
  return all;
}

std::size_t spent_on(const State& state) { return std::min<std::size_t>(number_of(state), 2); }

const std::vector<Asked>& all_asked() {
  static const std::vector<Asked> all{
      {DecisionKind::formation},
      {DecisionKind::kick_off},
      {DecisionKind::place, placings(), placing},
      {DecisionKind::place_keeper},
      {DecisionKind::adjust},
      {DecisionKind::corner},
      {DecisionKind::target, restarts(), restart_of},
      {DecisionKind::bring},
      {DecisionKind::react,
       {"before-kick", "reply", "granted", "after-event", "keeper", "catenaccio", "run"},
       occasion},
      {DecisionKind::free},
      {DecisionKind::action,
       {"first", "second", "stage", "after-shot", "before-kick", "press", "substitute"},
       action_asked},
      {DecisionKind::move},
      {DecisionKind::second},
      {DecisionKind::free_kick},
      {DecisionKind::dive},
      {DecisionKind::kick},
      {DecisionKind::remove,
       {"sent-off", "injured", "substituted", "injured-keeper"},
       asking<Step::removal, Step::injury, Step::substitute_leaves>},
      {DecisionKind::change, {"half-time", "card", "extra-time"}, change_asked},
      {DecisionKind::role},
      {DecisionKind::skill},
      {DecisionKind::via},
      {DecisionKind::boost, {"movement", "positioning", "more-moves"}, spent_on},
      {DecisionKind::use,
       {"turn-start", "pass", "before-dice", "special-event", "check-end", "action-stage", "first-action",
        "movement", "positioning", "pressing", "won-press", "own-attempt", "opposing-attempt", "penalty",
        "action-end", "fresh-player"},
       number_of},
      {DecisionKind::sweep},
      {DecisionKind::slow},
      {DecisionKind::subs, {"offered", "announced"}, asking<Step::offer_substitutions>},
      {DecisionKind::sub, {"made", "injured"}, asking<Step::substitution>},
      {DecisionKind::lose, {"tired", "before-match"}, points_asked},
      {DecisionKind::gain},
      {DecisionKind::ball},
      {DecisionKind::value},
      {DecisionKind::fans},
      {DecisionKind::style, {"defence", "midfield", "forward"}, number_of},
      {DecisionKind::shift},
      {DecisionKind::var, {"goal", "press"}, number_of},
  };
  return all;
}

std::string question_key(const Asked& asked, std::size_t which = 0) {
  const std::string key = fmt::format("question.{}", name(asked.kind));
  return asked.variants.empty() ? key : fmt::format("{}.{}", key, asked.variants.at(which));
}

constexpr std::array<std::string_view, 9> question_values{
    "team", "opponent", "ball", "value", "moves", "players", "to_go", "more_moves", "points_off"};

}  // namespace

void list_question_texts(Texts& texts) {
  for (const Asked& asked : all_asked())
    for (std::size_t at = 0; at < std::max<std::size_t>(asked.variants.size(), 1); ++at)
      texts.push_back({question_key(asked, at), {question_values.begin(), question_values.end()}});
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
               {"moves", std::to_string(state.window.allowed - state.window.made)},
               {"players", std::to_string(state.side(decision.team).in_hand)},
               {"to_go", std::to_string(number_of(state))},
               {"points_off", std::to_string(number_of(state) - 1)},
               {"more_moves", std::to_string(moves_by_boost(state.agenda.top()))}});
}

}  // namespace fuba
