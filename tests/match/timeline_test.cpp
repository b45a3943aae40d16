#include <algorithm>

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::timeline_test {
using namespace fuba;
using namespace fuba::test;

namespace {

const State& state_at(const Match& match, std::size_t place) {
  return place == 0 ? match.start() : match.journal()[place - 1].after;
}

bool asks(const Match& match, std::size_t place, DecisionKind kind) {
  const auto pending = decision(state_at(match, place));
  return pending && pending->kind == kind;
}

std::vector<std::size_t> stops(const Timeline& timeline, Stride stride) {
  std::vector<std::size_t> all{0};
  while (const auto next = timeline.next(all.back(), stride)) all.push_back(*next);
  return all;
}

std::vector<Mark> marks_of(const Timeline& timeline, MarkKind kind) {
  std::vector<Mark> marks;
  std::ranges::copy_if(timeline.marks(), std::back_inserter(marks),
                       [kind](const Mark& mark) { return mark.kind == kind; });
  return marks;
}

/// What the events of the journal say, as marks.
std::vector<Mark> told(const Match& match, EventKind event_kind, MarkKind kind) {
  std::vector<Mark> marks;
  for (std::size_t entry = 0; entry < match.journal().size(); ++entry)
    for (const Event& event : match.journal()[entry].events)
      if (event.kind == event_kind) marks.push_back({entry + 1, kind, event.team});
  return marks;
}

std::vector<std::shared_ptr<const Ruleset>> every_edition() {
  std::vector<std::shared_ptr<const Ruleset>> rules;
  for (const std::string edition : {"fuba-3.0", "fuba-2.0", "fuba-it"})
    for (const Options options : {Options{}, load_options().value().of(edition)})
      rules.push_back(load_rules({edition, options}).value());
  return rules;
}

}  // namespace

TEST_CASE("a timeline has a place before each entry and one at the end, as the match stood there") {
  const Match match = finished_match(11);
  const Timeline timeline(match);
  REQUIRE(timeline.end() == match.journal().size());
  std::size_t turns = 0;
  for (std::size_t place = 0; place <= timeline.end(); ++place) {
    const State& state = state_at(match, place);
    turns += asks(match, place, DecisionKind::target) ? 1 : 0;
    CHECK(timeline[place] == Place{state.half, state.minute, state.stoppage, turns, state.control});
  }
  CHECK(turns > 20);
}

TEST_CASE("a stride of a choice stops where somebody chooses, at the beginning and at the end") {
  const Match match = finished_match(12);
  const Timeline timeline(match);
  std::vector<std::size_t> expected;
  for (std::size_t place = 0; place <= timeline.end(); ++place)
    if (place == 0 || place == timeline.end() || decision(state_at(match, place))) expected.push_back(place);
  CHECK(stops(timeline, Stride::choice) == expected);
  for (std::size_t at = 1; at < expected.size(); ++at)
    CHECK(timeline.previous(expected[at], Stride::choice) == expected[at - 1]);
  CHECK(!timeline.previous(0, Stride::choice));
  CHECK(!timeline.next(timeline.end(), Stride::choice));
}

TEST_CASE("a stride of a turn stops where a target is asked") {
  const Match match = finished_match(13);
  const Timeline timeline(match);
  const auto turns = stops(timeline, Stride::turn);
  CHECK(turns.front() == 0);
  CHECK(turns.back() == timeline.end());
  for (std::size_t at = 1; at + 1 < turns.size(); ++at) CHECK(asks(match, turns[at], DecisionKind::target));
  CHECK(turns.size() == timeline[timeline.end()].turn + 2);
}

TEST_CASE("a stride of a half stops at the first choice of each half, and at the end") {
  for (const auto& rules : every_edition()) {
    const Match match = finished_match(14, rules);
    const Timeline timeline(match);
    const auto halves = stops(timeline, Stride::half);
    REQUIRE(halves.size() == 3);
    CHECK(timeline[halves[1]].half == 2);
    CHECK(decision(state_at(match, halves[1])));
    CHECK(timeline[*timeline.previous(halves[1], Stride::choice)].half == 1);
    CHECK(halves[2] == timeline.end());
    CHECK(marks_of(timeline, MarkKind::half).size() == 1);
  }
}

TEST_CASE("goals and cards of every edition are marked where they happened") {
  std::size_t goals = 0;
  std::size_t cards = 0;
  for (const auto& rules : every_edition())
    for (const std::uint64_t seed : {21U, 22U, 23U}) {
      const Match match = finished_match(seed, rules);
      const Timeline timeline(match);
      CHECK(marks_of(timeline, MarkKind::goal) == told(match, EventKind::goal, MarkKind::goal));
      CHECK(marks_of(timeline, MarkKind::yellow_card) ==
            told(match, EventKind::yellow_card, MarkKind::yellow_card));
      CHECK(marks_of(timeline, MarkKind::red_card) == told(match, EventKind::red_card, MarkKind::red_card));
      goals += marks_of(timeline, MarkKind::goal).size();
      cards += marks_of(timeline, MarkKind::yellow_card).size();
    }
  CHECK(goals > 10);
  CHECK(cards > 5);
}

TEST_CASE("a stride of a goal stops at the choice that led to it") {
  for (const auto& rules : every_edition()) {
    const Match match = finished_match(24, rules);
    const Timeline timeline(match);
    const auto score = [&](std::size_t place) { return state_at(match, place).score; };
    std::size_t place = 0;
    std::size_t found = 0;
    while (const auto next = timeline.next(place, Stride::goal)) {
      place = *next;
      ++found;
      CHECK(decision(state_at(match, place)));
      CHECK(score(place) != score(*timeline.next(place, Stride::choice)));
    }
    CHECK(found == marks_of(timeline, MarkKind::goal).size());
    if (found > 0) CHECK(!timeline.next(place, Stride::goal));
  }
}

TEST_CASE("turnovers are marked between turns of which the ball went from one team to the other") {
  std::size_t changes = 0;
  for (const auto& rules : every_edition()) {
    const Match match = finished_match(25, rules);
    const Timeline timeline(match);
    const auto turnovers = marks_of(timeline, MarkKind::turnover);
    const auto turns = stops(timeline, Stride::turn);
    for (std::size_t at = 1; at + 2 < turns.size(); ++at) {
      const State& from = state_at(match, turns[at]);
      const State& to = state_at(match, turns[at + 1]);
      if (from.half != to.half || from.score != to.score) continue;
      const auto between = std::ranges::count_if(
          turnovers, [&](const Mark& mark) { return mark.place > turns[at] && mark.place <= turns[at + 1]; });
      CHECK((between % 2 == 1) == (from.control != to.control));
      changes += static_cast<std::size_t>(between);
    }
    for (const Mark& mark : turnovers) CHECK(timeline[mark.place].control == mark.team);
  }
  CHECK(changes > 50);
}

TEST_CASE("nothing changes hands before the first whistle and at half-time") {
  for (const std::uint64_t seed : {31U, 32U, 33U, 34U}) {
    const Match match = finished_match(seed);
    const Timeline timeline(match);
    for (const Mark& mark : marks_of(timeline, MarkKind::turnover)) {
      CHECK(timeline[mark.place].turn > 0);
      CHECK(timeline[mark.place].half == timeline[mark.place - 1].half);
    }
  }
}

TEST_CASE("notes are marks among the others") {
  Match match = finished_match(41);
  match.write({100, "a move to remember"});
  match.write({0, "before all"});
  const Timeline timeline(match);
  const auto notes = marks_of(timeline, MarkKind::note);
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].place == 0);
  CHECK(notes[1].place == 100);
  CHECK(std::ranges::is_sorted(timeline.marks(), {}, &Mark::place));
}

