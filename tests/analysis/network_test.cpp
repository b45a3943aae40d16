#include "analysis/network.hpp"

#include <nlohmann/json.hpp>

#include "analysis/training.hpp"
#include "support/catch.hpp"

using namespace analysis;

namespace {

constexpr std::array<std::size_t, 2> small{8, 6};

/// Two inputs of which exactly one being set is a win: no weighed sum can tell that.
void show_differences(Training& training) {
  for (const float first : {0.0F, 1.0F})
    for (const float second : {0.0F, 1.0F})
      training.show(std::array{first, second}, first == second ? Chances{0, 0, 1} : Chances{1, 0, 0});
}

Network trained() {
  Network network(2, small, 3);
  Training training(network);
  for (int round = 0; round < 2000; ++round) {
    show_differences(training);
    training.learn(0.01);
  }
  return network;
}

}  // namespace

TEST_CASE("A network learns what no weighed sum of its inputs can tell", "[analysis][network]") {
  const Network network = trained();
  CHECK(network(std::array{1.0F, 0.0F})[0] > 0.95);
  CHECK(network(std::array{0.0F, 1.0F})[0] > 0.95);
  CHECK(network(std::array{1.0F, 1.0F})[2] > 0.95);
  CHECK(network(std::array{0.0F, 0.0F})[2] > 0.95);
}

TEST_CASE("A network learns chances where results differ", "[analysis][network]") {
  Network network(1, small, 1);
  Training training(network);
  for (int round = 0; round < 3000; ++round) {
    for (const Chances& came : {Chances{1, 0, 0}, Chances{1, 0, 0}, Chances{0, 1, 0}, Chances{0, 0, 1}})
      training.show(std::array{1.0F}, came);
    training.learn(0.01);
  }
  const Chances told = network(std::array{1.0F});
  CHECK(told[0] == Approx(0.5).margin(0.01));
  CHECK(told[1] == Approx(0.25).margin(0.01));
  CHECK(told[2] == Approx(0.25).margin(0.01));
}

TEST_CASE("Chances add up to 1 whatever the weights", "[analysis][network]") {
  Network network(2, small, 5);
  for (float& weight : network.all()[2].weights) weight *= 1000;
  for (const float input : {-50.0F, 0.0F, 50.0F}) {
    const Chances told = network(std::array{input, 1.0F});
    CHECK(told[0] + told[1] + told[2] == Approx(1).epsilon(1e-12));
  }
}

TEST_CASE("A network that is written and read tells nearly the same", "[analysis][network]") {
  const Network network = trained();
  const auto read = Network::from_json(nlohmann::json::parse(network.to_json().dump()));
  REQUIRE(read);
  for (const std::array<float, 2> inputs : {std::array{0.0F, 0.0F}, {1.0F, 0.0F}, {0.3F, 0.8F}})
    for (std::size_t at = 0; at < 3; ++at)
      CHECK((*read)(inputs)[at] == Approx(network(inputs)[at]).margin(0.005));
  CHECK(read->to_json() == network.to_json());
}

TEST_CASE("What is no network is refused", "[analysis][network]") {
  const auto good = nlohmann::json::parse(trained().to_json().dump());
  CHECK_FALSE(Network::from_json(nlohmann::json::object()));
  auto short_of_one = good;
  short_of_one.erase(2);
  CHECK_FALSE(Network::from_json(short_of_one));
  auto bent = good;
  bent[1]["weights"].erase(0);
  CHECK_FALSE(Network::from_json(bent));
  auto texts = good;
  texts[0]["bias"][0] = "much";
  CHECK_FALSE(Network::from_json(texts));
  auto wide = good;
  wide[0]["outputs"] = Network::widest + 1;
  CHECK_FALSE(Network::from_json(wide));
  auto apart = good;
  apart[1]["inputs"] = 7;
  CHECK_FALSE(Network::from_json(apart));
}
