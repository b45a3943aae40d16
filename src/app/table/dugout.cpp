#include "app/table/dugout.hpp"

#include <iterator>
#include <sstream>

namespace fuba::table {

tl::expected<std::vector<std::string>, std::string> program_for(const Director& director, Team team) {
  std::istringstream line(director.programs()[index(team)]);
  std::vector<std::string> command{std::istream_iterator<std::string>(line), {}};
  if (command.empty())
    return tl::unexpected(
        words::ui(director.words(), "program-missing", {{"side", std::string(name(team))}}));
  return command;
}

}  // namespace fuba::table
