#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "competition/carry_over.hpp"
#include "competition/definition.hpp"
#include "competition/entry.hpp"
#include "competition/problem.hpp"
#include "competition/schedule.hpp"
#include "competition/table.hpp"
#include "competition/tie.hpp"

namespace competition {

/// How far a match of a competition has come.
enum class MatchState : std::uint8_t {
  waiting,    ///< its teams are not known, or one has an earlier match to play
  playable,   ///< C11
  under_way,  ///< begun and not finished
  finished,
};

/// "under-way".
std::string_view name(MatchState state);

/// How a match ended.
struct Outcome {
  Sides score{};  ///< after 90 minutes
  bool walkover = false;
  const ResultEntry* result = nullptr;  ///< where it was played; valid until the next entry

  /// Whether it is what a match of this program came to, which lies beside the file (C40).
  bool played() const { return result != nullptr && !result->by_hand; }
  Sides goals() const { return result == nullptr ? score : all_goals(score, result->extra); }
};

/// How a tie stands. Its sides are in the order of C9, the better seed first.
struct TieStanding {
  struct Side {
    std::size_t number = 0;  ///< of the team, or the best one that can still come
    std::optional<TeamIndex> team = {};
  };

  std::array<Side, 2> sides{};
  std::optional<Sides> aggregate = {};  ///< nothing before the first result
  std::optional<Decided> decided = {};

  std::optional<TeamIndex> winner() const { return decided ? sides[decided->winner].team : std::nullopt; }
  std::optional<TeamIndex> loser() const { return decided ? sides[1 - decided->winner].team : std::nullopt; }
};

/// What the rules of a match have to know of the competition.
struct MatchTerms {
  std::uint64_t seed = 0;  ///< of its dice (C19)
  std::array<int, 2> points_off{};
  std::array<std::vector<std::string>, 2> cards{};  ///< that each side may pick (C24)
  bool to_the_end = false;                          ///< a level match goes on (C28, C30)
  bool extra_time = false;
  bool away_goals = false;
  std::optional<Sides> first_leg = {};  ///< goals of this match's home and away side
};

/// A competition at one moment: a definition and the entries so far, and everything that follows from them.
/// A value; the same entries make the same competition.
class Competition {
 public:
  explicit Competition(Definition definition);

  /// Takes an entry in, or says what is wrong with it and stays as it was.
  tl::expected<void, Problem> add(Entry entry);

  const Definition& definition() const { return definition_; }
  const Schedule& schedule() const { return schedule_; }
  /// The teams in the order of C4, the first has number 1; empty as long as it is to be drawn.
  std::span<const TeamIndex> order() const { return order_; }

  // Matches, by their places in the schedule.
  std::span<const Fixture> fixtures() const { return schedule_.fixtures; }
  /// Home and away, as far as they are known.
  std::array<std::optional<TeamIndex>, 2> teams(std::size_t match) const { return matches_[match].teams; }
  MatchState state(std::size_t match) const;
  /// Whether it can be begun or gone on with now.
  bool can_be_played(std::size_t match) const;
  /// Whether a person plays one of its sides, as far as they are known.
  bool asks_people(std::size_t match) const;
  /// The side on which a team plays a match; nothing where it does not.
  std::optional<std::size_t> side_of(std::size_t match, TeamIndex team) const;
  std::optional<Outcome> outcome(std::size_t match) const;
  /// When it was begun, as its entry says.
  const std::string& begun_at(std::size_t match) const { return matches_[match].begun_at; }
  /// Matches that are playable now.
  std::vector<std::size_t> next() const;
  MatchTerms terms(std::size_t match) const;
  /// A result as it is written now: with the dice of 3.0/T8 that it asks for, thrown from the seed, and
  /// marked `again` where an earlier one was taken back (C39).
  ResultEntry as_written(ResultEntry result) const;
  /// Whether a result of a match can be written now: it can be played, or is being played, or it was played
  /// before one of its teams withdrew and is corrected.
  bool takes_result(std::size_t match) const;
  /// Whether a result would leave its tie level, so that penalties have to decide it.
  bool leaves_level(const ResultEntry& result) const;
  /// Whether a result that is written now would be marked `again`.
  bool taken_back(std::size_t match) const { return matches_[match].taken_back; }
  /// What a side begins a match without, as far as that is known now (C22, C35).
  Reduction reduction(std::size_t match, std::size_t side) const;

  // Tables, by the places of their groups in the schedule.
  std::vector<Row> table(std::size_t group) const;
  /// The table of a group after one of its rounds, without lots.
  std::vector<Row> table_after(std::size_t group, int round) const;
  bool complete(std::size_t group) const;

