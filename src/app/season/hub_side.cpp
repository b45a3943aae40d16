#include "app/season/hub_side.hpp"

#include <algorithm>
#include <numbers>

#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/window/letters.hpp"

namespace fuba::app {

using competition::Competition;

float lay_sides(Ui& ui, const SDL_FRect& room, const Contest& contest, std::size_t match) {
  const Competition& of = contest.get();
  const auto pair = of.teams(match);
  const auto outcome = of.outcome(match);
  float y = room.y;
  const std::string score = score_title(of, match);
  const std::size_t colon = score.find(':');
  for (std::size_t side = 0; side < 2; ++side) {
    const float height = ui.px(34);
    const auto& team = pair[side];
    if (team) lay_kit(ui, {room.x + ui.px(14), y + height / 2}, ui.px(12), of.definition().teams[*team]);
    const float goals = outcome ? ui.px(44) : 0;
    ui.left(Type::strong, {room.x + ui.px(38), y, room.w - ui.px(38) - goals, height}, style::text,
            team_title(ui.words(), of, team));
    if (outcome && colon != score.npos)
      right(ui, Type::number, {room.x + room.w - goals, y, goals, height}, style::text,
            side == 0 ? score.substr(0, colon - 1) : score.substr(colon + 2));
    y += height;
    if (!team) continue;
    y += ui.text(Type::small, room.x + ui.px(38), y - ui.px(4), style::quiet,
                 player_title(contest.game(), of.plays(*team)), room.w - ui.px(38));
    const std::string missing = outcome ? "" : missing_title(contest, ui.words(), *team);
    if (!missing.empty())
      y += ui.text(Type::small, room.x + ui.px(38), y, style::bad, missing, room.w - ui.px(38));
    y += ui.px(6);
  }
  if (const std::string note = score_note(ui.words(), of, match); !note.empty())
    y += ui.text(Type::small, room.x + ui.px(38), y, style::accent, note, room.w - ui.px(38)) + ui.px(6);
  return y - room.y;
}

float lay_progress(Ui& ui, const SDL_FRect& room, RoundPlayer& player) {
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::accent, ui.say("season-is-played"), room.w) + ui.px(6);
  y += ui.text(Type::strong, room.x, y, style::text,
               words::ui(ui.words(), "season-coming",
                         {{"round", round_title(ui.words(), player.contest().get(), player.match())},
                          {"match", pairing_title(ui.words(), player.contest().get(), player.match())}}),
               room.w) +
       ui.px(16);
  const float share =
      static_cast<float>(player.done()) / static_cast<float>(std::max<std::size_t>(1, player.planned()));
  ui.fill({room.x, y, room.w, ui.px(8)}, style::raised, 4);
  ui.fill({room.x, y, room.w * share, ui.px(8)}, style::accent, 4);
  y += ui.px(18);
  y +=
      ui.text(Type::small, room.x, y, style::quiet,
              words::ui(ui.words(), "season-played-of",
                        {{"done", std::to_string(player.done())}, {"all", std::to_string(player.planned())}}),
              room.w) +
      ui.px(20);
  const SDL_FRect button{room.x, y, room.w, ui.px(46)};
  if (player.stopping())
    ui.text(Type::small, room.x, y, style::quiet, ui.say("season-stops"), room.w);
  else if (const std::string& stop = ui.say("season-stop");
           ui.button("stop playing", button, stop, letters_for({stop}).front()))
    player.stop();
  return y + button.h - room.y;
}

float lay_champion(Ui& ui, const SDL_FRect& room, const Contest& contest) {
  const Competition& of = contest.get();
  const auto champion = of.champion();
  if (!champion || !of.over()) return 0;
  const competition::TeamEntry& team = of.definition().teams[*champion];
  const float x = room.x + room.w / 2;
  // The cup: bowl, handles, stem and foot.
  const ImU32 gold = IM_COL32(0xF2, 0xC2, 0x30, 0xFF);
  const float top = room.y + ui.px(10);
  const float half = ui.px(46);
  ui.list().AddCircle({x - half, top + ui.px(24)}, ui.px(18), gold, 40, ui.px(6));
  ui.list().AddCircle({x + half, top + ui.px(24)}, ui.px(18), gold, 40, ui.px(6));
  ui.fill({x - half, top, 2 * half, ui.px(40)}, gold, 2);
  ui.list().PathArcTo({x, top + ui.px(39)}, half, 0, std::numbers::pi_v<float>, 40);
  ui.list().PathFillConvex(gold);
  ui.fill({x - ui.px(8), top + ui.px(80), ui.px(16), ui.px(30)}, gold, 2);
  ui.fill({x - ui.px(38), top + ui.px(108), ui.px(76), ui.px(14)}, gold, 4);
  ui.list().AddCircleFilled({x, top + ui.px(38)}, ui.px(28), style::room, 40);
  lay_kit(ui, {x, top + ui.px(38)}, ui.px(24), team);
  ui.centred(Type::number, {room.x, top + ui.px(140), room.w, ui.px(40)}, style::text, team.name);
  ui.centred(Type::small, {room.x, top + ui.px(180), room.w, ui.px(22)}, style::quiet,
             words::ui(ui.words(), "season-champion-of",
                       {{"player", player_title(contest.game(), of.plays(*champion))}}));
  return ui.px(232);
}

}  // namespace fuba::app
