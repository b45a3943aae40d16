#pragma once

#include "fuba/table/match_play.hpp"
#include "mirror.hpp"

namespace fuba::test {

/// The texts and options that the window reads when it starts.
const app::Content& content();

/// A match that begins at a position, with the dice that will fall first.
Match match_at(const std::string& position, std::vector<std::uint8_t> dice = {});
app::MatchPlay play_at(const std::string& position, std::vector<std::uint8_t> dice = {});
app::MatchPlay play(Match match);

/// A table with a match on it, worked by mouse.
class Table {
 public:
  explicit Table(const std::string& position, std::vector<std::uint8_t> dice = {});
  explicit Table(Match match);

  const app::MatchPlay& play() const { return *play_; }
  std::string asked() const { return std::string(name(play_->decision()->kind)); }
  std::optional<SDL_FPoint> place(const std::string& id) const { return mirror_.place(id); }
  bool offers(const std::string& id) const { return place(id).has_value(); }
  Mirror& mirror() { return mirror_; }
  /// Where a choice lies that cannot be made.
  std::optional<SDL_FRect> closed(const std::string& id) const { return mirror_.closed(id); }
  void press(const std::string& id);
  void click(Area area);
  /// What the keyboard's focus is on.
  std::string focus() const { return mirror_.focus(); }
  void key(SDL_Keycode code) { mirror_.key(code); }
  /// Lets a coach think once, and lets time go by until nothing moves.
  void wait();
  /// Until the odds of what is asked are known.
  void wait_for_odds();

 private:
  Mirror mirror_;
  app::MatchPlay* play_ = nullptr;
};

}  // namespace fuba::test
