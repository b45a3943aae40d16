// The cards in hand that a decision asks for, each with what can be done with it.
#include <algorithm>

#include "soccer_city/table/turn_prompt.hpp"

namespace soccer_city::app {
namespace {

constexpr float card_width = 50;
constexpr float card_height = 70;
constexpr float small_card_width = 43;
constexpr float small_card_height = 60;

/// The different cards of a deck in a hand.
std::vector<Card> cards_of(const CardCounts& hand, Deck deck) {
  std::vector<Card> cards;
  hand.for_each(deck, [&](Card card) {
    if (!is_unknown(card)) cards.push_back(card);
  });
  return cards;
}

}  // namespace

const CardCounts& TurnPrompt::hand() const { return play_.view().side(play_.decision()->team).hand; }

SDL_FRect TurnPrompt::lay_card(Ui& ui, SDL_FRect& room, Card card) {
  const SDL_FRect rect{room.x, room.y, ui.px(card_width), ui.px(card_height)};
  cards_.push_back({rect, card, false});
  const float left = rect.w + ui.px(10);
  const SDL_FRect row{room.x + left, room.y, room.w - left, rect.h};
  const SDL_FRect title{row.x, row.y, row.w, ui.px(22)};
  if (ui.pointer_in(rect) || ui.pointer_in(title)) ui.hint(card_help(ui.words(), card));
  ui.left(Type::text, title, style::text, card_name(ui.words(), card));
  return row;
}

/// The ball cards in hand: one that is pressed leaves only its own hexes lit.
void TurnPrompt::lay_ball_cards(Ui& ui, SDL_FRect& room) {
  const bool by_card = std::ranges::any_of(
      play_.legal(), [](const Command& command) { return form_of(command.verb) == Form::length_hex; });
  if (!by_card) return write(ui, room, ui.say("close-help"));
  write(ui, room, ui.say("ball-cards-help"));
  SDL_FRect rect{room.x, room.y, ui.px(small_card_width), ui.px(small_card_height)};
  for (const Card card : cards_of(hand(), Deck::ball)) {
    for (int copies = hand().count(card); copies > 1; --copies) {
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

/// A card with the choice to play it as a tactic; answers the room beside that.
SDL_FRect TurnPrompt::lay_tactic(Ui& ui, SDL_FRect& room, Card card) {
  SDL_FRect row = lay_card(ui, room, card);
  row.y += ui.px(28);
  const float wide = (row.w - ui.px(6)) / 2;
  SDL_FRect half{row.x, row.y, wide, row.h};
  lay_choice(ui, half, commands::card(Verb::tactic, card), ui.say("play-tactic"));
  return {row.x + wide + ui.px(6), row.y, wide, row.h};
}

void TurnPrompt::lay_actions(Ui& ui, SDL_FRect& room) {
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand(), Deck::attack)) {
    SDL_FRect beside = lay_tactic(ui, room, card);
    if (play_.question_number() != asked) return;
    lay_choice(ui, beside, commands::card(Verb::hide, card), ui.say("lay-face-down"));
    if (play_.question_number() != asked) return;
    room.y += ui.px(card_height) + ui.px(14);
  }
}

void TurnPrompt::lay_shots(Ui& ui, SDL_FRect& room) {
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand(), Deck::shot)) {
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
  const std::size_t asked = play_.question_number();
  for (const Card card : cards_of(hand(), Deck::defence)) {
    const SDL_FRect beside = lay_tactic(ui, room, card);
    if (play_.question_number() != asked) return;
    const std::vector<Command> tackles = tackles_with(card);
    const SDL_FRect rect{beside.x, beside.y, beside.w, ui.px(34)};
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

/// A card that can be kept; `kept`: whether it is for now.
void TurnPrompt::lay_keepable(Ui& ui, const SDL_FRect& rect, Card card, const std::string& id, bool kept) {
  const bool full = kept_.size() == play_.rules().cards.kept;
  cards_.push_back({rect, card, !kept && full});
  if (ui.pointer_in(rect)) ui.hint(card_name(ui.words(), card));
  if (kept) ui.outline(rect, style::accent, 3, 5);
  if (ui.focus().on(id)) ui.outline(rect, style::text, 2, 5);
  if (!ui.spot(id, rect)) return;
  if (kept)
    kept_.erase(std::ranges::find(kept_, card));
  else if (!full)
    kept_.push_back(card);
}

void TurnPrompt::lay_keep(Ui& ui, SDL_FRect& room) {
  write(ui, room, ui.say("keep-help"));
  SDL_FRect rect{room.x, room.y, ui.px(card_width), ui.px(card_height)};
  int number = 0;
  for (const Deck deck : {Deck::attack, Deck::defence, Deck::shot}) {
    for (const Card card : cards_of(hand(), deck)) {
      for (int copy = 0; copy < hand().count(card); ++copy, ++number) {
        if (rect.x + rect.w > room.x + room.w) {
          rect.x = room.x;
          rect.y += rect.h + ui.px(8);
        }
        const auto held = static_cast<int>(std::ranges::count(kept_, card));
        lay_keepable(ui, rect, card, "keep card " + std::to_string(number), copy < held);
        rect.x += rect.w + ui.px(10);
      }
    }
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

}  // namespace soccer_city::app
