#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "competition/bracket.hpp"
#include "competition/definition.hpp"
#include "competition/qualifiers.hpp"

namespace competition {

/// A match as it is planned, whoever will play it.
struct Fixture {
  std::string id;                           ///< "L3-2", "K1-4b", "KP" (C7)
  std::string round;                        ///< "L3", "A3", "K1"; "KP" of the match for third place
  int stage_round = 1;                      ///< its round, counted from the first one of its stage
  std::optional<std::size_t> group = {};    ///< of a match in a table
  std::optional<std::size_t> tie = {};      ///< of a match in a knock-out, its place among the ties
  int leg = 1;                              ///< of a tie
  std::array<std::size_t, 2> numbers = {};  ///< of the teams, in a table: home and away
};

/// Teams that play each other for one table.
struct Group {
  std::string name;                   ///< "L", "A"
  std::vector<std::size_t> numbers;   ///< of its teams, in the order of C4
  std::vector<std::size_t> fixtures;  ///< by rounds
};

/// Who has no match in a round.
struct Free {
  std::string round;  ///< "L1"
  std::size_t number = 1;
};

/// All matches of a competition in the order of C11: by rounds, groups and numbers, the knock-out after the
/// table. It hangs on the definition alone; teams are told by their numbers.
struct Schedule {
  explicit Schedule(const Definition& definition);

  std::optional<std::size_t> find(const std::string& id) const;

  std::vector<Group> groups;
  Bracket bracket;
  /// Of the first round after a table: which place of which group has each number of the bracket, from 1.
  std::map<std::size_t, Qualifier> qualifiers;
  std::vector<Fixture> fixtures;
  std::vector<std::vector<std::size_t>> ties;  ///< fixtures of each tie, by legs
  std::vector<Free> free;

 private:
  void add_tables(const Definition& definition);
  void add_knock_out(const Definition& definition);

  std::map<std::string, std::size_t> by_id_;
};

}  // namespace competition
