#include "soccer_city/table/turn_prompt.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "soccer_city/table/line_up.hpp"

namespace soccer_city::app {
namespace {

constexpr float button_height = 44;
constexpr float button_gap = 7;
constexpr float card_width = 50;
constexpr float card_height = 70;
constexpr float small_card_width = 43;
constexpr float small_card_height = 60;
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

/// The different cards of a deck in a hand.
std::vector<Card> cards_of(const CardCounts& hand, Deck deck) {
  std::vector<Card> cards;
  hand.for_each(deck, [&](Card card) {
    if (!is_unknown(card)) cards.push_back(card);
  });
  return cards;
}

std::string_view legend_of(paint::Mark mark) {
  switch (mark) {
    case paint::Mark::pass:
      return "legend-pass";
    case paint::Mark::duel:
      return "legend-duel";
    case paint::Mark::advance:
      return "legend-advance";
    default:
      return "legend-space";
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
    case DecisionKind::corner: {
      const CommandList all = play_.legal();
      // More than there is room for are picked on the board.
      const bool listed = all.size() <= most_listed;
      if (!listed) write(ui, room, ui.say("ball-help"));
      return lay_choices(ui, room, listed ? std::span(all.begin(), all.end()) : std::span(all.end() - 1, 1));
    }
    default:
      write_help(ui, room);
      lay_legend(ui, room);
      break;
  }
  for (const Verb verb : {Verb::skip, Verb::done})
    if (const Command leave = commands::plain(verb); play_.is_legal(leave))
      if (button(ui, room, to_string(leave), play_.label(leave), 'd', leaves_nothing()))
        return play_.choose(leave);
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
  const float room = width - ui.px(style::padding_x) - ui.px(38);
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
  const bool one_line = ui.measure(Type::text, words).x <= width - ui.px(style::padding_x + 38);
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
    if (!ui.button("number " + std::to_string(number), rect, words, static_cast<char>('0' + number), false,
                   on))
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

SDL_FRect TurnPrompt::lay_card(Ui& ui, SDL_FRect& room, Card card, bool dimmed) {
  const SDL_FRect rect{room.x, room.y, ui.px(card_width), ui.px(card_height)};
  cards_.push_back({rect, card, dimmed});
  const float left = rect.w + ui.px(10);
  const SDL_FRect row{room.x + left, room.y, room.w - left, rect.h};
  const SDL_FRect title{row.x, row.y, row.w, ui.px(22)};
  if (ui.pointer_in(rect) || ui.pointer_in(title)) ui.hint(card_help(ui.words(), card));
  ui.left(Type::text, title, style::text, card_name(ui.words(), card));
  return row;
}

/// The ball cards in hand: one that is pressed leaves only its own hexes lit.
void TurnPrompt::lay_ball_cards(Ui& ui, SDL_FRect& room) {
  const CardCounts& hand = play_.view().side(play_.decision()->team).hand;
  const bool by_card = std::ranges::any_of(
      play_.legal(), [](const Command& command) { return form_of(command.verb) == Form::length_hex; });
  if (!by_card) return write(ui, room, ui.say("close-help"));
  write(ui, room, ui.say("ball-cards-help"));
  SDL_FRect rect{room.x, room.y, ui.px(small_card_width), ui.px(small_card_height)};
  for (const Card card : cards_of(hand, Deck::ball)) {
    for (int copies = hand.count(card); copies > 1; --copies) {
      cards_.push_back({rect, card, card_ && *card_ != card});
      rect.x += ui.px(9);
    }
    cards_.push_back({rect, card, card_ && *card_ != card});
    if (ui.pointer_in(rect)) ui.hint(card_help(ui.words(), card));
    if (card_ == card) ui.outline(rect, style::accent, 2, 5);
    if (ui.spot("card " + name(card), rect)) {
      card_ = card_ == card ? std::nullopt : std::optional(card);
      offer_all();
    }
    if (ui.focus().on("card " + name(card))) ui.outline(rect, style::text, 2, 5);
    rect.x += rect.w + ui.px(16);
  }
  room.y += rect.h + ui.px(14);
}

void TurnPrompt::lay_actions(Ui& ui, SDL_FRect& room) {
  const CardCounts& hand = play_.view().side(play_.decision()->team).hand;
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand, Deck::attack)) {
    SDL_FRect row = lay_card(ui, room, card, false);
    row.y += ui.px(28);
    SDL_FRect half{row.x, row.y, (row.w - ui.px(6)) / 2, row.h};
    lay_choice(ui, half, commands::card(Verb::tactic, card), ui.say("play-tactic"));
    if (play_.question_number() != asked) return;
    half.x += half.w + ui.px(6);
    half.y = row.y;
    lay_choice(ui, half, commands::card(Verb::hide, card), ui.say("lay-face-down"));
    if (play_.question_number() != asked) return;
    room.y += ui.px(card_height) + ui.px(14);
  }
}

void TurnPrompt::lay_shots(Ui& ui, SDL_FRect& room) {
  const CardCounts& hand = play_.view().side(play_.decision()->team).hand;
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand, Deck::shot)) {
    const Command shot = commands::card(Verb::shoot, card);
    const SDL_FRect rect{room.x, room.y, ui.px(card_width), ui.px(card_height)};
    cards_.push_back({rect, card, !play_.is_legal(shot)});
    if (ui.pointer_in(rect)) ui.hint(card_help(ui.words(), card));
    SDL_FRect row{room.x + rect.w + ui.px(10), room.y, room.w - rect.w - ui.px(10), rect.h};
    lay_choice(ui, row, shot, card_name(ui.words(), card));
    if (play_.question_number() != asked) return;
    room.y = std::max(row.y, rect.y + rect.h) + ui.px(8);
  }
}

