#include <algorithm>
#include <nlohmann/json.hpp>

#include "soccer_city/command.hpp"
#include "soccer_city/dice.hpp"
#include "soccer_city/json.hpp"
#include "soccer_city/state.hpp"

namespace soccer_city {
namespace {

using nlohmann::json;

/// What a figure means hangs on its name alone (event.cpp).
json figure(std::string_view name_of_figure, int value) {
  if (name_of_figure == "purpose") return name(static_cast<Purpose>(value));
  if (name_of_figure == "by") return name(static_cast<Team>(value));
  if (name_of_figure == "deck") return name(static_cast<Deck>(value));
  if (name_of_figure == "result") return name(static_cast<ShotResult>(value));
  if (name_of_figure == "call") return name(static_cast<RefereeCall>(value));
  if (name_of_figure == "kick" || name_of_figure == "side") return name_of_kick(static_cast<Side>(value));
  if (name_of_figure == "dive" && value == nobody_dived) return {};
  if (name_of_figure == "dive") return name_of_dive(static_cast<Side>(value));
  if (name_of_figure == "free" && value == 0) return {};
  if (name_of_figure == "free") return name(static_cast<FreeBall>(value));
  if (name_of_figure == "won" || name_of_figure == "goal" || name_of_figure == "high") return value != 0;
  return value;
}

json player(Number number) { return number == nobody ? json() : json(number); }

json field(const Event& event, std::string_view name_of_field, std::size_t& next_figure) {
  if (name_of_field == "team") return name(event.team);
  if (name_of_field == "player") return player(event.player);
  if (name_of_field == "other") return player(event.other);
  if (name_of_field == "card") return name(event.card);
  if (name_of_field == "from") return to_string(event.from);
  if (name_of_field == "to") return to_string(event.to);
  return figure(name_of_field, event.figures[next_figure++]);
}

}  // namespace

json to_json(const Event& event) {
  json object = json::object();
  const auto names = field_names(event.kind);
  std::size_t next_figure = 0;
  for (const std::string_view each : names) {
    json value = field(event, each, next_figure);
    if (std::ranges::count(names, each) > 1)  // figures that share a name become a list
      object[std::string(each)].push_back(std::move(value));
    else
      object[std::string(each)] = std::move(value);
  }
  if (event.kind == EventKind::dice) {
    for (const char* of_each_die : {"dice", "by"})
      object[of_each_die].get_ref<json::array_t&>().resize(static_cast<std::size_t>(event.figures[1]));
    object.erase("count");
  }
  object["event"] = name(event.kind);
  if (!rule(event).empty()) object["rule"] = rule(event);
  return object;
}

}  // namespace soccer_city
