#include "fuba/ruleset.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "area_set.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

using nlohmann::json;
using enum Area;

/// The rules with other texts in place of some files; no text = the file is missing.
using Replaced = std::map<std::string, std::optional<std::string>, std::less<>>;

tl::expected<Ruleset, RulesError> make_with(std::string_view edition, const Replaced& files) {
  return make_rules({std::string(edition)}, [&](std::string_view file) {
    const auto found = files.find(file);
    return found == files.end() ? read_rules_file(file) : found->second;
  });
}

/// The error that another text of a file brings in its edition.
RulesError error_with(const std::string& file, const std::optional<std::string>& text) {
  const auto made = make_with(file.substr(0, file.find('/')), {{file, text}});
  REQUIRE_FALSE(made);
  CHECK(made.error().file == file);
  return made.error();
}

/// The error that a file brings after a JSON patch.
RulesError error_after(const std::string& file, const std::string& patch) {
  const auto text = read_rules_file(file);
  REQUIRE(text);
  return error_with(file, json::parse(*text).patch(json::parse(patch)).dump());
}

/// A file, a value that replaces or joins what stands at a pointer, and the error that it brings.
struct Broken {
  std::string file;
  std::string pointer;
  std::string value;
  std::string field;
  std::string problem;
};

void check_refused(const Broken& broken) {
  INFO(broken.file << ' ' << broken.pointer << " = " << broken.value);
  const auto error = error_after(
      broken.file, R"([{"op":"add","path":")" + broken.pointer + R"(","value":)" + broken.value + "}]");
  CHECK(error.field == broken.field);
  CHECK(error.problem == broken.problem);
}

/// The files that each edition has of its own, but for those that another table replaces in the basic game.
const std::vector<std::string>& files() {
  static const std::vector<std::string> found = [] {
    std::vector<std::string> names;
    const std::filesystem::path folder = FUBA_RULES_DIR;
    for (const std::string_view edition : editions())
      for (const auto& file : std::filesystem::directory_iterator(folder / edition))
        if (file.is_regular_file() && file.path().stem() != "advanced-events")
          names.push_back(file.path().lexically_relative(folder).string());
    return names;
  }();
  return found;
}

}  // namespace

TEST_CASE("the edition is known by its name") {
  CHECK(rules().id == "fuba-3.0");
  CHECK(rules().revision >= 1);
  CHECK(editions().front() == "fuba-3.0");
  const auto unknown = make_rules({"fuba-9.9"}, read_rules_file);
  REQUIRE_FALSE(unknown);
  CHECK(to_string(unknown.error()) == "there is no edition \"fuba-9.9\"");
}

TEST_CASE("a turn has its stages in order", "[3.0/4]") {
  using enum TurnStage;
  CHECK(rules().turn == std::vector{target, dice, clock, control_check, ball_winner, granted_moves,
                                    easy_situation, check_cards, first_actions, second_actions});
}

TEST_CASE("a team has ten outfield players, of whom six count in an area", "[3.0/1.1][3.0/1.4.1]") {
  CHECK(rules().outfield_players == 10);
  CHECK(rules().counted_players == 6);
}

TEST_CASE("the ball shows one to six", "[3.0/1.1][3.0/1.3.1]") { CHECK(rules().highest_value == 6); }

TEST_CASE("there are eight formation cards", "[3.0/1.1][R14]") {
  std::vector<std::string> cards;
  for (const auto& card : rules().cards) cards.push_back(to_string(card.formation));
  CHECK(cards ==
        std::vector<std::string>{"4-4-2", "4-2-4", "4-3-3", "4-5-1", "5-3-2", "3-5-2", "3-4-3", "5-4-1"});
}

TEST_CASE("a half has 45 minutes and five squares of stoppage time", "[3.0/4][3.0/4.3.3][R11]") {
  CHECK(rules().clock.half_minutes == 45);
  CHECK(rules().clock.stoppage_squares == 5);
}

TEST_CASE("a set piece takes a minute", "[3.0/4.3.2]") { CHECK(rules().clock.restart_minutes == 1); }

TEST_CASE("set-ups have their numbers", "[3.0/3.3][3.0/3.3.1][3.0/5.2.2][3.0/5.4]") {
  CHECK(rules().set_up.kick_off_centre_players == 2);
  CHECK(rules().set_up.adjusted_players == 2);
  CHECK(rules().set_up.restart_ball_value == 1);
  CHECK(rules().set_up.free_kick_short_pass_players == 2);
  CHECK(rules().set_up.goal_kick_reply_moves == 4);
}

