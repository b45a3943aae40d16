#include "fuba/story/story.hpp"

#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::story_test {
namespace {

/// Every edition, basic and with all its options.
const std::vector<std::shared_ptr<const Ruleset>>& all_games() {
  static const auto games = [] {
    std::vector<std::shared_ptr<const Ruleset>> made;
    for (const std::string_view edition : editions())
      for (const Options options : {Options{}, load_options().value().of(edition)})
        made.push_back(load_rules({std::string(edition), options}).value());
    return made;
  }();
  return games;
}

template <class Item, class Member>
int sum(const std::vector<Item>& items, Member member) {
  return std::accumulate(items.begin(), items.end(), 0,
                         [&](int so_far, const Item& item) { return so_far + std::invoke(member, item); });
}

template <class Member>
auto both(const Story& story, Member member) {
  return std::invoke(member, story.teams[0]) + std::invoke(member, story.teams[1]);
}

/// Events of a kind in a journal; the sum of one of their figures.
int count(const Match& match, EventKind kind) {
  int found = 0;
  for (const Entry& entry : match.journal())
    found += static_cast<int>(std::ranges::count(entry.events, kind, &Event::kind));
  return found;
}

int sum(const Match& match, EventKind kind, std::size_t figure) {
  int total = 0;
  for (const Entry& entry : match.journal())
    for (const Event& event : entry.events)
      if (event.kind == kind) total += event.figures[figure];
  return total;
}

int dice_in(const Match& match) {
  int dice = 0;
  for (const Entry& entry : match.journal())
    if (const Throw* fallen = entry.fallen(); fallen != nullptr && fallen->roll.purpose != Purpose::draw)
      dice += fallen->roll.count;
  return dice;
}

double net(const Tally& tally) { return tally.won - tally.expected; }

/// What has to agree in the story of any match, over or not.
void check_sums(const Match& match) {
  const Story story = tell(match);
  CHECK(story.over == match.over());
  CHECK(story.end.entry == match.journal().size());
  for (const Team team : teams) {
    const TeamStory& told = story.of(team);
    const auto own = [team](const auto& item) { return item.team == team ? 1 : 0; };
    CHECK(story.score[index(team)] == match.state().score[index(team)]);
    CHECK(told.goals == sum(story.goals, own));
    CHECK(told.turns == sum(story.turns, own));
    CHECK(told.shots == sum(story.shots, own));
    CHECK(told.checks.tried == sum(story.checks, own));
    CHECK(told.presses.tried == sum(story.presses, own));
    const auto scored = [&](const Shot& shot) {
      return shot.team == team && shot.result == ShotResult::goal ? 1 : 0;
    };
    CHECK(told.goals == sum(story.shots, scored));
    double expected = 0;
    for (const Shot& shot : story.shots) expected += shot.team == team ? shot.chance : 0;
    CHECK(told.expected_goals == Approx(expected));
  }
  CHECK(both(story, &TeamStory::yellow) == count(match, EventKind::yellow_card));
  CHECK(both(story, &TeamStory::red) == count(match, EventKind::red_card));
  CHECK(both(story, &TeamStory::substitutions) == count(match, EventKind::substitution));
  CHECK(both(story, &TeamStory::injuries) == count(match, EventKind::injured));
  CHECK(sum(story.checks, [](const Trial&) { return 1; }) == count(match, EventKind::control_check));
  CHECK(std::accumulate(story.ball_turns.begin(), story.ball_turns.end(), 0) ==
        static_cast<int>(story.turns.size()));
  CHECK(std::accumulate(story.ball_minutes.begin(), story.ball_minutes.end(), 0) ==
        sum(story.turns, &TurnStory::minutes));
  CHECK(both(story, &TeamStory::minutes) == sum(story.turns, &TurnStory::minutes));
  CHECK(sum(story.teams[0].dice, &DiceSum::count) + sum(story.teams[1].dice, &DiceSum::count) ==
        dice_in(match));
  for (const auto luck : {&TeamStory::luck_in_shots, &TeamStory::luck_in_checks, &TeamStory::luck_in_presses})
    CHECK(both(story, luck) == 0);
  for (const TurnStory& turn : story.turns) CHECK(std::abs(turn.momentum) < 1);
  CHECK(std::ranges::is_sorted(story.turns, {}, [](const TurnStory& turn) { return turn.when.entry; }));
}

TEST_CASE("the sums of the story of any match agree") {
  for (const auto& rules : all_games())
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
      INFO(rules->id << ", options " << rules->options.bits() << ", seed " << seed);
      const Match match = finished_match(seed, rules);
      check_sums(match);
      CHECK(sum(tell(match).turns, &TurnStory::minutes) == sum(match, EventKind::clock, 3));
    }
}

TEST_CASE("a match is told at any moment") {
  for (const auto& rules : all_games())
    for (std::size_t entries = 0; entries < 700; entries += 61) {
      INFO(rules->id << ", options " << rules->options.bits() << ", " << entries << " entries");
      check_sums(played_match(11, entries, rules));
    }
}

TEST_CASE("a match that began at a position is told from there") {
  for (const auto& rules : all_games())
    for (std::size_t entries = 100; entries < 600; entries += 83) {
      INFO(rules->id << ", options " << rules->options.bits() << ", " << entries << " entries");
      const Match before = played_match(12, entries, rules);
      Match match(rules, before.state(), DiceSource::random(5));
      play_on(match, 5, 300);
      Story story = tell(match);
      CHECK(sum(story.goals, [](const Goal&) { return 1; }) == count(match, EventKind::goal));
      CHECK(both(story, &TeamStory::turns) == static_cast<int>(story.turns.size()));
    }
}

TEST_CASE("without a choice between the dice luck is success less chance") {
  for (const auto& rules : all_games()) {
    if (!rules->options.empty()) continue;
    for (const std::uint64_t seed : {21U, 22U, 23U}) {
      const Story story = tell(finished_match(seed, rules));
      const TeamStory& home = story.of(Team::home);
      const TeamStory& away = story.of(Team::away);
      CHECK(home.luck_in_checks == Approx(net(home.checks) - net(away.checks)).margin(1e-9));
      CHECK(home.luck_in_presses == Approx(net(home.presses) - net(away.presses)).margin(1e-9));
    }
  }
}

/// Mean and standard error of a figure.
class Sample {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double mean() const { return sum_ / count_; }
  double error() const { return std::sqrt((squares_ / count_ - mean() * mean()) / count_); }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

TEST_CASE("over many matches luck is even, and what is expected comes") {
  for (const auto& rules : all_games()) {
    INFO(rules->id << ", options " << rules->options.bits());
    std::array<Sample, 5> samples;
    for (std::uint64_t seed = 100; seed < 150; ++seed) {
      const Story story = tell(finished_match(seed, rules));
      const TeamStory& home = story.of(Team::home);
      samples[0].add(home.luck_in_shots);
      samples[1].add(home.luck_in_checks);
      samples[2].add(home.luck_in_presses);
      samples[3].add(both(story, &TeamStory::goals) - both(story, &TeamStory::expected_goals));
      samples[4].add(net(home.checks) + net(story.of(Team::away).checks));
    }
    for (const Sample& sample : samples) CHECK(std::abs(sample.mean()) < 4 * sample.error());
  }
}

}  // namespace
}  // namespace fuba::test::story_test
