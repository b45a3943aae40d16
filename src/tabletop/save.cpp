#include "tabletop/save.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "tabletop/files.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/seal.hpp"

namespace fuba {

namespace {

using nlohmann::ordered_json;

std::string sealed_line(const ordered_json& object) {
  std::string text = object.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
  text.pop_back();
  return sealed(std::move(text));
}

ordered_json option_names(Options options) {
  ordered_json names = ordered_json::array();
  for (const Option option : options) names.push_back(name(option));
  return names;
}

ordered_json team_info(const MatchInfo& info, Team team) {
  ordered_json side{{"name", plain_text(info.names[index(team)], longest_team_name)},
                    {"colour", plain_colour(info.colours[index(team)])}};
  if (const std::string& coach = info.coaches[index(team)]; !coach.empty())
    side["coach"] = plain_text(coach, longest_team_name);
  return side;
}

ordered_json what_happened(const Entry& entry) {
  if (const Choice* choice = entry.choice())
    return {{std::string(name(choice->team)), to_string(choice->command)}};
  const Throw& fallen = *entry.fallen();
  ordered_json dice = ordered_json::array();
  for (std::size_t die = 0; die < fallen.roll.count; ++die) dice.push_back(fallen.dice[die]);
  return {{"dice", std::move(dice)}, {"for", std::string(name(fallen.roll.purpose))}};
}

/// Where a turn begins, and at the end.
bool is_recorded(const State& state) {
  const auto pending = decision(state);
  return is_over(state) || (pending && pending->kind == DecisionKind::target);
}

}  // namespace

std::string to_string(const SaveError& error) {
  std::string text = plain_text(error.file, error.file.size());
  if (error.line != 0) text += fmt::format(", line {}", error.line);
  if (!error.field.empty()) text += fmt::format(", field {}", error.field);
  return fmt::format("{}: {}. {}", text, error.problem, error.advice);
}

std::string save_header(const Match& match) {
  const Ruleset& rules = match.rules();
  ordered_json header{{"fuba-save", save_format},
                      {"program", FUBA_VERSION},
                      {"rules", rules.id},
                      {"revision", rules.revision},
                      {"options", option_names(rules.options)}};
  if (rules.has(Option::skills)) header["skills_per_team"] = rules.skills_per_team;
  for (const Team team : teams) header[std::string(name(team))] = team_info(match.info(), team);
  header["date"] = plain_text(match.info().date, longest_date);
  if (match.info().taken_back > 0) header["taken_back"] = match.info().taken_back;
  if (!match.from_the_beginning()) header["position"] = to_json(rules, match.start());
  return sealed_line(header);
}

std::string save_line(const Match& match, std::size_t entry_number) {
  const Entry& entry = match.journal()[entry_number];
  ordered_json line = what_happened(entry);
  line["hash"] = fmt::format("{:016x}", entry.hash);
  if (is_recorded(entry.after)) line["state"] = to_json(match.rules(), entry.after);
  return sealed_line(line);
}

std::string save_note_line(const Note& note) {
  return sealed_line({{"note", plain_text(note.text, longest_note, LineBreaks::kept)}, {"at", note.at}});
}

std::string save_text(const Match& match) {
  std::string text = save_header(match);
  auto note = match.notes().begin();
  for (std::size_t entry = 0; entry <= match.journal().size(); ++entry) {
    if (entry > 0) text += save_line(match, entry - 1);
    if (note != match.notes().end() && note->at == entry) text += save_note_line(*note++);
  }
  return text;
}

tl::expected<void, SaveError> save(const Match& match, const std::filesystem::path& file) {
  if (auto done = replace_file(file, save_text(match)); !done)
    return tl::unexpected(SaveError{SaveError::Kind::file, file.string(), 0, "", done.error(),
                                    "Save it under another name or in another folder."});
  return {};
}

}  // namespace fuba
