#include "fuba/command.hpp"

#include <algorithm>
#include <vector>

#include "names.hpp"

namespace fuba {
namespace {

using engine::dive_names;
using engine::kick_names;

/// What follows the verb.
enum class Form : std::uint8_t {
  alone,      // done
  area,       // target C4
  areas,      // free C3 L3
  move,       // move C2 L2 ball
  formation,  // formation 4-4-2
  action,     // action press
  lines,      // change midfield forward
  choice,     // kick left
  way,        // via C3, via none
  role,       // role withdrawn-striker
  skill,      // use tackle
  line,       // lose midfield
  number,     // subs 2
  sub,        // sub formation midfield forward, sub booked
  style,      // style defence easy
};

struct VerbForm {
  std::string_view text;
  Form form;
  /// The words of a choice in the order of their numbers; an empty one cannot be written.
  std::array<std::string_view, 3> choices{};
};

/// In the order of `Verb`.
constexpr std::array<VerbForm, 45> verbs{{
    {"formation", Form::formation},
    {"kick-off", Form::choice, {"give", "take"}},
    {"place", Form::area},
    {"place-keeper", Form::area},
    {"adjust", Form::areas},
    {"adjust-keeper", Form::areas},
    {"done", Form::alone},
    {"corner", Form::choice, {"left", "", "right"}},
    {"target", Form::area},
    {"bring", Form::area},
    {"bring-keeper", Form::area},
    {"react", Form::areas},
    {"react-keeper", Form::areas},
    {"free", Form::areas},
    {"free-keeper", Form::areas},
    {"action", Form::action},
    {"move", Form::move},
    {"move-keeper", Form::move},
    {"second", Form::choice, {"no", "yes"}},
    {"shoot", Form::alone},
    {"play-on", Form::alone},
    {"dive", Form::choice, dive_names},
    {"kick", Form::choice, kick_names},
    {"remove", Form::area},
    {"change", Form::lines},
    {"role", Form::role},
    {"skill", Form::skill},
    {"via", Form::way},
    {"boost", Form::alone},
    {"use", Form::skill},
    {"pass", Form::alone},
    {"sweep", Form::choice, {"no", "yes"}},
    {"slow", Form::choice, {"no", "yes"}},
    {"sub", Form::sub},
    {"subs", Form::number},
    {"remove-keeper", Form::alone},
    {"lose", Form::line},
    {"gain", Form::line},
    {"ball", Form::area},
    {"value", Form::choice, {"down", "up"}},
    {"fans", Form::area},
    {"style", Form::style},
    {"keeper", Form::choice, {"inside", "outside"}},
    {"shift", Form::lines},
    {"var", Form::choice, {"no", "yes"}},
}};
static_assert(!verbs.back().text.empty());

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

std::optional<std::uint8_t> word_of(const VerbForm& verb, std::string_view word) {
  switch (verb.form) {
    case Form::action:
      return position_in(action_names, word);
    case Form::choice:
      return position_in(verb.choices, word);
    case Form::lines:
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
    case Form::lines:
      return 2;
    default:
      return 1;
  }
}

std::string_view word_text(const VerbForm& verb, std::uint8_t word) {
  switch (verb.form) {
    case Form::action:
      return action_names[word];
    case Form::choice:
      return verb.choices[word];
    case Form::lines:
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
  const VerbForm& verb = verbs[static_cast<std::size_t>(command.verb)];
  std::string text{verb.text};
  if (verb.form == Form::formation) return text + ' ' + to_string(command.formation());
  if (verb.form == Form::number) return text + ' ' + std::to_string(command.number());
  if (verb.form == Form::sub) return text + ' ' + sub_text(command);
  if (verb.form == Form::style) return text + ' ' + style_text(command);
  for (std::size_t at = 0; at < word_count(verb.form); ++at) {
    text += ' ';
    text += word_text(verb, command.words[at]);
  }
  return command.with_ball ? text + " ball" : text;
}

std::optional<Command> parse_command(std::string_view text) {
  std::vector<std::string_view> words = split(text);
  if (words.empty()) return std::nullopt;
  const auto verb = std::ranges::find(verbs, words[0], &VerbForm::text);
  if (verb == verbs.end()) return std::nullopt;
  if (verb->form == Form::sub) return parse_sub(words);
  if (verb->form == Form::style) return parse_style_choice(words);
  Command command{static_cast<Verb>(verb - verbs.begin())};
  if (verb->form == Form::move && words.size() == 4 && words[3] == "ball") {
    command.with_ball = true;
    words.pop_back();
  }
  if (words.size() != word_count(verb->form) + 1) return std::nullopt;
  if (verb->form == Form::formation) {
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
