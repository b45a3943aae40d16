#include <sys/stat.h>

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::summary_test {
using namespace fuba;
using namespace fuba::test;

namespace {

/// A saved match in a folder of its own.
class Saved {
 public:
  explicit Saved(std::string_view text) { write_text(file(), text); }

  std::filesystem::path file() const { return folder_ / "match.fuba"; }
  tl::expected<SaveSummary, SaveError> summary() const { return summary_of(file(), rules_for); }

 private:
  TestFolder folder_;
};

/// The last state that a match's file records: of the last turn's beginning, or of the end.
State last_recorded(const Match& match) {
  State last = match.start();
  for (const Entry& entry : match.journal())
    if (const auto pending = decision(entry.after);
        is_over(entry.after) || (pending && pending->kind == DecisionKind::target))
      last = entry.after;
  return last;
}

void same_summary(const SaveSummary& summary, const Match& match) {
  CHECK(summary.rules->id == match.rules().id);
  CHECK(summary.rules->options == match.rules().options);
  CHECK(summary.info == match.info());
  CHECK(summary.last == last_recorded(match));
  CHECK(summary.over() == match.over());
}

}  // namespace

TEST_CASE("the summary of a saved match has its rules, names and last recorded state, in any edition") {
  KnownRules rules(load_rules);
  for (const std::string_view edition : editions())
    for (const Options options : {Options{}, load_options().value().of(edition)})
      for (const std::size_t entries : {0U, 5U, 60U, 300U, 100000U}) {
        INFO(edition << ", options " << options.bits() << ", " << entries << " entries");
        Match match = played_match(5, entries, rules({std::string(edition), options}).value());
        match.set_info({{"Old Boys", "Żółć"}, {"#F2C230", ""}, "2024-05-18 20:15"});
        const Saved saved(save_text(match));
        const auto summary = summary_of(saved.file(), std::ref(rules));
        REQUIRE(summary);
        CHECK_FALSE(summary->trouble);
        same_summary(*summary, match);
      }
}

TEST_CASE("the summary of a match from a position that has gone no further is that position") {
  State position = new_match(*shared_rules());
  position.score = {3, 2};
  const Match match(shared_rules(), position, DiceSource::random(1));
  const auto summary = Saved(save_text(match)).summary();
  REQUIRE(summary);
  CHECK(summary->last == position);
}

TEST_CASE("long notes before the end do not hide the last state") {
  Match match = finished_match(3);
  for (std::size_t at = match.journal().size() - 30; at <= match.journal().size(); ++at)
    match.write({at, std::string(longest_note, '"')});
  const auto summary = Saved(save_text(match)).summary();
  REQUIRE(summary);
  same_summary(*summary, match);
}

TEST_CASE("a file that is cut short or damaged at its end has a summary that says so") {
  const Match match = finished_match(3);
  const std::string text = save_text(match);
  const auto cut = Saved(text.substr(0, text.size() - 5)).summary();
  REQUIRE(cut);
  REQUIRE(cut->trouble);
  CHECK(cut->trouble->kind == SaveError::Kind::cut_short);
  CHECK(cut->last.half == 2);
  CHECK_FALSE(cut->over());

  std::string flipped = text;
  flipped[text.size() - 30] ^= 1;
  const auto damaged = Saved(flipped).summary();
  REQUIRE(damaged);
  REQUIRE(damaged->trouble);
  CHECK(damaged->trouble->kind == SaveError::Kind::damaged);
}

TEST_CASE("a file of an older format is played for its summary") {
  for (const char* file :
       {FUBA_SOURCE_TESTS "/match/format-1.fuba", FUBA_SOURCE_TESTS "/match/format-2.fuba"}) {
    const auto summary = summary_of(file, rules_for);
    REQUIRE(summary);
    const auto whole = load(file, rules_for, DiceSource::scripted({}));
    CHECK(summary->last == whole->match.state());
    CHECK(summary->info == whole->match.info());
  }
  CHECK(summary_of(FUBA_SOURCE_TESTS "/match/format-2.fuba", rules_for)->over());
}

TEST_CASE("what is no saved match has no summary but an error with the file") {
  const TestFolder folder;
  write_text(folder / "other.fuba", "hello\n");
  write_text(folder / "empty.fuba", "");
  write_text(folder / "long.fuba", std::string(200000, 'x'));
  REQUIRE(::mkfifo((folder / "pipe.fuba").c_str(), 0600) == 0);
  for (const char* name : {"other.fuba", "empty.fuba", "long.fuba", "pipe.fuba", "missing.fuba", "."}) {
    const auto summary = summary_of(folder / name, rules_for);
    REQUIRE_FALSE(summary);
    CHECK(summary.error().file == (folder / name).string());
    CHECK_FALSE(summary.error().problem.empty());
    CHECK_FALSE(rules_of(folder / name));
  }
}

TEST_CASE("any file has a summary or an error wherever it is cut") {
  const TestFolder folder;
  const auto file = folder / "match.fuba";
  const std::string text = save_text(played_match(3, 60));
  for (std::size_t length = 0; length < text.size(); length += 31) {
    write_text(file, std::string_view(text).substr(0, length));
    const auto summary = summary_of(file, rules_for);
    CHECK(summary.has_value() == (length > text.find('\n') - 1));
  }
}
}  // namespace fuba::test::summary_test
