#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "competition/competition.hpp"
#include "competition/means.hpp"

namespace competition {

/// The longest file and the longest line that are looked at.
inline constexpr std::size_t longest_record = std::size_t{16} << 20U;
inline constexpr std::size_t longest_record_line = std::size_t{64} << 10U;

/// What keeps a record from being read on.
struct RecordTrouble {
  enum class Kind : std::uint8_t {
    cut_short,  ///< the last line is not complete: a program was stopped while it wrote
    damaged,    ///< a line is not as it was written
    refused,    ///< a line says what cannot be
  };

  Kind kind = Kind::damaged;
  std::size_t line = 0;  ///< from 1; 0 = the record as a whole
  Problem problem;
};

/// "line 7, field /score: ...".
std::string to_string(const RecordTrouble& trouble);

/// A competition read from its lines, up to the end or to what `trouble` names.
struct Record {
  Competition competition;
  Means means;
  std::size_t sound = 0;  ///< bytes of the text that were read
  std::optional<RecordTrouble> trouble = {};
};

/// Whether each line has to bear its checksum, as in a file, or may do without, as what people type.
enum class Seals : std::uint8_t { needed, ignored };

/// Reads the lines of a competition (docs/competition-format.md). An error where not even the first one can
/// be used.
tl::expected<Record, RecordTrouble> read_record(std::string_view text, Seals seals, const MeansOf& means_of);

/// The first line of a file, and one more: with checksum and line end.
std::string record_line(const Definition& definition);
std::string record_line(const Definition& definition, const Entry& entry);

}  // namespace competition
