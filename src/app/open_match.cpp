#include "open_match.hpp"

#include "fuba/match.hpp"
#include "saved_matches.hpp"
#include "screens/replay_screen.hpp"
#include "screens/table_screen.hpp"
#include "screens/title_screen.hpp"
#include "seed.hpp"

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

void lay_on_table(Director& director, const Match& match) {
  director.begin(std::make_unique<TableScreen>(
      director,
      std::make_unique<MatchPlay>(match, director.words(), director.settings(), director.folder())));
}

/// Goes on with a match; where its record is no longer good from a moment on, asks whether to begin there.
void play_on(Director& director, const Loaded& loaded) {
  if (!loaded.trouble) return lay_on_table(director, loaded.match);
  const std::string trouble = to_string(*loaded.trouble);
  if (loaded.match.journal().empty()) return director.tell(trouble);
  const Words& words = director.words();
  const std::string question =
      fuba::ui(words, "good-up-to", {{"moment", moment(words, loaded.match.state())}});
  director.ask(trouble + "\n\n" + question,
               {{fuba::ui(words, "open-good-part"),
                 [&director, match = loaded.match] { lay_on_table(director, match); }}});
}

void go_on_without_unopened(Director& director) {
  const Autosave autosave(director.folder());
  const auto moved = autosave.put_unopened_aside();
  const Words& words = director.words();
  if (!moved)
    return director.tell(
        fuba::ui(words, "unopened-stays", {{"file", autosave.file().string()}, {"problem", moved.error()}}));
  director.tell(fuba::ui(words, "unopened-kept", {{"file", moved->string()}}));
  director.begin(std::make_unique<TitleScreen>(director));
}

}  // namespace

void open_match(Director& director, const fs::path& file) {
  const auto loaded = load(file, director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return director.tell(to_string(loaded.error()));
  play_on(director, *loaded);
}

void open_file(Director& director, const fs::path& file) {
  const auto summary = summary_of(file, director.rules_for());
  if (!summary) return director.tell(to_string(summary.error()));
  if (summary->over()) return watch_match(director, file);
  const Words& words = director.words();
  director.ask(to_string(words, standing_of(words, *summary)) + "\n" + file.string() + "\n\n" +
                   fuba::ui(words, "play-on-or-watch"),
               {{fuba::ui(words, "play-on"), [&director, file] { open_match(director, file); }},
                {fuba::ui(words, "watch"), [&director, file] { watch_match(director, file); }}});
}

void open_unfinished(Director& director) {
  const Autosave autosave(director.folder());
  director.hold(autosave.opening());
  const auto loaded = autosave.unfinished(director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return director.tell(to_string(loaded.error()));
  if (*loaded) play_on(director, **loaded);
}

void ask_about_unopened(Director& director) {
  const Words& words = director.words();
  director.ask(fuba::ui(words, "unopened"),
               {{fuba::ui(words, "unopened-leave"), [&director] { go_on_without_unopened(director); }},
                {fuba::ui(words, "unopened-try"), [&director] { open_unfinished(director); }}});
}

}  // namespace fuba::app
