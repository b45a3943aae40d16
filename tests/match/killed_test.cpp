#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <thread>

#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "match/other_program.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "tabletop/library.hpp"

namespace fuba::test::killed_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::Library;
using tabletop::Random;
using tabletop::Stream;
using tabletop::title_of;

namespace fs = std::filesystem;

namespace {

constexpr int kills = 350;
constexpr std::size_t long_enough = 90;  ///< entries after which a player begins another match
constexpr std::uint32_t most_reports = 60;
constexpr std::uint32_t most_microseconds = 400;

/// Where a match has come to.
struct Stand {
  int match = 0;
  std::size_t entries = 0;
  std::uint64_t hash = 0;
  std::size_t notes = 0;

  bool operator==(const Stand&) const = default;
};

/// Before a match is kept, and after.
struct Report {
  bool done = false;
  Stand standing;
  std::array<std::uint64_t, 16> lately{};  ///< hashes after the last entries, the last one first
};

using Player = OtherProgram<Report>;

/// The date tells one match from another.
Stand standing(const Match& match) {
  return {std::stoi(match.info().date), match.journal().size(), hash(match.state()), match.notes().size()};
}

Report report(const Match& match, bool done) {
  Report report{done, standing(match)};
  const auto& journal = match.journal();
  for (std::size_t back = 0; back < std::min(report.lately.size(), journal.size()); ++back)
    report.lately[back] = journal[journal.size() - 1 - back].hash;
  return report;
}

bool starts_late(int number) { return number % 3 == 0; }

/// A new match; every third one is nearly over.
Match match_of_number(int number) {
  static const Match whole = finished_match(4);
  Match match(shared_rules(), DiceSource::random(static_cast<std::uint64_t>(number)));
  if (starts_late(number)) {
    match = whole;
    match.rewind(whole.journal().size() - 20);
    REQUIRE(match.roll_due());
  }
  MatchInfo info;
  info.date = std::to_string(number);
  match.set_info(info);
  return match;
}

/// Whether it is time for the next match.
bool is_enough(const Match& match) {
  return match.journal().size() > long_enough && !starts_late(standing(match).match);
}

/// Plays on with what is in a folder or else with a new match, match after match, takes back a choice now and
/// then, and writes notes.
void play_until_killed(const fs::path& folder, int next, std::uint64_t seed, const Player::Tell& tell) {
  Autosave autosave(folder);
  RandomPlay players(seed);
  Random coin(seed, Stream::decoration);
  const auto keep = [&](const Match& match, auto how) {
    tell(report(match, false));
    if (!(autosave.*how)(match)) throw std::runtime_error("not kept");
    tell(report(match, true));
  };
  const auto found = autosave.unfinished(rules_for, DiceSource::random(seed));
  if (!found) throw std::runtime_error(to_string(found.error()));
  Match match = *found ? (*found)->match : match_of_number(next);
  if (!match.roll_due()) throw std::runtime_error("dice ran out");
  keep(match, &Autosave::begin);
  for (;;) {
    if (match.over() || is_enough(match)) {
      match = match_of_number(standing(match).match + 1);
      keep(match, &Autosave::begin);
    }
    const bool back = coin.below(8) == 0 && match.undo(Undo::forced);
    if (!back && !match.choose(players.choose(match.rules(), match.state())))
      throw std::runtime_error("a legal choice was refused");
    if (coin.below(5) == 0) match.write({match.journal().size(), "well played"});
    keep(match, &Autosave::record);
    if (coin.below(5) == 0 && !match.over()) {
      match.write({match.journal().size() / 2, coin.below(3) == 0 ? "" : "a turn of the match"});
      keep(match, &Autosave::record);
    }
  }
}

std::optional<Match> read(const fs::path& file) {
  auto loaded = load(file, rules_for, DiceSource::random(1));
  if (!loaded || loaded->trouble) return std::nullopt;
  return std::move(loaded->match);
}

/// A folder in memory where there is one: what a disk does after a power cut is not the question.
fs::path fast_folder() {
  const fs::path memory = "/dev/shm";
  return ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
}

/// The kept matches, the last one first.
std::vector<fs::path> kept_matches(const fs::path& folder) {
  std::vector<fs::path> kept;
  if (!fs::exists(folder)) return kept;
  for (const auto& entry : fs::directory_iterator(folder)) kept.push_back(entry.path());
  std::ranges::sort(kept, std::greater{});
  return kept;
}

/// Where a match stands in a folder: under way, or among the kept ones.
std::optional<Stand> found_standing(const fs::path& folder, int number) {
  const Autosave autosave(folder);
  const auto unfinished = autosave.unfinished(rules_for, DiceSource::random(1));
  REQUIRE(unfinished);
  if (*unfinished) {
    REQUIRE_FALSE((*unfinished)->trouble);
    if (const Stand now = standing((*unfinished)->match); now.match == number) return now;
  }
  for (const fs::path& file : kept_matches(autosave.kept()))
    if (const auto match = read(file); match && standing(*match).match == number) return standing(*match);
  return std::nullopt;
}

/// Whether a kill came between two pages of what was being written: the choice is there, what fell after it
/// or its note is not yet.
bool written_in_part(const Stand& found, const Stand& before, const Report& under_way) {
  const Stand& whole = under_way.standing;
  if (found.match != whole.match || found.notes != before.notes) return false;
  if (found.entries < before.entries || found.entries > whole.entries) return false;
  const std::size_t missing = whole.entries - found.entries;
  return missing < under_way.lately.size() && found.hash == under_way.lately[missing];
}

/// Lets a player play and kills him at any moment. His reports, in order.
std::vector<Report> play_and_kill(const fs::path& folder, int next, Random& chance) {
  const std::uint64_t seed = chance.next();
  Player player([&](const Player::Tell& tell) { play_until_killed(folder, next, seed, tell); });
  std::vector<Report> reports;
  for (std::uint32_t more = chance.below(most_reports); more > 0; --more) {
    const auto report = player.next();
    REQUIRE(report);
    reports.push_back(*report);
  }
  std::this_thread::sleep_for(std::chrono::microseconds(chance.below(most_microseconds)));
  player.kill();
  while (const auto report = player.next()) reports.push_back(*report);
  return reports;
}

}  // namespace

