#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/analysis/rollout.hpp"
#include "fuba/table/attempt.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/prompts/prompt.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/table_panels.hpp"

namespace fuba::app {

/// "What would you play?": a position on the table, a choice, and what it was worth. A wrong one is played
/// out in front of one's eyes.
class PuzzleScreen : public Screen {
 public:
  PuzzleScreen(Director& director, const Content& content, std::shared_ptr<const PuzzleSeries> series,
               Foreteller foreteller);

  const MatchPlay& play() const { return *play_; }
  /// What the last choice gave away; nothing before there was one.
  const std::optional<double>& price() const { return price_; }
  /// The answer, or one's own choice that is as good.
  const Command& best_known() const;
  /// What is asked, while it is.
  std::string question() const;

  void frame(Ui& ui) override;
  void ground(const paint::Painter& painter) const override;
  void still(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  bool complete() const override { return !judging_ && !play_->odds().awaited(); }
  bool moving() const override { return play_->animation().running() || breath_ < 1; }
  bool advance(float milliseconds) override;
  bool skip() override;

 private:
  enum class Phase : std::uint8_t { asked, judged, shown };

  const Puzzle& puzzle() const { return series_->puzzles()[at_]; }
  bool last() const { return at_ + 1 == series_->puzzles().size(); }
  bool right() const;
  const State& shown() const;
  bool animating() const { return play_->animation().running(); }
  void begin(std::size_t at);
  void set_up();
  void judge(const Command& command);
  void hear();
  void settle(double price);
  void remember();
  void show_answer();
  void play_on();
  void leave();
  void lay_now(Ui& ui, const TableLayout& table);
  float lay_heading(Ui& ui, const SDL_FRect& room);
  void lay_verdict(Ui& ui, const SDL_FRect& room);
  void light_verdict(paint::MatScene& scene) const;
  std::string verdict() const;
  std::string why() const;

  Director& director_;
  const Content& content_;
  std::shared_ptr<const PuzzleSeries> series_;
  Foreteller foreteller_;
  std::size_t at_ = 0;
  Phase phase_ = Phase::asked;
  std::unique_ptr<MatchPlay> play_;
  std::unique_ptr<Attempt> attempt_;
  std::unique_ptr<Prompt> prompt_;  ///< while it is asked
  std::optional<Command> chosen_;
  std::optional<double> price_;
  std::optional<Background<std::vector<RolledOut>>> judging_;
  std::optional<Places> places_;
  Bar bar_;
  Tray tray_;
  float breath_ = 0;
};

}  // namespace fuba::app
