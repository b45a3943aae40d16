#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "tabletop/dice_source.hpp"
#include "tabletop/game.hpp"

namespace tabletop {

/// What a match is called besides its rules. Given by whoever starts it; no rule reads it.
struct MatchInfo {
  std::array<std::string, 2> names{"Home", "Away"};
  std::array<std::string, 2> colours;    ///< "#F2C230", or empty
  std::string date;                      ///< "2024-05-18 20:15", or empty
  std::array<std::string, 2> coaches{};  ///< who plays a side, by the id of a coach; empty for a person
  /// How often a choice was taken back in practice: against the rule of fair undo, or on the word of a tutor.
  int taken_back = 0;

  bool operator==(const MatchInfo&) const = default;
};

/// A choice that a team made.
template <Game G>
struct Choice {
  Team team;
  typename G::Command command;
};

/// Dice that fell.
template <Game G>
struct Throw {
  Roll<typename G::Purpose> roll;
  Dice dice;
};

/// One step of the journal: what was done, what happened, and the state it led to.
template <Game G>
struct Entry {
  std::variant<Choice<G>, Throw<G>> what;
  typename G::Events events;
  typename G::State after;
  std::uint64_t hash = 0;  ///< of `after`

  /// Null where dice fell.
  const Choice<G>* choice() const { return std::get_if<Choice<G>>(&what); }
  /// Null where a team chose.
  const Throw<G>* fallen() const { return std::get_if<Throw<G>>(&what); }
};

template <Game G>
using Journal = std::vector<Entry<G>>;

/// What somebody wrote down at a moment of a match. No rule reads it.
struct Note {
  std::size_t at = 0;  ///< how many entries of the journal led to the moment; 0 = before the first
  std::string text;

  bool operator==(const Note&) const = default;
};

/// The dice set down ran out, or the next one has no such face: what more were needed for, and how many more.
template <Game G>
struct DiceShortage {
  Roll<typename G::Purpose> roll;
};

/// Why a choice was not made. Nothing has changed, the dice neither.
template <Game G>
using Rejection = std::variant<typename G::Refusal, DiceShortage<G>>;

/// Why the last choice cannot be taken back.
enum class UndoRefusal : std::uint8_t {
  nothing_chosen,  ///< the match stands where it began; force does not help
  dice_have_fallen,
  secret_revealed,  ///< the teams have seen what was hidden
};

/// "dice-have-fallen".
std::string_view name(UndoRefusal refusal);

enum class Undo : std::uint8_t { fair, forced };

/// A match being played: rules, state, dice and a journal of everything that led here. After a choice it
/// stands at the next decision or at the end: dice fall as soon as they are due. A value: a copy is a fork.
template <Game G>
class Match {
 public:
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Command = typename G::Command;
  using Events = typename G::Events;
  using Refusal = typename G::Refusal;

  /// A new match.
  Match(std::shared_ptr<const Ruleset> rules, DiceSource dice);
  /// A match that goes on from a position.
  Match(std::shared_ptr<const Ruleset> rules, const State& position, DiceSource dice);

  const Ruleset& rules() const { return *rules_; }
  const std::shared_ptr<const Ruleset>& shared_rules() const { return rules_; }

  /// As the referee sees it.
  const State& state() const { return journal_.empty() ? start_ : journal_.back().after; }
  /// As a team sees it, without the other's secrets.
  State state_for(Team team) const { return G::seen_by(state(), team); }

  auto decision() const { return G::decision(state()); }
  typename G::CommandList legal() const {
    typename G::CommandList list;
    G::legal(rules(), state(), list);
    return list;
  }
  bool over() const { return G::is_over(state()); }

  /// Makes the choice of the team that has to choose, and lets all dice fall that are due before the next
  /// decision. What happened, or why not.
  tl::expected<Events, Rejection<G>> choose(const Command& command);

  /// Lets the dice fall that are due: where a match began or a record ended at a roll.
  tl::expected<Events, DiceShortage<G>> roll_due();

  /// Makes a recorded choice and lets no dice fall.
  tl::expected<void, Refusal> replay(const Command& command);
  /// Lets recorded dice fall, each a face of `G::roll(state())`, which must be set.
  void replay(Dice dice);

  /// Why the last choice cannot be taken back fairly; nothing if it can.
  std::optional<UndoRefusal> undo_refusal() const;
  /// Takes back the last choice with all that followed; random dice that fell after it will fall again.
  /// Forced: even where dice fell or a secret was revealed; `MatchInfo::taken_back` counts that.
  tl::expected<void, UndoRefusal> undo(Undo how = Undo::fair);
  /// Takes back all but the first entries; random dice that fell after them will fall again.
  void rewind(std::size_t entries);
  /// How often entries were taken back: a journal that was longer before is not the same journal.
  std::size_t rewound() const { return rewound_; }

  /// The state before the first entry.
  const State& start() const { return start_; }
  /// Whether it began as a new match does, not at a position put together.
  bool from_the_beginning() const { return start_ == G::new_match(rules()); }
  const Journal<G>& journal() const { return journal_; }

  DiceSource& dice() { return dice_; }
  const DiceSource& dice() const { return dice_; }

  const MatchInfo& info() const { return info_; }
  void set_info(MatchInfo info) { info_ = std::move(info); }

  /// In the order of their moments, one a moment.
  const std::vector<Note>& notes() const { return notes_; }
  /// Writes a note in place of the one at its moment; an empty text takes it away. `at` must not lie beyond
  /// the journal. Taking entries back takes back the notes of their moments.
  void write(const Note& note);

 private:
  std::optional<DiceShortage<G>> let_dice_fall();
  void enter(Throw<G> fallen);
  void cut_journal(std::size_t entries);
  /// As if what failed had not been begun, dice included.
  void go_back(std::size_t entries, std::size_t fallen);
  std::size_t last_choice() const;
  Events events_from(std::size_t entry) const;

  std::shared_ptr<const Ruleset> rules_;
  State start_;
  Journal<G> journal_;
  DiceSource dice_;
  MatchInfo info_;
  std::vector<Note> notes_;
  std::size_t rewound_ = 0;
};

}  // namespace tabletop
