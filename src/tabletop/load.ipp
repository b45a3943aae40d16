#pragma once

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "tabletop/files.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/save_header.ipp"
#include "tabletop/save_lines.hpp"

namespace tabletop {

namespace detail {

using nlohmann::json;

/// More than any match has turns.
inline constexpr std::size_t most_snapshots = 1000;

[[noreturn]] inline void other_result(const std::string& field, std::string problem) {
  throw Trouble{SaveError::Kind::other_result, field, std::move(problem), ""};
}

template <Game G>
void play_choice(Match<G>& match, Team team, const std::string& text) {
  const std::string field = fmt::format("/{}", name(team));
  const auto command = G::parse_command(text);
  if (!command) damaged(field, fmt::format("\"{}\" is not a choice", text));
  const auto pending = match.decision();
  if (!pending || pending->team != team)
    other_result(field, fmt::format("\"{}\": {} does not choose at this point", text, name(team)));
  if (const auto done = match.replay(*command); !done)
    other_result(field, fmt::format("\"{}\" is not legal at this point ({}, rule {})", text,
                                    G::name(done.error()), G::rule(match.rules(), done.error())));
}

template <Game G>
void let_fall(Match<G>& match, const json& line) {
  const auto due = G::roll(match.state());
  if (!due) other_result("/dice", "no dice fall at this point");
  if (text_at(line, "for") != G::name(due->purpose))
    other_result("/for", fmt::format("dice for {} fall at this point", G::name(due->purpose)));
  const json& values = line["dice"];
  if (!values.is_array() || values.size() != due->count)
    damaged("/dice", fmt::format("expected {} dice", due->count));
  Dice dice{};
  for (std::size_t die = 0; die < due->count; ++die) {
    if (!values[die].is_number_integer() || values[die] < 1 || values[die] > due->die.faces)
      damaged(fmt::format("/dice/{}", die), fmt::format("expected a number from 1 to {}", due->die.faces));
    dice[die] = values[die].get<std::uint8_t>();
  }
  match.replay(dice);
}

template <Game G>
void play(Match<G>& match, const json& line) {
  if (line.contains("dice")) {
    only(line, {"dice", "for", "hash", "state", "sum"});
    return let_fall<G>(match, line);
  }
  for (Team team : teams) {
    if (!line.contains(std::string(name(team)))) continue;
    only(line, {name(team), "hash", "state", "sum"});
    return play_choice<G>(match, team, text_at(line, name(team).data()));
  }
  damaged("", "is neither a choice nor dice");
}

/// The first field that was recorded otherwise than it is now. What was not recorded tells nothing: older
/// programs wrote less.
inline std::optional<std::string> first_difference(const json& recorded, const json& now) {
  for (const json& change : json::diff(recorded, now))
    if (change["op"] != "add") return change["path"].get<std::string>();
  return std::nullopt;
}

/// Throws the first field in which the state differs from the one on the line, if it has one.
template <Game G>
void compare_state(const Match<G>& match, const json& line) {
  const auto recorded = line.find("state");
  if (recorded == line.end()) return;
  const auto state = G::state_from_json(match.rules(), *recorded);
  if (!state) damaged("/state" + state.error().field, state.error().problem);
  if (*state == match.state()) return;
  const json now = G::to_json(match.rules(), match.state());
  const auto field = first_difference(*recorded, now);
  if (!field) return;
  const auto show = [pointer = json::json_pointer(*field)](const json& one) {
    return one.contains(pointer) ? one[pointer].dump() : std::string("missing");
  };
  other_result("/state" + *field,
               fmt::format("was {} when it was saved, is {} now", show(*recorded), show(now)));
}

/// Plays on from a state with another hash than recorded, to the next recorded state, to say what differs.
template <Game G>
[[noreturn]] void explain(Match<G> match, const json& line, RecordLines following) {
  compare_state<G>(match, line);
  try {
    while (const auto text = following.next()) {
      const json next = parse_sealed(text->text);
      if (next.contains("note")) continue;
      play<G>(match, next);
      compare_state<G>(match, next);
    }
  } catch (const Trouble& trouble) {
    if (trouble.kind == SaveError::Kind::other_result)
      other_result("/hash", fmt::format("the state is another one than when it was saved; further on, {} {}",
                                        trouble.field, trouble.problem));
  }
  other_result("/hash", "the state is another one than when it was saved");
}

template <Game G>
void play_line(Match<G>& match, std::int64_t format, std::string_view text, const RecordLines& following) {
  const json line = parse_sealed(text);
  if (line.contains("note")) return match.write(read_note(line, match.journal().size()));
  const std::string& recorded = text_at(line, "hash");
  play<G>(match, line);
  const bool same = recorded == fmt::format("{:016x}", match.journal().back().hash);
  if (!same && format >= save_format_of_hashes) explain<G>(match, line, following);
  compare_state<G>(match, line);
}

/// Every state in the file that can be read.
template <Game G>
std::vector<Snapshot<G>> snapshots_of(std::string_view text, const typename G::Ruleset& rules) {
  std::vector<Snapshot<G>> snapshots;
  RecordLines record(text);
  while (const auto line = record.next()) {
    if (snapshots.size() == most_snapshots) break;
    if (line->text.find(R"("state":)") == std::string_view::npos) continue;
    try {
      const json object = parse_sealed(line->text);
      if (auto state = G::state_from_json(rules, at(object, "state")))
        snapshots.push_back({line->number, *state});
    } catch (const Trouble&) {
      continue;
    }
  }
  return snapshots;
}

/// What to do about a match that comes out otherwise.
template <Game G>
std::string advice(const SaveHeader<G>& header) {
  constexpr std::string_view rest = "It can be shown, and played on from the line before.";
  if (const auto now = G::revision(*header.rules); header.revision != now)
    return fmt::format("It was played by revision {} of the rules, and these are revision {}. {}",
                       header.revision, now, rest);
  return fmt::format("The rules have changed since it was saved, or the file has. {}", rest);
}

/// Plays the lines after the first; what stopped it.
template <Game G>
std::optional<SaveError> play_lines(Match<G>& match, const SaveHeader<G>& header, RecordLines record,
                                    const std::string& name) {
  while (const auto line = record.next()) {
    const std::size_t entries = match.journal().size();
    try {
      play_line<G>(match, header.format, line->text, record);
    } catch (Trouble& trouble) {
      match.rewind(entries);
      if (!line->complete) trouble = cut_short();
      if (trouble.kind == SaveError::Kind::other_result) trouble.advice = advice<G>(header);
      return located(name, line->number, trouble);
    }
  }
  return std::nullopt;
}

}  // namespace detail

template <Game G>
tl::expected<Loaded<G>, SaveError> load_text(std::string_view text, const std::string& name,
                                             const RulesFor<G>& rules_for, DiceSource dice) {
  RecordLines record(text);
  try {
    const auto first = record.next();
    const SaveHeader<G> header = read_header<G>(first ? first->text : std::string_view{}, rules_for);
    Loaded<G> loaded{Match<G>(header.rules, header.start, std::move(dice)), std::nullopt, {}};
    loaded.match.set_info(header.info);
    loaded.trouble = detail::play_lines<G>(loaded.match, header, record, name);
    if (loaded.trouble) loaded.snapshots = detail::snapshots_of<G>(text, *header.rules);
    return loaded;
  } catch (const Trouble& trouble) {
    return tl::unexpected(located(name, 1, trouble));
  }
}

template <Game G>
tl::expected<Loaded<G>, SaveError> load(const std::filesystem::path& file, const RulesFor<G>& rules_for,
                                        DiceSource dice) {
  const auto text = read_file(file, longest_file);
  if (!text)
    return tl::unexpected(SaveError{SaveError::Kind::file, file.string(), 0, "", text.error(),
                                    "Check its name and whether you may read it."});
  return load_text<G>(*text, file.string(), rules_for, std::move(dice));
}

template <Game G>
std::optional<typename G::RulesChoice> rules_of(const std::filesystem::path& file) {
  try {
    return read_rules_choice<G>(first_line_of(file));
  } catch (const Trouble&) {
    return std::nullopt;
  }
}

}  // namespace tabletop
