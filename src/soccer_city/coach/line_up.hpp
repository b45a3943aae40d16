#pragma once

#include "soccer_city/hex.hpp"
#include "soccer_city/player.hpp"

namespace soccer_city {

/// Who usually plays, and where each number likes to stand at a kick-off, as Home sees it.
NumberSet usual_line_up();
Hex usual_place(Number number);

}  // namespace soccer_city
