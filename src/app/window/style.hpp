#pragma once

#include <imgui.h>

namespace fuba::app::style {

/// The colours of all panels.
struct Palette {
  ImU32 room = IM_COL32(0x16, 0x21, 0x2B, 0xFF);
  ImU32 panel = IM_COL32(0x1F, 0x2D, 0x3A, 0xFF);
  ImU32 raised = IM_COL32(0x2B, 0x3C, 0x4C, 0xFF);
  ImU32 hovered = IM_COL32(0x36, 0x4A, 0x5C, 0xFF);
  ImU32 line = IM_COL32(0x3A, 0x4D, 0x5E, 0xFF);
  ImU32 text = IM_COL32(0xF3, 0xEF, 0xE4, 0xFF);
  ImU32 quiet = IM_COL32(0xB4, 0xBC, 0xC0, 0xFF);
  ImU32 dimmed = IM_COL32(0x9F, 0xAA, 0xB2, 0xFF);
  ImU32 accent = IM_COL32(0xFF, 0xB4, 0x54, 0xFF);
  ImU32 on_accent = IM_COL32(0x22, 0x1A, 0x0C, 0xFF);
  ImU32 good = IM_COL32(0x6F, 0xCF, 0x97, 0xFF);
  ImU32 bad = IM_COL32(0xEB, 0x6A, 0x5B, 0xFF);
  ImU32 shade = IM_COL32(0x0B, 0x12, 0x18, 0xD8);
  ImU32 slip = IM_COL32(0x0F, 0x17, 0x1F, 0xF4);  ///< below words beside the pointer
  bool edges = false;                             ///< whether what can be pressed has a line around it
};

inline constexpr Palette usual{};
/// White and bright on black; every line stands out from its ground.
inline constexpr Palette high_contrast{.room = IM_COL32(0x00, 0x00, 0x00, 0xFF),
                                       .panel = IM_COL32(0x0A, 0x0A, 0x0A, 0xFF),
                                       .raised = IM_COL32(0x14, 0x14, 0x14, 0xFF),
                                       .hovered = IM_COL32(0x33, 0x33, 0x33, 0xFF),
                                       .line = IM_COL32(0x9A, 0xA6, 0xB2, 0xFF),
                                       .text = IM_COL32(0xFF, 0xFF, 0xFF, 0xFF),
                                       .quiet = IM_COL32(0xE8, 0xEC, 0xEE, 0xFF),
                                       .dimmed = IM_COL32(0xC4, 0xCC, 0xD2, 0xFF),
                                       .accent = IM_COL32(0xFF, 0xC8, 0x3D, 0xFF),
                                       .on_accent = IM_COL32(0x00, 0x00, 0x00, 0xFF),
                                       .good = IM_COL32(0x7C, 0xF0, 0xA8, 0xFF),
                                       .bad = IM_COL32(0xFF, 0x8F, 0x80, 0xFF),
                                       .shade = IM_COL32(0x00, 0x00, 0x00, 0xF0),
                                       .slip = IM_COL32(0x00, 0x00, 0x00, 0xFF),
                                       .edges = true};

/// Takes one of the two: all colours below are its own from the next frame on.
void take(bool high);

namespace detail {
inline Palette taken = usual;
}  // namespace detail
inline const ImU32& room = detail::taken.room;
inline const ImU32& panel = detail::taken.panel;
inline const ImU32& raised = detail::taken.raised;
inline const ImU32& hovered = detail::taken.hovered;
inline const ImU32& line = detail::taken.line;
inline const ImU32& text = detail::taken.text;
inline const ImU32& quiet = detail::taken.quiet;
inline const ImU32& dimmed = detail::taken.dimmed;
inline const ImU32& accent = detail::taken.accent;
inline const ImU32& on_accent = detail::taken.on_accent;
inline const ImU32& good = detail::taken.good;
inline const ImU32& bad = detail::taken.bad;
inline const ImU32& shade = detail::taken.shade;
inline const ImU32& slip = detail::taken.slip;
inline const bool& edges = detail::taken.edges;

inline constexpr float rounding = 8.0F;
inline constexpr float padding_x = 12.0F;
inline constexpr float padding_y = 10.0F;

/// Sets the looks of whatever Dear ImGui draws by itself: scroll bars and fields of text.
void apply(float unit);

constexpr ImU32 with_alpha(ImU32 colour, float alpha) {
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha * 255.0F) << IM_COL32_A_SHIFT);
}

}  // namespace fuba::app::style
