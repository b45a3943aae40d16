#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"
#include "fuba/match.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/files.hpp"
#include "tabletop/simulate.hpp"

namespace fuba::cli {

using tabletop::Figures;
using tabletop::Measure;
using tabletop::replace_file;

namespace {

using nlohmann::ordered_json;

double percent(std::int64_t part, std::uint32_t whole) { return 100.0 * static_cast<double>(part) / whole; }

void print(const char* what, const Measure& measure) {
  fmt::print("{:<24}{:9.2f}{:9.2f}{:9}{:9}\n", what, measure.mean(), measure.spread(), measure.lowest(),
             measure.highest());
}

/// What the matches are played by.
struct Game {
  std::string title;
  ordered_json options;
  tabletop::RulesOfMatch<Fuba> rules_of;
};

ordered_json names_of(Options options) {
  ordered_json names = ordered_json::array();
  for (const Option option : options) names.push_back(name(option));
  return names;
}

Game random_game(const std::string& edition, std::uint8_t skills_per_team) {
  const auto known = std::make_shared<KnownRules>(load_rules);
  return {fmt::format("{} with random options", edition), "random",
          [known, edition, skills_per_team, registry = options()](std::uint64_t seed) {
            auto rules = (*known)({edition, random_options(registry, edition, seed), skills_per_team});
            if (!rules) throw CannotGoOn(rules.error());
            return *std::move(rules);
          }};
}

Game game(const RulesArguments& arguments) {
  if (arguments.options == "random")
    return random_game(arguments.edition, static_cast<std::uint8_t>(arguments.skills_per_team));
  const auto rules_used = rules(rules_choice(arguments));
  return {title(*rules_used), names_of(rules_used->options),
          [rules_used](std::uint64_t) { return rules_used; }};
}

void print(const Figures& figures, const Game& game, const SimulateArguments& plan) {
  fmt::print("{} random matches of {}, seed {}\n", plan.games, game.title, plan.seed);
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

ordered_json report(const Figures& figures, const Game& game, const SimulateArguments& plan) {
  return {{"rules", plan.rules.edition},
          {"options", game.options},
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

}  // namespace

int simulate_matches(const SimulateArguments& arguments) {
  const Game played = game(arguments.rules);
  Figures figures;
  {
    ProgressBar bar(arguments.games);
    figures = tabletop::simulate<Fuba>(played.rules_of, {arguments.games, arguments.seed, arguments.jobs},
                                       [&](std::size_t done) { bar.show(static_cast<std::uint32_t>(done)); });
  }
  print(figures, played, arguments);
  if (!arguments.json) return all_well;
  const auto written = replace_file(*arguments.json, report(figures, played, arguments).dump(2) + "\n");
  if (!written)
    throw CannotGoOn(fmt::format("{} {}. Name another file.", arguments.json->string(), written.error()));
  return all_well;
}

}  // namespace fuba::cli
