#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "app/window/screen.hpp"
#include "app/window/settings.hpp"
#include "tabletop/match.hpp"
#include "tabletop/opening_mark.hpp"
#include "tabletop/save_error.hpp"

namespace fuba::app {

using tabletop::MatchInfo;
using tabletop::SaveError;

class BoardGame;
class CompetingGame;
class Study;

/// How a match stands, in words.
struct Standing {
  Names names;
  std::string edition;        ///< "FUBA 2.0"
  std::string named_edition;  ///< the same; empty for the edition that need not be named
  std::string options;        ///< "Injuries, Weather"; empty in the basic game
  std::string score;          ///< "2 : 1"
  std::string moment;         ///< "31'"
  std::string date;           ///< "2026-05-18 20:15"; empty where nobody has written it down
  bool over = false;
  std::array<int, 2> goals{};
  std::array<std::string, 2> coaches{};  ///< who plays a side, by the id of a coach; empty for a person
  bool practised = false;                ///< somebody took choices back
};

/// "31'", or that the match is over.
std::string when(const Words& words, const Standing& standing);
/// "Home 2 : 1 Away, 31'"
std::string to_string(const Words& words, const Standing& standing);

/// A match of any game, as far as the rooms know it. Only its game looks inside.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  virtual BoardGame& game() const = 0;
  /// The id of the edition that it is played by.
  virtual std::string edition() const = 0;
  virtual const MatchInfo& info() const = 0;
  virtual Standing standing() const = 0;
  /// Whether anything has been chosen or thrown in it.
  virtual bool begun() const = 0;
  /// The same match with others at its sides, by the ids of coaches.
  virtual std::shared_ptr<const AnyMatch> played_by(std::array<std::string, 2> coaches) const = 0;
  virtual tl::expected<void, SaveError> save(const std::filesystem::path& file) const = 0;
};

using MatchPtr = std::shared_ptr<const AnyMatch>;

/// A match that was read from a file.
struct ReadMatch {
  MatchPtr match;  ///< all of it, or up to what `trouble` names
  std::optional<SaveError> trouble;
};

/// Paints a match seen small into a rectangle, `faint` where the file is not what it should be.
using Miniature = std::function<void(const paint::Painter& painter, const SDL_FRect& rect, bool faint)>;

/// What a look at a saved match tells.
struct Glance {
  Standing standing;
  Miniature miniature;
  std::optional<SaveError> trouble;  ///< what is wrong with the end of the file
};

/// The board of a game with what stands on it, beside a menu.
class BoardPicture {
 public:
  virtual ~BoardPicture() = default;
  /// The table with the empty board, whose usual place is `room`, and which lies `drop` pixels lower.
  virtual void ground(const paint::Painter& painter, const SDL_FRect& room, float drop) const = 0;
  virtual void pieces(const paint::Painter& painter, const SDL_FRect& room, float drop) const = 0;
};

/// What the players may choose about the rules of a new match: first an edition, and what belongs to it.
class RulesChooser {
 public:
  virtual ~RulesChooser() = default;
  /// The rules are those of a competition, which says by itself what follows on a level match.
  virtual void compete() = 0;
  /// How high the editions are, side by side.
  virtual float editions_height(const Ui& ui, float width) const = 0;
  /// `taken`: labels whose letters none of what is chosen may have.
  virtual void lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings,
                            const std::vector<std::string>& taken) = 0;
  virtual void lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                           const std::vector<std::string>& taken) = 0;
};

/// Who can play a side besides a person.
struct Coaches {
  struct Known {
    std::string id;
    std::string name;  ///< "Marta"
    std::string kind;  ///< "The professional"
    std::string help;  ///< how it plays, in one sentence
    int rating = 0;    ///< how strong it is: Elo
  };

  std::vector<Known> of_the_game;  ///< the weakest first
  std::vector<std::string> own;    ///< ids of a player's own, from files
};

