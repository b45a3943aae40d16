#include "skills.hpp"

#include "conditions.hpp"
#include "fuba/frame_number.hpp"
#include "pieces.hpp"
#include "skill_table.hpp"
#include "substitutions.hpp"

namespace fuba::engine {
namespace {

const CardRules& rules_of_card(Skill skill) { return card_table[index(skill)]; }

/// The cards of each moment.
const std::array<SkillSet, moment_count>& cards_by_moment() {
  static const std::array<SkillSet, moment_count> cards = [] {
    std::array<SkillSet, moment_count> sets;
    for (std::size_t at = 0; at < skill_count; ++at)
      sets[static_cast<std::size_t>(card_table[at].moment)].add(static_cast<Skill>(at));
    return sets;
  }();
  return cards;
}

/// Cards of the team that belong to the moment.
SkillSet held_for(const State& state, Team team, Moment moment) {
  return state.side(team).skills & cards_by_moment()[static_cast<std::size_t>(moment)];
}

/// Cards are paid by the line that faces the target, before there is one by that of the ball (R146).
Area paying_area(const State& state) {
  return state.turn.target == Area::none ? state.ball : state.turn.target;
}

// The window of a moment

Moment moment_of(const Frame& frame) { return static_cast<Moment>(frame.number); }

bool enter_window(const Context& context) {
  const Frame frame = context.frame();
  for (const Skill skill : held_for(context.state, frame.team, moment_of(frame)))
    if (card_playable(context.rules, context.state, frame.team, skill)) return true;
  context.state.agenda.pop();
  return false;
}

void list_window(const Ruleset& rules, const State& state, CommandList& list) {
  const Frame& frame = state.agenda.top();
  for (const Skill skill : held_for(state, frame.team, moment_of(frame)))
    if (card_playable(rules, state, frame.team, skill)) list.add(commands::card(Verb::use, skill));
  list.add(commands::plain(Verb::pass));
}

std::optional<Refusal> refuse_card(const Ruleset& rules, const State& state, const Command& command) {
  if (command.verb != Verb::use) return std::nullopt;
  const Team team = state.agenda.top().team;
  const Skill skill = command.skill();
  if (!state.side(team).skills.contains(skill)) return Refusal{.reason = Reason::skill_not_held};
  const int cost = rules.skills[index(skill)].cost;
  if (points_facing(rules, state, team, paying_area(state)) < cost)
    return Refusal{.reason = Reason::no_condition_point, .number = cost};
  return Refusal{.reason = Reason::skill_not_now};
}

void choose_card(const Context& context, const Command& command) {
  if (command.verb == Verb::pass)
    context.state.agenda.pop();
  else
    play_card(context, context.frame().team, command.skill());
}

// Dice of cards

void card_rolled(const Context& context, Dice dice) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  const auto& settle = rules_of_card(static_cast<Skill>(frame.number)).die;
  if (settle != nullptr) settle(context, frame.team, dice[0]);
}

/// `goal-poacher`: dice and players in the penalty area; the defending team acts first where they are equal.
void poacher_rolled(const Context& context, Dice dice) {
  State& state = context.state;
  const Team first = context.frame().team;
  state.agenda.pop();
  const Area box = state.turn.target;
  const int own = dice[0] + strength(context.rules, state, first, box);
  const int other = dice[1] + strength(context.rules, state, opponent(first), box);
  const Team defender = box == context.rules.pitch.penalty_area[0] ? Team::home : Team::away;
  const Team winner = own == other ? defender : own > other ? first : opponent(first);
  state.turn.settled_first = winner;
  context.emit({.kind = EventKind::first_to_act, .cause = Cause::skill, .team = winner});
}

// `trained-formation-change`

Command change_command(Line from, Line to) { return commands::change(from, to); }

void list_card_changes(const Ruleset&, const State& state, CommandList& list) {
  const TeamState& side = state.side(state.agenda.top().team);
  list_formation_changes(planned_formation(side), change_command, list);
}

std::optional<Refusal> refuse_card_change(const Ruleset&, const State&, const Command& command) {
  if (command.verb != Verb::change) return std::nullopt;
  return Refusal{.reason = command.line_from() == command.line_to() ? Reason::change_same_line
                                                                    : Reason::change_empty_line};
}

void choose_change(const Context& context, const Command& command) {
  Frame& frame = context.frame();
  const Team team = frame.team;
  if (frame.number > 1)
    --frame.number;
  else
    context.state.agenda.pop();
  plan_formation_change(context, team, command.line_from(), command.line_to());
}

// Draws (R157)

enum class Draw : std::uint8_t { lost, won };

SkillSet cards_to_draw(const Ruleset& rules, const State& state, Team team, Draw draw) {
  if (draw == Draw::lost) return state.side(team).skills;
  return rules.playable_skills - (state.sides[0].skills | state.sides[1].skills);
}

void take(const Context& context, Team team, Draw draw, Skill skill) {
  SkillSet& hand = context.state.side(team).skills;
  if (draw == Draw::won) {
    hand.add(skill);
    context.emit({.kind = EventKind::skill_won, .cause = Cause::advanced_event, .team = team});
  } else {
    hand.remove(skill);
    context.emit({.kind = EventKind::skill_lost,
                  .cause = Cause::advanced_event,
                  .team = team,
                  .figures = {static_cast<std::int8_t>(skill)}});
  }
}

void draw_card(const Context& context, Team team, Draw draw) {
  if (!context.rules.has(Option::skills)) return;
  const SkillSet cards = cards_to_draw(context.rules, context.state, team, draw);
  if (cards.empty()) return;
  const int count = cards.size();
  if (count == 1)
    take(context, team, draw, *cards.begin());
  else
    context.then({{Step::draw_card, team, CardDraw{count, draw == Draw::won}.packed()}});
}

void card_drawn(const Context& context, Dice drawn) {
  const Frame frame = context.frame();
  context.state.agenda.pop();
  const Draw draw = CardDraw::of(frame).won ? Draw::won : Draw::lost;
  unsigned at = 0;
  for (const Skill skill : cards_to_draw(context.rules, context.state, frame.team, draw)) {
    if (++at == drawn[0]) {
      take(context, frame.team, draw, skill);
      return;
    }
  }
}

}  // namespace

