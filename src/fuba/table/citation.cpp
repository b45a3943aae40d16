#include "fuba/table/citation.hpp"

#include <algorithm>

namespace fuba::app {

std::string citation(std::string_view rule, std::string_view edition) {
  const auto slash = rule.find('/');
  if (slash == std::string_view::npos) return std::string(rule);
  const std::size_t number = slash + 1;
  const auto name =
      std::ranges::find_if(rule.substr(number), [](char sign) { return sign >= 'a' && sign <= 'z'; });
  std::string_view known = rule.substr(0, static_cast<std::size_t>(name - rule.begin()));
  if (known.ends_with('.')) known.remove_suffix(1);
  if (known.size() <= number) return {};
  return std::string(edition.ends_with(rule.substr(0, slash)) ? known.substr(number) : known);
}

}  // namespace fuba::app
