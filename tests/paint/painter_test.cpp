#include <SDL.h>

#include <array>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "fuba/table/paint/brushes.hpp"
#include "pitch_fixture.hpp"
#include "support/catch.hpp"

namespace fuba::paint {
namespace {

constexpr SDL_Point size{1280, 800};

/// A picture in memory with a software renderer on it.
class Screen {
 public:
  Screen()
      : surface_(SDL_CreateRGBSurfaceWithFormat(0, size.x, size.y, 32, SDL_PIXELFORMAT_ARGB8888)),
        renderer_(SDL_CreateSoftwareRenderer(surface_.get())) {}

  SDL_Renderer* renderer() const { return renderer_.get(); }
  std::vector<Uint32> pixels() const {
    SDL_RenderFlush(renderer_.get());
    std::vector<Uint32> copy(static_cast<std::size_t>(size.x * size.y));
    std::memcpy(copy.data(), surface_->pixels, copy.size() * sizeof(Uint32));
    return copy;
  }

 private:
  struct FreeSurface {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  };
  struct Destroy {
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
  };
  std::unique_ptr<SDL_Surface, FreeSurface> surface_;
  std::unique_ptr<SDL_Renderer, Destroy> renderer_;
};

std::vector<Uint32> painted(const std::function<void(const Painter&, const MatLayout&)>& draw) {
  const Screen screen;
  auto painter = Painter::make(screen.renderer());
  REQUIRE(painter);
  const MatLayout layout({0, 56, 980, 574}, pitch_spans());
  painter->set_window(size);
  draw(*painter, layout);
  return screen.pixels();
}

void everything(const Painter& painter, const MatLayout& layout) {
  State state;
  state.side(Team::home).players[index(Area::C4)] = 7;
  state.side(Team::away).keeper = Area::C5;
  MatScene scene = scene_of(layout, state);
  scene.area_names = true;
  for (Area area : all_areas) scene.lit.push_back({area, Light::legal});
  scene.passes.push_back({layout.ball_spot(Area::L2), layout.ball_spot(Area::C5), 2});
  scene.offside = OffsideLine{Team::away, Area::C5, "Offside line"};
  scene.ball->to_go = {40, 10};
  scene.ball->lift = 0.5F;
  scene.net_shake = {0.5F, 1};
  paint_table(painter.studio(), layout, {});
  paint_mat(painter.studio(), layout, scene);
  painter.draw_die({1100, 200}, 50, {4, DieStyle::home, 0.4F, 3, false});
  paint_card(painter.studio(), {1000, 300, 100, 140}, {Team::away, Formation{{4, 4, 2}}, true, true, false});
}

}  // namespace

TEST_CASE("The same scene gives the same picture, pixel by pixel") {
  CHECK(painted(everything) == painted(everything));
}

TEST_CASE("Each weather has a picture of its own, which stays on the pitch, and a sign") {
  const auto with = [](Weather weather) {
    return painted([&](const Painter& painter, const MatLayout& layout) {
      paint_table(painter.studio(), layout, {});
      paint_weather(painter.studio(), layout, weather);
    });
  };
  const auto sign = [](Weather weather) {
    return painted([&](const Painter& painter, const MatLayout& layout) {
      paint_table(painter.studio(), layout, {});
      paint_sky(painter.studio(), {30, 28}, 26, weather);
    });
  };
  const MatLayout layout({0, 56, 980, 574}, pitch_spans());
  const auto fair = with(Weather::none);
  CHECK(sign(Weather::none) == fair);
  const auto outside = [&](const std::vector<Uint32>& picture) {
    std::vector<Uint32> rest;
    const SDL_FRect& field = layout.field();
    for (int y = 0; y < size.y; ++y)
      for (int x = 0; x < size.x; ++x) {
        const SDL_FPoint point{static_cast<float>(x), static_cast<float>(y)};
        const bool inside = point.x >= field.x - 1 && point.x <= field.x + field.w + 1 &&
                            point.y >= field.y - 1 && point.y <= field.y + field.h + 1;
        if (!inside) rest.push_back(picture[static_cast<std::size_t>(y * size.x + x)]);
      }
    return rest;
  };
  std::vector<std::vector<Uint32>> seen{fair};
  std::vector<std::vector<Uint32>> signs{fair};
  for (std::size_t at = 1; at < weather_count; ++at) {
    const auto weather = static_cast<Weather>(at);
    const auto picture = with(weather);
    CHECK(outside(picture) == outside(fair));
    for (const auto& other : seen) CHECK_FALSE(picture == other);
    for (const auto& other : signs) CHECK_FALSE(sign(weather) == other);
    seen.push_back(picture);
    signs.push_back(sign(weather));
  }
}

TEST_CASE("Every thing on the table can be seen") {
  const auto bare = [](const Painter& painter, const MatLayout& layout) {
    paint_table(painter.studio(), layout, {});
  };
  const auto table = painted(bare);
  const auto shows = [&](const std::function<void(const Painter&, const MatLayout&)>& draw) {
    return painted([&](const Painter& painter, const MatLayout& layout) {
             paint_table(painter.studio(), layout, {});
             draw(painter, layout);
           }) != table;
  };
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_piece({100, 100}, 15, Team::home, false); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_ball({100, 100}, 20, 6); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_die({100, 100}, 40, {}); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_dice_tray({0, 0, 300, 100}); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { paint_injury(p.studio(), {100, 100}, 14); }));
  for (const bool there : {false, true}) {
    CHECK(shows([&](const Painter& p, const MatLayout&) {
      paint_point(p.studio(), {100, 100}, 11, Team::away, there);
    }));
    CHECK(shows([&](const Painter& p, const MatLayout&) {
      paint_seat(p.studio(), {100, 100}, 15, Team::home, there);
    }));
  }
  for (const float width : {34.0F, 200.0F})
    for (const bool face_up : {false, true})
      CHECK(shows([&](const Painter& p, const MatLayout&) {
        paint_skill(p.studio(), {100, 100, width, width * 7 / 5}, {Team::home, "goalkeeper", 2, face_up, 1});
      }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_booking({0, 0, 50, 70}, true); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_whistle({100, 100}, 40); }));
  for (const std::string_view coach :
       {"", "newcomer", "beginner", "amateur", "cautious", "bold", "professional", "master", "my coach"})
    CHECK(shows([&](const Painter& p, const MatLayout&) { p.draw_portrait({100, 100}, 48, coach); }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_ring({100, 100}, 24, 3, p.theme().accent); }));
  for (const Kit& kit : kits)
    CHECK(shows([&](const Painter& p, const MatLayout&) { p.draw_kit({100, 100}, 10, kit); }));
  CHECK(shows([](const Painter& p, const MatLayout& l) { paint_penalty(p.studio(), l.room(), {}); }));
  CHECK(shows([](const Painter& p, const MatLayout& l) {
    paint_goal(p.studio(), l.room(), {Team::away, "Goal!", "Rovers", "0 : 0", "0 : 1", 0.5F});
  }));
  CHECK(shows([](const Painter& p, const MatLayout&) { p.draw_curtain({0, 0, 1280, 800}, 0.3F); }));
  CHECK_FALSE(shows([](const Painter& p, const MatLayout&) { p.draw_curtain({0, 0, 1280, 800}, 0); }));
}

