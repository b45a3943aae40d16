#pragma once

#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/table/content.hpp"

namespace fuba::app {

/// All rules in our own words: the editions, the chapters of one, and what the chosen chapter says.
class RulesScreen : public Screen {
 public:
  /// The content must outlive it.
  RulesScreen(Director& director, const Content& content, std::string_view edition)
      : director_(director), content_(content), edition_(edition) {}

  void frame(Ui& ui) override;

 private:
  void lay_editions(Ui& ui, const SDL_FRect& room);
  void lay_chapters(Ui& ui, const SDL_FRect& room);
  void lay_text(Ui& ui, const SDL_FRect& room);
  float write_chapter(Ui& ui, float x, float y, float width) const;
  float write_edition(Ui& ui, float x, float y, float width) const;
  const Rulebook& book() const { return content_.of(edition_).book; }

  Director& director_;
  const Content& content_;
  std::string edition_;
  std::optional<std::size_t> chapter_;  ///< unset = the edition and its turn
};

}  // namespace fuba::app
