#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/season/agreements_panel.hpp"
#include "app/season/draft.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// Puts a competition together: its kind, who takes part, by which rules, and what is agreed besides.
class NewCompetitionScreen : public Screen {
 public:
  NewCompetitionScreen(Director& director, const std::filesystem::path& after);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;

 private:
  enum class Tab { entrants, rules, agreements };
  /// "6 teams, 30 matches in 10 rounds", or why that cannot begin.
  struct Prospect {
    std::string told = {};
    bool fine = true;
  };
  struct Head {
    SDL_FPoint centre;
    std::string coach;
  };

  float lay_game(Ui& ui, const SDL_FRect& room);
  void lay_kinds(Ui& ui, const SDL_FRect& room);
  float lay_cup_beside(Ui& ui, const SDL_FRect& room);
  Prospect what_comes();
  static float foot_height(const Ui& ui, float width, const Prospect& prospect);
  void lay_foot(Ui& ui, const SDL_FRect& room);
  void lay_tabs(Ui& ui, const SDL_FRect& row);
  void lay_teams(Ui& ui, const SDL_FRect& room);
  void lay_team(Ui& ui, const SDL_FRect& row, std::size_t at);
  void lay_player(Ui& ui, const SDL_FRect& row, std::size_t at);
  void lay_deeds(Ui& ui, const SDL_FRect& row);
  void lay_cards(Ui& ui, const SDL_FRect& room);
  void lay_rules(Ui& ui, const SDL_FRect& room);
  tl::expected<std::vector<competition::Definition>, competition::Problem> definitions(
      std::uint64_t seed, std::uint64_t cup_seed);
  void start();

  Director& director_;
  Draft draft_;
  std::unique_ptr<RulesChooser> rules_;
  Tab tab_ = Tab::entrants;
  AgreementsPanel agreements_;
  std::optional<std::size_t> cards_of_;  ///< the team whose cards are chosen
  std::vector<Head> heads_;
  SDL_FRect list_{};
  float head_size_ = 0;
};

}  // namespace fuba::app
