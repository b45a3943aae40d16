// Lays out the screens of every game in every language, with text as usual and twice as large, in the usual
// window and in the smallest, and tells what cannot be read: texts that are cut off, lie over each other,
// stand outside of their room, or are missing.
//   legibility              all languages
//   legibility CODE...      these

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <set>
#include <thread>

#include "app/story/analysis_screen.hpp"
#include "app/window/board_game.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/rules_setting.hpp"
#include "golden_seasons.hpp"
#include "keys.hpp"
#include "match/played.hpp"
#include "support/folder.hpp"
#include "tabletop/data_folder.hpp"
#include "words/languages.hpp"

namespace {

using namespace fuba;
using namespace fuba::app;

constexpr int answers_of_a_match = 120;
constexpr float allowed = 2;  ///< pixels: what the letters' own edges take

struct Size {
  int width;
  int height;
};

float right(const SDL_FRect& rect) { return rect.x + rect.w; }
float bottom(const SDL_FRect& rect) { return rect.y + rect.h; }

bool lie_over_each_other(const Written& one, const Written& other) {
  // Letters are lower than their lines.
  const float slack = std::min(one.rect.h, other.rect.h) * 0.25F + allowed;
  const auto& a = one.rect;
  const auto& b = other.rect;
  return one.layer == other.layer && right(a) > b.x + allowed && right(b) > a.x + allowed &&
         bottom(a) > b.y + slack && bottom(b) > a.y + slack;
}

bool is_seen(const Written& text) {
  return bottom(text.rect) > text.seen.y && text.rect.y < bottom(text.seen);
}

/// Whether letters were dropped: it ends with "…" where no text of the language does.
bool is_shortened(const Written& text, const std::string& texts_of_language) {
  if (text.shortened || !text.words.ends_with("…")) return text.shortened;
  const std::string last_word = text.words.substr(text.words.rfind(' ') + 1);
  return last_word != "…" && texts_of_language.find(last_word + '"') == std::string::npos;
}

bool is_cut(const Written& text) {
  return right(text.rect) > right(text.seen) + allowed || text.rect.x < text.seen.x - allowed;
}

/// Finds what is wrong with what a screen says and tells each fault once.
class Reader {
 public:
  Reader(std::string language, float zoom)
      : language_(std::move(language)),
        texts_(test::text_of(*tabletop::find_data_folder() / "assets/lang" / (language_ + ".json"))),
        zoom_(zoom) {}

  std::size_t faults() const { return told_.size(); }

  void read(const std::string& screen, const std::vector<Written>& texts) {
    for (std::size_t at = 0; at < texts.size(); ++at) {
      const Written& text = texts[at];
      if (!is_seen(text)) continue;
      if (is_shortened(text, texts_)) {
        tell(screen, "is shortened", text.words);
        continue;
      }
      // An analysis has the sign beside a mistake.
      const bool is_sign = text.words == "?" && screen == "analysis";
      if ((text.words == "?" && !is_sign) || text.words.find_first_of("{}") != std::string::npos)
        tell(screen, "is no text", text.words);
      if (is_cut(text)) tell(screen, "is cut off", text.words);
      for (std::size_t other = 0; other < at; ++other)
        if (!texts[other].shortened && is_seen(texts[other]) && lie_over_each_other(texts[other], text))
          tell(screen, "lies over \"" + texts[other].words + "\"", text.words);
    }
  }

 private:
  void tell(const std::string& screen, const std::string& fault, const std::string& words) {
    if (!told_.insert(fault + words).second) return;
    std::cout << language_ << ", " << 100 * zoom_ << " %, " << screen << ": \"" << words << "\" " << fault
              << '\n';
  }

  std::string language_;
  std::string texts_;
  float zoom_;
  std::set<std::string> told_;
};

/// A program in one language at one size, whose screens are read one after the other.
class Desk {
 public:
  Desk(const Settings& settings, const Size& window, Reader& reader)
      : mirror_(window.width, window.height, settings, folder_.path()), reader_(reader) {
    mirror_.note_down(texts_);
  }

