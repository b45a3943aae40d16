#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/commands.hpp"
#include "cli/entrants.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress_bar.hpp"
#include "cli/setting.hpp"

namespace cli {

using tabletop::ContestResult;
using tabletop::LeagueResult;
using tabletop::matches_of;
using tabletop::mean_elo;
using tabletop::Rating;
using tabletop::ratings;

namespace {

using nlohmann::ordered_json;

/// What was played, and by whom.
struct Occasion {
  std::string title;
  std::vector<std::string_view> options;
  std::vector<std::string> entrants;
};

/// An entrant with all that it came to.
struct Standing {
  std::size_t number;  ///< among the entrants
  std::string name;
  ContestResult result;          ///< against the others
  ContestResult against_itself;  ///< as Home
  std::optional<Rating> rating;
};

/// The standings, best first.
std::vector<Standing> standings(const LeagueResult& league, const std::vector<std::string>& entrants) {
  const auto rated = ratings(league, entrants.size());
  std::vector<Standing> table;
  for (std::size_t number = 0; number < entrants.size(); ++number)
    table.push_back({number, entrants[number], total(league, number), between(league, number, number),
                     rated ? std::optional((*rated)[number]) : std::nullopt});
  std::ranges::stable_sort(table, std::greater{}, [](const Standing& each) {
    return std::pair(each.rating ? each.rating->elo : 0, each.result.share());
  });
  return table;
}

double goals_a_match(const ContestResult& result) {
  return result.played() == 0
             ? 0.0
             : static_cast<double>(result.goals_for + result.goals_against) / result.played();
}

std::string score(const ContestResult& result) {
  return fmt::format("{}:{}", result.goals_for, result.goals_against);
}

/// A figure of matches, or a stroke where there were none.
std::string figure(const ContestResult& result, double value) {
  return result.played() == 0 ? "-" : fmt::format("{:.2f}", value);
}

std::string share(const ContestResult& result) {
  return result.played() == 0 ? "-" : fmt::format("{:.1f} %", 100 * result.share());
}

std::size_t widest_name(const std::vector<Standing>& table) {
  std::size_t width = 0;
  for (const Standing& each : table) width = std::max(width, each.name.size());
  return width;
}

void print_table(const std::vector<Standing>& table) {
  const std::size_t width = widest_name(table);
  fmt::print("\n{:4}{:<{}}{:>7}{:>7}{:>10}{:>6}{:>6}{:>6}{:>11}{:>9}{:>9}\n", "", "", width, "Elo", "95 %",
             "points", "won", "drawn", "lost", "goals", "a match", "itself");
  std::size_t place = 0;
  for (const Standing& each : table) {
    const ContestResult& result = each.result;
    const auto& rating = each.rating;
    fmt::print("{:>2}  {:<{}}{:>7}{:>7}{:>10}{:>6}{:>6}{:>6}{:>11}{:>9}{:>9}\n", ++place, each.name, width,
               rating ? fmt::format("{:.0f}", rating->elo) : "-",
               rating ? fmt::format("+-{:.0f}", rating->error) : "-", share(result), result.won, result.drawn,
               result.lost, score(result), figure(result, goals_a_match(result)),
               figure(each.against_itself, goals_a_match(each.against_itself)));
  }
}

void print_cross_table(const LeagueResult& league, const std::vector<Standing>& table) {
  const std::size_t width = widest_name(table);
  fmt::print("\n{:4}{:<{}}", "", "", width);
  for (std::size_t column = 1; column <= table.size(); ++column) fmt::print("{:>18}", column);
  std::size_t place = 0;
  for (const Standing& row : table) {
    fmt::print("\n{:>2}  {:<{}}", ++place, row.name, width);
    for (const Standing& column : table) {
      const ContestResult result = between(league, row.number, column.number);
      fmt::print("{:>8}{:>10}", row.number == column.number ? "" : share(result),
                 result.played() == 0 ? "" : score(result));
    }
  }
  fmt::print("\n");
}

void print_league(const LeagueResult& league, const std::vector<Standing>& table, const Occasion& occasion,
                  const LeagueArguments& plan) {
  fmt::print("{}, {} matches a pairing, seed {}\n", occasion.title, plan.games, plan.seed);
  print_table(table);
  print_cross_table(league, table);
  fmt::print(
      "\nElo: the mean is {:.0f}. points: their share, a draw is half a win. itself: goals a match of the\n"
      "coach against itself, which count nowhere else. Row against column: points of the row, its goals.\n",
      mean_elo);
  if (table.size() > 1 && !table.front().rating)
    fmt::print(
        "There is no Elo where somebody took all points or none from the others: play more matches.\n");
}

ordered_json to_json(const ContestResult& result) {
  ordered_json object{{"played", result.played()},
                      {"won", result.won},
                      {"drawn", result.drawn},
                      {"lost", result.lost},
                      {"share", nullptr},
                      {"goals_for", result.goals_for},
                      {"goals_against", result.goals_against},
                      {"goals_a_match", nullptr}};
  if (result.played() == 0) return object;
  object["share"] = result.share();
  object["goals_a_match"] = goals_a_match(result);
  return object;
}

ordered_json to_json(const Standing& standing) {
  ordered_json object{{"name", standing.name}, {"elo", nullptr}, {"error", nullptr}};
  if (standing.rating) {
    object["elo"] = standing.rating->elo;
    object["error"] = standing.rating->error;
  }
  object["against_others"] = to_json(standing.result);
  object["against_itself"] = to_json(standing.against_itself);
  return object;
}

void print_json(const LeagueResult& league, const std::vector<Standing>& table, const Occasion& occasion,
                const LeagueArguments& plan) {
  ordered_json object{{"rules", plan.rules.edition},
                      {"options", occasion.options},
                      {"games", plan.games},
                      {"seed", plan.seed},
                      {"complete", league.played == league.planned},
                      {"coaches", ordered_json::array()},
                      {"pairings", ordered_json::array()}};
  for (const Standing& standing : table) object["coaches"].push_back(to_json(standing));
  for (const auto& [first, second, result] : league.pairings) {
    if (first == second) continue;
    ordered_json pairing{{"first", occasion.entrants[first]}, {"second", occasion.entrants[second]}};
    pairing.update(to_json(result));
    object["pairings"].push_back(std::move(pairing));
  }
  fmt::print("{}\n", object.dump(2));
}

template <games::Kit K>
std::pair<Occasion, LeagueResult> play(const LeagueArguments& plan, const Interrupt& interrupt) {
  const auto played = rules<K>(plan.rules);
  const auto all = entrants<K>(plan.coaches, plan.limit);
  std::vector<std::string> names;
  for (const auto& each : all) names.push_back(each.name);
  ProgressBar bar(matches_of(all.size(), plan.games));
  return {{K::title(*played), K::option_names(*played), names},
          tabletop::play_league<typename K::Played>(
              played, all, {plan.games, plan.seed, plan.jobs}, interrupt.token(),
              [&](std::size_t done) { bar.show(static_cast<std::uint32_t>(done)); })};
}

}  // namespace

int hold_league(const LeagueArguments& arguments) {
  if (arguments.games % 2 != 0) {
    throw WrongUsage(fmt::format(
        "--games {}: expected an even number; each two matches have the same dice, with sides swapped.",
        arguments.games));
  }
  const Interrupt interrupt;
  const auto [occasion, league] = games::All::with_edition(
      arguments.rules.edition, [&]<games::Kit K> { return play<K>(arguments, interrupt); });
  const auto table = standings(league, occasion.entrants);
  if (arguments.json)
    print_json(league, table, occasion, arguments);
  else
    print_league(league, table, occasion, arguments);
  std::fflush(stdout);
  if (league.played < league.planned)
    fmt::print(stderr, "fuba-cli: {}{} of {} matches were played.\n",
               league.trouble.empty() ? "" : league.trouble + " ", league.played, league.planned);
  if (!league.trouble.empty()) return found_wrong;
  return interrupt.came() ? interrupted : all_well;
}

}  // namespace cli
