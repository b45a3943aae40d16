#include "stw/command.hpp"

#include <vector>

#include "names.hpp"
#include "tabletop/in_order.hpp"

namespace stw {
namespace {

struct VerbRow {
  Verb verb;
  std::string_view words;
};

constexpr std::array verbs{
    VerbRow{Verb::place_keeper, "place keeper"},
    VerbRow{Verb::place_striker, "place striker"},
    VerbRow{Verb::place_taker, "place taker"},
    VerbRow{Verb::move, "move"},
    VerbRow{Verb::ball, "ball"},
    VerbRow{Verb::dribble, "dribble"},
    VerbRow{Verb::keeper, "keeper"},
    VerbRow{Verb::roll, "roll"},
    VerbRow{Verb::leave, "leave"},
    VerbRow{Verb::put, "put"},
    VerbRow{Verb::done, "done"},
    VerbRow{Verb::take, "take"},
};
static_assert(tabletop::in_order(verbs, &VerbRow::verb, verb_count));

/// The squares of a text in which each stands behind one space; nothing where something else stands there.
std::optional<std::vector<Square>> squares_in(std::string_view text) {
  std::vector<Square> squares;
  while (!text.empty()) {
    if (text.front() != ' ') return std::nullopt;
    text.remove_prefix(1);
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto square = parse_square(text.substr(0, end));
    if (!square) return std::nullopt;
    squares.push_back(*square);
    text.remove_prefix(end);
  }
  return squares;
}

}  // namespace

std::string to_string(const Command& command) {
  std::string text(verbs[static_cast<std::size_t>(command.verb)].words);
  for (const Square square : {command.from, command.to})
    if (square != Square::none) text += " " + name(square);
  return text;
}

std::optional<Command> parse_command(std::string_view text) {
  for (const VerbRow& row : verbs) {
    if (!text.starts_with(row.words)) continue;
    const auto squares = squares_in(text.substr(row.words.size()));
    if (!squares || static_cast<int>(squares->size()) != squares_after(row.verb)) continue;
    Command command{row.verb};
    if (!squares->empty()) command.to = squares->back();
    if (squares->size() == 2) command.from = squares->front();
    return command;
  }
  return std::nullopt;
}

}  // namespace stw
