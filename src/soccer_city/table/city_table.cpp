#include "soccer_city/table/city_table.hpp"

#include "soccer_city/table/motion.hpp"
#include "soccer_city/table/rules_chooser.hpp"
#include "soccer_city/table/table_tray.hpp"

namespace soccer_city::app {
namespace {

constexpr int late = 10;  ///< ball cards left when they are counted in the bar

int cards_left(const State& state) { return static_cast<int>(state.pile(Deck::ball).size()); }

bool in_shoot_out(const State& shown) {
  for (std::size_t at = 0; at < shown.agenda.size(); ++at)
    if (shown.agenda[at].step == Step::shoot_out) return true;
  return false;
}

/// Whether a half draws to its end.
bool counts_cards(const State& shown) {
  return !is_over(shown) && !in_shoot_out(shown) && shown.half_cards > 0 && cards_left(shown) <= late;
}

/// What stands beside the minute: the half, the last cards of it, the factor in force, or what comes when no
/// card is left.
std::string beside_clock(const Words& words, const State& shown) {
  if (is_over(shown)) return ui(words, "full-time");
  if (in_shoot_out(shown)) return ui(words, "shoot-out");
  if (counts_cards(shown))
    return ui(words, "ball-cards-left", {{"cards", std::to_string(cards_left(shown))}});
  if (shown.factor != Card::none) return card_name(words, shown.factor);
  return half_name(words, shown.half);
}

std::string shoot_out_score(const Words& words, const State& shown) {
  if (shown.shoot_out.taken == std::array<std::uint8_t, 2>{}) return {};
  return ui(words, "shoot-out-score",
            {{"home", std::to_string(shown.shoot_out.scored[0])},
             {"away", std::to_string(shown.shoot_out.scored[1])}});
}

}  // namespace

std::unique_ptr<fuba::app::RulesChooser> CityTable::rules_chooser(const Content& content) {
  return std::make_unique<CityRulesChooser>(content);
}

/// Whoever chooses a card or a side looks at what the other one may not see.
bool CityTable::looks_at_secrets(const State& state) {
  const auto asked = decision(state);
  if (!asked) return false;
  switch (asked->kind) {
    case DecisionKind::ball:
      return state.turn.free != FreeBall::kick_off && state.turn.free != FreeBall::corner;
    case DecisionKind::anticipate:
    case DecisionKind::action:
    case DecisionKind::shot:
    case DecisionKind::defence:
    case DecisionKind::dive:
    case DecisionKind::keep:
      return true;
    default:
      return false;
  }
}

std::string CityTable::options(const Words& words, const Ruleset& rules) {
  std::string list;
  for (std::size_t at = 0; at < option_count; ++at)
    if (const auto option = static_cast<Option>(at); rules.has(option))
      list += (list.empty() ? "" : ", ") + option_name(words, option);
  return list;
}

/// "S23" of "soccer-city/S23".
std::string CityTable::cite(std::string_view rule, std::string_view /*edition*/) {
  return std::string(rule.substr(rule.find('/') + 1));
}

std::string CityTable::citation(const Ruleset& /*rules*/, const Event& event) {
  return cite(rule(event), SoccerCity::id);
}

std::vector<SDL_FRect> CityTable::places_of(const Layout& layout, const Command& command) {
  std::vector<SDL_FRect> places;
  for (const Hex at : {command.from, command.to})
    if (at != no_hex) places.push_back(layout.rect(at));
  return places;
}

bool CityTable::is_heading(const Event& event) {
  return event.kind == EventKind::goal || event.kind == EventKind::half_ends ||
         event.kind == EventKind::match_ends;
}

fuba::table::BarView CityTable::bar(const Words& words, const Ruleset& /*rules*/, const State& state,
                                    const Names& names) {
  return {.names = names,
          .score = {state.score[0], state.score[1]},
          .below_score = shoot_out_score(words, state),
          .with_ball = state.control,
          .moment = moment(words, state),
          .beside = beside_clock(words, state),
          .beside_matters = counts_cards(state)};
}

std::optional<Team> CityTable::winner(const State& end) {
  const bool level = end.score[0] == end.score[1];
  const auto& goals = level ? end.shoot_out.scored : end.score;
  if (goals[0] == goals[1]) return std::nullopt;
  return goals[0] > goals[1] ? Team::home : Team::away;
}

bool CityTable::places(const Command& command) {
  switch (command.verb) {
    case Verb::line_up:
    case Verb::place:
    case Verb::move:
    case Verb::keep:
    case Verb::skip:
    case Verb::done:
    case Verb::decline:
      return true;
    default:
      return false;
  }
}

bool CityTable::is_soon_read(const Command& command) { return places(command); }

std::string CityTable::happening(const Motion& motion, const Told& told) {
  return app::happening(motion, told);
}

void CityTable::light(Scene& scene, const Command& command) {
  for (const Hex at : {command.from, command.to}) {
    if (at != no_hex)
      scene.lit.push_back(
          {.at = at, .light = at == command.to ? paint::Light::target : paint::Light::origin});
  }
}

void CityTable::paint_motion(const Painter& painter, const Layout& layout, const Motion& motion,
                             const Told& told) {
  app::paint_motion(painter.studio(), layout, motion, told);
}

float CityTable::lay_steps(Ui& ui, const SDL_FRect& room, const State& state) {
  return app::lay_steps(ui, room, state);
}

}  // namespace soccer_city::app
