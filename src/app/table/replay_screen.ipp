#pragma once

#include <algorithm>

#include "app/table/replay.ipp"
#include "app/table/replay_screen.hpp"
#include "app/table/rules_sheet.hpp"
#include "app/table/sheet_room.hpp"
#include "app/table/table_match.hpp"
#include "app/window/seed.hpp"

namespace fuba::table {

template <class T>
ReplayScreen<T>::ReplayScreen(Director& director, const Content<T>& content, Match match,
                              std::filesystem::path file)
    : director_(director),
      content_(content),
      replay_(std::move(match), content.words, director.settings().pace == Pace::off),
      file_(std::move(file)) {}

template <class T>
const typename ReplayScreen<T>::State& ReplayScreen<T>::shown() const {
  const Motion<G>* motion = replay_.animation().current();
  return motion != nullptr ? motion->before : replay_.view();
}

template <class T>
const TrayRoll<typename T::Played>& ReplayScreen<T>::shown_dice() const {
  const Motion<G>* motion = replay_.animation().current();
  return motion != nullptr ? motion->tray : replay_.tray();
}

/// As it was played.
template <class T>
std::optional<fuba::app::TeamKits> ReplayScreen<T>::kits() const {
  return fuba::app::kits_of(replay_.match().info().colours);
}

template <class T>
void ReplayScreen<T>::frame(Ui& ui) {
  constexpr float foot_height = 62;
  ui.speak(content_.words);
  ui.focus().spare_arrows();
  const TableLayout table = ui.table(foot_height);
  board_.emplace(table.mat);
  if (editor_.open()) ui.focus().mute(true);
  listen(ui, table);
  tray_.frame(ui, table, replay_.rules(), shown(), replay_.names(), shown_dice(), std::nullopt);
  if (fuba::app::log_panel(ui, table.log, replay_.log())) turn_over(Sheet::log);
  lay_bar(ui, table);
  lay_now(ui, table.now);
  lay_foot(ui, table.foot, line_, replay_,
           kits().value_or(fuba::paint::kits[director_.settings().colours].teams));
  lay_sheet(ui, table);
  const std::string when = T::Kit::moment(ui.words(), replay_.view());
  if (const auto text = editor_.frame(ui, table.mat, when)) keep_note(*text);
}

template <class T>
void ReplayScreen<T>::listen(Ui& ui, const TableLayout& table) {
  if (editor_.open()) return;
  hear_strides(ui, replay_);
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.sign == '?') turn_over(Sheet::rules);
  if (ui.pointer_in(table.mat) && ImGui::IsMouseClicked(0)) replay_.skip();
  if (!key.is(SDLK_ESCAPE)) return;
  if (sheet_ != Sheet::none)
    sheet_ = Sheet::none;
  else
    leave();
}

template <class T>
void ReplayScreen<T>::leave() {
  if (director_.nested()) return director_.back();
  director_.go(place::Title{});
}

template <class T>
void ReplayScreen<T>::lay_bar(Ui& ui, const TableLayout& table) {
  bar_.seat(replay_.match().info().coaches);
  bar_.tell(ui, table, T::bar(ui.words(), replay_.rules(), shown(), replay_.names()));
  const float margin = ui.px(12);
  const float gap = ui.px(6);
  const float width = (table.now.w - 2 * margin - gap) / 2;
  SDL_FRect rect{table.now.x + margin, ui.px(9), width, table.bar.h - ui.px(18)};
  if (ui.toggle("bar rules", rect, ui.say("rules"), sheet_ == Sheet::rules)) turn_over(Sheet::rules);
  rect.x += width + gap;
  if (ui.button("bar back", rect, ui.say("back"))) leave();
}

template <class T>
void ReplayScreen<T>::lay_sheet(Ui& ui, const TableLayout& table) {
  const SDL_FRect rect = sheet_room(ui, table);
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed = rules_sheet(ui, rect, words::help(content_.book, T::situation(shown())));
  if (sheet_ == Sheet::log) closed = fuba::app::log_sheet(ui, rect, replay_.log());
  if (closed) sheet_ = Sheet::none;
}

