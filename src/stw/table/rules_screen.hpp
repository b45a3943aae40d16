#pragma once

#include "stw/table/content.hpp"
#include "stw/table/rooms.hpp"

namespace stw::app {

/// All rules in our own words: the chapters, and what the chosen one says.
class RulesScreen : public Screen {
 public:
  /// Director and content must outlive it.
  RulesScreen(Director& director, const Content& content) : director_(director), content_(content) {}

  void frame(Ui& ui) override;

 private:
  void lay_chapters(Ui& ui, const SDL_FRect& room);
  void lay_text(Ui& ui, const SDL_FRect& room);

  Director& director_;
  const Content& content_;
  std::size_t chapter_ = 0;
};

}  // namespace stw::app
