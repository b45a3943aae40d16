#pragma once

#include <algorithm>
#include <cmath>

#include "app/table/coach_turn.ipp"
#include "app/table/hint.ipp"
#include "app/table/match_play.ipp"
#include "app/table/rules_sheet.hpp"
#include "app/table/sheet_room.hpp"
#include "app/table/table_match.hpp"
#include "app/table/table_screen.hpp"
#include "app/table/table_screen_now.ipp"
#include "app/table/table_subjects.hpp"

namespace fuba::table {

template <class T>
TableScreen<T>::TableScreen(Director& director, const Content<T>& content, std::unique_ptr<MatchPlay<T>> play,
                            fuba::app::OccasionPtr occasion)
    : director_(director),
      content_(content),
      occasion_(std::move(occasion)),
      play_(std::move(play)),
      coach_(director, *play_),
      taught_(director, *play_),
      tips_(director) {
  follow();
}

template <class T>
void TableScreen<T>::teach(OpenLesson<G> lesson) {
  const bool played = lesson.lesson.is_match();
  taught_.begin(std::move(lesson), content_.words);
  if (played) {
    tips_.begin_anew();
    tips_.turn_to(tip_of_decision());
  }
  follow();
}

template <class T>
const typename TableScreen<T>::State& TableScreen<T>::shown() const {
  const Motion<G>* motion = play_->animation().current();
  return motion != nullptr ? motion->before : play_->view();
}

template <class T>
const TrayRoll<typename T::Played>& TableScreen<T>::shown_dice() const {
  const Motion<G>* motion = play_->animation().current();
  return motion != nullptr ? motion->tray : play_->tray();
}

template <class T>
MatchPtr TableScreen<T>::carried() const {
  return std::make_shared<TableMatch<T>>(director_.game_named(G::id), content_.words, play_->match());
}

/// Turns to the pending decision once nothing moves any more.
template <class T>
void TableScreen<T>::follow() {
  if (const auto trouble = play_->take_trouble()) director_.tell(*trouble);
  if (const auto news = play_->take_good_news()) director_.note(*news);
  if (animating() || prompted_ == play_->question_number()) return;
  prompted_ = play_->question_number();
  coach_.forget();
  prompt_.reset();
  if (play_->decision() && !play_->coach_chooses() && !play_->covered()) prompt_.emplace(*play_);
  if (!taught_.led()) tips_.turn_to(tip_of_decision());
  breath_ = 0;
}

template <class T>
std::string TableScreen<T>::why_no_undo() const {
  if (taught_.led())
    return taught_.at_beginning() ? words::ui(content_.words, "undo-nothing-chosen") : std::string();
  const auto refused = play_->undo_refusal();
  return refused ? words::ui(content_.words, "undo-" + std::string(tabletop::name(*refused))) : std::string();
}

/// Whether a player has to choose, by himself.
template <class T>
bool TableScreen<T>::may_be_advised() const {
  return play_->decision() && !play_->coach_chooses() && !animating() && !taught_.led();
}

/// Why nobody can be asked what to do; empty if somebody can.
template <class T>
std::string TableScreen<T>::why_no_hint(const Ui& ui) const {
  if (may_be_advised()) return {};
  return ui.say(taught_.led() ? "hint-not-in-lesson" : "hint-not-now");
}

template <class T>
void TableScreen<T>::toggle_hint() {
  if (hint_.open()) return hint_.close();
  if (may_be_advised()) hint_.ask(director_, *play_);
}

/// What is advised, in place of the choices. False where nobody was asked.
template <class T>
bool TableScreen<T>::lay_hint(Ui& ui, const SDL_FRect& room) {
  if (!hint_.open()) return false;
  const auto answer = hint_.frame(ui, room, *play_);
  if (answer.closed || answer.taken) hint_.close();
  if (answer.taken) play_->choose(*answer.taken);
  return true;
}

/// What is seen to happen is heard.
template <class T>
void TableScreen<T>::let_hear() {
  const Motion<G>* motion = play_->animation().current();
  std::optional<Heard> heard;
  if (motion != nullptr)
    heard = Heard{motion->number, T::cue_at_start(motion->event), T::cue_in_the_middle(motion->event),
                  motion->falls ? motion->tumble() >= 1 : motion->progress() >= 0.5F};
  const State& seen = motion != nullptr ? motion->after : play_->view();
  sounds_.follow(
      heard, [&] { return T::excitement(seen); }, director_.speaker());
}

template <class T>
void TableScreen<T>::frame(Ui& ui) {
  let_hear();
  follow();
  coach_.consult();
  if (prompted_ == play_->question_number() && coach_.hear()) follow();
  hint_.hear(director_, *play_);
  ui.speak(content_.words);
  TableLayout table = ui.table();
  board_.emplace(table.mat);
  if (animating() || play_->coach_chooses()) {
    const auto ball = T::place_of("ball", *board_, T::scene_of(*board_, play_->rules(), shown()));
    ui.focus().attend(ball.value_or(table.mat));
  }
  taught_.count();
  if (taught_.only_reads()) ui.focus().mute(true);
  if (tip_lies_open()) tips_.listen(ui);
  listen(ui);
  const bool tip = tip_lies_open();
  const bool in_place_of_log = tip && tips_.take_log(ui, table);
  const auto chooses =
      play_->decision() && !animating() ? std::optional(play_->decision()->team) : std::nullopt;
  tray_.frame(ui, table, play_->rules(), shown(), play_->names(), shown_dice(), chooses);
  if (!in_place_of_log && fuba::app::log_panel(ui, table.log, play_->log())) turn_over(Sheet::log);
  bar_.seat(play_->match().info().coaches);
  bar_.tell(ui, table, T::bar(ui.words(), play_->rules(), shown(), play_->names()));
  lay_now(ui, table);
  press(press_bar(ui, table,
                  {.why_no_undo = why_no_undo(),
                   .why_no_hint = why_no_hint(ui),
                   .hint_open = hint_.open(),
                   .rules_open = sheet_ == Sheet::rules,
                   .undo_help = ui.say("undo-last-throw")}));
  lay_sheet(ui, table);
  lay_lesson(ui, table);
  if (tip) lay_tip(ui, table);
}

/// The table as whoever leads through a lesson speaks of it.
template <class T>
LessonSight TableScreen<T>::lesson_sight(Ui& ui, const TableLayout& table) const {
  auto scene = T::scene_of(*board_, play_->rules(), play_->view());
  auto pieces = T::pieces(*board_, scene);
  const auto place_of = [this, &ui, table, scene = std::move(scene)](std::string_view subject) {
    const auto place = T::place_of(subject, *board_, scene);
    return place ? place : place_on_table(subject, {table, tray_.dice(), ui.focus()});
  };
  const auto places_of_choice = [this](const std::string& choice) {
    const auto command = G::parse_command(choice);
    return command ? T::places_of(*board_, *command) : std::vector<SDL_FRect>{};
  };
  return {table.mat, std::move(pieces), place_of, places_of_choice};
}

/// What the lesson says now, on a card above the board.
template <class T>
void TableScreen<T>::lay_lesson(Ui& ui, const TableLayout& table) {
  if (!taught_.led() || animating() || sheet_ != Sheet::none) return;
  ui.focus().mute(false);
  const auto more = taught_.frame(ui, lesson_sight(ui, table));
  follow();
  if (!more) return;
  paragraph_ = *more;
  turn_over(Sheet::paragraph);
}

/// Empty where there is nothing to say to a player.
template <class T>
std::string TableScreen<T>::tip_of_decision() const {
  if (!prompt_) return {};
  const std::string situation(T::situation(play_->view()));
  return content_.words.has("tip." + situation) ? std::string(G::id) + "/" + situation : std::string();
}

template <class T>
bool TableScreen<T>::tip_lies_open() const {
  return !taught_.led() && tips_.speaks() && !animating() && !hint_.open() && sheet_ == Sheet::none;
}

/// A few words on a decision that comes for the first time, below the question.
template <class T>
void TableScreen<T>::lay_tip(Ui& ui, const TableLayout& table) {
  if (tips_.frame(ui, table) != Tips::Wish::more) return;
  const auto sections = words::help(content_.book, T::situation(shown()));
  paragraph_ = sections.empty() ? std::string() : sections.front()->id;
  turn_over(Sheet::paragraph);
}

template <class T>
void TableScreen<T>::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.sign == '?') turn_over(Sheet::rules);
  if (key.is_control(SDLK_z)) press(BarButton::undo);
  if (key.is_control(SDLK_s) && !taught_.led()) director_.go(place::Library{carried()});
  if (key.is(SDLK_F4)) toggle_hint();
  if (key.is(SDLK_F5)) turn_over(Sheet::log);
  if (key.is(SDLK_F3)) director_.go(place::Dice{carried()});
  if (!key.is(SDLK_ESCAPE)) return;
  if (sheet_ != Sheet::none)
    sheet_ = Sheet::none;
  else if (hint_.open())
    hint_.close();
  else if (!prompt_ || !prompt_->cancel())
    press(BarButton::menu);
}

