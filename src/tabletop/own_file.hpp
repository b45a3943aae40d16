#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>

#include "tabletop/rules_error.hpp"

namespace tabletop {

/// What a player is asked to do about a file of his own, each a whole sentence.
struct FileAdvice {
  std::string_view unreadable;  ///< it is missing, no regular file or longer than a mebibyte
  std::string_view wrong;       ///< what it says is refused
};

/// The advice to look at a coach of the game, by its file below `rules/`.
std::string names_example(std::string_view coach_file);

/// The text of a file of a player's own, or what is wrong with it, ending with the advice.
tl::expected<std::string, std::string> own_text(const std::filesystem::path& file, const FileAdvice& advice);

/// What is wrong with which field of a file of a player's own, ending with the advice.
std::string told_of_own(const std::filesystem::path& file, const RulesError& error, const FileAdvice& advice);

/// What `read` makes of a file of a player's own, whatever name it asks for; or a sentence as above.
template <class Read>
auto read_own(const std::filesystem::path& file, const FileAdvice& advice, const Read& read) {
  using Made = typename std::invoke_result_t<Read, RulesReader>::value_type;
  const auto text = own_text(file, advice);
  if (!text) return tl::expected<Made, std::string>(tl::unexpect, text.error());
  return read([&](std::string_view) { return std::optional(*text); }).map_error([&](const RulesError& error) {
    return told_of_own(file, error, advice);
  });
}

}  // namespace tabletop
