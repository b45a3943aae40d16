#include "fuba/analysis/match_analysis.hpp"

#include <algorithm>
#include <span>

#include "fuba/analysis/rollout.hpp"
#include "fuba/game.hpp"

namespace fuba {
namespace {

constexpr double doubtful_from = 0.01;
constexpr double mistake_from = 0.025;
constexpr double blunder_from = 0.05;

const State& before(const Match& match, std::size_t entry) {
  return entry == 0 ? match.start() : match.journal()[entry - 1].after;
}

ChoiceMark mark_of(double error) {
  for (const ChoiceMark mark : {ChoiceMark::blunder, ChoiceMark::mistake, ChoiceMark::doubtful})
    if (error >= least_error(mark)) return mark;
  return ChoiceMark::none;
}

/// A choice and the prospects right after it.
struct Seen {
  Command command;
  double points;
};

/// Every choice, best first.
std::vector<Seen> all_at_sight(const Ruleset& rules, const State& state, const Foreteller& foreteller) {
  constexpr int one_roll = 1;
  const Team team = decision(state)->team;
  std::vector<Seen> all;
  for (const Command& command : legal(rules, state)) {
    State next = state;
    apply_unchecked(rules, next, command);
    all.push_back({command, foreteller.ahead(rules, next, team, one_roll).points()});
  }
  std::ranges::stable_sort(all, std::greater{}, &Seen::points);
  return all;
}

/// The choices of a decision that are worth playing out beside the one that was taken, which comes first:
/// those that the coach thinks best and those that look best, unless they look much worse. Nothing else where
/// coach and looks agree with what was taken.
std::vector<Command> candidates(const std::vector<Seen>& seen, const std::vector<Advice>& advice,
                                const Command& taken) {
  constexpr std::size_t most_of_each = 2;
  constexpr double as_good = 0.005;
  constexpr double much_worse = 0.03;
  const double points = std::ranges::find(seen, taken, &Seen::command)->points;
  std::vector<Command> list{taken};
  if (!advice.empty() && advice.front().command == taken && points >= seen.front().points - as_good)
    return list;
  const auto add = [&](const Command& command) {
    const bool known = std::ranges::find(list, command) != list.end();
    const double looks = std::ranges::find(seen, command, &Seen::command)->points;
    if (!known && looks >= points - much_worse) list.push_back(command);
  };
  for (const Advice& each : advice) add(each.command);
  for (const Seen& each : std::span(seen).first(std::min(most_of_each, seen.size()))) add(each.command);
  return list;
}

JudgedChoice judge_choice(const Ruleset& rules, const State& state, const Command& taken,
                          const Foreteller& foreteller, const RolloutPlan& plan) {
  const Team team = decision(state)->team;
  const Thinking unhurried{.stop = plan.stop, .budget = std::chrono::hours(1)};
  const auto advice =
      Coach(foreteller.tactics(), plan.seed).advise(rules, seen_by(state, team), 2, unhurried);
  const auto list = candidates(all_at_sight(rules, state, foreteller), advice, taken);
  JudgedChoice judged{.taken = taken, .best = taken};
  if (list.size() == 1) return judged;
  const auto found = roll_out(rules, state, list, foreteller, plan);
  if (found.empty()) return judged;
  const auto own = std::ranges::find(found, taken, &RolledOut::command);
  constexpr double sure = 2;  // standard errors
  judged.doubt = own->behind.error;
  if (own->behind.mean <= sure * own->behind.error) return judged;
  judged.best = found.front().command;
  judged.error = own->behind.mean;
  judged.mark = mark_of(judged.error);
  if (!advice.empty() && advice.front().command == judged.best) judged.arguments = advice.front().arguments;
  return judged;
}

void add_choice(MatchAnalysis& analysis, std::size_t at) {
  const AnalysedEntry& entry = analysis.entries[at];
  TeamAnalysis& team = analysis.teams[index(*entry.chosen_by)];
  team.choices += *entry.chosen_by == Team::home ? entry.brought() : -entry.brought();
  if (!entry.judged) return;
  ++team.judged;
  team.error += entry.judged->error;
  ++team.marks[static_cast<std::size_t>(entry.judged->mark)];
  if (entry.judged->error > 0) team.worst.push_back(at);
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

bool is_judged(const Match& match, std::size_t entry) {
  if (match.journal()[entry].choice() == nullptr) return false;
  const State& state = before(match, entry);
  const Decision pending = *decision(state);
  const bool settled_at_home = pending.nature == Nature::preparation || pending.nature == Nature::set_up;
  if (settled_at_home || pending.secret || pending.kind == DecisionKind::corner || state.shoot_out)
    return false;
  return legal(match.rules(), state).size() > 1;
}

std::size_t judged_choices(const Match& match) {
  std::size_t count = 0;
  for (std::size_t entry = 0; entry < match.journal().size(); ++entry)
    count += is_judged(match, entry) ? 1 : 0;
  return count;
}

MatchAnalysis analyse(const Match& match, const Foreteller& foreteller, const AnalysisPlan& plan,
                      const MatchAnalysis& known, const std::function<void(std::size_t)>& progress) {
  const Ruleset& rules = match.rules();
  const auto prospects_at = [&](const State& state) {
    return foreteller.ahead(rules, state, Team::home).points();
  };
  MatchAnalysis analysis;
  analysis.start = prospects_at(match.start());
  double now = analysis.start;
  std::size_t judged = 0;
  for (std::size_t at = 0; at < match.journal().size() && !plan.stop.stop_requested(); ++at) {
    const Entry& made = match.journal()[at];
    AnalysedEntry entry{.before = now, .after = prospects_at(made.after)};
    if (const auto* choice = made.choice()) {
      entry.chosen_by = choice->team;
      if (is_judged(match, at)) {
        const bool is_known = at < known.entries.size() && known.entries[at].judged;
        entry.judged = is_known ? known.entries[at].judged
                                : judge_choice(rules, before(match, at), choice->command, foreteller,
                                               {.most_games = plan.games, .seed = at, .stop = plan.stop});
        if (plan.stop.stop_requested()) break;
        if (progress) progress(++judged);
      }
    } else {
      entry.purpose = name(made.fallen()->roll.purpose);
    }
    now = entry.after;
    analysis.entries.push_back(std::move(entry));
  }
  analysis.result = now;
  analysis.complete = analysis.entries.size() == match.journal().size();
  sum_up(analysis);
  return analysis;
}

void sum_up(MatchAnalysis& analysis) {
  analysis.teams = {};
  double luck = 0;
  for (std::size_t at = 0; at < analysis.entries.size(); ++at)
    if (analysis.entries[at].chosen_by)
      add_choice(analysis, at);
    else
      luck += analysis.entries[at].brought();
  analysis.teams[index(Team::home)].luck = luck;
  analysis.teams[index(Team::away)].luck = -luck;
  constexpr std::size_t most = 5;
  for (TeamAnalysis& team : analysis.teams) {
    std::ranges::stable_sort(team.worst, std::greater{},
                             [&](std::size_t at) { return analysis.entries[at].judged->error; });
    if (team.worst.size() > most) team.worst.resize(most);
  }
}

}  // namespace fuba
