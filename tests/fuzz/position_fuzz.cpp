// A position in the notation of docs/protocol.md, whatever it holds: it is refused, or a match can go on
// from it.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "rules_files.hpp"

namespace fuba::fuzz {
namespace {

const Ruleset& rules() {
  static const Ruleset edition = make_rules({"fuba-3.0"}, read_rules_file).value();
  return edition;
}

void require(bool holds) {
  if (!holds) std::abort();
}

void come_back_from_json(const State& state) {
  const auto again = state_from_json(rules(), to_json(rules(), state));
  require(again && *again == state);
}

/// A few choices and rolls, drawn from a hash of the position.
void play_on(State state) {
  constexpr int steps = 20;
  for (int step = 0; step < steps && !is_over(state); ++step) {
    come_back_from_json(state);
    const std::uint64_t drawn = hash(state) >> 8U;
    if (roll(state)) {
      apply_dice(rules(), state,
                 {static_cast<std::uint8_t>(drawn % 6 + 1), static_cast<std::uint8_t>(drawn / 6 % 6 + 1)});
      continue;
    }
    const CommandList choices = legal(rules(), state);
    require(!choices.empty());
    require(apply(rules(), state, choices[drawn % choices.size()]).has_value());
  }
}

}  // namespace
}  // namespace fuba::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = nlohmann::json::parse(data, data + size, nullptr, false);
  if (json.is_discarded()) return -1;
  auto state = fuba::state_from_json(fuba::fuzz::rules(), json);
  if (!state) return 0;
  fuba::resume(fuba::fuzz::rules(), *state);
  fuba::fuzz::play_on(*state);
  return 0;
}
