#pragma once

#include <SDL_pixels.h>

#include <array>
#include <string_view>

#include "tabletop/team.hpp"

namespace fuba::paint {

using tabletop::Team;
using tabletop::teams;

/// A team's two colours: of its pieces, and of the mark on them (Home: a ring, Away: a cross-bar).
struct TeamColours {
  SDL_Color body;
  SDL_Color mark;
};

/// Two team colours that can be told apart with every common kind of colour blindness.
struct Kit {
  std::string_view id;  ///< "yellow-blue"
  std::array<TeamColours, 2> teams;
};

inline constexpr std::array kits{
    Kit{"yellow-blue",
        {{{{242, 194, 48, 255}, {26, 26, 26, 255}}, {{46, 107, 230, 255}, {255, 255, 255, 255}}}}},
    Kit{"white-purple",
        {{{{246, 242, 230, 255}, {40, 34, 60, 255}}, {{118, 62, 168, 255}, {255, 255, 255, 255}}}}},
    Kit{"sky-red", {{{{150, 214, 245, 255}, {16, 42, 66, 255}}, {{158, 30, 54, 255}, {255, 255, 255, 255}}}}},
};

/// The colours of the table; panels use them too.
struct Theme {
  SDL_Color room{22, 33, 43, 255};
  SDL_Color panel{31, 45, 58, 255};
  SDL_Color text{243, 239, 228, 255};
  SDL_Color mat{47, 122, 77, 255};
  SDL_Color line{244, 240, 225, 255};
  SDL_Color accent{255, 180, 84, 255};
  SDL_Color good{111, 207, 151, 255};
  SDL_Color bad{235, 106, 91, 255};
  SDL_Color yellow_card{245, 217, 10, 255};
  SDL_Color red_card{215, 38, 61, 255};
  bool rims = false;  ///< whether pieces have a light rim, and areas light seams
  std::array<TeamColours, 2> teams = kits[0].teams;

  const TeamColours& team(Team team) const { return teams[index(team)]; }
};

/// Everything that is drawn stands out from what lies below it.
inline constexpr Theme high_contrast{.room{0, 0, 0, 255},
                                     .panel{10, 10, 10, 255},
                                     .text{255, 255, 255, 255},
                                     .mat{14, 52, 30, 255},
                                     .line{255, 255, 255, 255},
                                     .accent{255, 200, 61, 255},
                                     .good{124, 240, 168, 255},
                                     .bad{255, 143, 128, 255},
                                     .rims = true};

}  // namespace fuba::paint
