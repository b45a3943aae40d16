#include <fmt/format.h>

#include <array>

#include "stw/words/texts.hpp"
#include "words/begun.hpp"

namespace stw {
namespace {

/// By verb, in the order of the enum.
constexpr std::array<std::string_view, verb_count> keys{
    "place-keeper", "place-striker", "place-taker", "move", "ball", "dribble",
    "keeper",       "roll",          "leave",       "put",  "done", "take"};

std::string label_key(Verb verb) { return fmt::format("label.{}", keys[static_cast<std::size_t>(verb)]); }

/// The number of the pawn that a choice is about; 0 for none.
int number_of(const State& state, const Command& command) {
  const Square where = command.verb == Verb::take ? command.to : command.from;
  return where == Square::none ? 0 : state.side(state.acting).number_at(where);
}

}  // namespace

void list_label_texts(Texts& texts) {
  for (std::size_t at = 0; at < verb_count; ++at)
    texts.push_back({label_key(static_cast<Verb>(at)), {"pawn", "from", "to"}});
}

std::string label(const Words& words, const State& state, const Command& command) {
  const int number = number_of(state, command);
  return words::begun(fill(words, label_key(command.verb),
                           {{"pawn", number == 0 ? std::string() : pawn(words, number)},
                            {"from", shown(command.from)},
                            {"to", shown(command.to)}}));
}

}  // namespace stw
