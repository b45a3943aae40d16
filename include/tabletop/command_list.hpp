#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>

namespace tabletop {

/// The choices of a decision, `room` at most. Reused, so that listing them allocates nothing.
template <class Command, std::size_t room>
class CommandList {
 public:
  static constexpr std::size_t capacity = room;

  void add(const Command& command) {
    assert(size_ < capacity);
    std::construct_at(items() + size_++, command);
  }
  /// The same where that holds, without a branch.
  void add_where(bool holds, const Command& command) {
    assert(size_ < capacity || !holds);
    std::construct_at(items() + size_, command);
    size_ += holds ? 1U : 0U;
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Command& operator[](std::size_t at) const { return items()[at]; }
  const Command* begin() const { return items(); }
  const Command* end() const { return items() + size_; }

 private:
  Command* items() { return std::launder(reinterpret_cast<Command*>(room_.data())); }
  const Command* items() const { return std::launder(reinterpret_cast<const Command*>(room_.data())); }

  std::size_t size_ = 0;
  /// Left as it is: filling it would take longer than most lists do. The last place is for what is not added.
  alignas(Command) std::array<std::byte, (capacity + 1) * sizeof(Command)> room_;
};

}  // namespace tabletop
