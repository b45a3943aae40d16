#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/window/ui.hpp"

namespace fuba::app {

/// Where a card lies that speaks of something on the board: as near to it as it can without covering any of
/// it, and over as little as possible of what else should be seen. All in pixels; `room` holds the card, and
/// `about` may lie outside of it. Where there is no place that covers nothing, it covers as little as it can.
/// `window`: how much is seen at once; the card and what it speaks of lie within so much where they can.
SDL_FRect place_beside(const SDL_FRect& room, SDL_FPoint size, std::span<const SDL_FRect> about,
                       std::span<const SDL_FRect> seen, SDL_FPoint window);

/// A small card with a few sentences on something.
struct SpeechCard {
  struct Button {
    std::string id;
    std::string label;
    bool leading = false;  ///< answers Enter while nothing has the focus
  };

  std::string heading;      ///< small, above the text
  std::string text;         ///< paragraphs are parted by line ends
  std::string answer = {};  ///< to what was just done, below the text; empty where nothing is to be answered
  std::vector<Button> buttons = {};
  std::optional<Button> beside_heading = {};  ///< what one seldom wants
  std::vector<SDL_FRect> about = {};          ///< gets a rim of the accent, and a line from the card
  std::vector<SDL_FRect> seen = {};           ///< should not be covered either
};

/// How high a card of a width is.
float speech_height(const Ui& ui, const SpeechCard& card, float width);

/// Lays the card in its place; the id of the button that was pressed, if one was.
std::optional<std::string> lay_speech(Ui& ui, const SDL_FRect& rect, const SpeechCard& card);

/// The same above the board, within `room`, beside what it speaks of and pointing it out.
std::optional<std::string> lay_speech_card(Ui& ui, const SDL_FRect& room, const SpeechCard& card);

}  // namespace fuba::app
