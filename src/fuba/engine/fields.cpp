#include "fields.hpp"

namespace fuba {

Area area_of(const Field& field) {
  if (const auto area = parse_area(field.maybe_text())) return *area;
  field.expected("the name of an area, \"L1\" to \"R4\"");
}

std::vector<std::pair<Area, Field>> by_area(const Field& object) {
  std::vector<std::pair<Area, Field>> fields;
  for (const auto& [name, value] : object.fields()) {
    const auto area = parse_area(name);
    if (!area) value.wrong("unknown field; expected only areas, \"L1\" to \"R4\"");
    fields.emplace_back(*area, value);
  }
  return fields;
}

}  // namespace fuba
