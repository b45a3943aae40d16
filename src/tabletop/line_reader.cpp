#include "tabletop/line_reader.hpp"

namespace tabletop {

bool read_line(std::istream& in, std::size_t limit, InputLine& line) {
  line.text.clear();
  line.too_long = false;
  std::streambuf& buffer = *in.rdbuf();
  constexpr int end_of_input = std::char_traits<char>::eof();
  int next = buffer.sbumpc();
  if (next == end_of_input) return false;
  for (; next != end_of_input && next != '\n'; next = buffer.sbumpc()) {
    if (line.text.size() < limit)
      line.text.push_back(static_cast<char>(next));
    else
      line.too_long = true;
  }
  return true;
}

}  // namespace tabletop
