#include <nlohmann/json.hpp>

#include "card_result.hpp"
#include "fuba/command.hpp"
#include "fuba/dice.hpp"
#include "fuba/json.hpp"

namespace fuba {
namespace {

using nlohmann::json;

/// What a figure means hangs on its name alone (event.cpp).
json figure(std::string_view name_of_figure, int value) {
  if (name_of_figure == "purpose") return name(static_cast<Purpose>(value));
  if (name_of_figure == "by") return name(static_cast<Team>(value));
  if (name_of_figure == "restart") return name(static_cast<Restart>(value));
  if (name_of_figure == "action") return name(static_cast<Action>(value));
  if (name_of_figure == "result") return name(static_cast<ShotResult>(value));
  if (name_of_figure == "card") return name(static_cast<CardResult>(value));
  if (name_of_figure == "kick") return name_of_kick(static_cast<Side>(value));
  if (name_of_figure == "dive") return name_of_dive(static_cast<Side>(value));
  if (name_of_figure == "line") return name(static_cast<Line>(value));
  if (name_of_figure == "kind") return name(static_cast<SubKind>(value));
  if (name_of_figure == "weather") return name(static_cast<Weather>(value));
  if (name_of_figure == "style") return name(static_cast<Style>(value));
  if (name_of_figure == "skill") return name(static_cast<Skill>(value));
  for (const std::string_view flag : {"quick", "keeper", "ball", "passed", "won", "goal", "dismissed",
                                      "booked", "outside", "annulled", "by_event"})
    if (name_of_figure == flag) return value != 0;
  return value;
}

/// Figures that share a name become a list.
void add(json& object, std::string_view key, json value, bool repeated) {
  if (repeated)
    object[std::string{key}].push_back(std::move(value));
  else
    object[std::string{key}] = std::move(value);
}

json written(const Formation& formation) { return to_string(formation); }

Formation formation_at(const Event& event, std::size_t at) {
  const auto count = [&](std::size_t offset) {
    return static_cast<std::uint8_t>(event.figures[at + offset]);
  };
  return {{count(0), count(1), count(2)}};
}

json fields_of(const Event& event) {
  json object = json::object();
  const auto names = figure_names(event.kind);
  std::size_t at = 0;
  for (const std::string_view field : names) {
    if (field == "team")
      object["team"] = name(event.team);
    else if (field == "from")
      object["from"] = name(event.from);
    else if (field == "to")
      object["to"] = name(event.to);
    else
      add(object, field, figure(field, event.figures[at++]), std::ranges::count(names, field) > 1);
  }
  return object;
}

}  // namespace

json to_json(const Ruleset& rules, const Event& event) {
  json object = fields_of(event);
  if (event.kind == EventKind::dice) {
    object["dice"].get_ref<json::array_t&>().resize(static_cast<std::size_t>(event.figures[1]));
    object["by"].get_ref<json::array_t&>().resize(static_cast<std::size_t>(event.figures[1]));
    object.erase("count");
  }
  if (event.kind == EventKind::formations) {
    object["home"] = written(formation_at(event, 0));
    object["away"] = written(formation_at(event, lines.size()));
  }
  if (event.kind == EventKind::formation_changed || event.kind == EventKind::formation_planned)
    object["formation"] = written(formation_at(event, 0));
  if (event.kind == EventKind::special_event || event.kind == EventKind::advanced_event)
    object["id"] = rules.special_events[code_of(event)].id;
  if (event.kind == EventKind::special_event &&
      rules.policies.special_event == Policies::SpecialEvent::equal_check) {
    object.erase("sum");
    object["difference"] = difference_of_event(code_of(event));
  }
  if (event.kind == EventKind::control_check && event.figures[3] == 0) object.erase("second");
  if (event.kind == EventKind::press && event.figures[1] == 0)
    object["dice"].get_ref<json::array_t&>().resize(1);
  object["event"] = name(event.kind);
  if (event.cause != Cause::none) object["rule"] = rules.rule(event.cause);
  return object;
}

}  // namespace fuba
