#include "fuba/table/screens/replay_screen.hpp"

#include <algorithm>

#include "app/window/seed.hpp"
#include "app/window/speech_card.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/rules_sheet.hpp"
#include "fuba/table/screens/table_motion.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

constexpr float replay_foot = 62;

bool about_penalty(const std::optional<Decision>& decision) {
  return decision && (decision->kind == DecisionKind::dive || decision->kind == DecisionKind::kick);
}

}  // namespace

ReplayScreen::ReplayScreen(Director& director, const Content& content, Match match,
                           std::vector<State> snapshots, std::filesystem::path file,
                           FubaMatch::Remarks remarks)
    : director_(director),
      content_(content),
      replay_(std::move(match), std::move(snapshots), director.words(),
              director.settings().pace == Pace::off),
      file_(std::move(file)),
      analysis_(std::move(remarks.analysis)) {
  replay_.go_to(remarks.entry);
}

/// What would have been better at the place shown; null where nothing would.
const JudgedChoice* ReplayScreen::better() const {
  const std::size_t place = replay_.place();
  const bool shown = replay_.choice() && !replay_.animation().running();
  if (!analysis_ || !shown || place >= analysis_->entries.size()) return nullptr;
  const auto& judged = analysis_->entries[place].judged;
  return judged && judged->error > 0 ? &*judged : nullptr;
}

const State& ReplayScreen::shown() const {
  const Animation::Step* step = replay_.animation().current();
  return step != nullptr ? step->before : replay_.view();
}

/// As it was played.
std::optional<TeamKits> ReplayScreen::kits() const { return kits_of(replay_.match().info().colours); }

bool ReplayScreen::shows_penalty() const {
  const Animation::Step* step = replay_.animation().current();
  return step != nullptr ? step->event.kind == EventKind::penalty : about_penalty(replay_.decision());
}

void ReplayScreen::frame(Ui& ui) {
  replay_.hear_odds();
  ui.speak(replay_.words());
  ui.focus().spare_arrows();
  const TableLayout table = ui.table(replay_foot);
  places_ = Places{table, paint::MatLayout(table.mat, replay_.rules().pitch)};
  if (editor_.open()) ui.focus().mute(true);
  listen(ui);
  const Animation::Step* step = replay_.animation().current();
  tray_.frame(ui, table, replay_.rules(), shown(), replay_.names(),
              step != nullptr ? step->tray : replay_.tray(),
              {std::nullopt, false, step != nullptr ? std::optional(step->event) : std::nullopt});
  if (log_panel(ui, table.log, replay_.log())) turn_over(Sheet::log);
  lay_bar(ui, table);
  lay_now(ui, table.now);
  lay_foot(ui, table.foot, line_, replay_, kits().value_or(paint::kits[director_.settings().colours].teams));
  lay_better(ui);
  lay_sheet(ui, table);
  if (step != nullptr && step == replay_.animation().current()) lay_played(ui, table.mat, *step);
  if (const auto text = editor_.frame(ui, table.mat, moment(ui.words(), replay_.view()))) keep_note(*text);
}

void ReplayScreen::listen(Ui& ui) {
  if (editor_.open()) return;
  hear_strides(ui, replay_);
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.sign == '?') turn_over(Sheet::rules);
  const bool on_table = ui.pointer_in(places_->table.mat) && ImGui::IsMouseClicked(0);
  if (on_table) replay_.skip();
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
  bar_.tell(ui, table, shown(), replay_.names());
  const float margin = ui.px(12);
  const float gap = ui.px(6);
  const float width = (table.now.w - 2 * margin - 2 * gap) / 3;
  SDL_FRect rect{table.now.x + margin, ui.px(9), width, table.bar.h - ui.px(18)};
  if (ui.toggle("bar rules", rect, ui.say("rules"), sheet_ == Sheet::rules)) turn_over(Sheet::rules);
  rect.x += width + gap;
  const bool by_key = ui.key().is(SDLK_e) && !ui.editing();
  if (ui.button("bar edit", rect, ui.say("replay-edit")) || by_key) edit();
  rect.x += width + gap;
  if (ui.button("bar back", rect, ui.say("back"))) leave();
}

