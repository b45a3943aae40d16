#include "fuba/ruleset.hpp"

#include <algorithm>

#include "advanced_rules.hpp"
#include "card_result.hpp"
#include "event_table.hpp"
#include "pitch_table.hpp"
#include "rules_reader.hpp"

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array edition_names{"fuba-3.0"sv};

constexpr std::array restart_names{"none"sv,        "kick-off"sv,  "free-kick"sv,
                                   "corner-kick"sv, "goal-kick"sv, "penalty-kick"sv};
constexpr std::array card_result_names{"none"sv, "own-side"sv, "card"sv, "card-and-red-test"sv};
constexpr std::array stage_names{"target"sv,        "dice"sv,           "clock"sv,         "control-check"sv,
                                 "ball-winner"sv,   "easy-situation"sv, "granted-moves"sv, "check-cards"sv,
                                 "first-actions"sv, "second-actions"sv};
constexpr std::array kick_names{"left"sv, "middle"sv, "right"sv};
constexpr std::array dive_names{"left"sv, "stay"sv, "right"sv};
constexpr std::array face_names{"1"sv, "2"sv, "3"sv, "4"sv, "5"sv, "6"sv};

static_assert(restart_names.size() == static_cast<std::size_t>(Restart::penalty_kick) + 1);
static_assert(card_result_names.size() == static_cast<std::size_t>(CardResult::card_and_red_test) + 1);
static_assert(stage_names.size() == static_cast<std::size_t>(TurnStage::second_actions) + 1);

void read_turn(const RulesField& field, std::vector<TurnStage>& turn) {
  for (const auto& item : field.list()) {
    const auto stage = read_name<TurnStage>(item, stage_names);
    if (std::ranges::find(turn, stage) != turn.end()) item.wrong("the stage is listed twice");
    turn.push_back(stage);
  }
  if (turn.empty()) field.expected("at least one stage");
}

void read_edition(const RulesField& root, Ruleset& rules) {
  const auto fields = root.each(std::array{"id"sv, "revision"sv, "turn"sv, "counts"sv});
  if (fields[0].text() != rules.id) fields[0].expected('"' + rules.id + '"');
  rules.revision = static_cast<std::uint32_t>(fields[1].whole(1, 1'000'000));
  read_turn(fields[2], rules.turn);
  read_numbers<Ruleset, std::uint8_t>(fields[3], rules,
                                      {{"outfield_players", &Ruleset::outfield_players, 3, 10},
                                       {"counted_players", &Ruleset::counted_players, 1, 11},
                                       {"highest_value", &Ruleset::highest_value, 1, 6}});
}

void read_pitch(const RulesField& root, Ruleset& rules) { rules.pitch = make_pitch(read_pitch_table(root)); }

void read_formations(const RulesField& root, Ruleset& rules) {
  const auto cards = only(root, "cards");
  for (const auto& item : cards.list()) {
    const auto formation = parse_formation(item.text());
    if (!formation || !is_playable(*formation))
      item.expected("three lines of at least one player that add up to ten, such as \"4-4-2\"");
    if (std::ranges::find(rules.cards, *formation, &FormationCard::formation) != rules.cards.end())
      item.wrong("the formation is listed twice");
    rules.cards.push_back({*formation});
  }
  if (rules.cards.empty()) cards.expected("at least one formation");
}

void read_clock(const RulesField& root, Ruleset& rules) {
  using Clock = Ruleset::Clock;
  read_numbers<Clock, std::uint8_t>(root, rules.clock,
                                    {{"half_minutes", &Clock::half_minutes, 1, 60},
                                     {"stoppage_squares", &Clock::stoppage_squares, 1, 10},
                                     {"restart_minutes", &Clock::restart_minutes, 0, 5}});
}

void read_set_up(const RulesField& root, Ruleset& rules) {
  using SetUp = Ruleset::SetUp;
  read_numbers<SetUp, std::uint8_t>(
      root, rules.set_up,
      {{"kick_off_centre_players", &SetUp::kick_off_centre_players, 0, rules.outfield_players},
       {"adjusted_players", &SetUp::adjusted_players, 0, rules.outfield_players},
       {"restart_ball_value", &SetUp::restart_ball_value, 1, rules.highest_value},
       {"free_kick_short_pass_players", &SetUp::free_kick_short_pass_players, 1, rules.counted_players},
       {"goal_kick_reply_moves", &SetUp::goal_kick_reply_moves, 0, rules.outfield_players + 1}});
}

