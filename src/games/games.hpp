#pragma once

#include <string_view>
#include <vector>

#include "fuba/kit.hpp"
#include "games/list.hpp"
#include "soccer_city/kit.hpp"
#include "stw/kit.hpp"

namespace games {

/// The games that the programs play. One more is a folder, its name here, its words and its rules
/// (docs/adding-a-game.md). The first is the one that is played where nobody names another.
using All = List<fuba::Kit, stw::Kit, soccer_city::Kit>;

using Server = All::Server;

/// A server of all games; the trouble is a sentence on a file that is missing or wrong.
OrTrouble<Server> make_server();

/// What competitions of any of the games have to work with, by the edition.
competition::MeansOf means();

/// The texts of a language, by the first game that is told.
OrTrouble<words::Words> words(std::string_view language);

/// The editions of all games.
std::vector<std::string_view> editions();

}  // namespace games
