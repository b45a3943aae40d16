#pragma once

#include <string>

#include "app/table/rooms.hpp"
#include "words/rulebook.hpp"

namespace fuba::table {

/// All rules in our own words: the chapters, and what the chosen one says.
class RulesScreen : public Screen {
 public:
  /// `name`, `help`: what the game is called, and what it is in a sentence. Director, words and book must
  /// outlive it.
  RulesScreen(Director& director, const Words& words, const words::Rulebook& book, std::string name,
              std::string help)
      : director_(director), words_(words), book_(book), name_(std::move(name)), help_(std::move(help)) {}

  void frame(Ui& ui) override;

 private:
  void lay_chapters(Ui& ui, const SDL_FRect& room);
  void lay_text(Ui& ui, const SDL_FRect& room);

  Director& director_;
  const Words& words_;
  const words::Rulebook& book_;
  std::string name_;
  std::string help_;
  std::size_t chapter_ = 0;
};

}  // namespace fuba::table
