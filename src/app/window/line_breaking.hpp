#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

namespace fuba::app {

/// How large a text is that is broken at its line ends, and where a word is longer than `wrap`; 0 = nowhere.
ImVec2 size_of_line(const ImFont* font, std::string_view words, float wrap = 0);
/// The lines of a text, by its line ends.
std::vector<std::string> lines_of(const std::string& text);
/// The text with a line end in place of each blank at which it has to be broken. Dear ImGui breaks after full
/// stops too, in the middle of a number; here only a word that is too long for a line is left to it.
std::string broken(const ImFont* font, std::string_view words, float wrap);

}  // namespace fuba::app
