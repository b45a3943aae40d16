#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "tabletop/save.hpp"

namespace fuba {

/// What a saved match says about itself without being played: its first line, and the last state that stands
/// in it. A match that is not over records one at the beginning of every turn, so that the present turn is
/// not in it.
struct SaveSummary {
  std::shared_ptr<const Ruleset> rules;
  MatchInfo info;
  State last;  ///< with score, half and minute; the one it began with where no other is recorded
  std::optional<SaveError> trouble;  ///< what is wrong with the end of the file

  bool over() const { return is_over(last); }
};

/// Reads no more of the file than that takes. An error where not even the first line can be used. Files of
/// older formats, which do not tell how a match ended, are played.
tl::expected<SaveSummary, SaveError> summary_of(const std::filesystem::path& file, const RulesFor& rules_for);

}  // namespace fuba
