#pragma once

#include <filesystem>
#include <memory>

#include "app/story/story_view.hpp"
#include "app/window/director.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// The story of a match, over or under way, on three pages: the match in figures and curves, its chances, and
/// what happened.
class StoryScreen : public Screen {
 public:
  /// `file`: where the match is saved; empty if it is not.
  StoryScreen(Director& director, std::shared_ptr<const StoryView> view, std::filesystem::path file);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  enum class Page : std::uint8_t { match, chances, events };

  void lay_bar(Ui& ui, const SDL_FRect& bar);
  void lay_tabs(Ui& ui, const SDL_FRect& bar);
  void save_page();
  void save_picture();
  void tell(const tl::expected<void, std::string>& written, const std::filesystem::path& file);

  Director& director_;
  std::shared_ptr<const StoryView> view_;
  std::filesystem::path file_;
  Page page_ = Page::match;
  Pictures pictures_;
};

/// The first page alone, to keep as a picture.
class StoryPicture : public Screen {
 public:
  explicit StoryPicture(std::shared_ptr<const StoryView> view) : view_(std::move(view)) {}

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  std::shared_ptr<const StoryView> view_;
  Pictures pictures_;
};

}  // namespace fuba::app
