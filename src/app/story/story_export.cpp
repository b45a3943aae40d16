#include "app/story/story_export.hpp"

#include "app/story/story_screen.hpp"
#include "app/window/picture.hpp"
#include "tabletop/files.hpp"
#include "tabletop/library.hpp"
#include "tabletop/utf8.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

using tabletop::fault_of;
using tabletop::replace_file;
using tabletop::without_signs;
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_in_name = 60;  ///< bytes of a team's name
constexpr std::size_t length_of_day = 10;    ///< "2026-11-22" of "2026-11-22 20:15"
constexpr SDL_Point picture_size{1600, 1000};

std::string shortened(const std::string& name) {
  return std::string(tabletop::letters_within(name, longest_in_name));
}

/// "Ajax 2-1 Inter, 2026-11-22".
std::string title_of(const StoryView& view) {
  std::string title = shortened(view.names[Team::home]) + " " + std::to_string(view.score[0]) + "-" +
                      std::to_string(view.score[1]) + " " + shortened(view.names[Team::away]);
  return view.date.empty() ? title : title + ", " + view.date.substr(0, length_of_day);
}

/// Whether nobody has called a match so: the program gives the names "autosave" and "match-0001".
bool is_given_name(const std::string& stem) {
  constexpr std::string_view numbered = "match-";
  if (stem == "autosave") return true;
  return stem.starts_with(numbered) && stem.size() > numbered.size() &&
         stem.find_first_not_of("0123456789", numbered.size()) == std::string::npos;
}

/// What every file system takes.
std::string safe_title(const StoryView& view, const fs::path& match_file) {
  const std::string stem = match_file.stem().string();
  const std::string title = without_signs(stem.empty() || is_given_name(stem) ? title_of(view) : stem);
  return fault_of(title) ? "FUBA" : title;
}

/// Makes the folder that a file is to lie in.
tl::expected<void, std::string> make_folder_of(const StoryView& view, const fs::path& file) {
  std::error_code problem;
  fs::create_directories(file.parent_path(), problem);
  if (!problem) return {};
  return tl::unexpected(words::ui(view.words, "story-no-folder",
                                  {{"folder", file.parent_path().string()},
                                   {"problem", words::told_error(view.words, problem.message())}}));
}

std::string not_written(const StoryView& view, const fs::path& file, const std::string& problem) {
  return words::ui(view.words, "story-not-written",
                   {{"file", file.string()}, {"problem", words::told_error(view.words, problem)}});
}

}  // namespace

fs::path report_place(const StoryView& view, const fs::path& match_file, const fs::path& data,
                      std::string_view ending) {
  const std::string title = safe_title(view, match_file);
  std::error_code untold;
  for (int number = 1;; ++number) {
    const std::string counted = number == 1 ? title : title + " (" + std::to_string(number) + ")";
    fs::path place = data / "reports" / (counted + std::string(ending));
    if (!fs::exists(fs::symlink_status(place, untold))) return place;
  }
}

tl::expected<void, std::string> write_page(const StoryView& view, const fs::path& file) {
  return make_folder_of(view, file).and_then([&]() -> tl::expected<void, std::string> {
    const auto written = replace_file(file, view.page());
    if (!written) return tl::unexpected(not_written(view, file, written.error()));
    return {};
  });
}

tl::expected<void, std::string> write_picture(const Director& director, std::shared_ptr<const StoryView> view,
                                              const fs::path& file) {
  return make_folder_of(*view, file).and_then([&]() -> tl::expected<void, std::string> {
    Director painting(director.words(), director.folder(), director.settings());
    painting.begin(std::make_unique<StoryPicture>(std::move(view)));
    if (auto problem = take_picture(painting, picture_size, file)) return tl::unexpected(std::move(*problem));
    return {};
  });
}

}  // namespace fuba::app
