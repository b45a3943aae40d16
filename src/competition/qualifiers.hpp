#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace competition {

/// A place in the table of a group.
struct Qualifier {
  std::size_t group = 0;  ///< from 0
  std::size_t place = 1;  ///< from 1
};

/// The teams of each group, by their numbers in the order of C4, dealt in snakes (C6).
std::vector<std::vector<std::size_t>> dealt_groups(std::size_t teams, std::size_t groups);

/// "L" for the only group, "A" to "H" for several.
std::string group_name(std::size_t group, std::size_t groups);

/// Who meets in the first round after the groups, tie by tie, two and two (C10); empty where that many groups
/// and qualifiers make no bracket.
std::vector<Qualifier> first_round(std::size_t groups, std::size_t qualify);

/// The number of a qualifier in its bracket: the better place is the better seed, among equal places the
/// earlier group (C10).
constexpr std::size_t seed_number(const Qualifier& qualifier, std::size_t groups) {
  return (qualifier.place - 1) * groups + qualifier.group + 1;
}

/// The numbers of groups and qualifiers that make a bracket, as a sentence names them.
std::string known_brackets();

}  // namespace competition
