// The coaches: what is legal from what is seen, by tactics that are read, and each stronger than the
// beginner.
#include "stw/coach/coach.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "stw/board.hpp"
#include "stw/coach/judgement.hpp"
#include "stw/facts.hpp"
#include "stw/league.hpp"
#include "stw/scenario.hpp"
#include "tabletop/coach_opponent.hpp"
#include "tabletop/league.hpp"
#include "tabletop/random_play.hpp"

namespace stw::test::coach_chapter {
namespace {

using nlohmann::json;

constexpr int longest_match = 20000;

Tactics tactics(std::string_view id) { return read_tactics(tactics_file(id), read_rules_file).value(); }

Entrant entrant(std::string_view id) {
  return {std::string(id), [of = tactics(id)](Team, std::uint64_t seed) {
            return tl::expected<std::unique_ptr<Opponent>, std::string>(
                tabletop::coach_opponent<Stw>(Coach(of, seed)));
          }};
}

std::shared_ptr<const Ruleset> shared_rules(const RulesChoice& choice) {
  return std::make_shared<const Ruleset>(rules(choice));
}

RulesChoice short_match(Tie tie = Tie::draw, std::array<bool, option_count> options = {}) {
  return {.options = options, .clock = {.half = 10, .overtime = 2, .roll = 20, .tie = tie}};
}

/// Calls `look` with the state before each choice of a match between a coach and itself, until it is over.
template <class Look>
State watch(const Ruleset& rules, const Coach& coach, std::uint64_t seed, Look look) {
  tabletop::RandomPlay<Stw> chance(seed);
  State state = new_match(rules);
  for (int step = 0; !is_over(state); ++step) {
    REQUIRE(step < longest_match);
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due));
      continue;
    }
    const Command command = coach.choose(rules, Stw::seen_by(state, decision(state)->team));
    look(state, command);
    apply_unchecked(rules, state, command);
  }
  return state;
}

constexpr auto chance = R"({"stage": "ball", "control": "home", "ball": "D11", "dice": [3],
  "home": {"keeper": "D1", "defenders": ["B4", "D4", "E4", "G4"], "strikers": ["D11", "D14"]},
  "away": {"keeper": "D16", "defenders": ["B15", "G15"], "strikers": ["A9", "H9"]}})";

std::string choice_of(std::string_view id, std::string_view position) {
  return to_string(Coach(tactics(id), 1).choose(rules(), state_of(position)));
}

/// The position with one field replaced.
std::string changed(std::string_view position, const char* pointer, const json& value) {
  json object = json::parse(position);
  object[json::json_pointer(pointer)] = value;
  return object.dump();
}

TEST_CASE("every coach passes to a team-mate in front of the goal", "[coach][W80]") {
  for (const std::string_view id : coach_ids) {
    INFO(id);
    CHECK(choice_of(id, chance) == "ball D11 D14");
  }
}

TEST_CASE("only the beginner passes to somebody off-side", "[coach][W92]") {
  const std::string position = changed(chance, "/away/defenders", json{"B13", "G13"});
  CHECK(choice_of("beginner", position) == "ball D11 D14");
  for (const std::string_view id : {"cautious", "bold", "professional"}) {
    INFO(id);
    CHECK(choice_of(id, position) != "ball D11 D14");
  }
}

TEST_CASE("only the beginner misses a long-distance square", "[coach][W80]") {
  constexpr auto position = R"({"stage": "ball", "control": "home", "ball": "A11", "dice": [4],
    "home": {"keeper": "D1", "midfielders": ["B15"], "strikers": ["A11", "C13"]},
    "away": {"keeper": "D16", "defenders": ["E15", "G15"], "strikers": ["A9", "H9"]}})";
  CHECK(choice_of("beginner", position) == "ball A11 B15");
  for (const std::string_view id : {"cautious", "bold", "professional"}) {
    INFO(id);
    CHECK(choice_of(id, position) == "ball A11 C13");
  }
}

TEST_CASE("a keeper beside a ball in his area tackles, but for the beginner's", "[coach][W37]") {
  constexpr auto position = R"({"stage": "keeper", "control": "home", "ball": "D15", "play": "capture",
    "home": {"keeper": "D1", "strikers": ["D15", "A9"]},
    "away": {"keeper": "D16", "strikers": ["A2", "H2"]}})";
  CHECK(choice_of("professional", position) == "keeper D16 D15");
  CHECK(choice_of("beginner", position) == "roll");
}