/// A lesson as it is listed.
struct LessonLine {
  std::string id;  ///< no other lesson of any game has it
  std::string title;
  std::string summary;
};

/// The lessons of an edition, in the order in which one takes them.
struct LessonShelf {
  std::string edition;
  std::string name;      ///< "FUBA 2.0"
  std::string about;     ///< whom they are for, in a sentence
  bool present = false;  ///< whether new matches are played by it
  std::vector<LessonLine> lessons;
};

/// All that a game gives to the rooms of the window: a game is added by one more of these.
class BoardGame {
 public:
  virtual ~BoardGame() = default;

  /// As the first line of a save has it.
  virtual std::string_view id() const = 0;
  virtual std::string name() const = 0;
  /// Speaks a language from now on; a sentence on why it cannot.
  virtual tl::expected<void, std::string> speak(std::string_view language) = 0;

  // A new match.
  virtual std::unique_ptr<RulesChooser> rules_chooser() = 0;
  virtual Coaches coaches() const = 0;
  /// Why a coach cannot play; nothing if he can.
  virtual std::optional<std::string> trouble_with(std::string_view coach) const = 0;
  /// A new match by the rules that the settings name, or a sentence on why there is none.
  virtual tl::expected<MatchPtr, std::string> new_match(MatchInfo info) = 0;

  // Files.
  virtual tl::expected<Glance, SaveError> glance(const std::filesystem::path& file) = 0;
  virtual tl::expected<ReadMatch, SaveError> read(const std::filesystem::path& file) = 0;

  // The match that was under way when the program last ended.
  virtual bool has_unfinished() const = 0;
  virtual std::filesystem::path unfinished_file() const = 0;
  /// Nothing if there is none.
  virtual tl::expected<std::optional<ReadMatch>, SaveError> unfinished() = 0;
  /// To be held while it is opened, until the players have seen it.
  virtual tabletop::OpeningMark opening() const = 0;
  /// Whether a program ended while it opened it: this one may fare alike.
  virtual bool failed_to_open() const = 0;
  /// Puts it beside without a look into it. Where it lies now.
  virtual tl::expected<std::filesystem::path, tabletop::FileProblem> put_unopened_aside() = 0;

  // Pictures.
  /// How high a miniature of that width is.
  virtual float miniature_height(float width) const = 0;
  /// With a match as it may be seen, or as pieces stand while there is none.
  virtual std::unique_ptr<BoardPicture> board(const AnyMatch* match) const = 0;

  // Screens.
  /// `kept`: whether the match is kept safe while it is played.
  virtual std::unique_ptr<Screen> table(const AnyMatch& match, bool kept) = 0;
  /// `file`: where notes are kept; empty = nowhere.
  virtual std::unique_ptr<Screen> replay(const AnyMatch& match, std::filesystem::path file) = 0;
  /// `file`: where the match is saved; empty if it is not.
  virtual std::unique_ptr<Screen> story(const AnyMatch& match, std::filesystem::path file) = 0;
  /// The rules of an edition by its id; of the one that the settings name where it is empty.
  virtual std::unique_ptr<Screen> rules(std::string_view edition) = 0;
  /// How the dice have fallen: in all saved matches, and in one match where there is one.
  virtual std::unique_ptr<Screen> dice(MatchPtr match) = 0;

  /// What it gives to competitions; null where the window has none of this game.
  virtual CompetingGame* competing() { return nullptr; }

  /// What it gives to those who want to play better; null where there is nothing.
  virtual Study* study() { return nullptr; }

  // Lessons. A game may have none.
  virtual std::vector<LessonShelf> lessons() const { return {}; }
  /// The table with one of them, or a sentence on why it cannot be taken.
  virtual tl::expected<std::unique_ptr<Screen>, std::string> lesson(std::string_view id) {
    return tl::unexpected(std::string(id));
  }
};

}  // namespace fuba::app
