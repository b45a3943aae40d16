#include "stw/table/replay_screen.hpp"

#include <algorithm>

#include "app/window/seed.hpp"
#include "stw/table/motion.hpp"
#include "stw/table/rules_sheet.hpp"
#include "stw/table/stw_match.hpp"

namespace stw::app {
namespace {

constexpr float foot_height = 62;
constexpr float controls_height = 286;
constexpr float sheet_wide = 420;

}  // namespace

ReplayScreen::ReplayScreen(Director& director, const Content& content, Match match,
                           std::filesystem::path file)
    : director_(director),
      content_(content),
      replay_(std::move(match), content.words, director.settings().pace == Pace::off),
      file_(std::move(file)) {}

const State& ReplayScreen::shown() const {
  const Animation::Step* step = replay_.animation().current();
  return step != nullptr ? step->before : replay_.view();
}

/// As it was played.
std::optional<fuba::app::TeamKits> ReplayScreen::kits() const {
  return fuba::app::kits_of(replay_.match().info().colours);
}

void ReplayScreen::frame(Ui& ui) {
  ui.speak(content_.words);
  ui.focus().spare_arrows();
  const TableLayout table(static_cast<int>(ui.width()), static_cast<int>(ui.height()), foot_height);
  board_.emplace(table.mat);
  if (editor_.open()) ui.focus().mute(true);
  listen(ui, table);
  const Animation::Step* step = replay_.animation().current();
  tray_.frame(ui, table, replay_.rules(), shown(), replay_.names(),
              step != nullptr ? step->tray : replay_.tray(), std::nullopt);
  if (fuba::app::log_panel(ui, table.log, replay_.log())) turn_over(Sheet::log);
  lay_bar(ui, table);
  lay_now(ui, table.now);
  lay_foot(ui, table.foot, line_, replay_,
           kits().value_or(fuba::paint::kits[director_.settings().colours].teams));
  lay_sheet(ui, table);
  if (const auto text = editor_.frame(ui, table.mat, moment(ui.words(), replay_.view()))) keep_note(*text);
}

void ReplayScreen::listen(Ui& ui, const TableLayout& table) {
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

void ReplayScreen::leave() {
  if (director_.nested()) return director_.back();
  director_.go(place::Title{});
}

void ReplayScreen::lay_bar(Ui& ui, const TableLayout& table) {
  bar_.seat(replay_.match().info().coaches);
  bar_.tell(ui, table, replay_.rules(), shown(), replay_.names());
  const float margin = ui.px(12);
  const float gap = ui.px(6);
  const float width = (table.now.w - 2 * margin - gap) / 2;
  SDL_FRect rect{table.now.x + margin, ui.px(9), width, table.bar.h - ui.px(18)};
  if (ui.button("bar rules", rect, ui.say("rules"), 0, false, sheet_ == Sheet::rules))
    turn_over(Sheet::rules);
  rect.x += width + gap;
  if (ui.button("bar back", rect, ui.say("back"))) leave();
}

void ReplayScreen::lay_sheet(Ui& ui, const TableLayout& table) {
  const float width = std::min(ui.px(sheet_wide), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules) closed = rules_sheet(ui, rect, content_.book, shown());
  if (sheet_ == Sheet::log) closed = fuba::app::log_sheet(ui, rect, replay_.log());
  if (closed) sheet_ = Sheet::none;
}

void ReplayScreen::lay_now(Ui& ui, const SDL_FRect& now) {
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
float ReplayScreen::lay_question(Ui& ui, const SDL_FRect& room) const {
  const auto tell = [&](float y, Type type, ImU32 colour, const std::string& words) {
    return ui.text(type, room.x, y, colour, words, room.w) + ui.px(10);
  };
  if (const Animation::Step* step = replay_.animation().current())
    return tell(room.y, Type::strong, style::text,
                story_of(*step, {replay_.rules(), content_.words, replay_.names()}));
  const std::string question = replay_.question();
  if (question.empty())
    return tell(room.y, Type::strong, style::text,
                ui.say(replay_.match().over() ? "full-time" : "replay-record-ends"));
  const float used = tell(room.y, Type::strong, style::text, question);
  const Choice* made = replay_.choice();
  if (made == nullptr)
    return used + tell(room.y + used, Type::small, style::quiet, ui.say("replay-record-ends"));
  return used +
         tell(room.y + used, Type::text, style::accent, label(content_.words, replay_.view(), made->command));
}

void ReplayScreen::obey(Ui& ui, fuba::app::WatchWish wish) {
  switch (wish) {
    case fuba::app::WatchWish::write_note:
      replay_.pause();
      replay_.skip();
      editor_.begin(ui, replay_.note());
      break;
    case fuba::app::WatchWish::play_on:
      director_.go(place::PlayOn{
          std::make_shared<StwMatch>(director_.game_named(Stw::id), content_.words,
                                     replay_.from_here(DiceSource::random(fuba::app::fresh_seed())))});
      break;
    case fuba::app::WatchWish::none:
      break;
  }
}

void ReplayScreen::keep_note(const std::string& text) {
  replay_.write(text);
  if (file_.empty()) return;
  if (const auto saved = tabletop::save(replay_.match(), file_); !saved)
    director_.tell(to_string(saved.error()));
}

void ReplayScreen::ground(const Painter& painter) const {
  paint_table(painter.studio(), *board_, replay_.rules().spinner);
}

void ReplayScreen::still(const Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  line_.still(painter);
}

void ReplayScreen::live(const Painter& painter) const {
  if (!board_) return;
  const Animation::Step* step = replay_.animation().current();
  tray_.live(painter, replay_.rules(), step != nullptr ? step->tray : replay_.tray(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter.studio(), *board_, *step, {replay_.rules(), content_.words, replay_.names()});
  paint::BoardScene scene = paint::scene_of(*board_, replay_.rules(), replay_.view());
  if (const Choice* made = replay_.choice())
    for (const Square square : {made->command.from, made->command.to})
      if (square != Square::none)
        scene.lit.push_back(
            {.square = square,
             .light = square == made->command.to ? paint::Light::target : paint::Light::origin});
  paint_board(painter.studio(), *board_, scene);
}

bool ReplayScreen::advance(float milliseconds) {
  const bool in_the_air = tumble(replay_.animation().current()) < 1;
  const bool changed = replay_.advance(milliseconds);
  return changed || in_the_air != (tumble(replay_.animation().current()) < 1);
}

}  // namespace stw::app
