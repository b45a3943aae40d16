#include "tabletop/summary.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "fuba/json.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save_header.hpp"

namespace fuba {

namespace fs = std::filesystem;

namespace {

/// In which nearly always both the first line and the last state lie.
constexpr std::size_t likely_head = std::size_t{4} << 10U;
constexpr std::size_t likely_tail = std::size_t{12} << 10U;

/// A file of which only pieces are read.
class Pieces {
 public:
  explicit Pieces(const fs::path& file) : in_(file, std::ios::binary | std::ios::ate) {
    if (in_) size_ = static_cast<std::size_t>(in_.tellg());
  }

  explicit operator bool() const { return static_cast<bool>(in_); }
  std::size_t size() const { return size_; }

  /// From a place up to another.
  std::string read(std::size_t from, std::size_t to) {
    std::string piece(std::min(to, size_) - from, '\0');
    in_.clear();
    in_.seekg(static_cast<std::streamoff>(from));
    in_.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    piece.resize(static_cast<std::size_t>(std::max<std::streamsize>(in_.gcount(), 0)));
    return piece;
  }

 private:
  std::ifstream in_;
  std::size_t size_ = 0;
};

std::string first_line(Pieces& pieces) {
  std::string head = pieces.read(0, likely_head);
  if (head.find('\n') == std::string::npos) head = pieces.read(0, longest_line + 1);
  return head.substr(0, head.find('\n'));
}

/// The state on a line, if it has one.
std::optional<State> state_on(std::string_view text, const Ruleset& rules) {
  const nlohmann::json line = parse_sealed(text);
  if (!line.contains("state")) return std::nullopt;
  auto state = state_from_json(rules, line["state"]);
  if (!state) damaged("/state" + state.error().field, state.error().problem);
  return *state;
}

/// What the last lines of a file say.
struct End {
  std::optional<State> state;
  std::optional<Trouble> trouble;  ///< of the last line that has one
};

/// Reads lines backwards, from the last one to the first that has a state.
End read_end(std::string_view lines, const Ruleset& rules) {
  End end;
  bool complete = lines.ends_with('\n');
  if (complete) lines.remove_suffix(1);
  while (!lines.empty() && !end.state) {
    const std::size_t begin = lines.rfind('\n') + 1;
    try {
      end.state = state_on(lines.substr(begin), rules);
    } catch (const Trouble& trouble) {
      if (!end.trouble) end.trouble = complete ? trouble : cut_short();
    }
    complete = true;
    lines = lines.substr(0, begin == 0 ? 0 : begin - 1);
  }
  return end;
}

/// Only the last lines where they have a state, else all after the first.
End read_end(Pieces& pieces, std::size_t first_line_end, const Ruleset& rules) {
  if (pieces.size() > first_line_end + likely_tail) {
    const std::string tail = pieces.read(pieces.size() - likely_tail, pieces.size());
    const std::size_t begin = std::min(tail.find('\n'), tail.size() - 1) + 1;
    if (End end = read_end(std::string_view(tail).substr(begin), rules); end.state) return end;
  }
  return read_end(pieces.read(std::min(first_line_end, pieces.size()), pieces.size()), rules);
}

tl::expected<SaveSummary, SaveError> played(const fs::path& file, const RulesFor& rules_for) {
  auto loaded = load(file, rules_for, DiceSource::scripted({}));
  if (!loaded) return tl::unexpected(loaded.error());
  return SaveSummary{loaded->match.shared_rules(), loaded->match.info(), loaded->match.state(),
                     std::move(loaded->trouble)};
}

SaveError unreadable(const fs::path& file, std::string problem) {
  return {SaveError::Kind::file,
          file.string(),
          0,
          "",
          std::move(problem),
          "Check its name and whether you may read it."};
}

}  // namespace

tl::expected<SaveSummary, SaveError> summary_of(const fs::path& file, const RulesFor& rules_for) {
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored)) return tl::unexpected(unreadable(file, "is not a file"));
  Pieces pieces(file);
  if (!pieces) return tl::unexpected(unreadable(file, "cannot be opened"));
  if (pieces.size() > longest_file) return tl::unexpected(unreadable(file, "is too long"));
  try {
    const std::string first = first_line(pieces);
    SaveHeader header = read_header(first, rules_for);
    if (header.format < save_format_of_last_states) return played(file, rules_for);
    End end = read_end(pieces, first.size() + 1, *header.rules);
    SaveSummary summary{
        std::move(header.rules), std::move(header.info), end.state.value_or(header.start), {}};
    if (end.trouble) summary.trouble = located(file.string(), 0, *end.trouble);
    return summary;
  } catch (const Trouble& trouble) {
    return tl::unexpected(located(file.string(), 1, trouble));
  }
}

}  // namespace fuba
