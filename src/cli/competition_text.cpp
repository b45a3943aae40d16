#include "cli/competition_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "competition/show_json.hpp"

namespace cli {
namespace {

using competition::Competition;
using competition::MatchState;
using competition::Row;
using competition::TeamIndex;
using competition::TieStanding;

std::string team_name(const Competition& of, const std::optional<TeamIndex>& team) {
  return team ? of.definition().teams[*team].name : "?";
}

std::string told(const competition::Sides& sides) { return fmt::format("{}:{}", sides[0], sides[1]); }

std::size_t longest_name(const Competition& of) {
  std::size_t longest = 4;
  for (const auto& team : of.definition().teams) longest = std::max(longest, team.name.size());
  return longest;
}

void print_table(const Competition& of, std::size_t group) {
  const std::size_t width = longest_name(of);
  if (of.schedule().groups.size() > 1) fmt::print("Group {}\n", of.schedule().groups[group].name);
  fmt::print("{:>3}  {:<{}}  {:>2} {:>3} {:>3} {:>3}  {:>7} {:>4} {:>4}\n", "", "team", width, "P", "W", "D",
             "L", "goals", "+/-", "Pts");
  std::string reasons;
  for (const Row& row : of.table(group)) {
    const auto& tally = row.tally;
    fmt::print("{:>3}{} {:<{}}  {:>2} {:>3} {:>3} {:>3}  {:>7} {:>4} {:>4}\n", row.place,
               row.shared ? "=" : " ", team_name(of, row.team), width, tally.played, tally.won, tally.drawn,
               tally.lost, fmt::format("{}:{}", tally.goals_for, tally.goals_against), difference_text(tally),
               tally.points);
    if (row.by)
      reasons += fmt::format("     {} is ahead of the next by {}.\n", team_name(of, row.team), name(*row.by));
  }
  fmt::print("{}\n", reasons);
}

void print_tie(const Competition& of, std::size_t at) {
  const TieStanding& tie = of.ties()[at];
  std::string text = fmt::format("  {:<6} {} - {}", of.schedule().bracket.ties[at].id,
                                 team_name(of, tie.sides[0].team), team_name(of, tie.sides[1].team));
  if (tie.aggregate) text += "  " + told(*tie.aggregate);
  if (tie.decided) text += fmt::format("  {} ({})", team_name(of, tie.winner()), name(tie.decided->how));
  fmt::print("{}\n", text);
}

void print_bracket(const Competition& of) {
  const auto& ties = of.schedule().bracket.ties;
  int round = 0;
  for (std::size_t at = 0; at < ties.size(); ++at) {
    if (ties[at].for_third_place()) {
      fmt::print("third place\n");
    } else if (ties[at].round != round || ties[at - 1].for_third_place()) {
      fmt::print("{}\n", competition::round_name(ties[at].teams_left));
      round = ties[at].round;
    }
    print_tie(of, at);
  }
  fmt::print("\n");
}

void print_fixtures(const Competition& of) {
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    const MatchState state = of.state(match);
    fmt::print("  {}{}\n", match_line(of, match),
               state == MatchState::finished ? "" : fmt::format("  ({})", name(state)));
  }
  fmt::print("\n");
}

void print_missing(const Competition& of) {
  for (TeamIndex team = 0; team < of.definition().teams.size(); ++team) {
    const auto match = of.next_of(team);
    if (!match) continue;
    const auto lost = of.reduction(*match, *of.side_of(*match, team));
    if (lost.points > 0) {
      fmt::print("{} begins its next match with {} less ({}).\n", team_name(of, team),
                 lost.points == 1 ? "one point" : fmt::format("{} points", lost.points),
                 fmt::join(lost.why, ", "));
    }
    if (const auto cards = of.barred(team); !cards.empty())
      fmt::print("{} may not pick {} for its next match.\n", team_name(of, team), fmt::join(cards, ", "));
  }
}

}  // namespace

std::string match_line(const Competition& of, std::size_t match) {
  const auto teams = of.teams(match);
  const auto outcome = of.outcome(match);
  std::string text = fmt::format("{:<6} {} {} {}", of.fixtures()[match].id, team_name(of, teams[0]),
                                 outcome ? told(outcome->score) : "-", team_name(of, teams[1]));
  if (!outcome) return text;
  if (outcome->walkover) text += ", walkover";
  if (outcome->result != nullptr && outcome->result->extra)
    text += fmt::format(", extra time {}", told(*outcome->result->extra));
  if (outcome->result != nullptr && outcome->result->penalties)
    text += fmt::format(", penalties {}", told(*outcome->result->penalties));
  return text;
}

void print_competition(const Competition& of) {
  fmt::print("{}, {}\n\n", of.definition().name, name(of.definition().kind));
  for (std::size_t group = 0; group < of.schedule().groups.size(); ++group) print_table(of, group);
  if (of.definition().has_knock_out()) print_bracket(of);
  print_fixtures(of);
  print_missing(of);
  if (of.champion()) {
    constexpr std::array titles{"Champion", "Cup winner", "Winner of the tournament", "Champion"};
    static_assert(titles.size() == competition::kind_names.size());
    fmt::print("{}: {}\n", titles[static_cast<std::size_t>(of.definition().kind)],
               team_name(of, of.champion()));
    return;
  }
  std::vector<std::string> next;
  for (const std::size_t match : of.next()) next.push_back(of.fixtures()[match].id);
  fmt::print("Next: {}\n", next.empty() ? "nothing can be played" : fmt::format("{}", fmt::join(next, " ")));
}

void print_json(const Competition& of) {
  constexpr auto replaced = nlohmann::ordered_json::error_handler_t::replace;
  fmt::print("{}\n", shown(of).dump(2, ' ', false, replaced));
}

}  // namespace cli
