#include <algorithm>
#include <map>
#include <set>

#include "fuba/words/rulebook.hpp"
#include "played.hpp"
#include "random/every_command.hpp"
#include "support/catch.hpp"

namespace fuba::test {
namespace {

/// The causes of events and the reasons of refusals that some random matches of a game give.
struct Given {
  std::set<Cause> causes;
  std::set<Reason> reasons;
};

/// All choices that the notation knows, by their verbs.
std::map<Verb, std::vector<Command>> choices_by_verb() {
  std::map<Verb, std::vector<Command>> all;
  for (const Command& command : every_command()) all[command.verb].push_back(command);
  return all;
}

/// Tries some choices of every verb that a decision of the kind has listed so far, others each time.
class Tries {
 public:
  void collect(const Ruleset& rules, const State& state, std::set<Reason>& reasons) {
    static const auto choices = choices_by_verb();
    std::set<Verb>& listed = listed_[decision(state)->kind];
    for (const Command& command : legal(rules, state)) listed.insert(command.verb);
    for (const Verb verb : listed) try_some(choices.at(verb), rules, state, reasons);
  }

 private:
  void try_some(const std::vector<Command>& choices, const Ruleset& rules, const State& state,
                std::set<Reason>& reasons) {
    constexpr std::size_t most = 20;
    constexpr std::size_t stride = 1009;  // a prime: each choice has its turn
    for (std::size_t count = 0; count < std::min(most, choices.size()); ++count) {
      State tried = state;
      at_ += stride;
      const auto done = apply(rules, tried, choices[at_ % choices.size()]);
      if (!done) reasons.insert(done.error().reason);
    }
  }

  std::map<DecisionKind, std::set<Verb>> listed_;
  std::size_t at_ = 0;
};

Given given(const Ruleset& rules) {
  constexpr std::uint64_t matches = 60;
  Given all;
  Tries tries;
  for (std::uint64_t match = 0; match < matches; ++match)
    play_match(
        rules, match,
        [&](const State& state) {
          if (decision(state)) tries.collect(rules, state, all.reasons);
        },
        [&](const Event& event) { all.causes.insert(event.cause); });
  return all;
}

TEST_CASE("Whatever happens or is refused has its rule") {
  for (const Ruleset* game : every_game()) {
    const auto [causes, reasons] = given(*game);
    INFO(game->id << (game->options.empty() ? ", basic" : ", with all options"));
    std::set<std::string_view> without;
    for (const Cause cause : causes)
      if (cause != Cause::none && game->rule(cause).empty()) without.insert(name(cause));
    for (const Reason reason : reasons)
      if (game->rule(reason).empty()) without.insert(name(reason));
    CHECK(without == std::set<std::string_view>{});
  }
}

}  // namespace
}  // namespace fuba::test
