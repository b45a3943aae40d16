#include "cli/setting.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/parts.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/files.hpp"

namespace fuba::cli {

using tabletop::find_data_folder;
using tabletop::read_file;

namespace {

nlohmann::json option_list(std::string_view text) {
  if (text == "basic" || text == "all") return text;
  return parts(text, ',');
}

}  // namespace

std::shared_ptr<const Ruleset> rules(const RulesChoice& choice) {
  auto made = load_rules(choice);
  if (!made) throw CannotGoOn(made.error());
  return *made;
}

OptionRegistry options() {
  auto read = load_options();
  if (!read) throw CannotGoOn(read.error());
  return *std::move(read);
}

Words words() {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  const auto folder = find_data_folder();
  if (!folder) throw CannotGoOn(folder.error());
  const auto file = *folder / "assets" / "lang" / "en.json";
  const auto text = read_file(file, longest);
  if (!text)
    throw CannotGoOn(file.string() + " " + text.error() +
                     ". Install FUBA again, or put the file back as it was.");
  auto made = make_words(*text, file.string());
  if (!made) throw CannotGoOn(to_string(made.error()));
  return std::move(*made);
}

RulesChoice rules_choice(const RulesArguments& arguments) {
  const nlohmann::json wanted{{"rules", arguments.edition},
                              {"options", option_list(arguments.options)},
                              {"skills_per_team", arguments.skills_per_team}};
  const OptionRegistry registry = options();
  auto choice = rules_choice_from_json(registry, wanted, {});
  if (choice) return *std::move(choice);
  std::string known;
  for (const Option option : registry.of(arguments.edition)) known += fmt::format(" {}", name(option));
  throw WrongUsage(fmt::format("--options {}: expected basic, all or some of these with commas between:{}.",
                               arguments.options, known));
}

std::string title(const Ruleset& rules) {
  std::string text = rules.id;
  std::string_view before = " with ";
  for (const Option option : rules.options) {
    text += fmt::format("{}{}", before, name(option));
    if (option == Option::skills) text += fmt::format(" ({} a team)", rules.skills_per_team);
    before = ", ";
  }
  return text;
}

}  // namespace fuba::cli
