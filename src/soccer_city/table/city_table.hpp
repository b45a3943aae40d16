#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/table/animation.hpp"
#include "app/table/bar.hpp"
#include "app/table/content.hpp"
#include "app/table/match_play.hpp"
#include "app/table/told.hpp"
#include "soccer_city/json.hpp"
#include "soccer_city/kit.hpp"
#include "soccer_city/rules_files.hpp"
#include "soccer_city/table/lesson_subjects.hpp"
#include "soccer_city/table/line_up.hpp"
#include "soccer_city/table/match_sounds.hpp"
#include "soccer_city/table/paint/brushes.hpp"
#include "soccer_city/table/rooms.hpp"
#include "soccer_city/table/shown_event.hpp"
#include "soccer_city/words/rulebook.hpp"

namespace soccer_city::app {

class TurnPrompt;
class TableTray;

using Told = fuba::table::Told<Ruleset>;

/// What the shared table asks of Soccer City. What each item is stands with the concept
/// `fuba::table::GameTable`.
struct CityTable {
  using Played = SoccerCity;
  using Kit = soccer_city::Kit;
  using Layout = paint::BoardLayout;
  using Scene = paint::BoardScene;
  using Prompt = TurnPrompt;
  using Tray = TableTray;
  using Motion = fuba::table::Motion<SoccerCity>;

  static constexpr bool has_secrets = true;

  static tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice) {
    return soccer_city::load_rules(choice);
  }
  static std::unique_ptr<fuba::app::RulesChooser> rules_chooser(
      const fuba::table::Content<CityTable>& content);
  static std::optional<Command> unasked(const Ruleset&, const State&) { return std::nullopt; }
  static bool looks_at_secrets(const State& state);

  static std::string title(const Words& words) { return ui(words, "city-name"); }
  static std::string about(const Words& words) { return ui(words, "city-about"); }
  static std::string options(const Words& words, const Ruleset& rules);
  static std::string question(const Words& words, const Ruleset& rules, const State& state,
                              const Names& names) {
    return soccer_city::question(words, rules, state, names);
  }
  static std::string label(const Words& words, const State& state, const Command& command) {
    return soccer_city::label(words, state, command);
  }
  static std::string refusal(const Words& words, const Refusal& refusal) { return sentence(words, refusal); }
  static std::string purpose(const Words& words, Purpose purpose) {
    return soccer_city::purpose(words, purpose);
  }
  static tl::expected<Rulebook, std::string> read_book(const tabletop::TextReader& read,
                                                       std::string_view language) {
    return make_rulebook(read, language);
  }
  static std::string_view situation(const State& state) { return soccer_city::situation(state); }
  static std::string citation(const Ruleset& rules, const Event& event);
  static bool is_heading(const Event& event);
  static fuba::table::BarView bar(const Words& words, const Ruleset& rules, const State& state,
                                  const Names& names);
  static std::optional<Team> winner(const State& end);

  static void show_event(State& state, const Event& event) { app::show_event(state, event); }
  static float duration(const Event& event, const State&) { return app::duration(event); }
  static std::optional<TrayRoll> fallen(const Event& event) { return app::fallen(event); }
  static std::optional<fuba::app::Cue> cue_at_start(const Event& event) { return app::cue_at_start(event); }
  static std::optional<fuba::app::Cue> cue_in_the_middle(const Event& event) {
    return app::cue_in_the_middle(event);
  }
  static float excitement(const State& state) { return app::excitement(state); }
  static bool places(const Command& command);
  static bool is_soon_read(const Command& command);
  static std::string happening(const Motion& motion, const Told& told);

  static void paint_ground(const Painter& painter, const Layout& layout, const Ruleset& rules,
                           float drop = 0) {
    paint_table(painter.studio(), layout, rules, drop);
  }
  static Scene scene_of(const Layout& layout, const Ruleset& rules, const State& state) {
    return paint::scene_of(layout, rules, state);
  }
  static void light(Scene& scene, const Command& command);
  static void paint_board(const Painter& painter, const Layout& layout, const Scene& scene) {
    paint::paint_board(painter.studio(), layout, scene);
  }
  static void paint_motion(const Painter& painter, const Layout& layout, const Motion& motion,
                           const Told& told);
  static void paint_ball(const Painter& painter, SDL_FPoint centre, float radius) {
    fuba::paint::paint_football(painter.studio(), centre, radius);
  }
  static float lay_steps(Ui& ui, const SDL_FRect& room, const State& state);
  static tl::expected<RulesChoice, tabletop::PositionError> choice_of(const nlohmann::json& position) {
    return rules_choice_from_json(position, RulesChoice{});
  }
  static std::string cite(std::string_view rule, std::string_view edition);
  static bool knows_subject(std::string_view subject) { return app::knows_subject(subject); }
  static std::optional<SDL_FRect> place_of(std::string_view subject, const Layout& layout,
                                           const Scene& scene) {
    return app::place_of(subject, layout, scene);
  }
  static std::vector<SDL_FRect> pieces(const Layout& layout, const Scene& scene) {
    return places_of_pieces(layout, scene);
  }
  static std::vector<SDL_FRect> places_of(const Layout& layout, const Command& command);

  static State line_up(const Ruleset& rules) { return app::line_up(rules); }
  static void paint_miniature(const Painter& painter, const SDL_FRect& rect, const Ruleset& rules,
                              const State& state, float opacity) {
    paint::paint_miniature(painter.studio(), rect, rules, state, opacity);
  }
  static float miniature_height(float width) { return paint::miniature_height(width); }
};

using Animation = fuba::table::Animation<CityTable>;
using Content = fuba::table::Content<CityTable>;
using MatchPlay = fuba::table::MatchPlay<CityTable>;

}  // namespace soccer_city::app
