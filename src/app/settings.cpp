#include "settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "option_choice.hpp"
#include "tabletop/parse_json.hpp"

namespace fuba::app {

using tabletop::FileProblem;
using tabletop::parse_json;
using tabletop::read_file;
using tabletop::replace_file;
namespace {

using nlohmann::json;

template <std::size_t N>
std::size_t position(const std::array<std::string_view, N>& names, const json& object, const char* key,
                     std::size_t otherwise) {
  const auto field = object.find(key);
  if (field == object.end() || !field->is_string()) return otherwise;
  const auto found = std::find(names.begin(), names.end(), field->get<std::string>());
  return found == names.end() ? otherwise : static_cast<std::size_t>(found - names.begin());
}

/// The options that are on where nobody has chosen yet.
RulesChoice first_choice(const OptionRegistry& options, std::string_view edition) {
  RulesChoice choice{.edition = std::string(edition)};
  for (const Option option : options.of(edition))
    if (options.entry(option).by_default) choice.options.add(option);
  return choice;
}

json names_of(Options options) {
  json names = json::array();
  for (const Option option : options) names.push_back(name(option));
  return names;
}

/// Adds a choice of rules to an object, as `rules_choice_from_json` reads it.
json with_choice(json object, const RulesChoice& choice) {
  object["rules"] = choice.edition;
  object["options"] = names_of(choice.options);
  object["skills_per_team"] = choice.skills_per_team;
  return object;
}

/// An empty id, a person's, where the file has none.
std::array<std::string, 2> read_seats(const json& object) {
  std::array<std::string, 2> seats;
  const auto list = object.find("seats");
  if (list == object.end() || !list->is_array()) return seats;
  for (std::size_t at = 0; at < std::min(seats.size(), list->size()); ++at)
    if ((*list)[at].is_string()) seats[at] = (*list)[at].get<std::string>();
  return seats;
}

std::vector<RulesChoice> read_other_rules(const json& object, const OptionRegistry& options) {
  std::vector<RulesChoice> choices;
  const auto list = object.find("other_rules");
  if (list == object.end() || !list->is_array()) return choices;
  for (const json& entry : *list) {
    if (!entry.is_object()) continue;
    auto choice = rules_choice_from_json(options, entry, first_choice(options, default_edition()));
    if (choice) choices.push_back(std::move(*choice));
  }
  return choices;
}

}  // namespace

float Settings::pace_factor() const {
  constexpr std::array factors{1.8F, 1.0F, 0.5F, 0.0F};
  return factors[static_cast<std::size_t>(pace)];
}

float Settings::text_factor() const {
  constexpr std::array factors{0.92F, 1.0F, 1.14F};
  return factors[text];
}

std::chrono::milliseconds Settings::thinking_time() const {
  constexpr std::array times{100, 500, 2000};
  return std::chrono::milliseconds(times[thinking]);
}

void Settings::choose_edition(const OptionRegistry& options, std::string_view edition) {
  if (edition == rules.edition) return;
  const auto known = std::ranges::find(other_rules, edition, &RulesChoice::edition);
  const RulesChoice last = known != other_rules.end() ? *known : first_choice(options, edition);
  if (known != other_rules.end()) other_rules.erase(known);
  other_rules.push_back(rules);
  rules = carried_over(options, rules, last);
}

Settings load_settings(const std::filesystem::path& file, const OptionRegistry& options) {
  constexpr std::size_t longest = 1U << 20U;
  const json object = parse_json(read_file(file, longest).value_or(""));
  Settings settings;
  settings.rules = first_choice(options, default_edition());
  if (!object.is_object()) return settings;
  settings.pace =
      static_cast<Pace>(position(pace_names, object, "pace", static_cast<std::size_t>(settings.pace)));
  settings.colours = position(colour_names, object, "colours", settings.colours);
  settings.text = position(text_names, object, "text", settings.text);
  settings.coach_pace = static_cast<CoachPace>(
      position(coach_pace_names, object, "coach_pace", static_cast<std::size_t>(settings.coach_pace)));
  settings.thinking = position(thinking_names, object, "thinking", settings.thinking);
  settings.seats = read_seats(object);
  settings.rules = rules_choice_from_json(options, object, settings.rules).value_or(settings.rules);
  settings.other_rules = read_other_rules(object, options);
  return settings;
}

tl::expected<void, FileProblem> save_settings(const Settings& settings, const std::filesystem::path& file) {
  json other_rules = json::array();
  for (const RulesChoice& choice : settings.other_rules) other_rules.push_back(with_choice({}, choice));
  const json object{{"pace", pace_names[static_cast<std::size_t>(settings.pace)]},
                    {"colours", colour_names[settings.colours]},
                    {"text", text_names[settings.text]},
                    {"coach_pace", coach_pace_names[static_cast<std::size_t>(settings.coach_pace)]},
                    {"thinking", thinking_names[settings.thinking]},
                    {"seats", settings.seats},
                    {"other_rules", other_rules}};
  constexpr auto as_it_can = json::error_handler_t::replace;
  return replace_file(file, with_choice(object, settings.rules).dump(2, ' ', false, as_it_can) + '\n');
}

}  // namespace fuba::app
