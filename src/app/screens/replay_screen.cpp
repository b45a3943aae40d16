#include "screens/replay_screen.hpp"

#include <algorithm>
#include <array>

#include "mat_meaning.hpp"
#include "rules_sheet.hpp"
#include "screens/play_on_screen.hpp"
#include "screens/title_screen.hpp"
#include "seed.hpp"
#include "shown_choice.hpp"
#include "table_motion.hpp"

namespace fuba::app {
namespace {

constexpr float line_height = 62;
constexpr std::size_t longest_line = 200;  ///< of a note
constexpr std::string_view editor = "note text";

/// The two buttons that go back and on by a stride, and the keys that do the same.
struct StrideKeys {
  std::string_view word;
  SDL_Keycode back;
  SDL_Keycode on;
  std::string_view back_cap;
  std::string_view on_cap;
};

const StrideKeys& keys_of(Stride stride) {
  static constexpr std::array<StrideKeys, stride_count> keys{{
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

/// The recorded states from where the record can no longer be played.
std::vector<State> snapshots_beyond(const Loaded& loaded) {
  std::vector<State> states;
  for (const Snapshot& snapshot : loaded.snapshots)
    if (snapshot.line >= loaded.trouble->line) states.push_back(snapshot.state);
  return states;
}

bool about_penalty(const std::optional<Decision>& decision) {
  return decision && (decision->kind == DecisionKind::dive || decision->kind == DecisionKind::kick);
}

}  // namespace

ReplayScreen::ReplayScreen(Director& director, Match match, std::vector<State> snapshots,
                           std::filesystem::path file)
    : director_(director),
      replay_(std::move(match), std::move(snapshots), director.words(),
              director.settings().pace == Pace::off),
      file_(std::move(file)) {}

float ReplayScreen::foot() const { return line_height; }

const State& ReplayScreen::shown() const {
  const Animation::Step* step = replay_.animation().current();
  return step != nullptr ? step->before : replay_.view();
}

bool ReplayScreen::shows_penalty() const {
  const Animation::Step* step = replay_.animation().current();
  return step != nullptr ? step->event.kind == EventKind::penalty : about_penalty(replay_.decision());
}

void ReplayScreen::frame(Ui& ui) {
  ui.speak(replay_.words());
  ui.focus().spare_arrows();
  const TableLayout table(static_cast<int>(ui.width()), static_cast<int>(ui.height()), line_height);
  places_ = Places{table, paint::MatLayout(table.mat, replay_.rules().pitch)};
  if (written_) ui.focus().mute(true);
  listen(ui);
  const Animation::Step* step = replay_.animation().current();
  tray_.frame(ui, table, replay_.rules(), shown(), replay_.names(),
              step != nullptr ? step->tray : replay_.tray(),
              {std::nullopt, false, step != nullptr ? std::optional(step->event) : std::nullopt});
  if (log_panel(ui, table.log, replay_.log())) turn_over(Sheet::log);
  lay_bar(ui, table);
  lay_now(ui, table.now);
  lay_line(ui, table.foot);
  lay_sheet(ui, table);
  if (step != nullptr && step == replay_.animation().current()) lay_played(ui, table.mat, *step);
  if (written_) lay_editor(ui, table.mat);
}

/// The time line, and the way to the beginning and to the end beside it.
void ReplayScreen::lay_line(Ui& ui, const SDL_FRect& foot) {
  ui.fill(foot, style::room, 0);
  const float width = ui.px(60);
  const float margin = ui.px(12);
  const SDL_FRect first{foot.x + margin, foot.y + ui.px(19), width, ui.px(30)};
  const SDL_FRect last{foot.x + foot.w - margin - width, first.y, width, first.h};
  if (ui.button("first", first, "")) replay_.go_to(0);
  key_cap(ui, middle_of(first), ui.say("key-home"), style::text);
  if (ui.button("last", last, "")) replay_.go_to(replay_.timeline().end());
  key_cap(ui, middle_of(last), ui.say("key-end"), style::text);
  const float side = width + 2 * margin;
  const auto place = line_.frame(ui, {foot.x + side, foot.y, foot.w - 2 * side, foot.h}, replay_,
                                 paint::kits[director_.settings().colours]);
  if (place && *place != replay_.place()) replay_.go_to(*place);
}

void ReplayScreen::listen(Ui& ui) {
  if (written_) return;
  const Key& key = ui.key();
  for (const Stride stride : strides) {
    if (key.is(keys_of(stride).back)) replay_.go_back(stride);
    if (!key.is(keys_of(stride).on)) continue;
    if (stride == Stride::choice)
      replay_.step();
    else
      replay_.go_on(stride);
  }
  if (key.is(SDLK_HOME)) replay_.go_to(0);
  if (key.is(SDLK_END)) replay_.go_to(replay_.timeline().end());
  if (key.is(SDLK_SPACE)) press_space();
  if (key.is(SDLK_F1) || key.typed == "?") turn_over(Sheet::rules);
  const bool on_table = ui.pointer_in(places_->table.mat) && ImGui::IsMouseClicked(0);
  if (on_table) replay_.skip();
  if (!key.is(SDLK_ESCAPE)) return;
  if (sheet_ != Sheet::none)
    sheet_ = Sheet::none;
  else
    leave();
}

/// Starts and stops; what moves at a single step only jumps to its end.
void ReplayScreen::press_space() {
  const bool single_step = replay_.animation().running() && !replay_.playing();
  replay_.skip();
  if (single_step) return;
  if (replay_.playing())
    replay_.pause();
  else
    replay_.play();
}

void ReplayScreen::leave() {
  if (director_.nested()) return director_.back();
  director_.begin(std::make_unique<TitleScreen>(director_));
}

void ReplayScreen::lay_bar(Ui& ui, const TableLayout& table) {
  bar_.seat(replay_.match().info().coaches);
  bar_.tell(ui, table, shown(), replay_.names());
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
  const float width = std::min(ui.px(420), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed = rules_sheet(ui, rect, director_.book(replay_.rules().id), shown(), replay_.rules().options);
  if (sheet_ == Sheet::log) closed = log_sheet(ui, rect, replay_.log());
  if (closed) sheet_ = Sheet::none;
}

void ReplayScreen::lay_now(Ui& ui, const SDL_FRect& now) {
  ui.fill(now, style::panel, 0);
  const float margin = ui.px(14);
  SDL_FRect room{now.x + margin, now.y + margin, now.w - 2 * margin, now.h - 2 * margin};
  const float controls = ui.px(286);
  lay_controls(ui, {room.x, room.y + room.h - controls, room.w, controls});
  room.h -= controls + ui.px(12);
  const float used = lay_question(ui, room);
  if (replay_.animation().running()) return;
  lay_note(ui, {room.x, room.y + used, room.w, room.h - used});
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
  const float width = room.w - ui.px(2 * style::padding_x);
  float height = ui.measure(Type::text, made.label, width).y + ui.px(2 * style::padding_y);
  if (made.chance) height += ui.measure(Type::small, made.chance->words, width).y + ui.px(6);
  const SDL_FRect card{room.x, room.y, room.w, height};
  ui.fill(card, style::raised);
  ui.outline(card, style::accent, 1.5F);
  const float x = card.x + ui.px(style::padding_x);
  const float y = card.y + ui.px(style::padding_y);
  const float used = ui.text(Type::text, x, y, style::text, made.label, width);
  if (!made.chance) return height + ui.px(10);
  ui.text(Type::small, x, y + used + ui.px(2), style::quiet, made.chance->words, width);
  const SDL_FRect bar{x, card.y + card.h - ui.px(6), width, ui.px(2)};
  ui.fill(bar, style::line, 1);
  ui.fill({bar.x, bar.y, bar.w * made.chance->value, bar.h}, made.chance->good ? style::good : style::bad, 1);
  return height + ui.px(10);
}

/// The note at the place shown, on a slip of paper.
void ReplayScreen::lay_note(Ui& ui, const SDL_FRect& room) const {
  const std::string note = replay_.note();
  if (note.empty()) return;
  const float margin = ui.px(10);
  const float width = room.w - 2 * margin;
  const float height = std::min(room.h, ui.measure(Type::small, note, width).y + 2 * ui.px(8));
  const SDL_FRect slip{room.x, room.y, room.w, height};
  ui.fill(slip, IM_COL32(0xF4, 0xE7, 0xB8, 0xFF), 4);
  ui.list().PushClipRect({slip.x, slip.y}, {slip.x + slip.w, slip.y + slip.h - ui.px(6)}, true);
  ui.text(Type::small, slip.x + margin, slip.y + ui.px(8), style::on_accent, note, width);
  ui.list().PopClipRect();
  if (ui.pointer_in(slip)) ui.hint(note);
}

void ReplayScreen::lay_controls(Ui& ui, const SDL_FRect& room) {
  const float gap = ui.px(5);
  float y = room.y;
  const auto row = [&](float points) {
    const SDL_FRect rect{room.x, y, room.w, ui.px(points)};
    y += rect.h + gap;
    return rect;
  };
  lay_pace(ui, row(42));
  for (const Stride stride : strides) lay_stride(ui, row(34), stride);
  const SDL_FRect pair = row(38);
  const float half = (pair.w - gap) / 2;
  if (ui.button("secrets", {pair.x, pair.y, half, pair.h}, ui.say("replay-secrets"), 's', false,
                replay_.secrets_shown()))
    replay_.show_secrets(!replay_.secrets_shown());
  const SDL_FRect note{pair.x + half + gap, pair.y, half, pair.h};
  if (!replay_.can_write())
    dimmed_button(ui, note, ui.say("mark-note"), ui.say("replay-no-note"));
  else if (ui.button("note", note, ui.say("mark-note"), 'n'))
    edit_note(ui);
  const SDL_FRect last = row(42);
  if (!replay_.can_play_on())
    dimmed_button(ui, last, ui.say("replay-play-on"), ui.say("replay-over"));
  else if (ui.button("play on", last, ui.say("replay-play-on"), 'p'))
    play_on();
}

void ReplayScreen::lay_pace(Ui& ui, const SDL_FRect& row) {
  const float gap = ui.px(8);
  const float side = ui.px(30);
  const float play = row.w * 0.46F;
  const SDL_FRect button{row.x, row.y, play, row.h};
  if (ui.button("play", button, "", 0, true)) press_space();
  ui.left(Type::text, {button.x + ui.px(style::padding_x), button.y, button.w, button.h}, style::on_accent,
          ui.say(replay_.playing() ? "replay-pause" : "replay-play"));
  key_cap(ui, {button.x + button.w - ui.px(34), button.y + button.h / 2}, ui.say("key-space"),
          style::on_accent);
  const auto speed = static_cast<std::size_t>(replay_.speed());
  const SDL_FRect slower{button.x + button.w + gap, row.y, side, row.h};
  const SDL_FRect faster{row.x + row.w - side, row.y, side, row.h};
  ui.centred(Type::small, {slower.x + side, row.y, faster.x - slower.x - side, row.h}, style::quiet,
             ui.say(speed_names[speed]));
  const auto sign_button = [&](std::string_view id, const SDL_FRect& rect, std::string_view sign) {
    const bool pressed = ui.button(id, rect, "");
    ui.centred(Type::text, rect, style::text, sign);
    return pressed;
  };
  const bool down = sign_button("slower", slower, "−") || (!written_ && ui.key().typed == "-");
  const bool up = sign_button("faster", faster, "+") || (!written_ && ui.key().typed == "+");
  if (down && speed > 0) replay_.set_speed(static_cast<Speed>(speed - 1));
  if (up && speed + 1 < speed_count) replay_.set_speed(static_cast<Speed>(speed + 1));
}

void ReplayScreen::lay_stride(Ui& ui, const SDL_FRect& row, Stride stride) {
  const StrideKeys& keys = keys_of(stride);
  const Timeline& timeline = replay_.timeline();
  const float width = ui.px(88);
  const std::string id(keys.word);
  ui.centred(Type::text, {row.x + width, row.y, row.w - 2 * width, row.h}, style::quiet, ui.say(keys.word));
  if (way_button(ui, id + " back", {row.x, row.y, width, row.h}, -1, keys.back_cap,
                 timeline.previous(replay_.place(), stride).has_value()))
    replay_.go_back(stride);
  if (!way_button(ui, id + " on", {row.x + row.w - width, row.y, width, row.h}, 1, keys.on_cap,
                  timeline.next(replay_.place(), stride).has_value()))
    return;
  if (stride == Stride::choice)
    replay_.step();
  else
    replay_.go_on(stride);
}

void ReplayScreen::edit_note(Ui& ui) {
  replay_.pause();
  replay_.skip();
  written_ = replay_.note();
  ui.start_editing(editor);
}

/// A sheet of its own above the mat, to write on.
void ReplayScreen::lay_editor(Ui& ui, const SDL_FRect& mat) {
  const float width = std::min(ui.px(560), mat.w - ui.px(40));
  const float height = ui.px(236);
  const SDL_FRect box{mat.x + (mat.w - width) / 2, mat.y + (mat.h - height) / 2, width, height};
  const float margin = ui.px(20);
  const bool escaped = ui.key().is(SDLK_ESCAPE);
  ui.begin_overlay("##note", {0, 0, ui.width(), ui.height()});
  ui.fill({0, 0, ui.width(), ui.height()}, style::shade, 0);
  ui.fill(box, style::panel);
  ui.left(Type::strong, {box.x + margin, box.y + ui.px(12), width - 2 * margin, ui.px(34)}, style::text,
          fuba::ui(ui.words(), "note-at", {{"moment", moment(ui.words(), replay_.view())}}));
  ui.focus().mute(false);
  ui.edit(editor, {box.x + margin, box.y + ui.px(54), width - 2 * margin, ui.px(132)}, *written_,
          longest_line);
  ui.left(Type::small, {box.x + margin, box.y + ui.px(194), width - 2 * margin, ui.px(30)}, style::quiet,
          ui.say("note-help"));
  ui.end_overlay();
  if (ui.editing(editor)) return;
  if (!escaped && *written_ != replay_.note()) keep_note();
  written_.reset();
}

void ReplayScreen::keep_note() {
  replay_.write(*written_);
  if (file_.empty()) return;
  if (const auto saved = save(replay_.match(), file_); !saved) director_.tell(to_string(saved.error()));
}

void ReplayScreen::play_on() {
  director_.open(
      std::make_unique<PlayOnScreen>(director_, replay_.from_here(DiceSource::random(fresh_seed()))));
}

void ReplayScreen::still(const paint::Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  line_.still(painter);
  if (on_mat()) painter.draw_weather(shown().weather);
}

void ReplayScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  const Animation::Step* step = replay_.animation().current();
  tray_.live(painter, step != nullptr ? step->tray : replay_.tray(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter, *places_, *step, replay_.rules(), replay_.words(), replay_.names());
  if (shows_penalty()) return painter.draw_penalty(places_->table.mat, penalty_shown());
  paint::MatScene scene = paint::scene_of(places_->mat, replay_.view());
  if (const auto& choice = replay_.choice())
    light_choice(scene, places_->mat, replay_.rules(), replay_.view(), choice->team, choice->command);
  painter.draw_mat(scene);
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

void watch_match(Director& director, const std::filesystem::path& file) {
  auto loaded = load(file, director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return director.tell(to_string(loaded.error()));
  if (loaded->trouble) director.tell(to_string(*loaded->trouble));
  // A note would be kept by writing the file anew, without what cannot be played.
  std::filesystem::path for_notes = loaded->trouble ? std::filesystem::path() : file;
  std::vector<State> snapshots = snapshots_beyond(*loaded);
  director.open(std::make_unique<ReplayScreen>(director, std::move(loaded->match), std::move(snapshots),
                                               std::move(for_notes)));
}

void watch_match(Director& director, Match match, std::filesystem::path file) {
  director.open(
      std::make_unique<ReplayScreen>(director, std::move(match), std::vector<State>(), std::move(file)));
}

}  // namespace fuba::app
