#include "season_hands.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <utility>

#include "app/season/contest.hpp"
#include "app/season/hub_screen.hpp"
#include "app/season/shelf.hpp"
#include "app/window/table_layout.hpp"
#include "competition/competition_file.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/proposal.hpp"
#include "grips.hpp"

namespace fuba::test {
namespace {

namespace fs = std::filesystem;

constexpr int season_window_width = 1280;
constexpr int season_window_height = 800;
constexpr std::size_t longest_wait = 60'000;  ///< milliseconds
constexpr std::size_t most_in_vain = 20;      ///< answers

app::Settings hurried() {
  app::Settings settings = still();
  settings.coach_pace = app::CoachPace::at_once;
  settings.thinking = 0;
  return settings;
}

}  // namespace

SeasonHands::SeasonHands(fs::path folder) : folder_(std::move(folder)) { start(); }

void SeasonHands::start() {
  mirror_.reset();
  mirror_ = std::make_unique<Mirror>(season_window_width, season_window_height, hurried(), folder_);
}

fs::path SeasonHands::file() const { return folder_ / "competitions" / "season.fubac"; }

void SeasonHands::put(const competition::Definition& definition) {
  fs::create_directories(file().parent_path());
  if (const auto made = competition::CompetitionFile::create(file(), definition); !made)
    throw std::runtime_error(made.error().told);
  start();
}

void SeasonHands::open(const competition::Definition& definition) {
  put(definition);
  press("season");
}

void SeasonHands::killed(const fs::path& other_folder) {
  fs::copy(folder_, other_folder, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  folder_ = other_folder;
  start();
}

void SeasonHands::press(const std::string& id) {
  const auto place = mirror_->place(id);
  if (!place) throw std::runtime_error("nowhere to press for " + id);
  ++clicks_;
  mirror_->click(*place);
}

void SeasonHands::begin_competition() {
  press("competitions");
  press("new competition");
}

const competition::Definition& SeasonHands::definition() {
  return screen<app::HubScreen>().contest().get().definition();
}

void SeasonHands::wait() {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  mirror_->wake();
  mirror_->settle();
}

void SeasonHands::wait_for(const std::string& id) {
  for (std::size_t times = 0; times < longest_wait; ++times) {
    if (offers(id)) return;
    wait();
  }
  throw std::runtime_error("waited in vain for " + id);
}

void SeasonHands::leave_hub() {
  for (std::size_t times = 0; times < longest_wait && shows<app::HubScreen>(); ++times) wait();
}

void SeasonHands::wait_for_coaches() {
  while (screen<app::HubScreen>().playing()) wait();
  wait();
}

void SeasonHands::let_coaches_play() {
  press("play coaches");
  wait_for_coaches();
}

void SeasonHands::let_coaches_finish() {
  while (offers("play coaches")) let_coaches_play();
}

void SeasonHands::play_next() {
  press("play next");
  leave_hub();
}

void SeasonHands::back_to_hub() {
  wait_for("to competition");
  press("to competition");
}

void SeasonHands::take_result_form() {
  press("see next");
  press("by hand");
}

std::optional<Match> SeasonHands::look(const std::string& match) const {
  const fs::path place = competition::match_file(file(), match);
  if (!fs::exists(place)) return std::nullopt;
  auto loaded = load(place, load_rules, DiceSource::scripted({}));
  if (!loaded) return std::nullopt;
  return std::move(loaded->match);
}

competition::Competition SeasonHands::competition() const {
  auto record = competition::read_competition(file(), app::means_of(mirror_->director()));
  if (!record) throw std::runtime_error(record.error().told);
  return std::move(record->competition);
}

void SeasonHands::play(const std::string& match, std::size_t answers) {
  std::size_t known = SIZE_MAX;
  std::size_t waited = 0;
  std::size_t in_vain = 0;
  for (std::size_t given = 0; given < answers;) {
    const auto now = look(match);
    if (!now) throw std::runtime_error(match + " is not kept");
    if (now->over()) return;
    if (std::exchange(known, now->journal().size()) != now->journal().size()) waited = in_vain = 0;
    const auto decision = now->decision();
    if (decision && !now->info().coaches[index(decision->team)].empty()) {
      if (++waited > longest_wait) throw std::runtime_error("the coach goes on thinking");
      wait();
      continue;
    }
    if (++in_vain > most_in_vain)
      throw std::runtime_error("no answer is taken to " + std::string(name(decision->kind)));
    if (offers("reveal")) press("reveal");
    answer(*now);
    ++given;
  }
}

/// The shortest answer: nothing where that is allowed, else what is offered first.
void SeasonHands::answer(const Match& match) {
  const State& state = match.state();
  const DecisionKind kind = match.decision()->kind;
  if (kind == DecisionKind::formation) {
    press("card 4-4-2");
    return press("choose");
  }
  if (app::is_set_up(state)) return press("ready");
  const CommandList legal = match.legal();
  for (const std::string nothing : {"done", "action none", "second no", "pass"})
    if (offers(nothing) &&
        std::ranges::any_of(legal, [&](const Command& each) { return to_string(each) == nothing; }))
      return press(nothing);
  for (const Command& command : legal) {
    const std::string words = to_string(command);
    if (shoots(command) && offers("goal")) return press("goal");
    if (offers(words)) return press(words);
    if (offers("place " + words)) return press("place " + words);
  }
  const app::TableLayout table(season_window_width, season_window_height);
  const paint::MatLayout mat(table.mat, match.rules().pitch);
  const Command& first = legal[0];
  const State view = match.state_for(match.decision()->team);
  const int areas = app::areas_of(first);
  const SDL_FPoint goal = open_place(mat, areas == 1 ? app::area_of(first, view) : first.to());
  ++clicks_;
  if (areas == 1) return mirror_->click(goal);
  if (const auto from = grip(mat, view, match.decision()->team, first)) return mirror_->drag(*from, goal);
  throw std::runtime_error("no way to answer " + std::string(name(kind)));
}

competition::Definition season_of(competition::Kind kind, const std::string& players) {
  competition::Definition definition;
  definition.name = "Harbour";
  definition.kind = kind;
  definition.seed = 7;
  definition.rules = "fuba-3.0";
  for (std::size_t at = 0; at < players.size(); ++at) {
    const std::string id(1, static_cast<char>('a' + at));
    competition::Plays plays;
    plays.who = players[at] == 'p' ? competition::Plays::Who::person : competition::Plays::Who::coach;
    plays.called = players[at] == 'p' ? "Anna " + id : "beginner";
    definition.teams.push_back({.id = id, .name = "Team " + id, .plays = plays});
  }
  return definition;
}

}  // namespace fuba::test
