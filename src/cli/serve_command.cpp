#include <iostream>

#include "cli/commands.hpp"
#include "cli/setting.hpp"

namespace cli {

int serve_match() {
  std::ios::sync_with_stdio(false);
  auto server = needed(games::make_server());
  serve(std::cin, std::cout, server);
  if (!std::cout) throw CannotGoOn("An answer could not be written to standard output.");
  return all_well;
}

}  // namespace cli
