#include "tabletop/autosave.hpp"

#include <algorithm>
#include <utility>

#include "tabletop/record.hpp"
#include "tabletop/seal.hpp"

namespace fuba {

namespace fs = std::filesystem;

using Found = Kept::Found;
using Why = NotKept::Why;

namespace {

tl::unexpected<NotKept> not_kept(Why why, const fs::path& file, FileProblem problem = {}) {
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

/// Whether every line of a saved match is as it was written. A last line that is not complete never was one.
bool as_written(std::string_view text) {
  RecordLines lines(text);
  while (const auto line = lines.next())
    if ((line->complete || line->number == 1) && !seal_holds(line->text)) return false;
  return true;
}

/// Whether a saved match has nothing but its first line.
bool nothing_played(std::string_view text) { return text.find('\n') + 1 == text.size() && as_written(text); }

/// What a text holds, if it is a saved match by the same rules.
std::optional<Loaded> read_by_rules_of(const Match& match, std::string_view text) {
  const RulesFor same = [&match](const RulesChoice& choice) -> std::invoke_result_t<RulesFor, RulesChoice> {
    const Ruleset& rules = match.rules();
    if (choice.edition == rules.id && choice.options == rules.options) return match.shared_rules();
    return tl::unexpected(std::string("other rules"));
  };
  auto loaded = load_text(text, {}, same, DiceSource::scripted({}));
  if (!loaded) return std::nullopt;
  return std::move(*loaded);
}

/// Whether all of an earlier match is in another.
bool goes_on(const Match& match, const Match& earlier) {
  const std::size_t entries = earlier.journal().size();
  if (entries > match.journal().size() || save_header(earlier) != save_header(match)) return false;
  for (std::size_t entry = 0; entry < entries; ++entry)
    if (save_line(match, entry) != save_line(earlier, entry)) return false;
  const auto noted = [&match](const Note& note) {
    return std::ranges::any_of(match.notes(), [text = save_note_line(note)](const Note& other) {
      return save_note_line(other) == text;
    });
  };
  return std::ranges::all_of(earlier.notes(), noted);
}

bool only_cut_short(const Loaded& loaded) {
  return !loaded.trouble || loaded.trouble->kind == SaveError::Kind::cut_short;
}

/// What of a match lies in a file, where nothing else lies there.
std::optional<Match> part_in(const fs::path& file, const Match& match) {
  const auto text = read_file(file, longest_file);
  auto loaded = text ? read_by_rules_of(match, *text) : std::nullopt;
  if (!loaded || !only_cut_short(*loaded) || !goes_on(match, loaded->match)) return std::nullopt;
  return std::move(loaded->match);
}

/// The lines that lead from some notes to others.
std::string note_lines(const std::vector<Note>& from, const std::vector<Note>& to) {
  std::string text;
  for (const Note& note : from)
    if (std::ranges::find(to, note.at, &Note::at) == to.end()) text += save_note_line({note.at, ""});
  for (const Note& note : to)
    if (std::ranges::find(from, note) == from.end()) text += save_note_line(note);
  return text;
}

}  // namespace

Autosave::Autosave(fs::path folder) : folder_(std::move(folder)), lock_(folder_) {}

bool Autosave::has_unfinished() const { return there_is(file()) && !lock_.held_elsewhere(); }

tl::expected<std::optional<Loaded>, SaveError> Autosave::unfinished(const RulesFor& rules_for,
                                                                    DiceSource dice) const {
  if (!has_unfinished()) return std::nullopt;
  auto loaded = load(file(), rules_for, std::move(dice));
  if (!loaded) return tl::unexpected(loaded.error());
  if (only_cut_short(*loaded)) loaded->trouble.reset();
  return std::optional<Loaded>(std::move(*loaded));
}

std::optional<fs::path> Autosave::finished() const {
  return finished_ && !finished_->empty() ? finished_ : std::nullopt;
}

Autosave::Result Autosave::begin(const Match& match) {
  growing_.reset();
  finished_.reset();
  if (!match.over()) return record(match);
  const auto part = OpeningMark::left(file()) ? std::nullopt : part_in(file(), match);
  if (part && part->over()) return record(match);
  remember(match);
  finished_.emplace();
  return Kept{};
}

Autosave::Result Autosave::record(const Match& match) {
  if (finished_) {
    if (is_written(match)) return Kept{};
    if (can_grow(match)) return append(match);
    if (match.over() && part_in(*finished_, match)) return write_to(*finished_, match);
    finished_.reset();
    growing_.reset();
  }
  auto kept = can_grow(match) ? append(match) : rewrite(match);
  if (!kept || !match.over()) return kept;
  return finish(std::move(*kept));
}

bool Autosave::is_written(const Match& match) const {
  return rewound_ == match.rewound() && written_ == match.journal().size() && notes_ == match.notes() &&
         header_ == save_header(match);
}

/// Whether what is in the file only has to be added to.
bool Autosave::can_grow(const Match& match) const {
  return growing_ && growing_->untouched() && rewound_ == match.rewound() &&
         written_ <= match.journal().size() && header_ == save_header(match);
}

Autosave::Result Autosave::rewrite(const Match& match) {
  if (auto problem = make_folder(folder_)) return not_kept(Why::not_written, folder_, *problem);
  if (!lock_.hold()) return not_kept(Why::in_use, folder_);
  auto room = make_room(match);
  if (!room) return room;
  if (auto written = write_to(file(), match); !written) return written;
  return room;
}

Autosave::Result Autosave::write_to(const fs::path& place, const Match& match) {
  growing_.reset();
  auto begun = GrowingFile::replace(place, save_text(match));
  if (!begun) return not_kept(Why::not_written, place, begun.error());
  growing_ = std::move(*begun);
  remember(match);
  return Kept{};
}

Autosave::Result Autosave::append(const Match& match) {
  if (!lock_.hold()) return not_kept(Why::in_use, folder_);
  std::string text;
  for (std::size_t entry = written_; entry < match.journal().size(); ++entry) text += save_line(match, entry);
  text += note_lines(notes_, match.notes());
  if (auto done = growing_->append(text); !done)
    return not_kept(Why::not_written, growing_->place(), done.error());
  remember(match);
  return Kept{};
}

/// Keeps the file that lies where the match is about to be written, unless all of it is in the match.
Autosave::Result Autosave::make_room(const Match& match) {
  if (growing_ && growing_->untouched()) return Kept{};
  if (!there_is(file())) {
    OpeningMark::forget(file());
    return Kept{growing_ ? Found::removed : Found::nothing, {}};
  }
  if (OpeningMark::left(file())) {
    auto moved = put_unopened_aside();
    if (!moved) return not_kept(Why::not_written, folder_, moved.error());
    return Kept{Found::unopened, *moved};
  }
  const auto text = read_file(file(), longest_file);
  if (text && nothing_played(*text)) return Kept{};
  const auto held = text ? read_by_rules_of(match, *text) : std::nullopt;
  const bool is_part = held && goes_on(match, held->match);
  if (is_part && only_cut_short(*held)) return Kept{};
  const bool goes_on_from_it = is_part && !held->match.journal().empty();
  const Found found = growing_ ? Found::changed : goes_on_from_it ? Found::damaged : Found::nothing;
  return put_aside(found, text && as_written(*text));
}

tl::expected<fs::path, FileProblem> Autosave::put_unopened_aside() const {
  auto moved = move_to_free_name(file(), folder_, "unopened");
  if (moved) OpeningMark::forget(file());
  return moved;
}

Autosave::Result Autosave::put_aside(Found found, bool whole) const {
  if (whole && !make_folder(kept()))
    if (auto moved = move_to_free_name(file(), kept(), "match")) return Kept{found, *moved};
  auto moved = move_to_free_name(file(), folder_, whole ? "match" : "damaged");
  if (!moved) return not_kept(Why::not_written, folder_, moved.error());
  return Kept{whole && found == Found::nothing ? Found::stray : found, *moved};
}

Autosave::Result Autosave::finish(Kept kept_so_far) {
  if (auto problem = make_folder(kept())) return not_kept(Why::not_moved, kept(), *problem);
  auto moved = move_to_free_name(file(), kept(), "match");
  if (!moved) return not_kept(Why::not_moved, kept(), moved.error());
  growing_->moved(*moved);
  finished_ = std::move(*moved);
  return kept_so_far;
}

void Autosave::remember(const Match& match) {
  written_ = match.journal().size();
  rewound_ = match.rewound();
  notes_ = match.notes();
  header_ = save_header(match);
}

}  // namespace fuba
