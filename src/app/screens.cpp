#include "app/screens.hpp"

#include <algorithm>

#include "app/menus/keys_screen.hpp"
#include "app/menus/lessons_screen.hpp"
#include "app/menus/library_screen.hpp"
#include "app/menus/new_match_screen.hpp"
#include "app/menus/play_on_screen.hpp"
#include "app/menus/settings_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "app/season/competing_game.hpp"
#include "app/season/competitions_screen.hpp"
#include "app/season/hub_screen.hpp"
#include "app/season/new_competition_screen.hpp"
#include "app/season/shelf.hpp"
#include "app/window/board_game.hpp"
#include "app/window/open_match.hpp"
#include "app/window/study.hpp"
#include "competition/competition_file.hpp"

namespace fuba::app {
namespace {

/// Puts each place's screen above the others, or in place of them all.
struct Show {
  Director& director;

  void operator()(const place::Title&) const {
    auto screen = std::make_unique<TitleScreen>(director);
    if (const auto next = invitation(director))
      screen->invite([&to = director] { return invitation(to).value_or(Invitation{}).words; },
                     [&to = director, file = next->file] { open_competition(to, file); });
    director.begin(std::move(screen));
  }
  void operator()(const place::Menu& to) const {
    director.open(std::make_unique<TitleScreen>(director, to.match, to.occasion));
  }
  void operator()(const place::NewMatch& to) const {
    auto screen = std::make_unique<NewMatchScreen>(director);
    if (to.leaving)
      director.begin(std::move(screen));
    else
      director.open(std::move(screen));
  }
  void operator()(const place::File& to) const {
    if (competition::is_competition(to.file))
      open_competition(director, to.file);
    else
      open_saved_match(director, to.file);
  }
  void operator()(const place::Library& to) const {
    director.open(std::make_unique<LibraryScreen>(director, to.to_save));
  }
  void operator()(const place::Table& to) const {
    BoardGame& game = to.match->game();
    director.begin(to.occasion ? game.competing()->table(*to.match, to.occasion)
                               : game.table(*to.match, to.kept));
  }
  void operator()(const place::Watch& to) const {
    director.open(to.match->game().replay(*to.match, to.file));
  }
  void operator()(const place::Story& to) const { director.open(to.match->game().story(*to.match, to.file)); }
  void operator()(const place::Analysis& to) const {
    open(to.match->game().study()->analysis(*to.match, to.file));
  }
  void operator()(const place::Exercise& to) const { open(to.series->game().study()->exercise(to.series)); }
  void operator()(const place::Puzzles&) const { director.open(director.game().study()->puzzles()); }
  void operator()(const place::Editor& to) const {
    BoardGame& game = to.match ? to.match->game() : director.game();
    open(game.study()->editor(to.match.get()));
  }
  void operator()(const place::PlayOn& to) const {
    director.open(std::make_unique<PlayOnScreen>(director, to.match));
  }
  void operator()(const place::Rules& to) const {
    director.open(to.match ? to.match->game().rules(to.match->edition()) : director.game().rules({}));
  }
  void operator()(const place::Dice& to) const {
    director.open((to.match ? to.match->game() : director.game()).dice(to.match));
  }
  void operator()(const place::SettingsPage&) const {
    director.open(std::make_unique<SettingsScreen>(director));
  }
  void operator()(const place::Keys&) const { director.open(std::make_unique<KeysScreen>(director)); }
  void operator()(const place::Competitions&) const {
    director.open(std::make_unique<CompetitionsScreen>(director));
  }
  void operator()(const place::NewCompetition& to) const {
    director.open(std::make_unique<NewCompetitionScreen>(director, to.after));
  }
  void operator()(const place::Hub& to) const {
    director.begin(std::make_unique<HubScreen>(director, to.contest));
  }
  void operator()(const place::Learn&) const { director.open(std::make_unique<LessonsScreen>(director)); }
  void operator()(const place::Lesson& to) const { open(game_with_lesson(to.id).lesson(to.id)); }

 private:
  /// Or tells why there is none.
  void open(tl::expected<std::unique_ptr<Screen>, std::string> screen) const {
    if (!screen) return director.tell(screen.error());
    director.open(*std::move(screen));
  }

  /// The game that lists a lesson.
  BoardGame& game_with_lesson(std::string_view id) const {
    for (const auto& game : director.games())
      for (const LessonShelf& shelf : game->lessons())
        if (std::ranges::find(shelf.lessons, id, &LessonLine::id) != shelf.lessons.end()) return *game;
    return director.game();
  }
};

}  // namespace

void show(Director& director, Destination destination) { std::visit(Show{director}, destination); }

}  // namespace fuba::app
