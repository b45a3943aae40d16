#include "fuba/table/solved_puzzles.hpp"

namespace fuba::app {
namespace {

constexpr const char* solved_key = "solved_puzzles";

}  // namespace

std::set<std::string> solved_puzzles(const Settings& settings) {
  std::set<std::string> ids;
  const auto list = settings.games.find(solved_key);
  if (list == settings.games.end() || !list->is_array()) return ids;
  for (const auto& id : *list)
    if (id.is_string()) ids.insert(id.get<std::string>());
  return ids;
}

void remember_solved(Director& director, const std::string& id) {
  std::set<std::string> ids = solved_puzzles(director.settings());
  if (!ids.insert(id).second) return;
  Settings settings = director.settings();
  settings.games[solved_key] = ids;
  director.set_settings(settings);
}

}  // namespace fuba::app