void read_ball_value(const RulesField& root, Ruleset& rules) {
  using BallValue = Ruleset::BallValue;
  read_numbers<BallValue, std::int8_t>(root, rules.ball_value,
                                       {{"empty_start", &BallValue::empty_start, -5, 0},
                                        {"area_between", &BallValue::area_between, 0, 5},
                                        {"empty_target", &BallValue::empty_target, -5, 0},
                                        {"positioning", &BallValue::positioning, 0, 5},
                                        {"positioning_majority", &BallValue::positioning_majority, 0, 5},
                                        {"positioning_boost", &BallValue::positioning_boost, 0, 5},
                                        {"positioning_card", &BallValue::positioning_card, 0, 5},
                                        {"failed_press", &BallValue::failed_press, -5, 0}});
}

/// The modifiers of a list of areas, given for Home's attack.
void read_shot_areas(const RulesField& field, Ruleset::Shot& shot, std::array<AreaSet, 2>& areas) {
  for (const auto& [area, modifier] : field.by_area()) {
    if (shot.areas[index(Team::home)].contains(area)) modifier.wrong("the area is listed twice");
    const auto value = static_cast<std::int8_t>(modifier.whole(-10, 0));
    const std::array places{area, mirrored(area)};
    for (Team team : teams) {
      areas[index(team)] |= places[index(team)];
      shot.area_modifier[index(team)][index(places[index(team)])] = value;
    }
  }
}

void read_goal_attempt(const RulesField& root, Ruleset& rules) {
  using Shot = Ruleset::Shot;
  const auto fields = root.each(std::array{"modifiers"sv, "areas"sv, "areas_keeper_away"sv});
  read_numbers<Shot, std::int8_t>(fields[0], rules.shot,
                                  {{"majority", &Shot::majority, 0, 5},
                                   {"keeper_away", &Shot::keeper_away, 0, 10},
                                   {"free_kick", &Shot::free_kick, -5, 5}});
  read_shot_areas(fields[1], rules.shot, rules.shot.areas);
  read_shot_areas(fields[2], rules.shot, rules.shot.areas_keeper_away);
}

void read_penalty(const RulesField& root, Ruleset& rules) {
  const auto kicks = only(root, "lowest_scoring_die").each(kick_names);
  for (std::size_t kick = 0; kick < kick_names.size(); ++kick) {
    const auto dives = kicks[kick].each(dive_names);
    for (std::size_t dive = 0; dive < dive_names.size(); ++dive)
      rules.penalty[kick][dive] = static_cast<std::uint8_t>(dives[dive].whole(1, 6));
  }
}

void read_cards(const RulesField& root, Ruleset& rules) {
  const auto faces = only(root, "yellow_card_test").each(face_names);
  for (std::size_t face = 1; face <= face_names.size(); ++face)
    rules.yellow_card_test[face] = read_name<CardResult>(faces[face - 1], card_result_names);
}

