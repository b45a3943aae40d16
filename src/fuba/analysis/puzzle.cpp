#include "fuba/analysis/puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "fuba/analysis/analysis_json.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "tabletop/parse_json.hpp"

namespace fuba {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int highest_level = 3;

bool is_ending(const State& position) {
  constexpr int last_minutes = 80;
  const int ahead = std::abs(int{position.score[0]} - int{position.score[1]});
  return position.half >= 2 && position.minute >= last_minutes && ahead <= 1;
}

bool is_action(const Command& command, std::initializer_list<Action> actions) {
  return command.verb == Verb::action && std::ranges::find(actions, command.action()) != actions.end();
}

/// Throws a sentence on what is wrong with a field.
class PuzzleReader {
 public:
  PuzzleReader(const json& object, const std::string& file) : object_(object), file_(file) {}

  [[noreturn]] void refuse(std::string_view field, std::string_view problem) const {
    throw fmt::format("{}, /{}: {}", file_, field, problem);
  }

  const json& at(const char* field) const {
    const auto found = object_.find(field);
    if (found == object_.end()) refuse(field, "is missing");
    return *found;
  }

  double number(const char* field, double least, double most) const {
    const json& value = at(field);
    if (!value.is_number() || value.get<double>() < least || value.get<double>() > most)
      refuse(field, fmt::format("expected a number from {} to {}", least, most));
    return value.get<double>();
  }

  Command choice(const char* field, const CommandList& open) const {
    const json& value = at(field);
    const auto command = value.is_string() ? parse_command(value.get<std::string>()) : std::nullopt;
    if (!command) refuse(field, "expected a choice as docs/protocol.md writes it");
    if (std::ranges::find(open, *command) == open.end()) refuse(field, "cannot be chosen in this position");
    return *command;
  }

  PuzzleSubject subject() const {
    const json& value = at("subject");
    for (std::size_t each = 0; each < puzzle_subject_count; ++each)
      if (value == name(static_cast<PuzzleSubject>(each))) return static_cast<PuzzleSubject>(each);
    refuse("subject", "expected target, move, shot, press, set-up or ending");
  }

 private:
  const json& object_;
  const std::string& file_;
};

Puzzle puzzle_from(const json& object, std::string id, const std::string& file, const OptionRegistry& options,
                   const RulesFor& rules_for) {
  const PuzzleReader read(object, file);
  const json& position = read.at("position");
  const auto choice = rules_choice_from_json(options, position, {.edition = std::string(default_edition())});
  if (!choice) read.refuse("position" + choice.error().field, choice.error().problem);
  auto rules = rules_for(*choice);
  if (!rules) read.refuse("position", rules.error());
  const auto state = state_from_json(**rules, position);
  if (!state) read.refuse("position" + state.error().field, state.error().problem);
  const CommandList open = legal(**rules, *state);
  Puzzle puzzle{.id = std::move(id),
                .rules = *std::move(rules),
                .position = *state,
                .answer = read.choice("answer", open),
                .tempting = read.choice("tempting", open),
                .price = read.number("price", 0, 1),
                .subject = read.subject(),
                .level = static_cast<int>(read.number("level", 1, highest_level)),
                .arguments = arguments_from(read.at("arguments"))};
  if (puzzle.answer == puzzle.tempting) read.refuse("tempting", "is the answer");
  return puzzle;
}

}  // namespace

std::string_view name(PuzzleSubject subject) {
  constexpr std::array<std::string_view, puzzle_subject_count> names{"target", "move",   "shot",
                                                                     "press",  "set-up", "ending"};
  return names[static_cast<std::size_t>(subject)];
}

PuzzleSubject subject_of(const State& position, const Command& answer, const Command& tempting) {
  const auto either = [&](std::initializer_list<Action> actions) {
    return is_action(answer, actions) || is_action(tempting, actions);
  };
  const Decision pending = *decision(position);
  const bool before_a_kick = pending.nature == Nature::restart && pending.kind != DecisionKind::target;
  if (before_a_kick || pending.nature == Nature::set_up) return PuzzleSubject::set_up;
  if (is_ending(position)) return PuzzleSubject::ending;
  if (pending.kind == DecisionKind::target) return PuzzleSubject::target;
  const bool may_shoot = answer.verb == Verb::shoot || tempting.verb == Verb::shoot;
  if (may_shoot || either({Action::shoot})) return PuzzleSubject::shot;
  if (either({Action::press, Action::press_hard})) return PuzzleSubject::press;
  return PuzzleSubject::move;
}

ordered_json to_json(const Puzzle& puzzle) {
  return {{"subject", name(puzzle.subject)},
          {"level", puzzle.level},
          {"answer", to_string(puzzle.answer)},
          {"tempting", to_string(puzzle.tempting)},
          {"price", puzzle.price},
          {"arguments", to_json(puzzle.arguments)},
          {"position", to_json(*puzzle.rules, puzzle.position)}};
}

tl::expected<Puzzle, std::string> read_puzzle(std::string_view text, std::string id, const std::string& file,
                                              const OptionRegistry& options, const RulesFor& rules_for) {
  const json object = tabletop::parse_json(text);
  if (!object.is_object())
    return tl::unexpected(fmt::format("{} is no puzzle: expected a JSON object", file));
  try {
    return puzzle_from(object, std::move(id), file, options, rules_for);
  } catch (std::string& problem) {
    return tl::unexpected(std::move(problem));
  } catch (const json::exception&) {
    return tl::unexpected(fmt::format("{}, /arguments: expected a list of terms with their goals", file));
  }
}

}  // namespace fuba
