#include "fuba/table/screens/table_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/table/after_match.hpp"
#include "app/table/table_subjects.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/headings.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/prompts/decision_prompt.hpp"
#include "fuba/table/prompts/full_time_prompt.hpp"
#include "fuba/table/prompts/kick_off_prompt.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/rules_sheet.hpp"
#include "fuba/table/screens/table_motion.hpp"
#include "fuba/table/time_limit.hpp"

namespace fuba::app {
namespace {

constexpr float breath_time = 900;
constexpr std::chrono::milliseconds clock_tick{1000};

}  // namespace

TableScreen::TableScreen(Director& director, const Content& content, std::unique_ptr<MatchPlay> play,
                         OccasionPtr occasion)
    : director_(director),
      content_(content),
      occasion_(std::move(occasion)),
      play_(std::move(play)),
      coaches_(director, *play_),
      tips_(director),
      second_thoughts_(director),
      taught_(director, *play_),
      curtain_(director, *play_, taught_) {
  if (clock() != nullptr) ticker_.emplace(clock_tick);
  play_->hold_back([this](std::span<const Command> commands) {
    return !taught_.led() && second_thoughts_.holds(*play_, commands);
  });
  follow();
}

void TableScreen::teach(OpenLesson lesson) {
  const bool played = lesson.lesson.is_match();
  taught_.begin(std::move(lesson), director_.words());
  if (played) {
    tips_.begin_anew();
    tips_.turn_to(tip_of_decision());
    return;
  }
  follow();
}

void TableScreen::reword() {
  play_->reword(content_.words);
  taught_.reword(content_.words);
  prompt_->reword();
}

/// What the lesson says now, on a card above the mat.
void TableScreen::lay_lesson(Ui& ui) {
  if (!taught_.led() || animating() || sheet_ != Sheet::none) return;
  ui.focus().mute(false);
  const auto more = taught_.frame(ui, lesson_sight({*places_, play_->view(), tray_.dice(), ui.focus()}));
  follow();
  if (!more) return;
  paragraph_ = *more;
  turn_over(Sheet::paragraph);
}

std::string TableScreen::tip_of_decision() const {
  if (!play_->decision() || play_->coach_chooses() || play_->offers_kick_off()) return {};
  return std::string(name(play_->decision()->kind));
}

bool TableScreen::tip_lies_open() const {
  return !taught_.led() && tips_.speaks() && !animating() && !curtain_.closed() && sheet_ == Sheet::none;
}

/// A few words on a decision that comes for the first time, below the question.
void TableScreen::lay_tip(Ui& ui) {
  if (tips_.frame(ui, places_->table) != table::Tips::Wish::more) return;
  const auto sections = help(content_.of(play_->rules().id).book, play_->view(), play_->rules().options);
  paragraph_ = sections.empty() ? std::string() : sections.front()->id;
  turn_over(Sheet::paragraph);
}

std::unique_ptr<Prompt> TableScreen::prompt_for_decision() {
  if (!play_->decision()) return std::make_unique<FullTimePrompt>(*play_, ways_from_full_time());
  if (play_->coach_chooses()) return coaches_.begin();
  if (play_->offers_kick_off()) return std::make_unique<KickOffPrompt>(*play_);
  return decision_prompt(*play_);
}

/// From a match of a competition the way leads there.
FullTimeWays TableScreen::ways_from_full_time() {
  FullTimeWays ways{.watch = [this] { table::watch_again(director_, play_->file(), carried()); },
                    .tell = [this] { table::tell_story(director_, play_->file(), carried()); },
                    .analyse = [this] { analyse(); },
                    .open_log = [this] { turn_over(Sheet::log); }};
  if (!second_thoughts_.dearest().empty()) ways.try_again = [this] { try_again(); };
  if (occasion_) {
    ways.to_occasion = [this] { occasion_->leave(*carried()); };
    return ways;
  }
  ways.new_match = [this] { director_.go(place::NewMatch{.leaving = true}); };
  ways.leave = [this] { director_.go(place::Title{}); };
  return ways;
}

/// The match as it stands, to be taken to another screen.
MatchPtr TableScreen::carried() const {
  return std::make_shared<FubaMatch>(director_.game_named(Fuba::id), director_.words(), play_->match(),
                                     play_->view());
}

void TableScreen::try_again() {
  director_.go(place::Exercise{std::make_shared<PuzzleSeries>(
      director_.game_named(Fuba::id), fuba::ui(play_->words(), "try-again-title"), second_thoughts_.dearest(),
      play_->match().info())});
}

void TableScreen::analyse() {
  director_.go(place::Analysis{carried(), play_->file().value_or(std::filesystem::path())});
}

/// Turns to the pending decision once nothing moves any more.
void TableScreen::follow() {
  if (const auto trouble = play_->take_trouble()) director_.tell(*trouble);
  if (const auto news = play_->take_good_news()) director_.note(*news);
  if (prompt_ && (prompted_ == play_->question_number() || animating())) return;
  coaches_.end();
  second_thoughts_.forget();
  prompt_ = prompt_for_decision();
  prompted_ = play_->question_number();
  if (!taught_.led()) tips_.turn_to(tip_of_decision());
  const auto& decision = play_->decision();
  breath_ = 0;
  ribbon_.reset();
  if (decision && !play_->coach_chooses() && turn_ != decision->team) ribbon_ = decision->team;
  turn_ = decision ? std::optional(decision->team) : std::nullopt;
  curtain_.turn();
}

/// Makes what the tutor of somebody who practises lets go by.
void TableScreen::hear_tutor() {
  if (const auto choices = second_thoughts_.hear(); !choices.empty()) play_->make(choices);
}

TableClock* TableScreen::clock() const { return occasion_ ? occasion_->clock() : nullptr; }

/// Counts the time that people take, and answers for them when it is over (C34).
void TableScreen::mind_clock() {
  TableClock* const counting = clock();
  if (counting == nullptr || play_->match().over()) return;
  const bool asked =
      play_->decision() && !play_->coach_chooses() && !animating() && director_.box() == nullptr;
  counting->look(span_of_clock(play_->match()), play_->match().state().half == 1, asked);
  if (counting->stops()) return occasion_->stop(*carried());
  if (!asked || !counting->out_of_time()) return;
  const Command answer = answer_out_of_time(play_->match());
  play_->make(std::span(&answer, 1));
}

const State& TableScreen::shown() const {
  const Animation::Step* step = play_->animation().current();
  return step != nullptr ? step->before : play_->view();
}

std::optional<Event> TableScreen::happening() const {
  const Animation::Step* step = play_->animation().current();
  return step != nullptr ? std::optional(step->event) : std::nullopt;
}

const std::vector<TrayRoll>& TableScreen::shown_dice() const {
  const Animation::Step* step = play_->animation().current();
  return step != nullptr ? step->tray : play_->tray();
}

void TableScreen::let_hear() {
  const Animation& animation = play_->animation();
  sounds_.follow(animation, tumble(animation.current()) >= 1, play_->rules(), play_->view(),
                 director_.speaker());
}

void TableScreen::frame(Ui& ui) {
  let_hear();
  play_->hear_odds();
  mind_clock();
  follow();
  if (coaches_.consult() && sheet_ == Sheet::hint) turn_over(Sheet::none);
  if (coaches_.hear()) follow();
  hear_tutor();
  ui.speak(play_->words());
  places_ = Places{ui.table(), paint::MatLayout(ui.table().mat, play_->rules().pitch)};
  if (animating() || play_->coach_chooses()) ui.focus().attend(place_of_ball());
  taught_.count();
  if (curtain_.closed() || taught_.only_reads()) ui.focus().mute(true);
  if (tip_lies_open()) tips_.listen(ui);
  listen(ui);
  const bool tip = tip_lies_open();
  const bool in_place_of_log = tip && tips_.take_log(ui, places_->table);
  const TableLayout& table = places_->table;
  const auto chooses =
      play_->decision() && !animating() ? std::optional(play_->decision()->team) : std::nullopt;
  if (tray_.frame(ui, table, play_->rules(), shown(), play_->names(), shown_dice(),
                  {chooses, chooses && play_->resting(), happening()}))
    curtain_.look_at_cards();
  if (!in_place_of_log && log_panel(ui, table.log, play_->log())) turn_over(Sheet::log);
  lay_now(ui, table);
  bar_.seat(play_->match().info().coaches);
  press(bar_.frame(ui, table, shown(), play_->names(),
                   {why_no_undo(), why_no_hint(ui), sheet_ == Sheet::hint, sheet_ == Sheet::rules}));
  lay_sheet(ui, table);
  lay_call_outs(ui);
  lay_lesson(ui);
  if (tip) lay_tip(ui);
  if (const auto* step = play_->animation().current()) lay_played(ui, table.mat, *step);
  curtain_.frame(ui);
}

/// Where most of what happens is seen: the area of the ball, or the middle of the mat.
SDL_FRect TableScreen::place_of_ball() const {
  const Area area = shown().ball == Area::none ? Area::C3 : shown().ball;
  return places_->mat.area(area);
}

void TableScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.sign == '?') turn_over(Sheet::rules);
  if (key.is_control(SDLK_z)) press(BarButton::undo);
  if (key.is_control(SDLK_s) && !taught_.led()) director_.go(place::Library{carried()});
  if (key.is(SDLK_F2)) curtain_.look_at_cards();
  if (key.is(SDLK_F4) && why_no_hint(ui).empty()) turn_over(Sheet::hint);
  if (key.is(SDLK_F5)) turn_over(Sheet::log);
  if (key.is(SDLK_F3)) director_.go(place::Dice{carried()});
  if (!key.is(SDLK_ESCAPE)) return;
  if (curtain_.cards_wanted())
    curtain_.look_away();
  else if (sheet_ != Sheet::none)
    turn_over(Sheet::none);
  else if (!second_thoughts_.at_work() && !prompt_->cancel())
    press(BarButton::menu);
}

