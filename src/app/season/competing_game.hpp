#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "app/window/board_game.hpp"
#include "app/window/occasion.hpp"
#include "competition/competition.hpp"
#include "competition/means.hpp"
#include "competition/season_page.hpp"

namespace fuba::app {

/// All that a game gives to the competitions of the window.
class CompetingGame {
 public:
  /// By what the matches are played.
  struct Rules {
    std::string edition;
    std::vector<std::string> options;
  };
  /// Plays a match without people; asked to stop, it answers with an empty sentence.
  using Work = std::function<tl::expected<competition::ResultEntry, std::string>(const std::stop_token&)>;

  virtual ~CompetingGame() = default;

  virtual BoardGame& game() const = 0;
  virtual bool plays(std::string_view edition) const = 0;
  virtual const competition::MeansOf& means() const = 0;
  /// The rules that the players have chosen.
  virtual Rules chosen(const Settings& settings) const = 0;
  /// Lets them have chosen these.
  virtual void choose(Settings& settings, const Rules& rules) const = 0;
  /// "FUBA 3.0: Conditions, Injuries".
  virtual std::string told(const Rules& rules) const = 0;
  /// Formations that a team may name as its own, the usual one first; empty where the game has none.
  virtual std::vector<std::string> formations() const = 0;
  virtual std::string card_name(std::string_view card) const = 0;

  /// A match of a competition that begins, with the dice of its seed (C19).
  virtual tl::expected<MatchPtr, std::string> new_match(const competition::Competition& of, std::size_t match,
                                                        MatchInfo info) const = 0;
  /// The table with such a match.
  virtual std::unique_ptr<Screen> table(const AnyMatch& match, OccasionPtr occasion) const = 0;
  /// What has to be done for a match that `who` play by themselves, to be kept in a file. May be called on
  /// another thread; or why it cannot be played.
  virtual tl::expected<Work, std::string> alone(const competition::Competition& of, std::size_t match,
                                                const std::array<competition::Plays, 2>& who,
                                                const std::filesystem::path& file) const = 0;
  virtual competition::ResultEntry result_of(const AnyMatch& match, const std::string& id) const = 0;
  /// Whether a match can have come of one that began so.
  virtual bool came_of(const AnyMatch& begun, const AnyMatch& played) const = 0;
  /// The penalties after a match that the clock has stopped level in its tie (C34). Asked only where the
  /// means limit the time.
  virtual tl::expected<MatchPtr, std::string> penalties_after(const AnyMatch& /*stopped*/,
                                                              std::uint64_t /*seed*/) const {
    return tl::unexpected(std::string());
  }
  /// What the story of the season says of a saved match.
  virtual std::optional<competition::MatchTold> told(const std::filesystem::path& file) const = 0;
};

}  // namespace fuba::app
