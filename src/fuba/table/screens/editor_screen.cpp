#include "fuba/table/screens/editor_screen.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "app/window/page.hpp"
#include "app/window/seed.hpp"
#include "app/window/sheet.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/judged_choice.hpp"
#include "fuba/analysis/puzzle_mining.hpp"
#include "fuba/game.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/puzzle_box.hpp"
#include "words/told_error.hpp"

namespace fuba::app {
namespace {

constexpr std::array<std::string_view, 3> hand_names{"home", "away", "ball"};
constexpr std::array<std::string_view, 2> side_names{"home", "away"};
constexpr std::array<std::string_view, 2> half_names{"first", "second"};
constexpr float editor_row = 36;
constexpr float editor_label = 96;

/// A field that a change can be refused for, and its sentence.
struct Refused {
  std::string_view field;
  std::string_view key;
};

constexpr std::array refusals{Refused{"/ball/value", "editor-refused-ball-value"},
                              Refused{"/ball/area", "editor-refused-ball-area"},
                              Refused{"/minute", "editor-refused-minute"},
                              Refused{"/stoppage", "editor-refused-stoppage"},
                              Refused{"/score", "editor-refused-score"},
                              Refused{"/players", "editor-refused-players"},
                              Refused{"/yellow", "editor-refused-cards"},
                              Refused{"/red", "editor-refused-cards"},
                              Refused{"/condition", "editor-refused-condition"},
                              Refused{"/formation", "editor-refused-formation"},
                              Refused{"/roles", "editor-refused-roles"},
                              Refused{"/corner", "editor-refused-corner"},
                              Refused{"/substitutions", "editor-refused-substitutions"}};

/// The value so many places further, round and round.
template <class Enum, std::size_t count>
Enum next_of(Enum value, int step) {
  const auto at = static_cast<int>(value) + step + static_cast<int>(count);
  return static_cast<Enum>(static_cast<std::size_t>(at) % count);
}

/// A label, what it stands at, and a button to either side. How far it goes, 0 where none was pressed.
/// `share`: how much of the row the label may take.
int lay_stepper(Ui& ui, const SDL_FRect& row, const std::string& id, std::string_view label,
                std::string_view value, float share = 0) {
  const float label_width = share > 0 ? row.w * share : std::min(ui.px(editor_label), row.w * 0.45F);
  ui.left(Type::small, {row.x, row.y, label_width, row.h}, style::quiet, label);
  const float side = row.h - ui.px(6);
  const SDL_FRect less{row.x + label_width, row.y + ui.px(3), side, side};
  const SDL_FRect more{row.x + row.w - side, less.y, side, side};
  ui.centred(Type::text, {less.x + side, row.y, more.x - less.x - side, row.h}, style::text,
             ui.shortened(Type::text, value, more.x - less.x - side));
  const bool down = ui.button(id + " -", less, "");
  ui.centred(Type::text, less, style::text, "−");
  const bool up = ui.button(id + " +", more, "");
  ui.centred(Type::text, more, style::text, "+");
  return (up ? 1 : 0) - (down ? 1 : 0);
}

/// The minute, with buttons for one and for five to either side.
int lay_minute(Ui& ui, const SDL_FRect& row, int minute) {
  constexpr int many = 5;
  const float label_width = std::min(ui.px(editor_label), row.w * 0.45F);
  const float side = row.h - ui.px(6);
  const float gap = ui.px(4);
  const auto button = [&](const std::string& id, float x, const std::string& sign) {
    const SDL_FRect rect{x, row.y + ui.px(3), side, side};
    const bool pressed = ui.button(id, rect, "");
    ui.centred(Type::small, rect, style::text, sign);
    return pressed;
  };
  const float end = row.x + row.w;
  const bool much_less = button("minutes -", row.x + label_width, "−5");
  const bool less = button("minute -", row.x + label_width + side + gap, "−");
  const bool more = button("minute +", end - 2 * side - gap, "+");
  const bool much_more = button("minutes +", end - side, "+5");
  ui.left(Type::small, {row.x, row.y, label_width, row.h}, style::quiet, ui.say("editor-minute"));
  const float from = row.x + label_width + 2 * side + gap;
  ui.centred(Type::text, {from, row.y, end - 2 * side - gap - from, row.h}, style::text,
             std::to_string(minute));
  return (more ? 1 : 0) - (less ? 1 : 0) + (much_more ? many : 0) - (much_less ? many : 0);
}

/// A label, if there is one, with the options of which one is on, in one line: each as wide as its words and
/// an equal share of what is left. Which is pressed.
std::optional<std::size_t> lay_options(Ui& ui, const SDL_FRect& row, std::string_view id,
                                       std::string_view label, std::span<const std::string_view> names,
                                       std::size_t on) {
  const float label_width = label.empty() ? 0 : ui.px(editor_label);
  ui.left(Type::small, {row.x, row.y, label_width, row.h}, style::quiet, label);
  const std::vector<Chip> options = chips_of(ui, id, names);
  const auto words = [&](const Chip& option) { return ui.measure(Type::text, option.label).x; };
  const float gap = ui.px(6);
  const auto count = static_cast<float>(options.size());
  float spare = row.w - label_width - gap * (count - 1);
  for (const Chip& option : options) spare -= words(option);
  SDL_FRect rect{row.x + label_width, row.y + ui.px(3), 0, row.h - ui.px(6)};
  std::optional<std::size_t> pressed;
  for (std::size_t at = 0; at < options.size(); ++at) {
    rect.w = words(options[at]) + spare / count;
    if (ui.toggle(options[at].id, rect, options[at].label, at == on) && at != on) pressed = at;
    rect.x += rect.w + gap;
  }
  return pressed;
}

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
  for (const Team team : teams)
    lay_side(ui,
             {table.tray.x + (team == Team::home ? 0 : half) + margin, table.tray.y + ui.px(10),
              half - 2 * margin, table.tray.h - ui.px(20)},
             team);
  lay_notice(ui, table.log);
  if (team_) lay_team(ui, *team_);
  if (found_) lay_found(ui);
  listen(ui);
}

void EditorScreen::made(const NotMade& why) {
  notice_ = why ? told(*why) : std::string();
  if (why) return;
  looking_.reset();
  mining_.reset();
  found_.reset();
}

/// In a sentence of its own where the field has one: "/home/players" is told by `editor-refused-players`.
std::string EditorScreen::told(const PositionError& error) const {
  std::string field = error.field;
  std::optional<Team> whose;
  for (const Team team : teams) {
    const std::string start = "/" + std::string(name(team)) + "/";
    if (!field.starts_with(start)) continue;
    whose = team;
    field.erase(0, start.size() - 1);
  }
  const std::string_view subject = std::string_view(field).substr(0, field.find('/', 1));
  for (const Refused& each : refusals)
    if (subject == each.field || field == each.field)
      return fuba::ui(words_, each.key,
                      {{"team", fuba::ui(words_, name(whose.value_or(draft_.state().control)))}});
  return words::told_error(director_.words(),
                           field.empty() ? error.problem : error.field + ": " + error.problem);
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
  const State& state = draft_.state();
  float y = room.y;
  const auto row = [&] {
    const SDL_FRect rect{room.x, y, room.w, ui.px(editor_row)};
    y += rect.h;
    return rect;
  };
  const auto stepper = [&](const std::string& id, const std::string& value) {
    return lay_stepper(ui, row(), id, ui.say("editor-" + id), value);
  };
  if (const auto hand =
          lay_options(ui, row(), "editor-hand", {}, hand_names, static_cast<std::size_t>(hand_))) {
    hand_ = static_cast<Hand>(*hand);
    mat_.hold(Area::none);
  }
  if (const int step = stepper("ball-value", std::to_string(state.ball_value)))
    made(draft_.add_to_ball_value(step));
  if (const auto side = lay_options(ui, row(), "editor-control", ui.say("editor-control"), side_names,
                                    index(state.control)))
    made(draft_.give_ball(*side == 0 ? Team::home : Team::away));
  if (const auto half = lay_options(ui, row(), "editor-half", ui.say("editor-half"), half_names,
                                    static_cast<std::size_t>(std::min<int>(state.half, 2) - 1)))
    made(draft_.set_half(static_cast<int>(*half) + 1));
  if (const int step = lay_minute(ui, row(), state.minute)) made(draft_.add_to_minute(step));
  if (const int step = stepper("stoppage", std::to_string(state.stoppage)))
    made(draft_.add_to_stoppage(step));
  const auto stages = draft_.stages();
  const auto at = static_cast<std::size_t>(std::ranges::find(stages, draft_.stage()) - stages.begin());
  if (const int step = stepper("stage", ui.say("editor-stage-" + draft_.stage()))) {
    const std::size_t next = (at + stages.size() + static_cast<std::size_t>(step)) % stages.size();
    made(draft_.set_stage(stages[next]));
  }
  if (draft_.stage().ends_with("actions"))
    if (const auto side = lay_options(ui, row(), "editor-first", ui.say("editor-first"), side_names,
                                      index(state.turn.first)))
      made(draft_.set_first(*side == 0 ? Team::home : Team::away));
  if (draft_.rules().has(Option::weather))
    if (const int step = stepper("weather", weather_name(words_, state.weather)))
      made(draft_.set_weather(next_of<Weather, weather_count>(state.weather, step)));
  const float deeds = ui.px(3 * 44);
  lay_deeds(ui, {room.x, room.y + room.h - deeds, room.w, deeds});
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

/// Score, cards and condition of a team.
void EditorScreen::lay_side(Ui& ui, const SDL_FRect& room, Team team) {
  const State& state = draft_.state();
  const TeamState& side = state.side(team);
  const std::string who(name(team));
  const float top = room.y + ui.px(28);
  const float gap = ui.px(20);
  const float width = (room.w - gap) / 2;
  const bool tires = draft_.rules().has(Option::conditions);
  const SDL_FRect head{room.x, room.y - ui.px(4), width, ui.px(30)};
  ui.left(Type::strong, head, style::text, ui.say(who));
  const float named = std::min(ui.measure(Type::strong, ui.say(who)).x + ui.px(14), width / 2);
  const SDL_FRect opens{head.x + named, head.y, head.w - named, head.h};
  if (ui.toggle(who + " team", opens,
                ui.say(draft_.rules().has(Option::skills) ? "editor-team-and-cards" : "editor-team"),
                team_ == team))
    team_ = team_ == team ? std::nullopt : std::optional(team);
  if (tires)
    ui.left(Type::small, {head.x + width + gap, head.y, width, head.h}, style::quiet,
            ui.say("editor-condition"));
  int number = 0;
  const auto stepper = [&](const std::string& id, int value) {
    const SDL_FRect row{room.x + static_cast<float>(number / 3) * (width + gap),
                        top + static_cast<float>(number % 3) * ui.px(editor_row), width, ui.px(editor_row)};
    ++number;
    return lay_stepper(ui, row, who + " " + id, ui.say("editor-" + id), std::to_string(value));
  };
  if (const int step = stepper("goals", state.score[index(team)])) made(draft_.add_goals(team, step));
  if (const int step = stepper("yellow", side.yellow)) made(draft_.add_yellow(team, step));
  if (const int step = stepper("red", side.red)) made(draft_.add_red(team, step));
  if (!tires) return;
  for (const Line line : lines)
    if (const int step = stepper(std::string(name(line)), side.condition[index(line)]))
      made(draft_.add_condition(team, line, step));
}

/// Formation, roles, styles, substitutions and skill cards of a team.
void EditorScreen::lay_team(Ui& ui, Team team) {
  const SDL_FRect& mat = places_->table.mat;
  const float width = std::min(ui.px(460), mat.w);
  const SDL_FRect rect{team == Team::home ? mat.x : mat.x + mat.w - width, mat.y, width, mat.h};
  const TeamState& side = draft_.state().side(team);
  const Ruleset& rules = draft_.rules();
  const std::string who(name(team));
  const auto heading =
      fuba::ui(words_, "editor-formation", {{"team", ui.say(who)}, {"formation", to_string(side.formation)}});
  const bool closed = sheet(ui, rect, heading, [&](float x, float y, float wide) {
    const auto stepper = [&](const std::string& id, std::string_view label, int value) {
      const SDL_FRect row{x, y, wide, ui.px(editor_row)};
      y += row.h;
      return lay_stepper(ui, row, who + " " + id, label, std::to_string(value), 0.5F);
    };
    for (const Line line : lines) {
      const std::string id = "line-" + std::string(name(line));
      if (const int step = stepper(id, ui.say("editor-" + id), side.formation[line]))
        made(draft_.add_to_line(team, line, step));
    }
    if (rules.has(Option::roles))
      for (std::size_t at = 0; at < role_count; ++at) {
        const auto role = static_cast<PlayerRole>(at);
        if (const int step = stepper(std::string(name(role)), role_name(words_, role), side.roles[at]))
          made(draft_.add_role(team, role, step));
      }
    if (rules.has(Option::substitutions))
      if (const int step = stepper("substitutions", ui.say("editor-substitutions"), side.substitutions))
        made(draft_.add_substitutions(team, step));
    if (rules.has(Option::styles))
      for (const Line line : lines) {
        const Style style = side.styles[index(line)];
        const SDL_FRect row{x, y, wide, ui.px(editor_row)};
        y += row.h;
        const std::string id = "style-" + std::string(name(line));
        if (const int step =
                lay_stepper(ui, row, who + " " + id, ui.say("editor-" + id), style_name(words_, style), 0.4F))
          made(draft_.set_style(team, line, next_of<Style, style_count>(style, step)));
      }
    return rules.has(Option::skills) ? lay_skills(ui, team, x, y, wide) : y;
  });
  if (closed) team_.reset();
}

/// All cards, two in a row: those in hand are lit, those used up say so.
float EditorScreen::lay_skills(Ui& ui, Team team, float x, float y, float wide) {
  const TeamState& side = draft_.state().side(team);
  y += ui.px(10);
  y += ui.text(Type::small, x, y, style::quiet, ui.say("editor-cards-help"), wide) + ui.px(8);
  const float gap = ui.px(8);
  const SDL_FRect first{x, y, (wide - gap) / 2, ui.px(34)};
  std::size_t number = 0;
  for (const Skill skill : draft_.rules().playable_skills) {
    const SDL_FRect rect{first.x + static_cast<float>(number % 2) * (first.w + gap),
                         first.y + static_cast<float>(number / 2) * (first.h + ui.px(6)), first.w, first.h};
    ++number;
    const bool held = side.skills.contains(skill);
    const bool used = held && side.skills_used.contains(skill);
    const std::string& card = skill_name(words_, skill);
    const std::string label = used ? fuba::ui(words_, "editor-card-used", {{"card", card}}) : card;
    if (ui.toggle(std::string(name(team)) + " " + std::string(name(skill)), rect, label, held && !used))
      made(draft_.turn_skill(team, skill));
    if (ui.pointer_in(rect)) ui.hint(skill_text(words_, skill));
  }
  const auto rows = static_cast<float>((number + 1) / 2);
  return first.y + rows * (first.h + ui.px(6));
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

/// What the choices give away that look best, and how the match stands: as after the best of them, where
/// there is one to make.
void EditorScreen::analyse() {
  constexpr std::size_t most_choices = 8;
  constexpr std::uint32_t games = 100;
  notice_.clear();
  looking_.emplace([rules = draft_.shared_rules(), state = draft_.state(),
                    foreteller = foreteller_](const std::stop_token& stop) {
    Found found{foreteller.ahead(*rules, state, state.control).points(), {}};
    if (!decision(state)) return found;
    std::vector<Command> choices;
    for (const SeenChoice& each : choices_at_sight(*rules, state, foreteller))
      if (choices.size() < most_choices) choices.push_back(each.command);
    found.choices = roll_out(*rules, state, choices, foreteller, {.most_games = games, .stop = stop});
    if (found.choices.empty()) return found;
    const double best = found.choices.front().points.mean;
    found.points = decision(state)->team == state.control ? best : 1 - best;
    return found;
  });
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

void EditorScreen::lay_found(Ui& ui) {
  const SDL_FRect& mat = places_->table.mat;
  const float width = std::min(ui.px(420), mat.w);
  const SDL_FRect rect{mat.x + mat.w - width, mat.y, width, mat.h};
  const bool closed = sheet(ui, rect, ui.say("editor-analysis"), [&](float x, float y, float wide) {
    const State& state = draft_.state();
    const auto line = [&](Type type, ImU32 colour, const std::string& words) {
      y += ui.text(type, x, y, colour, words, wide) + ui.px(6);
    };
    line(
        Type::strong, style::text,
        fuba::ui(words_, "editor-prospects",
                 {{"team", ui.say(name(state.control))}, {"share", share_of_match(words_, found_->points)}}));
    if (!found_->choices.empty())
      line(Type::small, style::quiet,
           fuba::ui(words_, "editor-chooses", {{"team", ui.say(name(decision(state)->team))}}));
    for (const RolledOut& each : found_->choices) {
      line(Type::text, style::text, label(words_, each.command, state));
      const bool best = &each == &found_->choices.front();
      line(Type::small, best ? style::good : style::quiet,
           fuba::ui(words_, best ? "editor-choice-best" : "editor-choice",
                    {{"share", share_of_match(words_, each.points.mean)},
                     {"behind", share_of_match(words_, each.behind.mean)},
                     {"doubt", share_of_match(words_, each.behind.error)}}));
    }
    return y;
  });
  if (closed) found_.reset();
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