template <class T>
void TableScreen<T>::press(BarButton button) {
  switch (button) {
    case BarButton::menu:
      if (taught_.present()) return taught_.leave();
      director_.go(place::Menu{carried(), occasion_});
      break;
    case BarButton::undo:
      if (taught_.led()) {
        if (!taught_.at_beginning()) taught_.step_back();
        return follow();
      }
      if (play_->undo()) follow();
      break;
    case BarButton::rules:
      turn_over(Sheet::rules);
      break;
    case BarButton::hint:
      toggle_hint();
      break;
    case BarButton::none:
      break;
  }
}

template <class T>
void TableScreen<T>::lay_sheet(Ui& ui, const TableLayout& table) {
  const SDL_FRect rect = sheet_room(ui, table);
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed = rules_sheet(ui, rect, words::help(content_.book, T::situation(shown())));
  if (sheet_ == Sheet::log) closed = fuba::app::log_sheet(ui, rect, play_->log());
  if (sheet_ == Sheet::paragraph) closed = paragraph_sheet(ui, rect, content_.book, paragraph_);
  if (closed) sheet_ = Sheet::none;
}

template <class T>
void TableScreen<T>::ground(const Painter& painter) const {
  T::paint_ground(painter, *board_, play_->rules());
}

template <class T>
void TableScreen<T>::still(const Painter& painter) const {
  bar_.still(painter);
  if (const auto& ball = bar_.ball()) T::paint_ball(painter, ball->centre, ball->radius);
  tray_.still(painter);
  if (prompt_ && !animating() && !hint_.open()) prompt_->still(painter);
}

