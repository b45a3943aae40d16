// Paints every picture of the table to PNG files, to be looked at, and says what each costs.

#include <SDL.h>
#include <SDL_image.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>

#include "fuba/table/paint/brushes.hpp"
#include "pitch_fixture.hpp"

namespace {

using namespace fuba;
using namespace fuba::paint;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

State early() {
  State state;
  state.half = 1;
  state.minute = 31;
  state.score = {2, 1};
  state.control = Team::home;
  state.ball = Area::L3;
  state.ball_value = 3;
  auto& home = state.side(Team::home);
  home.keeper = Area::C1;
  home.players[index(Area::C2)] = 3;
  home.players[index(Area::C3)] = 3;
  home.players[index(Area::L3)] = 3;
  home.players[index(Area::C4)] = 1;
  auto& away = state.side(Team::away);
  away.keeper = Area::C5;
  away.players[index(Area::C4)] = 4;
  away.players[index(Area::L3)] = 2;
  away.players[index(Area::C3)] = 2;
  away.players[index(Area::R3)] = 1;
  away.players[index(Area::L4)] = 1;
  return state;
}

State crowded() {
  State state;
  state.half = 2;
  state.minute = 90;
  state.stoppage = 3;
  state.score = {9, 12};
  state.control = Team::home;
  state.ball = Area::C5;
  state.ball_value = 6;
  auto& home = state.side(Team::home);
  home.keeper = Area::C5;
  home.players[index(Area::C5)] = 10;
  auto& away = state.side(Team::away);
  away.keeper = Area::C5;
  away.players[index(Area::C5)] = 10;
  return state;
}

State fans() {
  State state;
  state.minute = 45;
  state.stoppage = 1;
  state.ball = Area::L2;
  state.ball_value = 5;
  state.corner = Area::L4;
  auto& home = state.side(Team::home);
  home.keeper = Area::C1;
  home.players[index(Area::L2)] = 7;
  home.players[index(Area::C1)] = 5;
  home.players[index(Area::R2)] = 10;
  home.players[index(Area::C3)] = 8;
  home.players[index(Area::R4)] = 5;
  auto& away = state.side(Team::away);
  away.keeper = Area::L2;
  away.players[index(Area::L2)] = 10;
  away.players[index(Area::C1)] = 6;
  away.players[index(Area::R2)] = 8;
  away.players[index(Area::C3)] = 10;
  away.players[index(Area::C4)] = 5;
  away.players[index(Area::R4)] = 4;
  return state;
}

class Gallery {
 public:
  Gallery(int width, int height, std::filesystem::path folder)
      : size_{width, height},
        folder_(std::move(folder)),
        surface_(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888)) {
    renderer_ = SDL_CreateSoftwareRenderer(surface_);
    const float unit = std::min(static_cast<float>(width) / 1280, static_cast<float>(height) / 800);
    room_ = {0, 56 * unit, static_cast<float>(width) - 300 * unit, static_cast<float>(height) - 226 * unit};
    layout_ = MatLayout(room_, pitch_spans());
    unit_ = unit;
  }
  Gallery(const Gallery&) = delete;
  Gallery& operator=(const Gallery&) = delete;
  ~Gallery() {
    SDL_DestroyRenderer(renderer_);
    SDL_FreeSurface(surface_);
  }

  int paint() {
    const auto start = Clock::now();
    auto painter = Painter::make(renderer_);
    if (!painter) {
      fmt::print(stderr, "{}\n", painter.error().message);
      return 1;
    }
    const double made = since(start);
    painter->set_window(size_);
    paint_table(painter->studio(), layout_, {});
    fmt::print("{}x{}: assets {:.1f} ms, table {:.1f} ms\n", size_.x, size_.y, made, since(start) - made);
    mats(*painter);
    things(*painter);
    return 0;
  }

