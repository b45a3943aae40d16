#pragma once

#include <string>

#include "app/season/competing_game.hpp"
#include "app/table/content.hpp"
#include "app/table/rooms.hpp"
#include "app/table/rules_setting.hpp"

namespace fuba::table {

/// What a game with the shared table gives to the competitions of the window.
template <class T>
class TableCompeting : public fuba::app::CompetingGame {
 public:
  using G = typename T::Played;

  /// All must outlive it.
  TableCompeting(BoardGame& game, Director& director, const Content<T>& content);

  BoardGame& game() const override { return game_; }
  bool plays(std::string_view edition) const override { return G::has_edition(edition); }
  const competition::MeansOf& means() const override { return means_; }
  Rules chosen(const Settings& settings) const override;
  void choose(Settings& settings, const Rules& rules) const override {
    keep_setting<G>(settings, T::Kit::choice_with(rules.options));
  }
  std::string told(const Rules& rules) const override;
  std::vector<std::string> formations() const override { return {}; }
  std::string card_name(std::string_view card) const override { return std::string(card); }

  tl::expected<MatchPtr, std::string> new_match(const competition::Competition& of, std::size_t match,
                                                MatchInfo info) const override;
  std::unique_ptr<Screen> table(const AnyMatch& match, fuba::app::OccasionPtr occasion) const override;
  tl::expected<Work, std::string> alone(const competition::Competition& of, std::size_t match,
                                        const std::array<competition::Plays, 2>& who,
                                        const std::filesystem::path& file) const override;
  competition::ResultEntry result_of(const AnyMatch& match, const std::string& id) const override;
  bool came_of(const AnyMatch& begun, const AnyMatch& played) const override;
  std::optional<competition::MatchTold> told(const std::filesystem::path& file) const override;

 private:
  BoardGame& game_;
  Director& director_;
  const Content<T>& content_;
  competition::MeansOf means_;
};

}  // namespace fuba::table
