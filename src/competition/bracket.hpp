#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace competition {

/// Where a tie gets a team from.
struct Source {
  enum class From : std::uint8_t {
    seed,    ///< the team with that number
    winner,  ///< of the tie at that place of the list
    loser,
  };

  From from = From::seed;
  std::size_t at = 0;
};

/// Two teams of a knock-out, one of which goes on.
struct TieSlot {
  std::string id;              ///< "K1-4"; "KP" for the match for third place
  int round = 1;               ///< from 1
  std::size_t number = 1;      ///< in its round, byes counted; 0 for the match for third place
  std::size_t teams_left = 2;  ///< with this round, byes counted: 2 in the final
  std::array<Source, 2> sources{};

  bool for_third_place() const { return number == 0; }
};

/// The ties of a knock-out by rounds and numbers, the match for third place before the final. Byes are none.
struct Bracket {
  std::vector<TieSlot> ties;
  int rounds = 0;
};

/// The order of the places for so many teams, a power of two: 1 8 4 5 2 7 3 6 (C8).
std::vector<std::size_t> bracket_places(std::size_t size);

/// The bracket of teams that are numbered from 1, given in the order of its places, as many as a power of
/// two; numbers above `teams` are byes, whose neighbours are in the second round at once (C8).
Bracket make_bracket(const std::vector<std::size_t>& places, std::size_t teams, bool third_place);

/// "final", "semi-finals", "quarter-finals", "round of 16".
std::string round_name(std::size_t teams_left);

}  // namespace competition
