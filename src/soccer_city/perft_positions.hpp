#pragma once

#include <array>

#include "games/kit.hpp"

namespace soccer_city {

/// Where the ways to go on are counted from.
inline constexpr std::array<games::NamedPosition, 4> perft_positions{{
    {"new", ""},
    {"ball", R"({"control":"home","carrier":6,
      "home":{"players":{"1":"H1","2":"D4","3":"L4","4":"H6","6":"F11","8":"H15","9":"L14"},
              "hand":{"attack":["give-and-go-1","quick-ball-0","cross-1"],"defence":["shift-0"],"shot":["placed","volley"],
                      "ball":["short","short","medium","long"]}},
      "away":{"players":{"1":"H21","2":"D17","3":"K17","4":"H13","6":"F14","8":"H9","9":"M11"},
              "hand":{"attack":["sprint-2"],"defence":["anticipation-1","shift-2","sprint-back-0"],"shot":["drive"],
                      "ball":["short","short","medium","long"]}}})"},
    {"tackle", R"({"stage":"defence","control":"home","carrier":8,
      "home":{"players":{"1":"H1","4":"H8","8":"H15"},"hidden":"solo-run-2"},
      "away":{"players":{"1":"H21","2":"H16","3":"F15"},"hand":{"defence":["shift-1","rush-out-3"]}}})"},
    {"penalty", R"({"stage":"penalty","control":"away","carrier":9,
      "home":{"players":{"1":"H2","2":"D4"}},"away":{"players":{"1":"H21","8":"G5","9":"H4"}}})"},
}};

}  // namespace soccer_city
