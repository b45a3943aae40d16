#pragma once

#include "tabletop/timeline.hpp"

namespace tabletop {

template <Game G>
Timeline<G>::Timeline(const Match<G>& match, std::span<const State> snapshots) {
  add_state(match.start());
  for (const Entry<G>& entry : match.journal()) add_state(entry.after);
  for (const State& snapshot : snapshots) add_state(snapshot);
  std::vector<std::size_t> notes;
  for (const Note& note : match.notes()) notes.push_back(note.at);
  close(notes);
}

template <Game G>
void Timeline<G>::add_state(const State& state) {
  add(G::standing(state), static_cast<bool>(G::decision(state)), G::turn_begins(state));
}

}  // namespace tabletop
