#include <limits>
#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "fuba/match.hpp"
#include "match/obstacles.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::save_test {
using namespace fuba;
using namespace fuba::test;

namespace fs = std::filesystem;

namespace {

Loaded loaded(const Match& match) {
  auto result = load_text(save_text(match), "memory", rules_for, DiceSource::random(1));
  if (!result) throw std::runtime_error(to_string(result.error()));
  return std::move(*result);
}

}  // namespace

TEST_CASE("a match saved at any point is the same when loaded") {
  const std::uint64_t seed = GENERATE(range(1U, 13U));
  const auto entries = static_cast<std::size_t>(seed * seed * 7 - 7);
  const Match match = played_match(seed, entries);
  const Loaded back = loaded(match);
  CHECK_FALSE(back.trouble);
  CHECK(same_match(back.match, match));
}

TEST_CASE("a finished match is the same when loaded, and is written the same again") {
  const Match match = finished_match(30);
  const Loaded back = loaded(match);
  CHECK_FALSE(back.trouble);
  CHECK(back.match.over());
  CHECK(save_text(back.match) == save_text(match));
}

TEST_CASE("a loaded match can be played on and taken back like any other") {
  Match match = played_match(8, 200);
  Match back = loaded(match).match;
  while (match.undo(Undo::forced)) REQUIRE(back.undo(Undo::forced));
  CHECK(same_match(back, match));
  play_on(back, 4, 300);
  CHECK(back.journal().size() >= 300);
}

TEST_CASE("names, colours and date come back, whatever is in them") {
  Match match = played_match(1, 10);
  match.set_info({{"Żółć \"United\" {}", ""}, {"#F2C230", "#2E6BE6"}, "2024-05-18 20:15"});
  CHECK(same_match(loaded(match).match, match));
  match.set_info({{"\xff not UTF-8", "b"}, {}, ""});
  CHECK(loaded(match).match.info().names[1] == "b");
}

TEST_CASE("who plays a side comes back, and how often a choice was taken back by force") {
  Match match = played_match(7, 60);
  MatchInfo info = match.info();
  info.coaches = {"", "bold"};
  match.set_info(info);
  while (!match.undo_refusal()) REQUIRE(match.undo());
  CHECK(match.info().taken_back == 0);
  REQUIRE(match.undo(Undo::forced));
  const MatchInfo back = loaded(match).match.info();
  CHECK(back.coaches[0].empty());
  CHECK(back.coaches[1] == "bold");
  CHECK(back.taken_back == 1);
}

TEST_CASE("a choice was taken back as often as a match can count, and the save is still read") {
  Match match = played_match(7, 60);
  MatchInfo info = match.info();
  info.taken_back = std::numeric_limits<int>::max();
  match.set_info(info);
  while (!match.undo_refusal()) REQUIRE(match.undo());
  REQUIRE(match.undo(Undo::forced));
  CHECK(loaded(match).match.info().taken_back == std::numeric_limits<int>::max());
}

TEST_CASE("a match from a position keeps the position") {
  const auto state = state_from_json(*shared_rules(), nlohmann::json::parse(R"({"half":2,"minute":70,
    "control":"away","ball":{"area":"C3","value":4},
    "home":{"formation":"4-4-2","players":{"C3":5,"C2":5},"keeper":"C1"},
    "away":{"formation":"5-4-1","players":{"C3":5,"C4":4},"keeper":"C5","red":1}})"));
  REQUIRE(state);
  Match match(shared_rules(), *state, DiceSource::random(2));
  play_on(match, 2, 60);
  const Loaded back = loaded(match);
  CHECK_FALSE(back.trouble);
  CHECK(back.match.start() == *state);
  CHECK(same_match(back.match, match));
}

TEST_CASE("a file has a header and a line for each entry, with a state where a turn begins and at the end") {
  const Match match = finished_match(6);
  std::size_t lines_written = 0;
  std::size_t states = 0;
  std::size_t turns = 0;
  std::istringstream file(save_text(match));
  for (std::string line; std::getline(file, line); ++lines_written) {
    const auto object = nlohmann::json::parse(line);
    if (lines_written == 0) CHECK(object["fuba-save"] == save_format);
    states += object.contains("state");
  }
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events) turns += event.kind == EventKind::target;
  CHECK(lines_written == match.journal().size() + 1);
  CHECK(states == turns + 1);
}

TEST_CASE("files of older formats are read, and written in the present one") {
  const auto [file, options] =
      GENERATE(table<const char*, int>({{FUBA_SOURCE_TESTS "/match/format-1.fuba", 0},
                                        {FUBA_SOURCE_TESTS "/match/format-2.fuba", 12},
                                        {FUBA_SOURCE_TESTS "/match/format-3.fuba", 6}}));
  const std::string old = text_of(file);
  const auto back = load_text(old, file, rules_for, DiceSource::random(1));
  REQUIRE(back);
  if (back->trouble) FAIL(to_string(*back->trouble));
  CHECK(back->match.journal().size() + 1 == static_cast<std::size_t>(std::ranges::count(old, '\n')));
  CHECK(back->match.rules().options.size() == options);
  CHECK(same_match(loaded(back->match).match, back->match));
}

