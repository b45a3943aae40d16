#include "altered_json.hpp"

#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace fuba::fuzz {
namespace {

using nlohmann::json;
using tabletop::Random;
using Pointer = json::json_pointer;

/// The places of everything in a document, innermost last.
void collect(const json& value, const Pointer& place, std::vector<Pointer>& places) {
  if (!place.empty()) places.push_back(place);
  if (value.is_object())
    for (const auto& [key, inner] : value.items()) collect(inner, place / key, places);
  if (value.is_array())
    for (std::size_t at = 0; at < value.size(); ++at) collect(value[at], place / at, places);
}

class Alteration {
 public:
  Alteration(json& document, const json& other, Random& random)
      : document_(document), other_(other), random_(random) {
    collect(document, Pointer(), places_);
  }

  void alter() {
    if (places_.empty()) return;
    const Pointer& place = places_[below(places_.size())];
    json& value = document_[place];
    switch (random_.below(8)) {
      case 0:
        if (other_.contains(place)) value = other_[place];
        return;
      case 1:
        return take_out(place);
      case 2:
        return put_in(value);
      default:
        value = altered(value);
    }
  }

 private:
  std::size_t below(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }

  void take_out(const Pointer& place) {
    json& around = document_[place.parent_pointer()];
    if (around.is_object())
      around.erase(place.back());
    else
      around.erase(std::stoul(place.back()));
  }

  /// One more item of a list, or a field that another one of the object has already.
  void put_in(json& value) {
    if (value.empty() || !value.is_structured()) return;
    const json item = *std::next(value.begin(), static_cast<std::ptrdiff_t>(below(value.size())));
    const auto at = std::next(value.begin(), static_cast<std::ptrdiff_t>(below(value.size())));
    if (value.is_array())
      value.insert(at, item);
    else
      *at = item;
  }

  /// Another value, most of the time of the same kind.
  json altered(const json& now) {
    constexpr std::array numbers{0, 1, 2, 3, 5, 9, 10, 11, 45, 99, 200, 250, 255, 65535};
    if (random_.below(24) == 0) return nullptr;
    if (now.is_boolean()) return !now.get<bool>();
    if (now.is_number_integer() && random_.below(2) == 0)
      return now.get<std::int64_t>() + (random_.below(2) == 0 ? 1 : -1);
    if (now.is_number()) return numbers[below(numbers.size())];
    const json& somewhere = random_.below(2) == 0 ? document_ : other_;
    std::vector<Pointer> places;
    collect(somewhere, Pointer(), places);
    for (int tried = 0; tried < 20 && !places.empty(); ++tried) {
      const json& found = somewhere[places[below(places.size())]];
      if (found.type() == now.type() && found != now) return found;
    }
    return now.is_null() ? json(numbers[below(numbers.size())]) : now;
  }

  json& document_;
  const json& other_;
  Random& random_;
  std::vector<Pointer> places_;
};

}  // namespace

void alter(json& document, const json& other, Random& random) {
  for (std::uint32_t left = 1 + random.below(3); left > 0; --left)
    Alteration(document, other, random).alter();
}

}  // namespace fuba::fuzz
