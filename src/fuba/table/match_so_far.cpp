#include "fuba/table/match_so_far.hpp"

#include <algorithm>

#include "app/window/team_names.hpp"
#include "fuba/story/report.hpp"

namespace fuba::app {
namespace {

constexpr float so_far_edge = 22;
constexpr float so_far_gap = 12;
constexpr float so_far_head = 132;
constexpr float so_far_luck = 72;
constexpr float figures_share = 0.58F;
constexpr std::size_t most_figures = 6;  ///< for which there is room; the story has all

}  // namespace

MatchSoFar::MatchSoFar(const Match& match, const Words& words) {
  work_.emplace([match = with_team_names(match, words), words](const std::stop_token&) {
    return make_report(tell(match), match, words);
  });
}

SDL_FRect MatchSoFar::frame(Ui& ui, const SDL_FRect& mat, bool curve) {
  pictures_.clear();
  if (work_ && work_->done()) {
    report_ = work_->take();
    work_.reset();
  }
  if (!report_) return mat;
  const float edge = ui.px(so_far_edge);
  const float gap = ui.px(so_far_gap);
  const SDL_FRect room{mat.x + edge, mat.y + edge, mat.w - 2 * edge, mat.h - 2 * edge};
  const SDL_FRect head{room.x, room.y, room.w, ui.px(so_far_head)};
  lay_score(ui, pictures_, report_->head, head);
  const float top = head.y + head.h + gap;
  const SDL_FRect left{room.x, top, (room.w - gap) * figures_share, room.y + room.h - top};
  story::FiguresPart figures = report_->figures;
  figures.figures.resize(std::min(figures.figures.size(), most_figures));
  lay_figures(ui, pictures_, figures, left);
  SDL_FRect right{left.x + left.w + gap, top, room.w - left.w - gap, left.h};
  for (const Team team : teams) {
    const float height = ui.px(so_far_luck);
    const float y = right.y + right.h - height - (team == Team::home ? height + gap : 0);
    lay_luck_in_short(ui, pictures_, report_->luck, team, {right.x, y, right.w, height});
  }
  right.h -= 2 * (ui.px(so_far_luck) + gap);
  if (curve) lay_expected_goals(ui, pictures_, *report_, right);
  return right;
}

void MatchSoFar::paint(const paint::Painter& painter) const {
  for (const auto& picture : pictures_) picture(painter);
}

}  // namespace fuba::app