  void visit(const std::string& name, const Destination& place) {
    mirror_.director().go(place);
    read(name);
    leave();
  }

  /// What a match and a competition of each edition with all its options can be begun with.
  void choose_rules() {
    const Settings before = mirror_.director().settings();
    for (const std::string_view edition : editions()) {
      mirror_.director().set_settings(with_all_options(edition));
      visit("new match of " + std::string(edition), place::NewMatch{});
      mirror_.director().go(place::NewCompetition{});
      mirror_.lay_out();
      for (const std::string tab : {"season-rules", "season-more"}) {
        press(tab);
        read(tab + " of " + std::string(edition));
      }
      leave();
    }
    mirror_.director().set_settings(before);
  }

  /// A list, and a league and a cup with all their pages.
  void keep_competitions() {
    mirror_.show(test::season_list(mirror_.director()));
    read("list of competitions");
    mirror_.show(test::season_hub(mirror_.director()));
    turn_over("league");
    play_otherwise();
    mirror_.show(test::season_cup(mirror_.director()));
    turn_over("cup");
  }

  /// The beginning of every lesson of every game.
  void take_lessons() {
    for (const auto& game : mirror_.director().games())
      for (const LessonShelf& shelf : game->lessons())
        for (const LessonLine& lesson : shelf.lessons) visit("lesson " + lesson.id, place::Lesson{lesson.id});
  }

  /// Some of a match of every game; of FUBA by each edition with all its options.
  void play_all() {
    for (const auto& game : mirror_.director().games()) {
      if (game->id() != Fuba::id) {
        play(std::string(game->id()), mirror_.director().settings());
        continue;
      }
      for (const std::string_view edition : editions()) play(std::string(edition), with_all_options(edition));
    }
  }

  void play(const std::string& name, Settings settings) {
    for (const auto& game : mirror_.director().games())
      if (game->id() == name) settings.game = name;
    mirror_.director().set_settings(settings);
    const auto match = mirror_.director().game().new_match({});
    if (!match) throw std::runtime_error(match.error());
    mirror_.director().go(place::Table{.match = *match, .kept = false});
    test::Keys keys(mirror_, 5);
    for (int answer = 0; answer < answers_of_a_match && !keys.over(); ++answer) {
      keys.play();
      read("table of " + name);
      if (answer % 20 != 0) continue;
      for (const SDL_Keycode sheet : {SDLK_F1, SDLK_F5}) {
        mirror_.key_unseen(sheet);
        read("sheets of " + name);
        mirror_.key_unseen(SDLK_ESCAPE);
      }
    }
  }

  /// Every page of a competition.
  void turn_over(const std::string& name) {
    read(name);
    for (const std::string page : {"table", "fixtures", "bracket", "figures", "story"}) {
      if (!mirror_.rect("season-tab-" + page)) continue;
      press("season-tab-" + page);
      read(name + ", " + page);
    }
  }

  /// What stands beside playing the next match oneself.
  void play_otherwise() {
    press("see next");
    press("stand in");
    read("who stands in");
    mirror_.key_unseen(SDLK_ESCAPE);
    press("by hand");
    read("result by hand");
  }

  /// Teams of a position, one above the other.
  void put_position_together() {
    mirror_.director().go(place::Editor{});
    mirror_.lay_out();
    for (const std::string team : {"home", "away"}) {
      press(team + " team");
      read("editor, " + team);
      mirror_.key_unseen(SDLK_ESCAPE);
    }
    leave();
  }

  /// A puzzle, asked and answered.
  void try_puzzle() {
    mirror_.director().go(place::Puzzles{});
    mirror_.lay_out();
    const auto choices = mirror_.choices();
    press(*std::ranges::find_if(choices, [](const std::string& id) { return id.starts_with("subject "); }));
    read("puzzle");
    press("puzzle give up");
    read("answer of a puzzle");
    leave();
    leave();
  }

