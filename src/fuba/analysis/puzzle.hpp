#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "fuba/coach/coach.hpp"
#include "fuba/match.hpp"

namespace fuba {

/// What a puzzle is about.
enum class PuzzleSubject : std::uint8_t {
  target,  ///< where to play the ball
  move,    ///< whom to move
  shot,    ///< shoot or not
  press,   ///< press or not
  set_up,  ///< where pieces stand before play goes on
  ending,  ///< the last ten minutes of a match that is still open
};

inline constexpr std::size_t puzzle_subject_count = static_cast<std::size_t>(PuzzleSubject::ending) + 1;

/// "set-up".
std::string_view name(PuzzleSubject subject);

/// A position, and the one choice that is the best in it beyond doubt.
struct Puzzle {
  std::string id;  ///< "fuba-3.0/target-04c1"
  std::shared_ptr<const Ruleset> rules;
  State position;  ///< as the team that chooses sees it
  Command answer;
  Command tempting;  ///< what many would choose
  double price = 0;  ///< what that gives away, in shares of a match
  PuzzleSubject subject = PuzzleSubject::target;
  int level = 1;                         ///< 1 to 3: how many of two quick looks at the position go wrong
  std::vector<Argument> arguments = {};  ///< what speaks for the answer against what is tempting
};

/// What a puzzle is about by its position and what it is between.
PuzzleSubject subject_of(const State& position, const Command& answer, const Command& tempting);

/// As it is kept (docs/analysis.md).
nlohmann::ordered_json to_json(const Puzzle& puzzle);

/// Reads a puzzle, or a sentence that names the file, the field and what is wrong: its position has to be
/// possible, and its two choices have to be open in it.
tl::expected<Puzzle, std::string> read_puzzle(std::string_view text, std::string id, const std::string& file,
                                              const OptionRegistry& options, const RulesFor& rules_for);

}  // namespace fuba
