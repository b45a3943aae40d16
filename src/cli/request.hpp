#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fuba/team.hpp"
#include "tabletop/match.hpp"

namespace fuba {

/// A request that cannot be understood or carried out; the sentence goes into the answer.
struct BadRequest {
  std::string error;
  std::string rule;  ///< empty where no rule is behind it
};

/// One line of the protocol (docs/protocol.md): at most one deed, dice that are set down before it, and
/// questions that are answered after it.
struct Request {
  struct New {
    nlohmann::json rules;  ///< for `rules_choice_from_json`
    std::optional<std::uint64_t> seed;
  };
  struct Position {
    nlohmann::json state;
  };
  struct Choose {
    Command command;
  };
  struct TakeBack {
    Undo how;
  };
  struct Save {
    std::string file;
  };
  struct Load {
    std::string file;
  };
  struct Quit {};
  using Deed = std::variant<std::monostate, New, Position, Choose, TakeBack, Save, Load, Quit>;

  struct SetDice {
    std::vector<std::uint8_t> values;
    bool strict;
  };
  /// Whose eyes the state is seen with; nothing = the referee's.
  struct StateSeenBy {
    std::optional<Team> team;
  };

  Deed deed;
  std::optional<SetDice> dice;
  std::optional<StateSeenBy> state;
  bool legal = false;
  bool odds = false;
};

/// Reads a request; throws BadRequest where a key is unknown or a value is not what it should be.
Request read_request(const nlohmann::json& object);

}  // namespace fuba
