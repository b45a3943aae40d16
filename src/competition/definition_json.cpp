#include "competition/definition_json.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "competition/qualifiers.hpp"
#include "tabletop/plain_text.hpp"

namespace competition {
namespace {

using namespace std::string_view_literals;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::uint64_t written_format = 1;
constexpr std::size_t longest_text = 1000;
constexpr int most_points = 100;
constexpr int most_cards = 40;

constexpr std::array fields{"fuba-competition"sv,
                            "name"sv,
                            "kind"sv,
                            "seed"sv,
                            "rules"sv,
                            "options"sv,
                            "teams"sv,
                            "rounds"sv,
                            "draw"sv,
                            "points"sv,
                            "tie_breakers"sv,
                            "groups"sv,
                            "qualify"sv,
                            "legs"sv,
                            "final_legs"sv,
                            "away_goals"sv,
                            "extra_time"sv,
                            "third_place"sv,
                            "carry"sv,
                            "clock"sv,
                            "skills_per_match"sv,
                            "skills_in_competition"sv,
                            "after"sv,
                            "with"sv,
                            "sum"sv};
constexpr std::array team_fields{"id"sv,    "name"sv,      "colour"sv, "second"sv,
                                 "plays"sv, "formation"sv, "skills"sv};
constexpr std::array carries{"rulebook"sv, "none"sv};
constexpr std::array clocks{"none"sv, "rulebook"sv};

/// A text for people: neither empty nor longer than that, without control marks (C1).
std::string shown_text(const Field& field, std::size_t longest) {
  const std::string& text = field.text();
  if (text.empty() || text != tabletop::plain_text(text, longest))
    field.wrong(fmt::format("expected 1 to {} characters without control marks", longest));
  return text;
}

std::string read_id(const Field& field) {
  const std::string& id = field.text();
  const bool known = id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
  if (id.empty() || id.size() > longest_id || !known)
    field.wrong(fmt::format("expected 1 to {} of a-z, 0-9 and hyphens", longest_id));
  return id;
}

std::string read_colour(const Field& field) {
  const std::string& text = field.text();
  if (tabletop::plain_colour(text).empty()) field.wrong("expected a colour such as \"#F2C230\"");
  return text;
}

std::string read_formation(const Field& field, const Means& means) {
  const std::string& text = field.text();
  if (means.is_formation != nullptr && !means.is_formation(text))
    field.wrong("expected a formation such as \"4-4-2\"");
  return text;
}

std::vector<std::string> read_cards(const Field& field, const Means& means) {
  std::vector<std::string> cards;
  for (const Field& item : field.list()) {
    std::string card = read_card(item, means);
    if (std::ranges::find(cards, card) != cards.end()) item.wrong("is named twice");
    cards.push_back(std::move(card));
  }
  return cards;
}

TeamEntry read_team(const Field& field, const Means& means) {
  field.only(team_fields);
  const auto colour = [](const Field& value) { return read_colour(value); };
  TeamEntry team{.id = read_id(field.at("id")), .name = shown_text(field.at("name"), longest_name)};
  team.colour = field.or_else<std::string>("colour", "", colour);
  team.second = field.or_else<std::string>("second", "", colour);
  team.plays = read_plays(field.at("plays"), means);
  if (field.has("formation")) team.formation = read_formation(field.at("formation"), means);
  if (field.has("skills")) team.skills = read_cards(field.at("skills"), means);
  return team;
}

/// The same id or name twice would be two teams that nobody can tell apart.
void check_unique(const Field& field, const std::vector<TeamEntry>& before, const TeamEntry& team) {
  if (std::ranges::find(before, team.id, &TeamEntry::id) != before.end())
    field.at("id").wrong(fmt::format("\"{}\" is the id of another team too", team.id));
  if (std::ranges::find(before, team.name, &TeamEntry::name) != before.end())
    field.at("name").wrong(fmt::format("\"{}\" is the name of another team too", team.name));
}

void read_teams(const Field& field, const Means& means, Definition& definition) {
  const auto [least, most] = team_count(definition.kind);
  const auto items = field.list();
  if (items.size() < least || items.size() > most)
    field.wrong(fmt::format("a competition of the kind {} has {} to {} teams, not {}", name(definition.kind),
                            least, most, items.size()));
  for (const Field& item : items) {
    TeamEntry team = read_team(item, means);
    check_unique(item, definition.teams, team);
    definition.teams.push_back(std::move(team));
  }
}

std::array<int, 3> read_points(const Field& field) {
  const auto items = field.list();
  if (items.size() != 3) field.wrong("expected three numbers: for a win, a draw and a defeat");
  std::array<int, 3> points{};
  for (std::size_t at = 0; at < points.size(); ++at)
    points[at] = static_cast<int>(items[at].whole(0, most_points));
  return points;
}

/// Lots are the last of the list, named or not (C13).
std::vector<Criterion> read_tie_breakers(const Field& field) {
  std::vector<Criterion> list;
  for (const Field& item : field.list()) {
    const auto criterion = parse_tie_breaker(item.text());
    if (!criterion) item.wrong(fmt::format("expected one of {}", fmt::join(tie_breaker_names(), ", ")));
    if (std::ranges::find(list, *criterion) != list.end()) item.wrong("is named twice");
    list.push_back(*criterion);
  }
  std::erase(list, Criterion::lots);
  list.push_back(Criterion::lots);
  return list;
}

int read_once_or_twice(const Field& field) { return static_cast<int>(field.whole(1, 2)); }

/// How many groups there are, and how many teams of each go on (C10).
void read_stages(const Field& root, Definition& definition) {
  if (!definition.has_table() || !definition.has_knock_out()) return;
  if (definition.kind == Kind::groups)
    definition.groups = static_cast<std::size_t>(root.at("groups").whole(2, 8));
  else if (root.has("groups"))
    root.at("groups").whole(1, 1);
  const Field qualify = root.at("qualify");
  definition.qualify = static_cast<std::size_t>(qualify.whole(1, 8));
  const std::size_t teams = definition.teams.size();
  if (2 * definition.groups > teams)
    root.at("groups").wrong(
        fmt::format("{} groups need {} teams or more", definition.groups, 2 * definition.groups));
  if (first_round(definition.groups, definition.qualify).empty())
    qualify.wrong(fmt::format("{} of each of {} group{} make no bracket. Possible are {}", definition.qualify,
                              definition.groups, definition.groups == 1 ? "" : "s", known_brackets()));
  if (teams / definition.groups < definition.qualify)
    qualify.wrong(fmt::format("{} go on, but the smallest group has {} teams", definition.qualify,
                              teams / definition.groups));
}

void read_knock_out(const Field& root, const Means& means, Definition& definition) {
  definition.legs = root.or_else("legs", 1, read_once_or_twice);
  definition.final_legs = root.or_else("final_legs", 1, read_once_or_twice);
  const auto flag = [](const Field& value) { return value.yes_or_no(); };
  definition.away_goals = root.or_else("away_goals", false, flag);
  definition.extra_time = root.or_else("extra_time", true, flag);
  definition.third_place = root.or_else("third_place", false, flag);
  if (!definition.has_knock_out()) return;
  if (!means.decides_ties)
    root.at("kind").wrong("the game has no extra time and no penalties, so it can have a league only");
  if (!means.decides_by_two_legs) {
    for (const char* legs : {"legs", "final_legs"})
      if (root.has(legs) && root.at(legs).whole(1, 2) == 2)
        root.at(legs).wrong("the game cannot decide a tie by two matches. Expected 1");
  }
  if (!means.skips_extra_time && !definition.extra_time)
    root.at("extra_time").wrong("a level match of the game always has extra time. Expected true");
  const std::size_t in_bracket =
      definition.has_table() ? definition.groups * definition.qualify : definition.teams.size();
  if (definition.third_place && in_bracket < 4)
    root.at("third_place").wrong("a match for third place needs four teams or more");
}

void read_carry_over(const Field& root, const Means& means, Definition& definition) {
  definition.carry =
      root.or_else("carry", std::size_t{0}, [](const Field& value) { return value.one_of(carries); }) == 0;
  definition.clock = static_cast<Clock>(
      root.or_else("clock", std::size_t{0}, [](const Field& value) { return value.one_of(clocks); }));
  if (definition.clock == Clock::rulebook && !means.limits_time)
    root.at("clock").wrong("the game has no rule for the time that people take. Expected \"none\"");
  const int most = means.most_cards_per_match > 0 ? means.most_cards_per_match : most_cards;
  definition.skills_per_match = root.or_else(
      "skills_per_match", 3, [&](const Field& value) { return static_cast<int>(value.whole(1, most)); });
  definition.skills_in_competition =
      root.or_else("skills_in_competition", definition.skills_per_match + 1, [&](const Field& value) {
        return static_cast<int>(value.whole(definition.skills_per_match, most_cards));
      });
  if (means.cards.empty()) return;
  for (const Field& team : root.at("teams").list()) {
    const std::size_t named = team.has("skills") ? team.at("skills").list().size() : 0;
    if (std::cmp_not_equal(named, definition.skills_in_competition))
      (team.has("skills") ? team.at("skills") : team)
          .wrong(fmt::format("names {} skill cards, expected {}", named, definition.skills_in_competition));
  }
}

ordered_json to_json(const TeamEntry& team) {
  ordered_json object{{"id", team.id}, {"name", team.name}};
  if (!team.colour.empty()) object["colour"] = team.colour;
  if (!team.second.empty()) object["second"] = team.second;
  object["plays"] = to_json(team.plays);
  if (!team.formation.empty()) object["formation"] = team.formation;
  if (!team.skills.empty()) object["skills"] = team.skills;
  return object;
}

/// Adds a field that has not its usual value.
template <class T>
void add_unusual(ordered_json& object, const char* field, const T& value, const T& usual) {
  if (value != usual) object[field] = value;
}

void add_table(ordered_json& object, const Definition& definition) {
  const Definition usual;
  add_unusual(object, "rounds", definition.rounds, usual.rounds);
  add_unusual(object, "draw", definition.draw, usual.draw);
  add_unusual(object, "points", definition.points, usual.points);
  if (definition.tie_breakers != usual.tie_breakers) {
    object["tie_breakers"] = ordered_json::array();
    for (const Criterion each : definition.tie_breakers) object["tie_breakers"].push_back(name(each));
  }
  add_unusual(object, "groups", definition.groups, usual.groups);
  add_unusual(object, "qualify", definition.qualify, usual.qualify);
}

void add_knock_out(ordered_json& object, const Definition& definition) {
  const Definition usual;
  add_unusual(object, "legs", definition.legs, usual.legs);
  add_unusual(object, "final_legs", definition.final_legs, usual.final_legs);
  add_unusual(object, "away_goals", definition.away_goals, usual.away_goals);
  add_unusual(object, "extra_time", definition.extra_time, usual.extra_time);
  add_unusual(object, "third_place", definition.third_place, usual.third_place);
}

void check_format(const Field& field) {
  if (const std::uint64_t found = field.any_whole(); found != written_format)
    field.wrong(fmt::format("it is in format {}, this program reads formats 1 to {}", found, written_format));
}

}  // namespace

std::string read_card(const Field& field, const Means& means) {
  std::string card = shown_text(field, longest_name);
  const auto& known = means.known_cards;
  if (!known.empty() && std::ranges::find(known, card) == known.end())
    field.wrong(fmt::format("is no skill card of these rules. Known are {}", fmt::join(known, ", ")));
  return card;
}

Plays read_plays(const Field& field, const Means& means) {
  const auto parts = field.members();
  if (parts.size() != 1)
    field.wrong(R"(expected {"person":"Anna"}, {"coach":"bold"} or {"program":"./bot"})");
  field.only(who_names);
  const auto& [key, value] = parts.front();
  const auto found = std::ranges::find(who_names, key);
  Plays plays{static_cast<Plays::Who>(found - who_names.begin()), {}};
  plays.called = shown_text(value, plays.who == Plays::Who::program ? longest_text : longest_name);
  if (plays.who == Plays::Who::coach &&
      std::ranges::find(means.coaches, plays.called) == means.coaches.end()) {
    value.wrong(fmt::format("there is no coach \"{}\". Expected {}", plays.called,
                            means.coaches.empty()
                                ? "a person or a program: this game has no coaches of its own"
                                : fmt::format("one of {}", fmt::join(means.coaches, ", "))));
  }
  return plays;
}

ordered_json to_json(const Plays& plays) { return {{std::string(name(plays.who)), plays.called}}; }

tl::expected<Definition, Problem> definition_from_json(const json& object, const MeansOf& means_of) try {
  const Field root(object);
  root.only(fields);
  if (root.has("fuba-competition")) check_format(root.at("fuba-competition"));
  Definition definition{.name = shown_text(root.at("name"), longest_name),
                        .kind = static_cast<Kind>(root.at("kind").one_of(kind_names)),
                        .seed = root.at("seed").any_whole(),
                        .rules = root.at("rules").text()};
  const auto means = means_of(definition.rules, root.at("options").value());
  if (!means) return tl::unexpected(means.error());
  definition.options = means->options;
  read_teams(root.at("teams"), *means, definition);
  definition.rounds = root.or_else("rounds", 1, read_once_or_twice);
  definition.draw = root.or_else("draw", false, [](const Field& value) { return value.yes_or_no(); });
  if (root.has("points")) definition.points = read_points(root.at("points"));
  if (root.has("tie_breakers")) definition.tie_breakers = read_tie_breakers(root.at("tie_breakers"));
  read_stages(root, definition);
  read_knock_out(root, *means, definition);
  read_carry_over(root, *means, definition);
  const auto text = [](const Field& value) { return shown_text(value, longest_text); };
  definition.after = root.or_else<std::string>("after", "", text);
  definition.with = root.or_else<std::string>("with", "", text);
  if (!definition.with.empty() && definition.kind != Kind::cup)
    root.at("with").wrong("only a cup is played beside a league");
  return definition;
} catch (Problem& problem) {
  return tl::unexpected(std::move(problem));
}

tl::expected<Definition, Problem> new_definition_from_json(const json& object, const MeansOf& means_of) try {
  auto definition = definition_from_json(object, means_of);
  if (!definition) return definition;
  const auto means = means_of(definition->rules, definition->options);
  if (!means) return tl::unexpected(means.error());
  for (const Field& team : Field(object).at("teams").list()) {
    if (team.has("formation") && means->is_formation == nullptr)
      team.at("formation").wrong("the game has no formations. Leave the field out");
    if (team.has("skills") && means->known_cards.empty())
      team.at("skills").wrong("the game has no skill cards. Leave the field out");
  }
  return definition;
} catch (Problem& problem) {
  return tl::unexpected(std::move(problem));
}

ordered_json to_json(const Definition& definition) {
  const Definition usual;
  ordered_json object{{"fuba-competition", written_format}, {"name", definition.name},
                      {"kind", name(definition.kind)},      {"seed", definition.seed},
                      {"rules", definition.rules},          {"options", definition.options}};
  add_table(object, definition);
  add_knock_out(object, definition);
  if (!definition.carry) object["carry"] = "none";
  if (definition.clock == Clock::rulebook) object["clock"] = "rulebook";
  add_unusual(object, "skills_per_match", definition.skills_per_match, usual.skills_per_match);
  add_unusual(object, "skills_in_competition", definition.skills_in_competition,
              definition.skills_per_match + 1);
  add_unusual(object, "after", definition.after, {});
  add_unusual(object, "with", definition.with, {});
  object["teams"] = ordered_json::array();
  for (const TeamEntry& team : definition.teams) object["teams"].push_back(to_json(team));
  return object;
}

}  // namespace competition
