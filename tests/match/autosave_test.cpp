#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "match/obstacles.hpp"
#include "match/other_program.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::autosave_test {
using namespace fuba;
using namespace fuba::test;

namespace fs = std::filesystem;
using Found = Kept::Found;
using Why = NotKept::Why;

namespace {

std::optional<Loaded> unfinished(const TestFolder& folder) {
  auto found = Autosave(folder.path()).unfinished(rules_for, DiceSource::random(1));
  if (!found) throw std::runtime_error(to_string(found.error()));
  return std::move(*found);
}

/// The match that a folder holds, if it is whole.
std::optional<Match> whole_match(const fs::path& file) {
  auto loaded = load(file, rules_for, DiceSource::random(1));
  if (!loaded || loaded->trouble) return std::nullopt;
  return std::move(loaded->match);
}

void play_recorded(Match& match, Autosave& autosave, std::uint64_t seed, std::size_t entries) {
  RandomPlay players(seed);
  while (!match.over() && match.journal().size() < entries) {
    REQUIRE(match.choose(players.choose(match.rules(), match.state())));
    REQUIRE(autosave.record(match));
  }
}

Match new_random_match(std::uint64_t seed) { return {shared_rules(), DiceSource::random(seed)}; }

}  // namespace

TEST_CASE("nothing is offered where nothing was under way") {
  const TestFolder folder;
  CHECK_FALSE(unfinished(folder));
  const Autosave nowhere(folder / "not/there");
  CHECK_FALSE(*nowhere.unfinished(rules_for, DiceSource::random(1)));
}

TEST_CASE("after each choice all of the match is in the file") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  RandomPlay players(4);
  while (match.journal().size() < 120) {
    REQUIRE(match.choose(players.choose(match.rules(), match.state())));
    REQUIRE(autosave.record(match));
    REQUIRE(text_of(autosave.file()) == save_text(match));
  }
  const auto found = unfinished(folder);
  REQUIRE(found);
  CHECK(same_match(found->match, match));
}

TEST_CASE("a match with all options is kept and goes on with them") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match(all_rules(), DiceSource::random(4));
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 200);
  CHECK(text_of(autosave.file()) == save_text(match));
  const auto found = unfinished(folder);
  REQUIRE(found);
  CHECK(found->match.rules().options == all_rules()->options);
  CHECK(same_match(found->match, match));
}

TEST_CASE("a match whose autosave is cut off anywhere is offered up to the last complete line") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 70);
  const std::string text = text_of(autosave.file());
  for (std::size_t length = text.find('\n') + 1; length <= text.size(); length += 43) {
    write_text(autosave.file(), std::string_view(text).substr(0, length));
    const auto found = unfinished(folder);
    REQUIRE(found);
    Match part = match;
    part.rewind(found->match.journal().size());
    REQUIRE(same_match(found->match, part));

    Autosave next(folder.path());
    Match resumed = found->match;
    REQUIRE(resumed.roll_due());
    REQUIRE(next.begin(resumed));
    REQUIRE(text_of(next.file()) == save_text(resumed));
  }
}

TEST_CASE("a choice taken back is taken back in the file") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  REQUIRE(match.undo(Undo::forced));
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == save_text(match));
  REQUIRE(match.choose(match.legal()[match.legal().size() - 1]));
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == save_text(match));
}

TEST_CASE("a finished match is kept as a saved match and no longer offered") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, SIZE_MAX);
  CHECK(match.over());
  CHECK_FALSE(unfinished(folder));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == save_text(match));
  REQUIRE(autosave.record(match));
  CHECK_FALSE(fs::exists(autosave.kept() / "match-0002.fuba"));
}

TEST_CASE("a new match keeps the one that was under way; nothing that is kept is replaced") {
  const TestFolder folder;
  std::string first;
  {
    Autosave autosave(folder.path());
    Match match = new_random_match(4);
    REQUIRE(autosave.begin(match));
    play_recorded(match, autosave, 4, 30);
    first = save_text(match);
  }
  Autosave autosave(folder.path());
  Match second = new_random_match(5);
  REQUIRE(autosave.begin(second));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == first);
  play_recorded(second, autosave, 5, 30);
  Match third = new_random_match(6);
  REQUIRE(autosave.begin(third));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == first);
  CHECK(text_of(autosave.kept() / "match-0002.fuba") == save_text(second));
  CHECK(text_of(autosave.file()) == save_text(third));
}

TEST_CASE("a match in which nothing was chosen is not kept") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  REQUIRE(autosave.begin(new_random_match(4)));
  REQUIRE(autosave.begin(new_random_match(5)));
  CHECK_FALSE(fs::exists(autosave.kept()));
}