/// One for each player who can tackle with a card; other hexes to tackle from are picked on the board.
std::vector<Command> TurnPrompt::tackles_with(Card card) const {
  std::vector<Command> tackles;
  for (const Command& command : play_.legal()) {
    const bool listed = std::ranges::find(tackles, command.from, &Command::from) != tackles.end();
    if (command.verb == Verb::tackle && command.card == card && !listed) tackles.push_back(command);
  }
  return tackles;
}

/// "Tackle: 42 %", by whoever has the best chance.
std::string TurnPrompt::tackle_words(std::span<const Command> tackles) const {
  const auto value = [this](const Command& command) { return chance_of(command)->value; };
  const Command best = *std::ranges::max_element(tackles, {}, value);
  return soccer_city::ui(play_.words(), "tackle-with-chance", {{"chance", chance_of(best)->percent}});
}

/// Why nobody can tackle with a card.
std::string TurnPrompt::no_tackle_words() const {
  const State& state = play_.view();
  const auto holder = carrier(state);
  const bool safe =
      holder && holder->number == keeper_number && in_box(play_.rules(), holder->team, state.ball);
  if (safe) return sentence(play_.words(), Refusal{Reason::keeper_safe, state.ball});
  return soccer_city::ui(play_.words(), "tackle-too-far");
}

void TurnPrompt::lay_defences(Ui& ui, SDL_FRect& room) {
  const CardCounts& hand = play_.view().side(play_.decision()->team).hand;
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand, Deck::defence)) {
    SDL_FRect row = lay_card(ui, room, card, false);
    row.y += ui.px(28);
    SDL_FRect half{row.x, row.y, (row.w - ui.px(6)) / 2, row.h};
    lay_choice(ui, half, commands::card(Verb::tactic, card), ui.say("play-tactic"));
    if (play_.question_number() != asked) return;
    const std::vector<Command> tackles = tackles_with(card);
    const SDL_FRect rect{half.x + half.w + ui.px(6), row.y, half.w, ui.px(34)};
    const std::string id = "tackle with " + name(card);
    if (tackles.empty()) {
      fuba::app::ChoiceButton shown;
      shown.label = ui.say("tackle-with");
      shown.refusal = no_tackle_words();
      shown.compact = true;
      ui.choice(id, rect, shown);
    } else if (ui.button(id, rect, tackle_words(tackles))) {
      which_ = tackles;
      card_ = card;
      offer_all();
    }
    room.y += ui.px(card_height) + ui.px(14);
  }
}

