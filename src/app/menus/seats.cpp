#include "app/menus/seats.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuba::app {
namespace {

constexpr float portrait_size = 44;
constexpr float between_portraits = 6;
constexpr float around_portraits = 10;  ///< for the rings
constexpr float seat_line = 22;

/// The ring of what is pointed at.
constexpr SDL_Color pointed_ring{126, 138, 147, 255};

}  // namespace

Seats::Seats(Director& director, BoardGame& game) : director_(&director), game_(&game), everybody_{""} {
  Coaches coaches = game.coaches();
  known_ = std::move(coaches.of_the_game);
  for (const Coaches::Known& coach : known_) everybody_.push_back(coach.id);
  fixed_ = everybody_.size();
  everybody_.insert(everybody_.end(), coaches.own.begin(), coaches.own.end());
}

/// Null where it is a person or a player's own.
const Coaches::Known* Seats::known(const std::string& coach) const {
  const auto found = std::ranges::find(known_, coach, &Coaches::Known::id);
  return found == known_.end() ? nullptr : &*found;
}

bool Seats::is_own(const std::string& coach) const { return !coach.empty() && known(coach) == nullptr; }

std::string Seats::name_of(const Ui& ui, const std::string& coach) const {
  if (coach.empty()) return ui.say("person");
  const Coaches::Known* found = known(coach);
  return found != nullptr ? found->name : coach;
}

std::string Seats::kind_of(const Ui& ui, const std::string& coach) const {
  if (coach.empty()) return {};
  const Coaches::Known* found = known(coach);
  return found != nullptr ? found->kind : ui.say("own-coach");
}

bool Seats::offers(const std::string& coach) const {
  return std::ranges::find(everybody_, coach) != everybody_.end();
}

/// Those with a portrait of their own, and behind them one for all coaches of a player's own.
std::vector<std::string> Seats::row(const std::string& coach) const {
  const auto first_own = everybody_.begin() + static_cast<std::ptrdiff_t>(fixed_);
  std::vector<std::string> shown(everybody_.begin(), first_own);
  if (first_own != everybody_.end()) shown.push_back(is_own(coach) ? coach : *first_own);
  return shown;
}

/// How large they are in a row of that width.
float Seats::portrait_side(const Ui& ui, float width, std::size_t count) {
  return std::min(ui.px(portrait_size), width / static_cast<float>(count) - ui.px(between_portraits));
}

float Seats::height(const Ui& ui, float width) const {
  float tallest = 0;
  for (const std::string& coach : everybody_)
    tallest = std::max(tallest, ui.measure(Type::small, help(ui, coach), width).y);
  return ui.px(2 * seat_line + around_portraits) + portrait_side(ui, width, row("").size()) + tallest;
}

void Seats::frame(Ui& ui, const SDL_FRect& room, Team team, std::string& coach, char letter) {
  const std::string now = coach;
  const auto next = [&](std::size_t first) {
    const auto at = static_cast<std::size_t>(std::ranges::find(everybody_, now) - everybody_.begin());
    return everybody_[at + 1 < everybody_.size() ? at + 1 : first];
  };
  const SDL_FRect line{room.x, room.y, room.w, ui.px(seat_line)};
  const std::string side(tabletop::name(team));
  ui.left(Type::small, line, style::quiet, ui.say("who-plays"));
  ui.badge({line.x, line.y, line.w + ui.px(9), line.h}, letter, style::quiet);
  const std::string another = "next " + side;
  if (ui.spot(another, line, letter)) take(coach, next(0));
  if (ui.focus().on(another)) ui.outline(line, style::accent, 2, 6);

  const std::vector<std::string> shown = row(now);
  const float height = portrait_side(ui, room.w, shown.size()) + ui.px(around_portraits);
  std::string introduced = now;
  const float step = room.w / static_cast<float>(shown.size());
  for (std::size_t at = 0; at < shown.size(); ++at) {
    const SDL_FRect rect{room.x + step * static_cast<float>(at), line.y + line.h, step, height};
    const bool taken = portrait(ui, rect, team, shown[at], shown[at] == now);
    if (ui.focus().visible() ? portraits_.back().focused : portraits_.back().pointed) introduced = shown[at];
    if (taken) take(coach, is_own(now) && shown[at] == now ? next(fixed_) : shown[at]);
  }
  const float below = line.y + line.h + height;
  introduce(ui, {room.x, below, room.w, room.y + room.h - below}, introduced);
}

