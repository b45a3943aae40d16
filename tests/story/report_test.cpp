#include "fuba/story/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fuba/analysis/prospects.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/story/prospects_course.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::report_test {
namespace {

using story::Figure;
using story::Line;
using story::Report;
using story::Sign;

using Two = story::Pair<std::string>;

const Words& words() {
  static const Words read =
      make_words(text_of(*tabletop::find_data_folder() / "assets/lang/en.json"), "en.json").value();
  return read;
}

/// An edition with every option that can be played together.
std::shared_ptr<const Ruleset> full_rules(std::string_view edition) {
  RulesChoice choice{.edition = std::string(edition)};
  for (const Option option : load_options()->of(edition)) choice.options.add(option);
  return load_rules(choice).value();
}

/// A finished match between Reds and Greens.
Match derby(std::uint64_t seed, const std::shared_ptr<const Ruleset>& rules = shared_rules()) {
  Match match = finished_match(seed, rules);
  match.set_info({.names = {"Reds", "Greens"}, .colours = {"#FF0000", ""}, .date = "2024-05-18 20:15"});
  return match;
}

Report report_of(const Match& match) { return make_report(tell(match), match, words()); }

/// The figure that is called so.
const Figure& figure(const Report& report, std::string_view what) {
  const auto found = std::ranges::find(report.figures.figures, what, &Figure::what);
  REQUIRE(found != report.figures.figures.end());
  return *found;
}

std::vector<std::string> names_of(const Report& report) {
  std::vector<std::string> names;
  for (const Figure& each : report.figures.figures) names.push_back(each.what);
  return names;
}

std::vector<std::string> texts(const std::vector<Line>& lines) {
  std::vector<std::string> list;
  for (const Line& line : lines) list.push_back(line.text);
  return list;
}

TEST_CASE("the report names what was played") {
  const Match match = derby(4);
  const Report report = report_of(match);
  const std::string score = fmt::format("{} : {}", match.state().score[0], match.state().score[1]);
  CHECK(report.language == "en");
  CHECK(report.title == fmt::format("Reds {} Greens, 2024-05-18 20:15", score));
  CHECK(report.head.played == std::vector<std::string>{"FUBA 3.0", "2024-05-18 20:15", "Full time"});
  CHECK(report.head.names == Two{"Reds", "Greens"});
  CHECK(report.head.colours == Two{"#FF0000", ""});
  CHECK(report.head.score == score);
  CHECK(report.head.options == "The basic game, without options");
  CHECK(report.colophon == "Told by FUBA from the record of the match.");
  const Report full = report_of(derby(4, full_rules("fuba-3.0")));
  CHECK(full.head.options.starts_with("Played with: Condition, Player roles"));
}

TEST_CASE("the report of a match without a date does without it") {
  Match match = derby(4);
  match.set_info({.names = {"Reds", "Greens"}, .colours = {}, .date = ""});
  const Report report = report_of(match);
  CHECK(report.title.ends_with(" Greens"));
  CHECK(report.head.played == std::vector<std::string>{"FUBA 3.0", "Full time"});
}

TEST_CASE("a match under way is told as far as it went") {
  const Report report = report_of(played_match(3, 40));
  REQUIRE(report.head.played.size() == 2);
  CHECK(report.head.played[1].starts_with("The match so far, "));
  CHECK(report.head.half_time.empty());
  CHECK(report.time.end < 1);
}

TEST_CASE("the head names the minutes of the goals") {
  const Match match = derby(1);
  Story story = tell(match);
  story.score = {2, 1};
  story.goals = {{.when = {10, 1, 12, 0}, .team = Team::home, .score = {1, 0}},
                 {.when = {20, 1, 45, 2}, .team = Team::away, .score = {1, 1}},
                 {.when = {30, 2, 67, 0}, .team = Team::home, .score = {2, 1}}};
  story.shots = {
      {.when = {10, 1, 12, 0}, .team = Team::home, .result = ShotResult::goal},
      {.when = {20, 1, 45, 2}, .team = Team::away, .result = ShotResult::goal},
      {.when = {29, 2, 67, 0}, .team = Team::home, .kind = ShotKind::penalty, .result = ShotResult::goal}};
  const Report report = make_report(story, match, words());
  CHECK(report.head.scorers[0] == std::vector<std::string>{"12'", "67' (penalty)"});
  CHECK(report.head.scorers[1] == std::vector<std::string>{"45+2'"});
  CHECK(report.head.half_time == "Half-time 1 : 1");
  CHECK(report.head.score == "2 : 1");
}

TEST_CASE("the figures are those of the match, each once, with bars that compare them") {
  const Match match = derby(4);
  Story story = tell(match);
  story.teams[0] = {.turns = 20,
                    .minutes = 50,
                    .shots = 4,
                    .expected_goals = 1.25,
                    .checks = {.tried = 20, .won = 14, .expected = 12.34},
                    .presses = {},
                    .yellow = 2,
                    .red = 0,
                    .dice = {}};
  story.teams[1] = {.turns = 16,
                    .minutes = 40,
                    .shots = 0,
                    .expected_goals = 0,
                    .checks = {},
                    .presses = {.tried = 4, .won = 1, .expected = 2},
                    .yellow = 0,
                    .red = 0,
                    .dice = {}};
  const Report report = make_report(story, match, words());
  CHECK(report.figures.heading == "The figures");
  CHECK(figure(report, "Turns with the ball").told == Two{"20", "16"});
  CHECK(figure(report, "Turns with the ball").length == story::Pair<double>{1, 0.8});
  CHECK(figure(report, "Minutes with the ball").told == Two{"50", "40"});
  CHECK(figure(report, "Shots").told == Two{"4", "0"});
  CHECK(figure(report, "Expected goals").told == Two{"1.25", "0.00"});
  CHECK(figure(report, "Expected goals").length == story::Pair<double>{1, 0});
  CHECK(figure(report, "Yellow cards").told == Two{"2", "0"});
  CHECK(figure(report, "Red cards").told == Two{"0", "0"});
  CHECK(figure(report, "Red cards").length == story::Pair<double>{0, 0});
  const Figure& checks = figure(report, "Balls kept at checks");
  CHECK(checks.told == Two{"14 of 20", "–"});
  CHECK(checks.expected == Two{"12.3 expected", ""});
  CHECK(checks.length == story::Pair<double>{0.7, 0});
  CHECK(checks.mean[0] == 12.34 / 20);
  CHECK_FALSE(checks.mean[1]);
  const Figure& presses = figure(report, "Presses won");
  CHECK(presses.told == Two{"–", "1 of 4"});
  CHECK(presses.expected == Two{"", "2.0 expected"});
  CHECK(presses.mean[1] == 0.5);
  CHECK(report.figures.note.starts_with("Expected, the mark on a bar"));
}

TEST_CASE("substitutions and injuries are counted where they are played with, even if there was none") {
  const std::vector<std::string> basic{
      "Turns with the ball",  "Minutes with the ball", "Shots",        "Expected goals",
      "Balls kept at checks", "Presses won",           "Yellow cards", "Red cards"};
  std::vector<std::string> with_both = basic;
  with_both.insert(with_both.end(), {"Substitutions", "Injuries"});
  const Match match = derby(4);
  Story story = tell(match);
  CHECK(names_of(make_report(story, match, words())) == basic);
  story.options.add(Option::substitutions);
  story.options.add(Option::injuries);
  const Report report = make_report(story, match, words());
  CHECK(names_of(report) == with_both);
  CHECK(figure(report, "Substitutions").told == Two{"0", "0"});
  CHECK(figure(report, "Injuries").told == Two{"0", "0"});
}

TEST_CASE("every figure of every edition is told, over or under way") {
  for (const std::string_view edition : editions())
    for (const std::size_t entries : {std::size_t{0}, std::size_t{90}, SIZE_MAX}) {
      const Report report = report_of(played_match(11, entries, full_rules(edition)));
      for (const Figure& each : report.figures.figures) {
        INFO(edition << ": " << each.what);
        CHECK(each.what != "?");
        for (const Team team : teams) {
          CHECK_FALSE(each.told[index(team)].empty());
          CHECK(each.length[index(team)] >= 0);
          CHECK(each.length[index(team)] <= 1);
          CHECK(each.mean[index(team)].value_or(0) <= 1);
        }
      }
    }
}

TEST_CASE("the luck of the dice is told by its direction") {
  const Match match = derby(1);
  Story story = tell(match);
  TeamStory& home = story.teams[0];
  home.goals = 2;
  home.shots = 4;
  home.expected_goals = 1.2;
  home.luck_in_shots = 1.1;
  home.checks = {.tried = 20, .won = 12, .expected = 13.5};
  home.presses = {.tried = 3, .won = 1, .expected = 1.01};
  TeamStory& away = story.teams[1];
  away.goals = 0;
  away.shots = 0;
  away.expected_goals = 0;
  away.checks = {};
  away.presses = {.tried = 2, .won = 2, .expected = 0.5};
  const auto luck = [&] { return make_report(story, match, words()).luck; };
  CHECK(luck().balance == "In front of the two goals, the dice were worth 1.1 goals to Reds.");
  CHECK(luck().sentences[0] ==
        std::vector<std::string>{"The dice gave Reds 0.8 goals more than its chances promised.",
                                 "Control checks: 12 of 20 balls kept, 1.5 fewer than the dice promised.",
                                 "Presses: 1 of 3 won, as the dice promised."});
  CHECK(luck().sentences[1] ==
        std::vector<std::string>{"Greens did not shoot at goal.",
                                 "Presses: 2 of 2 won, 1.5 more than the dice promised."});
  CHECK(luck().note.starts_with("Luck is what came off"));
  home.luck_in_shots = -0.6;
  CHECK(luck().balance == "In front of the two goals, the dice were worth 0.6 goals to Greens.");
  home.luck_in_shots = 0.01;
  CHECK(luck().balance == "In front of the two goals, the dice favoured nobody.");
  home.expected_goals = 3.1;
  CHECK(luck().sentences[0][0] == "The dice gave Reds 1.1 goals fewer than its chances promised.");
  home.expected_goals = 2.01;
  CHECK(luck().sentences[0][0] == "Reds scored what its chances promised.");
}

TEST_CASE("a shot is told with its place, its chance and what became of it") {
  const Match match = derby(1);
  Story story = tell(match);
  story.end = {99, 2, 90, 0};
  story.turns = {};
  story.shots = {{.when = {10, 1, 9, 0},
                  .team = Team::home,
                  .from = Area::C5,
                  .kind = ShotKind::open_play,
                  .chance = 1.0 / 3,
                  .result = ShotResult::saved},
                 {.when = {20, 1, 45, 0},
                  .team = Team::away,
                  .from = Area::C1,
                  .kind = ShotKind::penalty,
                  .chance = 0.61,
                  .result = ShotResult::goal},
                 {.when = {30, 2, 60, 0},
                  .team = Team::away,
                  .from = Area::C2,
                  .kind = ShotKind::free_kick,
                  .chance = 0.001,
                  .result = ShotResult::miss}};
  const story::ShotsPart shots = make_report(story, match, words()).shots;
  CHECK(shots.heading == "Shots");
  CHECK(shots.columns == std::array<std::string, 5>{"Minute", "Team", "From", "Chance", "Result"});
  REQUIRE(shots.lines.size() == 3);
  CHECK(shots.lines[0].when == "9'");
  CHECK(shots.lines[0].from == "C5");
  CHECK(shots.lines[0].percent == "33 %");
  CHECK(shots.lines[0].result == "Saved");
  CHECK_FALSE(shots.lines[0].goal);
  CHECK(shots.lines[0].x == 0.1);
  CHECK(shots.lines[1].from == "C1, penalty");
  CHECK(shots.lines[1].team == story::Team::away);
  CHECK(shots.lines[1].goal);
  CHECK(shots.lines[1].told == "45'  Greens from C1, penalty: 61 %. Goal");
  CHECK(shots.lines[2].from == "C2, free kick");
  CHECK(shots.lines[2].percent == "< 1 %");
  CHECK(shots.lines[2].result == "Wide");
}

TEST_CASE("goals, cards and incidents are told in the order of time, each goal with the score after it") {
  const Match match = derby(4, full_rules("fuba-3.0"));
  Story story = tell(match);
  story.goals = {{.when = {40, 1, 20, 0}, .team = Team::home, .score = {1, 0}}};
  story.bookings = {{{70, 1, 33, 0}, Team::away, Card::red}, {{10, 1, 5, 0}, Team::home, Card::yellow}};
  story.incidents = {{{50, 1, 25, 0}, {.kind = EventKind::coach_off, .team = Team::home}}};
  const story::LinesPart part = make_report(story, match, words()).incidents;
  CHECK(part.heading == "Goals, cards and incidents");
  REQUIRE(part.lines.size() == 4);
  CHECK(part.lines[0].text == "Yellow card for Reds.");
  CHECK(part.lines[0].sign == Sign::yellow_card);
  CHECK(part.lines[0].when == "5'");
  CHECK(part.lines[1].text == "Goal for Reds! Reds 1, Greens 0.");
  CHECK(part.lines[1].sign == Sign::goal);
  CHECK_FALSE(part.lines[2].sign);
  CHECK(part.lines[3].text == "Red card for Greens.");
  CHECK(part.lines[3].sign == Sign::red_card);
}

TEST_CASE("every incident of a match is told") {
  const Match match = derby(4, full_rules("fuba-3.0"));
  const Story story = tell(match);
  REQUIRE_FALSE(story.incidents.empty());
  CHECK(report_of(match).incidents.lines.size() ==
        story.goals.size() + story.bookings.size() + story.incidents.size());
}

TEST_CASE("notes are told in the order of time") {
  Match match = derby(4);
  match.write({60, "Later."});
  match.write({50, "Sooner."});
  match.write({0, "Before."});
  const story::LinesPart part = report_of(match).notes;
  CHECK(part.heading == "Notes");
  CHECK(texts(part.lines) == std::vector<std::string>{"Before.", "Sooner.", "Later."});
  const State& then = match.journal()[49].after;
  CHECK(part.lines[1].when == moment(words(), then));
}

TEST_CASE("a match that has not begun says so") {
  for (const std::string_view edition : editions()) {
    const Report report = report_of(Match(full_rules(edition), DiceSource::scripted({})));
    CHECK(report.shots.lines.empty());
    CHECK(report.shots.none == "Nobody shot at goal.");
    CHECK(report.incidents.none == "Nothing of the kind.");
    CHECK(report.notes.none == "Nobody has written a note.");
    CHECK(report.turns.halves.empty());
    for (const story::HeatPart::Place& place : report.heat.places) CHECK(place.share == "–");
  }
}

TEST_CASE("prospects are told where somebody foretells them") {
  const Match match = derby(2);
  const Foreteller foreteller = foreteller_of_the_game("fuba-3.0").value();
  const Story story = tell(match);
  CHECK_FALSE(make_report(story, match, words()).prospects);
  const Report report = make_report(story, match, words(), &foreteller);
  REQUIRE(report.prospects);
  CHECK(report.prospects->heading == "Prospects");
  CHECK(report.prospects->legend ==
        Two{"The higher, the surer Reds wins", "The lower, the surer Greens wins"});
  for (const story::PlotPoint& point : report.prospects->curve) {
    CHECK(point.y >= -1);
    CHECK(point.y <= 1);
  }
  const auto marked = [&](Sign sign) {
    return std::ranges::count(report.prospects->marks, sign, &story::CurveMark::sign);
  };
  for (const story::CurveMark& mark : report.prospects->marks) {
    REQUIRE(mark.y);
    CHECK(*mark.y == story::height_at(report.prospects->curve, mark.x));
  }
  REQUIRE(report.prospects->ticks.size() == 3);
  CHECK(report.prospects->ticks[1].y == 0);
  CHECK(report.prospects->ticks[1].label == "50 %");
  CHECK(report.momentum.ticks.empty());
  CHECK(marked(Sign::goal) == std::ssize(story.goals));
  CHECK(marked(Sign::turning_point) <= 5);
  CHECK(marked(Sign::red_card) == 0);
}

TEST_CASE("the course of prospects ends with the result, and its turning points are its largest changes") {
  const Match match = derby(3);
  const Foreteller foreteller = foreteller_of_the_game("fuba-3.0").value();
  const Story story = tell(match);
  const ProspectsCourse course = prospects_course(story, match, foreteller);
  REQUIRE(course.points.size() == story.turns.size() + 1);
  CHECK(course.points.back().home == result(match.state(), Team::home).points());
  REQUIRE_FALSE(course.turning_points.empty());
  CHECK(std::ranges::is_sorted(course.turning_points));
  const auto change = [&](std::size_t turn) {
    return std::abs(course.points[turn + 1].home - course.points[turn].home);
  };
  double least = 1;
  for (const std::size_t turn : course.turning_points) least = std::min(least, change(turn));
  CHECK(least >= 0.05);
  std::size_t larger = 0;
  for (std::size_t turn = 0; turn + 1 < course.points.size(); ++turn) larger += change(turn) > least ? 1 : 0;
  CHECK(larger < 5);
}

TEST_CASE("goals and cards are told beside the curve of momentum") {
  const Match match = derby(2);
  Story story = tell(match);
  story.end = {99, 2, 90, 0};
  story.turns = {{.when = {1, 1, 0, 0}, .team = Team::home, .momentum = 0.5}};
  story.shots = {};
  story.goals = {{.when = {10, 1, 9, 0}, .team = Team::away, .score = {0, 1}}};
  story.bookings = {{{20, 2, 72, 0}, Team::home, Card::red}, {{30, 2, 81, 0}, Team::home, Card::yellow}};
  const Report report = make_report(story, match, words());
  const story::MomentumPart& part = report.momentum;
  CHECK(part.heading == "Momentum");
  CHECK(part.legend == Two{"Above the line: Reds has the better of it", "Below the line: Greens"});
  CHECK(part.note.starts_with("Where the ball was in the last turns"));
  CHECK(part.alt == "Momentum: Reds had the better of 100 % of the time, Greens of the rest.");
  REQUIRE(part.curve.size() == 2);
  CHECK(part.curve[0].y == 0.5);
  REQUIRE(part.marks.size() == 3);
  CHECK(part.marks[0].told == "Goal, Greens, 9'");
  CHECK(part.marks[0].team == story::Team::away);
  CHECK(part.marks[0].x == 0.1);
  CHECK(part.marks[1].told == "Red card, Reds, 72'");
  CHECK(part.marks[1].sign == Sign::red_card);
  CHECK(part.marks[2].told == "Yellow card, Reds, 81'");
  std::vector<std::string> minutes;
  for (const story::TimeScale::Tick& tick : report.time.ticks) minutes.push_back(tick.label);
  CHECK(minutes == std::vector<std::string>{"15'", "30'", "60'", "75'", "90'"});
  CHECK(report.time.half_time.label == "Half-time");
  CHECK(report.time.half_time.x == 0.5);
  CHECK(report.time.end == 1);
}

TEST_CASE("expected goals are told with a scale of whole numbers or halves, their sums and the goals") {
  const Match match = derby(2);
  Story story = tell(match);
  story.goals = {{.when = {10, 1, 9, 0}, .team = Team::home, .score = {1, 0}}};
  const auto labels = [&](double chance) {
    story.shots = {{.when = {10, 1, 9, 0}, .team = Team::home, .chance = chance}};
    std::vector<std::string> list;
    for (const auto& tick : make_report(story, match, words()).expected_goals.ticks)
      list.push_back(tick.label);
    return list;
  };
  CHECK(labels(0.75) == std::vector<std::string>{"0", "0.5", "1.0"});
  CHECK(labels(2.6) == std::vector<std::string>{"0", "1", "2", "3"});
  story.shots = {{.when = {10, 1, 9, 0}, .team = Team::home, .chance = 0.25}};
  const story::ExpectedGoalsPart part = make_report(story, match, words()).expected_goals;
  CHECK(part.heading == "Expected goals");
  CHECK(part.legend == Two{"Reds", "Greens"});
  CHECK(part.sums == Two{"0.25", "0.00"});
  CHECK(part.alt == "Expected goals over the match: Reds 0.25, Greens 0.00.");
  CHECK(part.note == "Each shot lifts its team’s line by its chance of a goal. A dot is a goal.");
  REQUIRE(part.goals.size() == 1);
  CHECK(part.goals[0].told == "Goal, Reds, 9'");
  CHECK(part.steps[0].back().y == 0.5);
  CHECK(part.ticks.back().y == 1);
}

TEST_CASE("where the ball was is told for every area, the busiest first for who cannot see it") {
  const Match match = derby(2);
  Story story = tell(match);
  story.ball_minutes = {};
  story.ball_turns = {};
  story.ball_minutes[index(Area::C4)] = 30;
  story.ball_turns[index(Area::C4)] = 7;
  story.ball_minutes[index(Area::L2)] = 10;
  story.ball_turns[index(Area::L2)] = 1;
  const story::HeatPart part = make_report(story, match, words()).heat;
  CHECK(part.heading == "Where the ball was");
  CHECK(part.legend == Two{"Reds attacks to the right", "Greens to the left"});
  CHECK(part.note.starts_with("The minutes of the turns"));
  CHECK(part.alt.starts_with("Where the ball was: C4 75 %, L2 25 %, L1 0 %, "));
  REQUIRE(part.places.size() == area_count);
  const story::HeatPart::Place& busiest = part.places[index(Area::C4)];
  CHECK(busiest.name == "C4");
  CHECK(busiest.share == "75 %");
  CHECK(busiest.warmth == 1);
  CHECK(busiest.told == "C4: 30 min; turns that began there: 7");
  CHECK(part.places[index(Area::R1)].share == "0 %");
}

TEST_CASE("every sentence of the log is told once, turn by turn") {
  for (const std::string_view edition : editions()) {
    const Match match = derby(2, full_rules(edition));
    const Words own = words().of_edition(edition);
    std::vector<std::string> log;
    for (const Entry& entry : match.journal())
      for (const Event& event : entry.events)
        if (auto text = sentence(own, match.rules(), event, Names{match.info().names}); !text.empty())
          log.push_back(std::move(text));
    const Report report = report_of(match);
    std::vector<std::string> told;
    const auto add = [&told](const std::vector<story::Sentence>& sentences) {
      for (const story::Sentence& each : sentences) told.push_back(each.text);
    };
    add(report.turns.before);
    std::size_t goals = 0;
    REQUIRE(report.turns.halves.size() == 2);
    for (const story::TurnsPart::Half& half : report.turns.halves)
      for (const story::TurnTold& turn : half.turns) {
        add(turn.sentences);
        goals += static_cast<std::size_t>(
            std::ranges::count(turn.chips, Sign::goal, &story::TurnTold::Chip::sign));
      }
    CHECK(told == log);
    CHECK(goals == tell(match).goals.size());
  }
}

TEST_CASE("a turn says who has the ball where, and which goals and cards it brought") {
  const Match match = derby(24);
  const Story story = tell(match);
  const Report report = report_of(match);
  CHECK(report.turns.heading == "Turn by turn");
  CHECK(report.turns.before_heading == "Before the kick-off");
  REQUIRE(report.turns.halves.size() == 2);
  CHECK(report.turns.halves[0].heading == "First half");
  CHECK(report.turns.halves[1].heading == "Second half");
  const TurnStory& first = story.turns.front();
  CHECK(report.turns.halves[0].turns[0].told == fmt::format("1'  {} at the ball in {}, ball value {}",
                                                            first.team == Team::home ? "Reds" : "Greens",
                                                            name(first.ball), first.value));
  std::vector<std::string> chips;
  for (const story::TurnsPart::Half& half : report.turns.halves)
    for (const story::TurnTold& turn : half.turns)
      for (const story::TurnTold::Chip& chip : turn.chips)
        if (chip.sign == Sign::goal) chips.push_back(chip.text);
  REQUIRE(chips.size() == story.goals.size());
  REQUIRE_FALSE(chips.empty());
  CHECK(chips.back() == fmt::format("Goal {} : {}", story.score[0], story.score[1]));
}

}  // namespace
}  // namespace fuba::test::report_test
