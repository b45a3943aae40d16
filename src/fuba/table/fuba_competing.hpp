#pragma once

#include "app/season/competing_game.hpp"
#include "app/window/director.hpp"
#include "fuba/match.hpp"
#include "fuba/table/content.hpp"

namespace fuba::app {

/// What FUBA gives to the competitions of the window.
class FubaCompeting : public CompetingGame {
 public:
  /// All must outlive it.
  FubaCompeting(BoardGame& game, Director& director, const Content& content);

  BoardGame& game() const override { return game_; }
  bool plays(std::string_view edition) const override { return Fuba::has_edition(edition); }
  const competition::MeansOf& means() const override { return means_; }
  Rules chosen(const Settings& settings) const override;
  void choose(Settings& settings, const Rules& rules) const override;
  std::string told(const Rules& rules) const override;
  std::vector<std::string> formations() const override;
  std::string card_name(std::string_view card) const override;

  tl::expected<MatchPtr, std::string> new_match(const competition::Competition& of, std::size_t match,
                                                MatchInfo info) const override;
  std::unique_ptr<Screen> table(const AnyMatch& match, OccasionPtr occasion) const override;
  tl::expected<Work, std::string> alone(const competition::Competition& of, std::size_t match,
                                        const std::array<competition::Plays, 2>& who,
                                        const std::filesystem::path& file) const override;
  competition::ResultEntry result_of(const AnyMatch& match, const std::string& id) const override;
  bool came_of(const AnyMatch& begun, const AnyMatch& played) const override;
  tl::expected<MatchPtr, std::string> penalties_after(const AnyMatch& stopped,
                                                      std::uint64_t seed) const override;
  std::optional<competition::MatchTold> told(const std::filesystem::path& file) const override;

 private:
  BoardGame& game_;
  Director& director_;
  const Content& content_;
  competition::MeansOf means_;
};

}  // namespace fuba::app
