#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"
#include "tabletop/simulate.hpp"
#include "tabletop/write_product.hpp"

namespace cli {

using tabletop::Figures;
using tabletop::Measure;
using tabletop::write_product;

namespace {

using nlohmann::ordered_json;

double percent(std::int64_t part, std::uint32_t whole) { return 100.0 * static_cast<double>(part) / whole; }

void print(const char* what, const Measure& measure) {
  fmt::print("{:<24}{:9.2f}{:9.2f}{:9}{:9}\n", what, measure.mean(), measure.spread(), measure.lowest(),
             measure.highest());
}

/// What is played, as the head of the figures names it.
struct Title {
  std::string text;
  ordered_json options;
};

template <games::Kit K>
using TitledRules = std::pair<Title, tabletop::RulesOfMatch<typename K::Played>>;

template <games::Kit K>
TitledRules<K> random_game(const RulesArguments& arguments) {
  using Choice = typename K::Played::RulesChoice;
  const auto service = needed(K::service());
  const Choice basic =
      rules_choice<K>(service, {.edition = arguments.edition, .skills_per_team = arguments.skills_per_team});
  const auto known = std::make_shared<tabletop::KnownRules<typename K::Played>>(service.rules_for);
  return {{fmt::format("{} with random options", arguments.edition), "random"},
          [known, basic, with_options = needed(K::random_options())](std::uint64_t seed) {
            return needed((*known)(with_options(basic, seed)));
          }};
}

template <games::Kit K>
TitledRules<K> game(const RulesArguments& arguments) {
  if (arguments.options == "random") return random_game<K>(arguments);
  const auto played = rules<K>(arguments);
  return {{K::title(*played), K::option_names(*played)}, [played](std::uint64_t) { return played; }};
}

void print(const Figures& figures, const Title& title, const SimulateArguments& plan) {
  fmt::print("{} random matches of {}, seed {}\n", plan.games, title.text, plan.seed);
  fmt::print("home wins {} ({:.1f} %), draws {} ({:.1f} %), away wins {} ({:.1f} %)\n\n", figures.home_wins,
             percent(figures.home_wins, plan.games), figures.draws, percent(figures.draws, plan.games),
             figures.away_wins, percent(figures.away_wins, plan.games));
  fmt::print("{:<24}{:>9}{:>9}{:>9}{:>9}\n", "", "mean", "spread", "lowest", "highest");
  print("goals a match", figures.goals_together);
  print("goals of home", figures.goals[0]);
  print("goals of away", figures.goals[1]);
  print("turns, first half", figures.turns[0]);
  print("turns, second half", figures.turns[1]);
  print("minutes, first half", figures.minutes[0]);
  print("minutes, second half", figures.minutes[1]);
  print("choices a match", figures.choices);
  print("rolls a match", figures.rolls);
}

ordered_json to_json(const Measure& measure) {
  return {{"mean", measure.mean()},
          {"spread", measure.spread()},
          {"lowest", measure.lowest()},
          {"highest", measure.highest()}};
}

ordered_json report(const Figures& figures, const Title& title, const SimulateArguments& plan) {
  return {{"rules", plan.rules.edition},
          {"options", title.options},
          {"skills_per_team", plan.rules.skills_per_team},
          {"games", plan.games},
          {"seed", plan.seed},
          {"results", {{"home", figures.home_wins}, {"draw", figures.draws}, {"away", figures.away_wins}}},
          {"goals",
           {{"match", to_json(figures.goals_together)},
            {"home", to_json(figures.goals[0])},
            {"away", to_json(figures.goals[1])}}},
          {"turns", {to_json(figures.turns[0]), to_json(figures.turns[1])}},
          {"minutes", {to_json(figures.minutes[0]), to_json(figures.minutes[1])}},
          {"choices", to_json(figures.choices)},
          {"rolls", to_json(figures.rolls)}};
}

template <games::Kit K>
std::pair<Title, Figures> simulate(const SimulateArguments& arguments) {
  const auto [title, rules_of] = game<K>(arguments.rules);
  ProgressBar bar(arguments.games);
  return {title, tabletop::simulate<typename K::Played>(
                     rules_of, {arguments.games, arguments.seed, arguments.jobs},
                     [&](std::size_t done) { bar.show(static_cast<std::uint32_t>(done)); })};
}

}  // namespace

int simulate_matches(const SimulateArguments& arguments) {
  const auto [title, figures] =
      games::All::with_edition(arguments.rules.edition, [&]<games::Kit K> { return simulate<K>(arguments); });
  print(figures, title, arguments);
  if (!arguments.json) return all_well;
  const auto written = write_product(*arguments.json, report(figures, title, arguments).dump(2) + "\n");
  if (!written)
    throw CannotGoOn(fmt::format("{} {}. Name another file.", arguments.json->string(), written.error()));
  return all_well;
}

}  // namespace cli
