#pragma once

#include <map>
#include <string>
#include <tl/expected.hpp>

#include "app/season/contest.hpp"
#include "competition/definition.hpp"

namespace fuba::app {

/// A competition that is being put together.
class Draft {
 public:
  /// Begins from the settings of the last competition, where there is one; as its next season where `after`
  /// names its file. The director must outlive it.
  Draft(Director& director, const std::filesystem::path& after);

  competition::Definition definition;  ///< but for seed and rules
  Settings rules;                      ///< that the rules are chosen in
  bool cup_beside = false;             ///< whether a league has a cup of the same teams beside it
  std::string cup_name;                ///< of that one; empty = the usual one

  CompetingGame& game() const;
  /// Takes another game by its id; teams keep what it has too.
  void choose_game(const std::string& id);
  /// Takes another kind, with coaches beside the teams as far as it needs more.
  void choose_kind(competition::Kind kind);
  /// By the rules that are chosen.
  const competition::Means& means();

  void add_person();
  void add_coach(std::string_view id);
  /// Of each kind one, in turn.
  void add_coaches(std::size_t count);
  void remove(std::size_t team);
  void shuffle();
  /// Somebody else plays a team: persons, then all coaches, in turn.
  void next_player(std::size_t team);
  void next_kit(std::size_t team);
  void next_formation(std::size_t team);
  /// Whether more or fewer teams fit the kind.
  bool takes_more() const;
  bool takes_fewer() const;
  /// Whether every team and every person has a name.
  bool all_named() const;
  /// Brings what hangs on the kind into its range.
  void follow_kind();

  /// All of it, with a seed; or what is wrong with it.
  tl::expected<competition::Definition, competition::Problem> complete(std::uint64_t seed);
  bool has_cup_beside() const { return cup_beside && definition.kind == competition::Kind::league; }
  /// The cup beside a league that is complete and is to have that file.
  tl::expected<competition::Definition, competition::Problem> complete_cup(competition::Definition league,
                                                                           const std::filesystem::path& file,
                                                                           std::uint64_t seed);
  /// "6 teams, 30 matches in 10 rounds, 10 of them yours."
  std::string told(const competition::Definition& complete) const;
  /// The file that a competition is to have: by its name, beside others.
  std::filesystem::path file_of(const competition::Definition& complete) const;

 private:
  void begin_from(const std::filesystem::path& last, bool next_season);
  void take_rules(const competition::Definition& last);
  void suit_teams();
  competition::TeamEntry new_team();
  std::string usual_name(competition::Kind kind) const;
  void deal_cards(competition::Definition& complete);

  Director& director_;
  std::map<std::string, competition::Means> means_;  ///< by edition and options
};

}  // namespace fuba::app
