#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace tabletop {

/// A line of input without its end.
struct InputLine {
  std::string text;
  bool too_long = false;  ///< it was longer than the limit; what it said is not kept
};

/// Reads the next line, keeping no more than `limit` bytes of it. False at the end of the input.
bool read_line(std::istream& in, std::size_t limit, InputLine& line);

}  // namespace tabletop
