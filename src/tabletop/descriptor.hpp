#pragma once

#include <unistd.h>

#include <utility>

namespace tabletop {

/// A file descriptor that is closed with its owner; -1 where there is none.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  bool open() const { return number_ >= 0; }
  int number() const { return number_; }
  /// Whoever takes it has to close it.
  int release() { return std::exchange(number_, -1); }
  void close() {
    if (open()) ::close(release());
  }

 private:
  int number_;
};

}  // namespace tabletop
