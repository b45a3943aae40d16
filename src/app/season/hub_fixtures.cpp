// Fixtures and bracket of the hub.
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
using competition::TeamIndex;
using competition::TieStanding;

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
  const bool third = std::ranges::any_of(bracket.ties, &competition::TieSlot::for_third_place);
  const float head = ui.px(34);
  const float least = slots * (box + ui.px(10));
  const float tall =
      std::max(least, std::min(room.h - head - (third ? box + ui.px(50) : 0), slots * ui.px(120)));
  for (std::size_t at = 0; at < bracket.ties.size(); ++at) {
    const competition::TieSlot& tie = bracket.ties[at];
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

/// Both sides of a tie with their goals.
void lay_tie_side(Ui& ui, const SDL_FRect& line, const Contest& contest, std::size_t at, std::size_t side) {
  const Competition& of = contest.get();
  const TieStanding& tie = of.ties()[at];
  const auto& team = tie.sides[side].team;
  const bool won = tie.decided && tie.decided->winner == side;
  const bool lost = tie.decided && !won;
  const ImU32 ink = !team || lost ? style::dimmed : style::text;
  if (team) lay_kit(ui, {line.x + ui.px(16), line.y + line.h / 2}, ui.px(8), of.definition().teams[*team]);
  const float goals = ui.px(58);
  ui.left(won ? Type::strong : Type::text, {line.x + ui.px(32), line.y, line.w - goals - ui.px(34), line.h},
          ink, team_title(ui.words(), of, team));
  if (!tie.aggregate) return;
  std::string score = std::to_string((*tie.aggregate)[side]);
  const auto last = of.outcome(of.schedule().ties[at].back());
  if (last && last->result != nullptr && last->result->penalties)
    score += " (" + std::to_string((*last->result->penalties)[side]) + ")";
  right(ui, Type::strong, {line.x + line.w - goals - ui.px(10), line.y, goals, line.h}, ink, score);
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

/// The first match of a tie that has no result, or its last one.
std::size_t match_of_tie(const Competition& of, std::size_t tie) {
  for (const std::size_t match : of.schedule().ties[tie])
    if (of.state(match) != MatchState::finished) return match;
  return of.schedule().ties[tie].back();
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

namespace {

/// Scrolls so far that a tie of the bracket is seen.
void come_to(const SDL_FRect& room, const SDL_FRect& box, float margin) {
  const auto beyond = [margin](float from, float to, float begin, float end) {
    if (from - margin < begin) return from - margin - begin;
    return std::max(0.0F, to + margin - end);
  };
  ImGui::SetScrollX(ImGui::GetScrollX() + beyond(box.x, box.x + box.w, room.x, room.x + room.w));
  ImGui::SetScrollY(ImGui::GetScrollY() + beyond(box.y, box.y + box.h, room.y, room.y + room.h));
}

/// The first tie that is not decided and has both teams; nothing where all wait or are over.
std::optional<std::size_t> tie_under_way(const Competition& of) {
  for (std::size_t at = 0; at < of.ties().size(); ++at) {
    const TieStanding& tie = of.ties()[at];
    if (!tie.decided && tie.sides[0].team && tie.sides[1].team) return at;
  }
  return std::nullopt;
}

bool walks(const Key& key) {
  return key.is(SDLK_LEFT) || key.is(SDLK_RIGHT) || key.is(SDLK_UP) || key.is(SDLK_DOWN);
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
  const float margin = ui.px(30);
  const auto next = tie_under_way(of);
  if (next && ImGui::IsWindowAppearing()) come_to(room, places.of_tie.at(*next), margin);
  int headed = 0;
  for (std::size_t at = 0; at < bracket.ties.size(); ++at) {
    const competition::TieSlot& slot = bracket.ties[at];
    const SDL_FRect& box = places.of_tie.at(at);
    for (const competition::Source& source : slot.sources)
      if (source.from == competition::Source::From::winner)
        lay_way(ui, places.of_tie.at(source.at), box, of.ties()[source.at].winner().has_value());
    if (slot.for_third_place()) {
      ui.left(Type::small, {box.x, box.y - ui.px(26), box.w, ui.px(24)}, style::quiet,
              ui.say("season-third-place"));
    } else if (slot.round != headed) {
      headed = slot.round;
      ui.left(Type::small, {box.x, inner.y, box.w, ui.px(26)}, style::quiet,
              knock_out_title(ui.words(), slot.teams_left));
    }
    const std::size_t match = match_of_tie(of, at);
    const std::string id = "tie " + slot.id;
    const bool taken = ui.spot(id, box);
    const bool on = picked.match && of.fixtures()[*picked.match].tie == at;
    ui.fill(box, ui.pointer_in(box) ? style::hovered : style::raised, 6);
    ui.edge(box, 6);
    if (ui.focus().on(id) && walks(ui.key())) come_to(room, box, margin);
    if (on || ui.focus().on(id)) ui.outline(box, style::accent, 2, 6);
    const float half = box.h / 2;
    lay_tie_side(ui, {box.x, box.y, box.w, half}, contest, at, 0);
    lay_tie_side(ui, {box.x, box.y + half, box.w, half}, contest, at, 1);
    ui.fill({box.x + ui.px(8), box.y + half, box.w - ui.px(16), 1}, style::line, 0);
    if (taken) picked = {.match = match};
  }
  ImGui::SetCursorPos({places.width, places.height + ui.px(10)});
  ImGui::Dummy({1, 1});
  ImGui::EndChild();
  return picked;
}

}  // namespace fuba::app
