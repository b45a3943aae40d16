#include "app/table/after_match.hpp"

#include "app/window/open_match.hpp"

namespace fuba::table {

void watch_again(Director& director, const std::optional<std::filesystem::path>& file,
                 const MatchPtr& match) {
  if (file)
    fuba::app::watch_match(director, *file);
  else
    director.go(place::Watch{match});
}

void tell_story(Director& director, const std::optional<std::filesystem::path>& file, const MatchPtr& match) {
  if (file)
    if (const auto kept = match->game().read(*file); kept && !kept->trouble)
      return director.go(place::Story{kept->match});
  director.go(place::Story{match});
}

}  // namespace fuba::table
