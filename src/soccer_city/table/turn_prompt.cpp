#include "soccer_city/table/turn_prompt.hpp"

#include <algorithm>
#include <utility>

#include "soccer_city/table/line_up.hpp"

namespace soccer_city::app {
namespace {

constexpr float button_height = 44;
constexpr float button_gap = 7;
constexpr std::size_t most_listed = 8;  ///< choices one below the other

/// The outcome that whoever chooses hopes for.
std::string_view hope_of(Verb verb) {
  switch (verb) {
    case Verb::shoot:
    case Verb::kick:
      return "goal";
    case Verb::dive:
      return "saved";
    case Verb::tackle:
    case Verb::anticipate:
      return "won";
    default:
      return "kept";
  }
}

}  // namespace

TurnPrompt::TurnPrompt(MatchPlay& play)
    : play_(play), kind_(play.decision()->kind), odds_(odds(play.rules(), play.view())) {
  if (kind_is(DecisionKind::line_up))
    if (const auto proposed = proposed_line_up(play.rules(), play.view(), play.legal()))
      lined_up_ = proposed->numbers;
  offer_all();
}

bool TurnPrompt::plays_ball() const {
  return kind_is(DecisionKind::ball) || kind_is(DecisionKind::give) || kind_is(DecisionKind::cross) ||
         kind_is(DecisionKind::give_back);
}

bool TurnPrompt::runs() const {
  return kind_is(DecisionKind::run) || kind_is(DecisionKind::reposition) || kind_is(DecisionKind::slip);
}

/// Whether runs may as well be left at what they are: nobody has to be brought anywhere, or nobody can.
bool TurnPrompt::leaves_nothing() const {
  return kind_is(DecisionKind::reposition) || (runs() && offer_.moves_from.empty());
}

bool TurnPrompt::passes_filter(const Command& command) const { return !card_ || command.card == *card_; }

/// All choices that a click on the board can mean.
void TurnPrompt::offer_all() {
  offer_ = {};
  for (const Command& command : play_.legal()) {
    if (!passes_filter(command)) continue;
    const Hex to = place_of(play_.rules(), play_.view(), command);
    if (to == no_hex) continue;
    // Of tackles only those of the card that was pressed.
    if (command.verb == Verb::tackle && !card_) continue;
    const bool goes = command.from != no_hex && command.from != command.to;
    if (goes) offer_.moves_from[index(command.from)].set(index(to));
    // A hex that somebody steps to may be picked without him.
    const bool steps = command.verb == Verb::anticipate || command.verb == Verb::tackle;
    if (!goes || steps) offer_.single.set(index(to));
  }
  // Where only one player can run, his hexes are picked at once.
  if (runs() && offer_.moves_from.size() == 1) offer_.single |= offer_.moves_from.begin()->second;
}

/// The choices that a pick may mean.
std::vector<Command> TurnPrompt::meant(const BoardInput::Pick& pick) const {
  std::vector<Command> fitting;
  for (const Command& command : play_.legal()) {
    const bool from_fits = pick.from == no_hex || command.from == pick.from;
    const bool there = pick.to != no_hex && place_of(play_.rules(), play_.view(), command) == pick.to;
    if (there && from_fits && passes_filter(command)) fitting.push_back(command);
  }
  return fitting;
}

void TurnPrompt::obey(const BoardInput::Pick& pick) {
  const std::vector<Command> fitting = meant(pick);
  which_.clear();
  if (fitting.size() == 1) return play_.choose(fitting.front());
  which_ = fitting;
}

bool TurnPrompt::cancel() {
  const bool held = input_.held() != no_hex || !which_.empty() || card_;
  input_.hold(no_hex);
  which_.clear();
  card_.reset();
  offer_all();
  return held;
}

void TurnPrompt::frame(Ui& ui, const paint::BoardLayout& layout, const SDL_FRect& room) {
  const std::size_t asked = play_.question_number();
  cards_.clear();
  signs_.clear();
  lay_panel(ui, room);
  if (play_.question_number() != asked) return;
  if (const auto pick = input_.frame(ui, layout, offer_, play_.view().ball)) return obey(*pick);
  lay_told(ui, layout);
}

void TurnPrompt::lay_panel(Ui& ui, SDL_FRect room) {
  if (!which_.empty()) return lay_which(ui, room);
  switch (kind_) {
    case DecisionKind::line_up:
      return lay_line_up(ui, room);
    case DecisionKind::place:
      write(ui, room, ui.say("place-help"));
      if (button(ui, room, "as proposed", ui.say("place-proposed"), 'p', true))
        play_.keep_answering(proposed_line_up);
      return;
    case DecisionKind::ball:
      lay_ball_cards(ui, room);
      lay_legend(ui, room);
      break;
    case DecisionKind::action:
      lay_actions(ui, room);
      break;
    case DecisionKind::shot:
      lay_shots(ui, room);
      break;
    case DecisionKind::defence:
      lay_defences(ui, room);
      break;
    case DecisionKind::keep:
      return lay_keep(ui, room);
    case DecisionKind::anticipate:
    case DecisionKind::taker:
    case DecisionKind::dive:
    case DecisionKind::kick:
    case DecisionKind::corner:
      return lay_all(ui, room);
    default:
      write_help(ui, room);
      lay_legend(ui, room);
      break;
  }
  lay_leaving(ui, room);
}

/// The choice to do nothing, or nothing more.
void TurnPrompt::lay_leaving(Ui& ui, SDL_FRect& room) {
  for (const Verb verb : {Verb::skip, Verb::done}) {
    if (const Command leave = commands::plain(verb); play_.is_legal(leave))
      if (button(ui, room, to_string(leave), play_.label(leave), 'd', leaves_nothing()))
        return play_.choose(leave);
  }
}

/// More choices than there is room for are picked on the board.
void TurnPrompt::lay_all(Ui& ui, SDL_FRect room) {
  const CommandList all = play_.legal();
  const bool listed = all.size() <= most_listed;
  if (!listed) write(ui, room, ui.say("ball-help"));
  lay_choices(ui, room, listed ? std::span(all.begin(), all.end()) : std::span(all.end() - 1, 1));
}

/// How the board is used; nothing where there is nothing left to do on it.
void TurnPrompt::write_help(Ui& ui, SDL_FRect& room) const {
  if (!runs()) return write(ui, room, ui.say("ball-help"));
  if (offer_.moves_from.empty()) return;
  write(ui, room, ui.say(offer_.moves_from.size() == 1 ? "ball-help" : "run-help"));
}

void TurnPrompt::write(Ui& ui, SDL_FRect& room, const std::string& words) const {
  const float used = ui.text(Type::small, room.x, room.y, style::quiet, words, room.w) + ui.px(12);
  room.y += used;
  room.h -= used;
}

bool TurnPrompt::button(Ui& ui, SDL_FRect& room, std::string_view id, const std::string& words, char letter,
                        bool leading) const {
  const SDL_FRect rect{room.x, room.y, room.w, ui.px(button_height)};
  room.y += ui.px(button_height + button_gap);
  return ui.button(id, rect, words, letter, leading);
}

std::string TurnPrompt::chances_of(const Command& command) const {
  std::string list;
  for (const Odds& each : odds_) {
    if (!(each.command == command)) continue;
    for (const auto& [outcome, value] : each.chances)
      list += (list.empty() ? "" : ", ") + chance(play_.words(), outcome, value);
  }
  return list;
}

std::optional<fuba::app::Chance> TurnPrompt::chance_of(const Command& command) const {
  for (const Odds& each : odds_) {
    if (!(each.command == command)) continue;
    const std::string_view hope = hope_of(command.verb);
    fuba::app::Chance shown;
    for (const auto& [outcome, value] : each.chances) {
      if (outcome == hope)
        shown.value = static_cast<float>(value);
      else
        shown.parts.push_back(chance(play_.words(), outcome, value));
    }
    // It is told where it cannot come true, too.
    shown.parts.insert(shown.parts.begin(), chance(play_.words(), hope, shown.value));
    for (const std::string& part : shown.parts) shown.words += (shown.words.empty() ? "" : "  ·  ") + part;
    shown.percent = percent(play_.words(), shown.value);
    return shown;
  }
  return std::nullopt;
}

/// Where the outcomes need more than a line, all but the one that is hoped for stand above it.
void TurnPrompt::note_the_rest(const Ui& ui, float width, fuba::app::ChoiceButton& shown) {
  fuba::app::Chance& chance = *shown.chance;
  const float room = ui.choice_room(width);
  if (ui.measure(Type::small, chance.words).x <= room) return;
  std::string line;
  for (std::size_t at = 1; at < chance.parts.size(); ++at) {
    const std::string longer = (line.empty() ? "" : line + "  ·  ") + chance.parts[at];
    const bool fits = line.empty() || ui.measure(Type::small, longer).x <= room;
    if (!fits) shown.note += line + "\n";
    line = fits ? longer : chance.parts[at];
  }
  shown.note += line;
  chance.words = chance.parts.front();
}

fuba::app::ChoiceButton TurnPrompt::button_for(const Ui& ui, const Command& command, const std::string& words,
                                               char letter, float width) const {
  fuba::app::ChoiceButton shown;
  shown.label = words;
  shown.letter = letter;
  shown.chance = chance_of(command);
  if (!play_.is_legal(command)) shown.refusal = play_.refusal(command);
  if (shown.chance) note_the_rest(ui, width, shown);
  if (command.verb == Verb::close) shown.note += (shown.note.empty() ? "" : "\n") + ui.say("close-free");
  const bool beside_card = command.verb == Verb::tactic || command.verb == Verb::hide;
  const bool one_line = ui.measure(Type::text, words).x <= ui.choice_room(width);
  shown.compact = !shown.chance && shown.note.empty() && (beside_card || one_line);
  shown.dense = dense_ && shown.chance;
  return shown;
}

void TurnPrompt::lay_choice(Ui& ui, SDL_FRect& room, const Command& command, const std::string& words,
                            char letter) {
  const fuba::app::ChoiceButton shown = button_for(ui, command, words, letter, room.w);
  const float height = ui.choice_height(shown, room.w);
  const SDL_FRect rect{room.x, room.y, room.w, height};
  room.y += height + ui.px(button_gap);
  if (ui.choice(to_string(command), rect, shown)) play_.choose(command);
}

void TurnPrompt::lay_choices(Ui& ui, SDL_FRect& room, std::span<const Command> choices) {
  const std::size_t asked = play_.question_number();
  char next = '1';
  for (const Command& command : choices) {
    const bool by_number = command.verb == Verb::taker;
    const char letter = by_number ? static_cast<char>('0' + command.player) : next <= '9' ? next++ : '\0';
    lay_choice(ui, room, command, called(command), letter);
    if (play_.question_number() != asked) return;
  }
}

/// How high choices are one below the other.
float TurnPrompt::height_of(const Ui& ui, std::span<const Command> choices, float width) const {
  float height = 0;
  for (const Command& command : choices)
    height +=
        ui.choice_height(button_for(ui, command, called(command), '1', width), width) + ui.px(button_gap);
  return height;
}

void TurnPrompt::lay_which(Ui& ui, SDL_FRect& room) {
  if (which_.size() > 1) write(ui, room, ui.say("which-help"));
  const std::vector<Command> asked = which_;
  const std::size_t question = play_.question_number();
  const float foot =
      ui.px(button_height) + ui.measure(Type::small, ui.say("tackle-hexes"), room.w).y + ui.px(12);
  dense_ = false;
  dense_ = height_of(ui, asked, room.w) > room.h - foot;
  lay_choices(ui, room, asked);
  dense_ = false;
  if (play_.question_number() != question) return;
  const auto hexes = std::ranges::count_if(
      play_.legal(), [&](const Command& each) { return each.verb == Verb::tackle && passes_filter(each); });
  if (asked.front().verb == Verb::tackle && std::cmp_greater(hexes, asked.size()))
    write(ui, room, ui.say("tackle-hexes"));
  if (button(ui, room, "something else", ui.say("something-else"), 'e')) cancel();
}

void TurnPrompt::lay_line_up(Ui& ui, SDL_FRect& room) {
  const Ruleset& rules = play_.rules();
  const TeamState& side = play_.view().side(play_.decision()->team);
  const float gap = ui.px(button_gap);
  const float width = (room.w - gap) / 2;
  const float height = ui.px(38);
  write(ui, room, ui.say("line-up-help"));
  float y = room.y;
  for (Number number = first_outfield_number; number <= last_number; ++number) {
    const bool right = number % 2 != 0;
    const SDL_FRect rect{room.x + (right ? width + gap : 0), y, width, height};
    if (right) y += height + gap;
    if (side.red.contains(number)) continue;
    const std::string words = soccer_city::ui(ui.words(), "player-worth",
                                              {{"number", std::to_string(number)},
                                               {"attack", std::to_string(rules.values[number].attack)},
                                               {"defence", std::to_string(rules.values[number].defence)}});
    const bool on = lined_up_.contains(number);
    if (!ui.toggle("number " + std::to_string(number), rect, words, on, static_cast<char>('0' + number)))
      continue;
    if (on)
      lined_up_.remove(number);
    else
      lined_up_.add(number);
  }
  room.y = y + gap;
  const Command wanted = commands::line_up(lined_up_);
  lay_choice(ui, room, wanted, ui.say("line-up-these"), 't');
  if (kind_is(DecisionKind::line_up) &&
      button(ui, room, "as proposed", ui.say("line-up-proposed"), 'p', true))
    play_.keep_answering(proposed_line_up);
}

/// A choice in words: "Long advance to H14. The ball goes on to H16."
std::string TurnPrompt::called(const Command& command) const {
  // The card was pressed before, and is not named by each.
  if (command.verb == Verb::tackle && card_) {
    return soccer_city::ui(play_.words(), "tackle-by",
                           {{"number", std::to_string(piece_at(play_.view(), command.from)->number)},
                            {"hex", to_string(command.to)}});
  }
  const auto way = command.verb == Verb::advance ? ball_way(play_.rules(), play_.view(), command)
                                                 : std::optional<BallWay>();
  if (!way || way->to == command.to) return play_.label(command);
  return soccer_city::ui(play_.words(), "advance-told",
                         {{"choice", play_.label(command)}, {"hex", to_string(way->to)}});
}

void TurnPrompt::still(const Painter& painter) const {
  for (const ShownCard& shown : cards_)
    paint::paint_card(painter.studio(), shown.rect, shown.card, shown.dimmed);
  const float forward = play_.view().turn.attack == Team::home ? 0 : 0.5F;
  for (const auto& [centre, mark] : signs_)
    paint::paint_mark(painter.studio(), centre, sign_, mark, painter.theme().text, forward);
}

}  // namespace soccer_city::app
