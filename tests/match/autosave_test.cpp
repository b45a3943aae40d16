#include "match/autosave.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "match/played.hpp"
#include "match/random_play.hpp"
#include "support/catch.hpp"

using namespace fuba;
using namespace fuba::test;

namespace {

std::optional<Loaded> unfinished(const TestFolder& folder) {
  auto found = Autosave(folder.path()).unfinished(rules_for, DiceSource::random(1));
  if (!found) throw std::runtime_error(to_string(found.error()));
  return std::move(*found);
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
    REQUIRE(next.resume(resumed));
    REQUIRE(text_of(next.file()) == save_text(resumed));
  }
}

TEST_CASE("a program that is killed has lost nothing that it had shown") {
  const TestFolder folder;
  int shown[2];
  REQUIRE(::pipe(shown) == 0);
  const pid_t player = ::fork();
  if (player == 0) {
    Autosave autosave(folder.path());
    Match match = new_random_match(4);
    RandomPlay players(4);
    bool well = autosave.begin(match).has_value();
    // It plays until it is killed, or waits for that before the match is over.
    while (well && match.journal().size() < 600) {
      well = match.choose(players.choose(match.rules(), match.state())) && autosave.record(match);
      const std::size_t entries = match.journal().size();
      well = well && ::write(shown[1], &entries, sizeof entries) == sizeof entries;
    }
    if (well) ::pause();
    ::_exit(1);
  }
  REQUIRE(player > 0);
  std::size_t entries = 0;
  while (entries < 300) REQUIRE(::read(shown[0], &entries, sizeof entries) == sizeof entries);
  ::kill(player, SIGKILL);
  ::waitpid(player, nullptr, 0);
  ::close(shown[1]);
  for (std::size_t more = 0; ::read(shown[0], &more, sizeof more) == sizeof more;) entries = more;
  ::close(shown[0]);
  const auto found = unfinished(folder);
  REQUIRE(found);
  CHECK(found->match.journal().size() >= entries);
  Match same = finished_match(4);
  same.rewind(found->match.journal().size());
  CHECK(same_match(found->match, same));
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
  CHECK_FALSE(std::filesystem::exists(autosave.kept() / "match-0002.fuba"));
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
  CHECK_FALSE(std::filesystem::exists(autosave.kept()));
}

TEST_CASE("a damaged autosave is kept too") {
  const TestFolder folder;
  write_text(folder / "autosave.fuba", "{}\nnothing that can be read");
  Autosave autosave(folder.path());
  CHECK_FALSE(autosave.unfinished(rules_for, DiceSource::random(1)));
  REQUIRE(autosave.begin(new_random_match(4)));
  CHECK(text_of(autosave.kept() / "match-0001.fuba") == "{}\nnothing that can be read");
}

TEST_CASE("where nothing can be written the match goes on, and is written as soon as that is possible") {
  const TestFolder folder;
  write_text(folder / "data", "a file where a folder should be");
  Autosave autosave(folder / "data");
  Match match = new_random_match(4);
  const auto begun = autosave.begin(match);
  REQUIRE_FALSE(begun);
  CHECK(to_string(begun.error()).find((folder / "data").string()) == 0);
  play_on(match, 4, 20);
  CHECK_FALSE(autosave.record(match));
  std::filesystem::remove(folder / "data");
  play_on(match, 5, 40);
  REQUIRE(autosave.record(match));
  CHECK(text_of(autosave.file()) == save_text(match));
}
