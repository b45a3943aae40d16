#include "fuba/table/screens/editor_screen.hpp"

#include <algorithm>
#include <array>

#include "app/window/seed.hpp"
#include "fuba/analysis/puzzle_mining.hpp"
#include "fuba/game.hpp"
#include "fuba/table/editor/refused_change.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/puzzle_box.hpp"

namespace fuba::app {
namespace {

constexpr std::array<std::string_view, 3> hand_names{"home", "away", "ball"};
constexpr std::array<std::string_view, 2> side_names{"home", "away"};
constexpr std::array<std::string_view, 2> half_names{"first", "second"};

}  // namespace

EditorScreen::EditorScreen(Director& director, const Content& content, PositionDraft draft,
                           Foreteller foreteller)
    : director_(director),
      content_(content),
      words_(content.words.of_edition(draft.rules().id)),
      draft_(std::move(draft)),
      foreteller_(std::move(foreteller)) {}

void EditorScreen::frame(Ui& ui) {
  hear();
  ui.speak(words_);
  const TableLayout table = ui.table();
  places_ = Places{table, paint::MatLayout(table.mat, draft_.rules().pitch)};
  if (!found_ && !team_) listen_on_mat(ui);
  lay_bar(ui);
  lay_now(ui);
  ui.fill(table.tray, style::room, 0);
  const float margin = ui.px(16);
  const float half = table.tray.w / 2;
  for (const Team team : teams) {
    const SDL_FRect room{table.tray.x + (team == Team::home ? 0 : half) + margin, table.tray.y + ui.px(10),
                         half - 2 * margin, table.tray.h - ui.px(20)};
    if (fields_of(ui, team).lay(room, team_ == team))
      team_ = team_ == team ? std::nullopt : std::optional(team);
  }
  lay_notice(ui, table.log);
  if (team_ && fields_of(ui, *team_).lay_sheet(table.mat)) team_.reset();
  if (found_ && findings_sheet(ui, table.mat, draft_.state(), *found_)) found_.reset();
  listen(ui);
}

TeamFields EditorScreen::fields_of(Ui& ui, Team team) {
  return {ui, draft_, team, [this](const NotMade& why) { made(why); }};
}

void EditorScreen::made(const NotMade& why) {
  notice_ = why ? refused_change(words_, director_.words(), *why, draft_.state().control) : std::string();
  if (why) return;
  looking_.reset();
  mining_.reset();
  found_.reset();
}

void EditorScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is_control(SDLK_c)) copy();
  if (key.is_control(SDLK_v)) paste();
  if (!key.is(SDLK_ESCAPE)) return;
  if (found_)
    found_.reset();
  else if (team_)
    team_.reset();
  else if (mat_.held() != Area::none)
    mat_.hold(Area::none);
  else
    director_.back();
}

/// The mouse takes the piece that it points at, of whichever team.
void EditorScreen::look_under_pointer(const Ui& ui) {
  if (!ImGui::IsMouseClicked(0) || mat_.held() != Area::none) return;
  const paint::MatScene scene = paint::scene_of(places_->mat, draft_.state());
  const auto under = paint::piece_at(places_->mat, scene.pieces, {ui.mouse().x, ui.mouse().y});
  if (under && hand_ != Hand::ball) hand_ = under->team == Team::home ? Hand::home : Hand::away;
}

MatOffer EditorScreen::offer() const {
  MatOffer offer;
  const State& state = draft_.state();
  AreaSet all;
  for (const Area area : all_areas) all |= area;
  offer.graspable |= state.ball;
  if (hand_ == Hand::ball) {
    offer.single = all - AreaSet(state.ball);
    return offer;
  }
  const TeamState& side = state.side(team_in_hand());
  for (const Area area : all_areas)
    if (side.players[index(area)] > 0 || side.keeper == area)
      offer.moves_from[index(area)] = all - AreaSet(area);
  return offer;
}

