#include "fuba/coach/tactics.hpp"

#include <algorithm>
#include <numeric>

#include "fuba/engine/fields.hpp"
#include "tabletop/rules_file.hpp"

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, term_count> term_names{
    "score",      "chance",      "danger",      "possession", "territory",  "outlet",
    "ball_value", "at_the_ball", "box",         "cover",      "shape",      "set_piece",
    "keeper",     "freshness",   "substitutes", "cards",      "discipline", "players"};
static_assert(!term_names.back().empty());

constexpr std::array line_names{"defence"sv, "midfield"sv, "forward"sv};
constexpr std::array kick_names{"left"sv, "middle"sv, "right"sv};
constexpr std::array dive_names{"left"sv, "stay"sv, "right"sv};
constexpr std::array style_names{"normal"sv, "easy"sv, "aggressive"sv};
static_assert(style_names.size() == style_count);

constexpr double hundredth = 0.01;
constexpr int most_weight = 1000;
constexpr int most_often = 100;
constexpr int most_overlooked = 100;

double hundredths(const Field& field, int low = -most_weight) {
  return field.whole(low, most_weight) * hundredth;
}

/// Every term but the score, in hundredths of a goal.
std::array<double, term_count> read_weights(const Field& object) {
  std::array<double, term_count> weights{1};
  const auto fields = object.each(AllowedNames(term_names).subspan(1));
  std::ranges::transform(fields, weights.begin() + 1, [](const Field& field) { return hundredths(field); });
  return weights;
}

Tactics::Appetite read_appetite(const Field& object) {
  constexpr int most = 100;
  constexpr std::array names{"shoot"sv,   "press"sv,    "press_hard"sv, "position"sv,
                             "defence"sv, "midfield"sv, "forward"sv,    "long_pass"sv};
  const auto fields = object.each(names);
  const auto read = [&](std::size_t at) { return fields[at].whole(-most, most) * hundredth; };
  return {read(0), read(1), read(2), read(3), read(4), read(5), read(6), read(7)};
}

Tactics::Shape read_shape(const Field& list) {
  const auto items = list.list();
  constexpr int most = 10;
  if (items.size() != lines.size()) list.expected("three numbers of players: defence, midfield, attack");
  Tactics::Shape shape{};
  std::ranges::transform(items, shape.begin(), [](const Field& item) { return item.whole(0, most); });
  return shape;
}

std::vector<std::pair<Formation, std::uint8_t>> read_formations(const Field& list) {
  std::vector<std::pair<Formation, std::uint8_t>> formations;
  for (const Field& item : list.list()) {
    const auto fields = item.each(std::array{"formation"sv, "often"sv});
    const auto formation = parse_formation(fields[0].text());
    if (!formation || !is_playable(*formation))
      fields[0].expected("a formation of ten players such as \"4-4-2\"");
    formations.emplace_back(*formation, fields[1].whole(1, most_often));
  }
  if (formations.empty()) list.expected("a list of at least one formation");
  return formations;
}

RoleCounts read_roles(const Field& object) {
  std::array<std::string_view, role_count> names;
  for (std::size_t at = 0; at < role_count; ++at) names[at] = name(static_cast<PlayerRole>(at));
  object.with(names);
  constexpr int most = 10;
  RoleCounts roles{};
  for (std::size_t at = 0; at < role_count; ++at)
    if (object.has(names[at])) roles[at] = static_cast<std::uint8_t>(object.at(names[at]).whole(0, most));
  return roles;
}

std::vector<Skill> read_skills(const Field& list) {
  std::vector<Skill> skills;
  for (const Field& item : list.list()) {
    const auto skill = parse_skill(item.text());
    if (!skill) item.expected("the name of a skill card such as \"shot-stopper\"");
    if (std::ranges::find(skills, *skill) != skills.end()) item.wrong("is listed twice");
    skills.push_back(*skill);
  }
  return skills;
}

std::array<Style, 3> read_styles(const Field& object) {
  std::array<Style, 3> styles{};
  const auto fields = object.each(line_names);
  std::ranges::transform(fields, styles.begin(),
                         [](const Field& field) { return read_name<Style>(field, style_names); });
  return styles;
}

std::optional<std::pair<Line, Line>> read_shift(const Field& field) {
  if (field.is_null()) return std::nullopt;
  const auto fields = field.each(std::array{"from"sv, "to"sv});
  const auto from = read_name<Line>(fields[0], line_names);
  const auto to = read_name<Line>(fields[1], line_names);
  if (from == to) fields[1].expected("another line than \"from\"");
  return std::pair(from, to);
}

std::array<std::uint8_t, 3> read_sides(const Field& object, AllowedNames names) {
  std::array<std::uint8_t, 3> often{};
  const auto fields = object.each(names);
  std::ranges::transform(fields, often.begin(), [](const Field& field) {
    return static_cast<std::uint8_t>(field.whole(0, most_often));
  });
  if (std::accumulate(often.begin(), often.end(), 0) == 0)
    object.expected("a number above 0 for at least one side");
  return often;
}