void TableScreen::press(BarButton button) {
  switch (button) {
    case BarButton::menu:
      if (taught_.present()) return taught_.leave();
      director_.go(place::Menu{carried(), occasion_});
      break;
    case BarButton::undo:
      if (taught_.led()) {
        taught_.step_back();
        return follow();
      }
      play_->undo();
      follow();
      break;
    case BarButton::rules:
      turn_over(Sheet::rules);
      break;
    case BarButton::hint:
      turn_over(Sheet::hint);
      break;
    case BarButton::none:
      break;
  }
}

/// Why the professional cannot be asked now; empty if he can.
std::string TableScreen::why_no_hint(const Ui& ui) const {
  if (taught_.led()) return ui.say("hint-not-in-lesson");
  const bool players_turn =
      play_->decision() && !play_->coach_chooses() && !animating() && !curtain_.closed();
  return players_turn ? std::string() : ui.say("hint-not-now");
}

std::string TableScreen::why_no_undo() const {
  if (taught_.led())
    return taught_.at_beginning() ? fuba::ui(play_->words(), "undo-nothing-chosen") : std::string();
  const auto refused = play_->undo_refusal();
  if (!refused) return {};
  return fuba::ui(play_->words(), "undo-" + std::string(name(*refused)));
}

std::string TableScreen::story_of_motion() const {
  return story_of(*play_->animation().current(), play_->rules(), play_->words(), play_->names());
}

