#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>

namespace tabletop {

/// A file of which only pieces are read.
class Pieces {
 public:
  explicit Pieces(const std::filesystem::path& file);

  explicit operator bool() const { return static_cast<bool>(in_); }
  std::size_t size() const { return size_; }

  /// From a place up to another.
  std::string read(std::size_t from, std::size_t to);

  /// Without its end.
  std::string first_line();

 private:
  std::ifstream in_;
  std::size_t size_ = 0;
};

}  // namespace tabletop
