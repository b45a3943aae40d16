#include "fuba/rules_files.hpp"

namespace fuba {

using tabletop::find_data_folder;
using tabletop::rules_reader;

tl::expected<std::shared_ptr<const Ruleset>, std::string> load_rules(const RulesChoice& choice) {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto rules = make_rules(choice, rules_reader(*folder));
  if (!rules) return tl::unexpected(to_string(rules.error()));
  return std::make_shared<const Ruleset>(std::move(*rules));
}

tl::expected<OptionRegistry, std::string> load_options() {
  const auto folder = find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto registry = read_options(rules_reader(*folder));
  if (!registry) return tl::unexpected(to_string(registry.error()));
  return *std::move(registry);
}

}  // namespace fuba
