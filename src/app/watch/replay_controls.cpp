#include "app/watch/replay_controls.hpp"

#include <algorithm>
#include <array>

namespace fuba::app {
namespace {

/// The two buttons that go back and on by a stride, and the keys that do the same.
struct StrideKeys {
  std::string_view word;
  SDL_Keycode back;
  SDL_Keycode on;
  std::string_view back_cap;
  std::string_view on_cap;
};

const StrideKeys& keys_of(Stride stride) {
  static constexpr std::array<StrideKeys, tabletop::stride_count> keys{{
      {"replay-choice", SDLK_LEFT, SDLK_RIGHT, "←", "→"},
      {"replay-turn", SDLK_UP, SDLK_DOWN, "↑", "↓"},
      {"replay-half", SDLK_PAGEUP, SDLK_PAGEDOWN, "PgUp", "PgDn"},
      {"replay-goal", SDLK_f, SDLK_g, "F", "G"},
  }};
  return keys[static_cast<std::size_t>(stride)];
}

constexpr std::array strides{Stride::choice, Stride::turn, Stride::half, Stride::goal};
constexpr std::array<std::string_view, speed_count> speed_names{"speed-slow", "speed-normal", "speed-fast",
                                                                "speed-very-fast"};

SDL_FPoint middle_of(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

/// The key that does what a button does, in a small frame around the middle of a place.
void key_cap(Ui& ui, SDL_FPoint middle, std::string_view cap, ImU32 colour) {
  const float width = std::max(ui.px(20), ui.measure(Type::small, cap).x + ui.px(10));
  const SDL_FRect frame{middle.x - width / 2, middle.y - ui.px(10), width, ui.px(20)};
  ui.outline(frame, style::with_alpha(colour, 0.35F), 1.0F, 4);
  ui.centred(Type::small, frame, colour, cap);
}

/// An arrow head that points left (-1) or right (1).
void arrow_head(Ui& ui, SDL_FPoint middle, float way, ImU32 colour) {
  const float reach = ui.px(5);
  ui.list().AddTriangleFilled({middle.x + way * reach, middle.y},
                              {middle.x - way * reach, middle.y - way * ui.px(6)},
                              {middle.x - way * reach, middle.y + way * ui.px(6)}, colour);
}

/// A button that cannot be pressed now, with its reason on hover.
void dimmed_button(Ui& ui, const SDL_FRect& rect, std::string_view label, std::string_view why) {
  ui.fill(rect, style::with_alpha(style::raised, 0.45F));
  ui.left(Type::text, {rect.x + ui.px(style::padding_x), rect.y, rect.w, rect.h}, style::dimmed, label);
  if (ui.pointer_in(rect)) ui.hint(why);
}

/// A button with an arrow head and its key; dimmed where there is nowhere to go.
bool way_button(Ui& ui, std::string_view id, const SDL_FRect& rect, float way, std::string_view cap,
                bool open) {
  bool pressed = false;
  if (open)
    pressed = ui.button(id, rect, "");
  else
    ui.fill(rect, style::with_alpha(style::raised, 0.45F));
  const ImU32 ink = open ? style::text : style::dimmed;
  const SDL_FPoint middle = middle_of(rect);
  arrow_head(ui, {middle.x + way * (rect.w / 2 - ui.px(14)), middle.y}, way, ink);
  key_cap(ui, {middle.x - way * ui.px(8), middle.y}, cap, ink);
  return pressed;
}

/// Starts and stops; what moves at a single step only jumps to its end.
void start_or_stop(Watched& watched) {
  const bool single_step = watched.moving() && !watched.playing();
  watched.skip();
  if (single_step) return;
  if (watched.playing())
    watched.pause();
  else
    watched.play();
}

void lay_pace(Ui& ui, const SDL_FRect& row, Watched& watched) {
  const float gap = ui.px(8);
  const float side = ui.px(30);
  const float cap = ui.measure(Type::small, ui.say("key-space")).x + ui.px(10);
  const float play = row.w * 0.5F;
  const SDL_FRect button{row.x, row.y, play, row.h};
  if (ui.button("play", button, "", 0, true)) start_or_stop(watched);
  ui.left(Type::text, {button.x + ui.px(style::padding_x), button.y, button.w - cap - ui.px(26), button.h},
          style::on_accent, ui.say(watched.playing() ? "replay-pause" : "replay-play"));
  key_cap(ui, {button.x + button.w - cap / 2 - ui.px(8), button.y + button.h / 2}, ui.say("key-space"),
          style::on_accent);
  const auto speed = static_cast<std::size_t>(watched.speed());
  const SDL_FRect slower{button.x + button.w + gap, row.y, side, row.h};
  const SDL_FRect faster{row.x + row.w - side, row.y, side, row.h};
  ui.centred(Type::small, {slower.x + side, row.y, faster.x - slower.x - side, row.h}, style::quiet,
             ui.say(speed_names[speed]));
  const auto sign_button = [&](std::string_view id, const SDL_FRect& rect, std::string_view sign) {
    const bool pressed = ui.button(id, rect, "");
    ui.centred(Type::text, rect, style::text, sign);
    return pressed;
  };
  const bool down = sign_button("slower", slower, "−") || (!ui.editing() && ui.key().sign == '-');
  const bool up = sign_button("faster", faster, "+") || (!ui.editing() && ui.key().sign == '+');
  if (down && speed > 0) watched.set_speed(static_cast<Speed>(speed - 1));
  if (up && speed + 1 < speed_count) watched.set_speed(static_cast<Speed>(speed + 1));
}

void lay_stride(Ui& ui, const SDL_FRect& row, Stride stride, Watched& watched) {
  const StrideKeys& keys = keys_of(stride);
  const Course& course = watched.course();
  const float width = ui.px(88);
  const std::string id(keys.word);
  ui.centred(Type::text, {row.x + width, row.y, row.w - 2 * width, row.h}, style::quiet, ui.say(keys.word));
  if (way_button(ui, id + " back", {row.x, row.y, width, row.h}, -1, keys.back_cap,
                 course.previous(watched.place(), stride).has_value()))
    watched.go_back(stride);
  if (!way_button(ui, id + " on", {row.x + row.w - width, row.y, width, row.h}, 1, keys.on_cap,
                  course.next(watched.place(), stride).has_value()))
    return;
  if (stride == Stride::choice)
    watched.step();
  else
    watched.go_on(stride);
}

}  // namespace

void hear_strides(const Ui& ui, Watched& watched) {
  const Key& key = ui.key();
  for (const Stride stride : strides) {
    if (key.is(keys_of(stride).back)) watched.go_back(stride);
    if (!key.is(keys_of(stride).on)) continue;
    if (stride == Stride::choice)
      watched.step();
    else
      watched.go_on(stride);
  }
  if (key.is(SDLK_HOME)) watched.go_to(0);
  if (key.is(SDLK_END)) watched.go_to(watched.course().end());
  if (key.is(SDLK_SPACE)) start_or_stop(watched);
}

WatchWish lay_controls(Ui& ui, const SDL_FRect& room, Watched& watched) {
  const float gap = ui.px(5);
  float y = room.y;
  const auto row = [&](float points) {
    const SDL_FRect rect{room.x, y, room.w, ui.px(points)};
    y += rect.h + gap;
    return rect;
  };
  WatchWish wish = WatchWish::none;
  lay_pace(ui, row(42), watched);
  for (const Stride stride : strides) lay_stride(ui, row(34), stride, watched);
  SDL_FRect note = row(38);
  if (watched.has_secrets()) {
    const float half = (note.w - gap) / 2;
    if (ui.toggle("secrets", {note.x, note.y, half, note.h}, ui.say("replay-secrets"),
                  watched.secrets_shown(), 's'))
      watched.show_secrets(!watched.secrets_shown());
    note = {note.x + half + gap, note.y, half, note.h};
  }
  if (!watched.can_write())
    dimmed_button(ui, note, ui.say("mark-note"), ui.say("replay-no-note"));
  else if (ui.button("note", note, ui.say("mark-note"), 'n'))
    wish = WatchWish::write_note;
  const SDL_FRect last = row(42);
  if (!watched.can_play_on())
    dimmed_button(ui, last, ui.say("replay-play-on"), ui.say("replay-over"));
  else if (ui.button("play on", last, ui.say("replay-play-on"), 'p'))
    wish = WatchWish::play_on;
  return wish;
}

void lay_foot(Ui& ui, const SDL_FRect& foot, ReplayLine& line, Watched& watched, const TeamKits& kits) {
  ui.fill(foot, style::room, 0);
  const float keys =
      std::max(ui.measure(Type::small, ui.say("key-home")).x, ui.measure(Type::small, ui.say("key-end")).x);
  const float width = keys + ui.px(22);
  const float margin = ui.px(12);
  const SDL_FRect first{foot.x + margin, foot.y + ui.px(19), width, ui.px(30)};
  const SDL_FRect last{foot.x + foot.w - margin - width, first.y, width, first.h};
  if (ui.button("first", first, "")) watched.go_to(0);
  key_cap(ui, middle_of(first), ui.say("key-home"), style::text);
  if (ui.button("last", last, "")) watched.go_to(watched.course().end());
  key_cap(ui, middle_of(last), ui.say("key-end"), style::text);
  const float side = width + 2 * margin;
  const auto place = line.frame(ui, {foot.x + side, foot.y, foot.w - 2 * side, foot.h}, watched, kits);
  if (place && *place != watched.place()) watched.go_to(*place);
}

}  // namespace fuba::app
