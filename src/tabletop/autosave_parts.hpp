#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/files.hpp"
#include "tabletop/kept.hpp"
#include "tabletop/match.hpp"

namespace tabletop {

// What keeping a match needs that is the same in every game.

tl::unexpected<NotKept> not_kept(NotKept::Why why, const std::filesystem::path& file,
                                 FileProblem problem = {});
/// What kept the folder from being there; nothing if it is.
std::optional<FileProblem> make_folder(const std::filesystem::path& folder);
/// Whether something lies there, or nobody can tell.
bool there_is(const std::filesystem::path& file);
/// Whether every line of a saved match is as it was written. A last line that is not complete never was one.
bool as_written(std::string_view text);
/// Whether a saved match has nothing but its first line.
bool nothing_played(std::string_view text);
/// The lines that lead from some notes to others.
std::string note_lines(const std::vector<Note>& from, const std::vector<Note>& to);

}  // namespace tabletop
