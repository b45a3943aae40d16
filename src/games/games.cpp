#include "games/games.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/competing.hpp"

namespace games {

namespace {

template <Kit K>
auto service_of() {
  auto service = K::service();
  if (service) service->editions.assign(K::editions().begin(), K::editions().end());
  return service;
}

template <class... K>
OrTrouble<Server> server_of(List<K...>) {
  std::tuple services{service_of<K>()...};
  return std::apply(
      [](auto&... service) -> OrTrouble<Server> {
        std::string trouble;
        ((trouble.empty()&& !service ? trouble = service.error() : trouble), ...);
        if (!trouble.empty()) return tl::unexpected(trouble);
        return Server(*std::move(service)...);
      },
      services);
}

}  // namespace

OrTrouble<Server> make_server() { return server_of(All{}); }

competition::MeansOf means() {
  using competition::Means;
  using competition::Problem;
  return [](const std::string& rules, const nlohmann::json& options) -> tl::expected<Means, Problem> {
    if (const auto known = editions(); std::ranges::find(known, rules) == known.end())
      return tl::unexpected(Problem{"/rules", fmt::format("expected one of {}", fmt::join(known, ", "))});
    return All::with_edition(rules, [&]<Kit K>() -> tl::expected<Means, Problem> {
      const auto of_game = means_of<K>();
      if (!of_game) return tl::unexpected(Problem{"/rules", of_game.error()});
      return (*of_game)(rules, options);
    });
  };
}

OrTrouble<words::Words> words(std::string_view language) {
  OrTrouble<words::Words> all = tl::unexpected(std::string("No game has words."));
  All::each([&]<Kit K> {
    if constexpr (Told<K>)
      if (!all) all = K::words(language);
  });
  return all;
}

std::vector<std::string_view> editions() {
  std::vector<std::string_view> list;
  All::each([&]<Kit K> {
    const std::span<const std::string_view> of_game = K::editions();
    list.insert(list.end(), of_game.begin(), of_game.end());
  });
  return list;
}

}  // namespace games
