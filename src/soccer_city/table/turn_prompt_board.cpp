// What the board shows of a decision: lit hexes, what they would bring, and their signs.
#include <algorithm>
#include <set>

#include "soccer_city/table/turn_prompt.hpp"

namespace soccer_city::app {
namespace {

std::string_view legend_of(paint::Mark mark) {
  switch (mark) {
    case paint::Mark::pass:
      return "legend-pass";
    case paint::Mark::duel:
      return "legend-duel";
    case paint::Mark::advance:
      return "legend-advance";
    default:
      return "legend-space";
  }
}

}  // namespace

/// The signs of the lit hexes that there are, and what they mean.
void TurnPrompt::lay_legend(Ui& ui, SDL_FRect& room) {
  if (!plays_ball()) return;
  std::set<paint::Mark> marks;
  for (std::size_t at = 0; at < hex_places; ++at)
    if (offer_.single[at]) marks.insert(mark_at(hex_at(at)));
  marks.erase(paint::Mark::none);
  const float line = ui.px(27);
  sign_ = ui.px(20);
  for (const paint::Mark mark : marks) {
    signs_.emplace_back(SDL_FPoint{std::round(room.x + ui.px(12)), std::round(room.y + line / 2)}, mark);
    ui.left(Type::small, {room.x + ui.px(32), room.y, room.w - ui.px(32), line}, style::quiet,
            ui.say(legend_of(mark)));
    room.y += line;
  }
  room.y += ui.px(8);
}

/// What the first choice that fits the hex under the pointer would do.
std::optional<Command> TurnPrompt::pointed_command() const {
  const Hex over = input_.hovered();
  if (over == no_hex) return std::nullopt;
  const auto fitting = meant({input_.held(), over});
  return fitting.empty() ? std::nullopt : std::optional(fitting.front());
}

/// "Short pass to H14. Kept: 42 %".
std::string TurnPrompt::told(const Command& command) const {
  const std::string chances = chances_of(command);
  if (chances.empty()) return called(command);
  return soccer_city::ui(play_.words(), "choice-told",
                         {{"choice", play_.label(command)}, {"chances", chances}});
}

/// Whether an attacker would be offside at the end of a run.
bool TurnPrompt::brings_offside(const Command& run) const {
  const Team attack = play_.view().turn.attack;
  const auto runner = piece_at(play_.view(), run.from);
  if (!runner || runner->team != attack) return false;
  State trial = play_.view();
  return apply(play_.rules(), trial, run) &&
         offside_players(play_.rules(), trial, attack).contains(runner->number);
}

/// What a lit hex brings, and why another one is dark.
void TurnPrompt::lay_told(Ui& ui, const paint::BoardLayout& layout) const {
  const Hex over = input_.hovered();
  if (over == no_hex) return;
  std::string words;
  if (const auto command = pointed_command()) {
    if (runs() && brings_offside(*command)) words = ui.say("offside-there");
    if (!runs() && command->verb != Verb::tackle)
      for (const Command& each : meant({input_.held(), over}))
        words += (words.empty() ? "" : "\n") + told(each);
  } else if (kind_is(DecisionKind::ball) && over != play_.view().ball) {
    words = play_.refusal(meant_for(play_.rules(), play_.view(), over));
  } else if (kind_is(DecisionKind::place)) {
    words = play_.refusal(commands::place(play_.legal().begin()->player, over));
  } else if (input_.held() != no_hex && over != input_.held()) {
    words = play_.refusal(commands::move(input_.held(), over));
  }
  if (!words.empty()) ui.hint_below(layout.rect(over), words, layout.room());
}

paint::Mark TurnPrompt::mark_at(Hex at) const {
  paint::Mark mark = paint::Mark::none;
  for (const Command& command : meant({no_hex, at})) {
    const auto way = ball_way(play_.rules(), play_.view(), command);
    if (!way) continue;
    if (command.verb == Verb::advance) return paint::Mark::advance;
    if (!way->marked_by.empty()) return paint::Mark::duel;
    mark = piece_at(play_.view(), at) ? paint::Mark::pass : paint::Mark::space;
  }
  return mark;
}

paint::ShownWay TurnPrompt::way_of(const BallWay& way) const {
  paint::ShownWay shown{.from = way.from, .to = way.to, .high = way.high};
  const TeamState& others = play_.view().side(opponent(play_.view().turn.attack));
  for (const Number number : way.marked_by) shown.duels.push_back(others.at(number));
  return shown;
}

void TurnPrompt::light_ball(paint::BoardScene& scene) const {
  const Hex over = input_.hovered();
  for (std::size_t at = 0; at < hex_places; ++at) {
    if (!offer_.single[at]) continue;
    const Hex here = hex_at(at);
    paint::LitHex lit{.at = here,
                      .light = here == over ? paint::Light::hovered : paint::Light::legal,
                      .mark = mark_at(here)};
    if (lit.mark == paint::Mark::advance)
      lit.heading =
          static_cast<float>(*straight(play_.view().ball, here)) / static_cast<float>(directions.size());
    if (lit.mark == paint::Mark::duel)
      for (const Command& command : meant({no_hex, here}))
        if (const auto chance = chance_of(command)) lit.chance = chance->percent;
    scene.lit.push_back(lit);
  }
  const Team attack = play_.view().turn.attack;
  const NumberSet offside = offside_players(play_.rules(), play_.view(), attack);
  for (paint::ShownPlayer& player : scene.players)
    player.offside = player.team == attack && offside.contains(player.number);
  if (const auto command = pointed_command()) {
    if (const auto way = ball_way(play_.rules(), play_.view(), *command)) scene.ways.push_back(way_of(*way));
    return;
  }
  if (!kind_is(DecisionKind::ball) || over == no_hex || over == play_.view().ball) return;
  State trial = play_.view();
  const auto refused = apply(play_.rules(), trial, meant_for(play_.rules(), play_.view(), over));
  if (refused || refused.error().reason != Reason::way_blocked) return;
  scene.ways.push_back({.from = play_.view().ball, .to = over, .blocked_by = {refused.error().hex}});
  scene.lit.push_back({.at = over, .light = paint::Light::refused});
}

/// The ends of the player who is held, or of the one under the pointer.
void TurnPrompt::light_runs(paint::BoardScene& scene) const {
  const Hex held = input_.held();
  const Hex over = input_.hovered();
  const bool only_one = offer_.moves_from.size() == 1;
  const Hex from = held != no_hex ? held : only_one ? hex_at(offer_.moves_from.begin()->first) : over;
  const BoardInput::Places ends = offer_.ends(from);
  for (std::size_t at = 0; at < hex_places; ++at) {
    if (ends[at]) {
      scene.lit.push_back(
          {.at = hex_at(at),
           .light = hex_at(at) == over && from != over ? paint::Light::hovered : paint::Light::legal});
    }
  }
  if (from != no_hex && ends.any()) scene.lit.push_back({.at = from, .light = paint::Light::origin});
  if (held != no_hex && over != no_hex && over != held && !ends[index(over)])
    scene.lit.push_back({.at = over, .light = paint::Light::refused});
  if (held == no_hex)
    for (const auto& [origin, moves] : offer_.moves_from) scene.breathing.push_back(hex_at(origin));
}

void TurnPrompt::decorate(paint::BoardScene& scene) const {
  const Hex over = input_.hovered();
  if (plays_ball()) {
    light_ball(scene);
  } else {
    light_runs(scene);
    for (std::size_t at = 0; at < hex_places; ++at) {
      if (!runs() && offer_.single[at])
        scene.lit.push_back(
            {.at = hex_at(at), .light = hex_at(at) == over ? paint::Light::hovered : paint::Light::legal});
    }
  }
  if (kind_is(DecisionKind::anticipate))
    scene.ways.push_back(way_of(pass_under_way(play_.rules(), play_.view())));
  for (const Command& command : which_) {
    if (command.from != no_hex) scene.lit.push_back({.at = command.from, .light = paint::Light::origin});
    if (command.to != no_hex) scene.lit.push_back({.at = command.to, .light = paint::Light::target});
  }
  scene.cursor = input_.cursor();
  const auto hand = input_.in_hand();
  if (!hand) return;
  for (paint::ShownPlayer& player : scene.players) {
    if (player.at != input_.held()) continue;
    paint::ShownPlayer lifted = player;
    lifted.centre = *hand;
    player.faint = true;
    scene.lifted.push_back(lifted);
  }
}

}  // namespace soccer_city::app
