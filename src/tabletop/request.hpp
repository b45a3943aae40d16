#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tabletop/match.hpp"
#include "tabletop/team.hpp"

namespace tabletop {

/// A request that cannot be understood or carried out; the sentence goes into the answer.
struct BadRequest {
  std::string error;
  std::string rule;  ///< empty where no rule is behind it
};

/// One line of the protocol (docs/protocol.md): at most one deed, dice that are set down before it, and
/// questions that are answered after it.
struct Request {
  struct New {
    nlohmann::json rules;  ///< the object as it was given
    std::optional<std::uint64_t> seed;
  };
  struct Position {
    nlohmann::json state;
  };
  struct Choose {
    std::string choice;
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
    std::vector<std::uint8_t> values;  ///< from 1
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

  /// Whether the deed puts another match in the place of the present one.
  bool replaces_match() const;
  /// Whether it has questions.
  bool asks() const { return legal || state || odds; }
};

/// Reads a request; throws BadRequest where a key is unknown or a value is not what it should be.
Request read_request(const nlohmann::json& object);

/// Refuses fields of `new` that are neither those of a game's rules nor others that go with them.
void only_known(const nlohmann::json& object, std::span<const std::string_view> of_rules,
                std::initializer_list<std::string_view> others);

/// A seed that nobody can foretell.
std::uint64_t any_seed();

// What is told where a request cannot be carried out.
BadRequest no_match(std::string_view edition);
BadRequest no_choice(const std::string& choice);
BadRequest no_edition(std::string_view request, std::string_view named,
                      const std::vector<std::string_view>& editions);
BadRequest wrong_field(std::string_view request, const PositionError& error);
BadRequest not_taken_back(UndoRefusal refusal);

}  // namespace tabletop
