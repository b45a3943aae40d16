#include "pitch_table.hpp"

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array area_fields{"span"sv, "zone"sv, "neighbours"sv};
constexpr std::array corner_names{"left"sv, "right"sv};
/// Zones as Home sees them, in the order of `Line`.
constexpr std::array zone_names{"defence"sv, "midfield"sv, "attack"sv};

constexpr auto area_names = [] {
  std::array<std::string_view, area_count> names;
  for (Area area : all_areas) names[index(area)] = name(area);
  return names;
}();

Pitch::Span read_span(const Field& field) {
  const auto ends = field.list();
  if (ends.size() != 2) field.expected("two numbers, the near and the far end");
  const int near = ends[0].whole(0, goal_to_goal - 1);
  const int far = ends[1].whole(near + 1, goal_to_goal);
  return {static_cast<std::uint8_t>(near), static_cast<std::uint8_t>(far)};
}

AreaSet read_areas(const Field& field) {
  AreaSet areas;
  for (const auto& item : field.list()) {
    const Area area = area_of(item);
    if (areas.contains(area)) item.wrong("the area is listed twice");
    areas |= area;
  }
  return areas;
}

std::string listed(AreaSet areas) {
  std::string text;
  for (Area area : areas) text += (text.empty() ? "" : ", ") + std::string(name(area));
  return text;
}

bool are_neighbours(const PitchTable& table, Area one, Area other) {
  if (lane(one) == lane(other)) return row(one) - row(other) == 1 || row(other) - row(one) == 1;
  return (lane(one) == 'C' || lane(other) == 'C') &&
         overlap(table.span[index(one)], table.span[index(other)]);
}

AreaSet neighbours_by_span(const PitchTable& table, Area area) {
  AreaSet neighbours;
  for (Area other : all_areas)
    if (are_neighbours(table, area, other)) neighbours |= other;
  return neighbours;
}

Line zone_by_span(Pitch::Span span) {
  if (touches_halfway_line(span)) return Line::midfield;
  return span.far < halfway_line ? Line::defence : Line::forward;
}

int end_of_previous(const PitchTable& table, Area area) {
  return row(area) == 1 ? 0 : table.span[index(area_at(lane(area), row(area) - 1))].far;
}

void check_span(const PitchTable& table, Area area, const Field& field) {
  const auto span = table.span[index(area)];
  const auto image = table.span[index(mirrored(area))];
  if (const int begin = end_of_previous(table, area); span.near != begin)
    field.wrong("expected a span from " + std::to_string(begin) + ", where the area before it ends");
  if (area_at(lane(area), row(area) + 1) == Area::none && span.far != goal_to_goal)
    field.wrong("expected a span up to " + std::to_string(goal_to_goal) + ", the goal line");
  if (span.near != goal_to_goal - image.far || span.far != goal_to_goal - image.near)
    field.wrong("expected the mirror image of the span of " + std::string(name(mirrored(area))));
}

void check_area(const PitchTable& table, Area area, const Field& field) {
  check_span(table, area, field.at("span"));
  const auto zone = zone_by_span(table.span[index(area)]);
  if (table.home_zone[index(area)] != zone)
    field.at("zone").expected('"' + std::string(zone_names[index(zone)]) + "\", as the span has it");
  const auto neighbours = neighbours_by_span(table, area);
  if (table.neighbours[index(area)] != neighbours)
    field.at("neighbours").wrong("expected " + listed(neighbours) + ", as the spans have it");
}

void read_areas(const Field& field, PitchTable& table) {
  const auto areas = field.each(area_names);
  for (Area area : all_areas) {
    const auto facts = areas[index(area)].each(area_fields);
    table.span[index(area)] = read_span(facts[0]);
    table.home_zone[index(area)] = static_cast<Line>(facts[1].one_of(zone_names));
    table.neighbours[index(area)] = read_areas(facts[2]);
  }
  for (Area area : all_areas) check_area(table, area, areas[index(area)]);
}

Area read_centre(const Field& field, const PitchTable& table) {
  const Area area = area_of(field);
  const auto span = table.span[index(area)];
  if (span.near >= halfway_line || span.far <= halfway_line) field.expected("an area in both halves");
  return area;
}

Area read_goal_line_area(const Field& field, const PitchTable& table, Team defender) {
  const Area area = area_of(field);
  if (!touches_goal_line(table.span[index(area)], defender))
    field.expected("an area on the goal line that " + std::string(name(defender)) + " defends");
  return area;
}

}  // namespace

PitchTable read_pitch_table(const Field& root) {
  constexpr std::array names{"areas"sv, "centre"sv, "penalty_areas"sv, "attacked_corners"sv};
  const auto fields = root.each(names);
  PitchTable table;
  read_areas(fields[0], table);
  table.centre = read_centre(fields[1], table);
  const auto penalty_areas = fields[2].each(team_names);
  const auto corners = fields[3].each(team_names);
  for (Team team : teams) {
    table.penalty_area[index(team)] = read_goal_line_area(penalty_areas[index(team)], table, team);
    const auto sides = corners[index(team)].each(corner_names);
    for (std::size_t side = 0; side < sides.size(); ++side)
      table.attacked_corner[index(team)][side] = read_goal_line_area(sides[side], table, opponent(team));
  }
  return table;
}

}  // namespace fuba
