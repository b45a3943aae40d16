#include "cli/setting.hpp"

#include "cli/parts.hpp"

namespace cli {

nlohmann::json request(const RulesArguments& arguments) {
  nlohmann::json options = arguments.options;
  if (options != "basic" && options != "all") options = parts(arguments.options, ',');
  return {{"rules", arguments.edition},
          {"options", std::move(options)},
          {"skills_per_team", arguments.skills_per_team}};
}

}  // namespace cli
