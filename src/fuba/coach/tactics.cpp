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

void read_errors(const Field& object, Tactics& tactics) {
  const auto fields = object.each(std::array{"overlooks"sv, "forgets_clock"sv});
  tactics.overlooks = fields[0].whole(0, most_overlooked) * hundredth;
  tactics.forgets_clock = fields[1].yes_or_no();
}

void read_shapes(const Field& object, Tactics& tactics) {
  const auto fields = object.each(std::array{"with_ball"sv, "without_ball"sv});
  tactics.with_ball = read_shape(fields[0]);
  tactics.without_ball = read_shape(fields[1]);
}

void read_penalty(const Field& object, Tactics& tactics) {
  const auto fields = object.each(std::array{"kick"sv, "dive"sv});
  tactics.kicks = read_sides(fields[0], kick_names);
  tactics.dives = read_sides(fields[1], dive_names);
}

void read_set_ups(const Field& object, Tactics& tactics) {
  const auto fields = object.each(std::array{"kick_off"sv, "free_kick"sv, "corner_kick"sv, "penalty_kick"sv});
  tactics.kick_off = read_set_up(fields[0]);
  tactics.free_kick = read_set_up(fields[1]);
  tactics.corner_kick = read_set_up(fields[2]);
  tactics.penalty_kick = read_set_up(fields[3]);
}

/// A field of a coach's file, and what it tells.
struct Part {
  std::string_view name;
  void (*read)(const Field&, Tactics&);
  bool may_lack = false;
};

constexpr std::array parts{
    Part{"looks_ahead",
         [](const Field& field, Tactics& to) { to.looks_ahead = field.whole(0, most_looks_ahead); }},
    Part{"carelessness", [](const Field& field, Tactics& to) { to.carelessness = hundredths(field, 0); }},
    Part{"errors", read_errors, /*may_lack=*/true},
    Part{"judgement", [](const Field& field, Tactics& to) { to.weights = read_weights(field); }},
    Part{"appetite", [](const Field& field, Tactics& to) { to.appetite = read_appetite(field); }},
    Part{"shape", read_shapes},
    Part{"late", read_late},
    Part{"sweeps", [](const Field& field, Tactics& to) { to.sweeps = field.yes_or_no(); }},
    Part{"formations", [](const Field& field, Tactics& to) { to.formations = read_formations(field); }},
    Part{"roles", [](const Field& field, Tactics& to) { to.roles = read_roles(field); }},
    Part{"skills", [](const Field& field, Tactics& to) { to.skills = read_skills(field); }},
    Part{"styles", [](const Field& field, Tactics& to) { to.styles = read_styles(field); }},
    Part{"shift", [](const Field& field, Tactics& to) { to.shift = read_shift(field); }},
    Part{"penalty", read_penalty},
    Part{"set_up", read_set_ups},
};

/// The names of all parts, and these besides.
std::vector<std::string_view> names_with(std::initializer_list<std::string_view> besides) {
  std::vector<std::string_view> names(besides);
  std::ranges::transform(parts, std::back_inserter(names), &Part::name);
  return names;
}

Tactics& otherwise(Tactics& tactics, std::string_view edition, bool with_options) {
  for (auto& [its_edition, options, its] : tactics.otherwise)
    if (its_edition == edition && options == with_options) return its;
  Tactics as_ever = tactics;
  as_ever.otherwise.clear();
  return tactics.otherwise.emplace_back(edition, with_options, std::move(as_ever)).tactics;
}

/// An entry names an edition, options or none where it is for one of them, and the parts that differ.
void read_otherwise(const Field& entry, Tactics& tactics) {
  entry.with(names_with({"in", "options"}));
  const std::string_view edition = editions()[entry.at("in").one_of(editions())];
  for (const bool with_options : {false, true}) {
    if (entry.has("options") && entry.at("options").yes_or_no() != with_options) continue;
    Tactics& changed = otherwise(tactics, edition, with_options);
    for (const Part& part : parts)
      if (entry.has(part.name)) part.read(entry.at(part.name), changed);
  }
}

/// A file without errors has none, and one without `otherwise` plays the same by all rules.
Tactics read_tactics(const Field& root) {
  root.with(names_with({"otherwise"}));
  Tactics tactics;
  for (const Part& part : parts)
    if (!part.may_lack || root.has(part.name)) part.read(root.at(part.name), tactics);
  if (root.has("otherwise"))
    for (const Field& entry : root.at("otherwise").list()) read_otherwise(entry, tactics);
  return tactics;
}

}  // namespace

std::string_view name(Term term) { return term_names[static_cast<std::size_t>(term)]; }

const Tactics& Tactics::in(const Ruleset& rules) const {
  const bool with_options = rules.options != Options{};
  for (const auto& [edition, options, tactics] : otherwise)
    if (edition == rules.id && options == with_options) return tactics;
  return *this;
}

tl::expected<Tactics, RulesError> make_tactics(std::string_view id, const RulesReader& read) try {
  const tabletop::RulesFile file("opponents/" + std::string(id) + ".json", read);
  return read_tactics(file.root());
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace fuba
