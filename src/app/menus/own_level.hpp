#pragma once

#include <optional>
#include <span>
#include <string>

#include "app/menus/saved_matches.hpp"
#include "tabletop/rating.hpp"

namespace fuba::app {

/// How strong the person is who plays coaches at this screen, and which of them is nearest.
struct OwnLevel {
  tabletop::Rating rating;
  int matches = 0;    ///< that it was worked out from
  std::string coach;  ///< the id of one of the game
};

/// By the finished matches of a person against a coach of the game among those that have been looked at.
/// Nothing was taken back in a match that counts. Nothing where they are too few to tell.
std::optional<OwnLevel> own_level(std::span<const SavedMatch> matches, const BoardGame& game);

}  // namespace fuba::app