TEST_CASE("a match that is killed within a write goes on from the line before, as if nothing had been") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  const std::string before = text_of(autosave.file());
  const std::size_t entries = match.journal().size();
  play_recorded(match, autosave, 5, entries + 1);
  const std::string after = text_of(autosave.file());
  for (std::size_t length = before.size(); length <= after.size(); ++length) {
    write_text(autosave.file(), std::string_view(after).substr(0, length));
    const auto found = unfinished(folder);
    REQUIRE(found);
    REQUIRE_FALSE(found->trouble);
    REQUIRE(found->match.journal().size() >= entries);
    Match resumed = found->match;
    REQUIRE(resumed.roll_due());
    Autosave next(folder.path());
    const auto kept = next.begin(resumed);
    REQUIRE(kept);
    REQUIRE(kept->found == Found::nothing);
    play_recorded(resumed, next, 6, resumed.journal().size() + 1);
    REQUIRE(text_of(next.file()) == save_text(resumed));
    REQUIRE(folder.files() == 2);  // the match and the lock
  }
}

TEST_CASE("of a damaged match what is good goes on, and the damaged file is kept beside") {
  const TestFolder folder;
  Match match = new_random_match(4);
  play_on(match, 4, 60);
  std::string damaged = save_text(match);
  damaged[damaged.size() / 2] ^= 1;
  write_text(folder / "autosave.fuba", damaged);
  for (const char* aside : {"damaged-0001.fuba", "damaged-0002.fuba"}) {
    const auto found = unfinished(folder);
    REQUIRE(found);
    REQUIRE(found->trouble);
    CHECK(found->match.journal().size() > 10);
    Match resumed = found->match;
    REQUIRE(resumed.roll_due());
    Autosave autosave(folder.path());
    const auto kept = autosave.begin(resumed);
    REQUIRE(kept);
    CHECK(kept->found == Found::damaged);
    CHECK(kept->put_aside == folder / aside);
    CHECK(text_of(folder / aside) == damaged);
    CHECK(text_of(autosave.file()) == save_text(resumed));
    write_text(autosave.file(), damaged);
  }
}

TEST_CASE("what cannot be read at all is kept beside a new match") {
  const TestFolder folder;
  const std::string text = GENERATE("{}\nnothing that can be read", "nothing", "{\"fuba-save\":", "\n\n");
  write_text(folder / "autosave.fuba", text);
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.unfinished(rules_for, DiceSource::random(1)));
  const auto kept = autosave.begin(new_random_match(4));
  REQUIRE(kept);
  CHECK(kept->found == Found::nothing);
  CHECK(text_of(folder / "damaged-0001.fuba") == text);
  CHECK(whole_match(autosave.file()));
}

TEST_CASE("a match that its rules no longer lead to the end of is kept as a match") {
  const TestFolder folder;
  const Match old = played_match(4, 30);
  std::string text = save_text(old);
  text += save_line(old, 2);  // as it was written, but not legal there
  write_text(folder / "autosave.fuba", text);
  const auto found = unfinished(folder);
  REQUIRE(found);
  REQUIRE(found->trouble);
  Autosave autosave(folder.path());
  const auto kept = autosave.begin(found->match);
  REQUIRE(kept);
  CHECK(kept->found == Found::damaged);
  CHECK(kept->put_aside == autosave.kept() / "match-0001.fuba");
  CHECK(text_of(kept->put_aside) == text);
}

TEST_CASE("where nothing can be written the match goes on, and is written as soon as that is possible") {
  const TestFolder folder;
  write_text(folder / "data", "a file where a folder should be");
  Autosave autosave(folder / "data");
  Match match = new_random_match(4);
  const auto begun = autosave.begin(match);
  REQUIRE_FALSE(begun);
  CHECK(begun.error() == NotKept{Why::not_written, folder / "data", "cannot be made: Not a directory"});
  play_on(match, 4, 20);
  CHECK(autosave.record(match).error() == begun.error());
  fs::remove(folder / "data");
  play_on(match, 5, 40);
  const auto kept = autosave.record(match);
  REQUIRE(kept);
  CHECK(kept->found == Found::nothing);
  CHECK(text_of(autosave.file()) == save_text(match));
}

