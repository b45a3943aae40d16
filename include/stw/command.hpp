#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "stw/square.hpp"
#include "tabletop/command_list.hpp"

namespace stw {

/// What a team does, as the first words of a choice say it; each with an example (docs/stw.md).
enum class Verb : std::uint8_t {
  place_keeper,   ///< place keeper D1
  place_striker,  ///< place striker E8
  place_taker,    ///< place taker D13
  move,           ///< move D4 E6
  ball,           ///< ball E9 F10
  dribble,        ///< dribble E9 F10
  keeper,         ///< keeper D1 E2
  roll,           ///< the D-Team throws the die instead
  leave,          ///< leave D5 B5
  put,            ///< put C5 E14
  done,           ///< no more pawns are put
  take,           ///< take C5
};

inline constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::take) + 1;

/// A choice of a team. Ways never matter (W34, W42), so squares suffice: a square and a team name a pawn
/// (W11).
struct Command {
  Verb verb = Verb::done;
  Square from = Square::none;  ///< none where the verb has no origin
  Square to = Square::none;    ///< none where the verb has no destination

  constexpr bool operator==(const Command&) const = default;
};

/// How many squares follow a verb: `place` and `take` have one, `roll` and `done` none.
constexpr int squares_after(Verb verb) {
  switch (verb) {
    case Verb::roll:
    case Verb::done:
      return 0;
    case Verb::place_keeper:
    case Verb::place_striker:
    case Verb::place_taker:
    case Verb::take:
      return 1;
    default:
      return 2;
  }
}

/// "move D4 E6".
std::string to_string(const Command& command);

/// Reads the notation. Nothing for an unknown verb, a missing or a surplus word, or no square.
std::optional<Command> parse_command(std::string_view text);

/// The legal choices of one decision: more than any can list, eleven pawns put on any square.
using CommandList = tabletop::CommandList<Command, 11 * square_count>;

}  // namespace stw