void TurnPrompt::lay_keep(Ui& ui, SDL_FRect& room) {
  const CardCounts& hand = play_.view().side(play_.decision()->team).hand;
  write(ui, room, ui.say("keep-help"));
  SDL_FRect rect{room.x, room.y, ui.px(card_width), ui.px(card_height)};
  int number = 0;
  for (const Deck deck : {Deck::attack, Deck::defence, Deck::shot})
    for (const Card card : cards_of(hand, deck))
      for (int copy = 0; copy < hand.count(card); ++copy, ++number) {
        if (rect.x + rect.w > room.x + room.w) {
          rect.x = room.x;
          rect.y += rect.h + ui.px(8);
        }
        const auto held = static_cast<int>(std::ranges::count(kept_, card));
        const bool on = copy < held;
        cards_.push_back({rect, card, !on && kept_.size() == play_.rules().cards.kept});
        if (ui.pointer_in(rect)) ui.hint(card_name(ui.words(), card));
        if (on) ui.outline(rect, style::accent, 3, 5);
        const std::string id = "keep card " + std::to_string(number);
        if (ui.focus().on(id)) ui.outline(rect, style::text, 2, 5);
        if (ui.spot(id, rect)) {
          if (on)
            kept_.erase(std::ranges::find(kept_, card));
          else if (kept_.size() < play_.rules().cards.kept)
            kept_.push_back(card);
        }
        rect.x += rect.w + ui.px(10);
      }
  room.y = rect.y + rect.h + ui.px(14);
  std::ranges::sort(kept_, {}, [](Card card) -> const std::string& { return name(card); });
  const Command keep =
      commands::keep(kept_.empty() ? Card::none : kept_[0], kept_.size() < 2 ? Card::none : kept_[1]);
  if (button(ui, room, "keep these", ui.say(kept_.empty() ? "keep-none" : "keep-these"), 'k'))
    return play_.choose(keep);
  if (const Command done = commands::plain(Verb::done); play_.is_legal(done))
    if (button(ui, room, "done", play_.label(done), 'd', true)) play_.choose(done);
}

/// The signs of the lit hexes that there are, and what they mean.
void TurnPrompt::lay_legend(Ui& ui, SDL_FRect& room) {
  if (!plays_ball()) return;
  std::set<paint::Mark> marks;
  for (std::size_t at = 0; at < hex_places; ++at)
    if (offer_.single[at]) marks.insert(mark_at(hex_at(at)));
  marks.erase(paint::Mark::none);
  const float line = ui.px(27);
  sign_ = ui.px(20);
  for (const paint::Mark mark : marks) {
    signs_.emplace_back(SDL_FPoint{std::round(room.x + ui.px(12)), std::round(room.y + line / 2)}, mark);
    ui.left(Type::small, {room.x + ui.px(32), room.y, room.w - ui.px(32), line}, style::quiet,
            ui.say(legend_of(mark)));
    room.y += line;
  }
  room.y += ui.px(8);
}

/// A choice in words: "Long advance to H14. The ball goes on to H16."
std::string TurnPrompt::called(const Command& command) const {
  // The card was pressed before, and is not named by each.
  if (command.verb == Verb::tackle && card_)
    return soccer_city::ui(play_.words(), "tackle-by",
                           {{"number", std::to_string(piece_at(play_.view(), command.from)->number)},
                            {"hex", to_string(command.to)}});
  const auto way = command.verb == Verb::advance ? ball_way(play_.rules(), play_.view(), command)
                                                 : std::optional<BallWay>();
  if (!way || way->to == command.to) return play_.label(command);
  return soccer_city::ui(play_.words(), "advance-told",
                         {{"choice", play_.label(command)}, {"hex", to_string(way->to)}});
}

