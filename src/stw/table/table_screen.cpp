#include "stw/table/table_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/window/open_match.hpp"
#include "stw/table/motion.hpp"
#include "stw/table/rules_sheet.hpp"
#include "stw/table/stw_match.hpp"

namespace stw::app {
namespace {

constexpr float breath_time = 900;
constexpr float sheet_width = 420;
constexpr float button_tall = 46;
constexpr float between_buttons = 8;

}  // namespace

TableScreen::TableScreen(Director& director, const Content& content, std::unique_ptr<MatchPlay> play)
    : director_(director),
      content_(content),
      play_(std::move(play)),
      dugout_(dugout_for(director, play_->match())),
      coach_held_(director.settings().coach_pace == fuba::app::CoachPace::step) {
  for (const Team team : teams)
    if (play_->coached(team) && !dugout_.plays(team)) play_->dismiss(team);
  follow();
}

/// Only now: until the table is left the end may be taken back.
TableScreen::~TableScreen() {
  if (play_->match().over()) dugout_.tell_result(play_->view());
}

const State& TableScreen::shown() const {
  const Animation::Step* step = play_->animation().current();
  return step != nullptr ? step->before : play_->view();
}

MatchPtr TableScreen::carried() const {
  return std::make_shared<StwMatch>(director_.game_named(Stw::id), content_.words, play_->match());
}

void TableScreen::watch() {
  if (const auto file = play_->file())
    fuba::app::watch_match(director_, *file);
  else
    director_.go(place::Watch{carried()});
}

/// The story of the match, with the notes that its file has by now.
void TableScreen::tell_story() {
  if (const auto file = play_->file())
    if (const auto kept = director_.game_named(Stw::id).read(*file); kept && !kept->trouble)
      return director_.go(place::Story{kept->match});
  director_.go(place::Story{carried()});
}

/// Turns to the pending decision once nothing moves any more.
void TableScreen::follow() {
  if (const auto trouble = play_->take_trouble()) director_.tell(*trouble);
  if (animating() || prompted_ == play_->question_number()) return;
  prompted_ = play_->question_number();
  announced_.reset();
  prompt_.reset();
  if (play_->decision() && !play_->coach_chooses()) prompt_.emplace(*play_);
  breath_ = 0;
}

/// Lets a coach think about what he is asked, once.
void TableScreen::consult() {
  if (std::exchange(asked_, play_->question_number()) == play_->question_number()) return;
  dugout_.hush();
  waited_ = 0;
  if (!play_->coach_chooses()) return;
  const Team team = play_->decision()->team;
  dugout_.think(play_->match().shared_rules(), team, play_->match().state_for(team));
}

/// Announces what a coach has decided. One who cannot go on leaves his side to the players.
void TableScreen::hear_coach() {
  if (!play_->coach_chooses() || prompted_ != play_->question_number() || announced_) return;
  const auto choice = dugout_.take();
  if (!choice) return;
  if (*choice) {
    announced_ = **choice;
    return;
  }
  const Team team = play_->decision()->team;
  director_.tell(ui(content_.words, "coach-gone",
                    {{"problem", choice->error()}, {"side", ui(content_.words, std::string(name(team)))}}));
  play_->dismiss(team);
  follow();
}

float TableScreen::coach_pause() const {
  constexpr std::array<float, 4> pauses{0, 700, 1800, 0};
  const DecisionKind kind = play_->decision()->kind;
  const bool places = kind == DecisionKind::place || kind == DecisionKind::leave || kind == DecisionKind::put;
  return places ? 0 : pauses[static_cast<std::size_t>(director_.settings().coach_pace)];
}

bool TableScreen::coach_waits() const { return !animating() && announced_ && !coach_held_; }

std::string TableScreen::why_no_undo() const {
  const auto refused = play_->undo_refusal();
  return refused ? ui(content_.words, "undo-" + std::string(name(*refused))) : std::string();
}

void TableScreen::frame(Ui& ui) {
  follow();
  consult();
  hear_coach();
  ui.speak(content_.words);
  const TableLayout table = ui.table();
  board_.emplace(table.mat);
  listen(ui);
  const Animation::Step* step = play_->animation().current();
  const auto chooses =
      play_->decision() && step == nullptr ? std::optional(play_->decision()->team) : std::nullopt;
  tray_.frame(ui, table, play_->rules(), shown(), play_->names(),
              step != nullptr ? step->tray : play_->tray(), chooses);
  if (fuba::app::log_panel(ui, table.log, play_->log())) turn_over(Sheet::log);
  bar_.seat(play_->match().info().coaches);
  bar_.tell(ui, table, play_->rules(), shown(), play_->names());
  lay_now(ui, table);
  press(Bar::press(ui, table, why_no_undo(), sheet_ == Sheet::rules));
  lay_sheet(ui, table);
}

void TableScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.sign == '?') turn_over(Sheet::rules);
  if (key.is_control(SDLK_z)) press(BarButton::undo);
  if (key.is_control(SDLK_s)) director_.go(place::Library{carried()});
  if (key.is(SDLK_F3)) director_.go(place::Dice{carried()});
  if (!key.is(SDLK_ESCAPE)) return;
  if (sheet_ != Sheet::none)
    sheet_ = Sheet::none;
  else if (!prompt_ || !prompt_->cancel())
    press(BarButton::menu);
}

