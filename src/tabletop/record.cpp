#include "tabletop/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <utility>

#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/seal.hpp"

namespace tabletop {

using nlohmann::json;
using Kind = SaveError::Kind;

void foreign(const std::string& field, std::string problem, std::string advice) {
  throw Trouble{Kind::foreign, field, std::move(problem), std::move(advice)};
}

void damaged(const std::string& field, std::string problem) {
  throw Trouble{Kind::damaged, field, std::move(problem),
                "The match can be played on from the line before, or use a copy of the file."};
}

Trouble cut_short() {
  return {Kind::cut_short, "", "is not complete: the program was stopped while it wrote",
          "The match can be played on from the line before."};
}

SaveError located(const std::string& file, std::size_t line, const Trouble& trouble) {
  constexpr std::size_t longest_field = 80;
  constexpr std::size_t longest_problem = 300;
  const bool nothing_before = trouble.kind == Kind::damaged && line == 1;
  const bool no_line_of_a_match = trouble.kind == Kind::foreign && trouble.field.empty();
  return {trouble.kind,
          file,
          no_line_of_a_match ? 0 : line,
          plain_text(trouble.field, longest_field),
          plain_text(trouble.problem, longest_problem),
          nothing_before ? "Use a copy of the file." : trouble.advice};
}

std::optional<RecordLine> RecordLines::next() {
  if (rest_.empty()) return std::nullopt;
  const std::size_t end = rest_.find('\n');
  const bool complete = end != std::string_view::npos;
  const RecordLine line{++number_, rest_.substr(0, end), complete};
  rest_.remove_prefix(complete ? end + 1 : rest_.size());
  return line;
}

std::string first_line_of(const std::filesystem::path& file) {
  std::error_code untold;
  if (!std::filesystem::is_regular_file(file, untold)) return {};
  std::string line(longest_line, '\0');
  std::ifstream in(file, std::ios::binary);
  if (!in.getline(line.data(), static_cast<std::streamsize>(line.size()))) return {};
  line.resize(std::string_view(line.data()).size());
  return line;
}

json parse_sealed(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (line.size() > longest_line)
    damaged("", fmt::format("has {} bytes, no line of a saved match is that long", line.size()));
  if (!seal_holds(line)) damaged("", "is not as it was written: its checksum does not fit");
  json object = parse_json(line);
  if (!object.is_object()) damaged("", "is not a JSON object");
  return object;
}

const json& at(const json& object, const char* field, std::string_view parent) {
  const auto found = object.find(field);
  if (found == object.end()) damaged(fmt::format("{}/{}", parent, field), "is missing");
  return *found;
}

const std::string& text_at(const json& object, const char* field, std::string_view parent) {
  const json& value = at(object, field, parent);
  if (!value.is_string()) damaged(fmt::format("{}/{}", parent, field), "expected a text");
  return value.get_ref<const std::string&>();
}

std::int64_t number_at(const json& object, const char* field) {
  const json& value = at(object, field);
  const bool too_large =
      value.is_number_unsigned() && !std::in_range<std::int64_t>(value.get<std::uint64_t>());
  if (!value.is_number_integer() || too_large) damaged(fmt::format("/{}", field), "expected a whole number");
  return value.get<std::int64_t>();
}

void only(const json& object, std::span<const std::string_view> fields, std::string_view parent) {
  for (const auto& [field, value] : object.items())
    if (std::ranges::find(fields, field) == fields.end())
      damaged(fmt::format("{}/{}", parent, field), "is not known here");
}

}  // namespace tabletop
