#include "match/played.hpp"

#include <algorithm>
#include <stdexcept>

#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"

namespace fuba::test {

namespace {

std::shared_ptr<const Ruleset> required(const RulesChoice& choice) {
  auto rules = load_rules(choice);
  if (!rules) throw std::runtime_error(rules.error());
  return *rules;
}

}  // namespace

std::shared_ptr<const Ruleset> shared_rules() {
  static const auto rules = required({"fuba-3.0"});
  return rules;
}

std::shared_ptr<const Ruleset> all_rules() {
  static const auto rules = required({"fuba-3.0", load_options().value().of("fuba-3.0")});
  return rules;
}

tl::expected<std::shared_ptr<const Ruleset>, std::string> rules_for(const RulesChoice& choice) {
  for (const auto& rules : {shared_rules(), all_rules()})
    if (choice == RulesChoice{rules->id, rules->options}) return rules;
  return load_rules(choice);
}

Match scripted_match(std::initializer_list<std::uint8_t> dice) {
  return {shared_rules(), DiceSource::scripted({dice.begin(), dice.size()})};
}

bool plays(Match& match, std::string_view choice) {
  const auto command = parse_command(choice);
  return command && match.choose(*command);
}

void play_on(Match& match, std::uint64_t seed, std::size_t entries) {
  RandomPlay players(seed);
  while (!match.over() && match.journal().size() < entries)
    if (!match.choose(players.choose(match.rules(), match.state())))
      throw std::logic_error("a legal choice was refused");
}

Match played_match(std::uint64_t seed, std::size_t entries, const std::shared_ptr<const Ruleset>& rules) {
  Match match(rules, DiceSource::random(seed));
  play_on(match, seed, entries);
  return match;
}

Match finished_match(std::uint64_t seed, const std::shared_ptr<const Ruleset>& rules) {
  return played_match(seed, SIZE_MAX, rules);
}

bool same_match(const Match& one, const Match& other) {
  const auto same_entry = [](const Entry& a, const Entry& b) {
    if (a.choice() != nullptr && b.choice() != nullptr)
      return a.choice()->team == b.choice()->team && a.choice()->command == b.choice()->command &&
             a.after == b.after && a.events == b.events && a.hash == b.hash;
    return a.fallen() != nullptr && b.fallen() != nullptr && a.fallen()->dice == b.fallen()->dice &&
           a.fallen()->roll.purpose == b.fallen()->roll.purpose && a.after == b.after &&
           a.events == b.events && a.hash == b.hash;
  };
  const auto called = [](const Match& match) {
    MatchInfo info = match.info();
    info.taken_back = 0;
    return info;
  };
  return one.start() == other.start() && called(one) == called(other) &&
         std::ranges::equal(one.journal(), other.journal(), same_entry);
}

}  // namespace fuba::test
