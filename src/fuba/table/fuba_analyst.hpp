#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/story/match_analyst.hpp"
#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "fuba/analysis/match_analysis.hpp"
#include "fuba/table/fuba_match.hpp"

namespace fuba::app {

/// Analyses a match of FUBA in the background, and keeps what is found beside its file.
class FubaAnalyst : public MatchAnalyst {
 public:
  /// `file`: where the match is saved; empty if it is not. What was kept there before is taken up at once.
  FubaAnalyst(Director& director, const FubaMatch& match, Foreteller foreteller, std::filesystem::path file);

  const StoryView& story() const override { return story_; }
  std::uint32_t games() const override { return plan_.games; }
  std::size_t choices() const override { return choices_; }
  std::size_t judged() const override { return judged_->load(); }
  int seconds_left() const override;

  bool at_work() const override { return work_.has_value(); }
  void begin() override;
  void look_again() override;
  void stop() override;
  bool hear() override;
  const std::optional<ToldAnalysis>& told() const override { return told_; }

  void watch(std::size_t entry) const override;
  void try_again(Team team) const override;

 private:
  void take(MatchAnalysis found);
  ToldSide told_side(Team team) const;
  ToldMistake told_mistake(std::size_t entry) const;
  std::string levels() const;
  const State& before(std::size_t entry) const;

  Director& director_;
  FubaMatch carried_;
  StoryView story_;
  Foreteller foreteller_;
  std::filesystem::path file_;
  AnalysisPlan plan_;
  std::size_t choices_;
  std::shared_ptr<const MatchAnalysis> found_;
  std::optional<ToldAnalysis> told_;
  std::shared_ptr<std::atomic<std::size_t>> judged_ = std::make_shared<std::atomic<std::size_t>>(0);
  bool again_ = false;     ///< it is a second look that is under way
  std::size_t known_ = 0;  ///< how many had been judged when the work began
  std::chrono::steady_clock::time_point begun_;
  std::optional<Background<MatchAnalysis>> work_;
};

}  // namespace fuba::app
