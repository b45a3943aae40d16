#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "stw/table/content.hpp"
#include "stw/table/rooms.hpp"
#include "stw/table/stw_match.hpp"

namespace stw::app {

/// How the dice and the spinner have fallen: in a match, and in all saved ones.
class DiceScreen : public Screen {
 public:
  /// `match`: null where none is under way. Director and content must outlive it.
  DiceScreen(Director& director, const Content& content, std::shared_ptr<const StwMatch> match);

  void frame(Ui& ui) override;
  void still(const Painter& painter) const override;
  bool complete() const override { return !moving(); }
  bool moving() const override { return read_ < files_.size(); }
  /// Reads some of the saved matches, so that the window stays live.
  bool advance(float milliseconds) override;

 private:
  /// How often each face fell; sectors of the spinner are counted apart.
  struct Count {
    std::array<std::array<int, die_faces>, 2> by_team{};
    std::map<Purpose, std::array<int, spinner_sectors>> by_purpose;
    int matches = 0;

    int dice() const;
    int sum() const;
  };
  static void add(Count& count, const Match& match);
  const Count& shown() const { return all_ ? saved_ : here_; }
  void lay_faces(Ui& ui, const SDL_FRect& room);
  void lay_purposes(Ui& ui, const SDL_FRect& room) const;

  Director& director_;
  const Content& content_;
  std::shared_ptr<const StwMatch> match_;
  bool all_;
  std::vector<std::filesystem::path> files_;
  std::size_t read_ = 0;
  KnownRules rules_;
  Count here_;
  Count saved_;
  std::array<SDL_FPoint, die_faces> dice_{};
  std::array<SDL_FPoint, 2> pieces_{};
  float unit_ = 1;
};

}  // namespace stw::app