 private:
  template <class Draw>
  void picture(const std::string& name, const Draw& draw) {
    const auto first = Clock::now();
    draw();
    SDL_RenderFlush(renderer_);
    const double cold = since(first);
    const auto again = Clock::now();
    constexpr int times = 5;
    for (int at = 0; at < times; ++at) {
      draw();
      SDL_RenderFlush(renderer_);
    }
    fmt::print("  {:<16} first {:6.2f} ms, then {:5.2f} ms\n", name, cold, since(again) / times);
    const auto file = folder_ / fmt::format("{}-{}.png", name, size_.x);
    IMG_SavePNG(surface_, file.string().c_str());
  }

  void mats(Painter& painter) {
    const auto mat = [&](const std::string& name, const MatScene& scene) {
      picture(name, [&] {
        paint_table(painter.studio(), layout_, {});
        paint_mat(painter.studio(), layout_, scene);
      });
    };
    MatScene scene = scene_of(layout_, early());
    mat("mat", scene);

    scene.area_names = true;
    scene.breath = 0.7F;
    for (Area area : {Area::L2, Area::L4, Area::C3, Area::C4, Area::R3, Area::C2, Area::R2})
      scene.lit.push_back({area, Light::legal});
    scene.lit.push_back({Area::L3, Light::origin});
    scene.lit.push_back({Area::R4, Light::refused});
    scene.lit.push_back({Area::C5, Light::hovered});
    scene.lit.push_back({Area::C1, Light::target});
    scene.passes.push_back({layout_.ball_spot(Area::L3), layout_.ball_spot(Area::C5), 1});
    scene.passes.push_back({layout_.ball_spot(Area::L3), layout_.ball_spot(Area::R2), 1});
    scene.passes.push_back({layout_.ball_spot(Area::L1), layout_.ball_spot(Area::L4), 2});
    scene.offside = OffsideLine{Team::away, Area::C4, "Offside line"};
    mat("mat-choice", scene);

    MatScene moving = scene_of(layout_, early());
    State after = early();
    after.side(Team::home).players[index(Area::C3)] = 1;
    after.side(Team::home).players[index(Area::L3)] = 4;
    after.side(Team::home).players[index(Area::R3)] = 1;
    moving.pieces = tween(moving.pieces, arrange(layout_, after), 0.5F);
    const SDL_FPoint from = layout_.ball_spot(Area::L3);
    const SDL_FPoint to = layout_.ball_spot(Area::C4);
    const SDL_FPoint way{(to.x - from.x) * 0.45F, (to.y - from.y) * 0.45F};
    moving.ball = Ball{{to.x - way.x, to.y - way.y}, 4, way, 0.8F};
    moving.time_square = 33.5F;
    moving.goals = {2.4F, 1};
    moving.net_shake = {0, 0.8F};
    moving.lifted.push_back({Team::away, Area::R1, true, false, layout_.ball_spot(Area::R1)});
    moving.spotlit.push_back(moving.pieces.pieces.front().centre);
    mat("mat-moving", moving);
    mat("mat-crowded", scene_of(layout_, crowded()));
    mat("mat-fans", scene_of(layout_, fans()));
    for (std::size_t kit = 1; kit < kits.size(); ++kit) {
      Theme theme;
      theme.teams = kits[kit].teams;
      painter.set_theme(theme);
      mat(fmt::format("mat-{}", kits[kit].id), scene_of(layout_, early()));
    }
    painter.set_theme({});
  }

  SDL_FRect box(float x, float y, float w, float h) const {
    return {x * unit_, y * unit_, w * unit_, h * unit_};
  }

