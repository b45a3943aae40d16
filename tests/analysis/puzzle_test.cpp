#include "fuba/analysis/puzzle.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "fuba/analysis/judged_choice.hpp"
#include "fuba/analysis/puzzle_mining.hpp"
#include "fuba/analysis/rollout.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/files.hpp"

namespace fuba::test::puzzle_test {
namespace {

using nlohmann::json;

Puzzle made() {
  const auto rules = shared_rules();
  const State position =
      state_from_json(*rules, json::parse(R"({"half":1,"minute":20,"control":"home"})")).value();
  const CommandList open = legal(*rules, position);
  return {.id = "fuba-3.0/one",
          .rules = rules,
          .position = position,
          .answer = open[0],
          .tempting = open[1],
          .price = 0.031,
          .subject = PuzzleSubject::target,
          .level = 2,
          .arguments = {{Term::chance, 0.2}}};
}

tl::expected<Puzzle, std::string> read(const json& object) {
  return read_puzzle(object.dump(), "fuba-3.0/one", "one.json", load_options().value(), load_rules);
}

/// Every puzzle of the box, with its file.
std::vector<Puzzle> box() {
  std::vector<Puzzle> all;
  const auto data = tabletop::find_data_folder().value();
  const OptionRegistry options = load_options().value();
  for (const std::string_view edition : editions())
    for (const auto& entry : std::filesystem::directory_iterator(data / "rules" / edition / "puzzles")) {
      const auto text = tabletop::read_file(entry.path(), std::size_t{1} << 16U).value();
      const std::string name = entry.path().string();
      auto puzzle = read_puzzle(text, name, name, options, load_rules);
      INFO((puzzle ? name : puzzle.error()));
      REQUIRE(puzzle);
      CHECK(puzzle->rules->id == edition);
      all.push_back(*std::move(puzzle));
    }
  return all;
}

/// What the choices of a puzzle give away, played out anew; the best first.
std::vector<RolledOut> played_out(const Puzzle& puzzle, const Foreteller& foreteller, std::uint32_t games) {
  std::vector<Command> choices;
  for (const SeenChoice& each : choices_at_sight(*puzzle.rules, puzzle.position, foreteller))
    choices.push_back(each.command);
  return roll_out(*puzzle.rules, puzzle.position, choices, foreteller,
                  {.most_games = games, .enough = 0, .seed = 77});
}

/// The answer may lie behind another choice by chance alone.
void check_answers(std::uint32_t games) {
  constexpr double sure = 3.5;
  for (const Puzzle& puzzle : box()) {
    const auto foreteller = foreteller_of_the_game(puzzle.rules->id).value();
    const auto found = played_out(puzzle, foreteller, games);
    const auto own = std::ranges::find(found, puzzle.answer, &RolledOut::command);
    INFO(puzzle.id << ": best " << to_string(found.front().command));
    REQUIRE(own != found.end());
    CHECK(own->behind.mean <= sure * own->behind.error);
  }
}

}  // namespace

TEST_CASE("every puzzle of the box can be set up, and its answer stands when all choices are played out") {
  check_answers(16);
}

TEST_CASE("every puzzle of the box keeps its answer over many games", "[.puzzles]") { check_answers(400); }

TEST_CASE("every puzzle of the box says why, in terms of the judgement") {
  for (const Puzzle& puzzle : box()) {
    INFO(puzzle.id);
    CHECK(says_why(puzzle));
    CHECK(puzzle.price >= 0.02);
  }
}

TEST_CASE("a puzzle says why only where what speaks most speaks for its answer") {
  Puzzle puzzle = made();
  CHECK(says_why(puzzle));
  puzzle.arguments.insert(puzzle.arguments.begin(), {Term::cards, -0.3});
  CHECK_FALSE(says_why(puzzle));
  puzzle.arguments.clear();
  CHECK_FALSE(says_why(puzzle));
}

TEST_CASE("there are sixty puzzles in the box, ten of each edition at least") {
  const std::vector<Puzzle> all = box();
  CHECK(all.size() >= 60);
  for (const std::string_view edition : editions())
    CHECK(std::ranges::count(all, edition, [](const Puzzle& puzzle) { return puzzle.rules->id; }) >= 10);
}

TEST_CASE("each edition has puzzles of every subject") {
  const std::vector<Puzzle> all = box();
  for (const std::string_view edition : editions())
    for (std::size_t at = 0; at < puzzle_subject_count; ++at) {
      const auto subject = static_cast<PuzzleSubject>(at);
      INFO(edition << ": " << name(subject));
      CHECK(std::ranges::any_of(all, [&](const Puzzle& puzzle) {
        return puzzle.rules->id == edition && puzzle.subject == subject;
      }));
    }
}

TEST_CASE("where the last player of a set-up goes is a puzzle that says why; where the others go is none") {
  const std::vector<Puzzle> all = box();
  const auto found = std::ranges::find_if(
      all, [](const Puzzle& puzzle) { return decision(puzzle.position)->nature == Nature::set_up; });
  REQUIRE(found != all.end());
  const auto foreteller = foreteller_of_the_game(found->rules->id).value();
  const auto again = puzzle_in(found->rules, found->position, foreteller, {});
  REQUIRE(again);
  CHECK(again->answer == found->answer);
  CHECK(again->subject == PuzzleSubject::set_up);
  CHECK(says_why(*again));

  State earlier = found->position;
  earlier.side(decision(earlier)->team).in_hand = 2;
  CHECK_FALSE(puzzle_in(found->rules, earlier, foreteller, {}));
}

TEST_CASE("a puzzle is read as it was written") {
  const Puzzle puzzle = made();
  const auto back = read(json(to_json(puzzle)));
  REQUIRE(back);
  CHECK(back->position == puzzle.position);
  CHECK(back->answer == puzzle.answer);
  CHECK(back->tempting == puzzle.tempting);
  CHECK(back->price == puzzle.price);
  CHECK(back->subject == puzzle.subject);
  CHECK(back->level == puzzle.level);
  REQUIRE(back->arguments.size() == 1);
  CHECK(back->arguments[0].term == Term::chance);
}

TEST_CASE("a puzzle that cannot be is refused with its file and field") {
  const auto changed = [](const char* field, const json& value) {
    json object = to_json(made());
    object[field] = value;
    const auto back = read(object);
    REQUIRE_FALSE(back);
    return back.error();
  };
  CHECK(changed("answer", "shoot") == "one.json, /answer: cannot be chosen in this position");
  CHECK(changed("tempting", to_string(made().answer)) == "one.json, /tempting: is the answer");
  CHECK(changed("level", 4) == "one.json, /level: expected a number from 1 to 3");
  CHECK(changed("subject", "luck").starts_with("one.json, /subject: "));
  CHECK(changed("arguments", "x").starts_with("one.json, /arguments: "));
  CHECK(changed("position", json{{"ball", {{"value", 7}}}}).starts_with("one.json, /position/ball/value: "));
}

TEST_CASE("the clearest puzzle of the box is found again in its position, and none where nothing is chosen") {
  const std::vector<Puzzle> all = box();
  const Puzzle& clearest = *std::ranges::max_element(all, {}, &Puzzle::price);
  const auto foreteller = foreteller_of_the_game(clearest.rules->id).value();
  INFO(clearest.id);
  const auto found = puzzle_in(clearest.rules, clearest.position, foreteller, {});
  REQUIRE(found);
  CHECK(found->answer == clearest.answer);
  CHECK(found->subject == clearest.subject);
  CHECK(found->price > 0.02);

  State over = clearest.position;
  over.agenda = {};
  over.agenda.push({Step::over});
  CHECK_FALSE(puzzle_in(clearest.rules, over, foreteller, {}));
}

}  // namespace fuba::test::puzzle_test