SetUpShape read_set_up_shape(const Field& object) {
  std::vector<std::string_view> names{"ball"};
  for (const Area area : all_areas) names.push_back(name(area));
  object.with(names);
  const auto read = [&](std::string_view field) {
    return static_cast<std::uint8_t>(object.has(field) ? object.at(field).whole(0, most_often) : 0);
  };
  SetUpShape shape;
  shape.ball = read("ball");
  int sum = shape.ball;
  for (const Area area : all_areas) sum += shape.areas[index(area)] = read(name(area));
  if (sum == 0) object.expected("a number above 0 for at least one area");
  return shape;
}

Tactics::SetUp read_set_up(const Field& object) {
  const auto fields = object.each(std::array{"with_ball"sv, "without_ball"sv});
  return {read_set_up_shape(fields[0]), read_set_up_shape(fields[1])};
}

void read_late(const Field& object, Tactics& tactics) {
  constexpr int last_minute = 89;
  constexpr int most_players = 5;
  const auto fields = object.each(std::array{"from"sv, "protects"sv, "chases"sv});
  tactics.late_from = fields[0].whole(0, last_minute);
  tactics.protects = fields[1].whole(0, most_players);
  tactics.chases = fields[2].whole(0, most_players);
}

/// Of the editions that a field names; of none where there is no such field.
Tactics::ByEdition read_by_edition(const Field& object, std::string_view name) {
  Tactics::ByEdition numbers;
  if (!object.has(name)) return numbers;
  const Field named = object.at(name);
  named.with(editions());
  for (const std::string_view edition : editions())
    if (named.has(edition))
      numbers.emplace_back(edition, named.at(edition).whole(0, most_overlooked) * hundredth);
  return numbers;
}

/// Those of a file without them are none.
void read_errors(const Field& object, Tactics& tactics) {
  object.with({"overlooks", "overlooks_in", "overlooks_with_options", "forgets_clock"});
  tactics.overlooks = object.at("overlooks").whole(0, most_overlooked) * hundredth;
  tactics.overlooks_in = read_by_edition(object, "overlooks_in");
  tactics.overlooks_with_options = read_by_edition(object, "overlooks_with_options");
  tactics.forgets_clock = object.at("forgets_clock").yes_or_no();
}

Tactics read_tactics(const Field& root) {
  root.with({"looks_ahead", "carelessness", "errors", "judgement", "appetite", "shape", "late", "sweeps",
             "formations", "roles", "skills", "styles", "shift", "penalty", "set_up"});
  Tactics tactics;
  tactics.looks_ahead = root.at("looks_ahead").whole(0, most_looks_ahead);
  tactics.carelessness = hundredths(root.at("carelessness"), 0);
  if (root.has("errors")) read_errors(root.at("errors"), tactics);
  tactics.weights = read_weights(root.at("judgement"));
  tactics.appetite = read_appetite(root.at("appetite"));
  const auto shape = root.at("shape").each(std::array{"with_ball"sv, "without_ball"sv});
  tactics.with_ball = read_shape(shape[0]);
  tactics.without_ball = read_shape(shape[1]);
  read_late(root.at("late"), tactics);
  tactics.sweeps = root.at("sweeps").yes_or_no();
  tactics.formations = read_formations(root.at("formations"));
  tactics.roles = read_roles(root.at("roles"));
  tactics.skills = read_skills(root.at("skills"));
  tactics.styles = read_styles(root.at("styles"));
  tactics.shift = read_shift(root.at("shift"));
  const auto penalty = root.at("penalty").each(std::array{"kick"sv, "dive"sv});
  tactics.kicks = read_sides(penalty[0], kick_names);
  tactics.dives = read_sides(penalty[1], dive_names);
  const auto set_up =
      root.at("set_up").each(std::array{"kick_off"sv, "free_kick"sv, "corner_kick"sv, "penalty_kick"sv});
  tactics.kick_off = read_set_up(set_up[0]);
  tactics.free_kick = read_set_up(set_up[1]);
  tactics.corner_kick = read_set_up(set_up[2]);
  tactics.penalty_kick = read_set_up(set_up[3]);
  return tactics;
}

}  // namespace

std::string_view name(Term term) { return term_names[static_cast<std::size_t>(term)]; }

double Tactics::overlooks_by(const Ruleset& rules) const {
  const auto in = [&](const ByEdition& numbers, double otherwise) {
    const auto found = std::ranges::find(numbers, std::string_view(rules.id), &ByEdition::value_type::first);
    return found == numbers.end() ? otherwise : found->second;
  };
  const double basic = in(overlooks_in, overlooks);
  return rules.options == Options{} ? basic : in(overlooks_with_options, basic);
}

tl::expected<Tactics, RulesError> make_tactics(std::string_view id, const RulesReader& read) try {
  const tabletop::RulesFile file("opponents/" + std::string(id) + ".json", read);
  return read_tactics(file.root());
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace fuba
