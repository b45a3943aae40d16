#include "fuba/table/puzzle_box.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/rules_files.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/files.hpp"

namespace fuba::app {

namespace fs = std::filesystem;

PuzzleBox read_puzzles(const fs::path& folder, std::string_view prefix, const OptionRegistry& options) {
  constexpr std::size_t longest = std::size_t{1} << 16U;
  std::vector<fs::path> files;
  std::error_code problem;
  for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
    if (at->path().extension() == ".json") files.push_back(at->path());
  std::ranges::sort(files);
  KnownRules rules(load_rules);
  PuzzleBox box;
  for (const fs::path& file : files) {
    const auto text = tabletop::read_file(file, longest);
    if (!text) {
      box.troubles.push_back(fmt::format("{} {}", file.string(), text.error()));
      continue;
    }
    auto puzzle = read_puzzle(*text, fmt::format("{}/{}", prefix, file.stem().string()), file.string(),
                              options, std::ref(rules));
    if (puzzle)
      box.puzzles.push_back(*std::move(puzzle));
    else
      box.troubles.push_back(puzzle.error());
  }
  std::ranges::stable_sort(box.puzzles, {}, &Puzzle::level);
  return box;
}

PuzzleBox puzzles_of_the_game(std::string_view edition, const OptionRegistry& options) {
  const auto data = tabletop::find_data_folder();
  if (!data) return {{}, {data.error()}};
  return read_puzzles(*data / "rules" / edition / "puzzles", edition, options);
}

fs::path own_puzzles_in(const fs::path& data) { return data / "puzzles"; }

tl::expected<void, std::string> keep_puzzle(const fs::path& data, const Puzzle& puzzle) {
  const fs::path folder = own_puzzles_in(data);
  std::error_code problem;
  fs::create_directories(folder, problem);
  const fs::path file =
      folder / fmt::format("{}-{:08x}.json", name(puzzle.subject), hash(puzzle.position) & 0xFFFFFFFFU);
  const auto done = tabletop::replace_file(file, to_json(puzzle).dump() + "\n");
  if (!done) return tl::unexpected(fmt::format("{} {}", file.string(), done.error()));
  return {};
}

}  // namespace fuba::app