void TableScreen::lay_now(Ui& ui, const TableLayout& table) {
  ui.fill(table.now, style::panel, 0);
  if (turn_) {
    const SDL_Color colour = worn_kits()[index(*turn_)].body;
    ui.fill({table.now.x, table.now.y, ui.px(5), table.now.h}, IM_COL32(colour.r, colour.g, colour.b, 0xFF),
            0);
  }
  const float margin = ui.px(14);
  const SDL_FRect room{table.now.x + margin, table.now.y + margin, table.now.w - 2 * margin,
                       table.now.h - 2 * margin};
  if (animating()) {
    const std::string story = story_of_motion();
    const float height = ui.text(Type::strong, room.x, room.y, style::text, story, room.w);
    ui.remark({story, {room.x, room.y, room.w, height}, style::quiet});
    ui.text(Type::small, room.x, room.y + room.h - ui.px(20), style::dimmed, ui.say("skip-help"), room.w);
    return;
  }
  if (curtain_.closed()) return;
  if (const auto instead = taught_.in_place_of_choices()) {
    ui.text(Type::small, room.x, room.y, style::quiet, *instead, room.w);
    return;
  }
  if (sheet_ == Sheet::hint) return lay_hint(ui, room);
  if (second_thoughts_.at_work()) {
    if (const auto choices = second_thoughts_.frame(ui, room, *play_); !choices.empty()) play_->make(choices);
    return;
  }
  float y = room.y + lay_headings(ui, room, *play_, occasion_.get());
  const std::string question = prompt_->question(*play_);
  y += ui.text(Type::strong, room.x, y, style::text, question, room.w);
  ui.focus().ask({room.x, room.y, room.w, y - room.y});
  if (!question.empty()) y += ui.px(12);
  prompt_->frame(ui, *places_, {room.x, y, room.w, room.y + room.h - y});
}

/// What the professional would do, in place of the choices, so that the mat it speaks of is seen.
void TableScreen::lay_hint(Ui& ui, const SDL_FRect& room) {
  const HintSheet::Answer answer = hint_.frame(ui, room, *play_);
  if (answer.closed || !answer.taken.empty()) turn_over(Sheet::none);
  if (!answer.taken.empty()) play_->make(answer.taken);
}