TEST_CASE("states of which nobody knows what led to them are places behind the journal") {
  const Match whole = finished_match(51);
  Match begun = whole;
  begun.rewind(60);
  std::vector<State> snapshots;
  for (const Entry& entry : std::span(whole.journal()).subspan(60))
    if (const auto pending = decision(entry.after); pending && pending->kind == DecisionKind::target)
      snapshots.push_back(entry.after);
  const Timeline timeline(begun, snapshots);
  CHECK(timeline.end() == 60 + snapshots.size());
  CHECK(timeline.next(60, Stride::choice) == 61U);
  CHECK(timeline[timeline.end()].minute == snapshots.back().minute);
  CHECK(timeline[timeline.end()].turn == Timeline(whole)[whole.journal().size()].turn);
}

TEST_CASE("the nearest place is one at which somebody chooses") {
  const Match match = finished_match(61);
  const Timeline timeline(match);
  const auto choices = stops(timeline, Stride::choice);
  for (std::size_t place = 0; place <= timeline.end(); ++place) {
    const std::size_t nearest = timeline.nearest(place);
    REQUIRE(std::ranges::binary_search(choices, nearest));
    const auto distance = [place](std::size_t stop) { return stop > place ? stop - place : place - stop; };
    for (const std::size_t stop : choices) CHECK(distance(nearest) <= distance(stop));
  }
}
}  // namespace fuba::test::timeline_test
