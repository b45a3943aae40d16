#include "tabletop/own_file.hpp"

#include <fmt/format.h>

#include "tabletop/files.hpp"

namespace tabletop {

std::string names_example(std::string_view coach_file) {
  return fmt::format("A coach of the game in rules/{} shows what belongs there.", coach_file);
}

tl::expected<std::string, std::string> own_text(const std::filesystem::path& file, const FileAdvice& advice) {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  return read_file(file, longest).map_error([&](const std::string& problem) {
    return fmt::format("{} {}. {}", file.string(), problem, advice.unreadable);
  });
}

std::string told_of_own(const std::filesystem::path& file, const RulesError& error,
                        const FileAdvice& advice) {
  return fmt::format("{}{}: {}. {}", file.string(), error.field.empty() ? "" : ", field " + error.field,
                     error.problem, advice.wrong);
}

}  // namespace tabletop
