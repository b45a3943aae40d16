#include <fmt/format.h>

#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

constexpr std::string_view none_kept = "none";
constexpr std::string_view one_kept = "one";
constexpr std::string_view two_kept = "two";

/// Verbs whose text says where the ball goes, one text for each length.
bool has_length(Verb verb) { return form_of(verb) == Form::length_hex; }

/// The questions that may be left at what is.
constexpr std::array skipped{DecisionKind::ball, DecisionKind::action, DecisionKind::shot,
                             DecisionKind::defence};
constexpr std::array left_off{DecisionKind::run, DecisionKind::give_back, DecisionKind::reposition,
                              DecisionKind::slip, DecisionKind::keep};

std::string label_key(Verb verb, std::string_view which = {}) {
  return which.empty() ? key_of("label", verb) : fmt::format("{}.{}", key_of("label", verb), which);
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

/// A choice stands by itself and begins as a sentence does.
std::string begun(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

}  // namespace

void list_label_texts(Texts& texts) {
  const std::vector<std::string_view> values{"player", "players", "from", "to", "card", "second"};
  const auto list = [&](std::string key) { texts.push_back({std::move(key), values}); };
  for (std::size_t at = 0; at < verb_count; ++at) {
    const auto verb = static_cast<Verb>(at);
    if (has_length(verb)) {
      for (std::size_t length = 0; length < length_count; ++length)
        list(label_key(verb, name(static_cast<Length>(length))));
    } else if (verb == Verb::dive || verb == Verb::kick) {
      for (const Side side : {Side::left, Side::middle, Side::right})
        list(label_key(verb, verb == Verb::dive ? name_of_dive(side) : name_of_kick(side)));
    } else if (verb == Verb::corner) {
      for (const Side side : {Side::left, Side::right}) list(label_key(verb, name_of_kick(side)));
    } else if (verb == Verb::keep) {
      for (const std::string_view which : {none_kept, one_kept, two_kept}) list(label_key(verb, which));
    } else if (verb == Verb::skip) {
      for (const DecisionKind kind : skipped) list(label_key(verb, name(kind)));
    } else if (verb == Verb::done) {
      for (const DecisionKind kind : left_off) list(label_key(verb, name(kind)));
    } else {
      list(label_key(verb));
    }
  }
}

std::string label(const Words& words, const State& state, const Command& command) {
  return begun(fill(words, key_for(state, command),
                    {{"player", shown_player(words, state, command)},
                     {"players", list_of(command.numbers)},
                     {"from", shown(command.from)},
                     {"to", shown(command.to)},
                     {"card", shown_card(words, command.card)},
                     {"second", shown_card(words, command.second)}}));
}

}  // namespace soccer_city
