#include "app/watch/replay_line.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace fuba::app {
namespace {

constexpr float band_top = 30;
constexpr float band_height = 8;
constexpr float marks_middle = 15;
constexpr float labels_top = 42;
constexpr ImU32 note_paper = IM_COL32(0xF4, 0xE7, 0xB8, 0xFF);
constexpr ImU32 note_ink = IM_COL32(0x6B, 0x5A, 0x2A, 0xFF);

ImU32 colour_of(const TeamKits& kits, Team team) {
  const SDL_Color& body = kits[index(team)].body;
  return IM_COL32(body.r, body.g, body.b, 0xFF);
}

/// How wide and high a mark is, in points; nothing for what is marked on the band itself.
SDL_FPoint size_of(MarkKind kind) {
  switch (kind) {
    case MarkKind::goal:
      return {18, 18};
    case MarkKind::yellow_card:
    case MarkKind::red_card:
      return {10, 15};
    case MarkKind::note:
      return {13, 15};
    default:
      return {0, 0};
  }
}

}  // namespace

float ReplayLine::x_of(std::size_t place) const {
  const float share = end_ == 0 ? 0.0F : static_cast<float>(place) / static_cast<float>(end_);
  return band_.x + band_.w * share;
}

std::size_t ReplayLine::place_at(float x) const {
  const float share = std::clamp((x - band_.x) / band_.w, 0.0F, 1.0F);
  return static_cast<std::size_t>(std::lround(share * static_cast<float>(end_)));
}

const ReplayLine::Laid* ReplayLine::laid_at(const ImVec2& point) const {
  const SDL_FPoint at{point.x, point.y};
  const auto found =
      std::ranges::find_if(laid_, [&](const Laid& laid) { return SDL_PointInFRect(&at, &laid.rect); });
  return found == laid_.end() ? nullptr : &*found;
}

std::optional<std::size_t> ReplayLine::frame(Ui& ui, const SDL_FRect& rect, const Watched& watched,
                                             const TeamKits& kits) {
  const float margin = ui.px(10);
  end_ = watched.course().end();
  band_ = {rect.x + margin, rect.y + ui.px(band_top), rect.w - 2 * margin, ui.px(band_height)};
  lay_band(ui, watched, kits);
  lay_moments(ui, watched);
  lay_marks(ui, rect, watched.course());
  lay_handle(ui, watched.place());
  return press(ui, rect, watched);
}

/// Who had the ball: bright up to the place shown. What is known only turn by turn is a thin line.
void ReplayLine::lay_band(Ui& ui, const Watched& watched, const TeamKits& kits) const {
  const Course& course = watched.course();
  const std::size_t known = watched.known();
  const float thin = band_.h / 4;
  ui.fill({band_.x, band_.y, x_of(known) - band_.x, band_.h}, style::raised, 3);
  ui.fill({x_of(known), band_.y + (band_.h - thin) / 2, x_of(end_) - x_of(known), thin}, style::line, 0);
  const auto lay = [&](std::size_t from, std::size_t to, float brightness) {
    if (from >= to) return;
    const ImU32 colour = style::with_alpha(colour_of(kits, course[from].control), brightness);
    ui.fill({x_of(from), band_.y, x_of(to) - x_of(from), band_.h}, colour, 0);
  };
  std::size_t from = 0;
  while (from < known && course[from].turn == 0) ++from;
  while (from < known) {
    std::size_t to = from + 1;
    while (to < known && course[to].control == course[from].control) ++to;
    lay(from, std::min(to, watched.place()), 0.95F);
    lay(std::max(from, watched.place()), to, 0.4F);
    from = to;
  }
  for (const Mark& mark : course.marks())
    if (mark.kind == MarkKind::turnover)
      ui.fill({x_of(mark.place) - ui.px(0.5F), band_.y + band_.h, ui.px(1), ui.px(4)}, style::dimmed, 0);
}