  void things(Painter& painter) {
    picture("dice", [&] {
      painter.draw_bare_table(room_);
      painter.draw_dice_tray(box(40, 40, 420, 150));
      for (int value = 1; value <= 6; ++value) {
        const float x = 80 + 66 * static_cast<float>(value - 1);
        const auto spin = static_cast<unsigned>(value);
        painter.draw_die({x * unit_, 85 * unit_}, 48 * unit_, {value, DieStyle::home, 1, spin, false});
        painter.draw_die({x * unit_, 145 * unit_}, 48 * unit_, {value, DieStyle::away, 1, spin, value > 4});
        painter.draw_die({x * unit_, 260 * unit_}, 48 * unit_,
                         {value, DieStyle::neutral, static_cast<float>(value - 1) / 5, spin, false});
        painter.draw_ball({(x + 480) * unit_, 110 * unit_}, 30 * unit_, value);
        painter.draw_ball({(x + 480) * unit_, 190 * unit_}, 21 * unit_, value);
      }
      for (Team team : teams)
        for (int keeper = 0; keeper < 2; ++keeper)
          for (int large = 0; large < 3; ++large)
            painter.draw_piece(
                {(600 + 120 * static_cast<float>(large) + 60 * static_cast<float>(keeper)) * unit_,
                 (280 + 90 * static_cast<float>(index(team))) * unit_},
                (15 + 10 * static_cast<float>(large)) * unit_, team, keeper == 1);
      painter.draw_whistle({100 * unit_, 400 * unit_}, 64 * unit_);
      painter.draw_booking(box(180, 350, 70, 98), false);
      painter.draw_booking(box(280, 350, 70, 98), true);
    });
    picture("cards", [&] {
      painter.draw_bare_table(room_);
      const std::array cards{Formation{{4, 4, 2}}, Formation{{4, 2, 4}}, Formation{{4, 3, 3}},
                             Formation{{4, 5, 1}}, Formation{{5, 3, 2}}, Formation{{3, 5, 2}},
                             Formation{{3, 4, 3}}, Formation{{5, 4, 1}}};
      for (std::size_t at = 0; at < cards.size(); ++at)
        paint_card(
            painter.studio(),
            box(60 + 220 * static_cast<float>(at % 4), 60 + 320 * static_cast<float>(at / 4), 190, 266),
            {at < 4 ? Team::home : Team::away, cards[at], at != 3, at == 1, at == 2});
      paint_card(painter.studio(), box(1000, 60, 100, 140), {Team::away, cards[0], true, true, false});
      paint_card(painter.studio(), box(1120, 60, 100, 140), {Team::away, cards[0], false, false, false});
    });
    const auto penalty = [&](const std::string& name, const PenaltyScene& scene) {
      picture(name, [&] {
        paint_table(painter.studio(), layout_, {});
        paint_penalty(painter.studio(), room_, scene);
      });
    };
    PenaltyScene scene;
    scene.hovered = Side::right;
    penalty("penalty", scene);
    scene = {};
    scene.places_open = false;
    scene.kick = Side::left;
    scene.kick_progress = 0.6F;
    scene.dive = Side::left;
    scene.dive_progress = 0.6F;
    penalty("penalty-flight", scene);
    scene.kick_progress = 1;
    scene.dive_progress = 1;
    scene.saved = true;
    penalty("penalty-saved", scene);
    scene.saved = false;
    scene.dive = Side::right;
    penalty("penalty-goal", scene);
    for (const float phase : {0.1F, 0.2F, 0.5F, 0.8F})
      picture(fmt::format("goal-{:.0f}", phase * 100), [&] {
        paint_table(painter.studio(), layout_, {});
        paint_mat(painter.studio(), layout_, scene_of(layout_, early()));
        paint_goal(painter.studio(), room_, {Team::home, "Goal!", "Heidi Rovers", "1 : 1", "2 : 1", phase});
      });
    const SDL_FRect window{0, 0, static_cast<float>(size_.x), static_cast<float>(size_.y)};
    for (const float progress : {0.6F, 1.0F})
      picture(fmt::format("curtain-{:.0f}", progress * 100), [&] {
        paint_table(painter.studio(), layout_, {});
        paint_mat(painter.studio(), layout_, scene_of(layout_, early()));
        painter.draw_curtain(window, progress);
      });
  }

  SDL_Point size_;
  std::filesystem::path folder_;
  SDL_Surface* surface_;
  SDL_Renderer* renderer_;
  SDL_FRect room_{};
  MatLayout layout_;
  float unit_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::filesystem::path folder = argc > 1 ? argv[1] : ".";
  std::filesystem::create_directories(folder);
  int failed = 0;
  for (const auto& [width, height] : {std::pair{1280, 800}, std::pair{1920, 1080}, std::pair{2560, 1440}})
    failed |= Gallery(width, height, folder).paint();
  return failed;
}
