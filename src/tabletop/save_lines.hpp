#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "tabletop/match.hpp"

namespace tabletop {

// The parts of a saved match that are the same in every game.

/// An object as a line with its checksum and its end.
std::string sealed_line(const nlohmann::ordered_json& object);

/// Adds the fields `home`, `away`, `date` and `taken_back` to a first line.
void add_info(nlohmann::ordered_json& header, const MatchInfo& info);
/// Reads them; throws `Trouble`.
MatchInfo read_info(const nlohmann::json& header);

/// Whether it begins a saved match, of whatever version and however damaged.
bool is_saved_match(std::string_view line);
/// The version of the format, before the checksum, so that another kind of file or a newer one is told from a
/// damaged one; throws `Trouble`.
std::int64_t read_format(std::string_view line);
/// The id of the game that a first line names, or the first game's in files of older formats.
std::string named_game(const nlohmann::json& header, std::int64_t format);

/// Writes down the note on a line; throws `Trouble`. `entries` lines of the journal stand before it.
Note read_note(const nlohmann::json& line, std::size_t entries);

}  // namespace tabletop
