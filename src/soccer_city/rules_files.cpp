#include "soccer_city/rules_files.hpp"

namespace soccer_city {

tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto rules = make_rules(choice, tabletop::rules_reader(*folder));
  if (!rules) return tl::unexpected(to_string(rules.error()));
  return std::make_shared<const Ruleset>(std::move(*rules));
}

}  // namespace soccer_city