TEST_CASE("the ball value has its changes", "[3.0/4.2.1][3.0/4.2.2][3.0/4.2.3][3.0/4.8][3.0/4.9][R117]") {
  CHECK(rules().ball_value.empty_start == -1);
  CHECK(rules().ball_value.area_between == 1);
  CHECK(rules().ball_value.empty_target == -2);
  CHECK(rules().ball_value.positioning == 1);
  CHECK(rules().ball_value.positioning_majority == 2);
  CHECK(rules().ball_value.failed_press == -2);
}

TEST_CASE("a goal attempt has its modifiers", "[3.0/4.6]") {
  CHECK(rules().shot.majority == 1);
  CHECK(rules().shot.keeper_away == 4);
  CHECK(rules().shot.free_kick == -1);
}

TEST_CASE("the area of a goal attempt has its modifier for both teams", "[3.0/4.6.4][R9]") {
  const auto& home = rules().shot.area_modifier[index(Team::home)];
  const auto& away = rules().shot.area_modifier[index(Team::away)];
  const std::map<Area, int> expected{{C5, 0},  {C4, -2}, {L4, -4}, {R4, -4}, {L3, -5},
                                     {R3, -5}, {C3, -6}, {L2, -6}, {R2, -6}};
  for (const auto& [area, modifier] : expected) CHECK(home[index(area)] == modifier);
  const std::map<Area, int> mirrored{{C1, 0},  {C2, -2}, {L1, -4}, {R1, -4}, {L2, -5},
                                     {R2, -5}, {C3, -6}, {L3, -6}, {R3, -6}};
  for (const auto& [area, modifier] : mirrored) CHECK(away[index(area)] == modifier);
}

TEST_CASE("a goal attempt is made from the other half", "[3.0/4.6]") {
  for (Team team : teams)
    CHECK(rules().shot.areas[index(team)] == rules().pitch.own_half[index(opponent(team))]);
}

TEST_CASE("the halfway line is in reach only while the keeper is away", "[3.0/4.6.3][R9]") {
  const auto& shot = rules().shot;
  CHECK(shot.areas_keeper_away[index(Team::home)] == set({C3, L2, R2}));
  CHECK(shot.areas_keeper_away[index(Team::away)] == set({C3, L3, R3}));
  for (Team team : teams)
    CHECK(((shot.areas[index(team)] | shot.areas_keeper_away[index(team)]) & rules().pitch.halfway) ==
          rules().pitch.halfway);
}

TEST_CASE("the special event table has a row for each sum", "[3.0/4.3.4]") {
  using Role = SpecialEvent::Role;
  const auto& events = rules().special_events;
  const std::array<int, 13> changes{0, 0, 0, 2, 0, 1, 0, 0, 0, -1, 0, -2, 0};
  for (std::size_t sum = 2; sum <= 12; ++sum) {
    INFO(sum);
    CHECK_FALSE(events[sum].id.empty());
    CHECK(events[sum].value_change == changes[sum]);
    CHECK(events[sum].check_fails == (sum == 2));
    CHECK(events[sum].extra_free_move == (sum == 4    ? Role::passive
                                          : sum == 10 ? Role::controlling
                                                      : Role::nobody));
    CHECK(events[sum].free_kick == (sum == 6 ? Role::passive : sum == 8 ? Role::controlling : Role::nobody));
    CHECK(events[sum].actions_skipped == (sum == 7));
    CHECK(events[sum].dribble_past == (sum == 12));
  }
}

TEST_CASE("a keeper covers the side he dives to, which the shooter sees mirrored", "[3.0/5.5.2][R10]") {
  const auto needed = [](Side kick, Side dive) {
    return int{rules().penalty[static_cast<std::size_t>(kick)][static_cast<std::size_t>(dive)]};
  };
  using enum Side;
  CHECK(needed(left, left) == 2);
  CHECK(needed(left, middle) == 2);
  CHECK(needed(left, right) == 6);
  CHECK(needed(middle, left) == 1);
  CHECK(needed(middle, middle) == 6);
  CHECK(needed(middle, right) == 1);
  CHECK(needed(right, left) == 6);
  CHECK(needed(right, middle) == 2);
  CHECK(needed(right, right) == 2);
}

