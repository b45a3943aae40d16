#include "app/window/triangles.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "app/window/triangle.hpp"

namespace fuba::app {

Triangles::Triangles(const ImDrawList& list, const ImDrawCmd& command)
    : vertices_(list.VtxBuffer.Data + command.VtxOffset),
      vertex_count_(list.VtxBuffer.Size - static_cast<int>(command.VtxOffset)),
      corners_(list.IdxBuffer.Data + command.IdxOffset),
      end_(command.ElemCount),
      texture_((SDL_Texture*)(std::intptr_t)command.GetTexID()),
      clip_{static_cast<int>(command.ClipRect.x), static_cast<int>(command.ClipRect.y),
            static_cast<int>(command.ClipRect.z - command.ClipRect.x),
            static_cast<int>(command.ClipRect.w - command.ClipRect.y)} {}

void Triangles::draw(SDL_Renderer* renderer, const SDL_Rect& within) const {
  SDL_Rect clip;
  if (SDL_IntersectRect(&clip_, &within, &clip) == SDL_FALSE) return;
  SDL_RenderSetClipRect(renderer, &clip);
  for (unsigned from = 0; from < end_;) {
    // The halves of a rectangle reach equally far.
    if (!reaches(from, clip)) {
      from += 3;
      continue;
    }
    const Filling filling = filling_of(from);
    unsigned end = from + step(filling);
    while (end < end_ && reaches(end, clip) && filling_of(end) == filling &&
           (filling == Filling::blended || vertex(end).col == vertex(from).col))
      end += step(filling);
    if (filling == Filling::blended || filling == Filling::halves)
      leave_to_sdl(renderer, from, end, filling == Filling::halves);
    else
      fill(renderer, filling, clip, from, end);
    from = end;
  }
}

void Triangles::lay(paint::Mosaic& mosaic) const {
  for (unsigned from = 0; from < end_; from += 3) {
    const SDL_Rect all = reach(from);
    SDL_Rect seen;
    if (SDL_IntersectRect(&all, &clip_, &seen) == SDL_TRUE) mosaic.lay(seen, look_of(from));
  }
}

/// The whole pixels that a triangle may reach.
SDL_Rect Triangles::reach(unsigned from) const {
  const auto [left, right] = std::minmax({pixel(from).x, pixel(from + 1).x, pixel(from + 2).x});
  const auto [top, bottom] = std::minmax({pixel(from).y, pixel(from + 1).y, pixel(from + 2).y});
  return {left - 1, top - 1, right - left + 3, bottom - top + 3};
}

bool Triangles::reaches(unsigned from, const SDL_Rect& rect) const {
  const SDL_Rect all = reach(from);
  return SDL_HasIntersection(&all, &rect) == SDL_TRUE;
}

/// As a number that says all about a triangle.
std::uint64_t Triangles::look_of(unsigned from) const {
  std::uint64_t look = 0;
  const auto add = [&look](float first, float second) {
    look = paint::look_with(look, std::uint64_t{std::bit_cast<std::uint32_t>(first)} << 32U |
                                      std::bit_cast<std::uint32_t>(second));
  };
  for (unsigned at = from; at < from + 3; ++at) {
    const ImDrawVert& corner = vertex(at);
    add(corner.pos.x, corner.pos.y);
    add(corner.uv.x, corner.uv.y);
    look = paint::look_with(look, corner.col);
  }
  const auto side = [](int first, int length) { return std::uint64_t(first) << 32U ^ std::uint64_t(length); };
  return paint::look_with(paint::look_with(look, side(clip_.x, clip_.w)), side(clip_.y, clip_.h));
}

Triangles::Filling Triangles::filling_of(unsigned from) const {
  if (!is_plain(from)) return Filling::blended;
  if (!is_half(from)) return Filling::rows;
  if (!hides_all(from)) return Filling::blended;
  return is_rectangle(from) ? Filling::rectangle : Filling::halves;
}

/// Of one colour alone, as the white of the letters' texture is.
bool Triangles::is_plain(unsigned from) const {
  const ImVec2& white = ImGui::GetIO().Fonts->TexUvWhitePixel;
  for (unsigned at = from; at < from + 3; ++at) {
    const ImDrawVert& corner = vertex(at);
    if (corner.col != vertex(from).col || corner.uv.x != white.x || corner.uv.y != white.y) return false;
  }
  return true;
}

/// Whether a triangle may be half of an upright rectangle.
bool Triangles::is_half(unsigned from) const {
  const ImVec2& first = vertex(from).pos;
  const ImVec2& second = vertex(from + 1).pos;
  const ImVec2& third = vertex(from + 2).pos;
  return (first.x == second.x || second.x == third.x || third.x == first.x) &&
         (first.y == second.y || second.y == third.y || third.y == first.y);
}

/// Whether a triangle and the next are the halves of an upright rectangle, from its left upper corner on.
bool Triangles::is_rectangle(unsigned from) const {
  if (from + 6 > end_ || !is_plain(from + 3) || vertex(from + 3).col != vertex(from).col) return false;
  if (corners_[from + 3] != corners_[from] || corners_[from + 4] != corners_[from + 2]) return false;
  const ImVec2& first = vertex(from).pos;
  const ImVec2& second = vertex(from + 1).pos;
  const ImVec2& third = vertex(from + 2).pos;
  const ImVec2& fourth = vertex(from + 5).pos;
  return first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x &&
         first.x < third.x && first.y < third.y;
}

void Triangles::leave_to_sdl(SDL_Renderer* renderer, unsigned from, unsigned end, bool opaque) const {
  const auto stride = static_cast<int>(sizeof(ImDrawVert));
  SDL_SetRenderDrawBlendMode(renderer, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_RenderGeometryRaw(renderer, opaque ? nullptr : texture_, &vertices_->pos.x, stride,
                        reinterpret_cast<const SDL_Color*>(&vertices_->col), stride,
                        opaque ? nullptr : &vertices_->uv.x, stride, vertex_count_, corners_ + from,
                        static_cast<int>(end - from), static_cast<int>(sizeof(ImDrawIdx)));
}

void Triangles::fill(SDL_Renderer* renderer, Filling filling, const SDL_Rect& clip, unsigned from,
                     unsigned end) const {
  std::vector<SDL_Rect> rects;
  for (unsigned at = from; at < end; at += step(filling)) {
    if (filling == Filling::rectangle)
      rects.push_back(rectangle(at));
    else
      add_rows({pixel(at), pixel(at + 1), pixel(at + 2)}, clip, rects);
  }
  if (rects.empty()) return;
  const auto channel = [colour = vertex(from).col](int shift) {
    return static_cast<Uint8>(colour >> shift & 0xFFU);
  };
  SDL_SetRenderDrawBlendMode(renderer, hides_all(from) ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer, channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT),
                         channel(IM_COL32_B_SHIFT), channel(IM_COL32_A_SHIFT));
  SDL_RenderFillRects(renderer, rects.data(), static_cast<int>(rects.size()));
}

SDL_Point Triangles::pixel(unsigned corner) const {
  const ImVec2& place = vertex(corner).pos;
  return {static_cast<int>(place.x), static_cast<int>(place.y)};
}

/// As whole pixels, as SDL rounds them.
SDL_Rect Triangles::rectangle(unsigned from) const {
  const ImVec2& first = vertex(from).pos;
  const ImVec2& last = vertex(from + 2).pos;
  const SDL_Point corner = pixel(from);
  return {corner.x, corner.y, std::max(1, static_cast<int>(last.x - first.x)),
          std::max(1, static_cast<int>(last.y - first.y))};
}

}  // namespace fuba::app
