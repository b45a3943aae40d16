#include "analysis/network.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "tabletop/random.hpp"

namespace analysis {
namespace {

/// How many steps of a weight as it is kept make 1.
constexpr double steps = 4096;

void fill(Layer& layer, tabletop::Random& random) {
  constexpr std::uint32_t parts = 1U << 16U;
  const double width = std::sqrt(6.0 / static_cast<double>(layer.inputs + layer.outputs));
  for (float& weight : layer.weights)
    weight = static_cast<float>(width * (2.0 * random.below(parts) / parts - 1));
}

/// An input and its weights for all outputs.
struct Weighed {
  float value;
  const float* weights;
};

/// So many outputs are added up at once, in registers.
constexpr std::size_t at_once = 16;

template <std::size_t width>
void add_weighed(std::span<const Weighed> inputs, std::size_t output, std::span<float> results) {
  std::array<float, width> sums;
  std::copy_n(results.begin() + static_cast<std::ptrdiff_t>(output), width, sums.begin());
  for (const auto& [value, weights] : inputs)
    for (std::size_t at = 0; at < width; ++at) sums[at] += value * weights[output + at];
  std::ranges::copy(sums, results.begin() + static_cast<std::ptrdiff_t>(output));
}

void cut_below_nothing(std::span<float> values) {
  for (float& value : values) value = std::max(value, 0.0F);
}

/// Chances from any numbers, larger ones more likely.
Chances chances_of(const std::array<float, 3>& values) {
  const float most = *std::ranges::max_element(values);
  Chances chances;
  for (std::size_t at = 0; at < chances.size(); ++at)
    chances[at] = std::exp(static_cast<double>(values[at] - most));
  const double all = chances[0] + chances[1] + chances[2];
  for (double& chance : chances) chance /= all;
  return chances;
}

nlohmann::json in_steps(const std::vector<float>& values) {
  auto list = nlohmann::json::array();
  for (const float value : values) list.push_back(std::lround(value * steps));
  return list;
}

/// Whether a list of so many whole numbers was read.
bool read_steps(const nlohmann::json& layer, const char* field, std::vector<float>& values) {
  const auto list = layer.find(field);
  if (list == layer.end() || !list->is_array() || list->size() != values.size()) return false;
  if (!std::ranges::all_of(*list, [](const auto& each) { return each.is_number_integer(); })) return false;
  std::ranges::transform(*list, values.begin(), [](const auto& each) {
    return static_cast<float>(each.template get<std::int32_t>() / steps);
  });
  return true;
}

}  // namespace

void Layer::apply(std::span<const float> values, std::span<float> results) const {
  std::ranges::copy(bias, results.begin());
  std::array<Weighed, 64> some;
  for (std::size_t input = 0; input < inputs;) {
    std::size_t count = 0;
    for (const std::size_t end = std::min(input + some.size(), inputs); input < end; ++input) {
      some[count] = {values[input], weights.data() + input * outputs};
      count += values[input] != 0 ? 1U : 0U;  // most are 0
    }
    std::size_t output = 0;
    for (; output + at_once <= outputs; output += at_once)
      add_weighed<at_once>(std::span(some).first(count), output, results);
    for (; output < outputs; ++output) add_weighed<1>(std::span(some).first(count), output, results);
  }
}

Network::Network(std::size_t width, std::array<std::size_t, 2> hidden, std::uint64_t seed)
    : layers_{Layer(width, hidden[0]), Layer(hidden[0], hidden[1]), Layer(hidden[1], 3)} {
  tabletop::Random random(seed, tabletop::Stream::opponents);
  for (Layer& layer : layers_) fill(layer, random);
}

Network::Trace Network::trace(std::span<const float> values) const {
  Trace told;
  const std::span first(told.first.data(), layers_[0].outputs);
  const std::span second(told.second.data(), layers_[1].outputs);
  std::array<float, 3> last;
  layers_[0].apply(values, first);
  cut_below_nothing(first);
  layers_[1].apply(first, second);
  cut_below_nothing(second);
  layers_[2].apply(second, last);
  told.chances = chances_of(last);
  return told;
}

nlohmann::ordered_json Network::to_json() const {
  auto list = nlohmann::ordered_json::array();
  for (const Layer& layer : layers_)
    list.push_back({{"inputs", layer.inputs},
                    {"outputs", layer.outputs},
                    {"bias", in_steps(layer.bias)},
                    {"weights", in_steps(layer.weights)}});
  return list;
}

tl::expected<Network, std::string> Network::from_json(const nlohmann::json& json) {
  if (!json.is_array() || json.size() != layers)
    return tl::unexpected(fmt::format("expected a list of {} layers", layers));
  Network network;
  std::size_t inputs = 0;
  for (std::size_t at = 0; at < layers; ++at) {
    const auto& field = json[at];
    const auto count = [&](const char* name) {
      constexpr std::size_t most = 4096;
      const bool is_count = field.is_object() && field.contains(name) && field[name].is_number_unsigned();
      return is_count ? std::min(field[name].get<std::size_t>(), most) : 0;
    };
    Layer layer(count("inputs"), count("outputs"));
    const bool last = at + 1 == layers;
    const bool fits = layer.inputs > 0 && (at == 0 || layer.inputs == inputs) &&
                      (last ? layer.outputs == 3 : layer.outputs > 0 && layer.outputs <= widest);
    if (!fits || !read_steps(field, "bias", layer.bias) || !read_steps(field, "weights", layer.weights))
      return tl::unexpected(
          fmt::format("layer {}: expected inputs, outputs, bias and weights that fit the other layers", at));
    inputs = layer.outputs;
    network.layers_[at] = std::move(layer);
  }
  return network;
}

}  // namespace analysis
