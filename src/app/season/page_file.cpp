#include "app/season/page_file.hpp"

#include "app/window/written_file.hpp"
#include "competition/season_page.hpp"
#include "tabletop/files.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using words::ui;

void write_season_page(Director& director, const Contest& contest) {
  const words::Words& words = director.words();
  const fs::path folder = director.folder() / "reports";
  std::error_code problem;
  fs::create_directories(folder, problem);
  fs::path file;
  for (int number = 1; file.empty() || fs::exists(fs::symlink_status(file, problem)); ++number)
    file = folder / (contest.file().stem().string() +
                     (number == 1 ? std::string() : " (" + std::to_string(number) + ")") + ".html");
  const std::string text = season_page(
      contest.get(),
      [&contest](std::size_t match) -> std::optional<competition::MatchTold> {
        if (!contest.tells_of(match)) return std::nullopt;
        return contest.game().told(contest.match_file(match));
      },
      words, contest.game().told({contest.get().definition().rules, contest.get().definition().options}));
  if (const auto written = tabletop::replace_file(file, text); !written)
    return director.tell(
        ui(words, "story-not-written",
           {{"file", file.string()}, {"problem", words::told_error(words, written.error())}}));
  note_written(director, words, file);
}

}  // namespace fuba::app
