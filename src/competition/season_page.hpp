#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "competition/competition.hpp"
#include "words/words.hpp"

namespace competition {

/// What the story of a match adds to the story of its season.
struct MatchTold {
  std::string sentence = {};            ///< whom the dice favoured, and the like
  std::vector<std::string> notes = {};  ///< that people wrote
};

/// Tells of a match that was played; nothing where it is not kept.
using TellMatch = std::function<std::optional<MatchTold>(std::size_t match)>;

/// The story of a season as a page: a whole HTML document in UTF-8 that needs no other file, no script and no
/// network. It may be printed, and read on a phone. Names stand in it as texts, whatever they hold. Its texts
/// are those of the section "season" of the language file. `rules`: by what is played, as it is told
/// ("Soccer Tactics WORLD: Halves of 15 minutes").
std::string season_page(const Competition& competition, const TellMatch& tell, const words::Words& words,
                        const std::string& rules);

}  // namespace competition
