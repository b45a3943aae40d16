// What can be done at a competition: with what is next, and with a match that was picked.
#include "app/season/hub_screen.hpp"
#include "app/season/match_on_table.hpp"
#include "app/season/page_file.hpp"
#include "app/window/file_trouble.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::MatchState;
using competition::NextStep;
using competition::Plays;
using words::ui;

void HubScreen::play(std::size_t match) { bring_to_table(director_, contest_, match); }

/// The match of a person, and before it all that come without one.
void HubScreen::play_on() {
  const NextStep step = next();
  if (step.before > 0) {
    play_coaches();
    goes_on_ = true;
  } else if (step.kind == NextStep::Kind::play) {
    turn_to(together_[step.of]);
    play(step.match);
  }
}

void HubScreen::play_coaches() {
  const NextStep::Matches coaches = next().coaches;
  turn_to(together_[coaches.of]);
  news_.reset();
  picked_ = {};
  player_.play_before(contest_, coaches.end);
}

void HubScreen::play_alone(std::size_t match) {
  const auto pair = of().teams(match);
  watches_ = false;
  news_.reset();
  player_.play_one(contest_, match, {of().plays(*pair[0]), of().plays(*pair[1])});
}

void HubScreen::watch_alone(std::size_t match) {
  play_alone(match);
  watches_ = true;
}

/// A coach plays for a person, who asks for it (C38).
void HubScreen::ask_who_stands_in(std::size_t match) {
  std::vector<Answer> answers;
  for (const Coaches::Known& coach : contest_->game().game().coaches().of_the_game)
    answers.push_back({coach.name, [this, match, id = coach.id] { stand_in(match, id); }});
  director_.ask(ui(director_.words(), "season-who-stands-in"), std::move(answers));
}

void HubScreen::stand_in(std::size_t match, const std::string& coach) {
  std::array<Plays, 2> who;
  const auto pair = of().teams(match);
  for (std::size_t side = 0; side < 2; ++side) {
    who[side] = of().plays(*pair[side]);
    if (who[side].who == Plays::Who::person) who[side] = {Plays::Who::coach, coach};
  }
  news_.reset();
  player_.play_one(contest_, match, who);
}

std::vector<Deed> HubScreen::next_deeds() {
  const words::Words& words = director_.words();
  const NextStep step = next();
  std::vector<Deed> deeds;
  switch (step.kind) {
    case NextStep::Kind::go_on:
      deeds.push_back({"go on", ui(words, "season-go-on"),
                       [this, step] {
                         turn_to(together_[step.of]);
                         play(step.match);
                       },
                       true});
      break;
    case NextStep::Kind::play:
      deeds.push_back({"play next", ui(words, "season-play"), [this] { play_on(); }, true,
                       step.before > 0 ? ui(words, "season-coaches-before") : ""});
      if (step.before > 0)
        deeds.push_back({"play coaches", ui(words, "season-play-before"), [this] { play_coaches(); }});
      deeds.push_back({"see next", ui(words, "season-see-match"), [this, step] {
                         turn_to(together_[step.of]);
                         pick({.match = step.match});
                       }});
      break;
    case NextStep::Kind::coaches:
      deeds.push_back({"play coaches", ui(words, "season-play-all"), [this] { play_coaches(); }, true});
      break;
    case NextStep::Kind::over:
      deeds.push_back({"next season", ui(words, "season-next-season"),
                       [this] { director_.go(place::NewCompetition{together_.front()->file()}); }, true});
      deeds.push_back(
          {"write page", ui(words, "story-save-page"), [this] { write_season_page(director_, *contest_); }});
      break;
    case NextStep::Kind::waits:
      break;
  }
  return deeds;
}

std::vector<Deed> HubScreen::match_deeds(std::size_t match) {
  std::vector<Deed> deeds;
  if (of().state(match) == MatchState::finished) deeds = finished_deeds(match);
  const bool open = of().can_be_played(match);
  if (open) add_deeds_to_play(match, deeds);
  if (of().takes_result(match))
    deeds.push_back({"by hand", ui(director_.words(), "season-enter-result"),
                     [this, match] { form_.emplace(contest_, match); }});
  if (open) add_rulings(match, deeds);
  return deeds;
}

void HubScreen::add_deeds_to_play(std::size_t match, std::vector<Deed>& deeds) {
  const words::Words& words = director_.words();
  const bool under_way = of().state(match) == MatchState::under_way;
  if (of().asks_people(match)) {
    deeds.push_back({"play", ui(words, under_way ? "season-go-on" : "season-play"),
                     [this, match] { play(match); }, true});
    if (!under_way)
      deeds.push_back(
          {"stand in", ui(words, "season-stand-in"), [this, match] { ask_who_stands_in(match); }});
    return;
  }
  deeds.push_back({"play at once", ui(words, "season-at-once"), [this, match] { play_alone(match); }, true});
  deeds.push_back({"watch", ui(words, "season-watch"), [this, match] { watch_alone(match); }});
}

/// What is decided off the pitch.
void HubScreen::add_rulings(std::size_t match, std::vector<Deed>& deeds) {
  const words::Words& words = director_.words();
  if (!more_) {
    deeds.push_back({"more", ui(words, "season-more-deeds"), [this] { more_ = true; }});
    return;
  }
  const auto pair = of().teams(match);
  const bool begun = of().state(match) == MatchState::under_way;
  for (std::size_t side = 0; side < 2; ++side) {
    const std::string& team = of().definition().teams[*pair[side]].name;
    const std::string at = side == 0 ? "home" : "away";
    if (!begun && contest_->means().points_off)
      deeds.push_back(
          {"late " + at, ui(words, "season-late", {{"team", team}}), [this, match, team = *pair[side]] {
             enter({competition::LateEntry{contest_->id_of(match), team, 1}});
           }});
    if (!begun)
      deeds.push_back({"very late " + at, ui(words, "season-very-late", {{"team", team}}),
                       [this, match, team = *pair[side]] {
                         enter({competition::LateEntry{contest_->id_of(match), team, 2}});
                       }});
    deeds.push_back({"award " + at, ui(words, "season-award", {{"team", team}}), [this, match, side] {
                       enter({competition::WalkoverEntry{contest_->id_of(match), side}});
                     }});
  }
}

std::vector<Deed> HubScreen::finished_deeds(std::size_t match) {
  const words::Words& words = director_.words();
  std::vector<Deed> deeds;
  const fs::path file = contest_->match_file(match);
  if (contest_->tells_of(match)) {
    BoardGame& game = contest_->game().game();
    const auto read = [this, &game, file]() -> MatchPtr {
      const auto found = game.read(file);
      if (!found) {
        director_.tell(told(director_.words(), found.error()));
        return nullptr;
      }
      return found->match;
    };
    deeds.push_back({"story", ui(words, "story-of-match"),
                     [this, read, file] {
                       if (const MatchPtr found = read()) director_.go(place::Story{found, file});
                     },
                     true});
    deeds.push_back({"watch", ui(words, "watch-again"), [this, read, file] {
                       if (const MatchPtr found = read()) director_.go(place::Watch{found, file});
                     }});
  }
  Competition trial = of();
  if (trial.add(competition::BackEntry{contest_->id_of(match)}))
    deeds.push_back({"take back", ui(words, "season-take-back"),
                     [this, match] { enter({competition::BackEntry{contest_->id_of(match)}}); }});
  return deeds;
}

}  // namespace fuba::app
