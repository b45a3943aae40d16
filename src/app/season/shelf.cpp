#include "app/season/shelf.hpp"

#include <algorithm>

#include "app/season/season_words.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::MatchState;
using competition::Plays;
using words::ui;

namespace {

constexpr std::string_view competition_ending = ".fubac";

bool asks(const Competition& of, std::size_t match) {
  return std::ranges::any_of(
      of.teams(match), [&](const auto& team) { return team && of.plays(*team).who == Plays::Who::person; });
}

bool playable(const Competition& of, std::size_t match) {
  return of.state(match) == MatchState::playable || of.state(match) == MatchState::under_way;
}

/// "Round 3: Harbour against Old Mill".
std::string state_of(const words::Words& words, const Competition& of) {
  if (const auto champion = of.champion(); champion && of.over())
    return ui(words, "season-is-champion", {{"team", team_title(words, of, champion)}});
  const NextStep next = next_step(of);
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    const bool shown = next.kind == NextStep::Kind::go_on || next.kind == NextStep::Kind::play
                           ? match == next.match
                           : playable(of, match);
    if (shown)
      return ui(words, "season-coming",
                {{"round", round_title(words, of, match)}, {"match", pairing_title(words, of, match)}});
  }
  return ui(words, of.over() ? "season-is-over" : "season-waits");
}

}  // namespace

NextStep next_step(const Competition& of) {
  const std::size_t count = of.fixtures().size();
  for (std::size_t match = 0; match < count; ++match)
    if (of.state(match) == MatchState::under_way && asks(of, match)) return {NextStep::Kind::go_on, match, 0};
  std::size_t before = 0;
  for (std::size_t match = 0; match < count; ++match) {
    if (of.state(match) == MatchState::finished) continue;
    if (asks(of, match)) {
      if (before == 0 && !playable(of, match)) continue;
      return {NextStep::Kind::play, match, before};
    }
    if (playable(of, match)) ++before;
  }
  if (before > 0) return {NextStep::Kind::coaches, count, before};
  return {of.over() ? NextStep::Kind::over : NextStep::Kind::waits, count, 0};
}

std::vector<fs::path> competition_files(const Director& director) {
  struct Found {
    fs::path file;
    fs::file_time_type written;
  };
  std::vector<Found> found;
  std::error_code problem;
  for (fs::directory_iterator at(competitions_folder(director), problem), end; !problem && at != end;
       at.increment(problem)) {
    std::error_code untold;
    if (at->path().extension() == competition_ending)
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
            .state = record.error().told,
            .usable = false};
  const Competition& of = record->competition;
  return {.file = file,
          .name = of.definition().name,
          .kind = ui(words, "season-kind-teams",
                     {{"kind", kind_name(words, of.definition().kind)},
                      {"teams", std::to_string(of.definition().teams.size())}}),
          .state = state_of(words, of),
          .over = of.over()};
}

std::optional<Invitation> invitation(const Director& director) {
  for (const fs::path& file : competition_files(director)) {
    const Shelved shelved = look_at_competition(director, file);
    if (!shelved.usable || shelved.over) continue;
    return Invitation{
        ui(director.words(), "season-invitation", {{"name", shelved.name}, {"next", shelved.state}}), file};
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
