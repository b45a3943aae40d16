#include "tabletop/save_header.hpp"

#include <fmt/format.h>

#include <utility>

#include "fuba/json.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/record.hpp"

namespace fuba {

namespace {

using nlohmann::json;

/// Before the checksum, so that another kind of file or a newer one is told from a damaged one.
std::int64_t read_format(std::string_view line) {
  const json header = line.size() > longest_line ? json() : parse_json(line);
  if (!header.is_object() || !header.contains("fuba-save"))
    foreign("", "is not a saved match",
            "Choose a file that this program has saved; their names end in .fuba.");
  const std::int64_t format = number_at(header, "fuba-save");
  if (format < 1 || format > save_format)
    foreign("/fuba-save",
            fmt::format("it is in format {}, this program reads formats 1 to {}", format, save_format),
            "Open it with a newer version of the program.");
  return format;
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
              "Open it with a newer version of the program.");
    choice.options.add(*option);
  }
  if (header.contains("skills_per_team")) {
    const auto skills = number_at(header, "skills_per_team");
    if (skills < 1 || skills > most_skills_per_team) damaged("/skills_per_team", "is out of range");
    choice.skills_per_team = static_cast<std::uint8_t>(skills);
  }
  return choice;
}

int read_taken_back(const json& header) {
  const std::int64_t times = number_at(header, "taken_back");
  if (times < 1 || !std::in_range<int>(times)) damaged("/taken_back", "is out of range");
  return static_cast<int>(times);
}

MatchInfo read_info(const json& header) {
  MatchInfo info;
  for (const Team team : teams) {
    const std::string field = fmt::format("/{}", name(team));
    const json& side = at(header, name(team).data());
    if (!side.is_object()) damaged(field, "expected an object");
    only(side, {"name", "colour", "coach"}, field);
    info.names[index(team)] = plain_text(text_at(side, "name", field), longest_team_name);
    info.colours[index(team)] = plain_colour(text_at(side, "colour", field));
    if (side.contains("coach"))
      info.coaches[index(team)] = plain_text(text_at(side, "coach", field), longest_team_name);
  }
  info.date = plain_text(text_at(header, "date"), longest_date);
  if (header.contains("taken_back")) info.taken_back = read_taken_back(header);
  return info;
}

State read_start(const json& header, const Ruleset& rules) {
  if (!header.contains("position")) return new_match(rules);
  auto position = state_from_json(rules, header["position"]);
  if (!position) damaged("/position" + position.error().field, position.error().problem);
  return *position;
}

}  // namespace

SaveHeader read_header(std::string_view line, const RulesFor& rules_for) {
  SaveHeader read;
  read.format = read_format(line);
  const json header = parse_sealed(line);
  only(header, {"fuba-save", "program", "rules", "revision", "options", "skills_per_team", "home", "away",
                "date", "taken_back", "position", "sum"});
  text_at(header, "program");
  read.revision = number_at(header, "revision");
  auto rules = rules_for(rules_choice(header));
  if (!rules) foreign("/rules", rules.error(), "Open it with a version of the program that has these rules.");
  read.rules = *rules;
  read.info = read_info(header);
  read.start = read_start(header, *read.rules);
  return read;
}

RulesChoice read_rules_choice(std::string_view line) {
  read_format(line);
  return rules_choice(parse_sealed(line));
}

}  // namespace fuba
