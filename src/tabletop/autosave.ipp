#pragma once

#include <algorithm>
#include <utility>

#include "tabletop/autosave.hpp"
#include "tabletop/autosave_parts.hpp"
#include "tabletop/load.ipp"
#include "tabletop/save.ipp"

namespace tabletop {

namespace detail {

/// What a text holds, if it is a saved match by the same rules.
template <Game G>
std::optional<Loaded<G>> read_by_rules_of(const Match<G>& match, std::string_view text) {
  using Choice = typename G::RulesChoice;
  const RulesFor<G> same = [&match](const Choice& choice) -> std::invoke_result_t<RulesFor<G>, Choice> {
    if (choice == G::choice_of(match.rules())) return match.shared_rules();
    return tl::unexpected(std::string("other rules"));
  };
  auto loaded = load_text<G>(text, {}, same, DiceSource::scripted({}));
  if (!loaded) return std::nullopt;
  return std::move(*loaded);
}

/// Whether all of an earlier match is in another.
template <Game G>
bool goes_on(const Match<G>& match, const Match<G>& earlier) {
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

template <Game G>
bool only_cut_short(const Loaded<G>& loaded) {
  return !loaded.trouble || loaded.trouble->kind == SaveError::Kind::cut_short;
}

/// What of a match lies in a file, where nothing else lies there.
template <Game G>
std::optional<Match<G>> part_in(const std::filesystem::path& file, const Match<G>& match) {
  const auto text = read_file(file, longest_file);
  auto loaded = text ? read_by_rules_of(match, *text) : std::nullopt;
  if (!loaded || !only_cut_short(*loaded) || !goes_on(match, loaded->match)) return std::nullopt;
  return std::move(loaded->match);
}

}  // namespace detail

template <Game G>
Autosave<G>::Autosave(std::filesystem::path folder) : folder_(std::move(folder)), lock_(folder_) {}

template <Game G>
Autosave<G> Autosave<G>::in_place(const std::filesystem::path& file) {
  Autosave keeper(file.parent_path());
  keeper.own_file_ = file;
  return keeper;
}

template <Game G>
bool Autosave<G>::has_unfinished() const {
  return there_is(file()) && !lock_.held_elsewhere();
}

template <Game G>
tl::expected<std::optional<Loaded<G>>, SaveError> Autosave<G>::unfinished(const RulesFor<G>& rules_for,
                                                                          DiceSource dice) const {
  if (!has_unfinished()) return std::nullopt;
  auto loaded = load<G>(file(), rules_for, std::move(dice));
  if (!loaded) return tl::unexpected(loaded.error());
  if (detail::only_cut_short(*loaded)) loaded->trouble.reset();
  return std::optional<Loaded<G>>(std::move(*loaded));
}

template <Game G>
std::optional<std::filesystem::path> Autosave<G>::finished() const {
  return finished_ && !finished_->empty() ? finished_ : std::nullopt;
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::begin(const Match<G>& match) {
  growing_.reset();
  finished_.reset();
  if (!match.over()) return record(match);
  const auto part = OpeningMark::left(file()) ? std::nullopt : detail::part_in(file(), match);
  if (part && part->over()) return record(match);
  remember(match);
  finished_.emplace();
  return Kept{};
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::record(const Match<G>& match) {
  if (finished_) {
    if (is_written(match)) return Kept{};
    if (can_grow(match)) return append(match);
    if (match.over() && detail::part_in(*finished_, match)) return write_to(*finished_, match);
    finished_.reset();
    growing_.reset();
  }
  auto kept = can_grow(match) ? append(match) : rewrite(match);
  if (!kept || !match.over()) return kept;
  return finish(std::move(*kept));
}

template <Game G>
bool Autosave<G>::is_written(const Match<G>& match) const {
  return rewound_ == match.rewound() && written_ == match.journal().size() && notes_ == match.notes() &&
         header_ == save_header(match);
}

/// Whether what is in the file only has to be added to.
template <Game G>
bool Autosave<G>::can_grow(const Match<G>& match) const {
  return growing_ && growing_->untouched() && rewound_ == match.rewound() &&
         written_ <= match.journal().size() && header_ == save_header(match);
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::rewrite(const Match<G>& match) {
  if (auto problem = make_folder(folder_)) return not_kept(NotKept::Why::not_written, folder_, *problem);
  if (!lock_.hold()) return not_kept(NotKept::Why::in_use, folder_);
  auto room = make_room(match);
  if (!room) return room;
  if (auto written = write_to(file(), match); !written) return written;
  return room;
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::write_to(const std::filesystem::path& place,
                                                   const Match<G>& match) {
  growing_.reset();
  auto begun = GrowingFile::replace(place, save_text(match));
  if (!begun) return not_kept(NotKept::Why::not_written, place, begun.error());
  growing_ = std::move(*begun);
  remember(match);
  return Kept{};
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::append(const Match<G>& match) {
  if (!lock_.hold()) return not_kept(NotKept::Why::in_use, folder_);
  std::string text;
  for (std::size_t entry = written_; entry < match.journal().size(); ++entry) text += save_line(match, entry);
  text += note_lines(notes_, match.notes());
  if (auto done = growing_->append(text); !done)
    return not_kept(NotKept::Why::not_written, growing_->place(), done.error());
  remember(match);
  return Kept{};
}

/// Keeps the file that lies where the match is about to be written, unless all of it is in the match.
template <Game G>
typename Autosave<G>::Result Autosave<G>::make_room(const Match<G>& match) {
  if (growing_ && growing_->untouched()) return Kept{};
  if (!there_is(file())) {
    OpeningMark::forget(file());
    return Kept{growing_ ? Kept::Found::removed : Kept::Found::nothing, {}};
  }
  if (OpeningMark::left(file())) {
    auto moved = put_unopened_aside();
    if (!moved) return not_kept(NotKept::Why::not_written, folder_, moved.error());
    return Kept{Kept::Found::unopened, *moved};
  }
  const auto text = read_file(file(), longest_file);
  if (text && nothing_played(*text)) return Kept{};
  const auto held = text ? detail::read_by_rules_of(match, *text) : std::nullopt;
  const bool is_part = held && detail::goes_on(match, held->match);
  if (is_part && detail::only_cut_short(*held)) return Kept{};
  const bool goes_on_from_it = is_part && !held->match.journal().empty();
  const Kept::Found found = growing_          ? Kept::Found::changed
                            : goes_on_from_it ? Kept::Found::damaged
                                              : Kept::Found::nothing;
  return put_aside(found, text && as_written(*text));
}

template <Game G>
tl::expected<std::filesystem::path, FileProblem> Autosave<G>::put_unopened_aside() const {
  auto moved = move_to_free_name(file(), folder_, "unopened");
  if (moved) OpeningMark::forget(file());
  return moved;
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::put_aside(Kept::Found found, bool whole) const {
  if (whole && !make_folder(kept()))
    if (auto moved = move_to_free_name(file(), kept(), "match")) return Kept{found, *moved};
  auto moved = move_to_free_name(file(), folder_, whole ? "match" : "damaged");
  if (!moved) return not_kept(NotKept::Why::not_written, folder_, moved.error());
  return Kept{whole && found == Kept::Found::nothing ? Kept::Found::stray : found, *moved};
}

template <Game G>
typename Autosave<G>::Result Autosave<G>::finish(Kept kept_so_far) {
  if (own_file_) {
    finished_ = own_file_;
    return kept_so_far;
  }
  if (auto problem = make_folder(kept())) return not_kept(NotKept::Why::not_moved, kept(), *problem);
  auto moved = move_to_free_name(file(), kept(), "match");
  if (!moved) return not_kept(NotKept::Why::not_moved, kept(), moved.error());
  growing_->moved(*moved);
  finished_ = std::move(*moved);
  return kept_so_far;
}

template <Game G>
void Autosave<G>::remember(const Match<G>& match) {
  written_ = match.journal().size();
  rewound_ = match.rewound();
  notes_ = match.notes();
  header_ = save_header(match);
}

}  // namespace tabletop