TEST_CASE("on a full disk the file stays whole, and what is missing is appended when there is room again") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  const std::string before = text_of(autosave.file());
  {
    const FullDisk full(before.size() + 40);
    for (std::size_t entries = 45; entries < 60; entries += 5) {
      play_on(match, entries, entries);
      const auto kept = autosave.record(match);
      REQUIRE_FALSE(kept);
      CHECK(kept.error() == NotKept{Why::not_written, autosave.file(), "cannot be written: File too large"});
      CHECK(text_of(autosave.file()) == before);
    }
    REQUIRE(match.undo(Undo::forced));
    CHECK_FALSE(autosave.record(match));
    CHECK(text_of(autosave.file()) == before);
  }
  play_recorded(match, autosave, 6, match.journal().size() + 1);
  CHECK(text_of(autosave.file()) == save_text(match));
  CHECK(folder.files() == 2);
}

TEST_CASE("in a folder that may not be written to a match can still be appended to, and is not replaced") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  const std::string before = text_of(autosave.file());
  fs::permissions(folder.path(), fs::perms(0555));
  {
    const NoPrivileges anybody;
    REQUIRE(match.undo(Undo::forced));
    CHECK(autosave.record(match).error().problem == "cannot be written: Permission denied");
    CHECK(text_of(autosave.file()) == before);
  }
  fs::permissions(folder.path(), fs::perms::owner_all);
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == save_text(match));
}

TEST_CASE("what somebody else has written in the file is kept, and the match is written anew") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);

  const auto keeps = [&](const std::string& foreign, const fs::path& aside) {
    play_on(match, 5, match.journal().size() + 1);
    const auto kept = autosave.record(match);
    REQUIRE(kept);
    CHECK(kept->found == Found::changed);
    CHECK(kept->put_aside == aside);
    CHECK(text_of(aside) == foreign);
    CHECK(text_of(autosave.file()) == save_text(match));
  };
  SECTION("another match, written over it") {
    const std::string foreign = save_text(played_match(9, 30));
    write_text(autosave.file(), foreign);
    keeps(foreign, autosave.kept() / "match-0001.fuba");
    write_text(autosave.file(), foreign);
    keeps(foreign, autosave.kept() / "match-0002.fuba");
  }
  SECTION("another match, put in its place") {
    const std::string foreign = save_text(played_match(9, 30, all_rules()));
    write_text(folder / "other", foreign);
    fs::rename(folder / "other", autosave.file());
    keeps(foreign, autosave.kept() / "match-0001.fuba");
  }
  SECTION("the same match, gone on elsewhere") {
    Match elsewhere = match;
    play_on(elsewhere, 9, 80);
    write_text(autosave.file(), save_text(elsewhere));
    keeps(save_text(elsewhere), autosave.kept() / "match-0001.fuba");
  }
  SECTION("something else at its end") {
    const std::string foreign = save_text(match) + "something else\n";
    write_text(autosave.file(), foreign);
    keeps(foreign, folder / "damaged-0001.fuba");
  }
}

TEST_CASE("a file in which somebody has left only what is in the match is written anew without a word") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  const std::string text = text_of(autosave.file());
  for (const std::size_t length : {text.size(), text.size() / 2, std::size_t{0}}) {
    write_text(autosave.file(), std::string_view(text).substr(0, length));
    fs::last_write_time(autosave.file(), fs::file_time_type::clock::now() + std::chrono::hours(1));
    play_on(match, length, match.journal().size() + 1);
    const auto kept = autosave.record(match);
    REQUIRE(kept);
    CHECK(kept->found == Found::nothing);
    CHECK(text_of(autosave.file()) == save_text(match));
  }
  CHECK(folder.files() == 2);
}

TEST_CASE("a file that was taken away is written anew, with its folder") {
  const TestFolder folder;
  Autosave autosave(folder / "data");
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  const auto gone = GENERATE("data/autosave.fuba", "data");
  fs::remove_all(folder / gone);
  play_on(match, 5, 50);
  const auto kept = autosave.record(match);
  REQUIRE(kept);
  CHECK(kept->found == Found::removed);
  CHECK(text_of(autosave.file()) == save_text(match));
  CHECK(autosave.record(match)->found == Found::nothing);
}

TEST_CASE("a folder in the place of the file is put aside with all that is in it") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  fs::remove(autosave.file());
  fs::create_directories(autosave.file() / "something");
  play_on(match, 4, 20);
  REQUIRE(autosave.record(match));
  CHECK(fs::exists(folder / "damaged-0001.fuba/something"));
  CHECK(text_of(autosave.file()) == save_text(match));
}

