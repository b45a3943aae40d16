#include "analysis/training.hpp"

#include <algorithm>
#include <cmath>

namespace analysis {
namespace {

/// Adds the part of an example to the gradient of a layer; `back` is told what its inputs have to do with it.
void add_gradient(const Layer& layer, Layer& gradient, std::span<const float> inputs,
                  std::span<const float> error, std::span<float> back) {
  for (std::size_t output = 0; output < layer.outputs; ++output) gradient.bias[output] += error[output];
  for (std::size_t input = 0; input < layer.inputs; ++input) {
    if (inputs[input] == 0) continue;
    float* const row = gradient.weights.data() + input * layer.outputs;
    for (std::size_t output = 0; output < layer.outputs; ++output)
      row[output] += inputs[input] * error[output];
  }
  if (back.empty()) return;
  for (std::size_t input = 0; input < layer.inputs; ++input) {
    const float* const row = layer.weights.data() + input * layer.outputs;
    float sum = 0;
    for (std::size_t output = 0; output < layer.outputs; ++output) sum += row[output] * error[output];
    back[input] = inputs[input] > 0 ? sum : 0;
  }
}

struct Rate {
  double step;
  double mean_share;    ///< of the first moment that is seen at the present number of steps
  double square_share;  ///< of the second
  double shown;
};

constexpr double mean_decay = 0.9;
constexpr double square_decay = 0.999;

void move(std::vector<float>& weights, std::vector<float>& gradient, std::vector<float>& mean,
          std::vector<float>& square, const Rate& rate) {
  constexpr double least = 1e-8;
  const auto step = static_cast<float>(rate.step / rate.mean_share);
  const auto square_scale = static_cast<float>(1 / rate.square_share);
  const auto scale = static_cast<float>(1 / rate.shown);
  for (std::size_t at = 0; at < weights.size(); ++at) {
    const float slope = gradient[at] * scale;
    gradient[at] = 0;
    mean[at] += static_cast<float>(1 - mean_decay) * (slope - mean[at]);
    square[at] += static_cast<float>(1 - square_decay) * (slope * slope - square[at]);
    weights[at] -= step * mean[at] / (std::sqrt(square[at] * square_scale) + static_cast<float>(least));
  }
}

}  // namespace

Training::Training(Network& network) : network_(network) {
  for (std::size_t at = 0; at < Network::layers; ++at)
    gradient_[at] = mean_[at] = square_[at] = Layer(network.all()[at].inputs, network.all()[at].outputs);
}

void Training::show(std::span<const float> inputs, const Chances& target) {
  const auto& layers = network_.all();
  const Network::Trace trace = network_.trace(inputs);
  std::array<float, 3> error;
  for (std::size_t at = 0; at < error.size(); ++at)
    error[at] = static_cast<float>(trace.chances[at] - target[at]);
  std::array<float, Network::widest> second_error;
  std::array<float, Network::widest> first_error;
  const std::span first(trace.first.data(), layers[0].outputs);
  const std::span second(trace.second.data(), layers[1].outputs);
  add_gradient(layers[2], gradient_[2], second, error, second_error);
  add_gradient(layers[1], gradient_[1], first, second_error, first_error);
  add_gradient(layers[0], gradient_[0], inputs, first_error, {});
  ++shown_;
}

void Training::learn(double rate) {
  if (shown_ == 0) return;
  ++steps_;
  const Rate all{rate, 1 - std::pow(mean_decay, steps_), 1 - std::pow(square_decay, steps_), shown_};
  for (std::size_t at = 0; at < Network::layers; ++at) {
    Layer& layer = network_.all()[at];
    move(layer.weights, gradient_[at].weights, mean_[at].weights, square_[at].weights, all);
    move(layer.bias, gradient_[at].bias, mean_[at].bias, square_[at].bias, all);
  }
  shown_ = 0;
}

}  // namespace analysis
