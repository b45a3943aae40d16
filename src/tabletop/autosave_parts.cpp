#include "tabletop/autosave_parts.hpp"

#include <algorithm>
#include <utility>

#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/seal.hpp"

namespace tabletop {

namespace fs = std::filesystem;

tl::unexpected<NotKept> not_kept(NotKept::Why why, const fs::path& file, FileProblem problem) {
  return tl::unexpected(NotKept{why, file, std::move(problem)});
}

std::optional<FileProblem> make_folder(const fs::path& folder) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) return "cannot be made: " + problem.message();
  return std::nullopt;
}

bool there_is(const fs::path& file) {
  std::error_code problem;
  return fs::exists(file, problem) || problem;
}

bool as_written(std::string_view text) {
  RecordLines lines(text);
  while (const auto line = lines.next())
    if ((line->complete || line->number == 1) && !seal_holds(line->text)) return false;
  return true;
}

bool nothing_played(std::string_view text) { return text.find('\n') + 1 == text.size() && as_written(text); }

std::string note_lines(const std::vector<Note>& from, const std::vector<Note>& to) {
  std::string text;
  for (const Note& note : from)
    if (std::ranges::find(to, note.at, &Note::at) == to.end()) text += save_note_line({note.at, ""});
  for (const Note& note : to)
    if (std::ranges::find(from, note) == from.end()) text += save_note_line(note);
  return text;
}

}  // namespace tabletop
