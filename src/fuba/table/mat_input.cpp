#include "fuba/table/mat_input.hpp"

#include <cmath>
#include <utility>

namespace fuba::app {
namespace {

constexpr float drag_distance = 6;

float distance(SDL_FPoint a, SDL_FPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The piece under the pointer where it is the team's, or else any of the team's in that area.
std::optional<paint::Piece> own_piece(const paint::MatScene& scene, const std::optional<paint::Piece>& under,
                                      Area area, Team team) {
  if (under && under->team == team) return under;
  for (const paint::Piece& piece : scene.pieces.pieces)
    if (piece.area == area && piece.team == team && !piece.keeper) return piece;
  return std::nullopt;
}

}  // namespace

AreaSet MatOffer::origins() const {
  AreaSet set;
  for (const Area area : all_areas)
    if (!moves_from[index(area)].empty()) set |= area;
  return set;
}

std::optional<MatPick> MatInput::frame(Ui& ui, const paint::MatLayout& layout, const paint::MatScene& scene,
                                       const MatOffer& offer, Team team) {
  team_ = team;
  hovered_ = Area::none;
  std::optional<MatPick> pick = listen_to_mouse(ui, layout, scene, offer);
  const AreaSet open =
      offer.single | offer.origins() | (held_ == Area::none ? AreaSet{} : offer.moves_from[index(held_)]);
  for (const Area area : open) {
    const std::string id = "area " + std::string(name(area));
    if (ui.focus().item(id, layout.area(area))) pick = picked(area, offer);
    if (ui.focus().on(id)) hovered_ = area;
  }
  return pick;
}

std::optional<MatPick> MatInput::listen_to_mouse(Ui& ui, const paint::MatLayout& layout,
                                                 const paint::MatScene& scene, const MatOffer& offer) {
  pointer_ = {ui.mouse().x, ui.mouse().y};
  const bool inside = ui.pointer_in(layout.room());
  const Area under = inside ? layout.area_at(pointer_) : Area::none;
  if (!rest_) rest_ = pointer_;
  const bool points = distance(pointer_, *rest_) > 0;
  if (!ui.focus().visible() && points) hovered_ = under;
  if (inside && ImGui::IsMouseClicked(0)) {
    pressed_ = under;
    pressed_at_ = pointer_;
    grasp(layout, scene);
  }
  if (pressed_ == Area::none) return std::nullopt;
  const bool movable = !offer.moves_from[index(pressed_)].empty() || offer.graspable.contains(pressed_);
  if (!dragging_ && movable && distance(pointer_, pressed_at_) > ui.px(drag_distance)) {
    dragging_ = true;
    held_ = pressed_;
  }
  if (ImGui::IsMouseDown(0)) return std::nullopt;
  const Area from = pressed_;
  pressed_ = Area::none;
  if (!dragging_) return under == from ? picked(under, offer) : std::nullopt;
  dragging_ = false;
  held_ = Area::none;
  if (under == Area::none || under == from) return std::nullopt;
  MatPick pick = grasped_;
  pick.from = from;
  pick.to = under;
  pick.dragged = true;
  return pick;
}

void MatInput::grasp(const paint::MatLayout& layout, const paint::MatScene& scene) {
  const auto under = paint::piece_at(layout, scene.pieces, pointer_);
  piece_ = own_piece(scene, under, pressed_, team_);
  grasped_ = {};
  grasped_.keeper = under && under->keeper && under->team == team_;
  grasped_.ball = !under && scene.ball && distance(pointer_, scene.ball->centre) < layout.ball_radius();
}

std::optional<MatPick> MatInput::picked(Area area, const MatOffer& offer) {
  if (area == Area::none) return std::nullopt;
  if (held_ != Area::none && offer.moves_from[index(held_)].contains(area)) {
    MatPick pick;
    pick.from = std::exchange(held_, Area::none);
    pick.to = area;
    return pick;
  }
  if (offer.single.contains(area)) {
    MatPick pick;
    pick.to = area;
    return pick;
  }
  held_ = held_ != area && offer.origins().contains(area) ? area : Area::none;
  return std::nullopt;
}

void MatInput::decorate(paint::MatScene& scene, const MatOffer& offer) const {
  const AreaSet open = held_ == Area::none ? offer.single | offer.origins() : offer.moves_from[index(held_)];
  for (const Area area : open)
    scene.lit.push_back({area, area == hovered_ ? paint::Light::hovered : paint::Light::legal});
  if (held_ != Area::none) scene.lit.push_back({held_, paint::Light::origin});
  if (!open.empty() && hovered_ != Area::none && hovered_ != held_ && !open.contains(hovered_))
    scene.lit.push_back({hovered_, paint::Light::refused});
  scene.area_names = !open.empty();
  if (!dragging_) return;
  if (grasped_.ball && scene.ball) scene.ball->centre = pointer_;
  if (!piece_) return;
  paint::Piece piece = *piece_;
  std::erase_if(scene.pieces.pieces, [&](const paint::Piece& other) {
    return other.team == piece.team && distance(other.centre, piece.centre) < 1.0F;
  });
  scene.ghosts.push_back(piece);
  piece.centre = pointer_;
  scene.lifted.push_back(piece);
}

}  // namespace fuba::app
