#pragma once

#include <cstdint>
#include <filesystem>

#include "tabletop/files.hpp"

namespace tabletop {

/// How a match was kept.
struct Kept {
  /// What was odd about the file in whose place it was written.
  enum class Found : std::uint8_t {
    nothing,
    damaged,   ///< it could not be played to its end
    changed,   ///< somebody else had written there since the last call
    removed,   ///< somebody had taken it away since
    stray,     ///< it belongs among the kept matches, but cannot be put there
    unopened,  ///< a program ended while it opened it, so nobody has looked into it
  };

  Found found = Found::nothing;
  std::filesystem::path put_aside;  ///< where that file lies now; empty if there was nothing in it to keep
};

/// Why a match is not kept for now.
struct NotKept {
  enum class Why : std::uint8_t {
    in_use,       ///< another program keeps its match in the folder
    not_written,  ///< the file, or its folder, cannot be written
    not_moved,    ///< the match is over and all of it is kept, but not among the saved ones
  };

  Why why = Why::not_written;
  std::filesystem::path file;
  FileProblem problem;

  bool operator==(const NotKept&) const = default;
};

}  // namespace tabletop
