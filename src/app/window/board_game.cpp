#include "app/window/board_game.hpp"

namespace fuba::app {

std::string when(const Words& words, const Standing& standing) {
  return standing.over ? words::ui(words, "full-time") : standing.moment;
}

std::string to_string(const Words& words, const Standing& standing) {
  return words::ui(words, "standing",
                   {{"home", standing.names[Team::home]},
                    {"away", standing.names[Team::away]},
                    {"score", standing.score},
                    {"moment", standing.moment}});
}

}  // namespace fuba::app