TEST_CASE("what is noted during a match is in its file, and what is taken back is not") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  const auto is_kept = [&] {
    REQUIRE(autosave.record(match));
    const auto found = unfinished(folder);
    REQUIRE(found);
    CHECK(same_match(found->match, match));
    CHECK(found->match.notes() == match.notes());
  };
  match.write({0, "a new match"});
  is_kept();
  play_on(match, 4, 30);
  match.write({17, "that pass again"});
  match.write({match.journal().size(), "here we are"});
  is_kept();
  match.write({17, "the pass of the evening"});
  match.write({0, ""});
  is_kept();
  CHECK(match.notes().size() == 2);
  REQUIRE(match.undo(Undo::forced));
  is_kept();
  CHECK(match.notes().size() == 1);
}

TEST_CASE("a note is appended, and the file is not written anew for it") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 30);
  const std::string before = text_of(autosave.file());
  match.write({3, "well done"});
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == before + tabletop::save_note_line({3, "well done"}));
}

TEST_CASE("what the teams are called is kept when it changes") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 30);
  MatchInfo info = match.info();
  info.names[0] = "Rovers";
  match.set_info(info);
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == save_text(match));
  CHECK(unfinished(folder)->match.info().names[0] == "Rovers");
}

TEST_CASE("what is noted after the final whistle reaches the kept match") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, SIZE_MAX);
  const fs::path file = autosave.kept() / "match-0001.fuba";
  for (const char* text : {"what a match", "what a match that was", ""}) {
    match.write({match.journal().size(), text});
    REQUIRE(autosave.record(match));
    const auto kept = whole_match(file);
    REQUIRE(kept);
    CHECK(kept->notes() == match.notes());
  }
  CHECK_FALSE(fs::exists(autosave.file()));
  CHECK_FALSE(fs::exists(autosave.kept() / "match-0002.fuba"));

  fs::rename(file, autosave.kept() / "Derby.fuba");
  write_text(file, save_text(played_match(9, 30)));
  match.write({5, "the start of it all"});
  REQUIRE(autosave.record(match));
  CHECK(text_of(file) == save_text(played_match(9, 30)));
  CHECK(text_of(autosave.kept() / "match-0002.fuba") == save_text(match));
}

TEST_CASE("a match that is over moves on when its folder can be made") {
  const TestFolder folder;
  Autosave autosave(folder.path());
  write_text(autosave.kept(), "a file where a folder should be");
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  RandomPlay players(4);
  tl::expected<Kept, NotKept> kept;
  while (!match.over()) {
    REQUIRE(match.choose(players.choose(match.rules(), match.state())));
    kept = autosave.record(match);
    REQUIRE(kept.has_value() != match.over());
  }
  CHECK(kept.error() == NotKept{Why::not_moved, autosave.kept(), "cannot be made: Not a directory"});
  CHECK(text_of(autosave.file()) == save_text(match));

  SECTION("it is played on with at the next start") {
    fs::remove(autosave.kept());
    const auto found = unfinished(folder);
    REQUIRE(found);
    REQUIRE(Autosave(folder.path()).begin(found->match));
    CHECK(text_of(autosave.kept() / "match-0001.fuba") == save_text(match));
    CHECK_FALSE(unfinished(folder));
  }
  SECTION("a new match puts it beside while it cannot") {
    const auto begun = autosave.begin(new_random_match(5));
    REQUIRE(begun);
    CHECK(begun->found == Found::stray);
    CHECK(begun->put_aside == folder / "match-0001.fuba");
    CHECK(text_of(begun->put_aside) == save_text(match));
    CHECK(text_of(autosave.kept()) == "a file where a folder should be");
  }
}

TEST_CASE("a match that was over when it was opened is not kept a second time, but with a note it is") {
  const TestFolder folder;
  Match under_way = new_random_match(5);
  play_on(under_way, 5, 30);
  Autosave first(folder.path());
  REQUIRE(first.begin(under_way));
  Match match = finished_match(4);
  Autosave autosave(folder.path());
  REQUIRE(autosave.begin(match));
  REQUIRE(autosave.record(match));
  CHECK_FALSE(fs::exists(autosave.kept()));
  CHECK(text_of(autosave.file()) == save_text(under_way));
  match.write({7, "now I see"});
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == save_text(under_way));
  CHECK(text_of(autosave.kept() / "match-0002.fuba") == save_text(match));
}