template <class T>
void TableScreen<T>::live(const Painter& painter) const {
  if (!board_) return;
  tray_.live(painter, play_->rules(), shown_dice(), play_->animation().tumble());
  if (const Motion<G>* motion = play_->animation().current())
    return T::paint_motion(painter, *board_, *motion, told());
  auto scene = T::scene_of(*board_, play_->rules(), play_->view());
  scene.breath = std::sin(breath_ * 3.14159265F / 2);
  const bool asked = prompted_ == play_->question_number();
  if (asked && prompt_ && !hint_.open() && !taught_.in_place_of_choices()) prompt_->decorate(scene);
  if (asked && hint_.advice()) T::light(scene, *hint_.advice());
  if (asked && coach_.announced()) T::light(scene, *coach_.announced());
  T::paint_board(painter, *board_, scene);
}

template <class T>
std::optional<fuba::app::TeamKits> TableScreen<T>::kits() const {
  return occasion_ ? fuba::app::kits_of(play_->match().info().colours) : std::nullopt;
}

template <class T>
bool TableScreen<T>::moving() const {
  return animating() || coach_.waits() || (breath_ < 1 && play_->decision().has_value());
}

template <class T>
bool TableScreen<T>::advance(float milliseconds) {
  constexpr float breath_time = 900;
  let_hear();
  if (animating()) {
    const bool in_the_air = play_->animation().tumble() < 1;
    const bool ended = play_->animation().advance(milliseconds);
    return ended || in_the_air != (play_->animation().tumble() < 1);
  }
  if (coach_.advance(milliseconds)) return true;
  const bool still_off = director_.settings().pace == Pace::off;
  breath_ = still_off ? 1.0F : std::min(1.0F, breath_ + milliseconds / breath_time);
  return false;
}

template <class T>
bool TableScreen<T>::skip() {
  if (!animating()) return false;
  play_->animation().skip();
  return true;
}

}  // namespace fuba::table