TEST_CASE("the yellow card test has a result for each face", "[3.0/5.6.1]") {
  using enum CardResult;
  const auto& test = rules().yellow_card_test;
  CHECK(test == std::array{none, none, none, own_side, card, card, card_and_red_test});
}

/// Whether one of the editions cites a rule for a refusal or a cause.
template <class Enum>
bool cited(Enum value) {
  return std::ranges::any_of(editions(), [&](std::string_view edition) {
    return !rules(RulesChoice{std::string(edition)}).rule(value).empty();
  });
}

TEST_CASE("every refusal and every cause cites a rule in an edition that can give it") {
  for (std::size_t at = 0; at < reason_count; ++at) {
    INFO(name(static_cast<Reason>(at)));
    CHECK(cited(static_cast<Reason>(at)));
  }
  CHECK_FALSE(cited(Cause::none));
  for (std::size_t at = 1; at < cause_count; ++at) {
    INFO(name(static_cast<Cause>(at)));
    CHECK(cited(static_cast<Cause>(at)));
  }
  CHECK(rules().rule(Reason::target_offside) == "3.0/4.1.1");
  CHECK(rules().rule(Reason::target_too_far) == "3.0/4.1.2");
  CHECK(rules().rule(Reason::move_offside) == "3.0/4.7.4");
  CHECK(rules().rule(Reason::piece_spent) == "R114");
  CHECK(rules().rule(Reason::change_empty_line) == "R14");
  CHECK(rules().rule(Cause::formation_choice) == "3.0/2.1");
  CHECK(rules().rule(Cause::empty_start) == "3.0/4.2.1");
  CHECK(rules().rule(Cause::match_end) == "3.0/4.3.5");
}

TEST_CASE("a citation names a section or a ruling") {
  const auto cites = [](const std::string& edition, const std::string& id) {
    const std::string file = edition + "/citations.json";
    auto citations = json::parse(*read_rules_file(file));
    citations["causes"]["time"] = id;
    return make_with(edition, {{file, citations.dump()}}).has_value();
  };
  for (const char* id : {"2.0/4.4.3", "2.0/A1.2", "R72"}) CHECK(cites("fuba-2.0", id));
  for (const char* id : {"it/II.C", "it/adv.keeper-exit", "3.0/4.3.5"}) CHECK(cites("fuba-it", id));
  for (const char* id :
       {"4.1", "2.0", "2.0/", "2.0/4.", "2.0/.4", "2.0/4..1", "2.0/4 1", "3.0/4.1", "R", "R7a"})
    CHECK_FALSE(cites("fuba-2.0", id));
}

TEST_CASE("a missing file is named") {
  for (const auto& file : files()) {
    const auto error = error_with(file, std::nullopt);
    CHECK(error.field.empty());
    CHECK(error.problem == "the file is missing or cannot be read");
  }
}

TEST_CASE("a file that is not JSON is refused with the place") {
  CHECK(error_with("fuba-3.0/clock.json", "{\n  \"half_minutes\": 45,\n  oops\n}").problem ==
        "not JSON at line 3, column 3");
  CHECK(error_with("fuba-3.0/clock.json", "").problem == "not JSON at line 1, column 1");
  CHECK(error_with("fuba-3.0/clock.json", "{\"half_minutes\": 1e999}").problem ==
        "not JSON: a number is too large");
}

