#include "competition/entry_json.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "competition/definition_json.hpp"
#include "competition/field.hpp"
#include "tabletop/plain_text.hpp"

namespace competition {
namespace {

using namespace std::string_view_literals;
using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t longest_moment = 40;
constexpr std::array side_names{"home"sv, "away"sv};

Sides read_sides(const Field& field) {
  const auto items = field.list();
  if (items.size() != 2) field.wrong("expected two numbers, of home and away");
  return {static_cast<int>(items[0].whole(0, most_counted)),
          static_cast<int>(items[1].whole(0, most_counted))};
}

int read_die(const Field& field) { return static_cast<int>(field.whole(1, 6)); }

TeamIndex read_team_id(const Field& field, const Definition& definition) {
  const auto team = definition.find(field.text());
  if (!team) field.wrong(fmt::format("there is no team \"{}\"", field.text()));
  return *team;
}

bool flag_at(const Field& root, std::string_view key) {
  return root.or_else(key, false, [](const Field& value) { return value.yes_or_no(); });
}

Entry read_order(const Field& root, const Definition& definition, const Means&) {
  root.only(std::array{"order"sv, "sum"sv});
  OrderEntry entry;
  for (const Field& item : root.at("order").list()) {
    entry.teams.push_back(read_team_id(item, definition));
    if (std::ranges::count(entry.teams, entry.teams.back()) > 1) item.wrong("is named twice");
  }
  if (entry.teams.size() != definition.teams.size())
    root.at("order").wrong(fmt::format("expected all {} teams", definition.teams.size()));
  return entry;
}

Entry read_begin(const Field& root, const Definition&, const Means&) {
  root.only(std::array{"begin"sv, "at"sv, "sum"sv});
  BeginEntry entry{root.at("begin").text(), {}};
  if (root.has("at")) {
    entry.at = root.at("at").text();
    if (entry.at != tabletop::plain_text(entry.at, longest_moment))
      root.at("at").wrong(
          fmt::format("expected at most {} characters without control marks", longest_moment));
  }
  return entry;
}

std::vector<std::string> read_lost_cards(const Field& field, const Means& means) {
  std::vector<std::string> cards;
  for (const Field& item : field.list()) cards.push_back(read_card(item, means));
  return cards;
}

AfterDice read_after_dice(const Field& field) {
  field.only(std::array{"yellow"sv, "injury"sv});
  AfterDice dice;
  if (field.has("yellow")) {
    const auto items = field.at("yellow").list();
    if (items.size() != 2) field.at("yellow").wrong("expected two dice");
    dice.yellow = {read_die(items[0]), read_die(items[1])};
  }
  if (field.has("injury")) dice.injury = read_die(field.at("injury"));
  return dice;
}

/// What a figure of play can be.
struct Span {
  double least;
  double most;
};
constexpr double largest_figure = 1e6;
constexpr Span any_figure{-largest_figure, largest_figure};
constexpr Span no_negative{0, largest_figure};
constexpr Span probability{0, 1};

double read_figure(const Field& field, const Span& span) {
  const double number = field.number();
  if (number < span.least || number > span.most)
    field.wrong(fmt::format("expected a number from {} to {}", span.least, span.most));
  return number;
}

template <std::size_t size>
std::optional<std::array<double, size>> numbers_at(const Field& root, std::string_view key,
                                                   const Span& span) {
  if (!root.has(key)) return std::nullopt;
  const auto items = root.at(key).list();
  if (items.size() != size) root.at(key).wrong(fmt::format("expected {} numbers", size));
  std::array<double, size> numbers{};
  std::ranges::transform(items, numbers.begin(), [&](const Field& item) { return read_figure(item, span); });
  return numbers;
}

/// Figures that a later version knows besides are passed over.
Figures read_figures(const Field& field) {
  field.members();
  Figures figures;
  figures.expected_goals = numbers_at<2>(field, "xg", no_negative);
  figures.luck = numbers_at<2>(field, "luck", any_figure);
  figures.luck_in_checks = numbers_at<2>(field, "luck_in_checks", any_figure);
  figures.luck_in_presses = numbers_at<2>(field, "luck_in_presses", any_figure);
  figures.shots = numbers_at<2>(field, "shots", no_negative);
  figures.chances = numbers_at<3>(field, "chances", probability);
  if (field.has("swing")) figures.swing = read_figure(field.at("swing"), no_negative);
  return figures;
}

constexpr std::array result_fields{"result"sv,  "score"sv,    "extra"sv,       "penalties"sv, "yellow"sv,
                                   "red"sv,     "injuries"sv, "lost_skills"sv, "dice"sv,      "figures"sv,
                                   "by_hand"sv, "stood_in"sv, "again"sv,       "stopped"sv,   "sum"sv};

Entry read_result(const Field& root, const Definition&, const Means& means) {
  root.only(result_fields);
  ResultEntry entry{.match = root.at("result").text(), .score = read_sides(root.at("score"))};
  if (root.has("extra")) entry.extra = read_sides(root.at("extra"));
  if (root.has("penalties")) entry.penalties = read_sides(root.at("penalties"));
  entry.yellow = root.or_else("yellow", Sides{}, read_sides);
  entry.red = root.or_else("red", Sides{}, read_sides);
  entry.injuries = root.or_else("injuries", Sides{}, read_sides);
  if (root.has("lost_skills")) {
    const auto lists = root.at("lost_skills").list();
    if (lists.size() != 2) root.at("lost_skills").wrong("expected two lists, of home and away");
    for (std::size_t side = 0; side < side_names.size(); ++side)
      entry.lost_skills[side] = read_lost_cards(lists[side], means);
  }
  if (root.has("dice")) {
    root.at("dice").only(side_names);
    for (std::size_t side = 0; side < side_names.size(); ++side)
      if (root.at("dice").has(side_names[side]))
        entry.dice[side] = read_after_dice(root.at("dice").at(side_names[side]));
  }
  if (root.has("figures")) entry.figures = read_figures(root.at("figures"));
  entry.by_hand = flag_at(root, "by_hand");
  entry.stood_in = flag_at(root, "stood_in");
  entry.again = flag_at(root, "again");
  entry.stopped = flag_at(root, "stopped");
  return entry;
}

Entry read_walkover(const Field& root, const Definition&, const Means&) {
  root.only(std::array{"walkover"sv, "to"sv, "sum"sv});
  return WalkoverEntry{root.at("walkover").text(), root.at("to").one_of(side_names)};
}

Entry read_withdraw(const Field& root, const Definition& definition, const Means&) {
  root.only(std::array{"withdraw"sv, "sum"sv});
  return WithdrawEntry{read_team_id(root.at("withdraw"), definition)};
}

Entry read_lots(const Field& root, const Definition& definition, const Means&) {
  root.only(std::array{"lots"sv, "throws"sv, "sum"sv});
  LotsEntry entry{root.at("lots").text(), {}};
  for (const Field& item : root.at("throws").list()) {
    LotThrow thrown;
    for (const auto& [id, die] : item.members()) {
      const auto team = definition.find(id);
      if (!team) die.wrong(fmt::format("there is no team \"{}\"", id));
      thrown[*team] = read_die(die);
    }
    entry.throws.push_back(std::move(thrown));
  }
  return entry;
}

Entry read_new_plays(const Field& root, const Definition& definition, const Means& means) {
  root.only(std::array{"plays"sv, "team"sv, "sum"sv});
  return PlaysEntry{read_team_id(root.at("team"), definition), read_plays(root.at("plays"), means)};
}

Entry read_late(const Field& root, const Definition& definition, const Means&) {
  root.only(std::array{"late"sv, "team"sv, "by"sv, "sum"sv});
  return LateEntry{root.at("late").text(), read_team_id(root.at("team"), definition),
                   static_cast<int>(root.at("by").whole(1, 2))};
}

Entry read_back(const Field& root, const Definition&, const Means&) {
  root.only(std::array{"back"sv, "sum"sv});
  return BackEntry{root.at("back").text()};
}

/// The field that says which entry it is, and who reads it.
struct Reader {
  std::string_view key;
  Entry (*read)(const Field& root, const Definition& definition, const Means& means);
};

constexpr std::array readers{
    Reader{"order", read_order},       Reader{"begin", read_begin},       Reader{"result", read_result},
    Reader{"walkover", read_walkover}, Reader{"withdraw", read_withdraw}, Reader{"lots", read_lots},
    Reader{"plays", read_new_plays},   Reader{"late", read_late},         Reader{"back", read_back}};

// Writing

ordered_json after_dice_json(const AfterDice& dice) {
  ordered_json object = ordered_json::object();
  if (dice.yellow) object["yellow"] = *dice.yellow;
  if (dice.injury) object["injury"] = *dice.injury;
  return object;
}

/// Rounded, so that the last digits of a platform's arithmetic do not show.
template <class Numbers>
ordered_json rounded(const Numbers& numbers) {
  ordered_json list = ordered_json::array();
  for (const double number : numbers) list.push_back(std::round(number * 1e4) / 1e4);
  return list;
}

ordered_json figures_json(const Figures& figures) {
  ordered_json object = ordered_json::object();
  const auto add = [&](const char* key, const auto& numbers) {
    if (numbers) object[key] = rounded(*numbers);
  };
  add("xg", figures.expected_goals);
  add("luck", figures.luck);
  add("luck_in_checks", figures.luck_in_checks);
  add("luck_in_presses", figures.luck_in_presses);
  add("shots", figures.shots);
  add("chances", figures.chances);
  if (figures.swing) object["swing"] = rounded(std::array{*figures.swing})[0];
  return object;
}

/// The object of each entry; ids of teams come from the definition.
class Writer {
 public:
  explicit Writer(const Definition& definition) : definition_(definition) {}

