#pragma once

#include <SDL.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/window/presenter.hpp"
#include "fuba/table/content.hpp"

namespace fuba::test {

/// Settings with which nothing moves.
const app::Settings& still();

/// Lets SDL show nothing on any screen. False where it does not obey.
bool dummy_display();

/// The same screen as the program's, painted beside it: it knows where each choice lies.
class Mirror {
 public:
  /// `folder`: of its own, where there are no matches. A language that the settings name is spoken.
  Mirror(int width, int height, const app::Settings& settings, std::filesystem::path folder);
  ~Mirror();
  Mirror(const Mirror&) = delete;
  Mirror& operator=(const Mirror&) = delete;

  app::Director& director() { return *director_; }
  const app::Content& content() const { return content_; }
  const app::Settings& settings() const { return settings_; }

  void show(std::unique_ptr<app::Screen> screen);
  /// The middle of a choice that can be seen, by its id.
  std::optional<SDL_FPoint> place(std::string_view id) const;
  /// What the keyboard's focus is on.
  std::string focus() const { return presenter_->focus(); }
  /// All that the arrows should come to, by their ids.
  std::vector<std::string> choices() const { return presenter_->choices(); }
  /// Where a choice lies, seen or not, by its id.
  std::optional<SDL_FRect> rect(std::string_view id) const { return presenter_->place(id); }
  /// Where a choice lies that cannot be made, by its id.
  std::optional<SDL_FRect> closed(std::string_view id) const { return presenter_->closed(id); }
  /// The colour of a point of the picture last painted.
  SDL_Color colour_at(int x, int y);
  /// All of the picture last painted.
  std::vector<Uint32> pixels();
  /// The same painted from nothing.
  std::vector<Uint32> pixels_painted_anew();
  void click(SDL_FPoint point);
  void point_at(SDL_FPoint point);
  void drag(SDL_FPoint from, SDL_FPoint to);
  void key(SDL_Keycode code, SDL_Keymod held = KMOD_NONE);
  /// The same without a picture of what came of it.
  void key_unseen(SDL_Keycode code);
  /// Lays the panels out once more, without a picture.
  void lay_out();
  /// Writes down what the panels say.
  void note_down(std::vector<app::Written>& list) { presenter_->note_down(list); }
  /// The left upper corner of the window in the picture, which may be larger.
  SDL_Point seen() const { return presenter_->seen(); }
  void type(const std::string& text);
  /// Drops a file on the window.
  void drop(const std::filesystem::path& file);
  /// Time goes by until nothing moves any more.
  void settle();
  /// Something has happened outside of the window.
  void wake();

 private:
  void move(SDL_FPoint point);
  void button(Uint32 type, SDL_FPoint point);

  int width_;
  int height_;
  app::Settings settings_;
  app::Content content_;
  std::unique_ptr<app::Director> director_;
  SDL_Surface* surface_ = nullptr;
  SDL_Renderer* renderer_ = nullptr;
  std::unique_ptr<app::Presenter> presenter_;
};

}  // namespace fuba::test
