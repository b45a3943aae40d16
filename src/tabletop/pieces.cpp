#include "tabletop/pieces.hpp"

#include <algorithm>

#include "tabletop/record.hpp"

namespace tabletop {

namespace {

/// In which nearly always the first line lies.
constexpr std::size_t likely_head = std::size_t{4} << 10U;

}  // namespace

Pieces::Pieces(const std::filesystem::path& file) : in_(file, std::ios::binary | std::ios::ate) {
  if (in_) size_ = static_cast<std::size_t>(in_.tellg());
}

std::string Pieces::read(std::size_t from, std::size_t to) {
  std::string piece(std::min(to, size_) - from, '\0');
  in_.clear();
  in_.seekg(static_cast<std::streamoff>(from));
  in_.read(piece.data(), static_cast<std::streamsize>(piece.size()));
  piece.resize(static_cast<std::size_t>(std::max<std::streamsize>(in_.gcount(), 0)));
  return piece;
}

std::string Pieces::first_line() {
  std::string head = read(0, likely_head);
  if (head.find('\n') == std::string::npos) head = read(0, longest_line + 1);
  return head.substr(0, head.find('\n'));
}

}  // namespace tabletop
