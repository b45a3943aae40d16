#include "altered_position.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "any_rules.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "invariants.hpp"
#include "support/scenario.hpp"

namespace fuba::test {

using tabletop::Random;
using tabletop::seed_of_match;
using tabletop::Stream;

namespace {

using nlohmann::json;

/// `any_rules` keeps them.
std::shared_ptr<const Ruleset> kept(const Ruleset& rules) { return {std::shared_ptr<void>(), &rules}; }

/// The JSON of the state after some steps of a random match.
json state_of_match(const Ruleset& rules, std::uint64_t seed, std::uint32_t steps) {
  RandomPlay play(seed);
  State state = new_match(rules);
  for (std::uint32_t step = 0; step < steps && !is_over(state); ++step)
    if (const auto due = roll(state))
      apply_dice(rules, state, play.let_fall(*due));
    else
      apply_unchecked(rules, state, play.choose(rules, state));
  return to_json(rules, state);
}

/// Alters fields of one state, now and then by what stands there in another one.
class Alteration {
 public:
  Alteration(json& position, const json& other, Random& random)
      : position_(position), other_(other), random_(random) {}

  void alter() {
    switch (random_.below(8)) {
      case 0:
        return copy(any_key(position_));
      case 1:
        return alter_agenda();
      case 2:
        return add_player();
      case 3:
        position_.erase(any_key(position_));
        return;
      default:
        return alter_value();
    }
  }

 private:
  std::string any_key(const json& object) {
    auto at = object.begin();
    std::advance(at, random_.below(static_cast<std::uint32_t>(object.size())));
    return at.key();
  }

  void copy(const std::string& key) {
    if (other_.contains(key)) position_[key] = other_[key];
  }

  json any_frame() {
    const auto step = static_cast<Step>(random_.below(step_count));
    return {{"step", name(step)},
            {"team", name(static_cast<Team>(random_.below(2)))},
            {"number", random_.below(2) == 0 ? 0 : random_.below(8)}};
  }

  void alter_agenda() {
    json& agenda = position_["agenda"];
    if (!agenda.is_array() || agenda.empty()) return;
    const auto place = agenda.begin() + random_.below(static_cast<std::uint32_t>(agenda.size()));
    switch (random_.below(3)) {
      case 0:
        agenda.erase(place);
        return;
      case 1:
        agenda.insert(place, json(*place));
        return;
      default:
        agenda.insert(place + 1, any_frame());
    }
  }

  void add_player() {
    constexpr std::array sides{"home", "away"};
    const json::json_pointer place(std::string("/") + sides[random_.below(2)] + "/players/" +
                                   std::string(name(all_areas[random_.below(area_count)])));
    if (!position_.contains(place.parent_pointer()) || !position_[place.parent_pointer()].is_object()) return;
    const json now = position_.value(place, json(0));
    position_[place] = now.is_number() ? now.get<int>() + 1 : 1;
  }

  void alter_value() {
    const json flat = position_.flatten();
    const std::string place = any_key(flat);
    const json now = flat[place];
    position_[json::json_pointer(place)] = altered(now, flat);
  }

  /// Another value of the same kind, most of the time.
  json altered(const json& now, const json& flat) {
    constexpr std::array numbers{0, 1, 2, 3, 5, 9, 10, 45, 99, 255};
    if (random_.below(16) == 0) return nullptr;
    if (now.is_boolean()) return !now.get<bool>();
    if (now.is_number() && random_.below(2) == 0) return now.get<int>() + (random_.below(2) == 0 ? 1 : -1);
    if (now.is_number()) return numbers[random_.below(numbers.size())];
    if (random_.below(4) == 0) return name(all_areas[random_.below(area_count)]);
    const json& text = flat[any_key(flat)];
    if (text.is_string() || random_.below(4) == 0) return text;
    return name(static_cast<Team>(random_.below(2)));
  }

  json& position_;
  const json& other_;
  Random& random_;
};

std::string fault_of_saving(const Match& match) {
  const auto rules_for = [&](const RulesChoice&) { return match.shared_rules(); };
  const auto loaded = load_text(save_text(match), "a match", rules_for, DiceSource::scripted({}));
  if (!loaded) return "its save is refused: " + to_string(loaded.error());
  if (loaded->trouble) return "its save does not load: " + to_string(*loaded->trouble);
  return loaded->match.state() == match.state() ? std::string{} : "its save leads to another state";
}

std::string fault_after(const Ruleset& rules, const State& before, const State& after) {
  std::string fault = fault_of_json(rules, after);
  if (fault.empty()) fault = fault_of_position(rules, after);
  if (fault.empty()) fault = fault_of_count(rules, before, after);
  return fault;
}

std::string now(const Match& match) { return " in " + to_json(match.rules(), match.state()).dump(); }

}  // namespace

AlteredPosition altered_position(std::uint64_t number) {
  constexpr std::uint32_t longest = 500;
  Random random(number, Stream::options);
  AlteredPosition altered{kept(any_rules(number)), {}};
  altered.position = state_of_match(*altered.rules, seed_of_match(number, 0), random.below(longest));
  const json other = state_of_match(*altered.rules, seed_of_match(number, 1), random.below(longest));
  Alteration alteration(altered.position, other, random);
  for (std::uint32_t left = 1 + random.below(3); left > 0; --left) alteration.alter();
  return altered;
}

std::string fault_of_playing_on(const std::shared_ptr<const Ruleset>& rules, const State& position,
                                std::uint64_t seed, int steps) {
  Match match(rules, position, DiceSource::scripted({}));
  RandomPlay play(seed);
  std::string fault = fault_after(*rules, position, position);
  for (int step = 0; step < steps && fault.empty() && !is_over(match.state()); ++step) {
    const State before = match.state();
    if (const auto due = roll(before)) {
      match.replay(play.let_fall(*due));
    } else if (const auto done = match.replay(play.choose(*rules, before)); !done) {
      return "a listed choice is refused" + now(match);
    }
    fault = fault_after(*rules, before, match.state());
    if (!fault.empty()) fault = "after step " + std::to_string(step + 1) + ": " + fault;
  }
  if (fault.empty()) fault = fault_of_saving(match);
  return fault.empty() ? fault : fault + now(match);
}

}  // namespace fuba::test
