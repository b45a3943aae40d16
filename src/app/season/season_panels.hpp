#pragma once

#include <string>
#include <string_view>

#include "app/season/contest.hpp"
#include "app/window/ui.hpp"

// What the screens of competitions lay out alike.
namespace fuba::app {

inline constexpr float season_margin = 32;
inline constexpr float season_widest = 1400;
inline constexpr float season_head = 104;
inline constexpr float season_gutter = 32;

/// The page of a screen, its heading and what stands below it, and the way back. Answers the room below.
SDL_FRect season_page_room(Ui& ui, std::string_view heading, std::string_view below, bool& back);

/// A colour such as "#F2C230" as it is drawn; that of a nameless kit where it is empty.
ImU32 colour_of(std::string_view text);
/// A team's kit: a disc in its colours.
void lay_kit(Ui& ui, SDL_FPoint centre, float radius, const competition::TeamEntry& team);
/// A text that ends at the right edge.
void right(Ui& ui, Type type, const SDL_FRect& rect, ImU32 colour, std::string_view words);
/// A heading of a part of the page. Answers the height used.
float lay_heading(Ui& ui, const SDL_FRect& room, std::string_view words);

}  // namespace fuba::app
