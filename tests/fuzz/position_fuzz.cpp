// A position in the notation of docs/protocol.md, whatever it holds: it is refused, or a match can go on
// from it.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <vector>

#include "assertions.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "rules_files.hpp"

namespace fuba::fuzz {
namespace {

/// The basic game of every edition, and everything.
const std::vector<Ruleset>& games() {
  static const std::vector<Ruleset> made = [] {
    const OptionRegistry registry = read_options(read_rules_file).value();
    std::vector<Ruleset> rules;
    for (const std::string_view edition : editions())
      for (const Options options : {Options{}, registry.of(edition)})
        rules.push_back(make_rules({std::string(edition), options}, read_rules_file).value());
    return rules;
  }();
  return made;
}

void require(bool holds) {
  if (!holds) std::abort();
}

void come_back_from_json(const Ruleset& rules, const State& state) {
  const auto again = state_from_json(rules, to_json(rules, state));
  require(again && *again == state);
}

/// A few choices and rolls, drawn from a hash of the position. Whatever they lead to is a position again.
void play_on(const Ruleset& rules, State state) {
  constexpr int steps = 20;
  for (int step = 0; step < steps && !is_over(state); ++step) {
    come_back_from_json(rules, state);
    const std::uint64_t drawn = hash(state) >> 8U;
    if (const auto pending = roll(state)) {
      const unsigned faces = pending->faces;
      apply_dice(rules, state,
                 {static_cast<std::uint8_t>(drawn % faces + 1),
                  static_cast<std::uint8_t>(drawn / faces % faces + 1)});
      continue;
    }
    const CommandList choices = legal(rules, state);
    require(!choices.empty());
    require(apply(rules, state, choices[drawn % choices.size()]).has_value());
  }
}

}  // namespace
}  // namespace fuba::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = nlohmann::json::parse(data, data + size, nullptr, false);
  if (json.is_discarded()) return -1;
  for (const fuba::Ruleset& rules : fuba::fuzz::games())
    if (auto state = fuba::state_from_json(rules, json)) fuba::fuzz::play_on(rules, *state);
  return 0;
}
