#include "app/season/contest.hpp"

#include <ctime>
#include <nlohmann/json.hpp>

#include "app/season/shelf.hpp"
#include "app/window/local_time.hpp"
#include "competition/match_info.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::CompetitionFile;
using competition::MatchState;
using competition::Means;
using competition::Problem;

CompetingGame* competing_game(const Director& director, std::string_view edition) {
  for (const auto& game : director.games())
    if (CompetingGame* competing = game->competing(); competing != nullptr && competing->plays(edition))
      return competing;
  return nullptr;
}

competition::MeansOf means_of(const Director& director) {
  return
      [&director](const std::string& rules, const nlohmann::json& options) -> tl::expected<Means, Problem> {
        if (CompetingGame* game = competing_game(director, rules)) return game->means()(rules, options);
        return tl::unexpected(
            Problem{"/rules", words::ui(director.words(), "season-unknown-rules", {{"rules", rules}})});
      };
}

fs::path competitions_folder(const Director& director) { return director.folder() / "competitions"; }

std::vector<std::size_t> places_of(const Competition& of) {
  std::vector<std::size_t> places(of.definition().teams.size());
  for (std::size_t group = 0; group < of.schedule().groups.size(); ++group) {
    const auto rows = of.table(group);
    for (std::size_t at = 0; at < rows.size(); ++at) places[rows[at].team] = at;
  }
  return places;
}

Contest::Contest(competition::CompetitionFile file, CompetingGame& game, fs::path place)
    : file_(std::move(file)),
      game_(game),
      means_(
          game.means()(get().definition().rules, get().definition().options).value_or(competition::Means{})),
      place_(std::move(place)) {}

tl::expected<ContestPtr, std::string> Contest::open(Director& director, const fs::path& file) {
  auto opened = CompetitionFile::open(file, means_of(director));
  if (!opened) return tl::unexpected(opened.error().told);
  CompetingGame* game = competing_game(director, opened->get().definition().rules);
  ContestPtr contest(new Contest(*std::move(opened), *game, file));
  if (const auto due = contest->file_.add_due_draws(); !due) return tl::unexpected(due.error().told);
  contest->enter_ended();
  return contest;
}

tl::expected<ContestPtr, std::string> Contest::create(Director& director, competition::Definition definition,
                                                      const fs::path& file) {
  std::error_code problem;
  fs::create_directories(file.parent_path(), problem);
  CompetingGame* game = competing_game(director, definition.rules);
  auto created = CompetitionFile::create(file, std::move(definition));
  if (!created) return tl::unexpected(created.error().told);
  return ContestPtr(new Contest(*std::move(created), *game, file));
}

std::optional<fs::path> companion_of(const Director& director, const fs::path& file) {
  const competition::MeansOf means = means_of(director);
  const auto own = competition::definition_in(file, means);
  if (!own) return std::nullopt;
  if (!own->with.empty()) {
    fs::path league = file.parent_path() / fs::path(own->with).filename();
    const auto found = competition::definition_in(league, means);
    return found && go_together(*found, *own) ? std::optional(std::move(league)) : std::nullopt;
  }
  for (const fs::path& cup : competition_files(file.parent_path())) {
    const auto found = competition::definition_in(cup, means);
    if (found && found->with == file.filename() && go_together(*own, *found)) return cup;
  }
  return std::nullopt;
}

std::vector<ContestPtr> with_companion(Director& director, const ContestPtr& contest) {
  const auto file = companion_of(director, contest->file());
  if (!file) return {contest};
  const auto other = Contest::open(director, *file);
  if (!other) {
    director.tell(other.error());
    return {contest};
  }
  if (contest->get().definition().has_table()) return {contest, *other};
  return {*other, contest};
}

competition::NextStep next_step(const std::vector<ContestPtr>& together) {
  std::vector<const Competition*> competitions;
  for (const ContestPtr& each : together) competitions.push_back(&each->get());
  return next_step(competitions);
}

bool Contest::keeps(std::size_t match) const {
  std::error_code none;
  return fs::exists(match_file(match), none);
}

bool Contest::tells_of(std::size_t match) const {
  const auto outcome = get().outcome(match);
  return outcome && outcome->played() && keeps(match);
}

Trouble Contest::add(const std::vector<competition::Entry>& entries) {
  if (const auto added = file_.add(entries); !added) return added.error().told;
  if (const auto drawn = file_.add_due_draws(); !drawn) return drawn.error().told;
  return std::nullopt;
}

Trouble Contest::begin(std::size_t match) {
  if (get().state(match) != MatchState::playable) return std::nullopt;
  return add({competition::BeginEntry{id_of(match), local_time(std::time(nullptr))}});
}

Trouble Contest::enter(competition::ResultEntry result) {
  const auto match = get().schedule().find(result.match);
  News news{match.value_or(0), places_of(get())};
  auto trouble = add({get().as_written(std::move(result))});
  if (!trouble) news_ = std::move(news);
  return trouble;
}

/// Whether a match that lies in its place can be the one that was begun there.
bool Contest::is_own(std::size_t match, const AnyMatch& kept) const {
  const auto begun = game_.new_match(get(), match, info_of_match(get(), match));
  return begun && game_.came_of(**begun, kept);
}

/// A program that was ended after the final whistle, and before the players had left the table, has not
/// written what the match came to. Where that cannot be done, the match stays under way and says so later.
void Contest::enter_ended() {
  for (std::size_t match = 0; match < get().fixtures().size(); ++match) {
    if (get().state(match) != MatchState::under_way || !keeps(match)) continue;
    const auto read = game_.game().read(match_file(match));
    if (!read || read->trouble || !read->match->standing().over || !is_own(match, *read->match)) continue;
    static_cast<void>(enter(game_.result_of(*read->match, id_of(match))));
  }
  news_.reset();
}

}  // namespace fuba::app