TEST_CASE("The fans' player and players who are hurt are marked") {
  const auto mat = [](const std::function<void(MatScene&)>& mark) {
    return painted([&](const Painter& painter, const MatLayout& layout) {
      State state;
      state.side(Team::home).players[index(Area::C2)] = 1;
      state.side(Team::away).keeper = Area::C5;
      MatScene scene = scene_of(layout, state);
      mark(scene);
      paint_table(painter.studio(), layout, {});
      paint_mat(painter.studio(), layout, scene);
    });
  };
  const auto plain = mat([](MatScene&) {});
  CHECK(mat([](MatScene& scene) { scene.fans[0] = Area::C2; }) != plain);
  CHECK(mat([](MatScene& scene) { scene.fans[0] = Area::C3; }) == plain);
  CHECK(mat([](MatScene& scene) { scene.hurt_keeper[1] = true; }) != plain);
  CHECK(mat([](MatScene& scene) { scene.hurt = SDL_FPoint{300, 300}; }) != plain);
}

TEST_CASE("A drawn curtain hides what is behind it") {
  const SDL_FRect window{0, 0, 1280, 800};
  const auto over = [&](bool mat) {
    return painted([&](const Painter& painter, const MatLayout& layout) {
      mat ? paint_table(painter.studio(), layout, {}) : painter.draw_bare_table(layout.room());
      painter.draw_curtain(window, 1);
    });
  };
  CHECK(over(true) == over(false));
}

TEST_CASE("The colours of the teams are those of the theme") {
  const auto with_kit = [](std::size_t kit) {
    const Screen screen;
    Theme theme;
    theme.teams = kits[kit].teams;
    auto painter = Painter::make(screen.renderer(), theme);
    REQUIRE(painter);
    painter->set_window(size);
    painter->draw_piece({100, 100}, 40, Team::home, false);
    return screen.pixels()[100 * 1280 + 100];
  };
  for (std::size_t kit = 0; kit < kits.size(); ++kit) {
    const SDL_Color body = kits[kit].teams[0].body;
    CHECK((with_kit(kit) & 0xFFFFFFU) == (Uint32{body.r} << 16 | Uint32{body.g} << 8 | body.b));
  }
}

TEST_CASE("The three places of a penalty are told apart") {
  const SDL_FRect rect{100, 50, 900, 560};
  const std::array places{penalty_place(rect, Side::left), penalty_place(rect, Side::middle),
                          penalty_place(rect, Side::right)};
  for (const std::size_t left : {0U, 1U}) CHECK(places[left].x + places[left].w <= places[left + 1].x);
  for (const SDL_FRect& place : places)
    CHECK((place.x >= rect.x && place.x + place.w <= rect.x + rect.w && place.y >= rect.y &&
           place.y + place.h <= rect.y + rect.h));
  CHECK(as_shooter_sees(Side::left) == Side::right);
  CHECK(as_shooter_sees(Side::middle) == Side::middle);
}

TEST_CASE("A missing asset is named, with the places where it was looked for") {
  const auto missing = find_asset("pieces/nobody.svg");
  REQUIRE_FALSE(missing);
  CHECK(missing.error().message.find("pieces/nobody.svg") != std::string::npos);
  CHECK(missing.error().message.find("FUBA_DATA") != std::string::npos);
  for (const auto& folder : asset_folders())
    CHECK(missing.error().message.find(folder.lexically_normal().string()) != std::string::npos);
}

}  // namespace fuba::paint
