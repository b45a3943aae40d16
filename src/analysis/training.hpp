#pragma once

#include <array>
#include <span>

#include "analysis/network.hpp"

namespace analysis {

/// Changes the weights of a network so that what it tells comes nearer to what it is shown: gradients of the
/// log-loss over a few examples at a time, with steps by their first two moments (Adam).
class Training {
 public:
  explicit Training(Network& network);

  /// An example. The target may be a mean of outcomes, as chances are.
  void show(std::span<const float> inputs, const Chances& target);
  /// Changes the weights by what was shown since the last time; the rate says how far.
  void learn(double rate);

 private:
  using Layers = std::array<Layer, Network::layers>;

  Network& network_;
  Layers gradient_;
  Layers mean_;
  Layers square_;
  double shown_ = 0;
  int steps_ = 0;
};

}  // namespace analysis
