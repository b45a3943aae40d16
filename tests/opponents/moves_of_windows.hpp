#pragma once

#include <algorithm>
#include <vector>

#include "fuba/command.hpp"
#include "fuba/state.hpp"

namespace fuba::test {

/// Counts windows of moves in which somebody moved, and those that hold a move and its reverse.
class MovesOfWindows {
 public:
  /// A choice and the state in which it is made.
  void see(const State& at, const Command& choice) {
    if (!at.window.open) return;
    if (at.window.made == 0) made_.clear();
    if (choice.verb == Verb::done) {
      end();
    } else if (form_of(choice.verb) == Form::areas || form_of(choice.verb) == Form::move) {
      made_.push_back(choice);
    }
  }

  int windows() const { return windows_; }
  int moves() const { return moves_; }
  int there_and_back() const { return there_and_back_; }

 private:
  void end() {
    if (made_.empty()) return;
    ++windows_;
    moves_ += static_cast<int>(made_.size());
    const auto reversed = [&](const Command& move) {
      return std::ranges::any_of(made_, [&](const Command& other) {
        return other.verb == move.verb && other.from() == move.to() && other.to() == move.from();
      });
    };
    there_and_back_ += std::ranges::any_of(made_, reversed);
    made_.clear();
  }

  std::vector<Command> made_;
  int windows_ = 0;
  int moves_ = 0;
  int there_and_back_ = 0;
};

}  // namespace fuba::test
