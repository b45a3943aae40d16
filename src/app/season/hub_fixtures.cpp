// The fixtures of the hub, round by round.
#include <algorithm>

#include "app/season/hub_panels.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"

namespace fuba::app {

using competition::Competition;
using competition::MatchState;
using competition::TeamIndex;

namespace {

constexpr float fixture_row = 36;
constexpr float fixture_heading = 38;

ImU32 ink_of(MatchState state) { return state == MatchState::waiting ? style::dimmed : style::text; }

/// A team of a match: name and kit, the kit next to the score.
void lay_side(Ui& ui, const SDL_FRect& room, const Competition& of, const std::optional<TeamIndex>& team,
              bool home, ImU32 ink) {
  const float kit = ui.px(26);
  const std::string name = team_title(ui.words(), of, team);
  const SDL_FRect words{home ? room.x : room.x + kit, room.y, room.w - kit, room.h};
  if (home)
    right(ui, Type::text, words, ink, name);
  else
    ui.left(Type::text, words, ink, name);
  const float middle = home ? room.x + room.w - ui.px(12) : room.x + ui.px(12);
  if (team) lay_kit(ui, {middle, room.y + room.h / 2}, ui.px(8), of.definition().teams[*team]);
}

bool lay_fixture(Ui& ui, const SDL_FRect& line, const Contest& contest, std::size_t match, bool picked) {
  const Competition& of = contest.get();
  const std::string id = "match " + contest.id_of(match);
  const MatchState state = of.state(match);
  const bool taken = ui.spot(id, line);
  if (picked || ui.pointer_in(line))
    ui.fill(line, picked ? style::raised : style::with_alpha(style::raised, 0.6F), 4);
  if (ui.focus().on(id)) ui.outline(line, style::accent, 2, 4);
  const float label = ui.px(64);
  const float note = ui.px(210);
  const float score = ui.px(70);
  const float side = (line.w - label - note - score) / 2;
  ui.left(Type::small, {line.x + ui.px(8), line.y, label, line.h}, style::dimmed, contest.id_of(match));
  const auto pair = of.teams(match);
  lay_side(ui, {line.x + label, line.y, side, line.h}, of, pair[0], true, ink_of(state));
  ui.centred(Type::strong, {line.x + label + side, line.y, score, line.h}, ink_of(state),
             score_title(of, match));
  lay_side(ui, {line.x + label + side + score, line.y, side, line.h}, of, pair[1], false, ink_of(state));
  std::string told = score_note(ui.words(), of, match);
  if (state == MatchState::under_way) told = ui.say("season-under-way");
  if (state == MatchState::playable && of.asks_people(match)) told = ui.say("season-yours");
  right(ui, Type::small, {line.x + line.w - note, line.y, note - ui.px(8), line.h},
        state == MatchState::finished ? style::quiet : style::accent, told);
  return taken;
}

/// Who has no match in a round.
std::string free_in(const Ui& ui, const Competition& of, const std::string& round) {
  std::string names;
  if (of.order().empty()) return names;
  for (const competition::Free& each : of.schedule().free)
    if (each.round == round)
      names += words::ui(ui.words(), "season-free",
                         {{"team", team_title(ui.words(), of, of.order()[each.number - 1])}});
  return names;
}

}  // namespace

Picked lay_fixtures(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now,
                    std::optional<std::size_t> comes_to) {
  Picked picked = now;
  const Competition& of = contest.get();
  ui.begin_scroll("fixtures", room);
  const float scrolled = ImGui::GetScrollY();
  const float width = room.w - ui.px(18);
  float y = room.y - scrolled;
  std::string round;
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    const bool heads = of.fixtures()[match].round != round;
    if (heads) {
      round = of.fixtures()[match].round;
      y += ui.px(match == 0 ? 0 : 10);
      ui.left(Type::strong, {room.x + ui.px(8), y, width, ui.px(fixture_heading - 6)}, style::text,
              round_title(ui.words(), of, match));
      right(ui, Type::small, {room.x, y, width - ui.px(8), ui.px(fixture_heading - 6)}, style::dimmed,
            free_in(ui, of, round));
      y += ui.px(fixture_heading);
    }
    if (comes_to == match) ImGui::SetScrollY(std::max(0.0F, y + scrolled - room.y - room.h / 3));
    const SDL_FRect line{room.x, y, width, ui.px(fixture_row)};
    if (y + line.h > room.y - line.h && y < room.y + room.h + line.h)
      if (lay_fixture(ui, line, contest, match, picked.match == match)) picked = {.match = match};
    y += line.h;
  }
  const float end = y + scrolled - room.y;
  ui.soften(room, room.y + end - scrolled, style::panel);
  ui.end_scroll(end);
  return picked;
}

}  // namespace fuba::app
