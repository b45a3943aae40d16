// One file of the rules replaced by whatever the input holds: it is read or refused with file and field.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "fuba/ruleset.hpp"
#include "rules_files.hpp"

namespace fuba::fuzz {
namespace {

constexpr std::array<std::string_view, 11> files{
    "fuba-3.0/edition.json",        "fuba-3.0/pitch.json",    "fuba-3.0/formations.json",
    "fuba-3.0/clock.json",          "fuba-3.0/setup.json",    "fuba-3.0/ball-value.json",
    "fuba-3.0/goal-attempt.json",   "fuba-3.0/penalty.json",  "fuba-3.0/cards.json",
    "fuba-3.0/special-events.json", "fuba-3.0/citations.json"};

}  // namespace
}  // namespace fuba::fuzz

/// The first byte says which file, the others are its text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using fuba::fuzz::files;
  if (size == 0) return -1;
  const std::string_view broken = files[data[0] % files.size()];
  const std::string text(data + 1, data + size);
  const auto made = fuba::make_rules({"fuba-3.0"}, [&](std::string_view file) -> std::optional<std::string> {
    return file == broken ? text : fuba::fuzz::read_rules_file(file);
  });
  if (!made && made.error().file.empty()) std::abort();
  return 0;
}
