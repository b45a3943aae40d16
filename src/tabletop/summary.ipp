#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "tabletop/load.ipp"
#include "tabletop/pieces.hpp"
#include "tabletop/summary.hpp"

namespace tabletop {

namespace detail {

/// In which nearly always the last state lies.
inline constexpr std::size_t likely_tail = std::size_t{12} << 10U;

/// The state on a line, if it has one.
template <Game G>
std::optional<typename G::State> state_on(std::string_view text, const typename G::Ruleset& rules) {
  const nlohmann::json line = parse_sealed(text);
  if (!line.contains("state")) return std::nullopt;
  auto state = G::state_from_json(rules, line["state"]);
  if (!state) damaged("/state" + state.error().field, state.error().problem);
  return *state;
}

/// What the last lines of a file say.
template <Game G>
struct End {
  std::optional<typename G::State> state;
  std::optional<Trouble> trouble;  ///< of the last line that has one
};

/// Reads lines backwards, from the last one to the first that has a state.
template <Game G>
End<G> read_end(std::string_view lines, const typename G::Ruleset& rules) {
  End<G> end;
  bool complete = lines.ends_with('\n');
  if (complete) lines.remove_suffix(1);
  while (!lines.empty() && !end.state) {
    const std::size_t begin = lines.rfind('\n') + 1;
    try {
      end.state = state_on<G>(lines.substr(begin), rules);
    } catch (const Trouble& trouble) {
      if (!end.trouble) end.trouble = complete ? trouble : cut_short();
    }
    complete = true;
    lines = lines.substr(0, begin == 0 ? 0 : begin - 1);
  }
  return end;
}

/// Only the last lines where they have a state, else all after the first.
template <Game G>
End<G> read_end(Pieces& pieces, std::size_t first_line_end, const typename G::Ruleset& rules) {
  if (pieces.size() > first_line_end + likely_tail) {
    const std::string tail = pieces.read(pieces.size() - likely_tail, pieces.size());
    const std::size_t begin = std::min(tail.find('\n'), tail.size() - 1) + 1;
    if (End<G> end = read_end<G>(std::string_view(tail).substr(begin), rules); end.state) return end;
  }
  return read_end<G>(pieces.read(std::min(first_line_end, pieces.size()), pieces.size()), rules);
}

template <Game G>
tl::expected<SaveSummary<G>, SaveError> played(const std::filesystem::path& file,
                                               const RulesFor<G>& rules_for) {
  auto loaded = load<G>(file, rules_for, DiceSource::scripted({}));
  if (!loaded) return tl::unexpected(loaded.error());
  return SaveSummary<G>{loaded->match.shared_rules(), loaded->match.info(), loaded->match.state(),
                        std::move(loaded->trouble)};
}

inline SaveError unreadable(const std::filesystem::path& file, std::string problem) {
  return {SaveError::Kind::file,
          file.string(),
          0,
          "",
          std::move(problem),
          "Check its name and whether you may read it."};
}

}  // namespace detail

template <Game G>
tl::expected<SaveSummary<G>, SaveError> summary_of(const std::filesystem::path& file,
                                                   const RulesFor<G>& rules_for) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(file, ignored))
    return tl::unexpected(detail::unreadable(file, "is not a file"));
  Pieces pieces(file);
  if (!pieces) return tl::unexpected(detail::unreadable(file, "cannot be opened"));
  if (pieces.size() > longest_file) return tl::unexpected(detail::unreadable(file, "is too long"));
  try {
    const std::string first = pieces.first_line();
    SaveHeader<G> header = read_header<G>(first, rules_for);
    if (header.format < save_format_of_last_states) return detail::played<G>(file, rules_for);
    auto end = detail::read_end<G>(pieces, first.size() + 1, *header.rules);
    SaveSummary<G> summary{
        std::move(header.rules), std::move(header.info), end.state.value_or(header.start), {}};
    if (end.trouble) summary.trouble = located(file.string(), 0, *end.trouble);
    return summary;
  } catch (const Trouble& trouble) {
    return tl::unexpected(located(file.string(), 1, trouble));
  }
}

}  // namespace tabletop
