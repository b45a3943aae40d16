#include "screens/table_screen.hpp"

#include <algorithm>
#include <cmath>

#include "proposal.hpp"
#include "rules_sheet.hpp"
#include "screens/fairness_screen.hpp"
#include "screens/library_screen.hpp"
#include "screens/new_match_screen.hpp"
#include "screens/replay_screen.hpp"
#include "screens/story_screen.hpp"
#include "screens/title_screen.hpp"
#include "seed.hpp"
#include "skill_cards.hpp"
#include "stages/formation_stage.hpp"
#include "stages/full_time_stage.hpp"
#include "stages/half_time_stage.hpp"
#include "stages/penalty_stage.hpp"
#include "stages/role_stage.hpp"
#include "stages/set_up_stage.hpp"
#include "stages/shift_stage.hpp"
#include "stages/skill_stage.hpp"
#include "stages/style_stage.hpp"
#include "stages/turn_stage.hpp"
#include "table_motion.hpp"

namespace fuba::app {
namespace {

constexpr float breath_time = 900;
constexpr float curtain_time = 300;

std::string_view key_of(StageSequence sequence) {
  switch (sequence) {
    case StageSequence::free_movements:
      return "stage-free-movements";
    case StageSequence::pressing:
      return "stage-pressing";
    case StageSequence::substitution:
      return "stage-substitution";
    default:
      return "stage-action";
  }
}

/// Which action stage is played, and which of its sequences; empty where the edition has none.
std::string stage_under_way(const MatchPlay& play) {
  const State& view = play.view();
  for (std::size_t at = view.agenda.size(); at-- > 0;) {
    const Frame& frame = view.agenda[at];
    if (frame.step != Step::action_stage || frame.number == 0) continue;
    const bool first = frame.team == view.turn.first;
    return fuba::ui(play.words(), key_of(play.rules().action_stage[frame.number - 1U]),
                    {{"stage", fuba::ui(play.words(), first ? "stage-first" : "stage-second")}});
  }
  return {};
}

/// What stands above the question: where the turn has come to, and what is still to follow.
std::vector<std::string> headings(const MatchPlay& play) {
  std::vector<std::string> lines;
  if (std::string stage = stage_under_way(play); !stage.empty()) lines.push_back(std::move(stage));
  if (play.view().turn.goal_kick_due) lines.push_back(fuba::ui(play.words(), "goal-kick-due"));
  return lines;
}

}  // namespace

TableScreen::TableScreen(Director& director, std::unique_ptr<MatchPlay> play)
    : director_(director),
      play_(std::move(play)),
      dugout_(dugout_for(director, play_->match())),
      coach_held_(director.settings().coach_pace == CoachPace::step) {
  for (const Team team : teams)
    if (play_->coached(team) && !dugout_.plays(team)) play_->dismiss(team);
  follow();
}

/// Only now: until the table is left the end may be taken back.
TableScreen::~TableScreen() {
  if (play_->match().over()) dugout_.tell_result(play_->match().state());
}

std::unique_ptr<Stage> TableScreen::stage_for_decision() {
  if (!play_->decision())
    return std::make_unique<FullTimeStage>(
        *play_,
        FullTimeWays{.new_match = [this] { director_.begin(std::make_unique<NewMatchScreen>(director_)); },
                     .watch = [this] { watch(); },
                     .tell = [this] { tell_story(); },
                     .open_log = [this] { turn_over(Sheet::log); },
                     .leave = [this] { director_.begin(std::make_unique<TitleScreen>(director_)); }});
  if (play_->coach_chooses()) {
    auto stage = std::make_unique<CoachStage>(*play_);
    coach_ = stage.get();
    coach_->hold(coach_held_);
    return stage;
  }
  const DecisionKind kind = play_->decision()->kind;
  if (kind == DecisionKind::formation) return std::make_unique<FormationStage>(*play_);
  if (kind == DecisionKind::role) return std::make_unique<RoleStage>(*play_);
  if (kind == DecisionKind::skill) return std::make_unique<SkillStage>(*play_);
  if (kind == DecisionKind::style) return std::make_unique<StyleStage>(*play_);
  if (kind == DecisionKind::shift) return std::make_unique<ShiftStage>(*play_);
  if (is_set_up(play_->view())) return std::make_unique<SetUpStage>(*play_);
  if (kind == DecisionKind::dive || kind == DecisionKind::kick) return std::make_unique<PenaltyStage>(*play_);
  if (kind == DecisionKind::change && play_->view().agenda.top().step == Step::change_formation)
    return std::make_unique<HalfTimeStage>(*play_);
  return std::make_unique<TurnStage>(*play_);
}

/// The match that is over again from its beginning, with the notes that its file has by now.
void TableScreen::watch() {
  if (const auto file = play_->file())
    watch_match(director_, *file);
  else
    watch_match(director_, play_->match(), {});
}

/// The story of the match, with the notes that its file has by now.
void TableScreen::tell_story() {
  if (const auto file = play_->file())
    if (const auto kept = load(*file, director_.rules_for(), DiceSource::random(fresh_seed()));
        kept && !kept->trouble)
      return show_story(director_, kept->match, {});
  show_story(director_, play_->match(), {});
}

/// Turns to the pending decision once nothing moves any more.
void TableScreen::follow() {
  if (const auto trouble = play_->take_trouble()) director_.tell(*trouble);
  if (stage_ && (page_ == play_->page() || animating())) return;
  coach_ = nullptr;
  stage_ = stage_for_decision();
  page_ = play_->page();
  const auto& decision = play_->decision();
  if (!decision || !decision->secret || decision->team != looks_) looks_.reset();
  breath_ = 0;
  look_ = Look::none;
  curtain_ = secret_pending() && director_.settings().pace == Pace::off ? 1.0F : 0.0F;
}

/// Lets a coach think about what he is asked, once.
void TableScreen::consult() {
  if (std::exchange(asked_, play_->page()) == play_->page()) return;
  dugout_.hush();
  if (sheet_ == Sheet::hint) turn_over(Sheet::none);
  waited_ = 0;
  if (!play_->coach_chooses()) return;
  const Team team = play_->decision()->team;
  dugout_.think(play_->match().shared_rules(), team, play_->match().state_for(team));
}

/// Announces what a coach has decided. One who cannot go on leaves his side to the players.
void TableScreen::hear_coach() {
  if (coach_ == nullptr || page_ != play_->page()) return;
  coach_held_ = coach_->held();
  if (coach_->take_release()) return play_->choose(*coach_->announced());
  const auto choice = dugout_.take();
  if (!choice) return;
  if (*choice) return coach_->announce(**choice);
  const Team team = play_->decision()->team;
  director_.tell(fuba::ui(director_.words(), "coach-gone",
                          {{"problem", choice->error()}, {"side", fuba::ui(director_.words(), name(team))}}));
  play_->dismiss(team);
  follow();
}

/// How long a coach's choice stands before it is made, in milliseconds.
float TableScreen::coach_pause() const {
  const bool out_of_sight = play_->decision()->secret || is_set_up(play_->view());
  constexpr std::array<float, 4> pauses{0, 700, 1800, 0};
  return out_of_sight ? 0 : pauses[static_cast<std::size_t>(director_.settings().coach_pace)];
}

/// Whether a coach's choice is about to be made.
bool TableScreen::coach_waits() const {
  return coach_ != nullptr && page_ == play_->page() && coach_->announced() && !coach_held_;
}

/// Only where another person looks on.
bool TableScreen::secret_pending() const {
  if (animating() || !play_->decision() || !play_->decision()->secret || looks_) return false;
  return !play_->coached(Team::home) && !play_->coached(Team::away);
}

bool TableScreen::curtain_closed() const { return secret_pending() || look_ != Look::none; }

/// Whether the team that chooses has cards that the other has not seen.
bool TableScreen::can_look() const {
  if (animating() || secret_pending() || !play_->decision() || play_->coach_chooses()) return false;
  return !play_->view().side(play_->decision()->team).skills.empty();
}

void TableScreen::look_at_cards() {
  if (!can_look()) return;
  look_ = Look::asked;
  curtain_ = director_.settings().pace == Pace::off ? 1.0F : 0.0F;
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

void TableScreen::frame(Ui& ui) {
  follow();
  consult();
  hear_coach();
  ui.speak(play_->words());
  const TableLayout table(static_cast<int>(ui.width()), static_cast<int>(ui.height()));
  places_ = Places{table, paint::MatLayout(table.mat, play_->rules().pitch)};
  if (curtain_closed()) ui.focus().mute(true);
  listen(ui);
  const auto chooses =
      play_->decision() && !animating() ? std::optional(play_->decision()->team) : std::nullopt;
  if (tray_.frame(ui, table, play_->rules(), shown(), play_->names(), shown_dice(),
                  {chooses, chooses && play_->resting(), happening()}))
    look_at_cards();
  if (log_panel(ui, table.log, play_->log())) turn_over(Sheet::log);
  lay_now(ui, table);
  bar_.seat(play_->match().info().coaches);
  press(bar_.frame(ui, table, shown(), play_->names(),
                   {why_no_undo(), why_no_hint(ui), sheet_ == Sheet::hint, sheet_ == Sheet::rules}));
  lay_sheet(ui, table);
  looked_at_.clear();
  if (const auto* step = play_->animation().current()) lay_played(ui, table.mat, *step);
  if (look_ == Look::open)
    lay_look(ui);
  else if (curtain_closed())
    lay_curtain(ui);
}

void TableScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_F1) || key.typed == "?") turn_over(Sheet::rules);
  if (key.is_control(SDLK_z)) press(BarButton::undo);
  if (key.is_control(SDLK_s)) director_.open(std::make_unique<LibraryScreen>(director_, play_.get()));
  if (key.is(SDLK_F2)) look_at_cards();
  if (key.is(SDLK_F4) && why_no_hint(ui).empty()) turn_over(Sheet::hint);
  if (key.is(SDLK_F3)) director_.open(std::make_unique<FairnessScreen>(director_, &play_->match()));
  if (!key.is(SDLK_ESCAPE)) return;
  if (look_ != Look::none)
    look_ = Look::none;
  else if (sheet_ != Sheet::none)
    turn_over(Sheet::none);
  else if (!stage_->cancel())
    press(BarButton::menu);
}

