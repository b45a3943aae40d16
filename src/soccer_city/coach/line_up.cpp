#include "soccer_city/coach/line_up.hpp"

#include <array>

namespace soccer_city {

NumberSet usual_line_up() {
  NumberSet numbers;
  for (const int number : {2, 3, 4, 6, 8, 9}) numbers.add(static_cast<Number>(number));
  return numbers;
}

Hex usual_place(Number number) {
  constexpr std::array<Hex, last_number + 1> places{no_hex,     hex(7, 1),  hex(4, 8),  hex(10, 8),
                                                    hex(7, 11), hex(7, 9),  hex(5, 17), hex(10, 16),
                                                    hex(7, 19), hex(10, 18)};
  return places[number];
}

}  // namespace soccer_city