void EditorScreen::listen_on_mat(Ui& ui) {
  look_under_pointer(ui);
  const paint::MatScene scene = paint::scene_of(places_->mat, draft_.state());
  const auto pick = mat_.frame(ui, places_->mat, scene, offer(), team_in_hand());
  if (!pick) return;
  const TeamState& side = draft_.state().side(team_in_hand());
  if (pick->ball || hand_ == Hand::ball) return made(draft_.move_ball(pick->to));
  const bool alone = side.players[index(pick->from)] == 0;
  if (pick->keeper || alone) return made(draft_.move_keeper(team_in_hand(), pick->to));
  made(draft_.move(team_in_hand(), pick->from, pick->to));
}

void EditorScreen::lay_bar(Ui& ui) {
  const TableLayout& table = places_->table;
  ui.fill(table.bar, style::panel, 0);
  ui.left(Type::strong, {ui.px(16), 0, table.mat.w - ui.px(32), table.bar.h}, style::text,
          ui.say("editor-title"));
  const SDL_FRect back{table.now.x + ui.px(12), ui.px(9), table.now.w - ui.px(24), table.bar.h - ui.px(18)};
  if (ui.button("bar back", back, ui.say("back"))) director_.back();
}

void EditorScreen::lay_now(Ui& ui) {
  const SDL_FRect& now = places_->table.now;
  ui.fill(now, style::panel, 0);
  const float margin = ui.px(14);
  const SDL_FRect room{now.x + margin, now.y + ui.px(8), now.w - 2 * margin, now.h - ui.px(16)};
  FieldRows rows(ui, room);
  if (const auto hand = rows.choose("editor-hand", {}, hand_names, static_cast<std::size_t>(hand_))) {
    hand_ = static_cast<Hand>(*hand);
    mat_.hold(Area::none);
  }
  lay_ball(ui, rows);
  lay_time(ui, rows);
  lay_stage(ui, rows);
  if (draft_.rules().has(Option::weather)) lay_weather(ui, rows);
  const float deeds = ui.px(3 * 44);
  lay_deeds(ui, {room.x, room.y + room.h - deeds, room.w, deeds});
}

void EditorScreen::lay_ball(Ui& ui, FieldRows& rows) {
  const State& state = draft_.state();
  if (const int by = rows.step("ball-value", ui.say("editor-ball-value"), std::to_string(state.ball_value)))
    made(draft_.add_to_ball_value(by));
  if (const auto side =
          rows.choose("editor-control", ui.say("editor-control"), side_names, index(state.control)))
    made(draft_.give_ball(*side == 0 ? Team::home : Team::away));
}

void EditorScreen::lay_time(Ui& ui, FieldRows& rows) {
  const State& state = draft_.state();
  if (const auto half = rows.choose("editor-half", ui.say("editor-half"), half_names,
                                    static_cast<std::size_t>(std::min<int>(state.half, 2) - 1)))
    made(draft_.set_half(static_cast<int>(*half) + 1));
  if (const int by = rows.step_minute(state.minute)) made(draft_.add_to_minute(by));
  if (const int by = rows.step("stoppage", ui.say("editor-stoppage"), std::to_string(state.stoppage)))
    made(draft_.add_to_stoppage(by));
}

void EditorScreen::lay_stage(Ui& ui, FieldRows& rows) {
  const auto stages = draft_.stages();
  const auto at = static_cast<std::size_t>(std::ranges::find(stages, draft_.stage()) - stages.begin());
  if (const int by = rows.step("stage", ui.say("editor-stage"), ui.say("editor-stage-" + draft_.stage())))
    made(draft_.set_stage(stages[place_after(at, by, stages.size())]));
  if (!draft_.stage().ends_with("actions")) return;
  if (const auto side =
          rows.choose("editor-first", ui.say("editor-first"), side_names, index(draft_.state().turn.first)))
    made(draft_.set_first(*side == 0 ? Team::home : Team::away));
}

void EditorScreen::lay_weather(Ui& ui, FieldRows& rows) {
  const Weather weather = draft_.state().weather;
  if (const int by = rows.step("weather", ui.say("editor-weather"), weather_name(words_, weather)))
    made(draft_.set_weather(next_of<weather_count>(weather, by)));
}

