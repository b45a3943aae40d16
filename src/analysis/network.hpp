#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace analysis {

/// The chances of a win, a draw and a loss; they add up to 1.
using Chances = std::array<double, 3>;

/// Outputs that are each a bias and a weighed sum of the inputs.
struct Layer {
  Layer() = default;
  Layer(std::size_t from, std::size_t to) : inputs(from), outputs(to), weights(from * to), bias(to) {}

  std::size_t inputs = 0;
  std::size_t outputs = 0;
  std::vector<float> weights;  ///< all outputs of the first input, then those of the second
  std::vector<float> bias;

  void apply(std::span<const float> values, std::span<float> results) const;
};

/// A network of two hidden layers that tells a win, a draw and a loss from numbers.
class Network {
 public:
  static constexpr std::size_t layers = 3;
  static constexpr std::size_t widest = 64;  ///< of the hidden layers

  /// What is known of one evaluation: the outputs of each layer, the last as chances.
  struct Trace {
    std::array<float, widest> first;
    std::array<float, widest> second;
    Chances chances;
  };

  /// With small random weights drawn from a seed.
  Network(std::size_t width, std::array<std::size_t, 2> hidden, std::uint64_t seed);

  std::size_t inputs() const { return layers_[0].inputs; }
  std::array<Layer, layers>& all() { return layers_; }
  const std::array<Layer, layers>& all() const { return layers_; }

  /// There must be as many inputs as it has.
  Chances operator()(std::span<const float> values) const { return trace(values).chances; }
  Trace trace(std::span<const float> values) const;

  /// As whole numbers, so many to 1; what is lost by that is less than anything it tells.
  nlohmann::ordered_json to_json() const;
  /// The error says what is wrong with which field.
  static tl::expected<Network, std::string> from_json(const nlohmann::json& json);

 private:
  Network() = default;

  std::array<Layer, layers> layers_;
};

}  // namespace analysis
