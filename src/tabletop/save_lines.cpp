#include "tabletop/save_lines.hpp"

#include <fmt/format.h>

#include <utility>

#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/seal.hpp"

namespace tabletop {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

ordered_json team_info(const MatchInfo& info, Team team) {
  ordered_json side{{"name", plain_text(info.names[index(team)], longest_team_name)},
                    {"colour", plain_colour(info.colours[index(team)])}};
  if (const std::string& coach = info.coaches[index(team)]; !coach.empty())
    side["coach"] = plain_text(coach, longest_team_name);
  return side;
}

/// The object of a first line; null where it is no saved match.
json header_of(std::string_view line) {
  json header = line.size() > longest_line ? json() : parse_json(line);
  return header.is_object() && header.contains("fuba-save") ? std::move(header) : json();
}

int read_taken_back(const json& header) {
  const std::int64_t times = number_at(header, "taken_back");
  if (times < 1 || !std::in_range<int>(times)) damaged("/taken_back", "is out of range");
  return static_cast<int>(times);
}

}  // namespace

std::string to_string(const SaveError& error) {
  std::string text = plain_text(error.file, error.file.size());
  if (error.line != 0) text += fmt::format(", line {}", error.line);
  if (!error.field.empty()) text += fmt::format(", field {}", error.field);
  return fmt::format("{}: {}. {}", text, error.problem, error.advice);
}

std::string sealed_line(const ordered_json& object) {
  std::string text = object.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
  text.pop_back();
  return sealed(std::move(text));
}

void add_info(ordered_json& header, const MatchInfo& info) {
  for (const Team team : teams) header[std::string(name(team))] = team_info(info, team);
  header["date"] = plain_text(info.date, longest_date);
  if (info.taken_back > 0) header["taken_back"] = info.taken_back;
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

bool is_saved_match(std::string_view line) { return !header_of(line).is_null(); }

std::int64_t read_format(std::string_view line) {
  const json header = header_of(line);
  if (header.is_null())
    foreign("", "is not a saved match",
            "Choose a file that this program has saved; their names end in .fuba.");
  const std::int64_t format = number_at(header, "fuba-save");
  if (format < 1 || format > save_format) {
    foreign("/fuba-save",
            fmt::format("it is in format {}, this program reads formats 1 to {}", format, save_format),
            "Open it with a newer version of the program.");
  }
  return format;
}

std::string named_game(const json& header, std::int64_t format) {
  return format < save_format_of_games ? std::string(first_game) : text_at(header, "game");
}

std::string save_note_line(const Note& note) {
  return sealed_line({{"note", plain_text(note.text, longest_note, LineBreaks::kept)}, {"at", note.at}});
}

Note read_note(const json& line, std::size_t entries) {
  only(line, {"note", "at", "sum"});
  const std::string& text = text_at(line, "note");
  if (text != plain_text(text, longest_note, LineBreaks::kept))
    damaged("/note",
            fmt::format("expected a text of at most {} characters without control characters", longest_note));
  const std::int64_t moment = number_at(line, "at");
  if (moment < 0 || std::cmp_greater(moment, entries))
    damaged("/at", fmt::format("is {}, but {} entries stand before it", moment, entries));
  return {static_cast<std::size_t>(moment), text};
}

std::optional<std::string> game_of(const std::filesystem::path& file) {
  try {
    const std::string line = first_line_of(file);
    const std::int64_t format = read_format(line);
    return named_game(parse_sealed(line), format);
  } catch (const Trouble&) {
    return std::nullopt;
  }
}

}  // namespace tabletop
