#include "app/window/style.hpp"

namespace fuba::app::style {

void take(bool high) { detail::taken = high ? high_contrast : usual; }

void apply(float unit) {
  ImGuiStyle& look = ImGui::GetStyle();
  look = ImGuiStyle();
  look.WindowPadding = ImVec2(0, 0);
  look.WindowBorderSize = 0;
  look.ChildBorderSize = 0;
  look.PopupBorderSize = 0;
  look.WindowRounding = 0;
  look.ChildRounding = 0;
  look.ScrollbarSize = 8 * unit;
  look.ScrollbarRounding = 4 * unit;
  look.AntiAliasedLinesUseTex = false;
  ImVec4* colours = look.Colors;
  colours[ImGuiCol_WindowBg] = ImVec4(0, 0, 0, 0);
  colours[ImGuiCol_ChildBg] = ImVec4(0, 0, 0, 0);
  colours[ImGuiCol_FrameBg] = ImVec4(0, 0, 0, 0);
  colours[ImGuiCol_Text] = ImGui::ColorConvertU32ToFloat4(text);
  colours[ImGuiCol_TextDisabled] = ImGui::ColorConvertU32ToFloat4(dimmed);
  colours[ImGuiCol_TextSelectedBg] = ImGui::ColorConvertU32ToFloat4(with_alpha(accent, 0.4F));
  colours[ImGuiCol_ScrollbarBg] = ImVec4(0, 0, 0, 0);
  colours[ImGuiCol_ScrollbarGrab] = ImGui::ColorConvertU32ToFloat4(line);
  colours[ImGuiCol_ScrollbarGrabHovered] = ImGui::ColorConvertU32ToFloat4(hovered);
  colours[ImGuiCol_ScrollbarGrabActive] = ImGui::ColorConvertU32ToFloat4(dimmed);
}

}  // namespace fuba::app::style
