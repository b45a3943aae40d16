#include "any_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "fuba/random_play.hpp"
#include "support/scenario.hpp"

namespace fuba::test {

using tabletop::seed_of_match;

namespace {

std::vector<Options> sets_of_options(std::string_view edition) {
  const Options all = option_registry().of(edition);
  std::vector<Options> sets;
  for (const Option one : all) {
    sets.push_back({one});
    for (const Option other : all)
      if (one < other) {
        sets.insert(sets.end(), {Options{}, all, Options{one, other}});
        const Options others = Options::from_bits(seed_of_match(sets.size(), 0));
        sets.push_back(Options{one, other} | (others & all));
      }
  }
  return sets;
}

}  // namespace

const Ruleset& any_rules(std::uint64_t number) {
  static const std::vector<std::vector<Options>> sets = [] {
    std::vector<std::vector<Options>> made;
    for (const std::string_view edition : editions()) made.push_back(sets_of_options(edition));
    return made;
  }();
  const std::size_t edition = number % sets.size();
  const std::uint64_t round = number / sets.size();
  constexpr std::uint64_t most_skills = most_skills_per_team;
  return rules(RulesChoice{std::string(editions()[edition]), sets[edition][round % sets[edition].size()],
                           static_cast<std::uint8_t>(1 + round % most_skills)});
}

}  // namespace fuba::test
