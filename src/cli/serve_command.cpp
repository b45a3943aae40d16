#include <iostream>

#include "cli/commands.hpp"
#include "cli/server.hpp"
#include "cli/setting.hpp"
#include "match/rules_files.hpp"

namespace fuba::cli {

int serve_match() {
  std::ios::sync_with_stdio(false);
  Server server(load_rules, options(), words());
  serve(std::cin, std::cout, server);
  return std::cout ? all_well : cannot_go_on;
}

}  // namespace fuba::cli
