#pragma once

#include <imgui.h>

namespace fuba::app::style {

inline constexpr ImU32 room = IM_COL32(0x16, 0x21, 0x2B, 0xFF);
inline constexpr ImU32 panel = IM_COL32(0x1F, 0x2D, 0x3A, 0xFF);
inline constexpr ImU32 raised = IM_COL32(0x2B, 0x3C, 0x4C, 0xFF);
inline constexpr ImU32 hovered = IM_COL32(0x36, 0x4A, 0x5C, 0xFF);
inline constexpr ImU32 line = IM_COL32(0x3A, 0x4D, 0x5E, 0xFF);
inline constexpr ImU32 text = IM_COL32(0xF3, 0xEF, 0xE4, 0xFF);
inline constexpr ImU32 quiet = IM_COL32(0xB4, 0xBC, 0xC0, 0xFF);
inline constexpr ImU32 dimmed = IM_COL32(0x9F, 0xAA, 0xB2, 0xFF);
inline constexpr ImU32 accent = IM_COL32(0xFF, 0xB4, 0x54, 0xFF);
inline constexpr ImU32 on_accent = IM_COL32(0x22, 0x1A, 0x0C, 0xFF);
inline constexpr ImU32 good = IM_COL32(0x6F, 0xCF, 0x97, 0xFF);
inline constexpr ImU32 bad = IM_COL32(0xEB, 0x6A, 0x5B, 0xFF);
inline constexpr ImU32 shade = IM_COL32(0x0B, 0x12, 0x18, 0xD8);

inline constexpr float rounding = 8.0F;
inline constexpr float padding_x = 12.0F;
inline constexpr float padding_y = 10.0F;

/// Sets the looks of whatever Dear ImGui draws by itself: scroll bars and fields of text.
void apply(float unit);

constexpr ImU32 with_alpha(ImU32 colour, float alpha) {
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha * 255.0F) << IM_COL32_A_SHIFT);
}

}  // namespace fuba::app::style
