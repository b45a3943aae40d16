#pragma once

#include <SDL_rect.h>

#include <optional>
#include <string_view>

#include "app/window/focus.hpp"
#include "app/window/table_layout.hpp"
#include "tabletop/team.hpp"

namespace fuba::table {

// What a lesson may speak of at every table: "clock", "score", "tray home", "dice", "now", "log", and "choice
// roll", the button of a choice.

/// A subject taken apart: its kind, and what follows it.
struct Subject {
  std::string_view kind;
  std::string_view rest;
};
Subject apart(std::string_view subject);

/// "home", "away".
std::optional<tabletop::Team> team_named(std::string_view word);

/// A piece by its team and its number, from 1 to `highest`: "home 7".
struct NamedPiece {
  tabletop::Team team;
  int number;
};
std::optional<NamedPiece> piece_named(std::string_view words, int highest);

/// The part of the question's panel that holds the question and its choices.
SDL_FRect question_in(const SDL_FRect& panel, const fuba::app::Focus& focus);

/// The square around a point that reaches so far to each side.
SDL_FRect around(SDL_FPoint centre, float reach);

/// The panels of a table.
struct TablePlaces {
  const fuba::app::TableLayout& table;
  const SDL_FRect& dice;          ///< where the dice lie
  const fuba::app::Focus& focus;  ///< of the choices
};

/// Whether it is one of them; a choice is known by its kind alone.
bool knows_table_subject(std::string_view subject);

/// Where it lies; nothing while it cannot be seen.
std::optional<SDL_FRect> place_on_table(std::string_view subject, const TablePlaces& places);

}  // namespace fuba::table