  std::span<const TieStanding> ties() const { return ties_; }

  bool over() const;
  std::optional<TeamIndex> champion() const;
  /// The draw that has to be made and written before anything else: the order (C20), or lots (C16).
  std::optional<Entry> due_draw() const;

  // Teams.
  const Plays& plays(TeamIndex team) const { return records_[team].plays; }
  bool withdrawn(TeamIndex team) const { return records_[team].withdrawn; }
  /// The match that a team has to play next, playable or not.
  std::optional<std::size_t> next_of(TeamIndex team) const;
  /// Cards that a team may not pick for its next match (3.0/T10).
  std::span<const std::string> barred(TeamIndex team) const;

 private:
  struct Match {
    std::array<std::optional<TeamIndex>, 2> teams{};
    bool begun = false;
    std::string begun_at = {};
    std::optional<ResultEntry> result = {};
    std::optional<std::size_t> walkover = {};  ///< the side that got the win, whatever comes later
    std::set<TeamIndex> late = {};             ///< by two points (C35)
    bool taken_back = false;
    bool played_before_withdrawal = false;  ///< and taken back after it
  };
  struct Record {
    Plays plays = {};
    bool withdrawn = false;
    int yellow = 0;   ///< in all its matches
    Marks last = {};  ///< of the last one played
    AfterDice dice = {};
    std::vector<std::string> lost_skills = {};
    std::vector<std::size_t> table_matches = {};
  };
  struct Logged {
    Entry entry;
    bool counts = true;
  };

  void take(const OrderEntry& entry);
  void take(const BeginEntry& entry);
  void take(const ResultEntry& entry);
  void take(const WalkoverEntry& entry);
  void take(const WithdrawEntry& entry);
  void take(const LotsEntry& entry);
  void take(const PlaysEntry& entry);
  void take(const LateEntry& entry);
  void take(const BackEntry& entry);

  std::size_t match_named(const std::string& id, const char* field) const;
  std::size_t match_to_play(const std::string& id, const char* field) const;
  std::size_t match_to_enter(const std::string& id, const char* field) const;
  void check_level(std::size_t match, const ResultEntry& entry) const;
  void check_dice(std::size_t match, const ResultEntry& entry) const;
  void check_throws(std::size_t group, const LotsEntry& entry) const;
  void check_nothing_hangs_on(std::size_t match, const char* field) const;
  /// Whether a team is in a match that is over only because one of the two withdrew.
  bool was_given(TeamIndex team, std::size_t match) const;
  /// Whether play has not gone on from there.
  bool is_open(TeamIndex team, std::size_t match) const;
  void settle_walkovers(TeamIndex team);
  void rebuild();

  bool settled(std::size_t match) const { return matches_[match].result || matches_[match].walkover; }
  /// Whether one of its teams has withdrawn.
  bool withdrawn_from(std::size_t match) const;
  bool finished(std::size_t match) const;
  bool has_begun(std::size_t match) const { return matches_[match].begun || settled(match); }
  bool has_gone_on(TeamIndex team, std::size_t match) const;
  Marks marks_after(std::size_t match, std::size_t side, const ResultEntry& result) const;
  std::array<AfterDice, 2> dice_after(std::size_t match, const ResultEntry& result) const;
  enum class GivenLegs { counted, left_out };
  std::vector<Leg> legs(std::size_t tie, GivenLegs given) const;
  std::vector<Leg> legs_before(std::size_t match) const;
  TieRules tie_rules(std::size_t tie) const;
  std::vector<TeamIndex> teams_of(std::size_t group) const;
  std::vector<CountedMatch> counted(std::size_t group, int last_round) const;
  std::vector<Row> make_table(std::size_t group, int last_round, const Lots& lots) const;
  std::vector<Row> table_with(std::size_t group, const Lots& lots) const;
  LotsEntry thrown_lots(std::size_t group) const;

  void number_teams(std::vector<TeamIndex> order);
  void refresh_ties();
  TieStanding::Side contender(const Source& source) const;
  void place_teams(std::size_t tie);
  void decide(std::size_t tie);

  Definition definition_;
  Schedule schedule_;
  std::vector<TeamIndex> order_;
  std::vector<Match> matches_;
  std::vector<Record> records_;            ///< by team
  std::vector<std::optional<Lots>> lots_;  ///< by group
  std::vector<TieStanding> ties_;
  std::vector<std::optional<TeamIndex>> tie_settled_;  ///< went on by a walkover, and has played since
  std::vector<Logged> log_;
};

}  // namespace competition