/// Where a half begins, and every quarter of an hour that has room beside that.
void ReplayLine::lay_moments(Ui& ui, const Watched& watched) const {
  struct Moment {
    std::size_t place;
    std::string words;
    bool begins;
  };
  const Course& course = watched.course();
  constexpr int quarter = 15;
  const auto minute_of = [](int minute) { return std::to_string(minute) + "'"; };
  std::vector<Moment> moments;  // the halves first
  std::vector<Moment> quarters;
  int last = 0;
  for (std::size_t place = 1; place <= course.end(); ++place) {
    const tabletop::Place& at = course[place];
    if (at.half != course[place - 1].half)
      moments.push_back({place, at.half % 2 == 0 ? ui.say("half-time") : minute_of(at.minute), true});
    if (at.minute / quarter <= last) continue;
    last = at.minute / quarter;
    if (last != 3) quarters.push_back({place, minute_of(last * quarter), false});  // half-time stands there
  }
  std::vector<SDL_FRect> taken;
  moments.insert(moments.end(), quarters.begin(), quarters.end());
  for (const auto& [place, words, begins] : moments) {
    const float width = ui.measure(Type::small, words).x;
    const float x = std::min(x_of(place) - width / 2, band_.x + band_.w - width);
    const SDL_FRect label{x, band_.y + ui.px(labels_top - band_top), width + ui.px(10), 1};
    if (std::ranges::any_of(taken, [&](const SDL_FRect& other) {
          return label.x < other.x + other.w && other.x < label.x + label.w;
        }))
      continue;
    taken.push_back(label);
    const float reach = begins ? ui.px(7) : 0.0F;
    ui.fill({x_of(place) - ui.px(0.5F), band_.y - reach, ui.px(1), band_.h + 2 * reach},
            begins ? style::text : style::room, 0);
    ui.text(Type::small, x, label.y, begins ? style::quiet : style::dimmed, words);
  }
}

/// In the order of their places, one beside the other where they would lie on each other.
void ReplayLine::lay_marks(Ui& ui, const SDL_FRect& rect, const Course& course) {
  laid_.clear();
  float free = rect.x;
  for (const Mark& mark : course.marks()) {
    const SDL_FPoint size = size_of(mark.kind);
    if (size.x == 0) continue;
    const float width = ui.px(size.x);
    const float height = ui.px(size.y);
    const float x = std::min(std::max(free, x_of(mark.place) - width / 2), rect.x + rect.w - width);
    laid_.push_back({mark, {x, rect.y + ui.px(marks_middle) - height / 2, width, height}});
    free = x + width + ui.px(2);
    if (mark.kind != MarkKind::note) continue;
    const SDL_FRect& note = laid_.back().rect;
    ui.fill(note, note_paper, 2);
    for (const float line : {0.3F, 0.52F, 0.74F})
      ui.fill({note.x + note.w / 5, note.y + note.h * line, note.w * 3 / 5, ui.px(1)}, note_ink, 0);
  }
}

void ReplayLine::lay_handle(Ui& ui, std::size_t place) const {
  const float x = x_of(place);
  const float y = band_.y + band_.h / 2;
  ui.list().AddCircleFilled({x, y}, ui.px(9), style::room);
  ui.list().AddCircleFilled({x, y}, ui.px(7), style::accent);
}

std::optional<std::size_t> ReplayLine::press(Ui& ui, const SDL_FRect& rect, const Watched& watched) const {
  const Course& course = watched.course();
  ui.spot("time line", rect);
  const bool held = ImGui::IsItemActive();
  const bool begun = ImGui::IsItemActivated();
  if (!held && !ImGui::IsItemHovered()) return std::nullopt;
  const Laid* laid = held && !begun ? nullptr : laid_at(ui.mouse());
  const std::size_t place = laid != nullptr ? laid->mark.place : place_at(ui.mouse().x);
  std::string words = watched.standing_at(place);
  if (laid != nullptr) words += "\n" + watched.told(laid->mark);
  ui.hint(words);
  if (!held) return std::nullopt;
  if (laid != nullptr && laid->mark.kind == MarkKind::goal) return course.previous(place, Stride::choice);
  return course.nearest(place);
}

void ReplayLine::still(const paint::Painter& painter) const {
  for (const auto& [mark, rect] : laid_) {
    if (mark.kind == MarkKind::goal)
      painter.draw_piece({rect.x + rect.w / 2, rect.y + rect.h / 2}, rect.w / 2, mark.team, false);
    else if (mark.kind != MarkKind::note)
      painter.draw_booking(rect, mark.kind == MarkKind::red_card);
  }
}

}  // namespace fuba::app
