#pragma once

#include <memory>
#include <tl/expected.hpp>

#include "app/window/director.hpp"
#include "app/window/imgui_bridge.hpp"
#include "app/window/ui.hpp"
#include "app/window/viewport.hpp"

namespace fuba::app {

/// Shows the director's screen on a renderer. Panels are laid out when something was pressed or has changed;
/// what moves lies above them. Only where something looks other than before the picture is painted anew.
class Presenter {
 public:
  static tl::expected<std::unique_ptr<Presenter>, std::string> make(SDL_Renderer* renderer,
                                                                    Director& director);

  /// The size of the output in pixels, and how many of them a point of the window has.
  void set_size(int width, int height, float density);
  /// Takes an event of the mouse or the keyboard, or a file that was dropped, and answers it.
  void take(const SDL_Event& event);
  /// Lays the panels out anew.
  void refresh() { stale_ = true; }
  bool moving() { return director_.screen().moving(); }
  void advance(float milliseconds);
  /// How many milliseconds the line that tells what went well is still to be seen, and takes it away then;
  /// nothing where there is none.
  std::optional<int> until_notice_goes();
  /// Paints the whole picture; it is not presented.
  void draw();
  /// The same once all that is to be seen is known.
  void draw_complete();
  /// The left upper corner of the window in the picture, which may be larger.
  SDL_Point seen() const { return {viewport_.seen().x, viewport_.seen().y}; }
  /// Writes down what the panels say (`Ui::note_down`).
  void note_down(std::vector<Written>& list) { ui_.note_down(list); }
  /// Where a choice lies, by its id, in the picture last painted.
  std::optional<SDL_FRect> place(std::string_view id) const { return focus_.place(id); }
  /// Where a choice lies that cannot be made now.
  std::optional<SDL_FRect> closed(std::string_view id) const { return focus_.closed_place(id); }
  /// What the keyboard's focus is on, by its id.
  const std::string& focus() const { return focus_.current(); }
  /// All that the arrows should come to, by their ids.
  std::vector<std::string> choices() const { return focus_.choices(); }
  /// Paints everything again that the renderer has lost.
  void forget_textures();

 private:
  struct Destroy {
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
  };
  Presenter(SDL_Renderer* renderer, Director& director, paint::Painter painter, FontFiles fonts);

  void lay_out(const Key& key);
  void let_hear(const Key& key, const Screen* before);
  void hand_over_keyboard();
  void renew();
  void paint_changes();
  void follow_settings();
  void cut_letters();
  void magnify();
  void begin_anew();
  void follow_keys();
  bool pan(SDL_Keycode arrow);

  SDL_Renderer* renderer_;
  Director& director_;
  paint::Painter painter_;
  FontFiles fonts_;
  ImGuiBridge gui_;
  Focus focus_;
  Ui ui_;
  std::unique_ptr<SDL_Texture, Destroy> whole_;  ///< the picture, which may be larger than the window
  paint::Strokes ground_;                        ///< below the panels
  paint::Strokes still_;                         ///< on them
  paint::Strokes live_;                          ///< above them, when last painted
  paint::Mosaic laid_;                           ///< all that was laid out, without what moves
  paint::Mosaic shown_;                          ///< the picture last painted
  Settings settings_;
  Viewport viewport_;
  bool stale_ = true;
  std::size_t noticed_ = 0;        ///< which notice the time below belongs to
  std::uint64_t notice_ends_ = 0;  ///< in ticks of SDL
  bool asks_for_text_ = false;
};

}  // namespace fuba::app
