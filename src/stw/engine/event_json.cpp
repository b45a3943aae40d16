#include <nlohmann/json.hpp>

#include "stw/dice.hpp"
#include "stw/json.hpp"

namespace stw {
namespace {

using nlohmann::json;

json named_winner(int value) {
  return static_cast<Winner>(value) == Winner::nobody ? json{} : json(name(static_cast<Team>(value)));
}

/// What a single figure means hangs on its name alone (event.cpp).
json figure_json(std::string_view field, int value) {
  if (field == "purpose") return name(static_cast<Purpose>(value));
  if (field == "to_whom") return name(static_cast<Receiver>(value));
  if (field == "by_means") return name(static_cast<Means>(value));
  if (field == "after") return name(static_cast<Chance>(value));
  if (field == "result") return name(static_cast<ShotResult>(value));
  if (field == "winner") return named_winner(value);
  if (field == "pass") return value == 1 ? "first" : "second";
  if (field == "line") return value == 0 ? json{} : json(value);
  if (field == "interference" || field == "goal") return value != 0;
  return value;
}

/// The fields of an event one after the other, each with the figures that belong to it.
class Writer {
 public:
  explicit Writer(const Event& event) : event_(event) {}

  json written() {
    const auto names = field_names(event_.kind);
    for (std::size_t at = 0; at < names.size();) {
      std::size_t end = at + 1;
      while (end < names.size() && names[end] == names[at]) ++end;
      add(names[at], end - at);
      at = end;
    }
    return std::move(object_);
  }

 private:
  int next() { return event_.figures[used_++]; }

  void add(std::string_view field, std::size_t count) {
    const std::string key(field == "by_means" ? "by" : field);
    if (field == "team") {
      object_[key] = name(event_.team);
    } else if (field == "number") {
      object_[key] = event_.number;
    } else if (field == "numbers") {
      object_[key] = {event_.number, event_.other};
    } else if (field == "fouled") {
      object_[key] = event_.other;
    } else if (field == "from") {
      object_[key] = name(event_.from);
    } else if (field == "to" || field == "square") {
      object_[key] = name(event_.to);
    } else if (field == "count") {
      thrown_ = static_cast<std::size_t>(next());
    } else if (field == "score") {
      object_[key] = {{"home", event_.figures[used_]}, {"away", event_.figures[used_ + 1]}};
      used_ += 2;
    } else if (count > 1) {
      add_list(key, count);
    } else {
      add_figure(key, field);
    }
  }

  /// Of dice only those that were thrown.
  void add_list(const std::string& key, std::size_t count) {
    for (std::size_t at = 0; at < count; ++at) {
      const int value = next();
      if (at < thrown_)
        object_[key].push_back(key == "by" ? json(name(static_cast<Team>(value))) : json(value));
    }
  }

  /// Of sector and die only the one that was used.
  void add_figure(const std::string& key, std::string_view field) {
    const int value = next();
    if ((field == "sector" || field == "die") && value == 0) return;
    object_[key] = figure_json(field, value);
  }

  const Event& event_;
  json object_ = json::object();
  std::size_t used_ = 0;
  std::size_t thrown_ = 2;
};

}  // namespace

json to_json(const Ruleset& rules, const Event& event) {
  json object = Writer(event).written();
  object["event"] = name(event.kind);
  object["half"] = event.half;
  object["seconds"] = event.seconds;
  object["rule"] = rules.rule(event);
  return object;
}

}  // namespace stw
