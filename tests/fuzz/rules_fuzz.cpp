// One file of the rules replaced by whatever the input holds: it is read or refused with file and field.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "assertions.hpp"
#include "fuba/ruleset.hpp"
#include "rules_files.hpp"

namespace fuba::fuzz {
namespace {

constexpr std::array<std::string_view, 17> files{
    "edition",       "pitch",      "formations", "clock",      "setup",  "ball-value",
    "goal-attempt",  "penalty",    "cards",      "citations",  "styles", "special-events",
    "substitutions", "conditions", "injuries",   "goalkeeper", "var"};

}  // namespace
}  // namespace fuba::fuzz

/// The first byte says which file of which edition, the others are its text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using fuba::fuzz::files;
  if (size == 0) return -1;
  const auto editions = fuba::editions();
  const std::string edition(editions[data[0] % editions.size()]);
  const std::string broken =
      edition + "/" + std::string(files[data[0] / editions.size() % files.size()]) + ".json";
  const std::string text(data + 1, data + size);
  const auto made = fuba::make_rules({edition}, [&](std::string_view file) -> std::optional<std::string> {
    return file == broken ? text : fuba::fuzz::read_rules_file(file);
  });
  if (!made && made.error().file.empty()) std::abort();
  return 0;
}