TEST_CASE("text that nobody can read is refused") {
  const std::string deep(20'000, '[');
  const std::vector<std::string> texts{std::string("\0\0\0", 3),
                                       "\xff\xfe{}",
                                       "{\"a\xc3\": 1}",
                                       "\"\\ud800\"",
                                       deep,
                                       deep + std::string(20'000, ']'),
                                       "[",
                                       "{}}",
                                       "{\"\":",
                                       "null",
                                       "7"};
  for (const auto& file : files())
    for (const auto& text : texts) CHECK_FALSE(error_with(file, text).problem.empty());
}

TEST_CASE("a file cut short anywhere is refused") {
  const auto text = *read_rules_file("fuba-3.0/special-events.json");
  for (std::size_t length = 0; length + 2 < text.size(); length += 7)
    CHECK(error_with("fuba-3.0/special-events.json", text.substr(0, length))
              .problem.starts_with("not JSON at line "));
}

TEST_CASE("a field that stands twice is refused") {
  const auto error = error_with("fuba-3.0/clock.json", R"({"half_minutes": 45, "half_minutes": 30})");
  CHECK(error.problem == "the field \"half_minutes\" stands twice in the same object");
}

TEST_CASE("each field of each file of the default edition is needed") {
  for (const auto& file : files()) {
    if (!file.starts_with(default_edition())) continue;
    const auto whole = json::parse(*read_rules_file(file));
    for (const auto& [name, value] : whole.items()) {
      auto part = whole;
      part.erase(name);
      const auto error = error_with(file, part.dump());
      CHECK(error.field == "/" + name);
      CHECK(error.problem == "the field is missing");
    }
  }
}

TEST_CASE("each value of each file is checked") {
  for (const auto& file : files()) {
    const auto whole = json::parse(*read_rules_file(file));
    const auto values = whole.flatten();
    for (const auto& [pointer, value] : values.items()) {
      auto changed = whole;
      changed[json::json_pointer(pointer)] = nullptr;
      const auto error = error_with(file, changed.dump());
      CHECK(error.field == pointer);
      CHECK(error.problem.ends_with(", found null"));
    }
  }
}

TEST_CASE("a field nobody knows is refused") {
  for (const auto& file : files()) {
    const auto error = error_after(file, R"([{"op":"add","path":"/a~1b","value":1}])");
    CHECK(error.field == "/a~1b");
    CHECK(error.problem.starts_with("unknown field; expected only "));
  }
}

TEST_CASE("a value of the wrong type or out of range is refused with its place") {
  const std::vector<Broken> all{
      {"fuba-3.0/clock.json", "/half_minutes", "0", "/half_minutes",
       "expected a whole number from 1 to 60, found 0"},
      {"fuba-3.0/clock.json", "/half_minutes", "45.5", "/half_minutes",
       "expected a whole number from 1 to 60, found 45.5"},
      {"fuba-3.0/clock.json", "/half_minutes", "18446744073709551615", "/half_minutes",
       "expected a whole number from 1 to 60, found 18446744073709551615"},
      {"fuba-3.0/clock.json", "/half_minutes", "\"45\"", "/half_minutes",
       "expected a whole number from 1 to 60, found \"45\""},
      {"fuba-3.0/clock.json", "", "[]", "", "expected an object, found a list of 0"},
      {"fuba-3.0/setup.json", "/restart_ball_value", "7", "/restart_ball_value",
       "expected a whole number from 1 to 6, found 7"},
      {"fuba-3.0/ball-value.json", "/empty_target", "2", "/empty_target",
       "expected a whole number from -5 to 0, found 2"},
      {"fuba-3.0/edition.json", "/id", "\"fuba-2.0\"", "/id", "expected \"fuba-3.0\", found \"fuba-2.0\""},
      {"fuba-3.0/edition.json", "/id", "3", "/id", "expected a text, found 3"},
      {"fuba-3.0/edition.json", "/turn", "{}", "/turn", "expected a list, found an object"},
      {"fuba-3.0/edition.json", "/turn", "[]", "/turn", "expected at least one stage, found a list of 0"},
      {"fuba-3.0/edition.json", "/turn/1", "\"target\"", "/turn/1", "is listed twice"},
      {"fuba-3.0/edition.json", "/counts/highest_value", "7", "/counts/highest_value",
       "expected a whole number from 1 to 6, found 7"},
      {"fuba-3.0/cards.json", "/yellow_card_test/3", "\"red\"", "/yellow_card_test/3",
       "expected one of \"none\", \"own-side\", \"card\", \"card-and-red-test\", "
       "\"card-and-extra-in-red-test\", found \"red\""},
      {"fuba-3.0/penalty.json", "/lowest_scoring_die/left/stay", "0", "/lowest_scoring_die/left/stay",
       "expected a whole number from 1 to 6, found 0"},
      {"fuba-3.0/penalty.json", "/lowest_scoring_die/up", "{}", "/lowest_scoring_die/up",
       "unknown field; expected only \"left\", \"middle\", \"right\""},
      {"fuba-3.0/goal-attempt.json", "/areas/C9", "0", "/areas/C9",
       "unknown field; expected only areas, \"L1\" to \"R4\""},
      {"fuba-3.0/goal-attempt.json", "/areas_keeper_away/L3", "-5", "/areas_keeper_away/L3",
       "the area is listed twice"},
      {"fuba-3.0/goal-attempt.json", "/areas/C4", "2", "/areas/C4",
       "expected a whole number from -10 to 0, found 2"},
      {"fuba-3.0/formations.json", "/cards/0", "\"4-4-3\"", "/cards/0",
       "expected three lines of at least one player that add up to ten, such as \"4-4-2\", found \"4-4-3\""},
      {"fuba-3.0/formations.json", "/cards/1", "\"4-4-2\"", "/cards/1", "the formation is listed twice"},
      {"fuba-3.0/formations.json", "/cards", "[]", "/cards",
       "expected at least one formation, found a list of 0"},
      {"fuba-3.0/citations.json", "/refusals/not-asked", "\"4.1\"", "/refusals/not-asked",
       "expected a section such as \"3.0/4.1.1\" or a ruling such as \"R114\", found \"4.1\""},
      {"fuba-3.0/citations.json", "/causes/time", "\"3.0/4..1\"", "/causes/time",
       "expected a section such as \"3.0/4.1.1\" or a ruling such as \"R114\", found \"3.0/4..1\""},
      {"fuba-3.0/citations.json", "/causes/time", "\"Rx\"", "/causes/time",
       "expected a section such as \"3.0/4.1.1\" or a ruling such as \"R114\", found \"Rx\""},
  };
  for (const auto& broken : all) check_refused(broken);
}

TEST_CASE("a special event table with a wrong row is refused") {
  const auto only_field = [](const std::string& patch) {
    return error_after("fuba-3.0/special-events.json", patch).field;
  };
  const auto only_problem = [](const std::string& patch) {
    return error_after("fuba-3.0/special-events.json", patch).problem;
  };
  CHECK(only_field(R"([{"op":"replace","path":"/events/3/sum","value":4}])") == "/events/3/sum");
  CHECK(only_problem(R"([{"op":"replace","path":"/events/3/sum","value":4}])") ==
        "another event has the same sum");
  CHECK(only_problem(R"([{"op":"replace","path":"/events/3/sum","value":13}])") ==
        "expected a whole number from 2 to 12, found 13");
  CHECK(only_problem(R"([{"op":"remove","path":"/events/5"}])") == "expected an event for the sum 7");
  CHECK(only_field(R"([{"op":"remove","path":"/events/5/sum"}])") == "/events/5/sum");
  CHECK(only_field(R"([{"op":"remove","path":"/events/5/id"}])") == "/events/5/id");
  CHECK(only_problem(R"([{"op":"replace","path":"/events/1/id","value":"failed-pass"}])") ==
        "another event has the same id");
  CHECK(only_problem(R"([{"op":"replace","path":"/events/0/check_fails","value":1}])") ==
        "expected true or false, found 1");
  CHECK(only_field(R"([{"op":"replace","path":"/events/2/extra_free_move","value":"home"}])") ==
        "/events/2/extra_free_move");
  CHECK(only_field(R"([{"op":"add","path":"/events/2/colour","value":"red"}])") == "/events/2/colour");
}

TEST_CASE("a mat whose parts contradict each other is refused", "[R1][R2][R3]") {
  const std::vector<Broken> all{
      {"fuba-3.0/pitch.json", "/areas/L1/span", "[0]", "/areas/L1/span",
       "expected two numbers, the near and the far end, found a list of 1"},
      {"fuba-3.0/pitch.json", "/areas/L1/span", "[-1,25]", "/areas/L1/span/0",
       "expected a whole number from 0 to 99, found -1"},
      {"fuba-3.0/pitch.json", "/areas/L2/span", "[50,25]", "/areas/L2/span/1",
       "expected a whole number from 51 to 100, found 25"},
      {"fuba-3.0/pitch.json", "/areas/C2/span", "[18,38]", "/areas/C2/span",
       "expected a span from 17, where the area before it ends"},
      {"fuba-3.0/pitch.json", "/areas/L4/span", "[75,99]", "/areas/L4/span",
       "expected a span up to 100, the goal line"},
      {"fuba-3.0/pitch.json", "/areas/C2/span", "[17,40]", "/areas/C2/span",
       "expected the mirror image of the span of C4"},
      {"fuba-3.0/pitch.json", "/areas/C3/zone", "\"attack\"", "/areas/C3/zone",
       "expected \"midfield\", as the span has it, found \"attack\""},
      {"fuba-3.0/pitch.json", "/areas/C3/neighbours", "[\"C2\"]", "/areas/C3/neighbours",
       "expected L2, L3, C2, C4, R2, R3, as the spans have it"},
      {"fuba-3.0/pitch.json", "/areas/C3/neighbours", "[\"X1\"]", "/areas/C3/neighbours/0",
       "expected the name of an area, \"L1\" to \"R4\", found \"X1\""},
      {"fuba-3.0/pitch.json", "/areas/C1/neighbours", "[\"L1\",\"L1\"]", "/areas/C1/neighbours/1",
       "the area is listed twice"},
      {"fuba-3.0/pitch.json", "/centre", "\"C2\"", "/centre",
       "expected an area in both halves, found \"C2\""},
      {"fuba-3.0/pitch.json", "/centre", "\"none\"", "/centre",
       "expected the name of an area, \"L1\" to \"R4\", found \"none\""},
      {"fuba-3.0/pitch.json", "/penalty_areas/home", "\"C5\"", "/penalty_areas/home",
       "expected an area on the goal line that home defends, found \"C5\""},
      {"fuba-3.0/pitch.json", "/attacked_corners/away/left", "\"L4\"", "/attacked_corners/away/left",
       "expected an area on the goal line that home defends, found \"L4\""},
  };
  for (const auto& broken : all) check_refused(broken);
}

TEST_CASE("an error says file, field and what was expected") {
  const auto error =
      error_after("fuba-3.0/clock.json", R"([{"op":"replace","path":"/half_minutes","value":0}])");
  CHECK(to_string(error) ==
        "rules/fuba-3.0/clock.json, field /half_minutes: expected a whole number from 1 to 60, found 0");
  CHECK(to_string(error_with("fuba-3.0/clock.json", std::nullopt)) ==
        "rules/fuba-3.0/clock.json: the file is missing or cannot be read");
}

TEST_CASE("the tables of the advanced rules have their numbers", "[3.0/A1.3][3.0/A3][3.0/A4][3.0/A10]") {
  const Ruleset& all = rules(option_registry().of("fuba-3.0"));
  CHECK(all.conditions.line_most == 6);
  CHECK(all.conditions.team_most == 10);
  CHECK(all.conditions.tiredness_squares == 5);
  CHECK(all.conditions.tiredness_losses == 3);
  CHECK(all.substitutions.in_match == 3);
  CHECK(all.injuries.longest == 4);
  using enum Weather;
  CHECK(all.weather_of_dice == std::array{none, heat, sunshine, sunshine, wind, rain, cold});
  CHECK(all.weather[static_cast<std::size_t>(storm)].long_pass == 1);
  CHECK(all.weather[static_cast<std::size_t>(extreme_heat)].tiredness == -1);
}

TEST_CASE("the two tables of special events have their places") {
  CHECK(rules().special_events[36].id.empty());
  const auto& events = rules({Option::advanced_events}).special_events;
  CHECK(events[2].id.empty());
  for (std::size_t first = 1; first <= 6; ++first)
    for (std::size_t second = 1; second <= 6; ++second) CHECK_FALSE(events[10 * first + second].id.empty());
}

TEST_CASE("broken tables of the advanced rules name their field") {
  const std::vector<Broken> all{
      {"fuba-3.0/conditions.json", "/line_most", "0", "/line_most",
       "expected a whole number from 1 to 10, found 0"},
      {"fuba-3.0/roles.json", "/roles/0/player", "\"goal\"", "/roles/0/player",
       "expected one of \"defence\", \"midfield\", \"forward\", found \"goal\""},
      {"fuba-3.0/roles.json", "/roles/1/id", "\"attacking-midfielder\"", "/roles/1/id",
       "the id is listed twice"},
      {"fuba-3.0/weather.json", "/effects/0/injury", "4", "/effects/0/injury",
       "expected a whole number from -3 to 3, found 4"},
      {"fuba-3.0/skills.json", "/skills/3/cost", "7", "/skills/3/cost",
       "expected a whole number from 0 to 6, found 7"},
      {"fuba-3.0/skills.json", "/skills/3/needs/0", "\"luck\"", "/skills/3/needs/0",
       "expected the id of an option, found \"luck\""},
      {"fuba-3.0/substitutions.json", "/in_match", "0", "/in_match",
       "expected a whole number from 1 to 9, found 0"},
  };
  for (const Broken& broken : all) check_refused(broken);
}

}  // namespace fuba::test
