#include "settings.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "fuba/json.hpp"

namespace fuba::app {
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
RulesChoice first_choice(const OptionRegistry& options) {
  RulesChoice choice{.edition = std::string(default_edition())};
  for (const OptionEntry& entry : options.entries)
    if (entry.by_default) choice.options.add(entry.option);
  return choice;
}

json names_of(Options options) {
  json names = json::array();
  for (const Option option : options) names.push_back(name(option));
  return names;
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

Settings load_settings(const std::filesystem::path& file, const OptionRegistry& options) {
  std::ifstream in(file);
  const json object = json::parse(in, nullptr, false);
  Settings settings;
  settings.rules = first_choice(options);
  if (!object.is_object()) return settings;
  settings.pace =
      static_cast<Pace>(position(pace_names, object, "pace", static_cast<std::size_t>(settings.pace)));
  settings.colours = position(colour_names, object, "colours", settings.colours);
  settings.text = position(text_names, object, "text", settings.text);
  settings.rules = rules_choice_from_json(options, object, settings.rules).value_or(settings.rules);
  return settings;
}

bool save_settings(const Settings& settings, const std::filesystem::path& file) {
  std::ofstream out(file);
  out << json{{"pace", pace_names[static_cast<std::size_t>(settings.pace)]},
              {"colours", colour_names[settings.colours]},
              {"text", text_names[settings.text]},
              {"rules", settings.rules.edition},
              {"options", names_of(settings.rules.options)},
              {"skills_per_team", settings.rules.skills_per_team}}
             .dump(2)
      << '\n';
  return out.good();
}

}  // namespace fuba::app
