#include "app/window/open_match.hpp"

#include "app/window/file_trouble.hpp"
#include "words/told_error.hpp"

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

/// Goes on with a match; where its record is no longer good from a moment on, asks whether to begin there.
void play_on(Director& director, const ReadMatch& read) {
  if (!read.trouble) return director.go(place::Table{read.match});
  const std::string trouble = told(director.words(), *read.trouble);
  if (!read.match->begun()) return director.tell(trouble);
  const Words& words = director.words();
  const std::string question = words::ui(words, "good-up-to", {{"moment", read.match->standing().moment}});
  director.ask(trouble + "\n\n" + question,
               {{words::ui(words, "open-good-part"),
                 [&director, match = read.match] { director.go(place::Table{match}); }}});
}

void go_on_without_unopened(Director& director) {
  BoardGame& game = director.unfinished_game();
  const auto moved = game.put_unopened_aside();
  const Words& words = director.words();
  if (!moved) {
    return director.tell(words::ui(
        words, "unopened-stays",
        {{"file", game.unfinished_file().string()}, {"problem", words::told_error(words, moved.error())}}));
  }
  director.tell(words::ui(words, "unopened-kept", {{"file", moved->string()}}));
  director.go(place::Title{});
}

}  // namespace

void open_match(Director& director, const fs::path& file) {
  const auto read = director.game_of(file).read(file);
  if (!read) return director.tell(told(director.words(), read.error()));
  play_on(director, *read);
}

void open_saved_match(Director& director, const fs::path& file) {
  const auto glance = director.game_of(file).glance(file);
  if (!glance) return director.tell(told(director.words(), glance.error()));
  if (glance->standing.over) return watch_match(director, file);
  const Words& words = director.words();
  director.ask(to_string(words, glance->standing) + "\n" + file.string() + "\n\n" +
                   words::ui(words, "play-on-or-watch"),
               {{words::ui(words, "play-on"), [&director, file] { open_match(director, file); }},
                {words::ui(words, "watch"), [&director, file] { watch_match(director, file); }}});
}

void open_unfinished(Director& director) {
  BoardGame& game = director.unfinished_game();
  director.hold(game.opening());
  const auto read = game.unfinished();
  if (!read) return director.tell(told(director.words(), read.error()));
  if (*read) play_on(director, **read);
}

void ask_about_unopened(Director& director) {
  const Words& words = director.words();
  director.ask(words::ui(words, "unopened"),
               {{words::ui(words, "unopened-leave"), [&director] { go_on_without_unopened(director); }},
                {words::ui(words, "unopened-try"), [&director] { open_unfinished(director); }}});
}

void watch_match(Director& director, const fs::path& file) {
  const auto read = director.game_of(file).read(file);
  if (!read) return director.tell(told(director.words(), read.error()));
  if (read->trouble) director.tell(told(director.words(), *read->trouble));
  // A note would be kept by writing the file anew, without what cannot be played.
  director.go(place::Watch{read->match, read->trouble ? fs::path() : file});
}

void tell_story(Director& director, const fs::path& file) {
  const auto read = director.game_of(file).read(file);
  if (!read) return director.tell(told(director.words(), read.error()));
  if (read->trouble) director.tell(told(director.words(), *read->trouble));
  director.go(place::Story{read->match, file});
}

void analyse_match(Director& director, const fs::path& file) {
  const auto read = director.game_of(file).read(file);
  if (!read) return director.tell(told(director.words(), read.error()));
  if (read->trouble) director.tell(told(director.words(), *read->trouble));
  director.go(place::Analysis{read->match, file});
}

}  // namespace fuba::app
