#include "stw/rules_files.hpp"

namespace stw {

tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto rules = make_rules(choice, tabletop::rules_reader(*folder));
  if (!rules) return tl::unexpected(rules.error());
  return std::make_shared<const Ruleset>(std::move(*rules));
}

}  // namespace stw
