#include "golden_seasons.hpp"

#include <array>
#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/season/competitions_screen.hpp"
#include "app/season/contest.hpp"
#include "app/season/hub_screen.hpp"
#include "app/season/new_competition_screen.hpp"

namespace fuba::test {
namespace {

namespace fs = std::filesystem;
using namespace fuba::app;
using competition::Definition;
using competition::Kind;
using competition::MatchState;
using competition::Plays;
using competition::ResultEntry;

constexpr std::array names{"Harbour", "Old Mill",  "Lake",    "Station",   "Northgate",
                           "Castle",  "Riverside", "Orchard", "Lighthouse"};
constexpr std::array colours{"#F2C230", "#2E6BE6", "#D7263D", "#5B4636", "#F6F2E6",
                             "#763EA8", "#E07A1F", "#96D6F5", "#1A1A1A"};
constexpr std::array coaches{"professional", "bold", "cautious", "beginner"};

Definition among(std::size_t teams, std::size_t people, Kind kind, std::string name) {
  Definition of;
  of.name = std::move(name);
  of.kind = kind;
  of.seed = 7;
  of.rules = "fuba-3.0";
  of.options = {"conditions"};
  for (std::size_t team = 0; team < teams; ++team) {
    Plays plays{Plays::Who::coach, coaches[team % coaches.size()]};
    if (team < people) plays = {Plays::Who::person, team == 0 ? "Anna" : "Tom"};
    of.teams.push_back({.id = "team-" + std::to_string(team),
                        .name = names[team],
                        .colour = colours[team],
                        .second = "#28223C",
                        .plays = plays,
                        .formation = "4-4-2"});
  }
  return of;
}

ContestPtr begun(Director& director, const Definition& of) {
  auto contest = Contest::create(director, of, competitions_folder(director) / (of.name + ".fubac"));
  if (!contest) throw std::runtime_error(contest.error());
  return *contest;
}

/// Whatever can be played ends somehow, up to that many matches.
void play(Contest& contest, std::size_t matches) {
  for (std::size_t count = 0; count < matches && !contest.get().over(); ++count) {
    const std::size_t match = contest.get().next().front();
    ResultEntry result{.match = contest.id_of(match)};
    result.score = {static_cast<int>((3 * count + 1) % 4), static_cast<int>((5 * count + 2) % 3)};
    result.yellow = {static_cast<int>(count % 4), static_cast<int>((count + 1) % 3)};
    result.red = {count % 5 == 3 ? 1 : 0, 0};
    const auto goals = [&](std::size_t side) { return 0.6 * result.score[side] + 0.5; };
    result.figures.expected_goals = {goals(0), goals(1)};
    result.figures.chances = {0.4, 0.3, 0.3};
    if (contest.get().leaves_level(result)) {
      result.extra = competition::Sides{0, 0};
      result.penalties = competition::Sides{3, 4};
    }
    if (const auto trouble = contest.enter(result)) throw std::runtime_error(*trouble);
  }
  contest.take_news();
}

/// The list shows what was written last first.
void write_down(const Contest& contest, int hours) {
  fs::last_write_time(contest.file(), fs::file_time_type() + std::chrono::hours(hours));
}

ContestPtr finished_cup(Director& director) {
  Definition of = among(6, 2, Kind::cup, "Club Evening");
  of.third_place = true;
  ContestPtr cup = begun(director, of);
  play(*cup, SIZE_MAX);
  write_down(*cup, 1);
  return cup;
}

ContestPtr league_under_way(Director& director) {
  Definition of = among(9, 1, Kind::league, "Harbour League");
  ContestPtr league = begun(director, of);
  play(*league, 16);
  write_down(*league, 2);
  of.kind = Kind::cup;
  of.name = "Harbour Cup";
  of.with = "Harbour League.fubac";
  ContestPtr cup = begun(director, of);
  play(*cup, 1);
  write_down(*cup, 3);
  return league;
}

void forget_all(const Director& director) { fs::remove_all(competitions_folder(director)); }

}  // namespace

std::unique_ptr<Screen> season_list(Director& director) {
  forget_all(director);
  finished_cup(director);
  league_under_way(director);
  return std::make_unique<CompetitionsScreen>(director);
}

std::unique_ptr<Screen> season_draft(Director& director) {
  forget_all(director);
  return std::make_unique<NewCompetitionScreen>(director, fs::path());
}

std::unique_ptr<Screen> season_hub(Director& director) {
  forget_all(director);
  return std::make_unique<HubScreen>(director, league_under_way(director));
}

std::unique_ptr<Screen> season_cup(Director& director) {
  forget_all(director);
  return std::make_unique<HubScreen>(director, finished_cup(director));
}

}  // namespace fuba::test
