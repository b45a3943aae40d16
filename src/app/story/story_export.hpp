#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

#include "app/story/story_view.hpp"
#include "app/window/director.hpp"

namespace fuba::app {

/// Where the story of a match is written to: a free name in the reports of a data folder, after the saved
/// match or else after teams, score and date. `ending` is ".html".
std::filesystem::path report_place(const StoryView& view, const std::filesystem::path& match_file,
                                   const std::filesystem::path& data, std::string_view ending);

/// Writes the story as a page for the web browser. The error is one clear sentence for the player.
tl::expected<void, std::string> write_page(const StoryView& view, const std::filesystem::path& file);

/// Writes the first page of the screen as a picture.
tl::expected<void, std::string> write_picture(const Director& director, std::shared_ptr<const StoryView> view,
                                              const std::filesystem::path& file);

}  // namespace fuba::app
