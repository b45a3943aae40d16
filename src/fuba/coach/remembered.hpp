#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace fuba {

/// Values by the fingerprints of what they belong to, in one piece of memory. Fingerprints are spread evenly,
/// so that their lowest bits say where to look.
template <class Value>
class Remembered {
 public:
  std::size_t size() const { return size_; }

  /// Nothing where the key is new.
  const Value* find(std::uint64_t key) const {
    if (slots_.empty()) return nullptr;
    const Slot& slot = slots_[place_of(marked(key))];
    return slot.key == 0 ? nullptr : &slot.value;
  }

  /// The value of a key; where it is new what `make` makes, which must not add to what is remembered.
  template <class Make>
  const Value& get(std::uint64_t key, const Make& make) {
    if (slots_.empty()) grow();
    std::size_t at = place_of(marked(key));
    if (slots_[at].key != 0) return slots_[at].value;
    const Value value = make();
    if (is_full()) {
      grow();
      at = place_of(marked(key));
    }
    ++size_;
    slots_[at] = {marked(key), value};
    return slots_[at].value;
  }

  /// Lets the memory come near in which a key will be looked for.
  void expect(std::uint64_t key) const {
    if (!slots_.empty()) __builtin_prefetch(&slots_[first_place(marked(key))]);
  }

  /// Of a key that is new.
  void add(std::uint64_t key, const Value& value) {
    if (is_full()) grow();
    slots_[place_of(marked(key))] = {marked(key), value};
    ++size_;
  }

 private:
  struct Slot {
    std::uint64_t key = 0;  ///< 0 where nothing stands
    Value value = {};
  };

  /// A key is never 0.
  static std::uint64_t marked(std::uint64_t key) { return key | std::uint64_t{1} << 63U; }

  bool is_full() const { return 2 * (size_ + 1) > slots_.size(); }

  std::size_t first_place(std::uint64_t key) const { return key & (slots_.size() - 1); }

  /// Where the key stands or, if it is new, where it has room.
  std::size_t place_of(std::uint64_t key) const {
    const std::size_t last = slots_.size() - 1;
    std::size_t at = first_place(key);
    while (slots_[at].key != 0 && slots_[at].key != key) at = (at + 1) & last;
    return at;
  }

  void grow() {
    constexpr std::size_t least = 64;
    const std::vector<Slot> before = std::move(slots_);
    slots_ = std::vector<Slot>(before.empty() ? least : 2 * before.size());
    for (const Slot& slot : before)
      if (slot.key != 0) slots_[place_of(slot.key)] = slot;
  }

  std::vector<Slot> slots_;  ///< a power of two, at most half of them taken
  std::size_t size_ = 0;
};

}  // namespace fuba
