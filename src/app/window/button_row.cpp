#include "app/window/button_row.hpp"

namespace fuba::app {
namespace {

constexpr float least_beside = 20;  ///< that a button leaves beside its label

}  // namespace

ButtonRow button_row(const Ui& ui, const std::vector<std::string>& labels, float room, float gap) {
  const auto count = static_cast<float>(labels.size());
  ButtonRow row;
  float beside = 0;
  for (const Type type : {Type::text, Type::small}) {
    row = {type, {}};
    float words = 0;
    for (const std::string& label : labels) words += row.widths.emplace_back(ui.measure(type, label).x);
    beside = (room - (count - 1) * gap - words) / count;
    if (beside >= ui.px(least_beside)) break;
  }
  for (float& width : row.widths) width += beside;
  return row;
}

}  // namespace fuba::app
