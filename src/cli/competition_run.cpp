#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <stop_token>
#include <thread>

#include "cli/competition_commands.hpp"
#include "cli/competition_setting.hpp"
#include "cli/competition_text.hpp"
#include "cli/entrants.hpp"
#include "cli/interrupt.hpp"
#include "cli/setting.hpp"
#include "competition/match_info.hpp"
#include "games/competing.hpp"
#include "tabletop/league.hpp"
#include "tabletop/save.hpp"

namespace cli {
namespace {

using competition::BeginEntry;
using competition::Competition;
using competition::CompetitionFile;
using competition::Fixture;
using competition::MatchState;
using competition::Plays;
using competition::ResultEntry;

std::string now() {
  const std::time_t moment = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&moment, &local);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                     local.tm_hour, local.tm_min);
}

/// The last round that is played: its number in the first stage, or its name.
class Until {
 public:
  Until(const std::string& round, const Competition& of) {
    if (round.empty()) return;
    for (const Fixture& fixture : of.fixtures()) {
      const bool first_stage = fixture.group || !of.definition().has_table();
      if (fixture.round != round && !(first_stage && std::to_string(fixture.stage_round) == round)) continue;
      knock_out_ = fixture.tie.has_value();
      last_ = fixture.stage_round;
      return;
    }
    throw WrongUsage(
        fmt::format("--until {}: there is no such round. Expected a number, or a name such as {}.", round,
                    of.fixtures().front().round));
  }

  bool allows(const Fixture& fixture) const {
    if (!last_) return true;
    const bool knock_out = fixture.tie.has_value();
    return knock_out == knock_out_ ? fixture.stage_round <= *last_ : knock_out_;
  }

 private:
  bool knock_out_ = false;
  std::optional<int> last_;
};

/// A match that is played on a thread of its own, and what it came to.
template <tabletop::Game G>
struct MatchJob {
  std::size_t match = 0;
  int standing = 0;  ///< sides for which somebody plays
  std::optional<tabletop::Match<G>> played = {};
  std::optional<ResultEntry> result = {};
  std::string trouble = {};
  bool done = false;
  std::jthread thread = {};
};

/// Plays what can be played without people. The file has its matches in the order in which one job would play
/// them: a match that has ended earlier waits in memory until those before it have been written.
template <games::Kit K>
class CompetitionRun {
 public:
  CompetitionRun(CompetitionFile& file, const RunCompetitionArguments& arguments, std::stop_token stop)
      : file_(file), arguments_(arguments), until_(arguments.until, file.get()), stop_(std::move(stop)) {}

  void play() {
    for (;;) {
      taken(file_.add_due_draws());
      const auto open = open_matches();
      const std::size_t held = ended();
      start(open);
      if (open.empty() || stop_.stop_requested()) break;
      if (const auto job = wait_for(open.front(), held)) write(*job);
    }
    finish();
  }

  const std::vector<std::string>& troubles() const { return troubles_; }

 private:
  using Game = typename K::Played;
  using Entrant = tabletop::Entrant<Game>;
  using Job = MatchJob<Game>;

  const Competition& competition() const { return file_.get(); }

  /// What can be played now, in the order of the fixtures.
  std::vector<std::size_t> open_matches() const {
    std::vector<std::size_t> open;
    for (std::size_t match = 0; match < competition().fixtures().size(); ++match) {
      const bool without_people = competition().can_be_played(match) && !competition().asks_people(match);
      if (without_people && until_.allows(competition().fixtures()[match]) && !given_up_.contains(match))
        open.push_back(match);
    }
    return open;
  }

  Entrant entrant_of(competition::TeamIndex team) const {
    const Plays& plays = competition().plays(team);
    return entrant<K>(fmt::format("{}:{}", name(plays.who), plays.called), arguments_.limit);
  }

  /// The same, and the job learns that it stands.
  Entrant counted(Entrant of, Job& job) {
    const auto send = [this, &job, sends = std::move(of.send)](tabletop::Team side, std::uint64_t seed) {
      auto sent = sends(side, seed);
      const std::lock_guard lock(mutex_);
      if (sent) ++job.standing;
      changed_.notify_all();
      return sent;
    };
    return {std::move(of.name), send};
  }

  void start(const std::vector<std::size_t>& open) {
    for (const std::size_t match : open) {
      if (running() >= arguments_.jobs || stop_.stop_requested()) return;
      if (jobs_.contains(match)) continue;
      const auto teams = competition().teams(match);
      auto job = std::make_unique<Job>();
      job->match = match;
      job->thread = std::jthread(
          [this, at = job.get(), choice = needed(games::rules_of_match<K>(competition(), match)),
           info = info_of_match(competition(), match), seed = competition().terms(match).seed,
           home = counted(entrant_of(*teams[0]), *job), away = counted(entrant_of(*teams[1]), *job),
           id = competition().fixtures()[match].id] {
            play_match_of(*at, choice, info, seed, home, away, id);
          });
      const std::lock_guard lock(mutex_);
      jobs_[match] = std::move(job);
    }
  }

  std::size_t running() {
    const std::lock_guard lock(mutex_);
    return static_cast<std::size_t>(
        std::ranges::count_if(jobs_, [](const auto& each) { return !each.second->done; }));
  }