  /// What is done with a match that is over: its story is read, it is watched, gone on with and analysed.
  void look_back(const std::filesystem::path& file) {
    const auto read_match = mirror_.director().game_of(file).read(file);
    if (!read_match) throw std::runtime_error(to_string(read_match.error()));
    const auto match = read_match->match;
    visit("story", place::Story{match, file});
    visit("match that is watched", place::Watch{match, file});
    visit("playing on", place::PlayOn{match});
    visit("analysis that has not begun", place::Analysis{match, {}});
    mirror_.director().go(place::Analysis{match, file});
    // What an earlier desk kept is taken up at once.
    await_analysis();
    while (mirror_.rect("begin")) {
      press("begin");
      await_analysis();
    }
    read("analysis");
    leave();
  }

  void read(const std::string& name) {
    // What is laid out first may change what is laid out then.
    mirror_.lay_out();
    mirror_.lay_out();
    reader_.read(name, texts_);
  }

 private:
  void await_analysis() {
    mirror_.lay_out();
    const auto& analysis = dynamic_cast<AnalysisScreen&>(mirror_.director().screen()).analyst();
    while (analysis.at_work()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      mirror_.lay_out();
    }
  }

  Settings with_all_options(std::string_view edition) {
    Settings settings = mirror_.director().settings();
    RulesSetting chosen;
    chosen.rules = {.edition = std::string(edition), .options = mirror_.content().options.of(edition)};
    keep(settings, chosen);
    return settings;
  }
  void press(const std::string& id) {
    if (!test::Keys(mirror_, 1).walk_to(id)) throw std::runtime_error("Arrows do not come to " + id);
    mirror_.key_unseen(SDLK_RETURN);
  }
  void leave() {
    mirror_.director().back();
    mirror_.lay_out();
  }

  test::TestFolder folder_;
  test::Mirror mirror_;
  std::vector<Written> texts_;
  Reader& reader_;
};

Settings settings_in(const std::string& language, std::size_t text) {
  Settings settings = test::still();
  settings.language = language;
  settings.text = text;
  settings.questions = Questions::what_matters;
  return settings;
}

/// A short match that is over. Its analysis is kept beside it, once it has been made.
void keep_match(const std::filesystem::path& file) {
  const auto rules = load_rules({.edition = std::string(default_edition())});
  if (!rules) throw std::runtime_error(rules.error());
  const auto kept = save(test::finished_match(4, *rules), file);
  if (!kept) throw std::runtime_error(to_string(kept.error()));
}

std::size_t faults_in(const std::string& language, std::size_t text, const Size& window,
                      const std::filesystem::path& match) {
  const Settings settings = settings_in(language, text);
  Reader reader(language, settings.text_factor());
  Desk desk(settings, window, reader);
  desk.read("title");
  desk.visit("lessons", place::Learn{});
  desk.visit("new match", place::NewMatch{});
  desk.visit("library", place::Library{});
  desk.visit("rules", place::Rules{});
  desk.visit("dice", place::Dice{});
  desk.visit("settings", place::SettingsPage{});
  desk.visit("keys", place::Keys{});
  desk.visit("puzzles", place::Puzzles{});
  desk.visit("editor", place::Editor{});
  desk.visit("competitions", place::Competitions{});
  desk.visit("new competition", place::NewCompetition{});
  desk.choose_rules();
  desk.put_position_together();
  desk.try_puzzle();
  desk.look_back(match);
  desk.take_lessons();
  desk.keep_competitions();
  desk.play_all();
  return reader.faults();
}

}  // namespace

int main(int count, char** given) {
  std::vector<std::string> languages(given + 1, given + count);
  if (languages.empty()) languages = words::languages();
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
  SDL_Init(SDL_INIT_VIDEO);
  std::size_t faults = 0;
  try {
    const test::TestFolder folder;
    const std::filesystem::path match = folder.path() / "Derby.fuba";
    keep_match(match);
    for (const std::string& language : languages)
      for (std::size_t text = 0; text < text_names.size(); ++text)
        for (const Size& window : {Size{1280, 800}, Size{960, 600}})
          faults += faults_in(language, text, window, match);
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
    faults = 1;
  }
  SDL_Quit();
  if (faults > 0) std::cout << faults << " faults\n";
  return faults == 0 ? 0 : 1;
}
