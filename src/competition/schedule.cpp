#include "competition/schedule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <tuple>

#include "competition/round_robin.hpp"

namespace competition {
namespace {

/// The numbers of the first round, tie by tie.
std::vector<std::size_t> first_places(const Definition& definition, const Schedule& schedule) {
  if (!definition.has_table()) return bracket_places(std::bit_ceil(definition.teams.size()));
  std::vector<std::size_t> places;
  for (const Qualifier& qualifier : first_round(schedule.groups.size(), definition.qualify))
    places.push_back(seed_number(qualifier, schedule.groups.size()));
  return places;
}

}  // namespace

Schedule::Schedule(const Definition& definition) {
  if (definition.has_table()) add_tables(definition);
  if (definition.has_knock_out()) add_knock_out(definition);
  for (std::size_t at = 0; at < fixtures.size(); ++at) by_id_[fixtures[at].id] = at;
}

std::optional<std::size_t> Schedule::find(const std::string& id) const {
  const auto found = by_id_.find(id);
  if (found == by_id_.end()) return std::nullopt;
  return found->second;
}

void Schedule::add_tables(const Definition& definition) {
  const auto dealt = dealt_groups(definition.teams.size(), definition.groups);
  for (std::size_t at = 0; at < dealt.size(); ++at) {
    groups.push_back({group_name(at, dealt.size()), dealt[at], {}});
    const RoundRobin all = round_robin(dealt[at].size(), definition.rounds);
    for (const auto& [round, number, home, away] : all.pairings) {
      fixtures.push_back({.id = fmt::format("{}{}-{}", groups[at].name, round, number),
                          .round = fmt::format("{}{}", groups[at].name, round),
                          .stage_round = round,
                          .group = at,
                          .numbers = {dealt[at][home - 1], dealt[at][away - 1]}});
    }
    for (const auto& [round, team] : all.free_rounds)
      free.push_back({fmt::format("{}{}", groups[at].name, round), dealt[at][team - 1]});
  }
  std::ranges::stable_sort(
      fixtures, {}, [](const Fixture& fixture) { return std::tuple(fixture.stage_round, *fixture.group); });
  for (std::size_t at = 0; at < fixtures.size(); ++at) groups[*fixtures[at].group].fixtures.push_back(at);
}

void Schedule::add_knock_out(const Definition& definition) {
  const std::vector<std::size_t> places = first_places(definition, *this);
  const std::size_t teams = definition.has_table() ? places.size() : definition.teams.size();
  for (const Qualifier& qualifier : first_round(groups.size(), definition.qualify))
    qualifiers[seed_number(qualifier, groups.size())] = qualifier;
  bracket = make_bracket(places, teams, definition.third_place);
  for (std::size_t at = 0; at < bracket.ties.size(); ++at) {
    const TieSlot& tie = bracket.ties[at];
    const bool third_place = tie.for_third_place();
    const bool last = tie.round == bracket.rounds;
    const int legs = third_place ? 1 : last ? definition.final_legs : definition.legs;
    ties.emplace_back();
    for (int leg = 1; leg <= legs; ++leg) {
      ties.back().push_back(fixtures.size());
      fixtures.push_back({.id = legs == 1 ? tie.id : tie.id + (leg == 1 ? 'a' : 'b'),
                          .round = third_place ? tie.id : fmt::format("K{}", tie.round),
                          .stage_round = tie.round,
                          .tie = at,
                          .leg = leg});
    }
  }
}

}  // namespace competition