bool is_number(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// "4.1.1", "A1.3".
bool is_chapter(std::string_view text) {
  if (text.starts_with('A')) text.remove_prefix(1);
  auto dot = text.find('.');
  for (; dot != text.npos && is_number(text.substr(0, dot)); dot = text.find('.'))
    text.remove_prefix(dot + 1);
  return is_number(text);
}

/// A chapter of the edition's rulebook ("3.0/4.1.1") or a ruling ("R114").
std::string read_citation(const RulesField& field, std::string_view edition) {
  const auto book = std::string(edition.substr(edition.find('-') + 1)) + '/';
  auto text = field.text();
  const auto id = std::string_view(text);
  const bool ruling = id.starts_with('R') && is_number(id.substr(1));
  const bool chapter = id.starts_with(book) && is_chapter(id.substr(book.size()));
  if (!ruling && !chapter)
    field.expected("a chapter such as \"" + book + "4.1.1\" or a ruling such as \"R114\"");
  return text;
}

/// One citation for each name of an enum from `first` on.
template <class Enum, std::size_t count>
void read_citations(const RulesField& field, std::string_view edition, Enum first,
                    std::array<std::string, count>& rules) {
  std::vector<std::string_view> names;
  for (auto at = static_cast<std::size_t>(first); at < count; ++at)
    names.push_back(name(static_cast<Enum>(at)));
  auto rule = rules.begin() + static_cast<std::ptrdiff_t>(first);
  for (const auto& citation : field.each(names)) *rule++ = read_citation(citation, edition);
}

void read_all_citations(const RulesField& root, Ruleset& rules) {
  const auto fields = root.each(std::array{"refusals"sv, "causes"sv});
  read_citations(fields[0], rules.id, Reason::not_asked, rules.reason_rules);
  read_citations(fields[1], rules.id, Cause::formation_choice, rules.cause_rules);
}

struct Chapter {
  std::string_view file;
  void (*read)(const RulesField& root, Ruleset& rules);
};

constexpr std::array chapters{
    Chapter{"edition.json", read_edition},
    Chapter{"pitch.json", read_pitch},
    Chapter{"formations.json", read_formations},
    Chapter{"clock.json", read_clock},
    Chapter{"setup.json", read_set_up},
    Chapter{"ball-value.json", read_ball_value},
    Chapter{"goal-attempt.json", read_goal_attempt},
    Chapter{"penalty.json", read_penalty},
    Chapter{"cards.json", read_cards},
    Chapter{"conditions.json", read_conditions},
    Chapter{"roles.json", read_roles},
    Chapter{"substitutions.json", read_substitutions},
    Chapter{"injuries.json", read_injuries},
    Chapter{"goalkeeper.json", read_goalkeeper},
    Chapter{"weather.json", read_weather},
    Chapter{"skills.json", read_skills},
    Chapter{"citations.json", read_all_citations},
};

constexpr Chapter plain_events{"special-events.json", read_special_events};
constexpr Chapter advanced_events{"advanced-events.json", read_advanced_events};

/// The options with all that they need, as far as the edition has them and they go together.
void choose_options(const RulesChoice& choice, const RulesReader& read, Ruleset& rules) {
  const auto registry = read_options(read);
  if (!registry) throw registry.error();
  rules.options = registry->complete(choice.options);
  for (const Option option : rules.options - registry->of(rules.id))
    throw RulesError{"", "", rules.id + " has no option \"" + std::string(name(option)) + '"'};
  if (const auto pair = registry->conflict(rules.options))
    throw RulesError{"", "",
                     "the options \"" + std::string(name(pair->first)) + "\" and \"" +
                         std::string(name(pair->second)) + "\" exclude each other"};
  if (!rules.has(Option::skills)) return;
  if (choice.skills_per_team < 1 || choice.skills_per_team > most_skills_per_team)
    throw RulesError{"", "", "a team has 1 to " + std::to_string(most_skills_per_team) + " skills"};
  rules.skills_per_team = choice.skills_per_team;
}

}  // namespace

std::string_view name(Restart restart) { return restart_names[static_cast<std::size_t>(restart)]; }

std::string_view name(CardResult result) { return card_result_names[static_cast<std::size_t>(result)]; }

std::string to_string(const RulesError& error) {
  if (error.file.empty()) return error.problem;
  return "rules/" + error.file + (error.field.empty() ? "" : ", field " + error.field) + ": " + error.problem;
}

std::span<const std::string_view> editions() { return edition_names; }

tl::expected<Ruleset, RulesError> make_rules(const RulesChoice& choice, const RulesReader& read) try {
  if (std::ranges::find(edition_names, choice.edition) == edition_names.end())
    throw RulesError{"", "", "there is no edition \"" + choice.edition + '"'};
  Ruleset rules;
  rules.id = choice.edition;
  if (!choice.options.empty()) choose_options(choice, read, rules);
  const auto read_chapter = [&](const Chapter& chapter) {
    const RulesFile file(rules.id + '/' + std::string(chapter.file), read);
    chapter.read(file.root(), rules);
  };
  for (const Chapter& chapter : chapters) read_chapter(chapter);
  read_chapter(rules.has(Option::advanced_events) ? advanced_events : plain_events);
  return rules;
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace fuba
