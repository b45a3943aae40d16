#include "styles.hpp"

namespace fuba::engine {
namespace {

void list_styles(const Ruleset&, const State& state, CommandList& list) {
  const auto line = static_cast<Line>(state.agenda.top().number);
  for (const Style style : {Style::easy, Style::normal, Style::aggressive})
    list.add(commands::play(line, style));
}

void choose_style(const Context& context, const Command& command) {
  const Team team = context.frame().team;
  context.state.side(team).styles[index(command.line())] = command.style();
  context.state.agenda.pop();
}

}  // namespace

const StyleRule& style_of_turn(const Ruleset& rules, const State& state, Team team) {
  const Area area = state.turn.target == Area::none ? state.ball : state.turn.target;
  const Line line = rules.pitch.zone[index(team)][index(area)];
  return rules.styles[static_cast<std::size_t>(state.side(team).styles[index(line)])];
}

void announce_styles(const Context& context, Team team) {
  Event event{.kind = EventKind::styles, .cause = Cause::styles, .team = team};
  for (const Line line : lines)
    event.figures[index(line)] = static_cast<std::int8_t>(context.state.side(team).styles[index(line)]);
  context.emit(event);
}

const StepRules choose_styles_step{.kind = DecisionKind::style,
                                   .nature = Nature::preparation,
                                   .secret = true,
                                   .list = list_styles,
                                   .choose = choose_style};

}  // namespace fuba::engine