void offer_cards(const Context& context, Team team, Moment moment) {
  if (context.rules.has(Option::skills) && !held_for(context.state, team, moment).empty())
    context.then({{Step::skill_window, team, static_cast<std::uint8_t>(moment)}});
}

bool card_affordable(const Ruleset& rules, const State& state, Team team, Skill skill, Area area) {
  return state.side(team).skills.contains(skill) && !played(state, team, skill) &&
         points_facing(rules, state, team, area) >= rules.skills[index(skill)].cost;
}

bool card_playable(const Ruleset& rules, const State& state, Team team, Skill skill) {
  return card_affordable(rules, state, team, skill, paying_area(state)) &&
         rules_of_card(skill).usable(rules, state, team);
}

void play_card(const Context& context, Team team, Skill skill) {
  State& state = context.state;
  TeamState& side = state.side(team);
  side.skills_used.add(skill);
  context.emit({.kind = EventKind::skill_used,
                .cause = Cause::skill,
                .team = team,
                .figures = {static_cast<std::int8_t>(skill)}});
  spend_points(context, team, paying_area(state), context.rules.skills[index(skill)].cost, Cause::skill);
  state.turn.played[index(team)].add(skill);
  if (const auto effect = rules_of_card(skill).effect) effect(context, team);
}

int shot_bonus_of_cards(const State& state, Team shooter) {
  constexpr SkillSet bonus_cards{Skill::trained_special_event, Skill::clinical_finisher,
                                 Skill::aggressive_striker};
  return (state.turn.played[index(shooter)] & bonus_cards).size();
}

void lose_random_card(const Context& context, Team team) { draw_card(context, team, Draw::lost); }

void win_random_card(const Context& context, Team team) { draw_card(context, team, Draw::won); }

const StepRules skill_window_step{.enter = enter_window,
                                  .kind = DecisionKind::use,
                                  .nature = Nature::offer,
                                  .modest = commands::plain(Verb::pass),
                                  .list = list_window,
                                  .refuse = refuse_card,
                                  .choose = choose_card};
const StepRules card_die_step{.purpose = Purpose::card, .rolled = card_rolled};
const StepRules card_contest_step{
    .purpose = Purpose::card_contest, .two_dice = true, .both_teams = true, .rolled = poacher_rolled};
const StepRules card_change_step{.kind = DecisionKind::change,
                                 .nature = Nature::settlement,
                                 .list = list_card_changes,
                                 .refuse = refuse_card_change,
                                 .choose = choose_change};
const StepRules draw_card_step{.purpose = Purpose::draw, .draws = true, .rolled = card_drawn};

}  // namespace fuba::engine
