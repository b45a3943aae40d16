#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "tabletop/save.hpp"

namespace tabletop {

/// What a saved match says about itself without being played: its first line, and the last state that stands
/// in it. A match that is not over records one at the beginning of every turn, so that the present turn is
/// not in it.
template <Game G>
struct SaveSummary {
  std::shared_ptr<const typename G::Ruleset> rules;
  MatchInfo info;
  typename G::State last;  ///< with score, half and minute; the one it began with where no other is recorded
  std::optional<SaveError> trouble;  ///< what is wrong with the end of the file

  bool over() const { return G::is_over(last); }
};

/// Reads no more of the file than that takes. An error where not even the first line can be used. Files of
/// older formats, which do not tell how a match ended, are played.
template <Game G>
tl::expected<SaveSummary<G>, SaveError> summary_of(const std::filesystem::path& file,
                                                   const RulesFor<G>& rules_for);

}  // namespace tabletop