/// What throws have decided, where they have decided it.
void TableScreen::lay_call_outs(Ui& ui) {
  const bool read_above = sheet_ == Sheet::rules || sheet_ == Sheet::log;
  const Animation::Step* step = play_->animation().current();
  if (!on_mat() || curtain_.closed() || read_above || (step != nullptr && covers_mat(*step))) return;
  call_outs_.frame(ui, places_->mat, play_->call_outs(), worn_kits());
}

/// Opens a sheet, or closes it if it lies there.
void TableScreen::turn_over(Sheet sheet) {
  sheet_ = sheet_ == sheet ? Sheet::none : sheet;
  hint_.hush();
  if (sheet_ == Sheet::hint && !hint_.ask(director_, *play_)) sheet_ = Sheet::none;
}

void TableScreen::lay_sheet(Ui& ui, const TableLayout& table) {
  if (curtain_.closed()) return;
  const float width = std::min(ui.px(420), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed =
        rules_sheet(ui, rect, content_.of(play_->rules().id).book, play_->view(), play_->rules().options);
  if (sheet_ == Sheet::paragraph)
    closed = paragraph_sheet(ui, rect, content_.of(play_->rules().id).book, paragraph_);
  if (sheet_ == Sheet::log) closed = log_sheet(ui, rect, play_->log());
  if (closed) turn_over(Sheet::none);
}

void TableScreen::ground(const paint::Painter& painter) const {
  if (!on_mat()) return Screen::ground(painter);
  paint_mat_ground(painter, places_->mat, play_->words());
  paint_weather(painter.studio(), places_->mat, shown().weather);
}

/// Teams of a competition have kits of their own (C36).
std::optional<TeamKits> TableScreen::kits() const {
  return occasion_ ? kits_of(play_->match().info().colours) : std::nullopt;
}

TeamKits TableScreen::worn_kits() const {
  return kits().value_or(paint::kits[director_.settings().colours].teams);
}

void TableScreen::still(const paint::Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  if (!animating() && !curtain_.closed() && prompted_ == play_->question_number()) prompt_->still(painter);
}

void TableScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  const Animation::Step* step = play_->animation().current();
  tray_.live(painter, shown_dice(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter, *places_, *step, play_->rules(), play_->words(), play_->names(), turn_);
  if (curtain_.closed())
    return curtain_.paint(painter,
                          {0, 0, places_->table.bar.w, places_->table.tray.y + places_->table.tray.h});
  if (prompted_ != play_->question_number()) return;
  prompt_->live(painter);
  if (prompt_->covers_mat()) return;
  paint::MatScene scene = paint::scene_of(places_->mat, play_->on_mat(prompt_->shown(play_->view())));
  scene.breath = std::sin(breath_ * 3.14159265F / 2);
  scene.rim = turn_;
  add_traces(scene, places_->mat, play_->trails());
  if (sheet_ == Sheet::hint)
    hint_.decorate(scene, places_->mat, *play_);
  else if (second_thoughts_.at_work())
    second_thoughts_.decorate(scene, places_->mat, *play_);
  else if (taught_.in_place_of_choices())
    scene.area_names = true;
  else
    prompt_->decorate(scene);
  if (ribbon_ && breath_ < 1) scene.ribbon = paint::Ribbon{*ribbon_, play_->names()[*ribbon_], breath_};
  paint_mat(painter.studio(), places_->mat, scene);
}

bool TableScreen::moving() const {
  return animating() || coaches_.waits() ||
         (curtain_.closed() ? curtain_.falling() : breath_ < 1 && !prompt_->covers_mat());
}

bool TableScreen::advance(float milliseconds) {
  let_hear();
  if (animating()) {
    const bool in_the_air = tumble(play_->animation().current()) < 1;
    const bool ended = play_->animation().advance(milliseconds);
    return ended || in_the_air != (tumble(play_->animation().current()) < 1);
  }
  if (coaches_.advance(milliseconds)) return true;
  if (curtain_.closed()) return curtain_.advance(milliseconds);
  const bool still_off = director_.settings().pace == Pace::off;
  breath_ = still_off ? 1.0F : std::min(1.0F, breath_ + milliseconds / breath_time);
  return false;
}

bool TableScreen::skip() {
  if (!animating()) return false;
  play_->animation().skip();
  return true;
}

}  // namespace fuba::app
