#include "fuba/analysis/judged_choice.hpp"

#include <algorithm>
#include <span>

#include "fuba/analysis/outlook.hpp"
#include "fuba/game.hpp"

namespace fuba {
namespace {

constexpr double doubtful_from = 0.01;
constexpr double mistake_from = 0.025;
constexpr double blunder_from = 0.05;

ChoiceMark mark_of(double error) {
  for (const ChoiceMark mark : {ChoiceMark::blunder, ChoiceMark::mistake, ChoiceMark::doubtful})
    if (error >= least_error(mark)) return mark;
  return ChoiceMark::none;
}

/// The choices of a decision that are worth playing out beside the one that was taken, which comes first:
/// those that the coach thinks best and those that look best, unless they look much worse. Nothing else where
/// coach and looks agree with what was taken.
std::vector<Command> candidates(const std::vector<SeenChoice>& seen, const std::vector<Advice>& advice,
                                const Command& taken) {
  constexpr std::size_t most_of_each = 2;
  constexpr double much_worse = 0.03;
  const double points = std::ranges::find(seen, taken, &SeenChoice::command)->points;
  std::vector<Command> list{taken};
  if (!advice.empty() && advice.front().command == taken && points >= seen.front().points - as_good)
    return list;
  const auto add = [&](const Command& command) {
    const bool known = std::ranges::find(list, command) != list.end();
    const double looks = std::ranges::find(seen, command, &SeenChoice::command)->points;
    if (!known && looks >= points - much_worse) list.push_back(command);
  };
  for (const Advice& each : advice) add(each.command);
  for (const SeenChoice& each : std::span(seen).first(std::min(most_of_each, seen.size()))) add(each.command);
  return list;
}

/// How an error is told from chance.
struct Scrutiny {
  double sure = 2;                        ///< standard errors that it has to be
  std::optional<Command> favourite = {};  ///< what an earlier look took for the best
};

Command best_of(const std::vector<RolledOut>& found, const std::optional<Command>& favourite) {
  for (const RolledOut& each : found)
    if (each.command == favourite && each.behind.mean <= as_good) return each.command;
  return found.front().command;
}

JudgedChoice look_into(const Ruleset& rules, const State& state, const Command& taken,
                       const Foreteller& foreteller, const RolloutPlan& plan, const Scrutiny& scrutiny) {
  const Team team = decision(state)->team;
  const Thinking unhurried{.stop = plan.stop, .budget = std::chrono::hours(1)};
  const auto advice =
      Coach(foreteller.tactics(), plan.seed).advise(rules, seen_by(state, team), 2, unhurried);
  const auto list = candidates(choices_at_sight(rules, state, foreteller), advice, taken);
  JudgedChoice judged{.taken = taken, .best = taken};
  if (list.size() == 1) return judged;
  const auto found = roll_out(rules, state, list, foreteller, plan);
  if (found.empty()) return judged;
  const auto own = std::ranges::find(found, taken, &RolledOut::command);
  judged.doubt = own->behind.error;
  if (own->behind.mean <= scrutiny.sure * own->behind.error) return judged;
  judged.best = best_of(found, scrutiny.favourite);
  judged.error = own->behind.mean;
  judged.mark = mark_of(judged.error);
  judged.arguments =
      arguments_for(rules, seen_by(state, team), foreteller.tactics(), judged.best, taken, unhurried);
  return judged;
}

}  // namespace

std::string_view name(ChoiceMark mark) {
  constexpr std::array<std::string_view, choice_mark_count> names{"none", "doubtful", "mistake", "blunder"};
  return names[static_cast<std::size_t>(mark)];
}

double least_error(ChoiceMark mark) {
  constexpr std::array<double, choice_mark_count> least{0, doubtful_from, mistake_from, blunder_from};
  return least[static_cast<std::size_t>(mark)];
}

bool is_guessed(const State& state) {
  const auto pending = decision(state);
  return pending && (pending->kind == DecisionKind::dive || pending->kind == DecisionKind::kick);
}

bool can_be_judged(const Ruleset& rules, const State& state) {
  const auto pending = decision(state);
  if (!pending || state.shoot_out) return false;
  const bool settled_at_home = pending->nature == Nature::preparation || pending->nature == Nature::set_up;
  if (settled_at_home || is_guessed(state) || pending->kind == DecisionKind::corner) return false;
  return legal(rules, state).size() > 1;
}

std::vector<SeenChoice> choices_at_sight(const Ruleset& rules, const State& state,
                                         const Foreteller& foreteller) {
  constexpr int one_roll = 1;
  const Team team = decision(state)->team;
  Outlook outlook(rules, foreteller);
  std::vector<SeenChoice> all;
  for (const Command& command : legal(rules, state)) {
    State next = state;
    apply_unchecked(rules, next, command);
    all.push_back({command, outlook.ahead(next, team, one_roll).points()});
  }
  std::ranges::stable_sort(all, std::greater{}, &SeenChoice::points);
  return all;
}

JudgedChoice judge_choice(const Ruleset& rules, const State& state, const Command& taken,
                          const Foreteller& foreteller, const RolloutPlan& plan) {
  return look_into(rules, state, taken, foreteller, plan, {});
}

JudgedChoice judge_harder(const Ruleset& rules, const State& state, const Command& taken,
                          const Foreteller& foreteller, const RolloutPlan& plan,
                          std::optional<Command> favourite) {
  constexpr std::uint32_t times_as_hard = 4;
  constexpr double beyond_doubt = 3;
  RolloutPlan harder = plan;
  harder.most_games *= times_as_hard;
  harder.beyond_doubt = beyond_doubt + 1;
  return look_into(rules, state, taken, foreteller, harder, {.sure = beyond_doubt, .favourite = favourite});
}

}  // namespace fuba
