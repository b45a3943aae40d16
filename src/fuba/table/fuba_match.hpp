#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/window/board_game.hpp"
#include "fuba/analysis/match_analysis.hpp"
#include "fuba/match.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// A match of FUBA on its way from one screen to another.
class FubaMatch : public AnyMatch {
 public:
  /// `seen`: as it may be shown beside a menu; all of it where that is not given. `snapshots`: states beyond
  /// the end of the journal, of which nobody knows what led to them.
  FubaMatch(BoardGame& game, const Words& words, Match match, std::optional<State> seen = std::nullopt,
            std::vector<State> snapshots = {});

  /// What was found out about it, and the entry at which it is looked at first.
  struct Remarks {
    std::shared_ptr<const MatchAnalysis> analysis = {};
    std::size_t entry = 0;
  };
  void remark(Remarks remarks) { remarks_ = std::move(remarks); }
  const Remarks& remarks() const { return remarks_; }

  const Match& match() const { return match_; }
  const State& seen() const { return seen_; }
  const std::vector<State>& snapshots() const { return snapshots_; }

  BoardGame& game() const override { return game_; }
  std::string edition() const override;
  const MatchInfo& info() const override { return match_.info(); }
  Standing standing() const override;
  bool begun() const override { return !match_.journal().empty(); }
  MatchPtr played_by(std::array<std::string, 2> coaches) const override;
  tl::expected<void, SaveError> save(const std::filesystem::path& file) const override;

 private:
  BoardGame& game_;
  const Words& words_;
  Match match_;
  State seen_;
  std::vector<State> snapshots_;
  Remarks remarks_;
};

/// How a match of these rules stands.
Standing standing_of(const Words& words, const Ruleset& rules, const MatchInfo& info, const State& state,
                     bool over);

}  // namespace fuba::app