void TableScreen::press(BarButton button) {
  switch (button) {
    case BarButton::menu:
      director_.go(place::Menu{carried()});
      break;
    case BarButton::undo:
      if (play_->undo()) follow();
      break;
    case BarButton::rules:
      turn_over(Sheet::rules);
      break;
    case BarButton::none:
      break;
  }
}

void TableScreen::lay_now(Ui& ui, const TableLayout& table) {
  ui.fill(table.now, style::panel, 0);
  const float margin = ui.px(14);
  SDL_FRect room{table.now.x + margin, table.now.y + margin, table.now.w - 2 * margin,
                 table.now.h - 2 * margin};
  const auto tell = [&](const std::string& words) {
    const float used = ui.text(Type::strong, room.x, room.y, style::text, words, room.w) + ui.px(12);
    room.y += used;
    room.h -= used;
  };
  if (const float used = lay_steps(ui, room, shown()); used > 0) {
    room.y += used + ui.px(14);
    room.h -= used + ui.px(14);
  }
  if (const Animation::Step* step = play_->animation().current()) {
    tell(story_of(*step, {play_->rules(), content_.words, play_->names()}));
    ui.text(Type::small, room.x, table.now.y + table.now.h - ui.px(34), style::dimmed, ui.say("skip-help"),
            room.w);
    return;
  }
  if (prompted_ != play_->question_number()) return;
  if (!play_->decision()) return lay_full_time(ui, room);
  if (play_->coach_chooses()) return lay_coach(ui, room);
  tell(play_->question());
  if (prompt_) prompt_->frame(ui, *board_, room);
}

void TableScreen::lay_coach(Ui& ui, const SDL_FRect& room) {
  const Names& names = play_->names();
  float y = room.y;
  y += ui.text(Type::strong, room.x, y, style::text,
               stw::ui(ui.words(), announced_ ? "coach-decided" : "coach-thinks",
                       {{"team", names[play_->decision()->team]}}),
               room.w) +
       ui.px(10);
  if (announced_)
    ui.text(Type::number, room.x, y, style::accent, label(ui.words(), play_->view(), *announced_), room.w);
  const float height = ui.px(button_tall);
  SDL_FRect button{room.x, room.y + room.h - height, room.w, height};
  const bool space = ui.key().is(SDLK_SPACE);
  if (!coach_held_) {
    if (ui.button("coach hold", button, ui.say("coach-hold"), 'h') || space) coach_held_ = true;
    return;
  }
  if (ui.button("coach go on", button, ui.say("coach-go-on"), 'g', true)) coach_held_ = false;
  button.y -= height + ui.px(between_buttons);
  if (announced_ && (ui.button("coach step", button, ui.say("coach-step"), 'o') || space))
    play_->choose(*std::exchange(announced_, std::nullopt));
}