  ordered_json operator()(const OrderEntry& entry) const {
    ordered_json ids = ordered_json::array();
    for (const TeamIndex team : entry.teams) ids.push_back(id(team));
    return {{"order", ids}};
  }
  ordered_json operator()(const BeginEntry& entry) const {
    ordered_json object{{"begin", entry.match}};
    if (!entry.at.empty()) object["at"] = entry.at;
    return object;
  }
  ordered_json operator()(const ResultEntry& entry) const {
    ordered_json object{{"result", entry.match}, {"score", entry.score}};
    if (entry.extra) object["extra"] = *entry.extra;
    if (entry.penalties) object["penalties"] = *entry.penalties;
    add_marks(object, "yellow", entry.yellow);
    add_marks(object, "red", entry.red);
    add_marks(object, "injuries", entry.injuries);
    if (!entry.lost_skills[0].empty() || !entry.lost_skills[1].empty())
      object["lost_skills"] = entry.lost_skills;
    for (std::size_t side = 0; side < side_names.size(); ++side)
      if (entry.dice[side] != AfterDice{})
        object["dice"][std::string(side_names[side])] = after_dice_json(entry.dice[side]);
    if (ordered_json figures = figures_json(entry.figures); !figures.empty())
      object["figures"] = std::move(figures);
    for (const auto& [key, set] : {std::pair{"by_hand", entry.by_hand},
                                   {"stood_in", entry.stood_in},
                                   {"again", entry.again},
                                   {"stopped", entry.stopped}})
      if (set) object[key] = true;
    return object;
  }
  ordered_json operator()(const WalkoverEntry& entry) const {
    return {{"walkover", entry.match}, {"to", side_names[entry.to]}};
  }
  ordered_json operator()(const WithdrawEntry& entry) const { return {{"withdraw", id(entry.team)}}; }
  ordered_json operator()(const LotsEntry& entry) const {
    ordered_json throws = ordered_json::array();
    for (const LotThrow& thrown : entry.throws) {
      ordered_json object = ordered_json::object();
      for (const auto& [team, die] : thrown) object[id(team)] = die;
      throws.push_back(std::move(object));
    }
    return {{"lots", entry.group}, {"throws", throws}};
  }
  ordered_json operator()(const PlaysEntry& entry) const {
    return {{"plays", to_json(entry.plays)}, {"team", id(entry.team)}};
  }
  ordered_json operator()(const LateEntry& entry) const {
    return {{"late", entry.match}, {"team", id(entry.team)}, {"by", entry.by}};
  }
  ordered_json operator()(const BackEntry& entry) const { return {{"back", entry.match}}; }

 private:
  static void add_marks(ordered_json& object, const char* key, const Sides& marks) {
    if (marks != Sides{}) object[key] = marks;
  }
  const std::string& id(TeamIndex team) const { return definition_.teams[team].id; }

  const Definition& definition_;
};

}  // namespace

tl::expected<Entry, Problem> entry_from_json(const Definition& definition, const Means& means,
                                             const json& object) try {
  const Field root(object);
  // A result may be marked `again`, and `late` has a `team` as `plays` has one: the first key that fits
  // counts.
  const auto reader = std::ranges::find_if(readers, [&](const Reader& each) { return root.has(each.key); });
  if (reader == readers.end()) {
    std::vector<std::string_view> keys;
    for (const Reader& each : readers) keys.push_back(each.key);
    root.wrong(fmt::format("is no entry of a competition. Expected one of {}", fmt::join(keys, ", ")));
  }
  return reader->read(root, definition, means);
} catch (Problem& problem) {
  return tl::unexpected(std::move(problem));
}

ordered_json to_json(const Definition& definition, const Entry& entry) {
  return std::visit(Writer(definition), entry);
}

}  // namespace competition
