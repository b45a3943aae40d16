#pragma once

#include "stw/square.hpp"
#include "tabletop/field.hpp"

// How the fields of the rules files and positions of Soccer Tactics WORLD are read.
namespace stw::engine {

using tabletop::Field;
using tabletop::names_of;
using tabletop::read_name;

/// A square, or none where null stands.
inline Square square_of(const Field& field) {
  if (field.is_null()) return Square::none;
  if (const auto square = parse_square(field.maybe_text())) return *square;
  field.expected("a square from A1 to H16, or null");
}

}  // namespace stw::engine
