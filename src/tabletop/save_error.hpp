#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace tabletop {

/// What is wrong with a saved match, where, and what to do about it.
struct SaveError {
  enum class Kind : std::uint8_t {
    file,          ///< cannot be read or written
    foreign,       ///< no saved match, or one that this program cannot play
    cut_short,     ///< the last line is not complete: the program was stopped while it wrote
    damaged,       ///< a line is not as it was written
    other_result,  ///< played again, it leads elsewhere: the rules have changed, or the file has
  };

  Kind kind = Kind::file;
  std::string file;
  std::size_t line = 0;  ///< from 1; 0 = the file as a whole
  std::string field;     ///< "/dice/0", a JSON pointer; empty where the line as a whole is meant
  std::string problem;
  std::string advice;
};

/// "old.fuba, line 7, field /dice: expected ... . What to do."
std::string to_string(const SaveError& error);

}  // namespace tabletop
