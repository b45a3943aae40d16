#include "stw/table/rules_setting.hpp"

#include "stw/json.hpp"

namespace stw::app {

namespace {

constexpr const char* settings_key = "stw";

}  // namespace

RulesChoice rules_setting(const fuba::app::Settings& settings) {
  const auto kept = settings.games.find(settings_key);
  if (kept == settings.games.end() || !kept->is_object()) return {};
  return rules_choice_from_json(*kept, RulesChoice{}).value_or(RulesChoice{});
}

void keep(fuba::app::Settings& settings, const RulesChoice& choice) {
  settings.games[settings_key] = nlohmann::json::parse(to_json(choice).dump());
}

}  // namespace stw::app
