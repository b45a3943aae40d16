#include "app/season/standings_picture.hpp"

#include <algorithm>
#include <tuple>

#include "app/season/contest.hpp"
#include "app/season/season_panels.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t most_lines = 5;

}  // namespace

std::vector<StandingsPicture::Line> StandingsPicture::lines() const {
  std::vector<Line> all;
  for (competition::TeamIndex team = 0; team < of_.definition().teams.size(); ++team)
    all.push_back({team, 0});
  for (std::size_t group = 0; group < of_.schedule().groups.size(); ++group)
    for (const competition::Row& row : of_.table(group)) all[row.team].points += row.tally.points;
  for (const competition::TieStanding& tie : of_.ties())
    if (const auto winner = tie.winner()) all[*winner].points += of_.definition().points[0];
  const auto places = places_of(of_);
  const auto rank = [&places](const Line& line) { return std::tuple(-line.points, places[line.team]); };
  std::ranges::stable_sort(all, {}, rank);
  all.resize(std::min(all.size(), most_lines));
  return all;
}

void StandingsPicture::frame(Ui& ui) {
  const float side = std::min(ui.width(), ui.height()) * 0.92F;
  const SDL_FRect card{(ui.width() - side) / 2, (ui.height() - side) / 2, side, side};
  ui.fill(card, style::panel, side / 16);
  const std::vector<Line> all = lines();
  const float height = side / (static_cast<float>(all.size()) + 0.5F);
  const float radius = height * 0.34F;
  const float left = card.x + side * 0.08F + 2 * radius;
  const float room = card.x + side * 0.94F - left - radius;
  const auto most = static_cast<float>(std::max(1, all.front().points));
  for (std::size_t at = 0; at < all.size(); ++at) {
    const float y = card.y + height * (static_cast<float>(at) + 0.75F);
    lay_kit(ui, {left - radius, y}, radius, of_.definition().teams[all[at].team]);
    const float length = room * (0.06F + 0.94F * static_cast<float>(all[at].points) / most);
    ui.fill({left + radius / 2, y - radius / 2, length, radius}, at == 0 ? style::accent : style::quiet,
            radius / 2);
  }
}

}  // namespace fuba::app
