#pragma once

#include <array>
#include <optional>

#include "app/window/ui.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {

/// What can be picked on the mat.
struct MatOffer {
  AreaSet single;                                ///< areas picked by themselves
  std::array<AreaSet, area_count> moves_from{};  ///< where pieces of an area may go
  AreaSet graspable;                             ///< pieces may be dragged from here though nothing fits

  AreaSet origins() const;
};

/// What was picked: an area, or a move from one to another.
struct MatPick {
  Area from = Area::none;
  Area to = Area::none;
  bool dragged = false;
  bool keeper = false;  ///< the keeper's piece was dragged
  bool ball = false;    ///< the ball was dragged
};

/// The mouse and the keyboard on the mat: one click for an area, two or a drag for a move.
class MatInput {
 public:
  /// `team` is the one whose pieces can be taken in hand.
  std::optional<MatPick> frame(Ui& ui, const paint::MatLayout& layout, const paint::MatScene& scene,
                               const MatOffer& offer, Team team);
  /// The same as a click on an area.
  std::optional<MatPick> press(Area area, const MatOffer& offer) { return picked(area, offer); }
  /// Lights what can be picked, and shows what is in hand.
  void decorate(paint::MatScene& scene, const MatOffer& offer) const;

  /// The area under the pointer or the keyboard's focus.
  Area hovered() const { return hovered_; }
  /// The area whose piece is to move next.
  Area held() const { return held_; }
  void hold(Area area) { held_ = area; }
  bool drags_keeper() const { return dragging_ && grasped_.keeper; }

 private:
  std::optional<MatPick> picked(Area area, const MatOffer& offer);
  std::optional<MatPick> listen_to_mouse(Ui& ui, const paint::MatLayout& layout, const paint::MatScene& scene,
                                         const MatOffer& offer);
  void grasp(const paint::MatLayout& layout, const paint::MatScene& scene);

  Team team_ = Team::home;
  Area hovered_ = Area::none;
  Area held_ = Area::none;
  Area pressed_ = Area::none;
  bool dragging_ = false;
  MatPick grasped_;
  std::optional<paint::Piece> piece_;
  SDL_FPoint pointer_{};
  std::optional<SDL_FPoint> rest_;  ///< where the pointer lay at first: it points at nothing until it moves
  SDL_FPoint pressed_at_{};
};

}  // namespace fuba::app
