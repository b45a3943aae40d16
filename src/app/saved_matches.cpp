#include "saved_matches.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>

#include "tabletop/text_search.hpp"

namespace fuba::app {

using tabletop::folded;
using tabletop::found_in;
using tabletop::SavedFile;
using tabletop::title_of;
namespace {

namespace fs = std::filesystem;

/// So many are looked at before the next picture is painted.
constexpr std::size_t at_once = 40;

std::string time_of(fs::file_time_type written) {
  const auto when = std::chrono::file_clock::to_sys(written);
  const std::time_t seconds = std::chrono::system_clock::to_time_t(
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(when));
  std::tm local{};
  localtime_r(&seconds, &local);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
  return text.data();
}

std::string names_of(const Words& words, Options options) {
  std::string text;
  for (const Option option : options) text += (text.empty() ? "" : ", ") + option_name(words, option);
  return text;
}

/// A match that nobody has looked at.
SavedMatch unknown(SavedFile saved) {
  SavedMatch match;
  match.title = title_of(saved.file);
  match.saved = std::move(saved);
  return match;
}

std::string searched(const SavedMatch& match) {
  std::string text = match.title + "\n" + match.date;
  if (match.standing) {
    const Standing& standing = *match.standing;
    for (const std::string& part : {standing.names[Team::home], standing.names[Team::away], standing.edition,
                                    standing.score, standing.moment})
      text += "\n" + part;
  }
  return folded(text);
}

}  // namespace

std::chrono::sys_days today() {
  return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

Standing standing_of(const Words& words, const SaveSummary& summary) {
  const State& state = summary.last;
  return {.names = {summary.info.names},
          .edition = edition_name(words, summary.rules->id),
          .options = names_of(words, summary.rules->options),
          .score = std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]),
          .moment = summary.over() ? fuba::ui(words, "full-time") : moment(words, state),
          .date = summary.info.date,
          .over = summary.over(),
          .state = state};
}

std::string to_string(const Words& words, const Standing& standing) {
  return fuba::ui(words, "standing",
                  {{"home", standing.names[Team::home]},
                   {"away", standing.names[Team::away]},
                   {"score", standing.score},
                   {"moment", standing.moment}});
}

SavedMatches::SavedMatches(const fs::path& data, const Words& words, const RulesFor& rules_for)
    : library_(data), words_(words), rules_(rules_for) {
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
  const std::size_t end = std::min(all_.size(), next_ + at_once);
  while (next_ < end) look(all_[next_++]);
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
  const auto summary =
      summary_of(match.saved.file, [this](const RulesChoice& choice) { return rules_(choice); });
  if (summary) {
    match.standing = standing_of(words_, *summary);
    match.trouble = summary->trouble;
  } else {
    match.trouble = summary.error();
  }
  const bool dated = match.standing && !match.standing->date.empty();
  match.date = dated ? match.standing->date : time_of(match.saved.written);
  match.folded = searched(match);
  return match;
}

void SavedMatches::find_again() {
  found_.clear();
  for (std::size_t at = 0; at < all_.size(); ++at)
    if (!searching() || (all_[at].looked_at && found_in(all_[at].folded, search_))) found_.push_back(at);
}

}  // namespace fuba::app
