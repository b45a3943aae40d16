#include <fmt/format.h>

#include "soccer_city/words/texts.hpp"
#include "words/begun.hpp"

namespace soccer_city {
namespace {

constexpr std::string_view none_kept = "none";
constexpr std::string_view one_kept = "one";
constexpr std::string_view two_kept = "two";

constexpr std::array lengths{Length::short_ball, Length::medium_ball, Length::long_ball};
constexpr std::array goal_sides{Side::left, Side::middle, Side::right};
constexpr std::array corners{Side::left, Side::right};

/// The questions that may be left at what is.
constexpr std::array skipped{DecisionKind::ball, DecisionKind::action, DecisionKind::shot,
                             DecisionKind::defence};
constexpr std::array left_off{DecisionKind::run, DecisionKind::give_back, DecisionKind::reposition,
                              DecisionKind::slip, DecisionKind::keep};

std::string label_key(Verb verb, std::string_view which = {}) {
  return which.empty() ? key_of("label", verb) : fmt::format("{}.{}", key_of("label", verb), which);
}

template <class Values, class NameOf>
std::vector<std::string_view> named(const Values& values, NameOf name_of) {
  std::vector<std::string_view> names;
  for (const auto value : values) names.push_back(name_of(value));
  return names;
}

/// What tells the labels of a verb apart; an empty word where it has only one.
std::vector<std::string_view> which_of(Verb verb) {
  const auto name_of = [](auto value) { return name(value); };
  switch (verb) {
    case Verb::pass:
    case Verb::square:
    case Verb::advance:
      return named(lengths, name_of);
    case Verb::dive:
      return named(goal_sides, name_of_dive);
    case Verb::kick:
      return named(goal_sides, name_of_kick);
    case Verb::corner:
      return named(corners, name_of_kick);
    case Verb::keep:
      return {none_kept, one_kept, two_kept};
    case Verb::skip:
      return named(skipped, name_of);
    case Verb::done:
      return named(left_off, name_of);
    default:
      return {std::string_view()};
  }
}

/// What is left off: one who alone may run stays where he is, and where others ran the runs are done.
DecisionKind left_off_kind(const State& state) {
  const Frame& frame = state.agenda.top();
  const DecisionKind kind = decision(state)->kind;
  if (kind != DecisionKind::run) return kind;
  if (!state.moved.empty()) return DecisionKind::reposition;
  const bool one_alone = frame.step == Step::give_run ||
                         (frame.step == Step::run && (frame.number == static_cast<int>(RunKind::solo_run) ||
                                                      frame.number == static_cast<int>(RunKind::rush_out)));
  return one_alone ? DecisionKind::slip : kind;
}

std::string key_for(const State& state, const Command& command) {
  switch (command.verb) {
    case Verb::pass:
    case Verb::square:
    case Verb::advance:
      return label_key(command.verb, name(length_of(command.card)));
    case Verb::dive:
      return label_key(command.verb, name_of_dive(command.side));
    case Verb::kick:
    case Verb::corner:
      return label_key(command.verb, name_of_kick(command.side));
    case Verb::keep:
      return label_key(command.verb, command.card == Card::none     ? none_kept
                                     : command.second == Card::none ? one_kept
                                                                    : two_kept);
    case Verb::skip:
      return label_key(command.verb, name(decision(state)->kind));
    case Verb::done:
      return label_key(command.verb, name(left_off_kind(state)));
    default:
      return label_key(command.verb);
  }
}

std::string shown_card(const Words& words, Card card) {
  return card == Card::none ? std::string() : card_name(words, card);
}

std::string list_of(NumberSet numbers) {
  std::string list;
  for (const Number number : numbers) list += fmt::format("{}{}", list.empty() ? "" : " ", number);
  return list;
}

/// The player whom a choice names or moves.
std::string shown_player(const Words& words, const State& state, const Command& command) {
  if (command.player != nobody) return player(words, command.player);
  const auto piece = piece_at(state, command.from);
  return piece ? player(words, piece->number) : std::string();
}

}  // namespace

void list_label_texts(Texts& texts) {
  const std::vector<std::string_view> values{"player", "players", "from", "to", "card", "second"};
  for (std::size_t at = 0; at < verb_count; ++at) {
    const auto verb = static_cast<Verb>(at);
    for (const std::string_view which : which_of(verb)) texts.push_back({label_key(verb, which), values});
  }
}

std::string label(const Words& words, const State& state, const Command& command) {
  return words::begun(fill(words, key_for(state, command),
                           {{"player", shown_player(words, state, command)},
                            {"players", list_of(command.numbers)},
                            {"from", shown(command.from)},
                            {"to", shown(command.to)},
                            {"card", shown_card(words, command.card)},
                            {"second", shown_card(words, command.second)}}));
}

}  // namespace soccer_city
