// Counts the questions that persons would have answered in saved matches: when the table asks everything, and
// when it asks what matters.
//   measure_questions FILE...
// A question is a decision at which the match stops for a person. All moves of one window are one question,
// and so are all pieces of a set-up. When what matters is asked, a movement is begun by dragging its first
// piece and is one question with its action, and an extra is none where it was left out or where its button
// was lit at the same team's next decision.

#include <iostream>
#include <optional>

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/unasked.hpp"

namespace {

using namespace fuba;

struct Counts {
  int everything = 0;
  int what_matters = 0;
};

bool only_announces(const CommandList& choices) {
  return choices.size() == 1 && choices[0].verb == Verb::done;
}

/// Whether the same team chooses again before anything else happens, once it has let an extra go by.
bool stays_within_reach(const Ruleset& rules, State state, Team team) {
  do {
    apply_unchecked(rules, state, app::without_extra(rules, state));
    const auto next = decision(state);
    if (!next || next->team != team) return false;
  } while (app::extra_asked(rules, state) || only_announces(legal(rules, state)));
  return true;
}

/// One match, entry by entry.
class Count {
 public:
  explicit Count(const Match& match) : rules_(match.rules()) {
    State before = match.start();
    for (const Entry& entry : match.journal()) {
      if (const Choice* made = entry.choice())
        look(before, *made);
      else
        window_.reset();
      before = entry.after;
    }
  }

  const Counts& counts() const { return counts_; }

 private:
  using Window = std::pair<Team, DecisionKind>;

  void look(const State& before, const Choice& made) {
    const Decision asked = *decision(before);
    const CommandList choices = legal(rules_, before);
    const auto extra = app::extra_asked(rules_, before);
    const Window window{asked.team, asked.kind};
    const bool goes_on = window_ == window;
    const bool many = asked.nature == Nature::window || asked.nature == Nature::set_up;
    const bool begun = asked.kind == DecisionKind::move && began_ == asked.team;
    if (!extra) began_.reset();
    const bool moves =
        made.command.verb == Verb::action && type_of(made.command.action()) == ActionType::movement;
    if (moves) began_ = asked.team;
    window_ = many && made.command.verb != Verb::done ? std::optional(window) : std::nullopt;
    if (goes_on || only_announces(choices)) return;
    ++counts_.everything;
    if (begun) return;
    const bool left_out = extra && made.command == app::without_extra(rules_, before);
    if (left_out || (extra && stays_within_reach(rules_, before, asked.team))) return;
    ++counts_.what_matters;
  }

  const Ruleset& rules_;
  std::optional<Window> window_;
  std::optional<Team> began_;  ///< who has just begun a movement
  Counts counts_;
};

}  // namespace

int main(int count, char** words) {
  Counts all;
  int matches = 0;
  for (int at = 1; at < count; ++at) {
    const auto loaded = load(words[at], load_rules, DiceSource::scripted({}));
    if (!loaded || loaded->trouble) {
      std::cerr << words[at] << " cannot be read\n";
      return 1;
    }
    const Counts here = Count(loaded->match).counts();
    all.everything += here.everything;
    all.what_matters += here.what_matters;
    ++matches;
  }
  if (matches == 0) {
    std::cerr << "usage: measure_questions FILE...\n";
    return 2;
  }
  std::cout << "a match of two persons, everything asked: " << all.everything / matches
            << ", what matters: " << all.what_matters / matches << ", "
            << 100 * all.what_matters / all.everything << " %\n";
  return 0;
}
