#pragma once

#include <memory>

#include "director.hpp"
#include "match_play.hpp"
#include "screen.hpp"
#include "stage.hpp"
#include "table_panels.hpp"

namespace fuba::app {

/// The match: bar, mat, NOW, tray and log, and the curtain before a secret.
class TableScreen : public Screen {
 public:
  TableScreen(Director& director, std::unique_ptr<MatchPlay> play);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  bool on_mat() const override { return animating() || !stage_->covers_mat(); }
  bool moving() const override;
  bool advance(float milliseconds) override;
  bool skip() override;

 private:
  enum class Sheet : std::uint8_t { none, rules, log };

  bool animating() const { return play_->animation().running(); }
  const State& shown() const;
  const std::vector<TrayRoll>& shown_dice() const;
  std::unique_ptr<Stage> stage_for_decision();
  void follow();
  void listen(Ui& ui);
  void press(BarButton button);
  void lay_now(Ui& ui, const TableLayout& table);
  void lay_curtain(Ui& ui);
  void turn_over(Sheet sheet);
  void lay_sheet(Ui& ui, const TableLayout& table);
  std::string why_no_undo() const;
  std::string story_of_motion() const;
  float tumble() const;
  void live_motion(const paint::Painter& painter) const;
  bool curtain_closed() const;

  Director& director_;
  std::unique_ptr<MatchPlay> play_;
  std::unique_ptr<Stage> stage_;
  std::size_t page_ = 0;      ///< the one that `stage_` belongs to
  std::size_t revealed_ = 0;  ///< the page whose curtain has been opened
  std::optional<Places> places_;
  Bar bar_;
  Tray tray_;
  Sheet sheet_ = Sheet::none;
  float breath_ = 0;
  float curtain_ = 0;
};

}  // namespace fuba::app
