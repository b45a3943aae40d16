#include "app/program.hpp"

#include <iostream>

#include "app/screens.hpp"
#include "app/season/contest.hpp"
#include "app/season/standings_picture.hpp"
#include "app/thumbnail.hpp"
#include "app/window/application.hpp"
#include "app/window/language.hpp"
#include "app/window/local_time.hpp"
#include "app/window/open_match.hpp"
#include "app/window/picture.hpp"
#include "app/window/sdl.hpp"
#include "app/window/user_folder.hpp"
#include "competition/competition_file.hpp"
#include "fuba/table/screens/fuba_game.hpp"
#include "soccer_city/table/city_screens.hpp"
#include "stw/table/stw_screens.hpp"
#include "tabletop/folder_lock.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

using tabletop::FolderLock;
using tabletop::Library;
namespace {

using Problem = std::optional<std::string>;

/// The picture of a match to look at: the file is read, and nothing is written but the picture.
Problem show_match(Director& director, const std::filesystem::path& file) {
  const auto read = director.game_of(file).read(file);
  if (!read) return to_string(read.error());
  if (read->trouble) std::cerr << to_string(*read->trouble) << '\n';
  director.go(place::Table{.match = read->match, .kept = false});
  return std::nullopt;
}

/// The hub of a competition, of a copy: whoever opens a competition writes into it.
Problem show_competition(Director& director, const std::filesystem::path& file, const PassingFolder& folder) {
  if (const auto read = competition::read_competition(file, means_of(director)); !read)
    return read.error().told;
  const std::filesystem::path copy = folder.path() / file.filename();
  std::error_code problem;
  std::filesystem::copy_file(file, copy, problem);
  if (problem) return file.string() + ": " + problem.message();
  const auto contest = Contest::open(director, copy);
  if (!contest) return contest.error();
  director.go(place::Hub{*contest});
  return std::nullopt;
}

/// The same small: of a match the board alone, of a competition how it stands.
Problem show_small(Director& director, const std::filesystem::path& file) {
  if (competition::is_competition(file)) {
    auto record = competition::read_competition(file, means_of(director));
    if (!record) return record.error().told;
    director.begin(std::make_unique<StandingsPicture>(std::move(record->competition)));
    return std::nullopt;
  }
  BoardGame& game = director.game_of(file);
  auto glance = game.glance(file);
  if (!glance) return to_string(glance.error());
  director.begin(std::make_unique<Thumbnail>(game, std::move(glance->miniature)));
  return std::nullopt;
}

Problem paint_picture(Director& director, const CommandLine& options) {
  const std::filesystem::path& file = options.load.empty() ? options.file : options.load;
  std::optional<PassingFolder> passing;
  if (options.thumbnail) {
    if (const auto problem = show_small(director, file)) return problem;
  } else if (file.empty()) {
    director.go(place::Title{});
  } else if (competition::is_competition(file)) {
    if (const auto problem = show_competition(director, file, passing.emplace())) return problem;
  } else if (const auto problem = show_match(director, file)) {
    return problem;
  }
  return take_picture(director, {options.width, options.height}, options.screenshot);
}

Problem play(Director& director, const CommandLine& options) {
  director.go(place::Title{});
  if (!options.load.empty()) open_match(director, options.load);
  if (!options.file.empty()) director.go(place::File{options.file});
  return open_window(director,
                     options.sized ? std::optional(SDL_Point{options.width, options.height}) : std::nullopt);
}

}  // namespace

std::unique_ptr<Director> make_director(Content& content, std::filesystem::path folder, Settings settings) {
  auto director = std::make_unique<Director>(content.words, std::move(folder), std::move(settings));
  director->add_game(std::make_unique<FubaGame>(*director, content));
  if (auto stw = table::read_content<stw::app::StwTable>(content.words.language()))
    director->add_game(std::make_unique<stw::app::StwGame>(*director, *std::move(stw)));
  else
    director->tell(stw.error());
  if (auto city = table::read_content<soccer_city::app::CityTable>(content.words.language()))
    director->add_game(std::make_unique<soccer_city::app::CityGame>(*director, *std::move(city)));
  else
    director->tell(city.error());
  director->set_router(show);
  return director;
}

Problem run(const CommandLine& options) {
  const bool picture = !options.screenshot.empty();
  if (picture) SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  const Sdl sdl;
  if (!sdl.ready) {
    return "No display was found. Start FUBA in a graphical session, or with --screenshot FILE to get a "
           "picture "
           "without one.";
  }
  const auto own = first_folder(likely_folders());
  std::optional<PassingFolder> passing;
  if (!own) passing.emplace();
  const auto folder = own ? *own : passing->path();
  const Settings settings = picture ? Settings{} : load_settings(folder / "settings.json");
  auto content = read_content(language_of(settings));
  const std::string trouble = content ? std::string() : content.error();
  if (!content) content = read_content();
  if (!content) return content.error();
  const auto director = make_director(*content, folder, settings);
  if (!trouble.empty()) director->tell(trouble);
  director->set_programs(options.programs);
  if (!own && !picture) director->tell(words::ui(content->words, "no-folder"));
  FolderLock lock(folder);
  if (!picture && !lock.hold()) director->tell(words::ui(content->words, "in-use"));
  if (!picture) Library(folder).empty_trash(today());
  return picture ? paint_picture(*director, options) : play(*director, options);
}

}  // namespace fuba::app
