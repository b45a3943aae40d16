#include "fuba/command.hpp"

#include <algorithm>
#include <vector>

#include "names.hpp"
#include "tabletop/in_order.hpp"

namespace fuba {
namespace {

using engine::dive_names;
using engine::kick_names;

struct VerbName {
  Verb verb;
  std::string_view text;
  /// The words of a side or an answer in the order of their numbers; an empty one cannot be written.
  std::array<std::string_view, 3> choices{};
};

constexpr std::array verbs{
    VerbName{Verb::formation, "formation"},
    VerbName{Verb::kick_off, "kick-off", {"give", "take"}},
    VerbName{Verb::place, "place"},
    VerbName{Verb::place_keeper, "place-keeper"},
    VerbName{Verb::adjust, "adjust"},
    VerbName{Verb::adjust_keeper, "adjust-keeper"},
    VerbName{Verb::done, "done"},
    VerbName{Verb::corner, "corner", {"left", "", "right"}},
    VerbName{Verb::target, "target"},
    VerbName{Verb::bring, "bring"},
    VerbName{Verb::bring_keeper, "bring-keeper"},
    VerbName{Verb::react, "react"},
    VerbName{Verb::react_keeper, "react-keeper"},
    VerbName{Verb::free, "free"},
    VerbName{Verb::free_keeper, "free-keeper"},
    VerbName{Verb::action, "action"},
    VerbName{Verb::move, "move"},
    VerbName{Verb::move_keeper, "move-keeper"},
    VerbName{Verb::second, "second", {"no", "yes"}},
    VerbName{Verb::shoot, "shoot"},
    VerbName{Verb::play_on, "play-on"},
    VerbName{Verb::dive, "dive", dive_names},
    VerbName{Verb::kick, "kick", kick_names},
    VerbName{Verb::remove, "remove"},
    VerbName{Verb::change, "change"},
    VerbName{Verb::role, "role"},
    VerbName{Verb::skill, "skill"},
    VerbName{Verb::via, "via"},
    VerbName{Verb::boost, "boost"},
    VerbName{Verb::use, "use"},
    VerbName{Verb::pass, "pass"},
    VerbName{Verb::sweep, "sweep", {"no", "yes"}},
    VerbName{Verb::slow, "slow", {"no", "yes"}},
    VerbName{Verb::sub, "sub"},
    VerbName{Verb::subs, "subs"},
    VerbName{Verb::remove_keeper, "remove-keeper"},
    VerbName{Verb::lose, "lose"},
    VerbName{Verb::gain, "gain"},
    VerbName{Verb::ball, "ball"},
    VerbName{Verb::value, "value", {"down", "up"}},
    VerbName{Verb::fans, "fans"},
    VerbName{Verb::style, "style"},
    VerbName{Verb::keeper, "keeper", {"inside", "outside"}},
    VerbName{Verb::shift, "shift"},
    VerbName{Verb::var, "var", {"no", "yes"}},
};
static_assert(tabletop::in_order(verbs, &VerbName::verb, verb_count));

constexpr std::array<std::string_view, action_count> action_names{
    "defence", "midfield", "forward",    "shoot",      "position",
    "press",   "none",     "press-hard", "substitute", "move"};
constexpr std::array<std::string_view, 4> sub_names{"formation", "booked", "fresh", "injured"};

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const auto space = text.find(' ');
    words.push_back(text.substr(0, space));
    text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
    if (space != std::string_view::npos && text.empty()) words.emplace_back();
  }
  return words;
}

template <class Names>
std::optional<std::uint8_t> position_in(const Names& names, std::string_view word) {
  const auto found = std::ranges::find(names, word);
  if (word.empty() || found == std::ranges::end(names)) return std::nullopt;
  return static_cast<std::uint8_t>(found - std::ranges::begin(names));
}

template <class Value>
std::optional<std::uint8_t> number_of(const std::optional<Value>& value) {
  return value ? std::optional{static_cast<std::uint8_t>(*value)} : std::nullopt;
}

bool is_digit(std::string_view word) { return word.size() == 1 && word[0] >= '0' && word[0] <= '9'; }

std::optional<std::uint8_t> word_of(const VerbName& verb, std::string_view word) {
  switch (form_of(verb.verb)) {
    case Form::action:
      return position_in(action_names, word);
    case Form::side:
    case Form::answer:
      return position_in(verb.choices, word);
    case Form::two_lines:
    case Form::line:
      return number_of(parse_line(word));
    case Form::way:
      return word == name(Area::none) ? std::optional{static_cast<std::uint8_t>(Area::none)}
                                      : number_of(parse_area(word));
    case Form::role:
      return number_of(parse_role(word));
    case Form::skill:
      return number_of(parse_skill(word));
    case Form::number:
      return is_digit(word) ? std::optional{static_cast<std::uint8_t>(word[0] - '0')} : std::nullopt;
    default:
      return number_of(parse_area(word));
  }
}

