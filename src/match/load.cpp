#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <vector>

#include "fuba/json.hpp"
#include "match/files.hpp"
#include "match/parse_json.hpp"
#include "match/save.hpp"
#include "match/seal.hpp"

namespace fuba {

namespace {

using nlohmann::json;
using Kind = SaveError::Kind;

constexpr std::size_t longest_file = std::size_t{64} << 20U;

/// Thrown while a line is read; the caller adds file and line.
struct Trouble {
  Kind kind;
  std::string field;
  std::string problem;
  std::string advice;
};

[[noreturn]] void foreign(const std::string& field, std::string problem, std::string advice) {
  throw Trouble{Kind::foreign, field, std::move(problem), std::move(advice)};
}

[[noreturn]] void damaged(const std::string& field, std::string problem) {
  throw Trouble{Kind::damaged, field, std::move(problem),
                "The match can be played on from the line before, or use a copy of the file."};
}

[[noreturn]] void other_result(const std::string& field, std::string problem) {
  throw Trouble{Kind::other_result, field, std::move(problem),
                "The rules have changed since it was saved: it can be shown, and played on from the line "
                "before."};
}

const json& at(const json& object, const char* field) {
  const auto found = object.find(field);
  if (found == object.end()) damaged(std::string("/") + field, "is missing");
  return *found;
}

const std::string& text_at(const json& object, const char* field) {
  const json& value = at(object, field);
  if (!value.is_string()) damaged(std::string("/") + field, "expected a text");
  return value.get_ref<const std::string&>();
}

std::int64_t number_at(const json& object, const char* field) {
  const json& value = at(object, field);
  if (!value.is_number_integer()) damaged(std::string("/") + field, "expected a whole number");
  return value.get<std::int64_t>();
}

void only(const json& object, std::initializer_list<std::string_view> fields) {
  for (const auto& [field, value] : object.items())
    if (std::ranges::find(fields, field) == fields.end()) damaged("/" + field, "is not known here");
}

/// The lines of a text; whether the last one has its line end.
struct Record {
  std::vector<std::string_view> lines;
  bool last_complete = true;
};

Record split(std::string_view text) {
  Record record;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    record.last_complete = end != std::string_view::npos;
    record.lines.push_back(text.substr(0, end));
    text.remove_prefix(record.last_complete ? end + 1 : text.size());
  }
  return record;
}

json parse(std::string_view line) {
  json object = parse_json(line);
  if (!object.is_object()) damaged("", "is not a JSON object");
  return object;
}

json parse_sealed(std::string_view line) {
  if (!seal_holds(line)) damaged("", "is not as it was written: its checksum does not fit");
  return parse(line);
}

RulesChoice rules_choice(const json& header) {
  RulesChoice choice{.edition = text_at(header, "rules")};
  const json& options = at(header, "options");
  if (!options.is_array()) damaged("/options", "expected a list");
  for (std::size_t item = 0; item < options.size(); ++item) {
    const auto option =
        options[item].is_string() ? parse_option(options[item].get<std::string>()) : std::nullopt;
    if (!option)
      foreign(fmt::format("/options/{}", item), fmt::format("option {} is not known", options[item].dump()),
              "Install a newer version of the program.");
    choice.options.add(*option);
  }
  if (header.contains("skills_per_team")) {
    const auto skills = number_at(header, "skills_per_team");
    if (skills < 1 || skills > most_skills_per_team) damaged("/skills_per_team", "is out of range");
    choice.skills_per_team = static_cast<std::uint8_t>(skills);
  }
  return choice;
}

/// What the first line says.
struct Header {
  std::int64_t format;
  Match match;  ///< stands where the file begins
};

Header read_header(std::string_view line, const RulesFor& rules_for, DiceSource dice) {
  const json header = parse_json(line);
  if (!header.is_object() || !header.contains("fuba-save"))
    foreign("", "is not a saved match",
            "Choose a file that this program has saved; their names end in .fuba.");
  const std::int64_t format = number_at(header, "fuba-save");
  if (format < 1 || format > save_format)
    foreign("/fuba-save",
            fmt::format("format {} is not known, this program reads up to {}", format, save_format),
            "Install a newer version of the program.");
  if (!seal_holds(line)) damaged("", "is not as it was written: its checksum does not fit");
  only(header, {"fuba-save", "program", "rules", "revision", "options", "skills_per_team", "home", "away",
                "date", "position", "sum"});
  text_at(header, "program");
  number_at(header, "revision");
  auto rules = rules_for(rules_choice(header));
  if (!rules) foreign("/rules", rules.error(), "Install a version of the program that has these rules.");

  MatchInfo info;
  for (Team team : teams) {
    const json& side = at(header, name(team).data());
    if (!side.is_object()) damaged(fmt::format("/{}", name(team)), "expected an object");
    info.names[index(team)] = text_at(side, "name");
    info.colours[index(team)] = text_at(side, "colour");
  }
  info.date = text_at(header, "date");

  State start = new_match(**rules);
  if (header.contains("position")) {
    auto position = state_from_json(**rules, header["position"]);
    if (!position) damaged("/position" + position.error().field, position.error().problem);
    start = *position;
  }
  Match match(*rules, start, std::move(dice));
  match.set_info(std::move(info));
  return {format, std::move(match)};
}

void play_choice(Match& match, Team team, const std::string& text) {
  const std::string field = fmt::format("/{}", name(team));
  const auto command = parse_command(text);
  if (!command) damaged(field, fmt::format("\"{}\" is not a choice", text));
  const auto pending = match.decision();
  if (!pending || pending->team != team)
    other_result(field, fmt::format("\"{}\": {} does not choose at this point", text, name(team)));
  if (const auto done = match.replay(*command); !done)
    other_result(field, fmt::format("\"{}\" is not legal at this point ({}, rule {})", text,
                                    name(done.error().reason), match.rules().rule(done.error().reason)));
}

void let_fall(Match& match, const json& line) {
  const auto due = roll(match.state());
  if (!due) other_result("/dice", "no dice fall at this point");
  if (text_at(line, "for") != name(due->purpose))
    other_result("/for", fmt::format("dice for {} fall at this point", name(due->purpose)));
  const json& values = line["dice"];
  if (!values.is_array() || values.size() != due->count)
    damaged("/dice", fmt::format("expected {} dice", due->count));
  Dice dice{};
  for (std::size_t die = 0; die < due->count; ++die) {
    if (!values[die].is_number_integer() || values[die] < 1 || values[die] > due->faces)
      damaged(fmt::format("/dice/{}", die), fmt::format("expected a number from 1 to {}", due->faces));
    dice[die] = values[die].get<std::uint8_t>();
  }
  match.replay(dice);
}

void play(Match& match, const json& line) {
  if (line.contains("dice")) {
    only(line, {"dice", "for", "hash", "state", "sum"});
    return let_fall(match, line);
  }
  for (Team team : teams) {
    if (!line.contains(std::string(name(team)))) continue;
    only(line, {name(team), "hash", "state", "sum"});
    return play_choice(match, team, text_at(line, name(team).data()));
  }
  damaged("", "is neither a choice nor dice");
}

/// Throws the first field in which the state differs from the one on the line, if it has one.
void compare_state(const Match& match, const json& line) {
  const auto recorded = line.find("state");
  if (recorded == line.end()) return;
  const json now = to_json(match.rules(), match.state());
  const json difference = json::diff(*recorded, now);
  if (difference.empty()) return;
  const std::string field = difference[0]["path"];
  const auto show = [pointer = json::json_pointer(field)](const json& state) {
    return state.contains(pointer) ? state[pointer].dump() : std::string("missing");
  };
  other_result("/state" + field,
               fmt::format("was {} when it was saved, is {} now", show(*recorded), show(now)));
}

/// Plays on from a state with another hash than recorded, to the next recorded state, to say what differs.
[[noreturn]] void explain(Match match, const json& line, std::span<const std::string_view> following) {
  compare_state(match, line);
  try {
    for (std::string_view text : following) {
      const json next = parse_sealed(text);
      play(match, next);
      compare_state(match, next);
    }
  } catch (const Trouble& trouble) {
    if (trouble.kind == Kind::other_result)
      other_result("/hash", fmt::format("the state is another one than when it was saved; further on, {} {}",
                                        trouble.field, trouble.problem));
  }
  other_result("/hash", "the state is another one than when it was saved");
}

void play_line(Match& match, std::int64_t format, std::span<const std::string_view> texts,
               std::size_t number) {
  const json line = parse_sealed(texts[number]);
  const std::string& recorded = text_at(line, "hash");
  play(match, line);
  if (format < save_format_of_hashes)
    compare_state(match, line);
  else if (recorded != fmt::format("{:016x}", match.journal().back().hash))
    explain(match, line, texts.subspan(number + 1));
}

/// The last state in the file that can be read.
std::optional<State> last_snapshot(const Ruleset& rules, std::span<const std::string_view> texts) {
  for (std::size_t number = texts.size(); number-- > 1;) {
    if (!seal_holds(texts[number])) continue;
    const json line = parse_json(texts[number]);
    if (!line.is_object() || !line.contains("state")) continue;
    if (auto state = state_from_json(rules, line["state"])) return *state;
  }
  return std::nullopt;
}

Trouble cut_short() {
  return {Kind::cut_short, "", "is not complete: the program was stopped while it wrote",
          "The match can be played on from the line before."};
}

SaveError located(const std::string& file, std::size_t line, const Trouble& trouble) {
  return {trouble.kind, file, line, trouble.field, trouble.problem, trouble.advice};
}

}  // namespace

tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                          const RulesFor& rules_for, DiceSource dice) {
  const Record record = split(text);
  std::size_t number = 0;
  try {
    const std::string_view first = record.lines.empty() ? std::string_view{} : record.lines.front();
    Header header = read_header(first, rules_for, std::move(dice));
    Loaded loaded{std::move(header.match), std::nullopt, std::nullopt};
    while (++number < record.lines.size()) {
      const std::size_t entries = loaded.match.journal().size();
      try {
        play_line(loaded.match, header.format, record.lines, number);
      } catch (Trouble& trouble) {
        loaded.match.rewind(entries);
        const bool last = number + 1 == record.lines.size();
        if (last && !record.last_complete) trouble = cut_short();
        loaded.trouble = located(name, number + 1, trouble);
        loaded.snapshot = last_snapshot(loaded.match.rules(), record.lines);
        break;
      }
    }
    return loaded;
  } catch (const Trouble& trouble) {
    return tl::unexpected(located(name, number + 1, trouble));
  }
}

tl::expected<Loaded, SaveError> load(const std::filesystem::path& file, const RulesFor& rules_for,
                                     DiceSource dice) {
  const auto text = read_file(file, longest_file);
  if (!text)
    return tl::unexpected(SaveError{Kind::file, file.string(), 0, "", text.error(),
                                    "Check its name and whether you may read it."});
  return load_text(*text, file.string(), rules_for, std::move(dice));
}

std::optional<RulesChoice> rules_of(const std::filesystem::path& file) {
  std::string line;
  if (std::ifstream in(file); !std::getline(in, line)) return std::nullopt;
  try {
    return rules_choice(parse_sealed(line));
  } catch (const Trouble&) {
    return std::nullopt;
  }
}

}  // namespace fuba