void TableScreen::lay_full_time(Ui& ui, const SDL_FRect& room) {
  const State& end = play_->view();
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::accent, ui.say("full-time"), room.w) + ui.px(4);
  y += ui.text(Type::number, room.x, y, style::text,
               std::to_string(end.score[0]) + " : " + std::to_string(end.score[1])) +
       ui.px(4);
  const std::string words =
      end.winner ? stw::ui(ui.words(), "won", {{"team", play_->names()[*end.winner]}}) : ui.say("drawn");
  y += ui.text(Type::strong, room.x, y, style::text, words, room.w) + ui.px(10);
  for (const GoalLine& goal : goals_of(play_->match(), content_.words))
    y += ui.text(Type::small, room.x, y, style::quiet,
                 goal.moment + "   " + std::to_string(goal.score[0]) + " : " + std::to_string(goal.score[1]) +
                     "   " + play_->names()[goal.team],
                 room.w) +
         ui.px(2);
  y += ui.px(12);
  const float height = ui.px(button_tall);
  const auto way = [&](std::string_view id, std::string_view said, char letter, bool leading = false) {
    const SDL_FRect rect{room.x, y, room.w, height};
    y += height + ui.px(between_buttons);
    return ui.button(id, rect, ui.say(said), letter, leading);
  };
  if (way("new match", "new-match", 'n', true)) director_.go(place::NewMatch{.leaving = true});
  if (way("watch", "watch-again", 'w')) watch();
  if (way("story", "story-of-match", 's')) tell_story();
  if (way("open log", "open-log", 'h')) turn_over(Sheet::log);
  if (way("leave", "to-title", 't')) director_.go(place::Title{});
}

void TableScreen::lay_sheet(Ui& ui, const TableLayout& table) {
  const float width = std::min(ui.px(sheet_width), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules) closed = rules_sheet(ui, rect, content_.book, shown());
  if (sheet_ == Sheet::log) closed = fuba::app::log_sheet(ui, rect, play_->log());
  if (closed) sheet_ = Sheet::none;
}

void TableScreen::ground(const Painter& painter) const {
  paint_table(painter.studio(), *board_, play_->rules().spinner);
}

void TableScreen::still(const Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  if (prompt_ && !animating()) prompt_->still(painter);
}

void TableScreen::live(const Painter& painter) const {
  if (!board_) return;
  const Animation::Step* step = play_->animation().current();
  tray_.live(painter, play_->rules(), step != nullptr ? step->tray : play_->tray(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter.studio(), *board_, *step, {play_->rules(), content_.words, play_->names()});
  paint::BoardScene scene = paint::scene_of(*board_, play_->rules(), play_->view());
  scene.breath = std::sin(breath_ * 3.14159265F / 2);
  const bool asked = prompted_ == play_->question_number();
  if (asked && prompt_) prompt_->decorate(scene);
  if (asked && announced_)
    for (const Square square : {announced_->from, announced_->to})
      if (square != Square::none)
        scene.lit.push_back(
            {.square = square,
             .light = square == announced_->to ? paint::Light::target : paint::Light::origin});
  paint_board(painter.studio(), *board_, scene);
}

bool TableScreen::moving() const {
  return animating() || coach_waits() || (breath_ < 1 && play_->decision().has_value());
}

bool TableScreen::advance(float milliseconds) {
  if (animating()) {
    const bool in_the_air = tumble(play_->animation().current()) < 1;
    const bool ended = play_->animation().advance(milliseconds);
    return ended || in_the_air != (tumble(play_->animation().current()) < 1);
  }
  if (coach_waits() && (waited_ += milliseconds) >= coach_pause()) {
    play_->choose(*std::exchange(announced_, std::nullopt));
    return true;
  }
  const bool still_off = director_.settings().pace == Pace::off;
  breath_ = still_off ? 1.0F : std::min(1.0F, breath_ + milliseconds / breath_time);
  return false;
}

bool TableScreen::skip() {
  if (!animating()) return false;
  play_->animation().skip();
  return true;
}

}  // namespace stw::app
