#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/paint/painter.hpp"
#include "app/window/ui.hpp"
#include "fuba/story/plots.hpp"
#include "fuba/story/story.hpp"

namespace fuba::app {

/// A match and all that its story shows.
struct StoryView {
  StoryView(const Match& told, const Words& spoken);

  Match match;
  Words words;  ///< as the edition has them
  Story story;
  Names names;
  TimeAxis axis;
  MomentumPlot momentum;
  ExpectedGoalsPlot expected_goals;
  HeatPlot heat;

  /// A text of the report, with its values.
  std::string word(std::string_view key, std::initializer_list<Placeholder> values = {}) const;
  /// "45+2'".
  std::string moment(const Moment& when) const;
  /// "34 %".
  std::string percent(double value) const { return fuba::percent(words, value); }
  std::string sentence(const Event& event) const {
    return fuba::sentence(words, match.rules(), event, names);
  }
};

/// One line of what both teams did.
struct StoryFigure {
  std::string label;
  std::array<std::string, 2> told{};      ///< "14 of 20"
  std::array<std::string, 2> expected{};  ///< "expected 12.3"; empty where nothing was to be expected
  std::array<float, 2> length{};          ///< of the bars, 0-1
  std::array<float, 2> mean{};            ///< where the bars would end on average; 0 where that is unknown
};

std::vector<StoryFigure> figures_of(const StoryView& view);

/// How the dice treated a team in front of goal, in one sentence.
std::string luck_in_shots(const StoryView& view, Team team);
/// The same for everything that dice decide, a sentence each.
std::vector<std::string> luck_of(const StoryView& view, Team team);

/// "12', 45+2' (penalty)": when a team scored.
std::string scorers_of(const StoryView& view, Team team);

/// What became of a shot: "Saved".
std::string shot_result(const StoryView& view, const Shot& shot);
/// "31', Ajax from C4: 33 %, goal".
std::string told_shot(const StoryView& view, const Shot& shot);
/// "31', Ajax at the ball in C4".
std::string told_turn(const StoryView& view, const TurnStory& turn);
/// "31', Ajax: goal".
std::string told_mark(const StoryView& view, const PlotMark& mark);

/// A line of what happened besides the turns.
struct StoryLine {
  Moment when;
  std::string text;
  std::optional<PlotMark::Kind> sign;  ///< what is painted beside it
};

/// Goals, cards, substitutions and the like, in the order of time.
std::vector<StoryLine> incidents_of(const StoryView& view);

/// What is painted above the panels of a screen, in order.
using Pictures = std::vector<std::function<void(const paint::Painter&)>>;

// The parts of the screen, each in a panel of its own. What is painted comes into `pictures`.

void lay_score(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_figures(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_luck_in_short(Ui& ui, Pictures& pictures, const StoryView& view, Team team, const SDL_FRect& panel);
void lay_luck(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_shots(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_incidents(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_notes(Ui& ui, const StoryView& view, const SDL_FRect& panel);
void lay_momentum(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_expected_goals(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);
void lay_heat(Ui& ui, Pictures& pictures, const StoryView& view, const SDL_FRect& panel);

/// A goal or a card as a small picture.
std::function<void(const paint::Painter&)> mark_picture(SDL_FPoint centre, float size, PlotMark::Kind kind);

/// Fills a panel and writes its heading; answers the room below.
SDL_FRect story_panel(Ui& ui, const SDL_FRect& panel, std::string_view heading);

}  // namespace fuba::app