template <class T>
void ReplayScreen<T>::lay_now(Ui& ui, const SDL_FRect& now) {
  constexpr float controls_height = 286;
  ui.fill(now, style::panel, 0);
  const float margin = ui.px(14);
  SDL_FRect room{now.x + margin, now.y + margin, now.w - 2 * margin, now.h - 2 * margin};
  const float controls = ui.px(controls_height);
  obey(ui, lay_controls(ui, {room.x, room.y + room.h - controls, room.w, controls}, replay_));
  room.h -= controls + ui.px(12);
  const float used = lay_question(ui, room);
  if (replay_.animation().running()) return;
  fuba::app::lay_note(ui, {room.x, room.y + used, room.w, room.h - used}, replay_.note());
}

/// What is asked and what is chosen, or what happens; answers the height used.
template <class T>
float ReplayScreen<T>::lay_question(Ui& ui, const SDL_FRect& room) const {
  const auto tell = [&](float y, Type type, ImU32 colour, const std::string& words) {
    return ui.text(type, room.x, y, colour, words, room.w) + ui.px(10);
  };
  if (const Motion<G>* motion = replay_.animation().current())
    return tell(room.y, Type::strong, style::text, T::happening(*motion, told()));
  const std::string question = replay_.question();
  if (const auto due = G::roll(replay_.view()); due && replay_.place() != replay_.known())
    return tell(room.y, Type::strong, style::text, T::purpose(content_.words, due->purpose));
  if (question.empty())
    return tell(room.y, Type::strong, style::text,
                ui.say(replay_.match().over() ? "full-time" : "replay-record-ends"));
  const float used = tell(room.y, Type::strong, style::text, question);
  const Team chooses = G::decision(replay_.view())->team;
  if (const auto* made = replay_.choice())
    return used + tell(room.y + used, Type::text, style::accent,
                       T::label(content_.words, replay_.view(), made->command));
  return used + tell(room.y + used, Type::small, style::quiet,
                     replay_.place() == replay_.known() ? ui.say("replay-record-ends")
                                                        : words::ui(content_.words, "replay-secret-choice",
                                                                    {{"team", replay_.names()[chooses]}}));
}

template <class T>
void ReplayScreen<T>::obey(Ui& ui, fuba::app::WatchWish wish) {
  switch (wish) {
    case fuba::app::WatchWish::write_note:
      replay_.pause();
      replay_.skip();
      editor_.begin(ui, replay_.note());
      break;
    case fuba::app::WatchWish::play_on: {
      const auto dice = tabletop::DiceSource::random(fuba::app::fresh_seed());
      director_.go(place::PlayOn{std::make_shared<TableMatch<T>>(director_.game_named(G::id), content_.words,
                                                                 replay_.from_here(dice))});
      break;
    }
    case fuba::app::WatchWish::none:
      break;
  }
}

template <class T>
void ReplayScreen<T>::keep_note(const std::string& text) {
  replay_.write(text);
  if (file_.empty()) return;
  if (const auto saved = tabletop::save(replay_.match(), file_); !saved)
    director_.tell(to_string(saved.error()));
}

template <class T>
void ReplayScreen<T>::ground(const Painter& painter) const {
  T::paint_ground(painter, *board_, replay_.rules());
}

template <class T>
void ReplayScreen<T>::still(const Painter& painter) const {
  bar_.still(painter);
  if (const auto& ball = bar_.ball()) T::paint_ball(painter, ball->centre, ball->radius);
  tray_.still(painter);
  line_.still(painter);
}

template <class T>
void ReplayScreen<T>::live(const Painter& painter) const {
  if (!board_) return;
  tray_.live(painter, replay_.rules(), shown_dice(), replay_.animation().tumble());
  if (const Motion<G>* motion = replay_.animation().current())
    return T::paint_motion(painter, *board_, *motion, told());
  auto scene = T::scene_of(*board_, replay_.rules(), replay_.view());
  if (const auto* made = replay_.choice()) T::light(scene, made->command);
  T::paint_board(painter, *board_, scene);
}

template <class T>
bool ReplayScreen<T>::advance(float milliseconds) {
  const bool in_the_air = replay_.animation().tumble() < 1;
  const bool changed = replay_.advance(milliseconds);
  return changed || in_the_air != (replay_.animation().tumble() < 1);
}

}  // namespace fuba::table
