#include "fuba/ruleset.hpp"

#include <algorithm>
#include <cctype>

#include "advanced_rules.hpp"
#include "card_result.hpp"
#include "event_table.hpp"
#include "fields.hpp"
#include "names.hpp"
#include "pitch_table.hpp"
#include "policies.hpp"
#include "tabletop/rules_file.hpp"

namespace fuba {
namespace {

using engine::dive_names;
using engine::face_names;
using engine::kick_names;

using namespace std::string_view_literals;

constexpr std::array edition_names{"fuba-3.0"sv, "fuba-2.0"sv, "fuba-it"sv};

constexpr std::array restart_names{"none"sv,        "kick-off"sv,  "free-kick"sv,
                                   "corner-kick"sv, "goal-kick"sv, "penalty-kick"sv};
constexpr std::array card_result_names{"none"sv, "own-side"sv, "card"sv, "card-and-red-test"sv,
                                       "card-and-extra-in-red-test"sv};
constexpr std::array stage_names{"target"sv,        "dice"sv,           "clock"sv,         "control-check"sv,
                                 "ball-winner"sv,   "easy-situation"sv, "granted-moves"sv, "check-cards"sv,
                                 "first-actions"sv, "second-actions"sv, "substitutions"sv, "keeper-exit"sv,
                                 "special-event"sv, "ball-movement"sv,  "first-stage"sv,   "second-stage"sv};
constexpr std::array pass_names{"empty-start"sv, "length"sv, "empty-target"sv, "target-majority"sv,
                                "defenders-in-line"sv};
constexpr std::array sequence_names{"action"sv, "free-movements"sv, "adjustment"sv, "pressing"sv,
                                    "substitution"sv};

static_assert(restart_names.size() == static_cast<std::size_t>(Restart::penalty_kick) + 1);
static_assert(card_result_names.size() ==
              static_cast<std::size_t>(CardResult::card_and_extra_in_red_test) + 1);
static_assert(stage_names.size() == turn_stage_count);
static_assert(pass_names.size() == static_cast<std::size_t>(PassChange::defenders_in_line) + 1);
static_assert(sequence_names.size() == static_cast<std::size_t>(StageSequence::substitution) + 1);

/// A list of names of an enum, none of them twice.
template <class Enum>
std::vector<Enum> read_sequence(const Field& field, AllowedNames names) {
  std::vector<Enum> sequence;
  for (const auto& item : field.list()) {
    const auto value = read_name<Enum>(item, names);
    if (std::ranges::find(sequence, value) != sequence.end()) item.wrong("is listed twice");
    sequence.push_back(value);
  }
  return sequence;
}

void read_edition(const Field& root, Ruleset& rules) {
  root.with(std::array{"id"sv, "revision"sv, "turn"sv, "pass"sv, "stage"sv, "counts"sv, "policies"sv,
                       "silent"sv, "shares"sv});
  if (root.at("id").text() != rules.id) root.at("id").expected('"' + rules.id + '"');
  rules.revision = static_cast<std::uint32_t>(root.at("revision").whole(1, 1'000'000));
  rules.turn = read_sequence<TurnStage>(root.at("turn"), stage_names);
  if (rules.turn.empty()) root.at("turn").expected("at least one stage");
  for (const TurnStage stage : rules.turn) rules.stages.add(stage);
  rules.pass = read_sequence<PassChange>(root.at("pass"), pass_names);
  if (rules.plays(TurnStage::first_stage))
    rules.action_stage = read_sequence<StageSequence>(root.at("stage"), sequence_names);
  if (root.has("silent")) rules.silent = edition_names[root.at("silent").one_of(edition_names)];
  if (root.has("policies")) read_policies(root.at("policies"), rules.policies);
  read_numbers<Ruleset, std::uint8_t>(
      root.at("counts"), rules,
      {{"outfield_players", &Ruleset::outfield_players, 3, 10},
       {"counted_players", &Ruleset::counted_players, 1, 11},
       {"highest_value", &Ruleset::highest_value, 1, 6},
       {"keeper_areas", &Ruleset::keeper_areas, 1, 4, rules.policies.several_areas}});
}

void read_pitch(const Field& root, Ruleset& rules) { rules.pitch = make_pitch(read_pitch_table(root)); }

void read_formations(const Field& root, Ruleset& rules) {
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

void read_clock(const Field& root, Ruleset& rules) {
  using Clock = Ruleset::Clock;
  read_numbers<Clock, std::uint8_t>(root, rules.clock,
                                    {{"half_minutes", &Clock::half_minutes, 1, 60},
                                     {"stoppage_squares", &Clock::stoppage_squares, 1, 10},
                                     {"restart_minutes", &Clock::restart_minutes, 0, 5},
                                     {"first_square", &Clock::first_square, 0, 1},
                                     {"carried_minutes", &Clock::carried_minutes, 0, 5,
                                      rules.policies.special_event == Policies::SpecialEvent::equal_check}});
}

void read_set_up(const Field& root, Ruleset& rules) {
  using SetUp = Ruleset::SetUp;
  read_numbers<SetUp, std::uint8_t>(
      root, rules.set_up,
      {{"kick_off_centre_players", &SetUp::kick_off_centre_players, 0, rules.outfield_players},
       {"adjusted_players", &SetUp::adjusted_players, 0, rules.outfield_players},
       {"restart_ball_value", &SetUp::restart_ball_value, 1, rules.highest_value},
       {"free_kick_short_pass_players", &SetUp::free_kick_short_pass_players, 1, rules.counted_players},
       {"goal_kick_reply_moves", &SetUp::goal_kick_reply_moves, 0, rules.outfield_players + 1,
        rules.policies.goal_kick == Policies::GoalKick::at_once},
       {"free_kick_covering_players", &SetUp::free_kick_covering_players, 0, 1,
        rules.policies.free_kick == Policies::FreeKick::set_up}});
}

void read_ball_value(const Field& root, Ruleset& rules) {
  using BallValue = Ruleset::BallValue;
  using Positioning = Policies::Positioning;
  const auto passes = [&](PassChange change) {
    return std::ranges::find(rules.pass, change) != rules.pass.end();
  };
  const Positioning positioning = rules.policies.positioning;
  const bool by_numbers = positioning == Positioning::by_numbers;
  const bool by_dice = positioning == Positioning::two_dice;
  const bool after_moves = positioning == Positioning::after_moves;
  const bool press_changes = rules.policies.failed_press != Policies::FailedPress::automatic_check;
  read_numbers<BallValue, std::int8_t>(
      root, rules.ball_value,
      {{"empty_start", &BallValue::empty_start, -5, 0, passes(PassChange::empty_start)},
       {"area_between", &BallValue::area_between, 0, 5, passes(PassChange::length)},
       {"empty_target", &BallValue::empty_target, -5, 0, passes(PassChange::empty_target)},
       {"target_majority", &BallValue::target_majority, 0, 5, passes(PassChange::target_majority)},
       {"defender_in_line", &BallValue::defender_in_line, 0, 5, passes(PassChange::defenders_in_line)},
       {"positioning", &BallValue::positioning, 0, 5, by_numbers},
       {"positioning_majority", &BallValue::positioning_majority, 0, 5, !after_moves},
       {"positioning_boost", &BallValue::positioning_boost, 0, 5, !after_moves},
       {"positioning_card", &BallValue::positioning_card, 0, 5, by_numbers},
       {"positioning_die", &BallValue::positioning_die, 0, 5, by_dice},
       {"positioning_missing", &BallValue::positioning_missing, -5, 0, by_dice},
       {"positioning_most", &BallValue::positioning_most, 0, 5, by_dice},
       {"adjustment_each", &BallValue::adjustment_each, 0, 5, after_moves},
       {"adjustment_most", &BallValue::adjustment_most, 0, 5, after_moves},
       {"failed_press", &BallValue::failed_press, -5, 0, press_changes}});
}

/// The modifiers of a list of areas, given for Home's attack.
void read_shot_areas(const Field& field, Ruleset::Shot& shot, std::array<AreaSet, 2>& areas) {
  for (const auto& [area, modifier] : by_area(field)) {
    if (shot.areas[index(Team::home)].contains(area)) modifier.wrong("the area is listed twice");
    const auto value = static_cast<std::int8_t>(modifier.whole(-10, 0));
    const std::array places{area, mirrored(area)};
    for (Team team : teams) {
      areas[index(team)] |= places[index(team)];
      shot.area_modifier[index(team)][index(places[index(team)])] = value;
    }
  }
}

void read_goal_attempt(const Field& root, Ruleset& rules) {
  using Shot = Ruleset::Shot;
  root.with(std::array{"modifiers"sv, "areas"sv, "areas_keeper_away"sv, "keeper_ignored"sv,
                       "free_kick_counts_area"sv, "offside_counts_for_minority"sv});
  rules.shot.keeper_ignored = flag(root, "keeper_ignored");
  rules.shot.free_kick_counts_area = flag(root, "free_kick_counts_area");
  rules.shot.offside_counts_for_minority = flag(root, "offside_counts_for_minority");
  read_numbers<Shot, std::int8_t>(root.at("modifiers"), rules.shot,
                                  {{"majority", &Shot::majority, 0, 5},
                                   {"keeper_away", &Shot::keeper_away, 0, 10},
                                   {"free_kick", &Shot::free_kick, -5, 5}});
  read_shot_areas(root.at("areas"), rules.shot, rules.shot.areas);
  read_shot_areas(root.at("areas_keeper_away"), rules.shot, rules.shot.areas_keeper_away);
}

void read_penalty(const Field& root, Ruleset& rules) {
  const auto kicks = only(root, "lowest_scoring_die").each(kick_names);
  for (std::size_t kick = 0; kick < kick_names.size(); ++kick) {
    const auto dives = kicks[kick].each(dive_names);
    for (std::size_t dive = 0; dive < dive_names.size(); ++dive)
      rules.penalty[kick][dive] = static_cast<std::uint8_t>(dives[dive].whole(1, 6));
  }
}

void read_cards(const Field& root, Ruleset& rules) {
  const auto results = only(root, "yellow_card_test").each(face_names);
  for (std::size_t face = 1; face <= face_names.size(); ++face)
    rules.yellow_card_test[face] = read_name<CardResult>(results[face - 1], card_result_names);
}

bool is_number(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// The name under which rules cite the rulebook of an edition: "3.0".
std::string_view book_of(std::string_view edition) { return edition.substr(edition.find('-') + 1); }

/// Parts of letters, digits and hyphens with dots between them: "4.1.1", "A1.2", "adv.keeper-exit".
bool is_section(std::string_view place) {
  const auto dot = place.find('.');
  const auto part = place.substr(0, dot);
  const bool named = !part.empty() && std::ranges::all_of(part, [](unsigned char letter) {
    return letter == '-' || std::isalnum(letter) != 0;
  });
  return named && (dot == place.npos || is_section(place.substr(dot + 1)));
}

/// A section of a rulebook, "3.0/4.1.1" or "it/II.C", or a ruling, "R114" or "C30".
bool is_citation(std::string_view id, std::span<const std::string_view> books) {
  if (id.starts_with('R') || id.starts_with('C')) return is_number(id.substr(1));
  const auto slash = id.find('/');
  return slash != id.npos && is_section(id.substr(slash + 1)) &&
         std::ranges::find(books, id.substr(0, slash)) != books.end();
}

/// Citations for those names of an enum from `first` on that the edition has rules for.
template <class Enum, std::size_t count>
void read_citations(const Field& field, std::span<const std::string_view> books, Enum first,
                    std::array<std::string, count>& rules) {
  std::vector<std::string_view> names;
  for (auto at = static_cast<std::size_t>(first); at < count; ++at)
    names.push_back(name(static_cast<Enum>(at)));
  field.with(names);
  for (auto at = static_cast<std::size_t>(first); at < count; ++at) {
    const auto key = name(static_cast<Enum>(at));
    if (!field.has(key)) continue;
    rules[at] = field.at(key).text();
    if (!is_citation(rules[at], books))
      field.at(key).expected("a section such as \"" + std::string(books.front()) +
                             "/4.1.1\" or a ruling such as \"R114\"");
  }
}

void read_all_citations(const Field& root, Ruleset& rules) {
  const auto fields = root.each(std::array{"refusals"sv, "causes"sv});
  std::vector<std::string_view> books{book_of(rules.id)};
  for (const auto& edition : edition_names)
    if (rules.silent == edition) books.push_back(book_of(edition));
  read_citations(fields[0], books, Reason::not_asked, rules.reason_rules);
  read_citations(fields[1], books, Cause::formation_choice, rules.cause_rules);
}

/// A file of an edition, and the option without which an edition does not have it.
struct Chapter {
  std::string_view file;
  void (*read)(const Field& root, Ruleset& rules);
  std::optional<Option> option = {};
};

constexpr std::array chapters{
    Chapter{"pitch", read_pitch},
    Chapter{"formations", read_formations},
    Chapter{"clock", read_clock},
    Chapter{"setup", read_set_up},
    Chapter{"ball-value", read_ball_value},
    Chapter{"goal-attempt", read_goal_attempt},
    Chapter{"penalty", read_penalty},
    Chapter{"cards", read_cards},
    Chapter{"conditions", read_conditions, Option::conditions},
    Chapter{"roles", read_roles, Option::roles},
    Chapter{"substitutions", read_substitutions, Option::substitutions},
    Chapter{"injuries", read_injuries, Option::injuries},
    Chapter{"goalkeeper", read_goalkeeper, Option::advanced_goalkeeper},
    Chapter{"weather", read_weather, Option::weather},
    Chapter{"skills", read_skills, Option::skills},
    Chapter{"styles", read_styles, Option::styles},
    Chapter{"var", read_var, Option::var},
    Chapter{"cup", read_cup, Option::cup},
    Chapter{"citations", read_all_citations},
};

constexpr Chapter plain_events{"special-events", read_special_events};
constexpr Chapter advanced_events{"advanced-events", read_advanced_events};

/// Which edition a file of this one is shared with; its own id where it has a file of its own.
std::string folder_of(const Field& edition, std::string_view id, std::string_view file) {
  if (!edition.has("shares")) return std::string(id);
  const auto shares = edition.at("shares").with(edition_names);
  for (const std::string_view other : edition_names) {
    if (!shares.has(other)) continue;
    for (const auto& item : shares.at(other).list())
      if (item.text() == file) return std::string(other);
  }
  return std::string(id);
}

/// The options with all that they need, as far as the edition has them and they go together.
void choose_options(const RulesChoice& choice, const RulesReader& read, Ruleset& rules) {
  const auto registry = read_options(read);
  if (!registry) throw registry.error();
  rules.offered = registry->offered(rules.id);
  rules.options = registry->complete(choice.options);
  for (const Option option : rules.options - rules.offered)
    throw RulesError{"", "", rules.id + " has no option \"" + std::string(name(option)) + '"'};
  if (const auto pair = registry->conflict(rules.options)) {
    throw RulesError{"", "",
                     "the options \"" + std::string(name(pair->first)) + "\" and \"" +
                         std::string(name(pair->second)) + "\" exclude each other"};
  }
  if (!rules.has(Option::skills)) return;
  if (choice.skills_per_team < 1 || choice.skills_per_team > most_skills_per_team)
    throw RulesError{"", "", "a team has 1 to " + std::to_string(most_skills_per_team) + " skills"};
  rules.skills_per_team = choice.skills_per_team;
}

}  // namespace

std::string_view name(Restart restart) { return restart_names[static_cast<std::size_t>(restart)]; }

std::string_view name(CardResult result) { return card_result_names[static_cast<std::size_t>(result)]; }

std::span<const std::string_view> editions() { return edition_names; }

tl::expected<Ruleset, RulesError> make_rules(const RulesChoice& choice, const RulesReader& read) try {
  if (std::ranges::find(edition_names, choice.edition) == edition_names.end())
    throw RulesError{"", "", "there is no edition \"" + choice.edition + '"'};
  Ruleset rules;
  rules.id = choice.edition;
  rules.terms = choice.terms;
  choose_options(choice, read, rules);
  const tabletop::RulesFile edition(rules.id + "/edition.json", read);
  read_edition(edition.root(), rules);
  const auto read_chapter = [&](const Chapter& chapter) {
    const std::string folder = folder_of(edition.root(), rules.id, chapter.file);
    const tabletop::RulesFile file(folder + '/' + std::string(chapter.file) + ".json", read);
    chapter.read(file.root(), rules);
  };
  for (const Chapter& chapter : chapters)
    if (!chapter.option || rules.offered.contains(*chapter.option)) read_chapter(chapter);
  read_chapter(rules.has(Option::advanced_events) ? advanced_events : plain_events);
  return rules;
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace fuba
