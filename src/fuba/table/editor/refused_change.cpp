#include "fuba/table/editor/refused_change.hpp"

#include <array>
#include <optional>

#include "fuba/words/words.hpp"
#include "words/told_error.hpp"

namespace fuba::app {
namespace {

/// A field that a change can be refused for, and its sentence.
struct Refused {
  std::string_view field;
  std::string_view key;
};

constexpr std::array refusals{Refused{"/ball/value", "editor-refused-ball-value"},
                              Refused{"/ball/area", "editor-refused-ball-area"},
                              Refused{"/minute", "editor-refused-minute"},
                              Refused{"/stoppage", "editor-refused-stoppage"},
                              Refused{"/score", "editor-refused-score"},
                              Refused{"/players", "editor-refused-players"},
                              Refused{"/yellow", "editor-refused-cards"},
                              Refused{"/red", "editor-refused-cards"},
                              Refused{"/condition", "editor-refused-condition"},
                              Refused{"/formation", "editor-refused-formation"},
                              Refused{"/roles", "editor-refused-roles"},
                              Refused{"/corner", "editor-refused-corner"},
                              Refused{"/substitutions", "editor-refused-substitutions"}};

}  // namespace

/// "/home/players" is told by `editor-refused-players`.
std::string refused_change(const words::Words& words, const words::Words& all_words,
                           const PositionError& error, Team control) {
  std::string field = error.field;
  std::optional<Team> whose;
  for (const Team team : teams) {
    const std::string start = "/" + std::string(name(team)) + "/";
    if (!field.starts_with(start)) continue;
    whose = team;
    field.erase(0, start.size() - 1);
  }
  const std::string_view subject = std::string_view(field).substr(0, field.find('/', 1));
  for (const Refused& each : refusals)
    if (subject == each.field || field == each.field)
      return fuba::ui(words, each.key, {{"team", fuba::ui(words, name(whose.value_or(control)))}});
  return words::told_error(all_words, field.empty() ? error.problem : error.field + ": " + error.problem);
}

}  // namespace fuba::app
