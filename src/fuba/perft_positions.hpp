#pragma once

#include <array>

#include "games/kit.hpp"

namespace fuba {

/// Where the ways of FUBA to go on are counted from.
inline constexpr std::array<games::NamedPosition, 6> perft_positions{{
    {"new", ""},
    {"kick-off", R"({"stage":"kick-off","control":"home"})"},
    {"open-play", R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":3},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":1,"C3":3,"C4":2},"keeper":"C1"},
      "away":{"formation":"4-3-3","players":{"C4":3,"L3":2,"R3":1,"C3":2,"C2":2},"keeper":"C5"}})"},
    {"attack", R"({"half":2,"minute":70,"control":"away","ball":{"area":"C2","value":2},
      "stage":"actions","first":"away","start":"C3","target":"C2",
      "home":{"formation":"5-4-1","players":{"C1":2,"L1":2,"C2":2,"R1":1,"C3":3},"keeper":"C1"},
      "away":{"formation":"3-4-3","players":{"C2":3,"L2":2,"R2":2,"C3":2,"C4":1},"keeper":"C5"}})"},
    {"goal-kick",
     R"({"stage":"goal-kick","half":1,"minute":30,"control":"away","ball":{"area":"C5","value":1},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":1,"C3":2,"C4":2,"C5":1},"keeper":"C1"},
      "away":{"formation":"4-4-2","players":{"C4":3,"L3":2,"R3":1,"C3":2,"C5":2},"keeper":"C5"}})"},
    {"penalty",
     R"({"stage":"penalty-kick","half":2,"minute":60,"control":"home","ball":{"area":"C5","value":1},
      "home":{"formation":"4-4-2","players":{"C2":2,"L2":2,"R2":2,"C3":2,"C4":2},"keeper":"C1"},
      "away":{"formation":"4-4-2","players":{"C4":4,"L4":1,"R4":1,"C3":2,"C2":2},"keeper":"C5"}})"},
}};

}  // namespace fuba
