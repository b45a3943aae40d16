#include "table_layout.hpp"

#include <algorithm>
#include <cmath>

namespace fuba::app {
namespace {

constexpr float bar_height = 56;
constexpr float tray_height = 170;
constexpr float now_width = 300;

}  // namespace

TableLayout::TableLayout(int width, int height)
    : unit(std::min(static_cast<float>(width) / 1280.0F, static_cast<float>(height) / 800.0F)) {
  const auto w = static_cast<float>(width);
  const auto h = static_cast<float>(height);
  const float top = std::round(bar_height * unit);
  const float side = std::round(now_width * unit);
  const float foot = std::round(tray_height * unit);
  bar = {0, 0, w, top};
  mat = {0, top, w - side, h - top - foot};
  now = {w - side, top, side, h - top - foot};
  tray = {0, h - foot, w - side, foot};
  log = {w - side, h - foot, side, foot};
}

}  // namespace fuba::app
