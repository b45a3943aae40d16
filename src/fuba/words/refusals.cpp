#include <fmt/format.h>

#include <algorithm>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// Offside has a sentence for each that may be behind it, in the order of `Behind`.
constexpr std::array offside{Reason::target_offside, Reason::move_offside};
constexpr std::array<std::string_view, 3> behind{"nobody", "keeper", "player"};

bool is_offside(Reason reason) { return std::ranges::find(offside, reason) != offside.end(); }

std::string key(Reason reason, int number) {
  if (!is_offside(reason)) return fmt::format("refusal.{}", name(reason));
  return fmt::format("refusal.{}.{}", name(reason), behind.at(static_cast<std::size_t>(number)));
}

std::string shown(Area area) { return std::string(name(area)); }

}  // namespace

void list_refusal_texts(Texts& texts) {
  const std::vector<std::string_view> values{"area", "other", "number"};
  for (std::size_t at = 0; at < reason_count; ++at) {
    const auto reason = static_cast<Reason>(at);
    const std::size_t sentences = is_offside(reason) ? behind.size() : 1;
    for (std::size_t number = 0; number < sentences; ++number)
      texts.push_back({key(reason, static_cast<int>(number)), values});
  }
}

std::string sentence(const Words& words, const Ruleset&, const Refusal& refusal, const Names&) {
  return fill(words, key(refusal.reason, refusal.number),
              {{"area", shown(refusal.area)},
               {"other", shown(refusal.other)},
               {"number", std::to_string(refusal.number)}});
}

}  // namespace fuba