std::size_t word_count(Form form) {
  switch (form) {
    case Form::alone:
      return 0;
    case Form::areas:
    case Form::move:
    case Form::two_lines:
      return 2;
    default:
      return 1;
  }
}

std::string_view word_text(const VerbName& verb, std::uint8_t word) {
  switch (form_of(verb.verb)) {
    case Form::action:
      return action_names[word];
    case Form::side:
    case Form::answer:
      return verb.choices[word];
    case Form::two_lines:
    case Form::line:
      return name(static_cast<Line>(word));
    case Form::role:
      return name(static_cast<PlayerRole>(word));
    case Form::skill:
      return name(static_cast<Skill>(word));
    default:
      return name(static_cast<Area>(word));
  }
}

// `style` and `sub` have words of two forms: a line and its style, the kind of the substitution and the lines
// of a formation change.

std::string style_text(const Command& command) {
  return std::string{name(command.line())} + ' ' + std::string{name(command.style())};
}

std::optional<Command> parse_style_choice(const std::vector<std::string_view>& words) {
  if (words.size() != 3) return std::nullopt;
  const auto line = parse_line(words[1]);
  const auto style = parse_style(words[2]);
  return line && style ? std::optional{commands::play(*line, *style)} : std::nullopt;
}

std::string sub_text(const Command& command) {
  std::string text{sub_names[command.words[0]]};
  if (command.sub() != SubKind::formation) return text;
  for (const Line line : {command.sub_from(), command.sub_to()}) (text += ' ') += name(line);
  return text;
}

std::optional<Command> parse_sub(const std::vector<std::string_view>& words) {
  if (words.size() < 2) return std::nullopt;
  const auto kind = position_in(sub_names, words[1]);
  if (!kind) return std::nullopt;
  const auto sub = static_cast<SubKind>(*kind);
  if (sub != SubKind::formation)
    return words.size() == 2 ? std::optional{commands::substitute(sub)} : std::nullopt;
  if (words.size() != 4) return std::nullopt;
  const auto from = parse_line(words[2]);
  const auto to = parse_line(words[3]);
  return from && to ? std::optional{commands::substitute(sub, *from, *to)} : std::nullopt;
}

}  // namespace

std::string_view name(SubKind kind) { return sub_names[static_cast<std::size_t>(kind)]; }

std::string_view name(ActionType type) {
  constexpr std::array<std::string_view, action_type_count> names{"none",        "movement", "goal-attempt",
                                                                  "positioning", "pressing", "substitution"};
  return names[static_cast<std::size_t>(type)];
}

std::string_view name(Action action) { return action_names[static_cast<std::size_t>(action)]; }

std::string_view name_of_kick(Side kick) { return kick_names[static_cast<std::size_t>(kick)]; }

std::string_view name_of_dive(Side dive) { return dive_names[static_cast<std::size_t>(dive)]; }

std::string to_string(const Command& command) {
  const VerbName& verb = verbs[static_cast<std::size_t>(command.verb)];
  std::string text{verb.text};
  const Form form = form_of(command.verb);
  if (form == Form::formation) return text + ' ' + to_string(command.formation());
  if (form == Form::number) return text + ' ' + std::to_string(command.number());
  if (form == Form::sub) return text + ' ' + sub_text(command);
  if (form == Form::style) return text + ' ' + style_text(command);
  for (std::size_t at = 0; at < word_count(form); ++at) {
    text += ' ';
    text += word_text(verb, command.words[at]);
  }
  return command.with_ball ? text + " ball" : text;
}

std::optional<Command> parse_command(std::string_view text) {
  std::vector<std::string_view> words = split(text);
  if (words.empty()) return std::nullopt;
  const auto verb = std::ranges::find(verbs, words[0], &VerbName::text);
  if (verb == verbs.end()) return std::nullopt;
  const Form form = form_of(verb->verb);
  if (form == Form::sub) return parse_sub(words);
  if (form == Form::style) return parse_style_choice(words);
  Command command{verb->verb};
  if (form == Form::move && words.size() == 4 && words[3] == "ball") {
    command.with_ball = true;
    words.pop_back();
  }
  if (words.size() != word_count(form) + 1) return std::nullopt;
  if (form == Form::formation) {
    const auto formation = parse_formation(words[1]);
    return formation ? std::optional{commands::choose(*formation)} : std::nullopt;
  }
  for (std::size_t at = 1; at < words.size(); ++at) {
    const auto word = word_of(*verb, words[at]);
    if (!word) return std::nullopt;
    command.words[at - 1] = *word;
  }
  return command;
}

}  // namespace fuba
