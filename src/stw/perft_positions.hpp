#pragma once

#include <array>

#include "games/kit.hpp"

namespace stw {

/// Where the ways to go on are counted from.
inline constexpr std::array<games::NamedPosition, 6> perft_positions{{
    {"new", ""},
    {"kick-off", R"({"stage":"kick-off","control":"home"})"},
    {"move", R"({"stage":"move","control":"home","ball":"E9","dice":[3],
      "home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],"midfielders":["A6","C6","F6","H6"],
              "strikers":["E9","G8"]},
      "away":{"keeper":"D16","defenders":["B13","D13","E13","G13"],"midfielders":["A11","C11","F11","H11"],
              "strikers":["C9","H9"]}})"},
    {"attempt", R"({"stage":"keeper","control":"home","ball":"D14",
      "home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],"midfielders":["A6","C6","F6","H10"],
              "strikers":["D14","G8"]},
      "away":{"keeper":"D16","defenders":["B13","C15","E13","G13"],"midfielders":["A11","C11","F11","H11"],
              "strikers":["C9","H9"]}})"},
    {"corner", R"({"stage":"corner-kick","control":"away","ball":"E2",
      "home":{"keeper":"D2","defenders":["D1","G1"],"midfielders":["H2"],"strikers":["E9",null]},
      "away":{"keeper":"D16","defenders":["B13"],"strikers":["E2","H1"]}})"},
    {"penalty", R"({"stage":"penalty-kick","control":"home","ball":"E15",
      "home":{"keeper":"D1","midfielders":["A6","F14"],"strikers":["E15","D9"]},
      "away":{"keeper":"C15","defenders":["E15","D13"],"midfielders":["C14"],"strikers":["A9"]}})"},
}};

}  // namespace stw