TEST_CASE("a program that is killed at any moment has lost nothing that it had kept") {
  const TestFolder folder(fast_folder());
  static_cast<void>(match_of_number(3));
  Random chance(1, Stream::decoration);
  Stand last;
  std::vector<Stand> left;
  for (int kill = 0; kill < kills; ++kill) {
    Report under_way;
    for (const Report& report : play_and_kill(folder.path(), last.match + 1, chance)) {
      under_way = report;
      if (!report.done) continue;
      if (report.standing.match != last.match && last != Stand{}) left.push_back(last);
      last = report.standing;
    }
    const auto found = found_standing(folder.path(), last.match);
    INFO(fmt::format("kill {}, match {}", kill, last.match));
    if (!found && last == Stand{}) continue;  // killed before it had begun anything
    REQUIRE(found);
    REQUIRE((found == last || found == under_way.standing || written_in_part(*found, last, under_way)));
    last = *found;
  }
  REQUIRE(left.size() > 10);
  REQUIRE(Autosave(folder.path()).begin(match_of_number(last.match + 1)));
  for (const auto& entry : fs::directory_iterator(folder.path())) {
    CHECK_FALSE(entry.path().filename().string().starts_with("damaged"));
    CHECK_FALSE(entry.path().extension() == ".tmp");
  }
  std::vector<Stand> kept;
  for (const fs::path& file : kept_matches(folder / "matches")) {
    const auto match = read(file);
    REQUIRE(match);
    kept.push_back(standing(*match));
  }
  for (const Stand& match : left) {
    INFO(fmt::format("match {} with {} entries", match.match, match.entries));
    CHECK(std::ranges::count(kept, match) == 1);
  }
}

namespace {

constexpr int kept_titles = 12;
constexpr int library_kills = 120;
constexpr std::uint32_t most_moves = 30;

std::string title_of_number(int number) { return "Match " + std::to_string(number); }

/// All files among the saved matches and in the trash that hold a match, by their text.
std::vector<std::string> texts_below(const fs::path& folder) {
  std::vector<std::string> texts;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) texts.push_back(text_of(entry.path()));
  std::ranges::sort(texts);
  return texts;
}

/// Deletes matches, takes them back and calls them otherwise.
void tidy_until_killed(const Library& library, std::uint64_t seed, const OtherProgram<int>::Tell& tell) {
  Random coin(seed, Stream::decoration);
  const std::chrono::sys_days today = std::chrono::year(2026) / 11 / 22;
  for (int moves = 0;; ++moves) {
    tell(moves);
    const auto files = library.files();
    if (files.empty()) throw std::runtime_error("no match is left");
    const fs::path file = files[coin.below(static_cast<std::uint32_t>(files.size()))].file;
    if (coin.below(2) == 0) {
      static_cast<void>(library.rename(file, title_of_number(static_cast<int>(coin.below(2 * kept_titles)))));
    } else if (const auto deleted = library.remove(file, today); deleted && coin.below(4) != 0) {
      static_cast<void>(library.take_back(*deleted));
    }
    if (library.files().size() > kept_titles / 2) continue;
    for (const auto& entry : fs::directory_iterator(library.trash() / "2026-11-22"))
      static_cast<void>(library.take_back({library.place(title_of(entry.path())), entry.path()}));
  }
}

}  // namespace

TEST_CASE("a program that is killed while it renames and deletes matches has neither lost nor doubled one") {
  const TestFolder folder(fast_folder());
  const Library library(folder.path());
  fs::create_directories(library.folder());
  for (int number = 0; number < kept_titles; ++number)
    write_text(library.place(title_of_number(number)), "text of " + std::to_string(number));
  const auto before = texts_below(folder.path());
  Random chance(2, Stream::decoration);
  for (int kill = 0; kill < library_kills; ++kill) {
    OtherProgram<int> tidier(
        [&](const OtherProgram<int>::Tell& tell) { tidy_until_killed(library, chance.next(), tell); });
    for (std::uint32_t more = chance.below(most_moves); more > 0; --more) REQUIRE(tidier.next());
    tidier.kill();
    INFO("kill " << kill);
    REQUIRE(texts_below(folder.path()) == before);
  }
}
}  // namespace fuba::test::killed_test
