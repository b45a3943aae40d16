#include "advanced_rules.hpp"

#include "names.hpp"

namespace fuba {
namespace {

using engine::face_names;

using namespace std::string_view_literals;

constexpr std::array line_names{name(Line::defence), name(Line::midfield), name(Line::forward)};
constexpr std::array<std::string_view, weather_count> weather_names{
    "none", "heat", "sunshine", "wind", "rain", "cold", "storm", "extreme-heat"};

/// The items of a list that names each value of an enum once, in its order.
template <class Enum, std::size_t count>
std::array<std::optional<Field>, count> one_for_each(const Field& list) {
  std::array<std::optional<Field>, count> items;
  std::vector<std::string_view> names;
  for (std::size_t at = 0; at < count; ++at) names.push_back(name(static_cast<Enum>(at)));
  for (const auto& item : list.list()) {
    const std::size_t at = item.at("id").one_of(names);
    if (items[at]) item.at("id").wrong("the id is listed twice");
    items[at] = item;
  }
  for (std::size_t at = 0; at < count; ++at)
    if (!items[at]) list.expected("an item with the id \"" + std::string(names[at]) + '"');
  return items;
}

}  // namespace

void read_conditions(const Field& root, Ruleset& rules) {
  using Conditions = Ruleset::Conditions;
  read_numbers<Conditions, std::uint8_t>(
      root, rules.conditions,
      {{"line_most", &Conditions::line_most, 1, 10},
       {"team_most", &Conditions::team_most, 1, 30},
       {"tiredness_squares", &Conditions::tiredness_squares, 1, 6},
       {"tiredness_losses", &Conditions::tiredness_losses, 1, 3},
       {"tiredness_losses_elsewhere", &Conditions::tiredness_losses_elsewhere, 1, 3},
       {"tiredness_dice", &Conditions::tiredness_dice, 1, 2},
       {"shifted_points", &Conditions::shifted_points, 0, 1}},
      {{"tiredness_equal_passes", &Conditions::tiredness_equal_passes}});
}

void read_roles(const Field& root, Ruleset& rules) {
  const auto items = one_for_each<PlayerRole, role_count>(only(root, "roles"));
  for (std::size_t at = 0; at < role_count; ++at) {
    const auto parts = items[at]->each(std::array{"id"sv, "player"sv, "point_to"sv, "most"sv});
    rules.roles[at] = {read_name<Line>(parts[1], line_names), read_name<Line>(parts[2], line_names),
                       static_cast<std::uint8_t>(parts[3].whole(1, rules.outfield_players))};
  }
}

void read_substitutions(const Field& root, Ruleset& rules) {
  using Substitutions = Ruleset::Substitutions;
  const bool skills = rules.offered.contains(Option::skills);
  read_numbers<Substitutions, std::int8_t>(
      root, rules.substitutions,
      {{"in_match", &Substitutions::in_match, 1, 9},
       {"fresh_points", &Substitutions::fresh_points, 0, 3},
       {"fresh_points_equal", &Substitutions::fresh_points_equal, 0, 3},
       {"fresh_points_late", &Substitutions::fresh_points_late, 0, 3},
       {"second_half_change_points", &Substitutions::second_half_change_points, 0, 3},
       {"second_half_booked_points", &Substitutions::second_half_booked_points, 0, 3},
       {"wide_material", &Substitutions::wide_material, -6, 0, skills},
       {"coach_off", &Substitutions::coach_off, 0, 6, skills}},
      {{"points_to_one_line", &Substitutions::points_to_one_line},
       {"enters_where_points_rose", &Substitutions::enters_where_points_rose}});
}

void read_injuries(const Field& root, Ruleset& rules) {
  using Injuries = Ruleset::Injuries;
  const bool keeper = !(root.has("anybody") && root.at("anybody").yes_or_no());
  read_numbers<Injuries, std::int8_t>(root, rules.injuries,
                                      {{"longest", &Injuries::longest, 0, 4},
                                       {"second_half_points", &Injuries::second_half_points, 0, 3},
                                       {"keeper_shot_bonus", &Injuries::keeper_shot_bonus, 0, 5, keeper}},
                                      {{"anybody", &Injuries::anybody}});
}

void read_goalkeeper(const Field& root, Ruleset& rules) {
  using Goalkeeper = Ruleset::Goalkeeper;
  const bool stands = rules.policies.keeper_exit == Policies::KeeperExit::standing;
  read_numbers<Goalkeeper, std::int8_t>(
      root, rules.goalkeeper,
      {{"exit_shot_bonus", &Goalkeeper::exit_shot_bonus, 0, 5},
       {"exit_value", &Goalkeeper::exit_value, 0, 5, rules.plays(TurnStage::keeper_exit)},
       {"exit_press", &Goalkeeper::exit_press, -5, 0, stands}});
}

void read_styles(const Field& root, Ruleset& rules) {
  constexpr std::array dice{"single"sv, "lower"sv, "higher"sv};
  const auto items = one_for_each<Style, style_count>(only(root, "styles"));
  for (std::size_t at = 0; at < style_count; ++at) {
    const auto parts = items[at]->each(std::array{"id"sv, "event_die"sv, "injury"sv, "tiredness"sv});
    rules.styles[at] = {read_name<StyleRule::EventDie>(parts[1], dice),
                        static_cast<std::int8_t>(parts[2].whole(-3, 3)),
                        static_cast<std::int8_t>(parts[3].whole(-3, 3))};
  }
}

void read_var(const Field& root, Ruleset& rules) {
  rules.annulling_die = static_cast<std::uint8_t>(only(root, "annulling_die").whole(1, 6));
}

void read_cup(const Field& root, Ruleset& rules) {
  using Cup = Ruleset::Cup;
  read_numbers<Cup, std::uint8_t>(
      root, rules.cup,
      {{"extra_half_minutes", &Cup::extra_half_minutes, 1, 30}, {"kicks", &Cup::kicks, 1, 11}});
}

namespace {

WeatherRule read_effects(const Field& item) {
  constexpr std::array names{"id"sv,     "hard_press_cost"sv, "long_pass"sv,        "new_value"sv,
                             "injury"sv, "tiredness"sv,       "dazzles_starters"sv, "first_half_only"sv,
                             "worse"sv};
  item.with(names);
  const auto change = [&](std::string_view name) {
    return static_cast<std::int8_t>(item.has(name) ? item.at(name).whole(-3, 3) : 0);
  };
  const auto flag = [&](std::string_view name) { return item.has(name) && item.at(name).yes_or_no(); };
  WeatherRule effects{.long_pass = change("long_pass"),
                      .new_value = change("new_value"),
                      .injury = change("injury"),
                      .tiredness = change("tiredness"),
                      .dazzles_starters = flag("dazzles_starters"),
                      .first_half_only = flag("first_half_only"),
                      .changes = item.has("worse")};
  if (item.has("hard_press_cost"))
    effects.hard_press_cost = static_cast<std::uint8_t>(item.at("hard_press_cost").whole(0, 6));
  if (effects.changes) effects.worse = read_name<Weather>(item.at("worse"), weather_names);
  return effects;
}

}  // namespace

void read_weather(const Field& root, Ruleset& rules) {
  const auto parts = root.each(std::array{"equal_dice"sv, "effects"sv});
  const auto faces = parts[0].each(face_names);
  for (std::size_t face = 1; face <= face_names.size(); ++face)
    rules.weather_of_dice[face] = read_name<Weather>(faces[face - 1], weather_names);
  for (const auto& item : parts[1].list())
    rules.weather[item.at("id").one_of(weather_names)] = read_effects(item);
}

void read_skills(const Field& root, Ruleset& rules) {
  const auto items = one_for_each<Skill, skill_count>(only(root, "skills"));
  for (std::size_t at = 0; at < skill_count; ++at) {
    const auto parts = items[at]->each(std::array{"id"sv, "group"sv, "cost"sv, "needs"sv});
    SkillCard& card = rules.skills[at];
    card.group = parts[1].text();
    card.cost = static_cast<std::uint8_t>(parts[2].whole(0, 6));
    for (const auto& need : parts[3].list()) {
      const auto option = parse_option(need.text());
      if (!option) need.expected("the id of an option");
      card.needs.add(*option);
    }
    if ((card.needs - rules.options).empty()) rules.playable_skills.add(static_cast<Skill>(at));
  }
}

std::string_view name(Weather weather) { return weather_names[static_cast<std::size_t>(weather)]; }

}  // namespace fuba