/// What the first choice that fits the hex under the pointer would do.
std::optional<Command> TurnPrompt::pointed_command() const {
  const Hex over = input_.hovered();
  if (over == no_hex) return std::nullopt;
  const auto fitting = meant({input_.held(), over});
  return fitting.empty() ? std::nullopt : std::optional(fitting.front());
}

/// "Short pass to H14. Kept: 42 %".
std::string TurnPrompt::told(const Command& command) const {
  const std::string chances = chances_of(command);
  if (chances.empty()) return called(command);
  return soccer_city::ui(play_.words(), "choice-told",
                         {{"choice", play_.label(command)}, {"chances", chances}});
}

/// Whether an attacker would be offside at the end of a run.
bool TurnPrompt::brings_offside(const Command& run) const {
  const Team attack = play_.view().turn.attack;
  const auto runner = piece_at(play_.view(), run.from);
  if (!runner || runner->team != attack) return false;
  State trial = play_.view();
  return apply(play_.rules(), trial, run) &&
         offside_players(play_.rules(), trial, attack).contains(runner->number);
}

/// What a lit hex brings, and why another one is dark.
void TurnPrompt::lay_told(Ui& ui, const paint::BoardLayout& layout) const {
  const Hex over = input_.hovered();
  if (over == no_hex) return;
  std::string words;
  if (const auto command = pointed_command()) {
    if (runs() && brings_offside(*command)) words = ui.say("offside-there");
    if (!runs() && command->verb != Verb::tackle)
      for (const Command& each : meant({input_.held(), over}))
        words += (words.empty() ? "" : "\n") + told(each);
  } else if (kind_is(DecisionKind::ball) && over != play_.view().ball) {
    words = play_.refusal(meant_for(play_.rules(), play_.view(), over));
  } else if (kind_is(DecisionKind::place)) {
    words = play_.refusal(commands::place(play_.legal().begin()->player, over));
  } else if (input_.held() != no_hex && over != input_.held()) {
    words = play_.refusal(commands::move(input_.held(), over));
  }
  if (!words.empty()) ui.hint_below(layout.rect(over), words, layout.room());
}

paint::Mark TurnPrompt::mark_at(Hex at) const {
  paint::Mark mark = paint::Mark::none;
  for (const Command& command : meant({no_hex, at})) {
    const auto way = ball_way(play_.rules(), play_.view(), command);
    if (!way) continue;
    if (command.verb == Verb::advance) return paint::Mark::advance;
    if (!way->marked_by.empty()) return paint::Mark::duel;
    mark = piece_at(play_.view(), at) ? paint::Mark::pass : paint::Mark::space;
  }
  return mark;
}

paint::ShownWay TurnPrompt::way_of(const BallWay& way) const {
  paint::ShownWay shown{.from = way.from, .to = way.to, .high = way.high};
  const TeamState& others = play_.view().side(opponent(play_.view().turn.attack));
  for (const Number number : way.marked_by) shown.duels.push_back(others.at(number));
  return shown;
}

