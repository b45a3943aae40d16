#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/season/competing_game.hpp"
#include "app/window/director.hpp"
#include "competition/calendar.hpp"
#include "competition/competition_file.hpp"

namespace fuba::app {

class Contest;
using ContestPtr = std::shared_ptr<Contest>;

/// A sentence on what could not be done; nothing where all is well.
using Trouble = std::optional<std::string>;

/// A competition that is open in the window: its file, held as long as anybody has it, and its game. Whatever
/// it tells of is on the disk.
class Contest {
 public:
  /// What has changed since the hub was last seen.
  struct News {
    std::size_t match = 0;                   ///< that has ended
    std::vector<std::size_t> places_before;  ///< of the teams in their tables, from 0; by team
  };

  /// Goes on with a competition; results of matches that had ended when the program did are entered. The
  /// director must outlive it.
  static tl::expected<ContestPtr, std::string> open(Director& director, const std::filesystem::path& file);
  /// Begins one.
  static tl::expected<ContestPtr, std::string> create(Director& director, competition::Definition definition,
                                                      const std::filesystem::path& file);

  const competition::Competition& get() const { return file_.get(); }
  CompetingGame& game() const { return game_; }
  /// What its rules leave it to work with.
  const competition::Means& means() const { return means_; }
  const std::filesystem::path& file() const { return place_; }
  std::filesystem::path match_file(std::size_t match) const { return file_.match_file(id_of(match)); }
  bool keeps(std::size_t match) const;
  /// Whether the match that is kept is the one that came to the result (C40).
  bool tells_of(std::size_t match) const;
  const std::string& id_of(std::size_t match) const { return get().fixtures()[match].id; }

  Trouble add(const std::vector<competition::Entry>& entries);
  /// Writes that a match has begun, where that does not stand there.
  Trouble begin(std::size_t match);
  /// Writes what a match came to, with the dice of 3.0/T8.
  Trouble enter(competition::ResultEntry result);
  std::optional<News> take_news() { return std::exchange(news_, std::nullopt); }
  /// What was dropped when it was opened.
  const std::optional<std::string>& note() const { return file_.note(); }

 private:
  Contest(competition::CompetitionFile file, CompetingGame& game, std::filesystem::path place);
  bool is_own(std::size_t match, const AnyMatch& kept) const;
  void enter_ended();

  competition::CompetitionFile file_;
  CompetingGame& game_;
  competition::Means means_;
  std::filesystem::path place_;
  std::optional<News> news_;
};

/// The league that a cup is played beside, or the cup of a league; nothing where there is none.
std::optional<std::filesystem::path> companion_of(const Director& director,
                                                  const std::filesystem::path& file);
/// A competition, and its companion where it can be opened; a league before its cup.
std::vector<ContestPtr> with_companion(Director& director, const ContestPtr& contest);
/// What comes next in them.
competition::NextStep next_step(const std::vector<ContestPtr>& together);

/// The places of all teams in their tables, by team.
std::vector<std::size_t> places_of(const competition::Competition& of);

/// What every game of the window has for competitions.
competition::MeansOf means_of(const Director& director);
/// The game that plays an edition; null where the window has none.
CompetingGame* competing_game(const Director& director, std::string_view edition);

/// Where competitions lie.
std::filesystem::path competitions_folder(const Director& director);

}  // namespace fuba::app
