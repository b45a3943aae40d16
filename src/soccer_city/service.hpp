#pragma once

#include "soccer_city/match.hpp"
#include "soccer_city/words/words.hpp"
#include "tabletop/server.hpp"

namespace soccer_city {

/// What the server has to know of Soccer City.
tabletop::Service<SoccerCity> service(RulesFor rules_for, Words words);

}  // namespace soccer_city
