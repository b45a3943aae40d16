#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fields.hpp"
#include "fuba/enum_set.hpp"
#include "fuba/formation.hpp"
#include "fuba/option.hpp"
#include "fuba/ruleset.hpp"

// How the fields of a position are read.
namespace fuba::engine {

Formation formation_of(const Field& field);

/// Pieces by area, so many in each at most.
std::array<std::uint8_t, area_count> counts(const Field& field, int most);

/// A list of names, each once.
template <class Enum, std::size_t count>
EnumSet<Enum> read_names(const Field& field) {
  EnumSet<Enum> set;
  for (const auto& item : field.list()) {
    const auto value = read_name<Enum, count>(item);
    if (set.contains(value)) item.wrong("is listed twice");
    set.add(value);
  }
  return set;
}

/// Reads a field that belongs to an option.
template <class Read>
void if_played(const Field& object, std::string_view field, const Ruleset& rules, Option option, Read read) {
  if_given(object, field, [&](const Field& value) {
    if (!rules.has(option))
      value.wrong("needs the option \"" + std::string{fuba::name(option)} + "\", which is not played here");
    read(value);
  });
}

/// Reads a field of something that not every edition has.
template <class Read>
void if_known(const Field& object, std::string_view field, bool known, Read read) {
  if_given(object, field, [&](const Field& value) {
    if (!known) value.wrong("means nothing in this edition");
    read(value);
  });
}

/// Whether a goal kick waits until the turn is over.
bool goal_kick_waits(const Ruleset& rules);

/// Whether the next turn's order hangs on the moves of the last.
bool orders_by_moves(const Ruleset& rules);

}  // namespace fuba::engine
