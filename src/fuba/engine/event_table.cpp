#include "event_table.hpp"

#include <algorithm>

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array concerned_names{"nobody"sv, "controlling"sv, "passive"sv, "both"sv};
constexpr std::array contest_names{"none"sv,     "free-moves"sv, "value"sv, "ball"sv,
                                   "throw-in"sv, "goal-line"sv,  "card"sv};
constexpr std::array place_names{"anywhere"sv, "side-area"sv, "goal-line-area"sv};
constexpr int faces = 6;

template <class Value>
struct EffectField {
  std::string_view name;
  Value SpecialEvent::*member;
};

constexpr std::array role_fields{EffectField{"extra_free_move"sv, &SpecialEvent::extra_free_move},
                                 EffectField{"granted_move"sv, &SpecialEvent::granted_move},
                                 EffectField{"free_kick"sv, &SpecialEvent::free_kick},
                                 EffectField{"booked"sv, &SpecialEvent::booked},
                                 EffectField{"injured"sv, &SpecialEvent::injured},
                                 EffectField{"fans"sv, &SpecialEvent::fans},
                                 EffectField{"loses_card"sv, &SpecialEvent::loses_card},
                                 EffectField{"run"sv, &SpecialEvent::run},
                                 EffectField{"condition_point"sv, &SpecialEvent::condition_point},
                                 EffectField{"no_defence_movement"sv, &SpecialEvent::no_defence_movement}};
constexpr std::array flags{EffectField{"check_fails"sv, &SpecialEvent::check_fails},
                           EffectField{"check_passes"sv, &SpecialEvent::check_passes},
                           EffectField{"actions_skipped"sv, &SpecialEvent::actions_skipped},
                           EffectField{"corner"sv, &SpecialEvent::corner},
                           EffectField{"dribble_past"sv, &SpecialEvent::dribble_past},
                           EffectField{"free_hard_press"sv, &SpecialEvent::free_hard_press},
                           EffectField{"takes_time"sv, &SpecialEvent::takes_time}};
constexpr std::array changes{EffectField{"value_change"sv, &SpecialEvent::value_change},
                             EffectField{"attempt_bonus"sv, &SpecialEvent::attempt_bonus},
                             EffectField{"injury_modifier"sv, &SpecialEvent::injury_modifier}};

std::vector<std::string_view> field_names(AllowedNames places_in_table) {
  std::vector<std::string_view> names{"id", "contest", "place", "runners"};
  names.insert(names.end(), places_in_table.begin(), places_in_table.end());
  for (const auto& each : role_fields) names.push_back(each.name);
  for (const auto& each : flags) names.push_back(each.name);
  for (const auto& each : changes) names.push_back(each.name);
  return names;
}

SpecialEvent read_event(const Field& field, AllowedNames places_in_table) {
  field.with(field_names(places_in_table));
  SpecialEvent event;
  event.id = field.at("id").text();
  for (const auto& [name, member] : role_fields)
    if (field.has(name)) event.*member = read_name<SpecialEvent::Role>(field.at(name), concerned_names);
  for (const auto& [name, member] : flags)
    if (field.has(name)) event.*member = field.at(name).yes_or_no();
  for (const auto& [name, member] : changes)
    if (field.has(name)) event.*member = static_cast<std::int8_t>(field.at(name).whole(-5, 5));
  if (field.has("contest"))
    event.contest = read_name<SpecialEvent::Contest>(field.at("contest"), contest_names);
  if (field.has("runners")) event.runners = static_cast<std::uint8_t>(field.at("runners").whole(1, 10));
  if (field.has("place")) event.place = read_name<SpecialEvent::Place>(field.at("place"), place_names);
  return event;
}

void check_id(const Field& item, const std::string& id, const Ruleset& rules) {
  if (std::ranges::find(rules.special_events, id, &SpecialEvent::id) != rules.special_events.end())
    item.at("id").wrong("another event has the same id");
}

void read_by_sum(const Field& root, Ruleset& rules) {
  constexpr std::array place{"sum"sv};
  constexpr int lowest = 2;
  constexpr int highest = 2 * faces;
  const auto events = only(root, "events");
  for (const auto& item : events.list()) {
    const auto event = read_event(item, place);
    auto& row = rules.special_events[static_cast<std::size_t>(item.at("sum").whole(lowest, highest))];
    if (!row.id.empty()) item.at("sum").wrong("another event has the same sum");
    check_id(item, event.id, rules);
    row = event;
  }
  for (int sum = lowest; sum <= highest; ++sum)
    if (rules.special_events[static_cast<std::size_t>(sum)].id.empty())
      events.wrong("expected an event for the sum " + std::to_string(sum));
}

void read_by_difference(const Field& root, Ruleset& rules) {
  constexpr std::array place{"difference"sv, "dice"sv};
  const auto events = only(root, "events");
  const auto enter = [&](const Field& field, std::uint8_t code, const SpecialEvent& event) {
    if (!rules.special_events[code].id.empty()) field.wrong("another event has the same difference");
    rules.special_events[code] = event;
  };
  for (const auto& item : events.list()) {
    const auto event = read_event(item, place);
    check_id(item, event.id, rules);
    const int difference = item.at("difference").whole(1 - faces, faces - 1);
    if (difference != 0) {
      enter(item.at("difference"), code_of_difference(difference, 0), event);
      continue;
    }
    for (const auto& die : item.at("dice").list()) {
      const int face = die.whole(1, faces);
      enter(die, code_of_difference(face, face), event);
    }
  }
  for (int first = 1; first <= faces; ++first) {
    for (int second = 1; second <= faces; ++second) {
      if (rules.special_events[code_of_difference(first, second)].id.empty())
        events.wrong("expected an event for the dice " + std::to_string(first) + " and " +
                     std::to_string(second));
    }
  }
}

}  // namespace

void read_special_events(const Field& root, Ruleset& rules) {
  if (rules.policies.special_event == Policies::SpecialEvent::equal_check)
    read_by_difference(root, rules);
  else
    read_by_sum(root, rules);
}

void read_advanced_events(const Field& root, Ruleset& rules) {
  constexpr std::array place{"first"sv, "second"sv};
  const auto events = only(root, "events");
  for (const auto& item : events.list()) {
    const auto event = read_event(item, place);
    check_id(item, event.id, rules);
    const int first = item.at("first").whole(1, faces);
    for (const auto& second : item.at("second").list()) {
      auto& row = rules.special_events[static_cast<std::size_t>(10 * first + second.whole(1, faces))];
      if (!row.id.empty()) second.wrong("another event has the same dice");
      row = event;
    }
  }
  for (int first = 1; first <= faces; ++first) {
    for (int second = 1; second <= faces; ++second) {
      if (rules.special_events[static_cast<std::size_t>(10 * first + second)].id.empty())
        events.wrong("expected an event for the dice " + std::to_string(first) + " and " +
                     std::to_string(second));
    }
  }
}

}  // namespace fuba
