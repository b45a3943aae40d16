#include "app/window/table_layout.hpp"

#include <algorithm>
#include <cmath>

namespace fuba::app {
namespace {

constexpr float bar_height = 56;
constexpr float tray_height = 170;
constexpr float now_width = 300;

}  // namespace

TableLayout::TableLayout(int width, int height, float foot_height, float zoom)
    : unit(zoom * std::min(static_cast<float>(width) / 1280.0F, static_cast<float>(height) / 800.0F)) {
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height) - std::round(foot_height * unit);
  const float top = std::round(bar_height * unit);
  const float side = std::round(now_width * unit);
  const float low = std::round(tray_height * unit);
  const float middle = h - top - low;
  bar = {0, 0, w, top};
  mat = {0, top, w - side, middle};
  now = {w - side, top, side, middle};
  tray = {0, h - low, w - side, low};
  log = {w - side, h - low, side, low};
  foot = {0, h, w, static_cast<float>(height) - h};
}

void TableLayout::raise_log(float height) {
  const float more = std::max(0.0F, std::ceil(height) - log.h);
  now.h -= more;
  log.y -= more;
  log.h += more;
}

}  // namespace fuba::app
