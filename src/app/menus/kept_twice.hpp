#pragma once

#include <filesystem>

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

/// Another saved match of the library with the same bytes, if there is one.
std::optional<std::filesystem::path> same_as(const tabletop::Library& library,
                                             const std::filesystem::path& file);

/// Takes away the match that was under way, which is about to be put among the saved ones, where there is
/// nothing in it to keep: it was given up at the moment at which `fresh` begins, or lies there already.
void drop_what_is_not_worth_keeping(const Director& director, const AnyMatch& fresh);

}  // namespace fuba::app
