#include "soccer_city/ruleset.hpp"

#include "field.hpp"
#include "tabletop/rules_file.hpp"

namespace soccer_city {
namespace {

using namespace engine;

constexpr std::array<std::string_view, length_count> length_fields{"short", "medium", "long"};

tabletop::RulesFile file_of(const std::string& name, const RulesReader& read) {
  return {std::string(edition_id) + "/" + name, read};
}

/// A number of an object and where it is kept.
template <class Target>
struct NumberRow {
  std::string_view name;
  std::int8_t Target::*member;
  int low;
  int high;
};

/// Reads an object that consists of these numbers, and of others that are read elsewhere.
template <class Target, std::size_t count>
void read_numbers(const Field& object, Target& target, const NumberRow<Target> (&rows)[count],
                  std::initializer_list<std::string_view> others = {}) {
  std::vector<std::string_view> names(others);
  for (const auto& row : rows) names.push_back(row.name);
  object.with(names);
  for (const auto& row : rows)
    target.*row.member = static_cast<std::int8_t>(object.at(row.name).whole(row.low, row.high));
}

std::uint8_t small(const Field& object, std::string_view name, int low, int high) {
  return static_cast<std::uint8_t>(object.at(name).whole(low, high));
}

void read_edition(const Field& root, Ruleset& rules) {
  constexpr std::array<std::string_view, 2> names{"id", "revision"};
  root.with(names);
  rules.id = root.at("id").text();
  rules.revision = static_cast<std::uint32_t>(root.at("revision").whole(1, 1000000));
}

std::int8_t lane(const Field& field) {
  const std::string text = field.text();
  if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + lane_count)
    field.expected("a lane, \"A\" to \"O\"");
  return static_cast<std::int8_t>(text[0] - 'A');
}

GoalArea goal_area(const Field& field) {
  constexpr std::array<std::string_view, 3> names{"from", "to", "levels"};
  field.with(names);
  return {lane(field.at("from")), lane(field.at("to")),
          static_cast<std::int8_t>(field.at("levels").whole(0, halfway_level))};
}

std::array<Hex, 3> three_hexes(const Field& field) {
  const auto items = field.list();
  if (items.size() != 3) field.expected("three hexes");
  return {hex_of(items[0]), hex_of(items[1]), hex_of(items[2])};
}

void read_pitch(const Field& root, Pitch& pitch) {
  constexpr std::array<std::string_view, 9> names{"centre",      "box",          "goal_area",
                                                  "mouth",       "penalty_spot", "keeper_spot",
                                                  "left_corner", "right_corner", "kick_off_hexes"};
  root.with(names);
  pitch = {.centre = hex_of(root.at("centre")),
           .box = goal_area(root.at("box")),
           .goal_area = goal_area(root.at("goal_area")),
           .mouth = three_hexes(root.at("mouth")),
           .penalty_spot = hex_of(root.at("penalty_spot")),
           .keeper_spot = hex_of(root.at("keeper_spot")),
           .left_corner = hex_of(root.at("left_corner")),
           .right_corner = hex_of(root.at("right_corner")),
           .kick_off_hexes = three_hexes(root.at("kick_off_hexes"))};
}

void read_players(const Field& root, Ruleset& rules) {
  constexpr std::array<std::string_view, 2> names{"values", "goalkeeper"};
  constexpr std::array<std::string_view, last_number> numbers{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  root.with(names);
  const Field values = root.at("values").with(numbers);
  for (std::size_t at = 0; at < numbers.size(); ++at)
    read_numbers(values.at(numbers[at]), rules.values[at + 1],
                 {{"attack", &PlayerValues::attack, 0, 9}, {"defence", &PlayerValues::defence, 0, 9}});
  read_numbers(root.at("goalkeeper"), rules.keeper,
               {{"defence_outside", &Ruleset::Keeper::defence_outside, 0, 9},
                {"save", &Ruleset::Keeper::save, 0, 9},
                {"challenge", &Ruleset::Keeper::challenge, 0, 6}});
}

constexpr int most_cards = 48;

/// Cards by their faces' names.
void read_named_cards(const Field& field, Deck deck, Ruleset& rules) {
  for (const auto& [card_name, value] : field.fields()) {
    const auto card = parse_card(card_name);
    if (!card || deck_of(*card) != deck) value.wrong("is no card of this deck");
    rules.deck_cards[index(*card)] = static_cast<std::uint8_t>(value.whole(0, most_cards));
  }
}

/// A list of bonuses for each tactic.
void read_tactics(const Field& field, Deck deck, Ruleset& rules) {
  for (const auto& [tactic, value] : field.fields()) {
    for (const auto& bonus : value.list()) {
      const auto card = parse_card(tactic + "-" + std::to_string(bonus.whole(0, bonus_count - 1)));
      if (!card || deck_of(*card) != deck) value.wrong("is no tactic of this deck");
      ++rules.deck_cards[index(*card)];
    }
  }
}

void read_saves(const Field& field, Ruleset& rules) {
  const auto items = field.list();
  if (items.size() != save_count) field.expected("seven numbers of cards, of the values 0 to 6");
  for (std::size_t at = 0; at < save_count; ++at)
    rules.deck_cards[index(face(Deck::save, at))] = static_cast<std::uint8_t>(items[at].whole(0, most_cards));
}

void read_decks(const Field& root, Ruleset& rules) {
  const auto names = names_of<Deck, deck_count>();
  root.with(names);
  read_tactics(root.at("attack"), Deck::attack, rules);
  read_tactics(root.at("defence"), Deck::defence, rules);
  for (const Deck deck : {Deck::shot, Deck::ball, Deck::factor})
    read_named_cards(root.at(name(deck)), deck, rules);
  read_saves(root.at("save"), rules);
  for (const Deck deck : decks) {
    int cards = 0;
    for (std::size_t at = 0; at < face_count(deck); ++at) cards += rules.deck_cards[index(face(deck, at))];
    if (cards > most_cards)
      root.at(name(deck)).wrong("has more than " + std::to_string(most_cards) + " cards");
  }
}

void read_cards(const Field& root, Ruleset::Cards& cards) {
  constexpr std::array<std::string_view, 6> names{"hand", "ball_hand", "left_out", "extra_time_pile",
                                                  "kept", "factor_at"};
  constexpr std::array<std::string_view, 3> hand{"attack", "defence", "shot"};
  root.with(names);
  for (std::size_t at = 0; at < hand.size(); ++at)
    cards.hand[at] = small(root.at("hand").with(hand), hand[at], 0, 9);
  for (std::size_t at = 0; at < length_count; ++at)
    cards.ball_hand[at] = small(root.at("ball_hand").with(length_fields), length_fields[at], 0, 9);
  cards.left_out = small(root, "left_out", 0, 3);
  cards.extra_time_pile = small(root, "extra_time_pile", 1, most_cards);
  cards.kept = small(root, "kept", 2, 2);
  for (const auto& item : root.at("factor_at").list())
    cards.factor_at.push_back(static_cast<std::uint8_t>(item.whole(1, most_cards)));
}

ShotCard shot_card(const Field& field) {
  constexpr std::array<std::string_view, 7> names{
      "power", "unmarked", "inside_box", "outside_box", "after_pass", "after_high_pass", "keeper_out"};
  field.with(names);
  ShotCard card;
  card.power = static_cast<std::int8_t>(field.at("power").whole(0, 20));
  const auto flag = [&](std::string_view name, bool& value) {
    if_given(field, name, [&](const Field& given) { value = given.yes_or_no(); });
  };
  flag("unmarked", card.unmarked);
  flag("inside_box", card.inside_box);
  flag("outside_box", card.outside_box);
  flag("after_pass", card.after_pass);
  flag("after_high_pass", card.after_high_pass);
  if_given(field, "keeper_out",
           [&](const Field& given) { card.keeper_out = static_cast<std::int8_t>(given.whole(0, 9)); });
  return card;
}

void read_shots(const Field& root, Ruleset& rules) {
  using Shooting = Ruleset::Shooting;
  read_numbers(root, rules.shooting,
               {{"range", &Shooting::range, 0, 20},
                {"markers", &Shooting::markers, 0, 6},
                {"direct", &Shooting::direct, 0, 9},
                {"corner_margin", &Shooting::corner_margin, 0, 9},
                {"unguarded", &Shooting::unguarded, -20, 20},
                {"penalty_guarded", &Shooting::penalty_guarded, 1, 7},
                {"penalty", &Shooting::penalty, 1, 7}},
               {"cards", "shoot_out_kicks"});
  rules.shooting.shoot_out_kicks = small(root, "shoot_out_kicks", 1, 50);
  const Field cards = root.at("cards");
  for (std::size_t at = 0; at < shot_count; ++at)
    rules.shots[at] = shot_card(cards.at(name(face(Deck::shot, at))));
}

Reach reach(const Field& field) {
  const auto items = field.list();
  if (items.size() != 2) field.expected("the least and the most hexes");
  const int least = items[0].whole(1, 20);
  return {static_cast<std::int8_t>(least), static_cast<std::int8_t>(items[1].whole(least, 20))};
}

void read_passes(const Field& root, Ruleset::Passes& passes) {
  using Passes = Ruleset::Passes;
  constexpr std::array<std::string_view, 6> names{"straight", "square", "advance",
                                                  "close",    "cross",  "onside_opponents"};
  root.with(names);
  for (std::size_t at = 0; at < length_count; ++at) {
    passes.straight[at] = reach(root.at("straight").with(length_fields).at(length_fields[at]));
    passes.square[at] = reach(root.at("square").with(length_fields).at(length_fields[at]));
    passes.advance[at] =
        static_cast<std::int8_t>(root.at("advance").with(length_fields).at(length_fields[at]).whole(1, 9));
  }
  read_numbers(root.at("close"), passes,
               {{"ground", &Passes::close_ground, 0, 20},
                {"kick_off", &Passes::kick_off, 1, 20},
                {"keeper", &Passes::keeper, 1, 20},
                {"free_kick", &Passes::free_kick, 1, 20},
                {"corner", &Passes::corner, 1, 20},
                {"give", &Passes::give, 1, 20},
                {"give_back", &Passes::give_back, 1, 20}});
  read_numbers(root.at("cross"), passes,
               {{"most", &Passes::cross, 1, 20},
                {"lanes", &Passes::cross_lanes, 0, lane_count},
                {"level", &Passes::cross_level, 0, highest_level}});
  passes.onside_opponents = static_cast<std::int8_t>(root.at("onside_opponents").whole(0, 9));
}

RunRule run_rule(const Field& field) {
  RunRule rule;
  read_numbers(field, rule, {{"players", &RunRule::players, 1, 9}, {"hexes", &RunRule::hexes, 1, 20}});
  return rule;
}

void read_runs(const Field& root, Ruleset::Runs& runs) {
  struct Row {
    std::string_view name;
    RunRule Ruleset::Runs::*member;
  };
  using Runs = Ruleset::Runs;
  constexpr std::array rows{Row{"reposition", &Runs::reposition},
                            Row{"sprint", &Runs::sprint},
                            Row{"solo_run", &Runs::solo_run},
                            Row{"give", &Runs::give},
                            Row{"shift", &Runs::shift},
                            Row{"sprint_back", &Runs::sprint_back},
                            Row{"rush_out", &Runs::rush_out},
                            Row{"corner", &Runs::corner},
                            Row{"slip", &Runs::slip},
                            Row{"tackle", &Runs::tackle}};
  std::vector<std::string_view> names{"crowd_players"};
  for (const Row& row : rows) names.push_back(row.name);
  root.with(names);
  for (const Row& row : rows) runs.*row.member = run_rule(root.at(row.name));
  runs.crowd_players = static_cast<std::int8_t>(root.at("crowd_players").whole(1, 9));
}

void read_line_up(const Field& root, Ruleset::LineUp& line_up) {
  constexpr std::array<std::string_view, 3> names{"players", "highest_level", "other_side"};
  root.with(names);
  line_up.players = small(root, "players", 1, last_number - 1);
  line_up.highest_level = static_cast<std::int8_t>(root.at("highest_level").whole(1, halfway_level));
  line_up.other_side = static_cast<std::int8_t>(root.at("other_side").whole(0, 9));
}

void read_tackles(const Field& root, Ruleset::Tackles& tackles) {
  using Tackles = Ruleset::Tackles;
  read_numbers(root, tackles,
               {{"anticipation", &Tackles::anticipation, 0, 20},
                {"with_ball", &Tackles::with_ball, 0, 9},
                {"running_bonus", &Tackles::running_bonus, 0, 3},
                {"foul_margin", &Tackles::foul_margin, 1, 20},
                {"hard_bonus", &Tackles::hard_bonus, 0, 4},
                {"foul", &Tackles::foul, 1, 7},
                {"booking", &Tackles::booking, 1, 7},
                {"reprimand", &Tackles::reprimand, 0, 9}});
}

}  // namespace

tl::expected<Ruleset, RulesError> make_rules(const RulesChoice& choice, const RulesReader& read) try {
  if (choice.edition != edition_id)
    return tl::unexpected(RulesError{choice.edition, "", "is no edition of Soccer City"});
  Ruleset rules;
  rules.options = choice.options;
  read_edition(file_of("edition.json", read).root(), rules);
  read_pitch(file_of("pitch.json", read).root(), rules.pitch);
  read_players(file_of("players.json", read).root(), rules);
  read_decks(file_of("decks.json", read).root(), rules);
  read_cards(file_of("cards.json", read).root(), rules.cards);
  read_shots(file_of("shots.json", read).root(), rules);
  read_passes(file_of("passes.json", read).root(), rules.passes);
  read_runs(file_of("runs.json", read).root(), rules.runs);
  read_line_up(file_of("line-up.json", read).root(), rules.line_up);
  read_tackles(file_of("tackles.json", read).root(), rules.tackles);
  return rules;
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace soccer_city
