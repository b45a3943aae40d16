#include "app/window/button_row.hpp"

namespace fuba::app {
namespace {

constexpr float least_beside = 20;  ///< that a button leaves beside its label

}  // namespace

std::vector<float> button_widths(const Ui& ui, const std::vector<std::string>& labels, float room,
                                 float gap) {
  const auto count = static_cast<float>(labels.size());
  std::vector<float> widths;
  float beside = 0;
  for (const Type type : {Type::text, Type::small}) {
    widths.clear();
    float words = 0;
    for (const std::string& label : labels) words += widths.emplace_back(ui.measure(type, label).x);
    beside = (room - (count - 1) * gap - words) / count;
    if (beside >= ui.px(least_beside)) break;
  }
  for (float& width : widths) width += beside;
  return widths;
}

}  // namespace fuba::app
