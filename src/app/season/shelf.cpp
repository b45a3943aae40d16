#include "app/season/shelf.hpp"

#include <algorithm>
#include <array>

#include "app/season/season_words.hpp"
#include "competition/calendar.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::NextStep;
using words::ui;

namespace {

/// What comes next, and in which of the competitions.
struct Ahead {
  std::size_t of = 0;
  std::string words;  ///< "Round 3: Harbour against Old Mill"
};

std::string coming(const words::Words& words, const Competition& of, std::size_t match) {
  return ui(words, "season-coming",
            {{"round", round_title(words, of, match)}, {"match", pairing_title(words, of, match)}});
}

Ahead ahead_of(const words::Words& words, std::span<const Competition* const> together) {
  const NextStep next = next_step(together);
  switch (next.kind) {
    case NextStep::Kind::go_on:
    case NextStep::Kind::play:
      return {next.of, coming(words, *together[next.of], next.match)};
    case NextStep::Kind::coaches: {
      const Competition& of = *together[next.coaches.of];
      for (std::size_t match = 0; match < next.coaches.end; ++match)
        if (of.can_be_played(match)) return {next.coaches.of, coming(words, of, match)};
      break;
    }
    case NextStep::Kind::over:
      if (const auto champion = together.front()->champion())
        return {0,
                ui(words, "season-is-champion", {{"team", team_title(words, *together.front(), champion)}})};
      return {0, ui(words, "season-is-over")};
    case NextStep::Kind::waits:
      break;
  }
  return {0, ui(words, "season-waits")};
}

}  // namespace

std::vector<fs::path> competition_files(const fs::path& folder) {
  struct Found {
    fs::path file;
    fs::file_time_type written;
  };
  std::vector<Found> found;
  std::error_code problem;
  for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
    std::error_code untold;
    if (at->path().extension() == competition::competition_ending)
      found.push_back({at->path(), fs::last_write_time(at->path(), untold)});
  }
  std::ranges::sort(found, [](const Found& one, const Found& other) {
    return std::pair(other.written, one.file) < std::pair(one.written, other.file);
  });
  std::vector<fs::path> files;
  for (Found& each : found) files.push_back(std::move(each.file));
  return files;
}

Shelved look_at_competition(const Director& director, const fs::path& file) {
  const words::Words& words = director.words();
  const auto record = read_competition(file, means_of(director));
  if (!record)
    return {.file = file,
            .name = file.stem().string(),
            .kind = {},
            .state = words::told_error(words, record.error().told),
            .usable = false};
  const Competition& of = record->competition;
  return {.file = file,
          .name = of.definition().name,
          .kind = ui(words, "season-hub-head",
                     {{"kind", ui(words, "season-kind-teams",
                                  {{"kind", kind_name(words, of.definition().kind)},
                                   {"teams", std::to_string(of.definition().teams.size())}})},
                      {"rules", competing_game(director, of.definition().rules)->game().name()}}),
          .state = ahead_of(words, std::array{&of}).words,
          .over = of.over()};
}

std::optional<Invitation> invitation(const Director& director) {
  for (const fs::path& file : competition_files(competitions_folder(director))) {
    const auto record = read_competition(file, means_of(director));
    if (!record || record->competition.over()) continue;
    std::vector<fs::path> files{file};
    std::vector<const Competition*> together{&record->competition};
    std::optional<competition::Record> other;
    if (const auto companion = companion_of(director, file))
      if (auto read = read_competition(*companion, means_of(director))) {
        other = *std::move(read);
        const bool is_league = other->competition.definition().has_table();
        files.insert(is_league ? files.begin() : files.end(), *companion);
        together.insert(is_league ? together.begin() : together.end(), &other->competition);
      }
    const Ahead ahead = ahead_of(director.words(), together);
    return Invitation{ui(director.words(), "season-invitation",
                         {{"name", together[ahead.of]->definition().name}, {"next", ahead.words}}),
                      files[ahead.of]};
  }
  return std::nullopt;
}

void open_competition(Director& director, const fs::path& file) {
  const auto contest = Contest::open(director, file);
  if (!contest) return director.tell(contest.error());
  if ((*contest)->note()) director.tell(*(*contest)->note());
  director.go(place::Hub{*contest});
}

}  // namespace fuba::app
