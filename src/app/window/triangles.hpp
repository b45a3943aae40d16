#pragma once

#include <SDL_render.h>
#include <imgui.h>

#include "app/paint/mosaic.hpp"

namespace fuba::app {

/// The triangles of a command of Dear ImGui. Those of a plain colour get the same pixels as SDL would give
/// them, and the software renderer has them quicker.
class Triangles {
 public:
  Triangles(const ImDrawList& list, const ImDrawCmd& command);

  /// Paints those that reach into a rectangle, and only there.
  void draw(SDL_Renderer* renderer, const SDL_Rect& within) const;
  void lay(paint::Mosaic& mosaic) const;

 private:
  /// How they are painted: by SDL, which blends them; those of a plain colour in rows, or two of them as a
  /// rectangle; or by SDL without blending, which knows other halves of rectangles too.
  enum class Filling : std::uint8_t { blended, rows, rectangle, halves };

  /// How many corners are painted at once.
  static unsigned step(Filling filling) { return filling == Filling::rectangle ? 6 : 3; }

  const ImDrawVert& vertex(unsigned corner) const { return vertices_[corners_[corner]]; }
  SDL_Point pixel(unsigned corner) const;
  SDL_Rect rectangle(unsigned from) const;

  SDL_Rect reach(unsigned from) const;
  bool reaches(unsigned from, const SDL_Rect& rect) const;
  std::uint64_t look_of(unsigned from) const;

  Filling filling_of(unsigned from) const;
  bool hides_all(unsigned from) const { return (vertex(from).col & IM_COL32_A_MASK) == IM_COL32_A_MASK; }
  bool is_plain(unsigned from) const;
  bool is_half(unsigned from) const;
  bool is_rectangle(unsigned from) const;

  void leave_to_sdl(SDL_Renderer* renderer, unsigned from, unsigned end, bool opaque) const;
  void fill(SDL_Renderer* renderer, Filling filling, const SDL_Rect& clip, unsigned from, unsigned end) const;

  const ImDrawVert* vertices_;
  int vertex_count_;
  const ImDrawIdx* corners_;
  unsigned end_;
  SDL_Texture* texture_;
  SDL_Rect clip_;
};

}  // namespace fuba::app
