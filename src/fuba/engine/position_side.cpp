#include "position_side.hpp"

#include "conditions.hpp"
#include "counters.hpp"
#include "injuries.hpp"
#include "names.hpp"
#include "pieces.hpp"
#include "position_fields.hpp"
#include "roles.hpp"

namespace fuba::engine {
namespace {

/// Lines that the position does not name keep the points they have.
std::array<std::uint8_t, 3> points(const Field& field, const Ruleset& rules,
                                   std::array<std::uint8_t, 3> counts) {
  field.with(names_of<Line, 3>());
  for (const Line line : lines)
    if_given(field, name(line),
             [&](const Field& value) { counts[index(line)] = number(value, 0, rules.outfield_players); });
  return counts;
}

RoleCounts role_counts(const Field& field, const Ruleset& rules) {
  RoleCounts counts{};
  field.with(names_of<PlayerRole, role_count>());
  for (std::size_t at = 0; at < role_count; ++at)
    if_given(field, fuba::name(static_cast<PlayerRole>(at)),
             [&](const Field& value) { counts[at] = number(value, 0, rules.roles[at].most); });
  return counts;
}

std::array<std::uint8_t, 5> injured(const Field& field) {
  std::array<std::uint8_t, 5> counts{};
  for (const auto& minutes : field.list()) ++counts[number(minutes, 0, static_cast<int>(counts.size()) - 1)];
  return counts;
}

std::array<Style, 3> styles(const Field& field) {
  std::array<Style, 3> styles{};
  field.with(names_of<Line, 3>());
  for (const Line line : lines)
    if_given(field, name(line),
             [&](const Field& value) { styles[index(line)] = read_name<Style, style_count>(value); });
  return styles;
}

void read_cards_held(const Field& field, const Ruleset& rules, TeamState& side) {
  if_played(field, "skills", rules, Option::skills,
            [&](const Field& value) { side.skills = read_names<Skill, skill_count>(value); });
  if_played(field, "skills_used", rules, Option::skills,
            [&](const Field& value) { side.skills_used = read_names<Skill, skill_count>(value); });
  if_played(field, "skills_hidden", rules, Option::skills,
            [&](const Field& value) { side.skills_hidden = number(value, 0, skill_count); });
  if_played(field, "coach_off", rules, Option::skills,
            [&](const Field& value) { side.coach_off = value.yes_or_no(); });
}

constexpr std::array<std::string_view, 15> option_fields{
    "condition",     "tired",     "roles",          "substitutions", "next_formation",
    "injured",       "returning", "keeper_injured", "skills",        "skills_used",
    "skills_hidden", "coach_off", "in_hand",        "styles",        "keeper_out"};

void read_option_fields(const Field& field, const Ruleset& rules, TeamState& side) {
  if_played(field, "roles", rules, Option::roles,
            [&](const Field& value) { side.roles = role_counts(value, rules); });
  const bool fits = roles_fit(rules, side.formation, side.roles);
  if (field.has("roles") && !field.has("condition") && side.formation.chosen() && !fits)
    field.at("roles").wrong("has more roles than the formation has players for them");
  if (rules.has(Option::conditions) && side.formation.chosen() && fits)
    side.condition = starting_points(rules, side.formation, side.roles);
  if_played(field, "condition", rules, Option::conditions,
            [&](const Field& value) { side.condition = points(value, rules, side.condition); });
  if_played(field, "tired", rules, Option::conditions,
            [&](const Field& value) { side.tired = value.yes_or_no(); });
  if_played(field, "substitutions", rules, Option::substitutions,
            [&](const Field& value) { side.substitutions = number(value, 0, rules.substitutions.in_match); });
  if_set(field, "next_formation", [&](const Field& value) { side.next_formation = formation_of(value); });
  if_played(field, "injured", rules, Option::injuries,
            [&](const Field& value) { side.injured = injured(value); });
  if_played(field, "returning", rules, Option::injuries,
            [&](const Field& value) { side.returning = number(value, 0, rules.outfield_players); });
  if_played(field, "keeper_injured", rules, Option::injuries,
            [&](const Field& value) { side.keeper_injured = value.yes_or_no(); });
  read_cards_held(field, rules, side);
  if_played(field, "styles", rules, Option::styles, [&](const Field& value) { side.styles = styles(value); });
  const bool goes_out =
      rules.has(Option::advanced_goalkeeper) && rules.policies.keeper_exit == Policies::KeeperExit::standing;
  if_known(field, "keeper_out", goes_out, [&](const Field& value) { side.keeper_out = value.yes_or_no(); });
}

/// Where a side stands that the position says nothing of: a plain kick-off set-up, mirrored for Away.
std::array<std::uint8_t, area_count> default_players(Team side) {
  std::array<std::uint8_t, area_count> players{};
  const bool home = side == Team::home;
  players[index(home ? Area::C2 : Area::C4)] = 2;
  players[index(home ? Area::L2 : Area::L3)] = 2;
  players[index(home ? Area::R2 : Area::R3)] = 2;
  players[index(Area::C3)] = 4;
  return players;
}

void read_side(const Field& field, const Ruleset& rules, TeamState& side) {
  std::vector<std::string_view> names{"formation", "players", "keeper", "yellow", "red"};
  names.insert(names.end(), option_fields.begin(), option_fields.end());
  const int most = rules.outfield_players;
  field.with(names);
  if_set(field, "formation", [&](const Field& value) { side.formation = formation_of(value); });
  if (field.has("formation") && field.at("formation").is_null()) side.formation = {};
  if_given(field, "players", [&](const Field& value) { side.players = counts(value, most); });
  if (field.has("keeper"))
    side.keeper = field.at("keeper").is_null() ? Area::none : area_of(field.at("keeper"));
  if_given(field, "yellow", [&](const Field& value) { side.yellow = number(value, 0, most_counted); });
  if_given(field, "red", [&](const Field& value) { side.red = number(value, 0, most_counted); });
  if_given(field, "in_hand", [&](const Field& value) { side.in_hand = number(value, 0, most); });
  read_option_fields(field, rules, side);
  if (!field.has("players"))
    for (auto& count : side.players)
      while (count > 0 && outfield_total(side) > most - missing_players(side)) --count;
}

}  // namespace

void read_sides(const Field& root, const Ruleset& rules, State& state) {
  for (const Team side : teams) {
    TeamState& own = state.side(side);
    own.formation = Formation{{4, 4, 2}};
    own.players = default_players(side);
    own.keeper = rules.pitch.penalty_area[index(side)];
    if (rules.has(Option::conditions)) own.condition = starting_points(rules, own.formation, own.roles);
    if_given(root, name(side), [&](const Field& value) { read_side(value, rules, own); });
  }
}

}  // namespace fuba::engine
