#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace tabletop {

/// What is under way, innermost last: a stack of frames, `room` at most. A value of fixed size, so that a
/// match can be copied at any decision.
template <class Frame, std::size_t room>
class Agenda {
 public:
  static constexpr std::size_t capacity = room;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const Frame& top() const { return frames_[size_ - 1U]; }
  Frame& top() { return frames_[size_ - 1U]; }
  const Frame& operator[](std::size_t at) const { return frames_[at]; }
  Frame& operator[](std::size_t at) { return frames_[at]; }
  void push(Frame frame) {
    if (size_ == capacity) throw std::length_error("the agenda of the match is full");
    frames_[size_++] = frame;
  }
  void pop() { frames_[--size_] = Frame{}; }
  /// Leaves the first frames.
  void cut(std::size_t frames) {
    while (size_ > frames) pop();
  }
  void clear() { cut(0); }

  bool operator==(const Agenda& other) const { return size_ == other.size_ && frames_ == other.frames_; }

 private:
  std::array<Frame, capacity> frames_{};
  std::uint8_t size_ = 0;
};

}  // namespace tabletop
