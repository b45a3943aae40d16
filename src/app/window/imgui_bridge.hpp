#pragma once

#include <SDL.h>
#include <imgui.h>

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/paint/mosaic.hpp"

namespace fuba::app {

/// The sizes in which the program writes, each a font of its own.
enum class Type : std::uint8_t { small, text, strong, number, title, score };

inline constexpr std::size_t type_count = static_cast<std::size_t>(Type::score) + 1;

/// Whether a window of that name is meant.
using WantedWindow = std::function<bool(const char*)>;

/// The files that letters are cut from.
struct FontFiles {
  std::filesystem::path regular;
  std::filesystem::path bold;
};

/// Dear ImGui on an SDL renderer: its input, its fonts, and its triangles. All measures are pixels of the
/// renderer's output, so that text is sharp on every screen.
class ImGuiBridge {
 public:
  explicit ImGuiBridge(SDL_Renderer* renderer);
  ~ImGuiBridge();
  ImGuiBridge(const ImGuiBridge&) = delete;
  ImGuiBridge& operator=(const ImGuiBridge&) = delete;

  /// Cuts the letters anew; `unit` is how many pixels one point of the layout has.
  void build_fonts(const FontFiles& files, float unit);
  ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }
  /// Takes note of a text that is to be written: an alphabet that is seldom used is cut only once a text has
  /// a letter of it.
  void meet(std::string_view text);
  /// Whether a text has letters that are not cut yet.
  bool lacks_letters() const { return lacks_letters_; }

  /// Takes a mouse event; `density` is pixels for each point of the window.
  void feed(const SDL_Event& event, float density);
  /// Takes a key or a text that is typed into a field. Whether a key is held down now, for one frame.
  bool feed_field(const SDL_Event& event);
  void release_key();
  /// The upper end of the caret of the field that is typed into, as of the last frame.
  SDL_FPoint caret() const { return caret_; }
  void begin_frame(int width, int height);
  void end_frame() { ImGui::Render(); }

  /// Draws of the windows of the last frame whose name satisfies `wanted` what lies within a rectangle.
  void draw(const WantedWindow& wanted, const SDL_Rect& within) const;
  /// Lays the same windows into a mosaic.
  void lay(paint::Mosaic& mosaic, const WantedWindow& wanted) const;

 private:
  struct Destroy {
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
  };

  void tell_caret(float x, float y);
  template <class IO>
  void hear_caret(IO& io);

  SDL_Renderer* renderer_;
  std::unique_ptr<SDL_Texture, Destroy> letters_;
  ImFontGlyphRangesBuilder signs_;  ///< that are cut, or will be
  bool lacks_letters_ = false;
  std::string clipboard_;  ///< what was last taken from it
  ImGuiKey held_ = ImGuiKey_COUNT;
  SDL_FPoint caret_{};
  float density_ = 1;
  Uint64 last_frame_ = 0;  ///< ticks of SDL's performance counter
  std::array<ImFont*, type_count> fonts_{};
};

}  // namespace fuba::app