void TableScreen::press(BarButton button) {
  switch (button) {
    case BarButton::menu:
      director_.open(std::make_unique<TitleScreen>(director_, play_.get()));
      break;
    case BarButton::undo:
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
  const bool players_turn = play_->decision() && !play_->coach_chooses() && !animating() && !curtain_closed();
  return players_turn ? std::string() : ui.say("hint-not-now");
}

std::string TableScreen::why_no_undo() const {
  const auto refused = play_->undo_refusal();
  if (!refused) return {};
  return fuba::ui(play_->words(), "undo-" + std::string(name(*refused)));
}

std::string TableScreen::story_of_motion() const {
  return story_of(*play_->animation().current(), play_->rules(), play_->words(), play_->names());
}

void TableScreen::lay_now(Ui& ui, const TableLayout& table) {
  ui.fill(table.now, style::panel, 0);
  const float margin = ui.px(14);
  const SDL_FRect room{table.now.x + margin, table.now.y + margin, table.now.w - 2 * margin,
                       table.now.h - 2 * margin};
  if (animating()) {
    ui.text(Type::strong, room.x, room.y, style::text, story_of_motion(), room.w);
    ui.text(Type::small, room.x, room.y + room.h - ui.px(20), style::dimmed, ui.say("skip-help"), room.w);
    return;
  }
  if (curtain_closed()) return;
  float y = room.y;
  for (const std::string& heading : headings(*play_))
    y += ui.text(Type::small, room.x, y, style::accent, heading, room.w) + ui.px(6);
  y += ui.text(Type::strong, room.x, y, style::text, stage_->question(*play_), room.w);
  if (play_->decision()) y += ui.px(12);
  stage_->frame(ui, *places_, {room.x, y, room.w, room.y + room.h - y});
}

/// Opens a sheet, or closes it if it lies there.
void TableScreen::turn_over(Sheet sheet) {
  sheet_ = sheet_ == sheet ? Sheet::none : sheet;
  hint_.hush();
  if (sheet_ == Sheet::hint && !hint_.ask(director_, *play_)) sheet_ = Sheet::none;
}

void TableScreen::lay_sheet(Ui& ui, const TableLayout& table) {
  if (curtain_closed()) return;
  const float width = std::min(ui.px(420), table.mat.w);
  const SDL_FRect rect{table.mat.x + table.mat.w - width, table.mat.y, width, table.mat.h};
  bool closed = false;
  if (sheet_ == Sheet::rules)
    closed = rules_sheet(ui, rect, director_.book(play_->rules().id), play_->view(), play_->rules().options);
  if (sheet_ == Sheet::log) closed = log_sheet(ui, rect, play_->log());
  if (sheet_ == Sheet::hint) {
    const HintSheet::Answer answer = hint_.frame(ui, rect, *play_);
    closed = answer.closed || !answer.taken.empty();
    if (!answer.taken.empty()) play_->choose(answer.taken);
  }
  if (closed) turn_over(Sheet::none);
}

void TableScreen::lay_curtain(Ui& ui) {
  if (curtain_ < 1 || director_.box() != nullptr) return;
  const Team team = play_->decision()->team;
  const Names& names = play_->names();
  ui.begin_overlay("##curtain", {0, 0, ui.width(), ui.height()});
  ui.focus().mute(false);
  const float middle = ui.width() / 2;
  const float y = ui.height() * 0.36F;
  ui.centred(Type::number, {0, y, ui.width(), ui.px(40)}, style::text,
             fuba::ui(ui.words(), "curtain-for", {{"team", names[team]}}));
  ui.centred(Type::text, {0, y + ui.px(48), ui.width(), ui.px(30)}, style::text,
             fuba::ui(ui.words(), "curtain-away", {{"team", names[opponent(team)]}}));
  const SDL_FRect rect{middle - ui.px(150), y + ui.px(110), ui.px(300), ui.px(52)};
  if (ui.button("reveal", rect, fuba::ui(ui.words(), "curtain-ready", {{"team", names[team]}}), 0, true)) {
    if (look_ == Look::asked)
      look_ = Look::open;
    else
      looks_ = team;
  }
  ui.end_overlay();
}

/// The cards of the team that chooses, on the closed curtain.
void TableScreen::lay_look(Ui& ui) {
  const Team team = play_->decision()->team;
  const TeamState& side = play_->view().side(team);
  ui.begin_overlay("##look", {0, 0, ui.width(), ui.height()});
  ui.focus().mute(false);
  const auto count = static_cast<float>(side.skills.size());
  const float gap = ui.px(18);
  const float width = std::min(ui.px(196), (ui.width() - (count + 1) * gap) / count);
  const float height = width * 7 / 5;
  const float y = (ui.height() - height) / 2;
  float x = (ui.width() - count * width - (count - 1) * gap) / 2;
  ui.centred(Type::number, {0, y - ui.px(90), ui.width(), ui.px(40)}, style::text,
             fuba::ui(ui.words(), "cards-of", {{"team", play_->names()[team]}}));
  for (const Skill skill : side.skills) {
    const SDL_FRect card{x, y, width, height};
    looked_at_.emplace_back(card, face_of(play_->rules(), team, skill));
    write_skill(ui, card, skill);
    const bool played = side.skills_used.contains(skill);
    ui.centred(Type::small, {x, y + height + ui.px(10), width, ui.px(22)}, style::text,
               played ? ui.say("card-played") : price_of(ui.words(), play_->rules(), skill));
    x += width + gap;
  }
  const SDL_FRect close{ui.width() / 2 - ui.px(110), y + height + ui.px(64), ui.px(220), ui.px(52)};
  if (ui.button("look away", close, ui.say("close"), 0, true)) look_ = Look::none;
  ui.end_overlay();
}

void TableScreen::still(const paint::Painter& painter) const {
  bar_.still(painter);
  tray_.still(painter);
  if (on_mat()) painter.draw_weather(shown().weather);
  if (!animating() && !curtain_closed() && page_ == play_->page()) stage_->still(painter);
}

void TableScreen::live(const paint::Painter& painter) const {
  if (!places_) return;
  const Animation::Step* step = play_->animation().current();
  tray_.live(painter, shown_dice(), tumble(step));
  if (step != nullptr)
    return paint_motion(painter, *places_, *step, play_->rules(), play_->words(), play_->names());
  if (curtain_closed()) {
    painter.draw_curtain({0, 0, places_->table.bar.w, places_->table.tray.y + places_->table.tray.h},
                         curtain_);
    for (const auto& [rect, face] : looked_at_) painter.draw_skill(rect, face);
    return;
  }
  if (page_ != play_->page()) return;
  stage_->live(painter);
  if (stage_->covers_mat()) return;
  paint::MatScene scene = paint::scene_of(places_->mat, stage_->shown(play_->view()));
  scene.breath = std::sin(breath_ * 3.14159265F / 2);
  stage_->decorate(scene);
  painter.draw_mat(scene);
}

bool TableScreen::moving() const {
  return animating() || coach_waits() ||
         (curtain_closed() ? curtain_ < 1 : breath_ < 1 && !stage_->covers_mat());
}

bool TableScreen::advance(float milliseconds) {
  if (animating()) {
    const bool in_the_air = tumble(play_->animation().current()) < 1;
    const bool ended = play_->animation().advance(milliseconds);
    return ended || in_the_air != (tumble(play_->animation().current()) < 1);
  }
  if (coach_waits() && (waited_ += milliseconds) >= coach_pause()) {
    play_->choose(*coach_->announced());
    return true;
  }
  if (curtain_closed()) {
    curtain_ = std::min(1.0F, curtain_ + milliseconds / curtain_time);
    return curtain_ >= 1;
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

}  // namespace fuba::app
