#include "competition/draw.hpp"

#include <fmt/format.h>

#include <numeric>
#include <utility>

namespace competition {

std::uint64_t seed_of(std::uint64_t seed, std::string_view name) {
  std::uint64_t mixed = 14695981039346656037ULL;  // FNV-1a
  for (const char byte : fmt::format("{}/{}", seed, name))
    mixed = (mixed ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
  return mixed;
}

tabletop::Random numbers_of(std::uint64_t seed, std::string_view name) {
  return {seed_of(seed, name), tabletop::Stream::dice};
}

std::vector<TeamIndex> drawn_order(std::uint64_t seed, std::size_t teams) {
  std::vector<TeamIndex> order(teams);
  std::iota(order.begin(), order.end(), TeamIndex{0});
  tabletop::Random numbers = numbers_of(seed, "order");
  for (std::size_t last = teams; last-- > 1;)
    std::swap(order[last], order[numbers.below(static_cast<std::uint32_t>(last + 1))]);
  return order;
}

}  // namespace competition