void TurnPrompt::light_ball(paint::BoardScene& scene) const {
  const Hex over = input_.hovered();
  for (std::size_t at = 0; at < hex_places; ++at) {
    if (!offer_.single[at]) continue;
    const Hex here = hex_at(at);
    paint::LitHex lit{.at = here,
                      .light = here == over ? paint::Light::hovered : paint::Light::legal,
                      .mark = mark_at(here)};
    if (lit.mark == paint::Mark::advance)
      lit.heading =
          static_cast<float>(*straight(play_.view().ball, here)) / static_cast<float>(directions.size());
    if (lit.mark == paint::Mark::duel)
      for (const Command& command : meant({no_hex, here}))
        if (const auto chance = chance_of(command)) lit.chance = chance->percent;
    scene.lit.push_back(lit);
  }
  const Team attack = play_.view().turn.attack;
  const NumberSet offside = offside_players(play_.rules(), play_.view(), attack);
  for (paint::ShownPlayer& player : scene.players)
    player.offside = player.team == attack && offside.contains(player.number);
  if (const auto command = pointed_command()) {
    if (const auto way = ball_way(play_.rules(), play_.view(), *command)) scene.ways.push_back(way_of(*way));
    return;
  }
  if (!kind_is(DecisionKind::ball) || over == no_hex || over == play_.view().ball) return;
  State trial = play_.view();
  const auto refused = apply(play_.rules(), trial, meant_for(play_.rules(), play_.view(), over));
  if (refused || refused.error().reason != Reason::way_blocked) return;
  scene.ways.push_back({.from = play_.view().ball, .to = over, .blocked_by = {refused.error().hex}});
  scene.lit.push_back({.at = over, .light = paint::Light::refused});
}

/// The ends of the player who is held, or of the one under the pointer.
void TurnPrompt::light_runs(paint::BoardScene& scene) const {
  const Hex held = input_.held();
  const Hex over = input_.hovered();
  const bool only_one = offer_.moves_from.size() == 1;
  const Hex from = held != no_hex ? held : only_one ? hex_at(offer_.moves_from.begin()->first) : over;
  const BoardInput::Places ends = offer_.ends(from);
  for (std::size_t at = 0; at < hex_places; ++at)
    if (ends[at])
      scene.lit.push_back(
          {.at = hex_at(at),
           .light = hex_at(at) == over && from != over ? paint::Light::hovered : paint::Light::legal});
  if (from != no_hex && ends.any()) scene.lit.push_back({.at = from, .light = paint::Light::origin});
  if (held != no_hex && over != no_hex && over != held && !ends[index(over)])
    scene.lit.push_back({.at = over, .light = paint::Light::refused});
  if (held == no_hex)
    for (const auto& [origin, moves] : offer_.moves_from) scene.breathing.push_back(hex_at(origin));
}

void TurnPrompt::decorate(paint::BoardScene& scene) const {
  const Hex over = input_.hovered();
  if (plays_ball()) {
    light_ball(scene);
  } else {
    light_runs(scene);
    for (std::size_t at = 0; at < hex_places; ++at)
      if (!runs() && offer_.single[at])
        scene.lit.push_back(
            {.at = hex_at(at), .light = hex_at(at) == over ? paint::Light::hovered : paint::Light::legal});
  }
  if (kind_is(DecisionKind::anticipate))
    scene.ways.push_back(way_of(pass_under_way(play_.rules(), play_.view())));
  for (const Command& command : which_) {
    if (command.from != no_hex) scene.lit.push_back({.at = command.from, .light = paint::Light::origin});
    if (command.to != no_hex) scene.lit.push_back({.at = command.to, .light = paint::Light::target});
  }
  scene.cursor = input_.cursor();
  const auto hand = input_.in_hand();
  if (!hand) return;
  for (paint::ShownPlayer& player : scene.players) {
    if (player.at != input_.held()) continue;
    paint::ShownPlayer lifted = player;
    lifted.centre = *hand;
    player.faint = true;
    scene.lifted.push_back(lifted);
  }
}

void TurnPrompt::still(const Painter& painter) const {
  for (const ShownCard& shown : cards_)
    paint::paint_card(painter.studio(), shown.rect, shown.card, shown.dimmed);
  const float forward = play_.view().turn.attack == Team::home ? 0 : 0.5F;
  for (const auto& [centre, mark] : signs_)
    paint::paint_mark(painter.studio(), centre, sign_, mark, painter.theme().text, forward);
}

}  // namespace soccer_city::app
