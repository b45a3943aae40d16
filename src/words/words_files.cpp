#include "words/words_files.hpp"

#include <fmt/format.h>

#include "tabletop/data_folder.hpp"
#include "tabletop/files.hpp"

namespace words {
namespace {

constexpr std::string_view program_file = "lang/en.json";
constexpr std::string_view mend = "Install FUBA again, or put the file back as it was.";
constexpr std::size_t longest = std::size_t{1} << 20U;

tl::expected<std::string, std::string> read(const std::filesystem::path& assets, std::string_view name) {
  auto text = tabletop::read_file(assets / name, longest);
  if (!text) return tl::unexpected(fmt::format("{} {}. {}", (assets / name).string(), text.error(), mend));
  return *std::move(text);
}

}  // namespace

tl::expected<Words, std::string> load_words(std::string_view game, const Vocabulary& asked) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  const std::string own_file = fmt::format("lang/{}/en.json", game);
  const auto program = read(*folder / "assets", program_file);
  if (!program) return tl::unexpected(program.error());
  const auto own = read(*folder / "assets", own_file);
  if (!own) return tl::unexpected(own.error());
  auto made = make_words({program_file, *program}, {own_file, *own}, asked);
  if (!made) return tl::unexpected(fmt::format("{}. {}", to_string(made.error()), mend));
  return *std::move(made);
}

}  // namespace words
