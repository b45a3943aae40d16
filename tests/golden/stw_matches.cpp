// Matches of Soccer Tactics WORLD that were played once, as saves in the folder stw: each is played again and
// must come to the same states, and to the same events by a digest. `--write` plays and writes them anew.
#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "stw/coach/coach.hpp"
#include "stw/json.hpp"
#include "stw/match.hpp"
#include "stw/rules_files.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/random_play.hpp"

namespace stw::golden {
namespace {

/// A match and who plays it: a coach of the game, or "random" for any legal choice.
struct Golden {
  std::string_view name;
  std::array<std::string_view, 2> players;
  std::uint64_t seed;
  bool all_options;
  Clock clock;
};

constexpr std::array matches{
    Golden{"coaches-1", {"professional", "bold"}, 1, false, {.half = 30}},
    Golden{"coaches-2", {"cautious", "professional"}, 2, true, {.half = 15, .tie = Tie::shoot_out}},
    Golden{"coaches-3", {"beginner", "cautious"}, 3, true, {.half = 20, .overtime = 5}},
    Golden{"random-1", {"random", "random"}, 4, true, {.half = 15, .overtime = 5}},
    Golden{"random-2", {"bold", "random"}, 5, false, {.half = 45, .roll = 60, .tie = Tie::draw}},
};

constexpr std::size_t entries_of_a_digest = 50;

std::filesystem::path folder() { return FUBA_GOLDEN_DIR "/stw"; }
std::filesystem::path save_of(const Golden& golden) {
  return folder() / (std::string(golden.name) + ".fuba");
}

std::shared_ptr<const Ruleset> rules_for(const RulesChoice& choice) {
  auto rules = load_rules(choice);
  if (!rules) throw std::runtime_error(rules.error());
  return *rules;
}

Command chosen(std::string_view player, const Match& match, std::uint64_t seed,
               tabletop::RandomPlay<Stw>& random) {
  const Team team = match.decision()->team;
  if (player == "random") return random.choose(match.rules(), match.state());
  const auto data = tabletop::find_data_folder();
  if (!data) throw std::runtime_error(data.error());
  const auto tactics = read_tactics(tactics_file(player), tabletop::rules_reader(*data));
  if (!tactics) throw std::runtime_error(to_string(tactics.error()));
  return Coach(*tactics, seed).choose(match.rules(), match.state_for(team));
}

Match played(const Golden& golden) {
  RulesChoice choice;
  choice.options.fill(golden.all_options);
  choice.clock = golden.clock;
  Match match(rules_for(choice), DiceSource::random(golden.seed));
  MatchInfo info;
  for (const Team team : teams)
    if (golden.players[index(team)] != "random") info.coaches[index(team)] = golden.players[index(team)];
  match.set_info(info);
  match.roll_due().value();
  tabletop::RandomPlay<Stw> random(golden.seed);
  while (!match.over()) {
    const auto player = golden.players[index(match.decision()->team)];
    match.choose(chosen(player, match, golden.seed, random)).value();
  }
  return match;
}

/// FNV-1a of events as they are written.
std::uint64_t hash_of(const Ruleset& rules, const Events& events, std::uint64_t hash) {
  for (const Event& event : events)
    for (const char letter : to_json(rules, event).dump())
      hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
  return hash;
}

/// The score, and a line for every so many entries of the journal: what happened, as a hash.
std::string digest(std::string_view name, const Match& match) {
  std::ostringstream text;
  const Journal& journal = match.journal();
  text << name << ": " << journal.size() << " entries, " << int{match.state().score[0]} << "-"
       << int{match.state().score[1]} << "\n";
  for (std::size_t from = 0; from < journal.size(); from += entries_of_a_digest) {
    const std::size_t to = std::min(from + entries_of_a_digest, journal.size());
    std::uint64_t hash = 14695981039346656037ULL;
    std::size_t events = 0;
    for (std::size_t entry = from; entry < to; ++entry) {
      hash = hash_of(match.rules(), journal[entry].events, hash);
      events += journal[entry].events.size();
    }
    text << "  " << std::dec << from << "-" << to - 1 << ": " << events << " events, " << std::hex
         << std::setfill('0') << std::setw(16) << hash << "\n";
  }
  return text.str();
}

Match replayed(const Golden& golden) {
  const auto loaded = load(save_of(golden), load_rules, DiceSource::random(0));
  if (!loaded) throw std::runtime_error(to_string(loaded.error()));
  if (loaded->trouble) throw std::runtime_error(to_string(*loaded->trouble));
  if (!loaded->match.over()) throw std::runtime_error(save_of(golden).string() + " ends before its match");
  return loaded->match;
}

std::string read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

void write_all() {
  std::string digests;
  for (const Golden& golden : matches) {
    const Match match = played(golden);
    if (const auto written = save(match, save_of(golden)); !written)
      throw std::runtime_error(to_string(written.error()));
    digests += digest(golden.name, match);
  }
  std::ofstream stream(folder() / "events.txt", std::ios::binary);
  stream << digests;
  if (!stream.flush()) throw std::runtime_error("events.txt cannot be written");
}

bool compare_all() {
  std::string digests;
  for (const Golden& golden : matches) digests += digest(golden.name, replayed(golden));
  const std::string recorded = read(folder() / "events.txt");
  if (digests == recorded) return true;
  const auto differs = std::ranges::mismatch(digests, recorded).in1;
  std::cerr << "events.txt, line " << 1 + std::count(digests.begin(), differs, '\n')
            << ": something else happens now\n";
  return false;
}

}  // namespace
}  // namespace stw::golden

int main(int count, char** words) try {
  const bool writes = count == 2 && std::string_view(words[1]) == "--write";
  if (count > 1 && !writes) {
    std::cerr << "usage: golden-stw [--write]\n";
    return 2;
  }
  if (writes) {
    stw::golden::write_all();
    return 0;
  }
  if (stw::golden::compare_all()) return 0;
  std::cerr << "If the change is meant: golden-stw --write\n";
  return 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << "\n";
  return 1;
}
