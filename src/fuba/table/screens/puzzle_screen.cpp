#include "fuba/table/screens/puzzle_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/window/seed.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/judged_choice.hpp"
#include "fuba/game.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/prompts/decision_prompt.hpp"
#include "fuba/table/screens/table_motion.hpp"
#include "fuba/table/shown_choice.hpp"
#include "fuba/table/solved_puzzles.hpp"

namespace fuba::app {
namespace {

constexpr float puzzle_breath = 900;
constexpr std::uint32_t games_a_choice = 64;

}  // namespace

PuzzleScreen::PuzzleScreen(Director& director, const Content& content,
                           std::shared_ptr<const PuzzleSeries> series, Foreteller foreteller)
    : director_(director), content_(content), series_(std::move(series)), foreteller_(std::move(foreteller)) {
  begin(0);
}

void PuzzleScreen::begin(std::size_t at) {
  at_ = at;
  price_.reset();
  chosen_.reset();
  phase_ = Phase::asked;
  set_up();
  prompt_ = decision_prompt(*play_);
}

/// The position as it was, with dice of its own. Whoever played it, somebody at the screen chooses now.
void PuzzleScreen::set_up() {
  judging_.reset();
  prompt_.reset();
  Match match(puzzle().rules, puzzle().position, DiceSource::random(fresh_seed()));
  MatchInfo by_hand = series_->info();
  by_hand.coaches = {};
  match.set_info(std::move(by_hand));
  play_ = std::make_unique<MatchPlay>(std::move(match), content_.words, director_.settings());
  attempt_ = std::make_unique<Attempt>(*play_, foreteller_.tactics(), fresh_seed());
  play_->follow(*attempt_);
  breath_ = 0;
}

bool PuzzleScreen::right() const { return price_ && *price_ <= as_good; }

const Command& PuzzleScreen::best_known() const { return right() ? *chosen_ : puzzle().answer; }

const State& PuzzleScreen::shown() const {
  const Animation::Step* step = play_->animation().current();
  return step != nullptr ? step->before : play_->view();
}

/// What is tempting has been judged already; anything else is played out against the answer.
void PuzzleScreen::judge(const Command& command) {
  chosen_ = command;
  if (command == puzzle().answer) return settle(0);
  if (command == puzzle().tempting) return settle(puzzle().price);
  judging_.emplace([puzzle = puzzle(), command, foreteller = foreteller_](const std::stop_token& stop) {
    return roll_out(*puzzle.rules, puzzle.position, std::vector{puzzle.answer, command}, foreteller,
                    {.most_games = games_a_choice, .stop = stop});
  });
}

void PuzzleScreen::hear() {
  if (!judging_ || !judging_->done()) return;
  const auto found = judging_->take();
  judging_.reset();
  const auto own = std::ranges::find(found, *chosen_, &RolledOut::command);
  settle(own == found.end() ? 0 : own->behind.mean);
}

/// A wrong choice goes on up to the next turn, and is seen to.
void PuzzleScreen::settle(double price) {
  price_ = price;
  phase_ = Phase::judged;
  prompt_.reset();
  if (right()) return remember();
  attempt_->let_go();
  play_->choose(*chosen_);
}

void PuzzleScreen::remember() {
  if (!puzzle().id.empty()) remember_solved(director_, puzzle().id);
}

void PuzzleScreen::show_answer() {
  phase_ = Phase::shown;
  set_up();
}

/// From the position on, with the best choice made, or with one's own that is as good.
void PuzzleScreen::play_on() {
  Match match(puzzle().rules, puzzle().position, DiceSource::random(fresh_seed()));
  match.set_info(series_->info());
  static_cast<void>(match.choose(best_known()));
  director_.go(
      place::PlayOn{std::make_shared<FubaMatch>(series_->game(), director_.words(), std::move(match))});
}

void PuzzleScreen::leave() { director_.back(); }

void PuzzleScreen::frame(Ui& ui) {
  play_->hear_odds();
  hear();
  ui.speak(play_->words());
  const TableLayout table = ui.table();
  places_ = Places{table, paint::MatLayout(table.mat, play_->rules().pitch)};
  const Animation::Step* step = play_->animation().current();
  const auto chooses = prompt_ ? std::optional(play_->decision()->team) : std::nullopt;
  tray_.frame(ui, table, play_->rules(), shown(), play_->names(),
              step != nullptr ? step->tray : play_->tray(),
              {chooses, false, step != nullptr ? std::optional(step->event) : std::nullopt});
  log_panel(ui, table.log, play_->log());
  bar_.tell(ui, table, shown(), play_->names());
  const SDL_FRect back{table.now.x + ui.px(12), ui.px(9), table.now.w - ui.px(24), table.bar.h - ui.px(18)};
  const bool pressed = ui.button("bar back", back, ui.say("back"));
  const bool escaped = ui.key().is(SDLK_ESCAPE) && !(prompt_ && prompt_->cancel());
  lay_now(ui, table);
  if (const auto* played = play_->animation().current()) lay_played(ui, table.mat, *played);
  if (const auto held = attempt_->take_held()) judge(*held);
  if (pressed || escaped) leave();
}

void PuzzleScreen::lay_now(Ui& ui, const TableLayout& table) {
  ui.fill(table.now, style::panel, 0);
  const float margin = ui.px(14);
  const SDL_FRect room{table.now.x + margin, table.now.y + margin, table.now.w - 2 * margin,
                       table.now.h - 2 * margin};
  float y = room.y + lay_heading(ui, room);
  const SDL_FRect rest{room.x, y, room.w, room.y + room.h - y};
  if (const Animation::Step* step = play_->animation().current()) {
    ui.text(Type::strong, rest.x, rest.y, style::text,
            story_of(*step, play_->rules(), play_->words(), play_->names()), rest.w);
    ui.text(Type::small, rest.x, rest.y + rest.h - ui.px(20), style::dimmed, ui.say("skip-help"), rest.w);
    return;
  }
  if (judging_) {
    ui.text(Type::text, rest.x, rest.y, style::quiet, ui.say("puzzle-judging"), rest.w);
    return;
  }
  if (!prompt_) return lay_verdict(ui, rest);
  y += ui.text(Type::strong, rest.x, rest.y, style::text, question(), rest.w);
  ui.focus().ask({rest.x, rest.y, rest.w, y - rest.y});
  y += ui.px(12);
  const float button = ui.px(36);
  prompt_->frame(ui, *places_, {room.x, y, room.w, room.y + room.h - y - button - ui.px(8)});
  const SDL_FRect below{room.x, room.y + room.h - button, room.w, button};
  if (ui.button("puzzle give up", below, ui.say("puzzle-show"))) show_answer();
}

/// Which of the series it is.
float PuzzleScreen::lay_heading(Ui& ui, const SDL_FRect& room) {
  // Those of one's own mistakes have no level.
  const std::string_view key = puzzle().id.empty() ? "puzzle-heading" : "puzzle-heading-level";
  const std::string heading = fuba::ui(ui.words(), key,
                                       {{"title", series_->title()},
                                        {"number", std::to_string(at_ + 1)},
                                        {"count", std::to_string(series_->puzzles().size())},
                                        {"level", std::to_string(puzzle().level)}});
  return ui.text(Type::small, room.x, room.y, style::accent, heading, room.w) + ui.px(6);
}

/// Of a set-up, where the last player goes is asked.
std::string PuzzleScreen::question() const {
  const auto asked = *play_->decision();
  const bool sets_up = puzzle().subject == PuzzleSubject::set_up && asked.kind == DecisionKind::place;
  if (!sets_up) return prompt_->question(*play_);
  return fuba::ui(play_->words(), "puzzle-last-player", {{"team", play_->names()[asked.team]}});
}

std::string PuzzleScreen::verdict() const {
  const std::string answer = label(play_->words(), puzzle().answer, puzzle().position);
  if (phase_ == Phase::shown) return fuba::ui(play_->words(), "puzzle-best", {{"choice", answer}});
  if (!right())
    return fuba::ui(play_->words(), "puzzle-wrong", {{"price", share_of_match(play_->words(), *price_)}});
  if (*chosen_ == puzzle().answer) return fuba::ui(play_->words(), "puzzle-right");
  return fuba::ui(play_->words(), "puzzle-as-good", {{"choice", answer}});
}

/// Why the answer is the best, against what is tempting.
std::string PuzzleScreen::why() const {
  const Words& words = play_->words();
  const std::string other = label(words, puzzle().tempting, puzzle().position);
  const std::string found = reasons_for(words, puzzle().arguments);
  const std::string price = share_of_match(words, puzzle().price);
  if (found.empty()) return fuba::ui(words, "puzzle-why-played", {{"other", other}, {"price", price}});
  return fuba::ui(words, "puzzle-why", {{"other", other}, {"price", price}, {"why", found}});
}

void PuzzleScreen::lay_verdict(Ui& ui, const SDL_FRect& room) {
  const bool known = right() || phase_ == Phase::shown;
  float y = room.y +
            ui.text(Type::strong, room.x, room.y, known ? style::good : style::bad, verdict(), room.w) +
            ui.px(10);
  y +=
      ui.text(Type::text, room.x, y, style::quiet, known ? why() : ui.say("puzzle-seen"), room.w) + ui.px(18);
  const float height = ui.px(44);
  const auto way = [&](std::string_view id, std::string_view words, char letter, bool leading = false) {
    const SDL_FRect rect{room.x, y, room.w, height};
    y += height + ui.px(8);
    return ui.button(id, rect, ui.say(words), letter, leading);
  };
  const bool again = !known && way("puzzle again", "puzzle-again", 't', true);
  const bool show = phase_ != Phase::shown && !right() && way("puzzle answer", "puzzle-show", 's');
  const bool on = known && way("puzzle play on", "puzzle-play-on", 'p');
  const bool next = way("puzzle next", last() ? "puzzle-done" : "puzzle-next", 'n', known);
  if (again) begin(at_);
  if (show) show_answer();
  if (on) play_on();
  if (next && last()) return leave();
  if (next) begin(at_ + 1);
}

void PuzzleScreen::ground(const paint::Painter& painter) const {
  if (prompt_ && prompt_->covers_mat()) return Screen::ground(painter);
  paint_mat_ground(painter, places_->mat, play_->words());
  paint_weather(painter.studio(), places_->mat, shown().weather);
}

void PuzzleScreen::still(const paint::Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  if (prompt_) prompt_->still(painter);
}

/// The best choice; one's own that is as good beside it.
void PuzzleScreen::light_verdict(paint::MatScene& scene) const {
  if (!right() && phase_ != Phase::shown) return;
  const auto light = [&](const Command& command, paint::Light colour) {
    light_choice(scene, places_->mat, play_->rules(), play_->view(), decision(puzzle().position)->team,
                 command, colour);
  };
  if (best_known() != puzzle().answer) light(puzzle().answer, paint::Light::better);
  light(best_known(), paint::Light::target);
}

void PuzzleScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  const Animation::Step* step = play_->animation().current();
  tray_.live(painter, step != nullptr ? step->tray : play_->tray(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter, *places_, *step, play_->rules(), play_->words(), play_->names());
  if (prompt_) {
    prompt_->live(painter);
    if (prompt_->covers_mat()) return;
  }
  const State& view = prompt_ ? prompt_->shown(play_->view()) : play_->view();
  paint::MatScene scene = paint::scene_of(places_->mat, view);
  scene.breath = std::sin(breath_ * 3.14159265F / 2);
  if (prompt_)
    prompt_->decorate(scene);
  else
    light_verdict(scene);
  paint_mat(painter.studio(), places_->mat, scene);
}

bool PuzzleScreen::advance(float milliseconds) {
  if (animating()) {
    const bool in_the_air = tumble(play_->animation().current()) < 1;
    const bool ended = play_->animation().advance(milliseconds);
    return ended || in_the_air != (tumble(play_->animation().current()) < 1);
  }
  const bool still_off = director_.settings().pace == Pace::off;
  breath_ = still_off ? 1.0F : std::min(1.0F, breath_ + milliseconds / puzzle_breath);
  return false;
}

bool PuzzleScreen::skip() {
  if (!animating()) return false;
  play_->animation().skip();
  return true;
}

}  // namespace fuba::app