  /// On the thread of the job.
  void play_match_of(Job& job, const typename Game::RulesChoice& choice, tabletop::MatchInfo info,
                     std::uint64_t seed, const Entrant& home, const Entrant& away, const std::string& id) {
    std::optional<tabletop::Match<Game>> whole;
    std::optional<ResultEntry> result;
    std::string trouble;
    try {
      auto played = tabletop::match_between(needed(service_.rules_for(choice)), home, away, seed, stop_);
      trouble = played.trouble;
      if (trouble.empty() && played.match.over()) {
        info.coaches = played.match.info().coaches;
        played.match.set_info(std::move(info));
        result = games::result_of<K>(played.match, id);
        whole = std::move(played.match);
      }
    } catch (const std::exception& problem) {
      trouble = problem.what();
    }
    const std::lock_guard lock(mutex_);
    job.played = std::move(whole);
    job.result = std::move(result);
    job.trouble = std::move(trouble);
    job.done = true;
    changed_.notify_all();
  }

  void begin(std::size_t match) {
    if (competition().state(match) == MatchState::playable)
      taken(file_.add({BeginEntry{competition().fixtures()[match].id, now()}}));
  }

  /// Whether somebody plays for both sides of a match now, of which that is not written yet.
  bool has_to_begin(std::size_t match) const {
    return competition().state(match) == MatchState::playable && jobs_.contains(match) &&
           jobs_.at(match)->standing == 2;
  }

  /// The job of the match once it has ended; nothing where there are more than so many others that have,
  /// which makes room. Meanwhile it is written that the match has begun.
  std::unique_ptr<Job> wait_for(std::size_t match, std::size_t held) {
    std::unique_lock lock(mutex_);
    const auto has_ended = [&] { return jobs_.contains(match) && jobs_.at(match)->done; };
    const auto is_over = [&] { return has_ended() || count_ended() > held; };
    changed_.wait(lock, [&] { return has_to_begin(match) || is_over(); });
    if (has_to_begin(match)) begin(match);
    changed_.wait(lock, is_over);
    return has_ended() ? take_job(match) : nullptr;
  }

  std::size_t ended() {
    const std::lock_guard lock(mutex_);
    return count_ended();
  }

  std::size_t count_ended() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(jobs_, [](const auto& each) { return each.second->done; }));
  }

  std::unique_ptr<Job> take_job(std::size_t match) {
    std::unique_ptr<Job> job = std::move(jobs_.at(match));
    jobs_.erase(match);
    return job;
  }

  void give_up(std::size_t match, const std::string& trouble) {
    troubles_.push_back(fmt::format("{}: {}", competition().fixtures()[match].id, trouble));
    given_up_.insert(match);
  }

  void write(Job& job) {
    if (!job.trouble.empty()) give_up(job.match, job.trouble);
    if (!job.result) return;
    begin(job.match);
    if (const auto kept = tabletop::save(*job.played, file_.match_file(job.result->match)); !kept)
      return give_up(job.match, to_string(kept.error()));
    taken(file_.add({competition().as_written(*std::move(job.result))}));
    if (arguments_.json) return;
    fmt::print("{}\n", match_line(competition(), job.match));
    std::fflush(stdout);
  }

  /// Matches that have ended are kept, those under way are left where they were.
  void finish() {
    for (const auto& [match, job] : jobs_) job->thread.join();
    while (!jobs_.empty()) write(*take_job(jobs_.begin()->first));
  }

  CompetitionFile& file_;
  const RunCompetitionArguments& arguments_;
  tabletop::Service<Game> service_ = needed(K::service());
  Until until_;
  std::stop_token stop_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::size_t, std::unique_ptr<Job>> jobs_;  ///< their threads need what stands above
  std::set<std::size_t> given_up_;
  std::vector<std::string> troubles_;
};

/// Matches that people have to play.
void print_waiting(const Competition& of) {
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    if (!of.can_be_played(match)) continue;
    std::vector<std::string> people;
    for (const auto& team : of.teams(match))
      if (of.plays(*team).who == Plays::Who::person) people.push_back(of.plays(*team).called);
    if (!people.empty()) fmt::print("{} waits for {}.\n", match_line(of, match), fmt::join(people, " and "));
  }
}

}  // namespace

int run_competition(const RunCompetitionArguments& arguments) {
  CompetitionFile file = opened(arguments.file);
  const Interrupt interrupt;
  const auto troubles = games::All::with_edition(file.get().definition().rules, [&]<games::Kit K> {
    CompetitionRun<K> run(file, arguments, interrupt.token());
    run.play();
    return run.troubles();
  });
  if (arguments.json) {
    print_json(file.get());
  } else {
    fmt::print("\n");
    print_competition(file.get());
    print_waiting(file.get());
  }
  std::fflush(stdout);
  for (const std::string& trouble : troubles)
    fmt::print(stderr, "fuba-cli: {} The match can be tried again, or awarded as a walkover.\n", trouble);
  if (interrupt.came()) return interrupted;
  return troubles.empty() ? all_well : found_wrong;
}

}  // namespace cli
