#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "fuba/command.hpp"
#include "fuba/state.hpp"
#include "rules_reader.hpp"

// How the fields of a position are read.
namespace fuba::engine {

inline constexpr std::array<std::string_view, 2> team_names{"home", "away"};

template <class Enum, std::size_t count>
std::array<std::string_view, count> names_of() {
  std::array<std::string_view, count> names;
  for (std::size_t at = 0; at < count; ++at) names[at] = name(static_cast<Enum>(at));
  return names;
}

inline Team team(const RulesField& field) { return static_cast<Team>(field.one_of(team_names)); }

inline std::uint8_t number(const RulesField& field, int low, int high) {
  return static_cast<std::uint8_t>(field.whole(low, high));
}

/// Reads a field where it is there, and leaves the default otherwise.
template <class Read>
void if_given(const RulesField& object, std::string_view name, Read read) {
  if (object.has(name)) read(object.at(name));
}

/// As `if_given`, where null stands for "none" too.
template <class Read>
void if_set(const RulesField& object, std::string_view name, Read read) {
  if (object.has(name) && !object.at(name).is_null()) read(object.at(name));
}

template <class Value, class Read>
void read_by_team(const RulesField& field, std::array<Value, 2>& values, Read read) {
  field.with(team_names);
  for (const Team side : teams)
    if_given(field, name(side), [&](const RulesField& value) { values[index(side)] = read(value); });
}

}  // namespace fuba::engine
