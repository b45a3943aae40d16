#include "discipline.hpp"

#include "counters.hpp"
#include "fuba/frame_number.hpp"
#include "injuries.hpp"
#include "pieces.hpp"

namespace fuba::engine {
namespace {

/// 5.6.1.
bool shows_yellow(const Ruleset& rules, CardResult result, Team team, Area foul) {
  switch (result) {
    case CardResult::none:
      return false;
    case CardResult::own_side:
      return rules.pitch.partly_own_half[index(team)].contains(foul);
    default:
      return true;
  }
}

void yellow_rolled(const Context& context, Dice dice) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  const AreaDie foul = AreaDie::of(frame);
  const int die = std::min(dice[0] + foul.modifier, 6);
  const CardResult result = context.rules.yellow_card_test[static_cast<std::size_t>(die)];
  context.emit({.kind = EventKind::card_test,
                .cause = Cause::yellow_card,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(die), static_cast<std::int8_t>(result)}});
  if (!shows_yellow(context.rules, result, frame.team, foul.area)) return;
  const bool always_tested = result == CardResult::card_and_red_test;
  const bool violent = always_tested || result == CardResult::card_and_extra_in_red_test;
  const bool injury_first = context.rules.policies.violent_foul == Policies::ViolentFoul::injury_first;
  if (violent && !injury_first) injure(context, opponent(frame.team));
  book(context, frame.team, always_tested ? RedTest::always : RedTest::if_booked_before, violent ? 1 : 0);
  if (violent && injury_first) injure(context, opponent(frame.team));
}

/// 5.6.2: yellow cards are exchanged for the red one, two of them unless the die was a 1.
void show_red(const Context& context, Team team, int die) {
  TeamState& side = context.state.side(team);
  const int exchanged = std::min(die == 1 ? 1 : 2, int{side.yellow});
  side.yellow = static_cast<std::uint8_t>(side.yellow - exchanged);
  count_up(side.red);
  context.emit({.kind = EventKind::red_card,
                .cause = Cause::red_card,
                .team = team,
                .figures = {static_cast<std::int8_t>(side.red), static_cast<std::int8_t>(side.yellow)}});
  context.then({{Step::removal, team}});
}

void red_rolled(const Context& context, Dice dice) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  const int cards = context.state.side(frame.team).yellow + frame.number;
  const bool red = dice[0] < cards;
  context.emit({.kind = EventKind::red_card_test,
                .cause = Cause::red_card,
                .team = frame.team,
                .figures = {static_cast<std::int8_t>(dice[0]), static_cast<std::int8_t>(cards),
                            static_cast<std::int8_t>(red)}});
  if (red) show_red(context, frame.team, dice[0]);
}

void remove_player(const Context& context, Area from) {
  const Team team = context.frame().team;
  context.state.agenda.pop();
  --context.state.side(team).players[index(from)];
  context.emit({.kind = EventKind::removed, .cause = Cause::red_card, .team = team, .from = from});
  if (leaves_ball_alone(context.state, team, from)) context.then({{Step::ball_winner, team}});
}

/// R16: the team picks an outfield player; its last one stays.
bool enter_removal(const Context& context) {
  const TeamState& side = context.state.side(context.frame().team);
  const AreaSet areas = outfield_areas(side);
  if (areas.size() > 1) return true;
  if (outfield_total(side) > 1)
    remove_player(context, areas.first());
  else
    context.state.agenda.pop();
  return false;
}

void list_removals(const Ruleset&, const State& state, CommandList& list) {
  for (const Area area : outfield_areas(state.side(state.agenda.top().team)))
    list.add(commands::at(Verb::remove, area));
}

std::optional<Refusal> refuse_removal(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::remove) return std::nullopt;
  return Refusal{.reason = Reason::nobody_to_remove, .area = command.from()};
}

void choose_removal(const Context& context, const Command& command) {
  remove_player(context, command.from());
}

}  // namespace

void test_for_card(const Context& context, Team team, Area foul, int modifier) {
  context.then({{Step::yellow_card, team, AreaDie{modifier, foul}.packed()}});
}

void book(const Context& context, Team team, RedTest test, int extra_cards) {
  TeamState& side = context.state.side(team);
  count_up(side.yellow);
  context.emit({.kind = EventKind::yellow_card,
                .cause = Cause::yellow_card,
                .team = team,
                .figures = {static_cast<std::int8_t>(side.yellow)}});
  if (side.yellow > 1 || test == RedTest::always)
    context.then({{Step::red_card, team, static_cast<std::uint8_t>(extra_cards)}});
}

const StepRules yellow_card_step{.purpose = Purpose::yellow_card, .rolled = yellow_rolled};
const StepRules red_card_step{.purpose = Purpose::red_card, .rolled = red_rolled};
const StepRules removal_step{.enter = enter_removal,
                             .kind = DecisionKind::remove,
                             .nature = Nature::settlement,
                             .list = list_removals,
                             .refuse = refuse_removal,
                             .choose = choose_removal};

}  // namespace fuba::engine
