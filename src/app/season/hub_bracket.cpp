// The bracket of the hub.
#include <algorithm>
#include <cmath>
#include <map>

#include "app/season/hub_panels.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"

namespace fuba::app {

using competition::Competition;
using competition::knock_out_title;
using competition::MatchState;
using competition::Source;
using competition::TieSlot;
using competition::TieStanding;

namespace {

/// Where the ties of a bracket lie.
struct BracketPlaces {
  std::map<std::size_t, SDL_FRect> of_tie;
  float width = 0;
  float height = 0;
};

BracketPlaces bracket_places_in(const Ui& ui, const SDL_FRect& room, const competition::Bracket& bracket) {
  BracketPlaces places;
  const float gap = ui.px(26);
  const auto rounds = static_cast<float>(bracket.rounds);
  const float width = std::clamp((room.w - gap * (rounds - 1)) / rounds, ui.px(140), ui.px(250));
  places.width = (width + gap) * rounds - gap;
  const float box = ui.px(58);
  const auto slots = static_cast<float>(1U << static_cast<unsigned>(bracket.rounds - 1));
  const bool third = std::ranges::any_of(bracket.ties, &TieSlot::for_third_place);
  const float head = ui.px(34);
  const float least = slots * (box + ui.px(10));
  const float tall =
      std::max(least, std::min(room.h - head - (third ? box + ui.px(50) : 0), slots * ui.px(120)));
  for (std::size_t at = 0; at < bracket.ties.size(); ++at) {
    const TieSlot& tie = bracket.ties[at];
    const float x = room.x + static_cast<float>(tie.round - 1) * (width + gap);
    const float in_round = slots / static_cast<float>(1U << static_cast<unsigned>(tie.round - 1));
    const float step = tall / in_round;
    float y = room.y + head + (static_cast<float>(tie.number) - 0.5F) * step - box / 2;
    if (tie.for_third_place())
      y = std::max(room.y + head + tall / 2 + box / 2 + ui.px(56), room.y + head + tall - box);
    places.of_tie[at] = {x, std::round(y), width, box};
    places.height = std::max(places.height, y + box - room.y);
  }
  return places;
}

/// What a side has scored so far, penalties in brackets; empty before the first result.
std::string goals_in_tie(const Competition& of, std::size_t at, std::size_t side) {
  const TieStanding& tie = of.ties()[at];
  if (!tie.aggregate) return "";
  std::string score = std::to_string((*tie.aggregate)[side]);
  const auto last = of.outcome(of.schedule().ties[at].back());
  if (last && last->result != nullptr && last->result->penalties)
    score += " (" + std::to_string((*last->result->penalties)[side]) + ")";
  return score;
}

/// Who plays a side of a tie: a team, or the place of a table that it will come from.
std::string contender_title(const Ui& ui, const Competition& of, std::size_t at, std::size_t side) {
  const TieStanding::Side& contender = of.ties()[at].sides[side];
  const auto comes_first = [&](const Source& source) {
    return source.from == Source::From::seed && source.at == contender.number;
  };
  const auto qualifier = of.schedule().qualifiers.find(contender.number);
  if (contender.team || qualifier == of.schedule().qualifiers.end() ||
      std::ranges::none_of(of.schedule().bracket.ties[at].sources, comes_first))
    return team_title(ui.words(), of, contender.team);
  const std::string place = std::to_string(qualifier->second.place);
  if (of.definition().kind != competition::Kind::groups)
    return words::ui(ui.words(), "season-place-in-table", {{"place", place}});
  return words::ui(ui.words(), "season-place-in-group",
                   {{"group", of.schedule().groups[qualifier->second.group].name}, {"place", place}});
}

/// A side of a tie with its goals.
void lay_tie_side(Ui& ui, const SDL_FRect& line, const Contest& contest, std::size_t at, std::size_t side) {
  const Competition& of = contest.get();
  const TieStanding& tie = of.ties()[at];
  const auto& team = tie.sides[side].team;
  const bool won = tie.decided && tie.decided->winner == side;
  const bool lost = tie.decided && !won;
  const ImU32 ink = !team || lost ? style::dimmed : style::text;
  if (team) lay_kit(ui, {line.x + ui.px(16), line.y + line.h / 2}, ui.px(8), of.definition().teams[*team]);
  const std::string score = goals_in_tie(of, at, side);
  const float goals = score.empty() ? 0 : ui.measure(Type::strong, score).x + ui.px(8);
  const float end = line.x + line.w - ui.px(10);
  const float x = line.x + ui.px(32);
  ui.left(won ? Type::strong : Type::text, {x, line.y, end - goals - x, line.h}, ink,
          contender_title(ui, of, at, side));
  right(ui, Type::strong, {end - goals, line.y, goals, line.h}, ink, score);
}

/// The way of a tie's winner into the next round, thick once it is known.
void lay_way(Ui& ui, const SDL_FRect& from, const SDL_FRect& to, bool known) {
  const ImU32 colour = known ? style::accent : style::line;
  const float thick = ui.px(known ? 3 : 1);
  const float middle = std::round(from.x + from.w + (to.x - from.x - from.w) / 2);
  const ImVec2 start{from.x + from.w, from.y + from.h / 2};
  const ImVec2 end{to.x, to.y + to.h / 2};
  ui.list().AddLine(start, {middle, start.y}, colour, thick);
  ui.list().AddLine({middle, start.y}, {middle, end.y}, colour, thick);
  ui.list().AddLine({middle, end.y}, end, colour, thick);
}

/// The ways by which teams come into a tie.
void lay_ways(Ui& ui, const BracketPlaces& places, const Competition& of, const TieSlot& to,
              const SDL_FRect& box) {
  for (const Source& source : to.sources)
    if (source.from == Source::From::winner)
      lay_way(ui, places.of_tie.at(source.at), box, of.ties()[source.at].winner().has_value());
}

/// The first match of a tie that has no result, or its last one.
std::size_t match_of_tie(const Competition& of, std::size_t tie) {
  for (const std::size_t match : of.schedule().ties[tie])
    if (of.state(match) != MatchState::finished) return match;
  return of.schedule().ties[tie].back();
}

std::string tie_id(const Competition& of, std::size_t tie) {
  return "tie " + of.schedule().bracket.ties[tie].id;
}

/// What stands above a tie: the name of its round over the first one, that of the match for third place.
void lay_tie_heading(Ui& ui, const SDL_FRect& box, float top, const TieSlot& slot, bool first) {
  if (slot.for_third_place())
    ui.left(Type::small, {box.x, box.y - ui.px(26), box.w, ui.px(24)}, style::quiet,
            ui.say("season-third-place"));
  else if (first)
    ui.left(Type::small, {box.x, top, box.w, ui.px(26)}, style::quiet,
            knock_out_title(ui.words(), slot.teams_left));
}

/// A tie with both sides; whether it was pressed.
bool lay_tie(Ui& ui, const SDL_FRect& box, const Contest& contest, std::size_t at, bool picked) {
  const std::string id = tie_id(contest.get(), at);
  const bool taken = ui.spot(id, box);
  ui.fill(box, ui.pointer_in(box) ? style::hovered : style::raised, 6);
  ui.edge(box, 6);
  if (picked || ui.focus().on(id)) ui.outline(box, style::accent, 2, 6);
  const float half = box.h / 2;
  lay_tie_side(ui, {box.x, box.y, box.w, half}, contest, at, 0);
  lay_tie_side(ui, {box.x, box.y + half, box.w, half}, contest, at, 1);
  ui.fill({box.x + ui.px(8), box.y + half, box.w - ui.px(16), 1}, style::line, 0);
  return taken;
}

/// The first tie that is not decided and has both teams; nothing where all wait or are over.
std::optional<std::size_t> tie_under_way(const Competition& of) {
  for (std::size_t at = 0; at < of.ties().size(); ++at) {
    const TieStanding& tie = of.ties()[at];
    if (!tie.decided && tie.sides[0].team && tie.sides[1].team) return at;
  }
  return std::nullopt;
}

}  // namespace

Picked lay_bracket(Ui& ui, const SDL_FRect& room, const Contest& contest, const Picked& now) {
  Picked picked = now;
  const Competition& of = contest.get();
  const competition::Bracket& bracket = of.schedule().bracket;
  ImGui::SetCursorScreenPos({room.x, room.y});
  ImGui::BeginChild("bracket", {room.w, room.h}, false,
                    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_HorizontalScrollbar);
  const SDL_FRect inner{room.x - ImGui::GetScrollX(), room.y - ImGui::GetScrollY(), room.w - ui.px(18),
                        room.h};
  const BracketPlaces places = bracket_places_in(ui, inner, bracket);
  const auto next = tie_under_way(of);
  if (next && ImGui::IsWindowAppearing()) ui.come_into_view(places.of_tie.at(*next));
  int headed = 0;
  for (std::size_t at = 0; at < bracket.ties.size(); ++at) {
    const TieSlot& slot = bracket.ties[at];
    const SDL_FRect& box = places.of_tie.at(at);
    lay_ways(ui, places, of, slot, box);
    lay_tie_heading(ui, box, inner.y, slot, slot.round != headed);
    if (!slot.for_third_place()) headed = slot.round;
    const bool on = picked.match && of.fixtures()[*picked.match].tie == at;
    if (lay_tie(ui, box, contest, at, on)) picked = {.match = match_of_tie(of, at)};
  }
  ImGui::SetCursorPos({places.width, places.height + ui.px(10)});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
  return picked;
}

}  // namespace fuba::app
