#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/season/deeds.hpp"
#include "app/season/hub_panels.hpp"
#include "app/season/result_form.hpp"
#include "app/season/round_player.hpp"
#include "app/season/shelf.hpp"
#include "app/window/screen.hpp"

namespace fuba::app {

/// One competition, or a league with its cup: on the left what it has come to, on the right what is next, or
/// what was picked.
class HubScreen : public Screen {
 public:
  /// `contest`: the one that is shown first.
  HubScreen(Director& director, ContestPtr contest);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  void live(const paint::Painter& painter) const override;
  bool moving() const override { return motion_ < 1; }
  bool advance(float milliseconds) override;
  bool skip() override;

  const Contest& contest() const { return *contest_; }
  bool playing() const { return player_.running(); }

 private:
  enum class Tab { table, fixtures, bracket, figures, story };
  struct Head {
    SDL_FPoint centre;
    std::string coach;
    bool on = false;
  };
  struct Dice {
    SDL_FPoint centre;
    int value = 1;
  };

  const competition::Competition& of() const { return contest_->get(); }
  competition::NextStep next() const { return next_step(together_); }
  /// Shows the league or the cup.
  void turn_to(const ContestPtr& contest);
  void hear();
  std::vector<Tab> tabs() const;
  float lay_names(Ui& ui, const SDL_FRect& row);
  void lay_tabs(Ui& ui, const SDL_FRect& row);
  void lay_content(Ui& ui, const SDL_FRect& room);
  void lay_story(Ui& ui, const SDL_FRect& room);
  void lay_side(Ui& ui, const SDL_FRect& room);
  // Each answers the height used.
  float lay_shown(Ui& ui, const SDL_FRect& room);
  float lay_next(Ui& ui, const SDL_FRect& room);
  float lay_match(Ui& ui, const SDL_FRect& room, std::size_t match);
  float lay_team(Ui& ui, const SDL_FRect& room, competition::TeamIndex team);
  float lay_form(Ui& ui, const SDL_FRect& room);
  float lay_news(Ui& ui, const SDL_FRect& room);
  float lay_players(Ui& ui, const SDL_FRect& room, competition::TeamIndex team);

  std::vector<Deed> next_deeds();
  std::vector<Deed> match_deeds(std::size_t match);
  void add_deeds_to_play(std::size_t match, std::vector<Deed>& deeds);
  void add_rulings(std::size_t match, std::vector<Deed>& deeds);
  std::vector<Deed> finished_deeds(std::size_t match);

  void play(std::size_t match);
  void play_on();
  void play_coaches();
  void play_alone(std::size_t match);
  void watch_alone(std::size_t match);
  void ask_who_stands_in(std::size_t match);
  void stand_in(std::size_t match, const std::string& coach);
  void enter(std::vector<competition::Entry> entries);
  void enter_form();
  void ask_withdrawal(competition::TeamIndex team);
  void name_person(competition::TeamIndex team);
  void change_player(competition::TeamIndex team, competition::Plays plays);
  void pick(const Picked& picked);
  void take_news();

  Director& director_;
  std::vector<ContestPtr> together_;  ///< the league before its cup
  ContestPtr contest_;                ///< of `together_`, the one that is shown
  RoundPlayer player_;
  Tab tab_ = Tab::table;
  Picked picked_;
  bool more_ = false;          ///< deeds that are seldom wanted are shown
  bool goes_on_ = false;       ///< to the match of a person, once those before it are over
  bool watches_ = false;       ///< the match that is played now
  bool comes_to_next_ = true;  ///< the list of fixtures
  std::optional<ResultForm> form_;
  std::string person_;  ///< the name of who is to play a team
  std::optional<Contest::News> news_;
  float motion_ = 1;  ///< of rows and dice, from 0 to 1
  std::vector<Head> heads_;
  std::vector<Dice> dice_;
  float head_size_ = 0;
  float die_size_ = 0;
};

}  // namespace fuba::app
