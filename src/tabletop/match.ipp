#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include "tabletop/match.hpp"

namespace tabletop {

namespace detail {

template <Game G>
std::size_t dice_in(std::span<const Entry<G>> entries) {
  std::size_t dice = 0;
  for (const Entry<G>& entry : entries)
    if (const Throw<G>* fallen = entry.fallen()) dice += fallen->roll.count;
  return dice;
}

}  // namespace detail

template <Game G>
Match<G>::Match(std::shared_ptr<const Ruleset> rules, DiceSource dice)
    : rules_(std::move(rules)), start_(G::new_match(*rules_)), dice_(std::move(dice)) {}

template <Game G>
Match<G>::Match(std::shared_ptr<const Ruleset> rules, const State& position, DiceSource dice)
    : rules_(std::move(rules)), start_(position), dice_(std::move(dice)) {}

template <Game G>
tl::expected<typename G::Events, Rejection<G>> Match<G>::choose(const Command& command) {
  const std::size_t entries = journal_.size();
  const std::size_t fallen = dice_.fallen();
  try {
    if (auto done = replay(command); !done) return tl::unexpected(Rejection<G>{done.error()});
    if (auto shortage = let_dice_fall()) {
      go_back(entries, fallen);
      return tl::unexpected(Rejection<G>{*shortage});
    }
  } catch (...) {
    go_back(entries, fallen);
    throw;
  }
  return events_from(entries);
}

template <Game G>
tl::expected<typename G::Events, DiceShortage<G>> Match<G>::roll_due() {
  const std::size_t entries = journal_.size();
  const std::size_t fallen = dice_.fallen();
  if (auto shortage = let_dice_fall()) {
    go_back(entries, fallen);
    return tl::unexpected(*shortage);
  }
  return events_from(entries);
}

template <Game G>
tl::expected<void, typename G::Refusal> Match<G>::replay(const Command& command) {
  const auto pending = decision();
  Entry<G> entry{Choice<G>{pending ? pending->team : Team::home, command}, {}, state()};
  if (auto done = G::apply(rules(), entry.after, command, &entry.events); !done)
    return tl::unexpected(done.error());
  entry.hash = G::hash(entry.after);
  journal_.push_back(std::move(entry));
  return {};
}

template <Game G>
void Match<G>::replay(Dice dice) {
  const Roll<typename G::Purpose> due = *G::roll(state());
  enter({due, dice});
  for (std::size_t die = 0; die < due.count; ++die) dice_.replayed(due.die, dice[die]);
}

template <Game G>
std::optional<DiceShortage<G>> Match<G>::let_dice_fall() {
  while (const auto due = G::roll(state())) {
    Dice dice{};
    for (std::size_t die = 0; die < due->count; ++die) {
      const auto value = dice_.next(due->die);
      if (!value) {
        dice_.take_back(die);
        DiceShortage<G> shortage{*due};
        shortage.roll.count = static_cast<std::uint8_t>(due->count - die);
        return shortage;
      }
      dice[die] = *value;
    }
    enter({*due, dice});
  }
  return std::nullopt;
}

template <Game G>
void Match<G>::enter(Throw<G> fallen) {
  Entry<G> entry{fallen, {}, state()};
  G::apply_dice(rules(), entry.after, fallen.dice, &entry.events);
  entry.hash = G::hash(entry.after);
  journal_.push_back(std::move(entry));
}

template <Game G>
void Match<G>::cut_journal(std::size_t entries) {
  journal_.erase(journal_.begin() + static_cast<std::ptrdiff_t>(entries), journal_.end());
  std::erase_if(notes_, [entries](const Note& note) { return note.at > entries; });
}

template <Game G>
void Match<G>::go_back(std::size_t entries, std::size_t fallen) {
  cut_journal(entries);
  dice_.take_back(dice_.fallen() - fallen);
}

template <Game G>
std::size_t Match<G>::last_choice() const {
  std::size_t at = journal_.size();
  while (at > 0 && !journal_[at - 1].choice()) --at;
  return at == 0 ? journal_.size() : at - 1;
}

template <Game G>
std::optional<UndoRefusal> Match<G>::undo_refusal() const {
  const std::size_t at = last_choice();
  if (at == journal_.size()) return UndoRefusal::nothing_chosen;
  if (at + 1 < journal_.size()) return UndoRefusal::dice_have_fallen;
  const State& before = at == 0 ? start_ : journal_[at - 1].after;
  if (G::secret_revealed(before, state())) return UndoRefusal::secret_revealed;
  return std::nullopt;
}

template <Game G>
tl::expected<void, UndoRefusal> Match<G>::undo(Undo how) {
  const auto refusal = undo_refusal();
  if (refusal && (how == Undo::fair || *refusal == UndoRefusal::nothing_chosen))
    return tl::unexpected(*refusal);
  if (refusal && info_.taken_back < std::numeric_limits<int>::max()) ++info_.taken_back;
  rewind(last_choice());
  return {};
}

template <Game G>
void Match<G>::rewind(std::size_t entries) {
  dice_.undo(detail::dice_in<G>(std::span<const Entry<G>>(journal_).subspan(entries)));
  cut_journal(entries);
  ++rewound_;
}

template <Game G>
void Match<G>::write(const Note& note) {
  const auto found = std::ranges::lower_bound(notes_, note.at, {}, &Note::at);
  const bool there = found != notes_.end() && found->at == note.at;
  if (note.text.empty()) {
    if (there) notes_.erase(found);
  } else if (there) {
    found->text = note.text;
  } else {
    notes_.insert(found, note);
  }
}

template <Game G>
typename G::Events Match<G>::events_from(std::size_t entry) const {
  Events events;
  for (; entry < journal_.size(); ++entry)
    events.insert(events.end(), journal_[entry].events.begin(), journal_[entry].events.end());
  return events;
}

}  // namespace tabletop
