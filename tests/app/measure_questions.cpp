// Counts the questions that persons would have answered in saved matches: when the table asks everything, and
// when it asks what matters.
//   measure_questions FILE...
// A question is a decision at which the match stops for a person. All moves of one window are one question,
// and so are all pieces of a set-up. When what matters is asked, a movement is begun by dragging its first
// piece and is one question with its action, its end is one with the press that it leads to, and an extra is
// none where it was left out or where its button was lit at the same team's next decision. A decision with
// one choice is none.

#include <iostream>
#include <map>
#include <optional>
#include <string_view>

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/proposal.hpp"
#include "fuba/table/unasked.hpp"

namespace {

using namespace fuba;

struct Kind {
  int everything = 0;
  int what_matters = 0;
};

struct Counts : Kind {
  std::map<std::string_view, Kind> kinds;  ///< by what is asked
};

bool only_announces(const CommandList& choices) {
  return choices.size() == 1 && choices[0].verb == Verb::done;
}

constexpr bool wishes_nothing(Team /*team*/, app::Extra /*extra*/) { return false; }

/// Whether a set-up that begins at a state came out as it is proposed.
bool is_proposed(const Ruleset& rules, const State& before, const State& set_up) {
  const app::LineUp draft = app::proposal(rules, before);
  const TeamState& side = set_up.side(draft.team);
  return side.players == draft.players && side.keeper == draft.keeper;
}

/// One match, entry by entry.
class Count {
 public:
  explicit Count(const Match& match) : rules_(match.rules()), match_(match) {
    State before = match.start();
    for (std::size_t at = 0; at < match.journal().size(); ++at) {
      const Entry& entry = match.journal()[at];
      if (const Choice* made = entry.choice())
        look(before, *made, at);
      else
        window_.reset();
      before = entry.after;
    }
  }

  const Counts& counts() const { return counts_; }

 private:
  using Window = std::pair<Team, DecisionKind>;

  /// Whether the choices from an entry on are those that the window would have made.
  bool left_out(const State& before, const Choice& made, std::size_t at) const {
    if (!app::is_set_up(before))
      return made.command == app::without_extra(rules_, before) &&
             app::unasked_extra(rules_, before, wishes_nothing);
    const State* set_up = &before;
    for (; at < match_.journal().size() && app::is_set_up(*set_up) && decision(*set_up)->team == made.team;
         ++at)
      set_up = &match_.journal()[at].after;
    return is_proposed(rules_, before, *set_up);
  }

  void look(const State& before, const Choice& made, std::size_t at) {
    const Decision asked = *decision(before);
    const CommandList choices = legal(rules_, before);
    const auto extra = app::extra_asked(rules_, before);
    const Window window{asked.team, asked.kind};
    const bool goes_on = window_ == window;
    const bool many = asked.nature == Nature::window || asked.nature == Nature::set_up;
    const bool begun = asked.kind == DecisionKind::move && began_ == asked.team;
    const bool answered = asked.kind == DecisionKind::action && answered_ == asked.team;
    if (!extra) {
      began_.reset();
      answered_.reset();
    }
    if (asked.kind == DecisionKind::move && made.command.verb == Verb::done && choices.size() > 1 &&
        app::way_to_press(rules_, before, wishes_nothing))
      answered_ = asked.team;
    const bool moves =
        made.command.verb == Verb::action && type_of(made.command.action()) == ActionType::movement;
    if (moves) began_ = asked.team;
    window_ = many && made.command.verb != Verb::done ? std::optional(window) : std::nullopt;
    if (goes_on || only_announces(choices)) return;
    ++counts_.everything;
    Kind& kind = counts_.kinds[name(asked.kind)];
    ++kind.everything;
    if (begun || answered || choices.size() == 1) return;
    if (extra && (left_out(before, made, at) || app::stays_within_reach(rules_, before, wishes_nothing)))
      return;
    ++counts_.what_matters;
    ++kind.what_matters;
  }

  const Ruleset& rules_;
  const Match& match_;
  std::optional<Window> window_;
  std::optional<Team> began_;     ///< who has just begun a movement
  std::optional<Team> answered_;  ///< who has just said whether a press follows one
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
    for (const auto& [name, kind] : here.kinds) {
      all.kinds[name].everything += kind.everything;
      all.kinds[name].what_matters += kind.what_matters;
    }
    ++matches;
  }
  if (matches == 0) {
    std::cerr << "usage: measure_questions FILE...\n";
    return 2;
  }
  std::cout << "a match of two persons, everything asked: " << all.everything / matches
            << ", what matters: " << all.what_matters / matches << ", "
            << 100 * all.what_matters / all.everything << " %\n";
  for (const auto& [name, kind] : all.kinds)
    std::cout << "  " << name << ": " << kind.everything / matches << ", " << kind.what_matters / matches
              << '\n';
  return 0;
}
