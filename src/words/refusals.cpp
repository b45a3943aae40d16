#include <fmt/format.h>

#include <algorithm>

#include "words/texts.hpp"

namespace fuba {
namespace {

/// Offside has a second sentence for opponents with fewer than two pieces, where no area is the line.
constexpr std::array offside{Reason::target_offside, Reason::move_offside};

bool needs_line(Reason reason) { return std::ranges::find(offside, reason) != offside.end(); }

std::string key(Reason reason, bool line) {
  const std::string_view which = !needs_line(reason) ? "" : line ? ".line" : ".no-line";
  return fmt::format("refusal.{}{}", name(reason), which);
}

std::string shown(Area area) { return std::string(name(area)); }

}  // namespace

void list_refusal_texts(Texts& texts) {
  const std::vector<std::string_view> values{"area", "other", "number", "players", "moves"};
  for (std::size_t at = 0; at < reason_count; ++at) {
    const auto reason = static_cast<Reason>(at);
    texts.push_back({key(reason, true), values});
    if (needs_line(reason)) texts.push_back({key(reason, false), values});
  }
}

std::string sentence(const Words& words, const Ruleset&, const Refusal& refusal, const Names&) {
  return fill(words, key(refusal.reason, refusal.other != Area::none),
              {{"area", shown(refusal.area)},
               {"other", shown(refusal.other)},
               {"number", std::to_string(refusal.number)},
               {"players", counted(words, "players", refusal.number)},
               {"moves", counted(words, "moves", refusal.number)}});
}

}  // namespace fuba