void ReplayScreen::lay_sheet(Ui& ui, const TableLayout& table) {
  const float width = std::min(ui.px(420), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed = rules_sheet(ui, rect, content_.of(replay_.rules().id).book, shown(), replay_.rules().options);
  if (sheet_ == Sheet::log) closed = log_sheet(ui, rect, replay_.log());
  if (closed) sheet_ = Sheet::none;
}

void ReplayScreen::lay_now(Ui& ui, const SDL_FRect& now) {
  ui.fill(now, style::panel, 0);
  const float margin = ui.px(14);
  SDL_FRect room{now.x + margin, now.y + margin, now.w - 2 * margin, now.h - 2 * margin};
  const float controls = ui.px(286);
  obey(ui, lay_controls(ui, {room.x, room.y + room.h - controls, room.w, controls}, replay_));
  room.h -= controls + ui.px(12);
  const float used = lay_question(ui, room);
  if (replay_.animation().running()) return;
  lay_note(ui, {room.x, room.y + used, room.w, room.h - used}, replay_.note());
}

/// What is asked and what is chosen, or what happens; answers the height used.
float ReplayScreen::lay_question(Ui& ui, const SDL_FRect& room) {
  const auto tell = [&](Type type, ImU32 colour, const std::string& words) {
    return ui.text(type, room.x, room.y, colour, words, room.w);
  };
  if (const Animation::Step* step = replay_.animation().current())
    return tell(Type::strong, style::text,
                story_of(*step, replay_.rules(), replay_.words(), replay_.names()));
  if (!replay_.decision())
    return tell(Type::strong, style::text,
                ui.say(replay_.match().over() ? "full-time" : "replay-record-ends"));
  const float used = tell(Type::strong, style::text, replay_.question()) + ui.px(10);
  return used + lay_choice(ui, {room.x, room.y + used, room.w, room.h - used});
}

float ReplayScreen::lay_choice(Ui& ui, const SDL_FRect& room) const {
  if (replay_.hides_choice()) {
    const std::string words =
        fuba::ui(ui.words(), "replay-secret-choice", {{"team", replay_.names()[replay_.decision()->team]}});
    return ui.text(Type::small, room.x, room.y, style::quiet, words, room.w) + ui.px(10);
  }
  if (!replay_.choice()) {
    const char* words = replay_.beyond_journal() ? "replay-beyond" : "replay-record-ends";
    return ui.text(Type::small, room.x, room.y, style::quiet, ui.say(words), room.w) + ui.px(10);
  }
  const WatchedChoice& made = *replay_.choice();
  const std::optional<Chance> chance = replay_.chance();
  const bool keeps_room = chance || replay_.odds().concern(made.command);
  const float width = room.w - ui.px(2 * style::padding_x);
  float height = ui.measure(Type::text, made.label, width).y + ui.px(2 * style::padding_y);
  if (keeps_room) height += ui.measure(Type::small, chance ? chance->words : "%", width).y + ui.px(6);
  const SDL_FRect card{room.x, room.y, room.w, height};
  ui.fill(card, style::raised);
  ui.outline(card, style::accent, 1.5F);
  const float x = card.x + ui.px(style::padding_x);
  const float y = card.y + ui.px(style::padding_y);
  const float used = ui.text(Type::text, x, y, style::text, made.label, width);
  if (!keeps_room) return height + ui.px(10);
  if (chance) ui.text(Type::small, x, y + used + ui.px(2), style::quiet, chance->words, width);
  const SDL_FRect bar{x, card.y + card.h - ui.px(6), width, ui.px(2)};
  ui.fill(bar, style::line, 1);
  if (chance)
    ui.fill({bar.x, bar.y, bar.w * chance->value, bar.h}, chance->good ? style::good : style::bad, 1);
  return height + ui.px(10);
}

void ReplayScreen::obey(Ui& ui, WatchWish wish) {
  switch (wish) {
    case WatchWish::write_note:
      replay_.pause();
      replay_.skip();
      editor_.begin(ui, replay_.note());
      break;
    case WatchWish::play_on:
      play_on();
      break;
    case WatchWish::none:
      break;
  }
}

/// On a card above the mat, beside neither of the two choices.
void ReplayScreen::lay_better(Ui& ui) {
  const JudgedChoice* judged = better();
  if (judged == nullptr || sheet_ != Sheet::none || editor_.open()) return;
  const Words& words = ui.words();
  SpeechCard card;
  card.heading = fuba::ui(words, "analysis-gave-away",
                          {{"price", share_of_match(words, judged->error) +
                                         words["analysis.mark-" + std::string(name(judged->mark))]}});
  card.text = fuba::ui(words, "analysis-better", {{"choice", label(words, judged->best, replay_.view())}});
  if (const std::string why = reasons_for(words, judged->arguments); !why.empty())
    card.text += "\n" + fuba::ui(words, "analysis-why", {{"why", why}});
  card.buttons = {{"play better", ui.say("analysis-play-better")}};
  card.seen = pieces_of({*places_, replay_.view(), tray_.dice(), ui.focus()});
  for (const Command& each : {judged->taken, judged->best}) {
    if (areas_of(each) > 0) card.seen.push_back(places_->mat.area(area_of(each, replay_.view())));
    if (areas_of(each) > 1) card.seen.push_back(places_->mat.area(end_of(each, replay_.view())));
  }
  if (lay_speech_card(ui, places_->table.mat, card) || ui.key().is(SDLK_b)) play_on_with_better();
}

/// The position at the place shown, to be changed.
void ReplayScreen::edit() {
  const State& state = replay_.state_at(replay_.place());
  const auto pending = fuba::decision(state);
  const State seen = pending ? seen_by(state, pending->team) : state;
  director_.go(place::Editor{std::make_shared<FubaMatch>(
      director_.game_named(Fuba::id), director_.words(),
      Match(replay_.match().shared_rules(), seen, DiceSource::random(fresh_seed())))});
}

/// A match of its own, from here on with the choice that would have been better.
void ReplayScreen::play_on_with_better() {
  Match match = replay_.from_here(DiceSource::random(fresh_seed()));
  static_cast<void>(match.choose(better()->best));
  director_.go(place::PlayOn{
      std::make_shared<FubaMatch>(director_.game_named(Fuba::id), director_.words(), std::move(match))});
}

void ReplayScreen::keep_note(const std::string& text) {
  replay_.write(text);
  if (file_.empty()) return;
  if (const auto saved = save(replay_.match(), file_); !saved) director_.tell(to_string(saved.error()));
}

void ReplayScreen::play_on() {
  director_.go(
      place::PlayOn{std::make_shared<FubaMatch>(director_.game_named(Fuba::id), director_.words(),
                                                replay_.from_here(DiceSource::random(fresh_seed())))});
}

void ReplayScreen::ground(const paint::Painter& painter) const {
  if (shows_penalty()) return painter.draw_bare_table(places_->table.mat);
  paint_mat_ground(painter, places_->mat, replay_.words());
  paint_weather(painter.studio(), places_->mat, shown().weather);
}

void ReplayScreen::still(const paint::Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  line_.still(painter);
}

void ReplayScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  const Animation::Step* step = replay_.animation().current();
  tray_.live(painter, step != nullptr ? step->tray : replay_.tray(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter, *places_, *step, replay_.rules(), replay_.words(), replay_.names());
  if (shows_penalty()) return paint_penalty(painter.studio(), places_->table.mat, penalty_shown());
  paint::MatScene scene = paint::scene_of(places_->mat, replay_.view());
  if (const auto& choice = replay_.choice())
    light_choice(scene, places_->mat, replay_.rules(), replay_.view(), choice->team, choice->command);
  if (const JudgedChoice* judged = better())
    light_choice(scene, places_->mat, replay_.rules(), replay_.view(), replay_.choice()->team, judged->best,
                 paint::Light::better);
  paint_mat(painter.studio(), places_->mat, scene);
}

paint::PenaltyScene ReplayScreen::penalty_shown() const {
  paint::PenaltyScene scene;
  scene.shooter = replay_.view().control;
  scene.places_open = false;
  if (replay_.choice() && replay_.choice()->command.verb == Verb::kick)
    scene.chosen = replay_.choice()->command.side();
  return scene;
}

bool ReplayScreen::advance(float milliseconds) {
  const bool in_the_air = tumble(replay_.animation().current()) < 1;
  const bool changed = replay_.advance(milliseconds);
  return changed || in_the_air != (tumble(replay_.animation().current()) < 1);
}

}  // namespace fuba::app