void EditorScreen::lay_deeds(Ui& ui, const SDL_FRect& room) {
  struct Deed {
    std::string_view id;
    void (EditorScreen::*take)();
    char letter;
  };
  constexpr std::array deeds{
      Deed{"editor-copy", &EditorScreen::copy, 'c'}, Deed{"editor-paste", &EditorScreen::paste, 'v'},
      Deed{"editor-analyse", &EditorScreen::analyse, 'a'},
      Deed{"editor-play-on", &EditorScreen::play_on, 'p'}, Deed{"editor-keep", &EditorScreen::keep, 'k'}};
  const float gap = ui.px(6);
  const float width = (room.w - gap) / 2;
  const float height = ui.px(38);
  for (std::size_t at = 0; at < deeds.size(); ++at) {
    const bool whole = at + 1 == deeds.size();
    const SDL_FRect rect{room.x + static_cast<float>(at % 2) * (width + gap),
                         room.y + static_cast<float>(at / 2) * (height + gap), whole ? room.w : width,
                         height};
    if (ui.button(deeds[at].id, rect, ui.say(deeds[at].id), deeds[at].letter)) (this->*deeds[at].take)();
  }
}

/// What could not be done, or how it is done.
void EditorScreen::lay_notice(Ui& ui, const SDL_FRect& room) const {
  ui.fill(room, style::panel, 0);
  const float margin = ui.px(14);
  const std::string& words = looking_          ? ui.say("editor-looks")
                             : mining_         ? ui.say("editor-mines")
                             : notice_.empty() ? ui.say("editor-help")
                                               : notice_;
  ui.text(Type::small, room.x + margin, room.y + margin, notice_.empty() ? style::quiet : style::bad, words,
          room.w - 2 * margin);
}

void EditorScreen::copy() {
  SDL_SetClipboardText(draft_.text().c_str());
  director_.note(fuba::ui(words_, "editor-copied"));
}

void EditorScreen::paste() {
  char* const text = SDL_GetClipboardText();
  const std::string pasted = text == nullptr ? "" : text;
  SDL_free(text);
  const std::string before = draft_.rules().id;
  made(draft_.read(pasted, content_.options));
  if (draft_.rules().id == before) return;
  words_ = content_.words.of_edition(draft_.rules().id);
  if (auto other = foreteller_of_the_game(draft_.rules().id)) foreteller_ = *std::move(other);
}

void EditorScreen::analyse() {
  notice_.clear();
  looking_.emplace([rules = draft_.shared_rules(), state = draft_.state(), foreteller = foreteller_](
                       const std::stop_token& stop) { return look_into(*rules, state, foreteller, stop); });
}

void EditorScreen::play_on() {
  Match match(draft_.shared_rules(), draft_.state(), DiceSource::random(fresh_seed()));
  director_.go(place::PlayOn{
      std::make_shared<FubaMatch>(director_.game_named(Fuba::id), director_.words(), std::move(match))});
}

/// Where one choice is clearly the best.
void EditorScreen::keep() {
  notice_.clear();
  mining_.emplace([rules = draft_.shared_rules(), state = draft_.state(),
                   foreteller = foreteller_](const std::stop_token& stop) {
    return puzzle_in(rules, state, foreteller, {.stop = stop});
  });
}

void EditorScreen::hear() {
  if (looking_ && looking_->done()) {
    found_ = looking_->take();
    looking_.reset();
  }
  if (!mining_ || !mining_->done()) return;
  const auto puzzle = mining_->take();
  mining_.reset();
  if (!puzzle) {
    notice_ = fuba::ui(words_, "editor-no-puzzle");
    return;
  }
  const auto kept = keep_puzzle(director_.folder(), *puzzle);
  if (!kept) return director_.tell(kept.error());
  director_.note(
      fuba::ui(words_, "editor-kept", {{"answer", label(words_, puzzle->answer, puzzle->position)}}));
}

void EditorScreen::ground(const paint::Painter& painter) const {
  paint_mat_ground(painter, places_->mat, words_);
}

void EditorScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  paint::MatScene scene = paint::scene_of(places_->mat, draft_.state());
  if (mat_.held() != Area::none || hand_ == Hand::ball) mat_.decorate(scene, offer());
  scene.area_names = true;
  paint_mat(painter.studio(), places_->mat, scene);
}

}  // namespace fuba::app
