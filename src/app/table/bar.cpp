#include "app/table/bar.hpp"

#include <algorithm>
#include <cmath>

namespace fuba::table {

void Bar::tell(Ui& ui, const TableLayout& table, const BarView& view) {
  ui.fill(table.bar, style::panel, 0);
  lay_teams(ui, table, view);
  lay_time(ui, table, view);
}

void Bar::lay_time(Ui& ui, const TableLayout& table, const BarView& view) const {
  const ImVec2 size = ui.measure(Type::number, view.moment);
  const float teams_end = pieces_[index(Team::away)].x + ui.px(32) + radius_;
  const float room = table.mat.w - ui.px(14 + 10 + 12) - size.x - teams_end;
  const float width = std::min(room, std::max(ui.px(104), ui.measure(Type::text, view.beside).x));
  const float x = table.mat.w - ui.px(14) - width;
  ui.text(Type::number, x - ui.px(10) - size.x, table.bar.y + (table.bar.h - size.y) / 2, style::text,
          view.moment);
  ui.left(Type::text, {x, table.bar.y + ui.px(1), width, table.bar.h},
          view.beside_matters ? style::accent : style::quiet, view.beside);
}

void Bar::lay_teams(Ui& ui, const TableLayout& table, const BarView& view) {
  const float middle = table.mat.w / 2 - ui.px(60);
  const float height = table.bar.h;
  const float up = view.below_score.empty() ? 0 : ui.px(7);
  ui.centred(Type::number, {middle - ui.px(60), -up, ui.px(120), height}, style::text,
             std::to_string(view.score[0]) + " : " + std::to_string(view.score[1]));
  if (!view.below_score.empty())
    ui.centred(Type::small, {middle - ui.px(90), height - ui.px(18), ui.px(180), ui.px(16)}, style::accent,
               view.below_score);
  radius_ = ui.px(13);
  portrait_ = 2 * std::round(ui.px(18));
  ball_.reset();
  for (const Team team : teams) {
    const float outwards = team == Team::home ? -1.0F : 1.0F;
    const bool coached = !coaches_[index(team)].empty();
    const float beside = coached ? ui.px(44) : 0;
    const std::string name = ui.shortened(Type::strong, view.names[team], ui.px(170) - beside);
    const ImVec2 size = ui.measure(Type::strong, name);
    const float x = team == Team::home ? middle - ui.px(76) - size.x : middle + ui.px(76);
    ui.text(Type::strong, x, (height - size.y) / 2, style::text, name);
    const float end = team == Team::home ? x : x + size.x;
    portraits_[index(team)] = {std::round(end + outwards * ui.px(28)), std::round(height / 2)};
    const float outer = end + outwards * (ui.px(24) + beside);
    pieces_[index(team)] = {outer, height / 2};
    if (view.with_ball == team) ball_ = {{outer + outwards * ui.px(32), height / 2}, radius_};
  }
}

void Bar::still(const Painter& painter) const {
  for (const Team team : teams) {
    painter.draw_piece(pieces_[index(team)], radius_, team, false);
    const std::string& coach = coaches_[index(team)];
    if (!coach.empty()) painter.draw_portrait(portraits_[index(team)], portrait_, coach);
  }
}

}  // namespace fuba::table
