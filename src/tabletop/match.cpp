#include "tabletop/match.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace fuba {

namespace {

/// Whether a choice was made, or is being made, that the other team is to see later.
bool secret_under_way(const State& state) {
  const auto pending = decision(state);
  return (pending && pending->secret) || state.secret_dive ||
         std::ranges::any_of(state.secret_formation, &Formation::chosen);
}

bool card_shown(const State& before, const State& after) {
  return std::ranges::any_of(
      teams, [&](Team team) { return before.side(team).skills_used != after.side(team).skills_used; });
}

bool secret_revealed(const State& before, const State& after) {
  return card_shown(before, after) || (secret_under_way(before) && !secret_under_way(after));
}

std::size_t dice_in(std::span<const Entry> entries) {
  std::size_t dice = 0;
  for (const Entry& entry : entries)
    if (const Throw* fallen = entry.fallen()) dice += fallen->roll.count;
  return dice;
}

}  // namespace

std::string_view name(UndoRefusal refusal) {
  constexpr std::array<std::string_view, 3> names{"nothing-chosen", "dice-have-fallen", "secret-revealed"};
  return names[static_cast<std::size_t>(refusal)];
}

Match::Match(std::shared_ptr<const Ruleset> rules, DiceSource dice)
    : rules_(std::move(rules)), start_(new_match(*rules_)), dice_(std::move(dice)) {}

Match::Match(std::shared_ptr<const Ruleset> rules, const State& position, DiceSource dice)
    : rules_(std::move(rules)), start_(position), dice_(std::move(dice)) {}

tl::expected<Events, Rejection> Match::choose(const Command& command) {
  const std::size_t entries = journal_.size();
  const std::size_t fallen = dice_.fallen();
  try {
    if (auto done = replay(command); !done) return tl::unexpected(Rejection{done.error()});
    if (auto shortage = let_dice_fall()) {
      go_back(entries, fallen);
      return tl::unexpected(Rejection{*shortage});
    }
  } catch (...) {
    go_back(entries, fallen);
    throw;
  }
  return events_from(entries);
}

tl::expected<Events, DiceShortage> Match::roll_due() {
  const std::size_t entries = journal_.size();
  const std::size_t fallen = dice_.fallen();
  if (auto shortage = let_dice_fall()) {
    go_back(entries, fallen);
    return tl::unexpected(*shortage);
  }
  return events_from(entries);
}

tl::expected<void, Refusal> Match::replay(const Command& command) {
  const auto pending = decision();
  Entry entry{Choice{pending ? pending->team : Team::home, command}, {}, state()};
  if (auto done = apply(rules(), entry.after, command, &entry.events); !done)
    return tl::unexpected(done.error());
  entry.hash = fuba::hash(entry.after);
  journal_.push_back(std::move(entry));
  return {};
}

void Match::replay(Dice dice) {
  const Roll due = *roll(state());
  enter({due, dice});
  for (std::size_t die = 0; die < due.count; ++die) dice_.replayed(due, dice[die]);
}

std::optional<DiceShortage> Match::let_dice_fall() {
  while (const auto due = roll(state())) {
    Dice dice{};
    for (std::size_t die = 0; die < due->count; ++die) {
      const auto value = dice_.next(*due);
      if (!value) {
        dice_.take_back(die);
        return DiceShortage{*due};
      }
      dice[die] = *value;
    }
    enter({*due, dice});
  }
  return std::nullopt;
}

void Match::enter(Throw fallen) {
  Entry entry{fallen, {}, state()};
  apply_dice(rules(), entry.after, fallen.dice, &entry.events);
  entry.hash = fuba::hash(entry.after);
  journal_.push_back(std::move(entry));
}

void Match::cut_journal(std::size_t entries) {
  journal_.erase(journal_.begin() + static_cast<std::ptrdiff_t>(entries), journal_.end());
  std::erase_if(notes_, [entries](const Note& note) { return note.at > entries; });
}

void Match::go_back(std::size_t entries, std::size_t fallen) {
  cut_journal(entries);
  dice_.take_back(dice_.fallen() - fallen);
}

std::size_t Match::last_choice() const {
  std::size_t at = journal_.size();
  while (at > 0 && !journal_[at - 1].choice()) --at;
  return at == 0 ? journal_.size() : at - 1;
}

std::optional<UndoRefusal> Match::undo_refusal() const {
  const std::size_t at = last_choice();
  if (at == journal_.size()) return UndoRefusal::nothing_chosen;
  if (at + 1 < journal_.size()) return UndoRefusal::dice_have_fallen;
  const State& before = at == 0 ? start_ : journal_[at - 1].after;
  if (secret_revealed(before, state())) return UndoRefusal::secret_revealed;
  return std::nullopt;
}

tl::expected<void, UndoRefusal> Match::undo(Undo how) {
  const auto refusal = undo_refusal();
  if (refusal && (how == Undo::fair || *refusal == UndoRefusal::nothing_chosen))
    return tl::unexpected(*refusal);
  if (refusal && info_.taken_back < std::numeric_limits<int>::max()) ++info_.taken_back;
  rewind(last_choice());
  return {};
}

void Match::rewind(std::size_t entries) {
  dice_.undo(dice_in(std::span<const Entry>(journal_).subspan(entries)));
  cut_journal(entries);
  ++rewound_;
}

void Match::write(const Note& note) {
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

Events Match::events_from(std::size_t entry) const {
  Events events;
  for (; entry < journal_.size(); ++entry)
    events.insert(events.end(), journal_[entry].events.begin(), journal_[entry].events.end());
  return events;
}

}  // namespace fuba
