#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/paint/painter.hpp"
#include "app/window/ui.hpp"
#include "story/report.hpp"

namespace fuba::app {

using story::Report;

/// The story of a match of any game, told: what the screen shows and what it is saved as.
struct StoryView {
  Words words;  ///< as the edition has them
  Report report;
  Names names;
  std::array<int, 2> score{};
  std::string date;                   ///< "2026-05-18 20:15"; empty where nobody has written it down
  std::function<std::string()> page;  ///< the report as a page for the web browser
};

/// The team as the painter knows it.
constexpr Team painted(story::Team team) { return static_cast<Team>(team); }

/// What is painted above the panels of a screen, in order.
using Pictures = std::vector<std::function<void(const paint::Painter&)>>;

// The parts of the screen, each in a panel of its own. What is painted comes into `pictures`. What a report
// says and a panel has no room for is told where the pointer rests: notes at headings, legends at pieces.

void lay_score(Ui& ui, Pictures& pictures, const story::Head& head, const SDL_FRect& panel);
void lay_figures(Ui& ui, Pictures& pictures, const story::FiguresPart& part, const SDL_FRect& panel);
/// How the dice treated a team in front of goal.
void lay_luck_in_short(Ui& ui, Pictures& pictures, const story::LuckPart& luck, Team team,
                       const SDL_FRect& panel);
void lay_luck(Ui& ui, Pictures& pictures, const Report& report, const SDL_FRect& panel);
void lay_shots(Ui& ui, Pictures& pictures, const story::ShotsPart& shots, const SDL_FRect& panel);
void lay_incidents(Ui& ui, Pictures& pictures, const story::LinesPart& incidents, const SDL_FRect& panel);
void lay_notes(Ui& ui, const story::LinesPart& notes, const SDL_FRect& panel);
/// Momentum, or the prospects. `visit`: what pressing a mark does, by how many entries had been made then;
/// where it is not given marks cannot be pressed.
void lay_curve(Ui& ui, Pictures& pictures, const Report& report, const story::MomentumPart& momentum,
               const SDL_FRect& panel, const std::function<void(std::size_t entry)>& visit = {});
void lay_expected_goals(Ui& ui, Pictures& pictures, const Report& report, const SDL_FRect& panel);
void lay_heat(Ui& ui, Pictures& pictures, const story::HeatPart& heat, const SDL_FRect& panel);

/// A goal, a card or a turning point as a small picture.
std::function<void(const paint::Painter&)> sign_picture(SDL_FPoint centre, float size, story::Sign sign);

/// A team's piece.
std::function<void(const paint::Painter&)> piece_picture(SDL_FPoint centre, float radius, Team team);

/// Fills a panel and writes its heading, which tells the note under the pointer; answers the room below.
SDL_FRect story_panel(Ui& ui, const SDL_FRect& panel, std::string_view heading, std::string_view note = {});

}  // namespace fuba::app
