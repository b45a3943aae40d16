#include "fuba/table/prompts/role_prompt.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "app/window/letters.hpp"
#include "fuba/table/choice_list.hpp"
#include "fuba/table/formation_card.hpp"

namespace fuba::app {

RolePrompt::RolePrompt(MatchPlay& play) : play_(play), team_(play.decision()->team) {}

int RolePrompt::taken(PlayerRole role) const { return play_.view().side(team_).roles[index(role)]; }

void RolePrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = CardRows(ui, places.table.mat);
  const std::size_t asked = play_.question_number();
  lay_roles(ui);
  if (asked == play_.question_number()) finish(ui, room);
}

void RolePrompt::lay_roles(Ui& ui) {
  signs_.clear();
  radius_ = ui.px(13);
  std::vector<std::string> labels{play_.label(all_chosen), ui.say("take-back")};
  for (std::size_t at = 0; at < role_count; ++at)
    labels.push_back(role_name(ui.words(), static_cast<PlayerRole>(at)));
  const std::vector<char> letters = letters_for(labels);
  for (std::size_t at = 0; at < role_count; ++at) {
    const auto role = static_cast<PlayerRole>(at);
    if (lay_role(ui, layout_.row(ui, at, role_count), role, letters[at + 2]))
      return play_.choose(commands::take(role));
  }
}

bool RolePrompt::lay_role(Ui& ui, const SDL_FRect& rect, PlayerRole role, char letter) {
  const std::string id = "role " + std::string(name(role));
  const bool open = std::ranges::count(play_.legal(), commands::take(role)) > 0;
  const bool hot = ui.pointer_in(rect);
  ui.fill(rect, !open ? style::with_alpha(style::raised, 0.45F) : hot ? style::hovered : style::raised);
  ui.edge(rect);
  lay_sign(ui, {rect.x, rect.y, ui.px(64), rect.h}, role, open);
  const float x = rect.x + ui.px(64);
  const float width = rect.w - ui.px(64 + 92);
  const float middle = rect.y + rect.h / 2;
  ui.left(Type::strong, {x, middle - ui.px(24), width, ui.px(24)}, open ? style::text : style::dimmed,
          role_name(ui.words(), role));
  ui.left(Type::small, {x, middle + ui.px(2), width, ui.px(20)}, open ? style::quiet : style::dimmed,
          role_effect(ui.words(), role));
  if (taken(role) > 0)
    ui.centred(Type::strong, {rect.x + rect.w - ui.px(88), rect.y, ui.px(40), rect.h}, style::accent,
               "×" + std::to_string(taken(role)));
  if (!open) {
    if (hot) ui.hint(play_.refusal(commands::take(role)));
    return false;
  }
  ui.badge(rect, letter, style::quiet);
  const bool pressed = ui.spot(id, rect, letter);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  return pressed;
}

void RolePrompt::lay_sign(Ui& ui, const SDL_FRect& rect, PlayerRole role, bool open) {
  const RoleRule& rule = play_.rules().roles[index(role)];
  const int run = static_cast<int>(index(rule.point_to)) - static_cast<int>(index(rule.player));
  const float ahead = run > 0 ? -1.0F : 1.0F;
  const float x = rect.x + rect.w / 2;
  const float y = rect.y + rect.h / 2 - ahead * ui.px(std::abs(run) > 1 ? 10 : 8);
  signs_.push_back({{x, y}, !open});
  for (int arrow = 0; arrow < std::abs(run); ++arrow) {
    const float tip = y + ahead * ui.px(24 + 8 * static_cast<float>(arrow));
    const float foot = tip - ahead * ui.px(5);
    const std::array head{ImVec2(x - ui.px(7), foot), ImVec2(x, tip), ImVec2(x + ui.px(7), foot)};
    ui.list().AddPolyline(head.data(), static_cast<int>(head.size()), open ? style::text : style::dimmed, 0,
                          ui.px(3));
  }
}

void RolePrompt::finish(Ui& ui, const SDL_FRect& room) {
  float y = room.y + ui.text(Type::small, room.x, room.y, style::quiet, ui.say("roles-help"), room.w);
  y += ui.px(18);
  const std::string refusal = play_.refusal(all_chosen);
  if (!refusal.empty()) {
    y += ui.text(Type::small, room.x, y, style::bad, refusal, room.w) + ui.px(14);
  } else {
    const RoleCounts& taken = play_.view().side(team_).roles;
    const bool none = std::accumulate(taken.begin(), taken.end(), 0) == 0;
    const std::string label = none ? ui.say("no-roles") : play_.label(all_chosen);
    if (ui.button("done", {room.x, y, room.w, ui.px(48)}, label, letters_for({label}).front(), true))
      return play_.choose(all_chosen);
    y += ui.px(56);
  }
  const RoleCounts& roles = play_.view().side(team_).roles;
  if (std::accumulate(roles.begin(), roles.end(), 0) == 0) return;
  if (ui.button("take back", {room.x, y, room.w, ui.px(44)}, ui.say("take-back"),
                letters_for({play_.label(all_chosen), ui.say("take-back")}).back()))
    play_.undo();
}

void RolePrompt::still(const paint::Painter& painter) const {
  const State& view = play_.view();
  paint_card(
      painter.studio(), layout_.card,
      formation_card(play_.rules(), team_, view.secret_formation[index(team_)], view.side(team_).roles));
  for (const Sign& sign : signs_) painter.draw_piece(sign.piece, radius_, team_, false, sign.faint);
}

}  // namespace fuba::app
