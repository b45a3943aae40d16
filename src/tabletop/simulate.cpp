#include "tabletop/simulate.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "fuba/game.hpp"
#include "tabletop/random_play.hpp"

namespace fuba {

namespace {

/// Counts one match by its events.
class Observer {
 public:
  explicit Observer(const Ruleset& rules) : half_minutes_(rules.clock.half_minutes) {}

  void see(const Events& events) {
    for (const Event& event : events) {
      if (event.kind == EventKind::target) ++turns_[half_];
      if (event.kind == EventKind::half_begins) half_ = static_cast<std::size_t>(event.figures[0] - 1);
      if (event.kind == EventKind::clock)
        minutes_[half_] = event.figures[1] - half_minutes_ * static_cast<int>(half_) + event.figures[2];
    }
  }

  void enter(Figures& figures) const {
    for (std::size_t half = 0; half < 2; ++half) {
      figures.turns[half].add(turns_[half]);
      figures.minutes[half].add(minutes_[half]);
    }
  }

 private:
  int half_minutes_;
  std::size_t half_ = 0;
  std::array<int, 2> turns_{};
  std::array<int, 2> minutes_{};
};

void enter_result(const State& state, Figures& figures) {
  const int home = state.score[index(Team::home)];
  const int away = state.score[index(Team::away)];
  ++(home > away ? figures.home_wins : home < away ? figures.away_wins : figures.draws);
  figures.goals[index(Team::home)].add(home);
  figures.goals[index(Team::away)].add(away);
  figures.goals_together.add(home + away);
}

void play_one(const Ruleset& rules, std::uint64_t seed, Figures& figures) {
  RandomPlay play(seed);
  State state = new_match(rules);
  Observer observer(rules);
  Events events;
  int choices = 0;
  int rolls = 0;
  while (!is_over(state)) {
    events.clear();
    if (const auto due = roll(state)) {
      apply_dice(rules, state, play.let_fall(*due), &events);
      ++rolls;
    } else {
      apply_unchecked(rules, state, play.choose(rules, state), &events);
      ++choices;
    }
    observer.see(events);
  }
  observer.enter(figures);
  enter_result(state, figures);
  figures.choices.add(choices);
  figures.rolls.add(rolls);
}

/// The jobs of one simulation: they draw match numbers until none is left.
class Jobs {
 public:
  Jobs(const RulesOfMatch& rules_of, const SimulationPlan& plan) : rules_of_(rules_of), plan_(plan) {
    const std::uint32_t count = std::clamp(plan.jobs, 1U, std::max(plan.games, 1U));
    running_ = count;
    for (std::uint32_t job = 0; job < count; ++job) threads_.emplace_back([this] { work(); });
  }

  /// Waits a while; whether all jobs have ended.
  bool ended_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, time, [this] { return running_ == 0; });
  }

  std::uint32_t done() const { return std::min(done_.load(), plan_.games); }

  Figures result() {
    threads_.clear();
    if (failure_) std::rethrow_exception(failure_);
    return figures_;
  }

 private:
  void work() {
    Figures own;
    std::exception_ptr failure;
    try {
      for (std::uint64_t number = next_++; number < plan_.games; number = next_++, ++done_) {
        const std::uint64_t seed = seed_of_match(plan_.seed, number);
        play_one(*rules_of_(seed), seed, own);
      }
    } catch (...) {
      failure = std::current_exception();
      next_ = plan_.games;
    }
    const std::lock_guard lock(mutex_);
    figures_.add(own);
    if (failure) failure_ = failure;
    --running_;
    changed_.notify_all();
  }

  const RulesOfMatch& rules_of_;
  SimulationPlan plan_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint32_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint32_t running_ = 0;
  Figures figures_;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

}  // namespace

void Measure::add(std::int64_t value) {
  lowest_ = count_ == 0 ? value : std::min(lowest_, value);
  highest_ = count_ == 0 ? value : std::max(highest_, value);
  ++count_;
  sum_ += value;
  sum_of_squares_ += value * value;
}

void Measure::add(const Measure& other) {
  if (other.count_ == 0) return;
  lowest_ = count_ == 0 ? other.lowest_ : std::min(lowest_, other.lowest_);
  highest_ = count_ == 0 ? other.highest_ : std::max(highest_, other.highest_);
  count_ += other.count_;
  sum_ += other.sum_;
  sum_of_squares_ += other.sum_of_squares_;
}

double Measure::mean() const {
  return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_);
}

double Measure::spread() const {
  if (count_ == 0) return 0;
  const double square_mean = static_cast<double>(sum_of_squares_) / static_cast<double>(count_);
  return std::sqrt(std::max(0.0, square_mean - mean() * mean()));
}

void Figures::add(const Figures& other) {
  home_wins += other.home_wins;
  draws += other.draws;
  away_wins += other.away_wins;
  for (std::size_t team = 0; team < 2; ++team) goals[team].add(other.goals[team]);
  goals_together.add(other.goals_together);
  for (std::size_t half = 0; half < 2; ++half) {
    turns[half].add(other.turns[half]);
    minutes[half].add(other.minutes[half]);
  }
  choices.add(other.choices);
  rolls.add(other.rolls);
}

Figures simulate(const RulesOfMatch& rules_of, const SimulationPlan& plan,
                 const std::function<void(std::uint32_t)>& progress) {
  using namespace std::chrono_literals;
  Jobs jobs(rules_of, plan);
  while (!jobs.ended_within(100ms))
    if (progress) progress(jobs.done());
  return jobs.result();
}

}  // namespace fuba