TEST_CASE("coaches play whole matches with every option and choose what is listed", "[coach][W160]") {
  for (std::uint64_t number = 0; number < 8; ++number) {
    const std::string_view id = coach_ids[number % coach_ids.size()];
    const Ruleset& game =
        rules(short_match(static_cast<Tie>(number % tie_count), {number % 2 == 1, number / 2 % 2 == 1}));
    INFO(id << ", match " << number);
    const State end =
        watch(game, Coach(tactics(id), number), number, [&](const State& at, const Command& command) {
          const CommandList list = legal(game, at);
          if (std::ranges::count(list, command) != 1) FAIL(to_string(command) << " is not legal");
        });
    CHECK(is_over(end));
  }
}

TEST_CASE("the same view gives the same choice, whatever was asked before", "[coach]") {
  const Coach careless(tactics("beginner"), 5);
  const Coach other_seed(tactics("beginner"), 6);
  const Ruleset& game = rules(short_match());
  int differ = 0;
  watch(game, careless, 3, [&](const State& at, const Command& command) {
    if (!(Coach(tactics("beginner"), 5).choose(game, at) == command))
      FAIL("another choice at the second asking");
    if (!(other_seed.choose(game, at) == command)) ++differ;
  });
  // A careless coach draws from a stream of its own: another seed gives other slips.
  CHECK(differ > 10);
}

TEST_CASE("a coach moves no die", "[coach]") {
  // The first ones of a match, before its first spin.
  const auto thrown = [](std::string_view away) {
    const PlayedMatch played =
        tabletop::match_between<Stw>(shared_rules(short_match()), entrant("bold"), entrant(away), 7);
    std::vector<int> dice;
    for (const auto& entry : played.match.journal())
      if (const auto* fallen = entry.fallen(); fallen != nullptr)
        for (std::size_t die = 0; die < fallen->roll.count; ++die) dice.push_back(fallen->dice[die]);
    dice.resize(12);
    return dice;
  };
  CHECK(thrown("cautious") == thrown("beginner"));
}

