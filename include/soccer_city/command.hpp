#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "soccer_city/card.hpp"
#include "soccer_city/hex.hpp"
#include "soccer_city/player.hpp"
#include "tabletop/command_list.hpp"

namespace soccer_city {
/// What a team does, as the first word of a choice says it; each with an example (docs/soccer-city.md).
enum class Verb : std::uint8_t {
  line_up,     ///< line-up 2 3 4 6 8 9: who plays (S13)
  place,       ///< place 4 H6
  pass,        ///< pass short H14: straight (K12)
  square,      ///< square medium L11: to the side (K12)
  advance,     ///< advance long H12: the hex that the player enters
  close,       ///< close G13: a pass without a ball card
  anticipate,  ///< anticipate anticipation-1 G12 H12: steps into a pass (S18)
  decline,     ///< does not
  tactic,      ///< tactic sprint-2
  hide,        ///< hide sprint-2: a dribble lies face down (S20)
  shoot,       ///< shoot drive
  move,        ///< move G12 H13
  tackle,      ///< tackle shift-1 G12 H12
  taker,       ///< taker 9: of a set piece
  dive,        ///< dive left, dive stay, dive right
  kick,        ///< kick left, kick middle, kick right
  corner,      ///< corner left, corner right
  keep,        ///< keep none, keep drive, keep drive sprint-2: what stays after a discard
  skip,        ///< does without what is asked
  done,        ///< moves nobody any more
};

inline constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::done) + 1;

/// "line-up".
std::string_view name(Verb verb);

/// Where a penalty is kicked (shooter's view), where the goalkeeper goes (his view; middle = stays), and from
/// which side a corner is taken (attackers' view; never middle).
enum class Side : std::uint8_t { left, middle, right };

/// The same side for somebody who looks the other way.
constexpr Side opposite(Side side) { return static_cast<Side>(2 - static_cast<int>(side)); }
/// Whether a goalkeeper who dives there meets the kick.
constexpr bool covers(Side dive, Side kick) { return dive == opposite(kick); }

/// What follows a verb.
enum class Form : std::uint8_t {
  alone,          ///< done
  numbers,        ///< line-up 2 3 4 6 8 9
  player_hex,     ///< place 4 H6
  length_hex,     ///< pass short H14
  hex,            ///< close G13
  card,           ///< tactic sprint-2
  hexes,          ///< move G12 H13
  card_hexes,     ///< tackle shift-1 G12 H12
  player,         ///< taker 9
  side,           ///< kick left
  cards_or_none,  ///< keep drive sprint-2
};

constexpr Form form_of(Verb verb) {
  switch (verb) {
    case Verb::line_up:
      return Form::numbers;
    case Verb::place:
      return Form::player_hex;
    case Verb::pass:
    case Verb::square:
    case Verb::advance:
      return Form::length_hex;
    case Verb::close:
      return Form::hex;
    case Verb::tactic:
    case Verb::hide:
    case Verb::shoot:
      return Form::card;
    case Verb::move:
      return Form::hexes;
    case Verb::anticipate:
    case Verb::tackle:
      return Form::card_hexes;
    case Verb::taker:
      return Form::player;
    case Verb::dive:
    case Verb::kick:
    case Verb::corner:
      return Form::side;
    case Verb::keep:
      return Form::cards_or_none;
    default:
      return Form::alone;
  }
}

/// A choice of a team, small and trivially copyable. Built by the functions of namespace `commands`. What the
/// form of its verb does not have keeps its first value.
struct Command {
  Verb verb = Verb::done;
  Number player = nobody;
  Side side = Side::left;
  /// The ball card of a pass, a square pass and an advance; the card of a tactic, a dribble, a shot, an
  /// anticipation or a tackle; the first card that is kept.
  Card card = Card::none;
  Card second = Card::none;  ///< the other card that is kept
  NumberSet numbers = {};
  Hex from = no_hex;  ///< where a move, an anticipation or a tackle begins
  Hex to = no_hex;    ///< where they end; the target of a pass, the hex that is entered by an advance

  constexpr bool operator==(const Command&) const = default;
};

namespace commands {
// Choices by what follows the verb; a verb that is given must have that form.
constexpr Command plain(Verb verb) { return {.verb = verb}; }
constexpr Command line_up(NumberSet numbers) { return {.verb = Verb::line_up, .numbers = numbers}; }
constexpr Command place(Number player, Hex to) { return {.verb = Verb::place, .player = player, .to = to}; }
constexpr Command play(Verb verb, Length length, Hex to) {
  return {.verb = verb, .card = card_of(length), .to = to};
}
constexpr Command close(Hex to) { return {.verb = Verb::close, .to = to}; }
constexpr Command card(Verb verb, Card card) { return {.verb = verb, .card = card}; }
constexpr Command move(Hex from, Hex to) { return {.verb = Verb::move, .from = from, .to = to}; }
constexpr Command challenge(Verb verb, Card card, Hex from, Hex to) {
  return {.verb = verb, .card = card, .from = from, .to = to};
}
constexpr Command taker(Number player) { return {.verb = Verb::taker, .player = player}; }
constexpr Command side(Verb verb, Side side) { return {.verb = verb, .side = side}; }
constexpr Command keep(Card first = Card::none, Card second = Card::none) {
  return {.verb = Verb::keep, .card = first, .second = second};
}

}  // namespace commands

/// "left", "middle" or "right"; "left", "stay" or "right".
std::string_view name_of_kick(Side kick);
std::string_view name_of_dive(Side dive);

/// The notation of docs/soccer-city.md: "tackle shift-1 G12 H12".
std::string to_string(const Command& command);

/// Reads the notation. Nothing for an unknown verb, a missing or a surplus word, an unknown name, numbers out
/// of order and cards that are not in the order of the alphabet.
std::optional<Command> parse_command(std::string_view text);

/// The legal choices of one decision: more than any can list, even where a position gives a team every card
/// and nine players.
using CommandList = tabletop::CommandList<Command, 1536>;

}  // namespace soccer_city