TEST_CASE("a second program leaves the match of the first alone, and keeps its own when the first is gone") {
  const TestFolder folder;
  OtherProgram<std::size_t> first([&folder](const auto& tell) {
    Autosave autosave(folder.path());
    Match match = new_random_match(4);
    if (!autosave.begin(match)) return;
    RandomPlay players(4);
    while (match.journal().size() < 40)
      if (!match.choose(players.choose(match.rules(), match.state())) || !autosave.record(match)) return;
    tell(match.journal().size());
    ::pause();
  });
  const auto entries = first.next();
  REQUIRE(entries);
  Match of_first = finished_match(4);
  of_first.rewind(*entries);

  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.has_unfinished());
  CHECK_FALSE(unfinished(folder));
  Match match = new_random_match(5);
  CHECK(autosave.begin(match).error() == NotKept{Why::in_use, folder.path(), ""});
  for (const std::size_t more : {10U, 20U, 30U}) {
    play_on(match, more, more);
    CHECK(autosave.record(match).error().why == Why::in_use);
  }
  CHECK(text_of(autosave.file()) == save_text(of_first));

  first.kill();
  CHECK(autosave.has_unfinished());
  play_on(match, 6, 50);
  const auto kept = autosave.record(match);
  REQUIRE(kept);
  CHECK(text_of(autosave.file()) == save_text(match));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == save_text(of_first));
}

TEST_CASE("an autosave that is a symbolic link stays one") {
  const TestFolder folder;
  fs::create_directory(folder / "elsewhere");
  fs::create_symlink("elsewhere/mine", folder / "autosave.fuba");
  Autosave autosave(folder.path());
  Match match = new_random_match(4);
  REQUIRE(autosave.begin(match));
  play_recorded(match, autosave, 4, 40);
  REQUIRE(autosave.begin(new_random_match(5)));
  CHECK(fs::is_symlink(autosave.file()));
  CHECK(whole_match(folder / "elsewhere/mine")->journal().empty());
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == save_text(match));
}

TEST_CASE("F1b: a match during whose opening the program has ended is told from any other") {
  const TestFolder folder;
  Match match = played_match(4, 60);
  REQUIRE(Autosave(folder.path()).begin(match));
  const Autosave next(folder.path());
  CHECK_FALSE(next.failed_to_open());
  {
    OtherProgram<int> other([&](const auto& tell) {
      const tabletop::OpeningMark mark = Autosave(folder.path()).opening();
      tell(1);
      ::pause();
    });
    REQUIRE(other.next());
  }
  CHECK(next.failed_to_open());
  tabletop::OpeningMark again = next.opening();
  CHECK_FALSE(next.failed_to_open());
  again.done();
  CHECK_FALSE(next.failed_to_open());
}

TEST_CASE("F1b: whoever gives up on a match while it is opened leaves it marked") {
  const TestFolder folder;
  REQUIRE(Autosave(folder.path()).begin(played_match(4, 60)));
  const auto open_and_fail = [&folder] {
    const tabletop::OpeningMark mark = Autosave(folder.path()).opening();
    throw std::runtime_error("it cannot be shown");
  };
  CHECK_THROWS(open_and_fail());
  CHECK(Autosave(folder.path()).failed_to_open());
}

TEST_CASE("F1b: a match that could not be opened is put aside without a look into it") {
  const TestFolder folder;
  const std::string text = save_text(played_match(4, 60));
  const bool asked = GENERATE(true, false);
  write_text(folder / "autosave.fuba", text);
  write_text(folder / "autosave.fuba.opening", "");
  Autosave autosave(folder.path());
  if (asked) {
    const auto moved = autosave.put_unopened_aside();
    REQUIRE(moved);
    CHECK(*moved == folder / "unopened-0001.fuba");
    CHECK_FALSE(autosave.has_unfinished());
  }
  const auto kept = autosave.begin(new_random_match(5));
  REQUIRE(kept);
  CHECK(kept->found == (asked ? Found::nothing : Found::unopened));
  CHECK(kept->put_aside == (asked ? fs::path() : folder / "unopened-0001.fuba"));
  CHECK(text_of(folder / "unopened-0001.fuba") == text);
  CHECK_FALSE(autosave.failed_to_open());
  CHECK_FALSE(fs::exists(folder / "autosave.fuba.opening"));
}

TEST_CASE("a match with a file of its own stays there once it is over, another one moves beside", "[C36]") {
  const TestFolder folder;
  const fs::path file = folder / "L1-1.fuba";
  Match match = new_random_match(4);
  Autosave keeper = Autosave::in_place(file);
  REQUIRE(keeper.begin(match));
  play_recorded(match, keeper, 4, SIZE_MAX);
  REQUIRE(match.over());
  CHECK(keeper.finished() == file);
  CHECK(text_of(file) == save_text(match));

  Match again = new_random_match(5);
  Autosave other = Autosave::in_place(file);
  REQUIRE(other.begin(again));
  CHECK(text_of(file) == save_text(again));
  CHECK(whole_match(folder / "earlier/match-0001.fuba").has_value());
}
}  // namespace fuba::test::autosave_test
