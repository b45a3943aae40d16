#include <iostream>

#include "cli/commands.hpp"
#include "cli/setting.hpp"
#include "fuba/rules_files.hpp"
#include "games.hpp"
#include "soccer_city/rules_files.hpp"

namespace fuba::cli {

int serve_match() {
  std::ios::sync_with_stdio(false);
  GameServer server(fuba::service(load_rules, options(), words()),
                    soccer_city::service(soccer_city::load_rules));
  serve(std::cin, std::cout, server);
  if (!std::cout) throw CannotGoOn("An answer could not be written to standard output.");
  return all_well;
}

}  // namespace fuba::cli
