#include "competition/record.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "competition/definition_json.hpp"
#include "competition/entry_json.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save_lines.hpp"
#include "tabletop/seal.hpp"

namespace competition {
namespace {

using nlohmann::json;
using tabletop::RecordLine;
using tabletop::RecordLines;
using TroubleKind = RecordTrouble::Kind;

RecordTrouble damaged_line(const RecordLine& line, std::string problem) {
  return {TroubleKind::damaged, line.number, {"", std::move(problem)}};
}

/// The object on a line.
tl::expected<json, RecordTrouble> object_on(const RecordLine& line, Seals seals) {
  std::string_view text = line.text;
  if (text.ends_with('\r')) text.remove_suffix(1);
  if (text.size() > longest_record_line)
    return tl::unexpected(damaged_line(line, "is longer than any line of a competition"));
  if (seals == Seals::needed && !tabletop::seal_holds(text))
    return tl::unexpected(damaged_line(line, "is not as it was written: its checksum does not fit"));
  json object = tabletop::parse_json(text);
  if (!object.is_object()) return tl::unexpected(damaged_line(line, "is not a JSON object"));
  return object;
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

tl::expected<Record, RecordTrouble> begin_record(const RecordLine& line, Seals seals,
                                                 const MeansOf& means_of) {
  if (line.text.find("\"fuba-competition\"") == line.text.npos)
    return tl::unexpected(
        RecordTrouble{TroubleKind::refused, line.number, {"", "is not the first line of a competition"}});
  auto object = object_on(line, seals);
  if (!object) return tl::unexpected(std::move(object.error()));
  auto definition = definition_from_json(*object, means_of);
  if (!definition)
    return tl::unexpected(RecordTrouble{TroubleKind::refused, line.number, definition.error()});
  auto means = means_of(definition->rules, definition->options);
  if (!means) return tl::unexpected(RecordTrouble{TroubleKind::refused, line.number, means.error()});
  return Record{Competition(*std::move(definition)), *std::move(means)};
}

std::optional<RecordTrouble> add_line(const RecordLine& line, Seals seals, Record& record) {
  const auto object = object_on(line, seals);
  if (!object) return object.error();
  auto entry = entry_from_json(record.competition.definition(), record.means, *object);
  if (!entry) return RecordTrouble{TroubleKind::refused, line.number, entry.error()};
  if (const auto added = record.competition.add(*std::move(entry)); !added)
    return RecordTrouble{TroubleKind::refused, line.number, added.error()};
  return std::nullopt;
}

}  // namespace

std::string to_string(const RecordTrouble& trouble) {
  const std::string problem = to_string(trouble.problem);
  if (trouble.line == 0) return problem;
  return fmt::format("line {}{}{}", trouble.line, trouble.problem.field.empty() ? " " : ", ", problem);
}

tl::expected<Record, RecordTrouble> read_record(std::string_view text, Seals seals, const MeansOf& means_of) {
  if (text.size() > longest_record)
    return tl::unexpected(RecordTrouble{TroubleKind::damaged, 0, {"", "is longer than any competition"}});
  RecordLines lines(text);
  std::optional<Record> record;
  while (const auto line = lines.next()) {
    if (seals == Seals::ignored && is_blank(line->text)) continue;
    if (!record) {
      auto begun = begin_record(*line, seals, means_of);
      if (!begun) return tl::unexpected(std::move(begun.error()));
      record = *std::move(begun);
    } else if (seals == Seals::needed && !line->complete) {
      record->trouble = {TroubleKind::cut_short,
                         line->number,
                         {"", "is not complete: a program was stopped while it wrote"}};
    } else {
      record->trouble = add_line(*line, seals, *record);
    }
    if (record->trouble) return *std::move(record);
    record->sound = text.size() - lines.rest().size();
  }
  if (!record) return tl::unexpected(RecordTrouble{TroubleKind::refused, 0, {"", "is empty"}});
  return *std::move(record);
}

std::string record_line(const Definition& definition) { return tabletop::sealed_line(to_json(definition)); }

std::string record_line(const Definition& definition, const Entry& entry) {
  return tabletop::sealed_line(to_json(definition, entry));
}

}  // namespace competition
