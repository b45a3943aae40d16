#pragma once

#include "soccer_city/hex.hpp"
#include "tabletop/field.hpp"

// How the fields of Soccer City's rules files and positions are read.
namespace soccer_city::engine {

using tabletop::AllowedNames;
using tabletop::Field;
using tabletop::names_of;
using tabletop::read_name;
using tabletop::team_names;

inline Hex hex_of(const Field& field) {
  if (const auto at = parse_hex(field.maybe_text())) return *at;
  field.expected("the name of a hex, \"A0\" to \"O21\"");
}

}  // namespace soccer_city::engine
