#include "app/window/seed.hpp"

#include <optional>
#include <random>

namespace fuba::app {
namespace {

std::optional<std::mt19937_64> foreseen;

}  // namespace

std::uint64_t fresh_seed() {
  if (foreseen) return (*foreseen)();
  std::random_device source;
  return (std::uint64_t{source()} << 32U) | source();
}

void foresee_seeds(std::uint64_t from) { foreseen.emplace(from); }

}  // namespace fuba::app
