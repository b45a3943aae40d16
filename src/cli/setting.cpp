#include "cli/setting.hpp"

#include "match/files.hpp"
#include "match/rules_files.hpp"

namespace fuba::cli {

std::shared_ptr<const Ruleset> rules() {
  auto made = load_rules({.edition = std::string(default_edition())});
  if (!made) throw CannotGoOn(made.error());
  return *made;
}

Words words() {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  const auto folder = find_data_folder();
  if (!folder) throw CannotGoOn(folder.error());
  const auto file = *folder / "assets" / "lang" / "en.json";
  const auto text = read_file(file, longest);
  if (!text) throw CannotGoOn(file.string() + " " + text.error() + ". Install the program again.");
  auto made = make_words(*text, file.string());
  if (!made) throw CannotGoOn(to_string(made.error()));
  return std::move(*made);
}

}  // namespace fuba::cli
