#pragma once

#include <array>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/sound/cue.hpp"
#include "app/window/destination.hpp"
#include "app/window/screen.hpp"
#include "app/window/settings.hpp"
#include "tabletop/opening_mark.hpp"

namespace fuba::app {

/// What the players may answer to a question in a box.
struct Answer {
  std::string label;
  std::function<void()> take;
};

/// What the players are told or asked, above everything else.
struct Box {
  std::string message;
  std::vector<Answer> answers;  ///< none where they are only told
};

/// What went well, told in a line that goes away by itself.
struct Notice {
  std::string message;
  std::optional<Answer> way;  ///< what may be done about it, if anything
};

/// The commands that start programs for Home's and Away's side in new matches; empty = somebody else plays.
using Programs = std::array<std::string, 2>;

/// By this id a match keeps that a program plays a side.
inline constexpr std::string_view program_id = "program";

class BoardGame;

/// Which screen is shown, and what all screens share. A screen asks for a place by `go`; the router, which
/// alone knows the screens, puts it there.
class Director {
 public:
  using Router = std::function<void(Director& director, Destination destination)>;

  /// `folder`: of the player's matches and settings.
  Director(const Words& words, std::filesystem::path folder, Settings settings);
  ~Director();
  Director(const Director&) = delete;
  Director& operator=(const Director&) = delete;

  const Words& words() const { return words_; }
  /// Where matches and settings are kept.
  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path settings_file() const { return folder_ / "settings.json"; }

  /// All games; at least one.
  const std::vector<std::unique_ptr<BoardGame>>& games() const { return games_; }
  void add_game(std::unique_ptr<BoardGame> game);
  /// The game that new matches are played by: the one that the settings name, or else the first.
  BoardGame& game() const { return game_named(settings_.game); }
  /// The game of that id; the first one where there is none.
  BoardGame& game_named(std::string_view id) const;
  /// The game that the first line of a saved match names; the first one, which can say what is wrong, where
  /// it names none of them.
  BoardGame& game_of(const std::filesystem::path& file) const;
  /// The game of the match that was under way when the program last ended.
  BoardGame& unfinished_game() const;

  const Programs& programs() const { return programs_; }
  void set_programs(Programs programs) { programs_ = std::move(programs); }

  const Settings& settings() const { return settings_; }
  /// Keeps them. Another language is spoken from the next frame on.
  void set_settings(const Settings& settings);

  /// Who lets sounds be heard, and must outlive what is shown; null = nobody.
  void set_speaker(Speaker* speaker) { speaker_ = speaker; }
  /// Never null: nothing is heard where nobody lets it.
  Speaker& speaker() const;

  void set_router(Router router) { router_ = std::move(router); }
  /// Goes to a place; its screen shows from the next frame on.
  void go(Destination destination) { router_(*this, std::move(destination)); }
  /// Puts a screen above the present one; for the router.
  void open(std::unique_ptr<Screen> screen);
  /// Leaves all screens for a new one; for the router.
  void begin(std::unique_ptr<Screen> screen);
  void back();
  void quit();
  /// Tells the players something in a box.
  void tell(std::string_view message);
  /// Tells them in a line that goes away what went well.
  void note(std::string message, std::optional<Answer> way = std::nullopt) {
    notice_ = Notice{std::move(message), std::move(way)};
    ++notices_;
  }
  /// What they were told last in that way.
  const std::optional<Notice>& notice() const { return notice_; }
  /// Grows with each of them.
  std::size_t notices() const { return notices_; }
  void drop_notice() { notice_.reset(); }
  /// Asks them something in a box. They may also go back and leave all as it is.
  void ask(std::string message, std::vector<Answer> answers);

  /// Holds the mark of a file until the players have seen what is in it.
  void hold(tabletop::OpeningMark mark) { opening_ = std::move(mark); }
  /// A picture has been painted, or the players leave.
  void opened();

  bool quitting() const { return quitting_; }
  /// The box that lies above everything; null if there is none.
  const Box* box() const { return boxes_.empty() ? nullptr : &boxes_.front(); }
  /// Takes it away, and then the answer that was given, if one was. The next one follows.
  void close_box(std::optional<std::size_t> answer = std::nullopt);
  /// The screen to show now, after all changes asked for.
  Screen& screen();
  /// Whether another screen lies below the present one.
  bool nested() const { return screens_.size() > 1; }

 private:
  void speak();

  const Words& words_;
  std::filesystem::path folder_;
  std::vector<std::unique_ptr<BoardGame>> games_;
  Programs programs_;
  Settings settings_;
  Speaker* speaker_ = nullptr;
  Router router_;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::function<void()>> changes_;
  std::deque<Box> boxes_;
  std::optional<Notice> notice_;
  std::size_t notices_ = 0;
  std::optional<tabletop::OpeningMark> opening_;
  bool quitting_ = false;
};

}  // namespace fuba::app