bool Seats::portrait(Ui& ui, const SDL_FRect& rect, Team team, const std::string& shown, bool on) {
  const std::string id =
      std::string(tabletop::name(team)) + " played by " + (shown.empty() ? "person" : shown);
  const SDL_FPoint centre{std::round(rect.x + rect.w / 2), std::round(rect.y + rect.h / 2)};
  size_ = 2 * std::round(portrait_side(ui, rect.w, 1) / 2);
  const bool taken = ui.spot(id, rect);
  portraits_.push_back({centre, shown, on, ui.pointer_in(rect), ui.focus().on(id)});
  return taken;
}

/// Who plays, and how.
void Seats::introduce(Ui& ui, const SDL_FRect& room, const std::string& coach) const {
  const std::string kind = kind_of(ui, coach);
  const SDL_FRect line{room.x, room.y, room.w, ui.px(seat_line)};
  const float beside = kind.empty() ? 0 : ui.measure(Type::small, kind).x + ui.px(8);
  const std::string name = ui.shortened(Type::strong, name_of(ui, coach), line.w - beside);
  ui.left(Type::strong, line, style::text, name);
  const float end = ui.measure(Type::strong, name).x + ui.px(8);
  ui.left(Type::small, {line.x + end, line.y + ui.px(1), line.w - end, line.h}, style::quiet, kind);
  ui.text(Type::small, room.x, line.y + line.h, style::quiet, help(ui, coach), room.w);
}

/// "Against coaches: 1320 ± 140 (12 matches). Best match for you: Otto."
std::string Seats::level_words(const Ui& ui) const {
  return words::ui(ui.words(), "own-level",
                   {{"rating", words::number(ui.words(), level_->rating.elo, 0)},
                    {"error", words::number(ui.words(), level_->rating.error, 0)},
                    {"count", std::to_string(level_->matches)},
                    {"coach", name_of(ui, level_->coach)}});
}

std::string Seats::help(const Ui& ui, const std::string& coach) const {
  if (coach.empty()) return level_ ? level_words(ui) : ui.say("person-help");
  if (const Coaches::Known* found = known(coach)) return found->help;
  const std::size_t count = everybody_.size() - fixed_;
  if (count == 1) return words::ui(ui.words(), "own-coach-help", {{"file", coach + ".json"}});
  const auto number =
      std::ranges::find(everybody_, coach) - everybody_.begin() + 1 - static_cast<std::ptrdiff_t>(fixed_);
  return words::ui(ui.words(), "own-coach-next",
                   {{"number", std::to_string(number)}, {"count", std::to_string(count)}});
}

/// Somebody else plays; what is wrong with the tactics is told at once.
void Seats::take(std::string& coach, const std::string& taken) {
  coach = taken;
  if (coach.empty()) return;
  if (const auto trouble = game_->trouble_with(coach)) director_->tell(*trouble);
}

void Seats::still(const paint::Painter& painter) const {
  const paint::Theme& theme = painter.theme();
  const float width = std::round(size_ / 18);
  for (const auto& [centre, coach, on, pointed, focused] : portraits_) {
    const float radius = size_ / 2 + width;
    if (focused) painter.draw_ring(centre, radius + width, width, theme.text);
    if (on || pointed) painter.draw_ring(centre, radius, width, on ? theme.accent : pointed_ring);
    painter.draw_portrait(centre, size_, coach);
    if (!level_ || coach != level_->coach) continue;
    const float dot = std::round(size_ / 8);
    const float aside = std::round(radius * 0.7F);
    painter.draw_ring({centre.x + aside, centre.y + aside}, dot, dot, theme.accent);
  }
}

}  // namespace fuba::app
