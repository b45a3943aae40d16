#pragma once

#include "stw/match.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// A match on its way from one screen to another.
class StwMatch : public AnyMatch {
 public:
  /// Game and words must outlive it.
  StwMatch(BoardGame& game, const Words& words, Match match)
      : game_(game), words_(words), match_(std::move(match)) {}

  const Match& match() const { return match_; }

  BoardGame& game() const override { return game_; }
  std::string edition() const override { return std::string(Stw::id); }
  const MatchInfo& info() const override { return match_.info(); }
  fuba::app::Standing standing() const override;
  bool begun() const override { return !match_.journal().empty(); }
  MatchPtr played_by(std::array<std::string, 2> coaches) const override;
  tl::expected<void, SaveError> save(const std::filesystem::path& file) const override;

 private:
  BoardGame& game_;
  const Words& words_;
  Match match_;
};

/// How a match of these rules stands.
fuba::app::Standing standing_of(const Words& words, const Ruleset& rules, const MatchInfo& info,
                                const State& state, bool over);

}  // namespace stw::app
