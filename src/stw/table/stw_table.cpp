#include "stw/table/stw_table.hpp"

#include "stw/prospects.hpp"
#include "stw/table/motion.hpp"
#include "stw/table/rules_chooser.hpp"
#include "stw/table/table_tray.hpp"

namespace stw::app {
namespace {

constexpr int late_minute = 40;  ///< of a half; from then on the throws are counted
constexpr int seconds_a_minute = 60;

/// What stands beside the minute: the half, the throws that are left, that a chance is played out, or what
/// comes when no time is left.
std::string beside_clock(const Words& words, const Ruleset& rules, const State& shown) {
  if (is_over(shown)) return ui(words, "full-time");
  if (shown.shoot_out) return purpose(words, Purpose::shoot_out);
  if (plays_chance_out(rules, shown)) return ui(words, "over-time-chance");
  if (shown.seconds / seconds_a_minute >= late_minute * rules.seconds_of(shown.half) / seconds_a_minute / 45)
    return ui(words, "throws-left", {{"throws", std::to_string(throws_left(rules, shown))}});
  return half_name(words, shown.half);
}

std::string shoot_out_score(const Words& words, const State& shown) {
  if (!shown.shoot_out) return {};
  return ui(words, "shoot-out-score",
            {{"home", std::to_string(shown.shoot_out->goals[0])},
             {"away", std::to_string(shown.shoot_out->goals[1])}});
}

}  // namespace

std::unique_ptr<fuba::app::RulesChooser> StwTable::rules_chooser(const Content& content) {
  return std::make_unique<StwRulesChooser>(content);
}

/// The keeper's step is not asked where he can do nothing with it.
std::optional<Command> StwTable::unasked(const Ruleset& rules, const State& state) {
  const auto pending = decision(state);
  if (pending->kind != DecisionKind::keeper || keeper_matters(rules, state)) return std::nullopt;
  return Command{Verb::roll};
}

std::string StwTable::options(const Words& words, const Ruleset& rules) {
  const Clock usual;
  std::string list;
  const auto add = [&list](const std::string& text) { list += (list.empty() ? "" : ", ") + text; };
  for (std::size_t at = 0; at < option_count; ++at)
    if (rules.choice.options[at]) add(option_name(words, static_cast<Option>(at)));
  if (rules.clock().half != usual.half)
    add(stw::ui(words, "stw-halves-of", {{"half", std::to_string(rules.clock().half)}}));
  if (rules.clock().roll != usual.roll)
    add(stw::ui(words, "stw-throws-of", {{"roll", std::to_string(rules.clock().roll)}}));
  return list;
}

/// "4B.a" of "stw/4B.a"; a ruling as it is called.
std::string StwTable::cite(std::string_view rule, std::string_view /*edition*/) {
  constexpr std::string_view book = "stw/";
  if (rule.starts_with(book)) rule.remove_prefix(book.size());
  return std::string(rule);
}

std::string StwTable::citation(const Ruleset& rules, const Event& event) {
  return cite(rules.rule(event), Stw::id);
}

std::vector<SDL_FRect> StwTable::places_of(const Layout& layout, const Command& command) {
  std::vector<SDL_FRect> places;
  for (const Square square : {command.from, command.to})
    if (square != Square::none) places.push_back(layout.square(square));
  return places;
}

bool StwTable::is_heading(const Event& event) {
  return event.kind == EventKind::goal || event.kind == EventKind::half_ends ||
         event.kind == EventKind::over_time || event.kind == EventKind::match_ends;
}

fuba::table::BarView StwTable::bar(const Words& words, const Ruleset& rules, const State& state,
                                   const Names& names) {
  return {.names = names,
          .score = {state.score[0], state.score[1]},
          .below_score = shoot_out_score(words, state),
          .with_ball = state.control,
          .moment = moment(words, state),
          .beside = beside_clock(words, rules, state),
          .beside_matters = plays_chance_out(rules, state)};
}

bool StwTable::places(const Command& command) {
  switch (command.verb) {
    case Verb::place_keeper:
    case Verb::place_striker:
    case Verb::place_taker:
    case Verb::leave:
    case Verb::put:
    case Verb::done:
      return true;
    default:
      return false;
  }
}

bool StwTable::is_soon_read(const Command& command) {
  return command.verb != Verb::move && command.verb != Verb::ball && command.verb != Verb::dribble &&
         command.verb != Verb::keeper;
}

std::string StwTable::happening(const Motion& motion, const Told& told) {
  return app::happening(motion, told);
}

void StwTable::light(Scene& scene, const Command& command) {
  for (const Square square : {command.from, command.to}) {
    if (square != Square::none)
      scene.lit.push_back(
          {.square = square, .light = square == command.to ? paint::Light::target : paint::Light::origin});
  }
}

void StwTable::paint_motion(const Painter& painter, const Layout& layout, const Motion& motion,
                            const Told& told) {
  app::paint_motion(painter.studio(), layout, motion, told);
}

float StwTable::lay_steps(Ui& ui, const SDL_FRect& room, const State& state) {
  return app::lay_steps(ui, room, state);
}

}  // namespace stw::app
