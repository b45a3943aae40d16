#include "tabletop/seal.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace tabletop {

namespace {

constexpr std::size_t seal_length = std::string_view(R"(,"sum":"00000000"})").size();

/// FNV-1a.
std::uint32_t checksum(std::string_view text) {
  std::uint32_t sum = 2166136261U;
  for (const char byte : text) sum = (sum ^ static_cast<unsigned char>(byte)) * 16777619U;
  return sum;
}

std::string seal(std::string_view open_object) {
  return fmt::format(R"(,"sum":"{:08x}"}})", checksum(open_object));
}

}  // namespace

std::string sealed(std::string open_object) {
  open_object += seal(open_object);
  open_object += '\n';
  return open_object;
}

bool seal_holds(std::string_view line) {
  if (line.size() < seal_length) return false;
  const std::size_t content = line.size() - seal_length;
  return line.substr(content) == seal(line.substr(0, content));
}

}  // namespace tabletop
