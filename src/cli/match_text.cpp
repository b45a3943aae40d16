#include "cli/match_text.hpp"

#include <fmt/format.h>

#include "cli/setting.hpp"

namespace fuba::cli {

namespace {

std::string what_was_done(const Entry& entry) {
  if (const Choice* choice = entry.choice())
    return fmt::format("{:<5} {}", name(choice->team), to_string(choice->command));
  const Throw& fallen = *entry.fallen();
  std::string text = fmt::format("dice  {}:", name(fallen.roll.purpose));
  for (std::size_t die = 0; die < fallen.roll.count; ++die) text += fmt::format(" {}", fallen.dice[die]);
  return text;
}

}  // namespace

void print_match(const Match& match, const Words& language) {
  const MatchInfo& info = match.info();
  fmt::print("{} - {}, {}{}{}\n", info.names[0], info.names[1], title(match.rules()),
             info.date.empty() ? "" : ", ", info.date);
  std::size_t number = 0;
  for (const Entry& entry : match.journal()) {
    fmt::print("{:>5}  {}\n", ++number, what_was_done(entry));
    for (const Event& event : entry.events)
      if (const auto line = sentence(language, match.rules(), event, Names{info.names}); !line.empty())
        fmt::print("           {}\n", line);
  }
  const State& state = match.state();
  fmt::print("{} entries, {} {}:{}, {}\n", match.journal().size(), moment(language, state), state.score[0],
             state.score[1], match.over() ? "the match is over" : "the match is not over");
}

}  // namespace fuba::cli
