// Positions of all games with altered fields: each is refused with a sentence, or a match goes on from it,
// and state, position, save and load agree at every step.
//   fuzz_positions GAME [COUNT [FIRST]]
// A position is known by its number: what fails is found again with COUNT 1 and that number as FIRST.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
#include <string_view>

#include "fuba/match.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "position_trial.hpp"
#include "soccer_city/match.hpp"
#include "soccer_city/rules_files.hpp"
#include "stw/match.hpp"
#include "stw/rules_files.hpp"

namespace fuba::fuzz {
namespace {

/// Rules are read once each.
template <class Choice, class Load>
auto kept(const Choice& choice, Load load) {
  static std::map<Choice, std::remove_cvref_t<decltype(*load(choice))>> made;
  const auto found = made.find(choice);
  return found != made.end() ? found->second : made.emplace(choice, load(choice).value()).first->second;
}

/// The editions take turns, each with none, all or any of its options.
std::shared_ptr<const Ruleset> fuba_rules(std::uint64_t number) {
  constexpr std::uint64_t sets = 40;
  static const OptionRegistry registry = load_options().value();
  const std::string_view edition = editions()[number % editions().size()];
  const std::uint64_t set = number / editions().size() % sets;
  RulesChoice choice{std::string(edition), {}};
  if (set == 1) choice.options = registry.of(edition);
  if (set > 1) choice.options = random_options(registry, edition, set);
  choice.skills_per_team = static_cast<std::uint8_t>(1 + set % most_skills_per_team);
  return kept(choice, load_rules);
}

std::shared_ptr<const stw::Ruleset> stw_rules(std::uint64_t number) {
  stw::RulesChoice choice;
  choice.options = {number % 2 == 1, number / 2 % 2 == 1};
  choice.clock.half = number % 3 == 0 ? 45 : 3;
  choice.clock.overtime = 1;
  choice.clock.tie = static_cast<stw::Tie>(number % stw::tie_count);
  return kept(choice, stw::load_rules);
}

std::shared_ptr<const soccer_city::Ruleset> city_rules(std::uint64_t number) {
  using soccer_city::Option;
  soccer_city::RulesChoice choice;
  if (number % 2 == 1) choice.options.add(Option::factors);
  if (number / 2 % 2 == 1) choice.options.add(Option::quick);
  if (number / 4 % 2 == 1) choice.options.add(Option::extra_time);
  return kept(choice, soccer_city::load_rules);
}

template <tabletop::Game G>
int try_all(const RulesByNumber<G>& rules_of, std::uint64_t count, std::uint64_t first) {
  constexpr std::uint64_t progress_every = 5000;
  std::uint64_t accepted = 0;
  std::uint64_t faults = 0;
  for (std::uint64_t number = first; number < first + count; ++number) {
    const Trial tried = trial<G>(rules_of, number);
    accepted += tried.accepted ? 1 : 0;
    if (!tried.fault.empty()) {
      ++faults;
      fmt::print("position {}: {}\n  position {}\n", number, tried.fault, tried.position.dump());
    }
    if ((number + 1 - first) % progress_every == 0) fmt::print("{} tried\n", number + 1 - first);
    std::fflush(stdout);
  }
  fmt::print("{}: {} positions, {} accepted, {} faults\n", G::id, count, accepted, faults);
  return faults == 0 ? 0 : 1;
}

std::uint64_t number_at(std::span<char*> arguments, std::size_t at, std::uint64_t otherwise) {
  return at < arguments.size() ? std::strtoull(arguments[at], nullptr, 10) : otherwise;
}

int run(std::span<char*> arguments) {
  const std::string_view game = arguments.size() > 1 ? arguments[1] : "";
  const std::uint64_t count = number_at(arguments, 2, 100000);
  const std::uint64_t first = number_at(arguments, 3, 0);
  if (game == Fuba::id) return try_all<Fuba>(fuba_rules, count, first);
  if (game == stw::Stw::id) return try_all<stw::Stw>(stw_rules, count, first);
  if (game == soccer_city::SoccerCity::id) return try_all<soccer_city::SoccerCity>(city_rules, count, first);
  fmt::print(stderr, "fuzz_positions GAME [COUNT [FIRST]]: expected one of the games {}, {}, {}.\n", Fuba::id,
             stw::Stw::id, soccer_city::SoccerCity::id);
  return 2;
}

}  // namespace
}  // namespace fuba::fuzz

int main(int count, char** arguments) {
  return fuba::fuzz::run({arguments, static_cast<std::size_t>(count)});
}