TEST_CASE("saving replaces the file as a whole and leaves nothing beside it") {
  const TestFolder folder;
  const Match match = played_match(1, 50);
  REQUIRE(save(played_match(2, 90), folder / "match.fuba"));
  REQUIRE(save(match, folder / "match.fuba"));
  CHECK(text_of(folder / "match.fuba") == save_text(match));
  CHECK(folder.files() == 1);
  const auto back = load(folder / "match.fuba", rules_for, DiceSource::random(1));
  REQUIRE(back);
  CHECK(same_match(back->match, match));
}

TEST_CASE("a folder that does not exist is an error with path and reason") {
  const TestFolder folder;
  const auto file = folder / "missing/match.fuba";
  const auto done = save(played_match(1, 5), file);
  REQUIRE_FALSE(done);
  CHECK(done.error().kind == SaveError::Kind::file);
  CHECK(to_string(done.error()).find(file.string()) == 0);
  CHECK(to_string(done.error()).find("No such file or directory") != std::string::npos);
}

TEST_CASE("a folder in the place of the file is an error, for saving and for loading") {
  const TestFolder folder;
  CHECK_FALSE(save(played_match(1, 5), folder.path()));
  CHECK_FALSE(load(folder.path(), rules_for, DiceSource::random(1)));
  CHECK_FALSE(load(folder / "missing.fuba", rules_for, DiceSource::random(1)));
  CHECK(folder.files() == 0);
}

TEST_CASE("on a full disk the file that was there stays as it was") {
  const TestFolder folder;
  const Match before = played_match(1, 5);
  REQUIRE(save(before, folder / "match.fuba"));
  const Match after = finished_match(1);
  {
    const FullDisk full(4096);
    const auto done = save(after, folder / "match.fuba");
    REQUIRE_FALSE(done);
    CHECK(done.error().problem.find("File too large") != std::string::npos);
  }
  CHECK(text_of(folder / "match.fuba") == save_text(before));
  CHECK(folder.files() == 1);
}

TEST_CASE("an error says where and what to do") {
  CHECK(to_string(SaveError{SaveError::Kind::damaged, "old.fuba", 7, "/dice/0", "expected a number",
                            "Do this."}) == "old.fuba, line 7, field /dice/0: expected a number. Do this.");
  CHECK(to_string(SaveError{SaveError::Kind::file, "old.fuba", 0, "", "is not there", "Look."}) ==
        "old.fuba: is not there. Look.");
}

TEST_CASE("saving replaces nothing but a saved match") {
  const TestFolder folder;
  const Match match = played_match(3, 20);
  write_text(folder / "notes", "buy milk\n");
  write_text(folder / "empty", "");
  fs::create_symlink("notes", folder / "link");
  for (const char* name : {"notes", "empty", "link"}) {
    INFO(name);
    const std::string before = text_of(folder / name);
    const auto done = save(match, folder / name);
    REQUIRE_FALSE(done);
    CHECK(to_string(done.error()) == folder.file(name) +
                                         ": is there already and is no saved match, so it is not replaced. "
                                         "Save it under another name or in another folder.");
    CHECK(text_of(folder / name) == before);
  }
  REQUIRE(save(match, folder / "match.fuba"));
  REQUIRE(save(played_match(4, 30), folder / "match.fuba"));
  fs::resize_file(folder / "match.fuba", fs::file_size(folder / "match.fuba") - 7);
  REQUIRE(save(match, folder / "match.fuba"));
  CHECK(text_of(folder / "match.fuba") == save_text(match));
}

TEST_CASE("a state that was recorded before all of it was written down does not keep a match from opening") {
  const auto old = load(FUBA_SOURCE_TESTS "/match/closed-window.fuba", rules_for, DiceSource::random(1));
  REQUIRE(old);
  CHECK_FALSE(old->trouble);
  CHECK(old->match.journal().size() == 3);
}

TEST_CASE("what a closed window of moves remembers is written down") {
  const auto old = load(FUBA_SOURCE_TESTS "/match/closed-window.fuba", rules_for, DiceSource::random(1));
  REQUIRE(old);
  const State& state = old->match.state();
  REQUIRE_FALSE(state.window.open);
  REQUIRE(state.window != Window{});
  CHECK(state_from_json(old->match.rules(), to_json(old->match.rules(), state)) == state);
  const Loaded back = loaded(old->match);
  CHECK_FALSE(back.trouble);
  CHECK(same_match(back.match, old->match));
}
}  // namespace fuba::test::save_test
