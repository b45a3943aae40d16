#include <algorithm>
#include <cmath>

#include "fuba/table/table_panels.hpp"

namespace fuba::app {
namespace {

/// Why minutes wait for the next dice.
std::string why_waiting(const Words& words, const State& shown) {
  if (shown.carry == 0) return fuba::ui(words, "set-piece-minutes-help");
  return fuba::ui(words, "carried-help", {{"minutes", std::to_string(shown.carry)}});
}

/// The room for the name of the half, behind the time.
float half_width(const Ui& ui, const State& shown) {
  return std::max(ui.px(100),
                  ui.measure(Type::text, ui.say(shown.half == 1 ? "first-half" : "second-half")).x);
}

/// Where the time begins.
float clock_start(const Ui& ui, const TableLayout& table, const State& shown) {
  return table.mat.w - ui.px(14) - half_width(ui, shown) -
         ui.measure(Type::number, moment(ui.words(), shown)).x;
}

/// Whether it is known who kicks off.
bool has_ball(const State& shown) {
  if (shown.half > 1) return true;
  for (std::size_t at = 0; at < shown.agenda.size(); ++at)
    if (shown.agenda[at].step <= Step::kick_off_choice) return false;
  return true;
}

}  // namespace

BarButton Bar::frame(Ui& ui, const TableLayout& table, const State& shown, const Names& names,
                     const BarWays& ways) {
  tell(ui, table, shown, names);
  return table::press_bar(ui, table, ways);
}

void Bar::tell(Ui& ui, const TableLayout& table, const State& shown, const Names& names) {
  ui.fill(table.bar, style::panel, 0);
  teams(ui, table, shown, names);
  weather(ui, table, shown.weather);
  time(ui, table, shown);
}

void Bar::time(Ui& ui, const TableLayout& table, const State& shown) {
  const std::string& half = ui.say(shown.half == 1 ? "first-half" : "second-half");
  const float width = half_width(ui, shown);
  const SDL_FRect clock{table.mat.w - ui.px(106) - width, table.bar.y, ui.px(92), table.bar.h};
  const ImVec2 size = ui.measure(Type::number, moment(ui.words(), shown));
  ui.text(Type::number, clock.x + clock.w - size.x, clock.y + (clock.h - size.y) / 2, style::text,
          moment(ui.words(), shown));
  SDL_FRect beside{clock.x + clock.w + ui.px(10), clock.y + ui.px(1), width, clock.h};
  if (const int waiting = shown.carry + shown.set_piece_minutes; waiting > 0) {
    beside = {beside.x, clock.y + ui.px(8), width, (clock.h - ui.px(16)) / 2};
    const SDL_FRect below{beside.x, beside.y + beside.h, width, beside.h};
    ui.left(Type::small, below, style::accent,
            fuba::ui(ui.words(), "carried", {{"minutes", std::to_string(waiting)}}));
    if (ui.pointer_in({clock.x, clock.y, clock.w + width, clock.h}))
      ui.hint_below({beside.x, 0, width, table.bar.h - ui.px(6)}, why_waiting(ui.words(), shown),
                    {0, 0, ui.width(), ui.height()});
  }
  ui.left(Type::text, beside, style::quiet, half);
}

/// The weather's sign and name, with what it does on hover.
void Bar::weather(Ui& ui, const TableLayout& table, Weather weather) {
  weather_ = weather;
  if (weather == Weather::none) return;
  sign_ = ui.px(26);
  sky_ = {ui.px(27), table.bar.h / 2};
  const std::string& name = weather_name(ui.words(), weather);
  const SDL_FRect words{ui.px(46), ui.px(1), ui.measure(Type::text, name).x, table.bar.h};
  ui.left(Type::text, words, style::quiet, name);
  if (ui.pointer_in({0, 0, words.x + words.w, table.bar.h}))
    ui.hint_below({ui.px(12), 0, words.w, table.bar.h - ui.px(6)}, weather_text(ui.words(), weather),
                  {0, 0, ui.width(), ui.height()});
}

void Bar::teams(Ui& ui, const TableLayout& table, const State& shown, const Names& names) {
  const float middle = table.mat.w / 2 - ui.px(40);
  const float height = table.bar.h;
  ui.centred(Type::number, {middle - ui.px(60), 0, ui.px(120), height}, style::text,
             std::to_string(shown.score[0]) + " : " + std::to_string(shown.score[1]));
  radius_ = ui.px(13);
  has_ball_ = has_ball(shown);
  for (const Team team : fuba::teams) {
    const bool home = team == Team::home;
    const bool coached = !coaches_[index(team)].empty();
    const float beside = coached ? ui.px(44) : 0;
    const float away_end = clock_start(ui, table, shown) - ui.px(24 + 34 + 13 + 10);
    const float most = home ? ui.px(230) : std::min(ui.px(230), away_end - middle - ui.px(76));
    const float room = (shown.weather == Weather::none ? most : std::min(most, ui.px(170))) - beside;
    const std::string name = ui.shortened(Type::strong, names[team], room);
    const ImVec2 size = ui.measure(Type::strong, name);
    const float x = home ? middle - ui.px(76) - size.x : middle + ui.px(76);
    ui.text(Type::strong, x, (height - size.y) / 2, style::text, name);
    const float end = home ? x : x + size.x;
    const float outwards = home ? -1.0F : 1.0F;
    if (coached) lay_portrait(ui, {std::round(end + outwards * ui.px(28)), std::round(height / 2)}, team);
    const float outer = end + outwards * (ui.px(24) + beside);
    pieces_[index(team)] = {outer, height / 2};
    if (has_ball_ && shown.control == team) ball_ = {outer + outwards * ui.px(34), height / 2};
  }
  value_ = shown.ball_value;
  if (shown.auto_check) mark_sure_ball(ui);
}

/// The head of the coach who plays a side, called by name on hover.
void Bar::lay_portrait(Ui& ui, SDL_FPoint centre, Team team) {
  portrait_ = 2 * std::round(ui.px(18));
  portraits_[index(team)] = centre;
  const SDL_FRect place{centre.x - portrait_ / 2, centre.y - portrait_ / 2, portrait_, portrait_};
  if (ui.pointer_in(place))
    ui.hint_below(place, coach_name(ui.words(), coaches_[index(team)]), {0, 0, ui.width(), ui.height()});
}

/// A ring around the ball of a team that keeps it at the next check without a throw.
void Bar::mark_sure_ball(Ui& ui) const {
  const float reach = radius_ + ui.px(5);
  ui.list().AddCircle({ball_.x, ball_.y}, reach, style::accent, 0, ui.px(2));
  const SDL_FRect place{ball_.x - reach, ball_.y - reach, 2 * reach, 2 * reach};
  if (ui.pointer_in(place)) ui.hint_below(place, ui.say("auto-check-help"), {0, 0, ui.width(), ui.height()});
}

void Bar::still(const paint::Painter& painter) const {
  for (const Team team : fuba::teams) {
    painter.draw_piece(pieces_[index(team)], radius_, team, false);
    const std::string& coach = coaches_[index(team)];
    if (!coach.empty()) painter.draw_portrait(portraits_[index(team)], portrait_, coach);
  }
  if (has_ball_) painter.draw_ball(ball_, radius_, value_);
  paint_sky(painter.studio(), sky_, sign_, weather_);
}

}  // namespace fuba::app
