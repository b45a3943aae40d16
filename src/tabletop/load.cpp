#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "fuba/json.hpp"
#include "tabletop/files.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/save_header.hpp"
#include "tabletop/seal.hpp"

namespace fuba {

namespace {

using nlohmann::json;
using Kind = SaveError::Kind;

/// More than any match has turns.
constexpr std::size_t most_snapshots = 1000;

[[noreturn]] void other_result(const std::string& field, std::string problem) {
  throw Trouble{Kind::other_result, field, std::move(problem), ""};
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

/// The first field that was recorded otherwise than it is now. What was not recorded tells nothing: older
/// programs wrote less.
std::optional<std::string> first_difference(const json& recorded, const json& now) {
  for (const json& change : json::diff(recorded, now))
    if (change["op"] != "add") return change["path"].get<std::string>();
  return std::nullopt;
}

/// Throws the first field in which the state differs from the one on the line, if it has one.
void compare_state(const Match& match, const json& line) {
  const auto recorded = line.find("state");
  if (recorded == line.end()) return;
  const auto state = state_from_json(match.rules(), *recorded);
  if (!state) damaged("/state" + state.error().field, state.error().problem);
  if (*state == match.state()) return;
  const json now = to_json(match.rules(), match.state());
  const auto field = first_difference(*recorded, now);
  if (!field) return;
  const auto show = [pointer = json::json_pointer(*field)](const json& one) {
    return one.contains(pointer) ? one[pointer].dump() : std::string("missing");
  };
  other_result("/state" + *field,
               fmt::format("was {} when it was saved, is {} now", show(*recorded), show(now)));
}

void write_note(Match& match, const json& line) {
  only(line, {"note", "at", "sum"});
  const std::string& text = text_at(line, "note");
  if (text != plain_text(text, longest_note, LineBreaks::kept))
    damaged("/note",
            fmt::format("expected a text of at most {} characters without control characters", longest_note));
  const std::int64_t moment = number_at(line, "at");
  if (moment < 0 || std::cmp_greater(moment, match.journal().size()))
    damaged("/at", fmt::format("is {}, but {} entries stand before it", moment, match.journal().size()));
  match.write({static_cast<std::size_t>(moment), text});
}

/// Plays on from a state with another hash than recorded, to the next recorded state, to say what differs.
[[noreturn]] void explain(Match match, const json& line, RecordLines following) {
  compare_state(match, line);
  try {
    while (const auto text = following.next()) {
      const json next = parse_sealed(text->text);
      if (next.contains("note")) continue;
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

void play_line(Match& match, std::int64_t format, std::string_view text, const RecordLines& following) {
  const json line = parse_sealed(text);
  if (line.contains("note")) return write_note(match, line);
  const std::string& recorded = text_at(line, "hash");
  play(match, line);
  const bool same = recorded == fmt::format("{:016x}", match.journal().back().hash);
  if (!same && format >= save_format_of_hashes) explain(match, line, following);
  compare_state(match, line);
}

/// Every state in the file that can be read.
std::vector<Snapshot> snapshots_of(std::string_view text, const Ruleset& rules) {
  std::vector<Snapshot> snapshots;
  RecordLines record(text);
  while (const auto line = record.next()) {
    if (snapshots.size() == most_snapshots) break;
    if (line->text.find(R"("state":)") == std::string_view::npos) continue;
    try {
      const json object = parse_sealed(line->text);
      if (auto state = state_from_json(rules, at(object, "state")))
        snapshots.push_back({line->number, *state});
    } catch (const Trouble&) {
      continue;
    }
  }
  return snapshots;
}

/// What to do about a match that comes out otherwise.
std::string advice(const SaveHeader& header) {
  constexpr std::string_view rest = "It can be shown, and played on from the line before.";
  if (header.revision != header.rules->revision)
    return fmt::format("It was played by revision {} of the rules, and these are revision {}. {}",
                       header.revision, header.rules->revision, rest);
  return fmt::format("The rules have changed since it was saved, or the file has. {}", rest);
}

/// Plays the lines after the first; what stopped it.
std::optional<SaveError> play_lines(Match& match, const SaveHeader& header, RecordLines record,
                                    const std::string& name) {
  while (const auto line = record.next()) {
    const std::size_t entries = match.journal().size();
    try {
      play_line(match, header.format, line->text, record);
    } catch (Trouble& trouble) {
      match.rewind(entries);
      if (!line->complete) trouble = cut_short();
      if (trouble.kind == Kind::other_result) trouble.advice = advice(header);
      return located(name, line->number, trouble);
    }
  }
  return std::nullopt;
}

}  // namespace

tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                          const RulesFor& rules_for, DiceSource dice) {
  RecordLines record(text);
  try {
    const auto first = record.next();
    const SaveHeader header = read_header(first ? first->text : std::string_view{}, rules_for);
    Loaded loaded{Match(header.rules, header.start, std::move(dice)), std::nullopt, {}};
    loaded.match.set_info(header.info);
    loaded.trouble = play_lines(loaded.match, header, record, name);
    if (loaded.trouble) loaded.snapshots = snapshots_of(text, *header.rules);
    return loaded;
  } catch (const Trouble& trouble) {
    return tl::unexpected(located(name, 1, trouble));
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
  try {
    return read_rules_choice(first_line_of(file));
  } catch (const Trouble&) {
    return std::nullopt;
  }
}

}  // namespace fuba
