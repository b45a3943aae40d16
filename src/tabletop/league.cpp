#include "tabletop/league.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include "tabletop/random_play.hpp"

namespace fuba {
namespace {

using Score = std::array<std::uint8_t, 2>;

std::vector<Pairing> all_pairings(std::size_t entrants) {
  std::vector<Pairing> pairings;
  for (std::size_t first = 0; first < entrants; ++first)
    for (std::size_t second = first; second < entrants; ++second) pairings.push_back({first, second});
  return pairings;
}

/// One match of a pairing.
struct Fixture {
  std::size_t home;
  std::size_t away;
  std::uint64_t seed;
};

Fixture fixture(const Pairing& pairing, std::uint32_t number, std::uint64_t seed) {
  const auto [first, second, result] = pairing;
  if (first == second) return {first, second, seed_of_match(seed, number)};
  const std::uint64_t dice = seed_of_match(seed, number / 2);
  return number % 2 == 0 ? Fixture{first, second, dice} : Fixture{second, first, dice};
}

void enter(const Fixture& played, const Score& score, Pairing& pairing) {
  const bool swapped = played.home != pairing.first;
  pairing.result.add(score[swapped ? 1 : 0], score[swapped ? 0 : 1]);
}

ContestResult seen_by_other(const ContestResult& result) {
  return {.won = result.lost,
          .drawn = result.drawn,
          .lost = result.won,
          .goals_for = result.goals_against,
          .goals_against = result.goals_for};
}

void add(const ContestResult& part, ContestResult& whole) {
  whole.won += part.won;
  whole.drawn += part.drawn;
  whole.lost += part.lost;
  whole.goals_for += part.goals_for;
  whole.goals_against += part.goals_against;
}

/// The jobs of a league: they take the next match until none is left. First come the first matches of all
/// pairings, so that a league that is stopped has as many of each.
class LeagueJobs {
 public:
  LeagueJobs(std::shared_ptr<const Ruleset> rules, std::span<const Entrant> entrants, const LeaguePlan& plan,
             const std::stop_token& stop)
      : rules_(std::move(rules)),
        entrants_(entrants),
        plan_(plan),
        pairings_(all_pairings(entrants.size())),
        scores_(pairings_.size() * plan.games),
        stopped_by_caller_(stop, [this] { stop_.request_stop(); }),
        running_(std::max(plan.jobs, 1U)) {
    for (std::uint32_t job = running_; job > 0; --job) threads_.emplace_back([this] { work(); });
  }

  /// Waits a while; whether all jobs have ended.
  bool ended_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, time, [this] { return running_ == 0; });
  }

  std::uint32_t done() const { return done_; }

  LeagueResult result() {
    threads_.clear();
    if (failure_) std::rethrow_exception(failure_);
    LeagueResult league{pairings_, static_cast<std::uint32_t>(scores_.size()), done_, trouble_};
    for (std::size_t number = 0; number < scores_.size(); ++number)
      if (scores_[number]) enter(fixture_of(number), *scores_[number], league.pairings[pairing_of(number)]);
    return league;
  }

 private:
  std::size_t pairing_of(std::size_t number) const { return number % pairings_.size(); }
  Fixture fixture_of(std::size_t number) const {
    return fixture(pairings_[pairing_of(number)], static_cast<std::uint32_t>(number / pairings_.size()),
                   plan_.seed);
  }

  void work() {
    std::exception_ptr failure;
    try {
      for (std::size_t number = next_++; number < scores_.size() && !stop_.stop_requested(); number = next_++)
        play(number);
    } catch (...) {
      failure = std::current_exception();
      stop_.request_stop();
    }
    const std::lock_guard lock(mutex_);
    if (failure) failure_ = failure;
    --running_;
    changed_.notify_all();
  }

  void play(std::size_t number) {
    const auto [home, away, seed] = fixture_of(number);
    const PlayedMatch played =
        match_between(rules_, entrants_[home], entrants_[away], seed, stop_.get_token());
    if (!played.trouble.empty()) {
      const std::lock_guard lock(mutex_);
      if (trouble_.empty()) trouble_ = played.trouble;
      stop_.request_stop();
    } else if (played.match.over()) {
      scores_[number] = played.match.state().score;
      ++done_;
    }
  }

  std::shared_ptr<const Ruleset> rules_;
  std::span<const Entrant> entrants_;
  LeaguePlan plan_;
  std::vector<Pairing> pairings_;
  std::vector<std::optional<Score>> scores_;
  std::stop_source stop_;
  std::stop_callback<std::function<void()>> stopped_by_caller_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::uint32_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint32_t running_;
  std::exception_ptr failure_;
  std::string trouble_;
  std::vector<std::jthread> threads_;
};

}  // namespace

PlayedMatch match_between(std::shared_ptr<const Ruleset> rules, const Entrant& home, const Entrant& away,
                          std::uint64_t seed, const std::stop_token& stop) {
  PlayedMatch played{Match(std::move(rules), DiceSource::random(seed)), {}};
  MatchInfo info;
  info.coaches = {home.name, away.name};
  played.match.set_info(std::move(info));
  Opponents opponents;
  for (const Team side : teams) {
    auto sent = (side == Team::home ? home : away).send(side, seed);
    if (!sent) {
      played.trouble = sent.error();
      return played;
    }
    opponents[index(side)] = *std::move(sent);
  }
  if (const auto done = play_on(played.match, opponents, stop); !done) played.trouble = done.error();
  return played;
}

std::uint32_t matches_of(std::size_t entrants, std::uint32_t games) {
  return static_cast<std::uint32_t>(all_pairings(entrants).size()) * games;
}

LeagueResult play_league(const std::shared_ptr<const Ruleset>& rules, std::span<const Entrant> entrants,
                         const LeaguePlan& plan, std::stop_token stop,
                         const std::function<void(std::uint32_t)>& progress) {
  using namespace std::chrono_literals;
  LeagueJobs jobs(rules, entrants, plan, stop);
  while (!jobs.ended_within(100ms))
    if (progress) progress(jobs.done());
  return jobs.result();
}

ContestResult between(const LeagueResult& league, std::size_t first, std::size_t second) {
  const auto found = std::ranges::find_if(league.pairings, [&](const Pairing& pairing) {
    return pairing.first == std::min(first, second) && pairing.second == std::max(first, second);
  });
  return first <= second ? found->result : seen_by_other(found->result);
}

ContestResult total(const LeagueResult& league, std::size_t entrant) {
  ContestResult sum;
  for (const auto& [first, second, result] : league.pairings) {
    if (first == second) continue;
    if (entrant == first) add(result, sum);
    if (entrant == second) add(seen_by_other(result), sum);
  }
  return sum;
}

std::optional<std::vector<Rating>> ratings(const LeagueResult& league, std::size_t entrants) {
  std::vector<Encounter> encounters;
  for (const auto& [first, second, result] : league.pairings)
    if (first != second)
      encounters.push_back({first, second, result.played(), result.won + 0.5 * result.drawn});
  return ratings(entrants, encounters);
}

}  // namespace fuba
