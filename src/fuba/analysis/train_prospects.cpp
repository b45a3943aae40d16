#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "fuba/analysis/prospects_training.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/files.hpp"
#include "tabletop/jobs.hpp"
#include "tabletop/random_play.hpp"

// Makes rules/prospects: plays matches of coaches against themselves and trains what is told of them
// (docs/analysis.md).
namespace {

using namespace fuba;

struct Plan {
  std::string edition = "all";
  std::size_t quick_matches = 12000;
  std::size_t coach_matches = 400;
  std::size_t rounds = 6;  ///< through the matches of the coach
  std::uint64_t seed = 1;
  unsigned jobs = 1;
  std::filesystem::path out = "rules/prospects";
};

template <class T>
T needed(tl::expected<T, std::string> value) {
  if (!value) throw std::runtime_error(value.error());
  return *std::move(value);
}

/// The rules of the matches: the basic game, all options, and options that are drawn, in turn.
class RulesInTurn {
 public:
  RulesInTurn(std::string edition, std::uint64_t seed)
      : edition_(std::move(edition)), seed_(seed), registry_(needed(load_options())) {
    basic_ = needed(load_rules({.edition = edition_}));
    all_ = needed(load_rules({.edition = edition_, .options = registry_.of(edition_)}));
    constexpr std::uint64_t mixtures = 24;
    for (std::uint64_t at = 0; at < mixtures; ++at)
      drawn_.push_back(needed(
          load_rules({.edition = edition_,
                      .options = random_options(registry_, edition_, tabletop::seed_of_match(seed_, at))})));
  }

  const Ruleset& operator[](std::size_t match) const {
    if (match % 3 == 0) return *basic_;
    if (match % 3 == 1) return *all_;
    return *drawn_[match / 3 % drawn_.size()];
  }

 private:
  std::string edition_;
  std::uint64_t seed_;
  OptionRegistry registry_;
  std::shared_ptr<const Ruleset> basic_;
  std::shared_ptr<const Ruleset> all_;
  std::vector<std::shared_ptr<const Ruleset>> drawn_;
};

/// Plays matches and keeps their lessons, the same whatever the number of jobs.
std::vector<Lesson> lessons(const RulesInTurn& rules, const Player& player, const Tactics& coach,
                            std::size_t first, std::size_t count, std::uint32_t slips, const Plan& plan) {
  constexpr std::uint32_t one_in = 6;
  std::vector<Lesson> list(count);
  tabletop::do_tasks({count, plan.jobs}, [&](std::size_t at) {
    const Ruleset& played_by = rules[first + at];
    const auto played =
        self_play(played_by, player, tabletop::seed_of_match(plan.seed, first + at), one_in, slips);
    list[at] = lesson_of(played_by, played, coach);
  });
  return list;
}

/// From the first rate to the last in equal parts of a power.
double rate_at(double done, double first, double last) { return first * std::pow(last / first, done); }

void train_quick(ProspectsTraining& training, const RulesInTurn& rules, const Tactics& tactics,
                 const Plan& plan) {
  constexpr std::size_t at_once = 200;
  constexpr std::uint32_t one_slip_in = 60;
  const Player player = quick_player(tactics);
  for (std::size_t first = 0; first < plan.quick_matches; first += at_once) {
    const double rate =
        rate_at(static_cast<double>(first) / static_cast<double>(plan.quick_matches), 2e-3, 1e-4);
    for (const Lesson& lesson : lessons(rules, player, tactics, first, at_once, one_slip_in, plan))
      training.learn(lesson, rate);
  }
}

void train_coach(ProspectsTraining& training, const RulesInTurn& rules, const Tactics& tactics,
                 double first_rate, const Plan& plan) {
  const auto all =
      lessons(rules, coach_player(tactics), tactics, plan.quick_matches, plan.coach_matches, 0, plan);
  for (std::size_t round = 0; round < plan.rounds; ++round) {
    const double rate =
        rate_at(static_cast<double>(round) / static_cast<double>(plan.rounds), first_rate, 1e-4);
    for (const Lesson& lesson : all) training.learn(lesson, rate);
  }
}

std::filesystem::path file_of(const Plan& plan, std::string_view edition) {
  return plan.out / fmt::format("{}.json", edition);
}

analysis::Network known(const Plan& plan, const char* part) {
  std::ifstream file(file_of(plan, default_edition()));
  const auto json = nlohmann::json::parse(file, nullptr, false);
  if (!json.is_object()) throw std::runtime_error(fmt::format("Train {} first.", default_edition()));
  return needed(analysis::Network::from_json(json.value(part, nlohmann::json())));
}

/// The first edition is learnt from nothing; the others begin with its numbers.
void train(const std::string& edition, const Plan& plan) {
  const std::clock_t start = std::clock();
  const Tactics tactics = needed(tactics_of_the_game("professional"));
  const RulesInTurn rules(edition, plan.seed);
  const bool from_nothing = edition == default_edition();
  ProspectsTraining training = from_nothing
                                   ? ProspectsTraining(plan.seed)
                                   : ProspectsTraining(known(plan, "network"), known(plan, "by_clock"));
  if (from_nothing) train_quick(training, rules, tactics, plan);
  train_coach(training, rules, tactics, from_nothing ? 1e-3 : 2e-4, plan);
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  const nlohmann::ordered_json file{
      {"edition", edition},
      {"version", fmt::format("{}-{}-{}-{}", plan.seed, plan.quick_matches, plan.coach_matches, plan.rounds)},
      {"trained",
       {{"seed", plan.seed},
        {"quick_matches", plan.quick_matches},
        {"coach_matches", plan.coach_matches},
        {"rounds", plan.rounds},
        {"jobs", plan.jobs},
        {"processor_seconds", std::lround(seconds)}}},
      {"network", training.network().to_json()},
      {"by_clock", training.by_clock().to_json()}};
  const auto place = file_of(plan, edition);
  if (const auto done = tabletop::replace_file(place, file.dump() + "\n"); !done)
    throw std::runtime_error(fmt::format("{} {}.", place.string(), done.error()));
  fmt::print("{}: {:.0f} s\n", place.string(), seconds);
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
  Plan plan;
  CLI::App app{"Plays matches of coaches against themselves and trains what FUBA tells of prospects"};
  app.add_option("--rules", plan.edition, "An edition, or all")->capture_default_str();
  app.add_option("--quick", plan.quick_matches, "Matches of the quick policy")->capture_default_str();
  app.add_option("--matches", plan.coach_matches, "Matches of the professional")->capture_default_str();
  app.add_option("--rounds", plan.rounds, "Rounds through those")->capture_default_str();
  app.add_option("--seed", plan.seed, "Where the random numbers begin")->capture_default_str();
  app.add_option("--jobs", plan.jobs, "Threads; the numbers do not hang on it")->capture_default_str();
  app.add_option("--out", plan.out, "The folder of the files")->capture_default_str();
  CLI11_PARSE(app, count, words);
  try {
    std::filesystem::create_directories(plan.out);
    for (const std::string_view edition : editions())
      if (plan.edition == "all" || plan.edition == edition) train(std::string(edition), plan);
  } catch (const std::exception& trouble) {
    fmt::print(stderr, "train_prospects: {}\n", trouble.what());
    return 1;
  }
  return 0;
}
