#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/table/animation.hpp"
#include "app/table/bar.hpp"
#include "app/table/content.hpp"
#include "app/table/match_play.hpp"
#include "app/table/told.hpp"
#include "stw/json.hpp"
#include "stw/kit.hpp"
#include "stw/rules_files.hpp"
#include "stw/table/lesson_subjects.hpp"
#include "stw/table/line_up.hpp"
#include "stw/table/match_sounds.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/rooms.hpp"
#include "stw/table/shown_event.hpp"
#include "stw/words/rulebook.hpp"
#include "stw/words/words.hpp"

namespace stw::app {

class TurnPrompt;
class TableTray;

using Told = fuba::table::Told<Ruleset>;

/// What the shared table asks of Soccer Tactics WORLD. What each item is stands with the concept
/// `fuba::table::GameTable`.
struct StwTable {
  using Played = Stw;
  using Kit = stw::Kit;
  using Layout = paint::BoardLayout;
  using Scene = paint::BoardScene;
  using Prompt = TurnPrompt;
  using Tray = TableTray;
  using Motion = fuba::table::Motion<Stw>;

  static constexpr bool has_secrets = false;
  static bool looks_at_secrets(const State&) { return false; }

  static tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice) {
    return stw::load_rules(choice);
  }
  static std::unique_ptr<fuba::app::RulesChooser> rules_chooser(
      const fuba::table::Content<StwTable>& content);
  static std::optional<Command> unasked(const Ruleset& rules, const State& state);

  static std::string title(const Words& words) { return ui(words, "stw-name"); }
  static std::string about(const Words& words) { return ui(words, "stw-help"); }
  static std::string options(const Words& words, const Ruleset& rules);
  static std::string question(const Words& words, const Ruleset&, const State& state, const Names& names) {
    return stw::question(words, state, names);
  }
  static std::string label(const Words& words, const State& state, const Command& command) {
    return stw::label(words, state, command);
  }
  static std::string refusal(const Words& words, const Refusal& refusal) { return sentence(words, refusal); }
  static std::string purpose(const Words& words, Purpose purpose) { return stw::purpose(words, purpose); }
  static std::string face_name(const Words& words, const Ruleset& rules, std::size_t face) {
    return result_name(words, rules.spinner[face]);
  }
  static tl::expected<Rulebook, std::string> read_book(const tabletop::TextReader& read,
                                                       std::string_view language) {
    return make_rulebook(read, language);
  }
  static std::string_view situation(const State& state) { return stw::situation(state); }
  static std::string citation(const Ruleset& rules, const Event& event);
  static bool is_heading(const Event& event);
  static fuba::table::BarView bar(const Words& words, const Ruleset& rules, const State& state,
                                  const Names& names);
  static std::optional<Team> winner(const State& end) { return end.winner; }

  static void show_event(State& state, const Event& event) { app::show_event(state, event); }
  static float duration(const Event& event, const State& before) { return app::duration(event, before); }
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
    paint_table(painter.studio(), layout, rules.spinner, drop);
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
    paint::paint_football(painter.studio(), centre, radius);
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

using Animation = fuba::table::Animation<StwTable>;
using Content = fuba::table::Content<StwTable>;
using MatchPlay = fuba::table::MatchPlay<StwTable>;

}  // namespace stw::app