/// FNV-1a of the choices of a match.
std::uint64_t fingerprint(std::string_view id) {
  std::uint64_t print = 14695981039346656037ULL;
  watch(rules(short_match()), Coach(tactics(id), 1), 11, [&](const State&, const Command& command) {
    for (const char letter : to_string(command))
      print = (print ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
  });
  return print;
}

TEST_CASE("what coaches choose has not changed", "[coach]") {
  // Whoever changes the tactics or the judgement writes down what comes out now.
  const std::map<std::string_view, std::uint64_t> known{{"beginner", 0xfb7bd517814e7cb7},
                                                        {"cautious", 0x7ed27b1c13f25de7},
                                                        {"bold", 0xf8d3af556fa84d9e},
                                                        {"professional", 0xf5b4260f14f41a18}};
  for (const auto& [id, print] : known) {
    INFO(id);
    CHECK(fingerprint(id) == print);
  }
}

TEST_CASE("the professional takes four fifths of the points from the beginner", "[coach][league]") {
  const std::array<Entrant, 2> both{entrant("professional"), entrant("beginner")};
  const auto league = tabletop::play_league<Stw>(shared_rules({.clock = {.half = 20, .tie = Tie::draw}}),
                                                 both, {.games = 6, .seed = 4, .jobs = 2});
  CHECK(league.trouble.empty());
  CHECK(tabletop::between(league, 0, 1).share() >= 0.8);
}

TEST_CASE("a position has the same worth turned round", "[coach][W1]") {
  const coaching::Chances chances(rules());
  const Tactics of = tactics("professional");
  const State state = state_of(chance);
  CHECK(judge(chances, state, Team::home, of, Tactics::Sight::answer) ==
        Approx(-judge(chances, state, Team::away, of, Tactics::Sight::answer)));
}

std::string refusal(const std::function<void(json&)>& spoil) {
  json object = json::parse(*read_rules_file(tactics_file("bold")));
  spoil(object);
  const auto read = read_tactics("mine.json", [&](std::string_view) { return std::optional(object.dump()); });
  return read ? "" : to_string(read.error());
}

TEST_CASE("a file of tactics that is wrong is refused with its name and its field", "[coach][tactics]") {
  const auto with = [](std::optional<std::string> text) {
    return to_string(read_tactics("mine.json", [&](std::string_view) { return text; }).error());
  };
  CHECK(with(std::nullopt) == "rules/mine.json: the file is missing or cannot be read");
  CHECK(with("{").starts_with("rules/mine.json: not JSON"));
  CHECK(with("[]").starts_with("rules/mine.json: expected an object"));
  CHECK(refusal([](json&) {}).empty());
  CHECK(refusal([](json& file) {
          file["sight"] = "far";
        }).starts_with("rules/mine.json, field /sight: expected one of \"squares\", \"play\", \"answer\""));
  CHECK(refusal([](json& file) {
          file["courage"] = 1;
        }).starts_with("rules/mine.json, field /courage: unknown field"));
  CHECK(refusal([](json& file) { file["judgement"].erase("line"); }) ==
        "rules/mine.json, field /judgement/line: the field is missing");
  CHECK(refusal([](json& file) { file["appetite"]["pass"] = 0.5; }).find("/appetite/pass") !=
        std::string::npos);
  CHECK(refusal([](json& file) { file["judgement"]["promise"] = -1; }).find("from 0 to 1000") !=
        std::string::npos);
  CHECK(refusal([](json& file) { file["carelessness"] = 1001; }).find("/carelessness") != std::string::npos);
}

// The facts that coaches ask of the engine

TEST_CASE("the reach of a team is what its pawns can do one by one", "[facts][W30]") {
  const State state = state_of(chance);
  for (const Team team : teams) {
    const Reach reach = reach_of(state, team, field_numbers);
    for (int face = 1; face <= die_faces; ++face) {
      SquareSet ends;
      for (int number = first_defender; number <= pawn_count; ++number)
        ends = ends | move_ends(state, team, number, face);
      CHECK(reach.by_face[static_cast<std::size_t>(face - 1)] == ends);
    }
  }
  const Reach nobody = reach_of(state, Team::home, 0);
  CHECK(nobody.faces(sq("D12")) == 0);
}

TEST_CASE("the opponent in a pawn's way is told, unless there are several", "[facts][W32]") {
  const auto in_the_way = [](const json& strikers, std::string_view to) {
    const State state = state_of(changed(changed(chance, "/stage", "move"), "/away/strikers", strikers));
    return blocker(state, *parse_square("D4"), *parse_square(to));
  };
  CHECK(in_the_way({"D8", "H9"}, "D7") == Square::none);
  CHECK(in_the_way({"D6", "H9"}, "D7") == parse_square("D6"));
  CHECK(in_the_way({"D5", "D6"}, "D7") == Square::none);
  CHECK(in_the_way({"D6", "H9"}, "D9") == Square::none);
}

TEST_CASE("targets of the ball are those that are listed", "[facts][W43][W24][W121]") {
  const State state = state_of(chance);
  SquareSet listed;
  for (const Command& command : legal(rules(), state))
    if (command.verb == Verb::ball) listed.add(command.to);
  CHECK(ball_targets(state, 3) == listed);
  State kick_off = state_of(changed(chance, "/ball", "D11"));
  kick_off.restart = Restart::kick_off;
  CHECK((ball_targets(kick_off, 6) & ends_of(Team::home).half).empty());
}

TEST_CASE("squares beyond the line and a marked pawn in the goal area", "[facts][W92][W94]") {
  CHECK(beyond_line(Team::away, {.line = 15, .pawns = 0}) == row_squares(Team::away, 1));
  CHECK(beyond_line(Team::home, {.line = 3, .pawns = 0}) ==
        (row_squares(Team::home, 1) | row_squares(Team::home, 2)));
  CHECK(beyond_line(Team::home, {}).empty());
  const State state = state_of(changed(chance, "/home/strikers", json{"D11", "E16"}));
  CHECK(marked_in_goal_area(state, offside_marks(state, 10)));
  CHECK_FALSE(marked_in_goal_area(state_of(chance), offside_marks(state_of(chance), 10)));
}

}  // namespace
}  // namespace stw::test::coach_chapter
