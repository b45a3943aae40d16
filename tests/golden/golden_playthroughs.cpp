#include <array>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "fuba/rules_files.hpp"
#include "playthrough.hpp"

// Compares the playthroughs beside this file with what the engine plays now; `--write` writes them anew.
namespace {

using fuba::golden::Playthrough;

constexpr std::array playthroughs{
    Playthrough{.name = "match-1", .position = {}, .seed = 1},
    Playthrough{.name = "match-2", .position = {}, .seed = 2},
    Playthrough{.name = "match-3", .position = {}, .seed = 3},
    Playthrough{.name = "all-options-1", .position = {}, .all_options = true, .seed = 11},
    Playthrough{.name = "all-options-2", .position = {}, .all_options = true, .seed = 12},
    Playthrough{.name = "attack",
                .position = R"({"stage":"actions","first":"home","start":"C3","target":"C4","minute":20,
  "dice":{"controlling":4,"passive":2},"control":"home","ball":{"area":"C4","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":2,"C5":2},"keeper":"C1"},
  "away":{"formation":"4-3-3","players":{"C3":3,"C4":3,"L3":3,"C5":1},"keeper":"C5"}})",
                .seed = 4,
                .steps = 120},
    Playthrough{.name = "free-kick",
                .position = R"({"stage":"free-kick","minute":30,"control":"home","ball":{"area":"C4"},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"C4":4},"keeper":"C1"},
  "away":{"formation":"5-3-2","players":{"C3":3,"C4":7},"keeper":"C5","yellow":1}})",
                .seed = 5,
                .steps = 120},
    Playthrough{.name = "corner-kick",
                .position = R"({"stage":"corner-kick","corner":"R4","minute":60,"half":2,"control":"home",
  "home":{"formation":"3-4-3","players":{"C2":3,"C3":3,"C4":4},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":7},"keeper":"C5"}})",
                .seed = 6,
                .steps = 120},
    Playthrough{.name = "penalty-kick",
                .position = R"({"stage":"penalty-kick","minute":88,"half":2,"control":"away",
  "ball":{"area":"C1"},"score":{"home":1,"away":0},
  "home":{"formation":"4-5-1","players":{"C1":4,"C2":3,"C3":2},"keeper":"C1","yellow":1,"red":1},
  "away":{"formation":"4-2-4","players":{"C2":6,"C3":4},"keeper":"C5"}})",
                .seed = 7,
                .steps = 150},
    Playthrough{.name = "stoppage-time",
                .position = R"({"minute":45,"stoppage":2,"control":"away","starters":"away",
  "ball":{"area":"C3","value":4},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":3,"L2":4},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C3":3,"C4":3,"R3":4},"keeper":"C5"}})",
                .seed = 8,
                .steps = 120},
    Playthrough{.name = "fuba-2.0/match", .position = {}, .edition = "fuba-2.0", .seed = 21},
    Playthrough{.name = "fuba-2.0/all-options",
                .position = {},
                .edition = "fuba-2.0",
                .all_options = true,
                .seed = 22},
    Playthrough{.name = "fuba-it/match", .position = {}, .edition = "fuba-it", .seed = 31},
    Playthrough{
        .name = "fuba-it/all-options", .position = {}, .edition = "fuba-it", .all_options = true, .seed = 32},
};

std::filesystem::path file_of(std::string_view name) {
  return std::filesystem::path(FUBA_GOLDEN_DIR) / (std::string(name) + ".txt");
}

fuba::Options options_of(std::string_view edition) {
  const auto registry = fuba::load_options();
  if (!registry) throw std::runtime_error(registry.error());
  return registry->of(edition);
}

fuba::Ruleset rules_of(std::string_view edition, fuba::Options options) {
  const auto rules = fuba::load_rules({std::string(edition), options});
  if (!rules) throw std::runtime_error(rules.error());
  return **rules;
}

std::string written(const Playthrough& playthrough) {
  const auto options = playthrough.all_options ? options_of(playthrough.edition) : fuba::Options{};
  return fuba::golden::written(rules_of(playthrough.edition, options), playthrough);
}

std::string written_by_pairs(std::string_view edition) {
  return fuba::golden::written_by_pairs(options_of(edition),
                                        [&](fuba::Options options) { return rules_of(edition, options); });
}

/// What belongs to the default edition stands beside this file, the rest in folders.
std::string name_of_pairs(std::string_view edition) {
  const bool own_folder = edition != fuba::default_edition();
  return (own_folder ? std::string(edition) + "/" : "") + "pairs-of-options";
}

std::optional<std::string> read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

bool write(std::string_view name, const std::string& text) {
  std::ofstream stream(file_of(name), std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) std::cerr << file_of(name).string() << " cannot be written\n";
  return static_cast<bool>(stream);
}

void print_difference(std::string_view name, const std::string& expected, const std::string& played) {
  std::istringstream old_lines(expected);
  std::istringstream new_lines(played);
  std::string old_line;
  std::string new_line;
  int number = 0;
  do {
    old_line = new_line = "(end)";
    std::getline(old_lines, old_line);
    std::getline(new_lines, new_line);
    ++number;
  } while (old_line == new_line && (old_lines || new_lines));
  std::cerr << name << ".txt, line " << number << "\n  was: " << old_line << "\n  now: " << new_line << "\n";
}

bool compare(std::string_view name, const std::string& text) {
  const std::optional<std::string> expected = read(file_of(name));
  if (!expected) {
    std::cerr << file_of(name).string() << " cannot be read\n";
    return false;
  }
  if (*expected != text) print_difference(name, *expected, text);
  return *expected == text;
}

}  // namespace

int main(int count, char** words) try {
  const bool writes = count == 2 && std::string_view(words[1]) == "--write";
  if (count > 1 && !writes) {
    std::cerr << "usage: golden-playthroughs [--write]\n";
    return 2;
  }
  bool good = true;
  const auto settle = [&](std::string_view name, const std::string& text) {
    good = (writes ? write(name, text) : compare(name, text)) && good;
  };
  for (const Playthrough& playthrough : playthroughs) settle(playthrough.name, written(playthrough));
  for (const std::string_view edition : fuba::editions())
    settle(name_of_pairs(edition), written_by_pairs(edition));
  if (!good && !writes) std::cerr << "If the change is meant: golden-playthroughs --write\n";
  return good ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << "\n";
  return 1;
}
