#include "app/menus/saved_matches.hpp"

#include <algorithm>
#include <chrono>
#include <map>

#include "app/window/local_time.hpp"
#include "tabletop/text_search.hpp"

namespace fuba::app {

using tabletop::folded;
using tabletop::found_in;
using tabletop::SavedFile;
using tabletop::title_of;
namespace {

namespace fs = std::filesystem;

/// So many are looked at before the next picture is painted.
constexpr std::size_t looks_at_once = 40;
constexpr std::chrono::milliseconds longest_look{12};

std::string time_of(fs::file_time_type written) {
  const auto when = std::chrono::file_clock::to_sys(written);
  return local_time(std::chrono::system_clock::to_time_t(
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(when)));
}

/// A match that nobody has looked at.
SavedMatch unknown(SavedFile saved) {
  SavedMatch match;
  match.title = title_of(saved.file);
  match.saved = std::move(saved);
  return match;
}

std::string searched(const Words& words, const SavedMatch& match) {
  std::string text = match.title + "\n" + match.date;
  if (match.standing) {
    const Standing& standing = *match.standing;
    for (const std::string& part : {standing.names[Team::home], standing.names[Team::away], standing.edition,
                                    standing.score, when(words, standing)})
      text += "\n" + part;
  }
  return folded(text);
}

}  // namespace

SavedMatches::SavedMatches(const Director& director) : library_(director.folder()), director_(director) {
  list();
}

void SavedMatches::list() {
  std::map<fs::path, SavedMatch> known;
  for (SavedMatch& match : all_)
    if (match.looked_at) known.emplace(match.saved.file, std::move(match));
  all_.clear();
  for (SavedFile& saved : library_.files()) {
    const auto before = known.find(saved.file);
    if (before != known.end() && before->second.saved.written == saved.written)
      all_.push_back(std::move(before->second));
    else
      all_.push_back(unknown(std::move(saved)));
  }
  next_ = 0;
  find_again();
}

void SavedMatches::read_more() {
  const auto begin = std::chrono::steady_clock::now();
  const std::size_t end = std::min(all_.size(), next_ + looks_at_once);
  while (next_ < end && std::chrono::steady_clock::now() - begin < longest_look) look(all_[next_++]);
  if (searching()) find_again();
}

void SavedMatches::search(std::string_view words) {
  std::string wanted = folded(words);
  if (wanted == search_) return;
  search_ = std::move(wanted);
  find_again();
}

std::optional<std::size_t> SavedMatches::find(const fs::path& file) const {
  const auto there =
      std::ranges::find_if(found_, [&](std::size_t at) { return all_[at].saved.file == file; });
  return there == found_.end() ? std::nullopt
                               : std::optional(static_cast<std::size_t>(there - found_.begin()));
}

const SavedMatch& SavedMatches::look(SavedMatch& match) {
  if (std::exchange(match.looked_at, true)) return match;
  match.game = &director_.game_of(match.saved.file);
  if (auto glance = match.game->glance(match.saved.file)) {
    match.standing = std::move(glance->standing);
    match.miniature = std::move(glance->miniature);
    match.trouble = std::move(glance->trouble);
  } else {
    match.trouble = std::move(glance.error());
  }
  const bool dated = match.standing && !match.standing->date.empty();
  match.date = dated ? match.standing->date : words::date(director_.words(), time_of(match.saved.written));
  match.folded = searched(director_.words(), match);
  return match;
}

void SavedMatches::find_again() {
  found_.clear();
  for (std::size_t at = 0; at < all_.size(); ++at)
    if (!searching() || (all_[at].looked_at && found_in(all_[at].folded, search_))) found_.push_back(at);
}

}  // namespace fuba::app
