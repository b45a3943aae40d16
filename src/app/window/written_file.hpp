#pragma once

#include <filesystem>

#include "app/window/director.hpp"

namespace fuba::app {

/// Tells in passing which file was written, with a way to open it.
void note_written(Director& director, const words::Words& words, const std::filesystem::path& file);

}  // namespace fuba::app
