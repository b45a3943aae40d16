#include "stand.hpp"

#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "keys.hpp"
#include "support/catch.hpp"

namespace fuba::test {

Stand::Stand(const app::Settings& settings) : mirror_(1280, 800, settings, folder_.path()) {}

void Stand::press(const std::string& id) {
  INFO(id);
  if (!has_mouse_) {
    Keys keys(mirror_, 1);
    const bool arrived = keys.walk_to(id);
    INFO(keys.way());
    REQUIRE(arrived);
    return mirror_.key_unseen(SDLK_RETURN);
  }
  const auto place = mirror_.place(id);
  REQUIRE(place.has_value());
  mirror_.click(*place);
}

std::string Stand::told() { return director().box() == nullptr ? "" : director().box()->message; }

std::optional<Match> Stand::under_way() {
  auto kept = Autosave(folder()).unfinished(load_rules, DiceSource::scripted({}));
  REQUIRE(kept);
  return *kept ? std::optional(std::move((*kept)->match)) : std::nullopt;
}

}  // namespace fuba::test
