#include "tabletop/race.hpp"

#include <algorithm>

namespace race {

using nlohmann::json;
using tabletop::index;
using tabletop::opponent;
using tabletop::teams;

namespace {

constexpr std::array<std::string_view, 4> command_names{"lane inner", "lane outer", "walk", "run"};

bool lanes_chosen(const State& state) { return state.lanes[0] && state.lanes[1]; }

void advance_runner(const Ruleset& rules, State& state, int squares, Race::Events* events) {
  const Team team = state.mover;
  int& place = state.places[index(team)];
  place = std::min(place + squares, rules.track);
  if (events != nullptr) events->push_back({team, squares});
  if (place == rules.track) state.winner = team;
  state.mover = opponent(team);
}

int extra(const State& state, Command lane) { return state.lanes[index(state.mover)] == lane ? 1 : 0; }

}  // namespace

nlohmann::ordered_json Race::to_json(const RulesChoice& choice) {
  return {{"rules", choice.edition}, {"short", choice.short_track}};
}

tl::expected<RulesChoice, tabletop::ChoiceError> Race::choice_from_json(const json& object) {
  if (!object.contains("short") || !object["short"].is_boolean())
    return tl::unexpected(tabletop::ChoiceError{"/short", "expected true or false"});
  return RulesChoice{"race", object["short"].get<bool>()};
}

std::optional<Race::Decision> Race::decision(const State& state) {
  if (state.winner || state.running) return std::nullopt;
  for (const Team team : teams)
    if (!state.lanes[index(team)]) return Decision{team, Kind::lane, true};
  return Decision{state.mover, Kind::move};
}

std::optional<tabletop::Roll<Purpose>> Race::roll(const State& state) {
  if (!state.running) return std::nullopt;
  return tabletop::Roll<Purpose>{Purpose::run, 1, {state.mover, state.mover}};
}

void Race::legal(const Ruleset&, const State& state, CommandList& list) {
  list.clear();
  const auto pending = decision(state);
  if (!pending) return;
  list = pending->kind == Kind::lane ? CommandList{Command::inner, Command::outer}
                                     : CommandList{Command::run, Command::walk};
}

tl::expected<void, Refusal> Race::apply(const Ruleset& rules, State& state, Command command, Events* events) {
  CommandList list;
  legal(rules, state, list);
  if (std::ranges::find(list, command) == list.end()) return tl::unexpected(Refusal{"not-asked"});
  apply_unchecked(rules, state, command, events);
  return {};
}

void Race::apply_unchecked(const Ruleset& rules, State& state, Command command, Events* events) {
  if (command == Command::run) {
    state.running = true;
  } else if (command == Command::walk) {
    advance_runner(rules, state, 2 + extra(state, Command::inner), events);
  } else {
    state.lanes[index(decision(state)->team)] = command;
  }
}

void Race::apply_dice(const Ruleset& rules, State& state, Dice dice, Events* events) {
  state.running = false;
  advance_runner(rules, state, dice[0] + extra(state, Command::outer), events);
}

/// While the lanes are chosen nobody knows the other's.
State Race::seen_by(const State& state, Team team) {
  State view = state;
  if (!lanes_chosen(state) && view.lanes[index(opponent(team))])
    view.lanes[index(opponent(team))] = Command::inner;
  return view;
}

bool Race::secret_revealed(const State& before, const State& after) {
  return !lanes_chosen(before) && lanes_chosen(after);
}

tabletop::Standing Race::standing(const State& state) {
  tabletop::Standing standing{.minute = std::max(state.places[0], state.places[1]),
                              .control = state.mover,
                              .in_play = lanes_chosen(state)};
  if (state.winner) standing.score[index(*state.winner)] = 1;
  return standing;
}

bool Race::turn_begins(const State& state) {
  const auto pending = decision(state);
  return pending && pending->kind == Kind::move;
}

std::uint64_t Race::hash(const State& state) {
  std::uint64_t hash = 1;
  const auto add = [&hash](auto value) { hash = hash * 31 + static_cast<std::uint64_t>(value); };
  for (const Team team : teams) {
    add(state.lanes[index(team)] ? static_cast<int>(*state.lanes[index(team)]) + 1 : 0);
    add(state.places[index(team)]);
  }
  add(state.mover);
  add(state.running);
  add(state.winner ? static_cast<int>(*state.winner) + 1 : 0);
  return hash;
}

std::string Race::to_string(Command command) {
  return std::string(command_names[static_cast<std::size_t>(command)]);
}

std::optional<Command> Race::parse_command(std::string_view text) {
  const auto found = std::ranges::find(command_names, text);
  if (found == command_names.end()) return std::nullopt;
  return static_cast<Command>(found - command_names.begin());
}

std::string_view Race::kind_name(const Decision& decision) {
  return decision.kind == Kind::lane ? "lane" : "move";
}

json Race::to_json(const Ruleset& rules, const State& state) {
  json object{{"rules", "race"},
              {"short", rules.choice.short_track},
              {"mover", tabletop::name(state.mover)},
              {"running", state.running}};
  for (const Team team : teams) {
    const std::string side(tabletop::name(team));
    object["places"][side] = state.places[index(team)];
    if (const auto lane = state.lanes[index(team)]) object["lanes"][side] = to_string(*lane);
  }
  if (state.winner) object["winner"] = tabletop::name(*state.winner);
  return object;
}

json Race::to_json(const Ruleset&, const Event& event) {
  return {{"event", "moved"}, {"team", tabletop::name(event.team)}, {"squares", event.squares}};
}

tl::expected<State, tabletop::PositionError> Race::state_from_json(const Ruleset& rules, const json& object) {
  State state;
  for (const Team team : teams) {
    const std::string side(tabletop::name(team));
    if (object.contains("places")) state.places[index(team)] = object["places"].value(side, 0);
    if (state.places[index(team)] > rules.track)
      return tl::unexpected(tabletop::PositionError{"/places/" + side, "lies beyond the end of the track"});
    if (object.contains("lanes") && object["lanes"].contains(side))
      state.lanes[index(team)] = parse_command(object["lanes"][side].get<std::string>());
  }
  state.mover = tabletop::parse_team(object.value("mover", "home")).value();
  state.running = object.value("running", false);
  if (object.contains("winner")) state.winner = tabletop::parse_team(object["winner"].get<std::string>());
  return state;
}

json Race::odds_json(const Ruleset& rules, const State& state) {
  const int missing = rules.track - state.places[index(state.mover)] - extra(state, Command::outer);
  return {{"odds", {{"run", {{"win", std::clamp(7 - missing, 0, 6) / 6.0}}}}}};
}

tl::expected<std::shared_ptr<const Ruleset>, std::string> rules_for(const RulesChoice& choice) {
  return std::make_shared<const Ruleset>(Ruleset{choice, choice.short_track ? 6 : 12});
}

tabletop::Service<Race> service() {
  return {.rules_for = rules_for,
          .choice = [](const json& object,
                       const RulesChoice& fallback) -> tl::expected<RulesChoice, tabletop::PositionError> {
            return RulesChoice{"race", object.value("short", fallback.short_track)};
          },
          .explain = [](const Ruleset&, const Refusal& refusal,
                        const tabletop::MatchInfo&) { return "No: " + std::string(refusal.reason) + "."; }};
}

}  // namespace race
