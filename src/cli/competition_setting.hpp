#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>

#include "competition/competition_file.hpp"

namespace cli {

/// Throws what a file's trouble amounts to.
[[noreturn]] void give_up(const competition::FileTrouble& trouble);

/// What a call on a competition's file brought; throws otherwise.
template <class Value>
Value taken(tl::expected<Value, competition::FileTrouble> result) {
  if (!result) give_up(result.error());
  if constexpr (!std::is_void_v<Value>) return *std::move(result);
}

/// A competition to go on with; says on standard error what was dropped.
competition::CompetitionFile opened(const std::filesystem::path& file);

/// Says on standard error what kept a record from being read to its end; the exit code.
int tell_trouble(const competition::Record& record, const std::string& of);

}  // namespace cli
