#include "analysis/calibration.hpp"

#include <cmath>

#include "support/catch.hpp"

using namespace analysis;

TEST_CASE("Forecasts are scored against what came", "[analysis][calibration]") {
  Calibration forecast;
  forecast.begin_match();
  forecast.add(0.8, 1);
  forecast.add(0.4, 0.5);
  CHECK(forecast.positions() == 2);
  CHECK(forecast.brier() == Approx((0.04 + 0.01) / 2));
  const double losses = -std::log(0.8) - 0.5 * std::log(0.4) - 0.5 * std::log(0.6);
  CHECK(forecast.log_loss() == Approx(losses / 2));
}

TEST_CASE("A forecast that was certain and wrong costs much and not everything", "[analysis][calibration]") {
  Calibration forecast;
  forecast.begin_match();
  forecast.add(1, 0);
  CHECK(forecast.log_loss() > 10);
  CHECK(std::isfinite(forecast.log_loss()));
}

TEST_CASE("Tenths compare what was foretold with what came", "[analysis][calibration]") {
  Calibration forecast;
  forecast.begin_match();
  for (const double came : {1.0, 1.0, 0.0, 1.0}) forecast.add(0.75, came);
  forecast.add(1, 1);
  const auto tenths = forecast.tenths();
  CHECK(tenths[7].count == 4);
  CHECK(tenths[7].forecast == Approx(0.75));
  CHECK(tenths[7].came == Approx(0.75));
  CHECK(tenths[9].count == 1);
  CHECK(tenths[0].count == 0);
}

TEST_CASE("The gain over other forecasts has an error that shrinks with the matches",
          "[analysis][calibration]") {
  const auto gain = [](int matches) {
    Calibration sharp;
    Calibration dull;
    for (int match = 0; match < matches; ++match) {
      sharp.begin_match();
      dull.begin_match();
      const double came = match % 4 == 0 ? 0 : 1;
      for (int position = 0; position < 10; ++position) {
        sharp.add(0.75, came);
        dull.add(0.5, came);
      }
    }
    return sharp.gain_over(dull);
  };
  CHECK(gain(100).mean == Approx(std::log(2.0) + 0.75 * std::log(0.75) + 0.25 * std::log(0.25)));
  CHECK(gain(100).error == Approx(2 * gain(400).error));
  CHECK(gain(100).error > 0);
}
