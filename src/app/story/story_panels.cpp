#include <algorithm>
#include <cmath>

#include "app/story/story_view.hpp"

namespace fuba::app {
namespace {

constexpr float panel_margin = 16;
constexpr float bar_thickness = 9;

using story::Figure;
using story::Head;

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
  std::string all;
  for (const std::string& text : texts) (all += all.empty() ? "" : between) += text;
  return all;
}

void write_right(Ui& ui, Type type, float right, float y, ImU32 colour, std::string_view words) {
  ui.text(type, right - ui.measure(type, words).x, y, colour, words);
}

/// A team's name with its piece, and when it scored: on its side of the score.
void lay_side(Ui& ui, Pictures& pictures, const Head& head, Team team, const SDL_FRect& room) {
  const bool home = team == Team::home;
  const float radius = ui.px(20);
  const float piece = home ? room.x + room.w - radius : room.x + radius;
  const float y = room.y + ui.px(40);
  pictures.push_back(piece_picture({piece, y + ui.px(22)}, radius, team));
  const float wide = room.w - 2 * radius - ui.px(14);
  const std::string called = ui.shortened(Type::number, head.names[index(team)], wide);
  const std::string scorers = ui.shortened(Type::text, joined(head.scorers[index(team)], ", "), wide);
  const float name_y = y + (ui.px(44) - ui.measure(Type::number, called).y) / 2;
  const float goals_y = y + ui.px(52);
  if (home) {
    write_right(ui, Type::number, room.x + wide, name_y, style::text, called);
    write_right(ui, Type::text, room.x + wide, goals_y, style::quiet, scorers);
  } else {
    ui.text(Type::number, room.x + room.w - wide, name_y, style::text, called);
    ui.text(Type::text, room.x + room.w - wide, goals_y, style::quiet, scorers);
  }
}

/// The bar of a team from the middle outwards, with a tick where it would end on average.
void lay_bar(Ui& ui, Pictures& pictures, const Figure& figure, Team team, const SDL_FRect& room) {
  const auto from_middle = [&](float part) {
    const float width = part * room.w;
    return SDL_FRect{team == Team::home ? room.x + room.w - width : room.x, room.y, width, room.h};
  };
  ui.fill(room, style::room, bar_thickness / 2);
  const SDL_FRect bar = from_middle(static_cast<float>(figure.length[index(team)]));
  if (bar.w >= room.h)
    pictures.push_back([=](const paint::Painter& painter) { painter.draw_bar(bar, team); });
  const std::optional<double> mean = figure.mean[index(team)];
  if (!mean) return;
  const SDL_FRect to_mean = from_middle(static_cast<float>(*mean));
  const float x = team == Team::home ? to_mean.x : to_mean.x + to_mean.w;
  const float pen = std::max(2.0F, std::round(ui.px(2)));
  ui.fill({std::round(x - pen / 2), room.y - ui.px(4), pen, ui.px(4)}, style::text, 0);
  ui.fill({std::round(x - pen / 2), room.y + room.h, pen, ui.px(4)}, style::text, 0);
}

/// How high a line of the figures is at least.
float height_of(const Ui& ui, const Figure& figure) {
  const float words = ui.measure(Type::text, figure.what).y;
  const bool told_more = !figure.expected[0].empty() || !figure.expected[1].empty();
  return words + ui.px(7 + bar_thickness) + (told_more ? ui.measure(Type::small, "0").y + ui.px(5) : 0);
}

void lay_figure(Ui& ui, Pictures& pictures, const Figure& figure, const SDL_FRect& room) {
  const float words = ui.measure(Type::text, figure.what).y;
  ui.text(Type::strong, room.x, room.y, style::text, figure.told[0]);
  write_right(ui, Type::strong, room.x + room.w, room.y, style::text, figure.told[1]);
  ui.centred(Type::small, {room.x + ui.px(74), room.y, room.w - ui.px(148), words}, style::quiet,
             figure.what);
  const float y = std::round(room.y + words + ui.px(7));
  const float gap = ui.px(2);
  const float half = std::floor(room.w / 2 - gap);
  const float thickness = std::round(ui.px(bar_thickness));
  lay_bar(ui, pictures, figure, Team::home, {std::round(room.x), y, half, thickness});
  lay_bar(ui, pictures, figure, Team::away, {std::round(room.x + room.w - half), y, half, thickness});
  const float below = y + thickness + ui.px(5);
  ui.text(Type::small, room.x, below, style::quiet, figure.expected[0]);
  write_right(ui, Type::small, room.x + room.w, below, style::quiet, figure.expected[1]);
}

/// The parts of a scrolled panel, one below the other.
void scroll(Ui& ui, const std::string& id, const SDL_FRect& room,
            const std::function<float(float x, float y, float width)>& write) {
  ui.begin_scroll(id, {room.x, room.y, room.w + ui.px(10), room.h});
  const float step = room.h - ui.px(60);
  if (ui.key().is(SDLK_PAGEDOWN)) ImGui::SetScrollY(ImGui::GetScrollY() + step);
  if (ui.key().is(SDLK_PAGEUP)) ImGui::SetScrollY(ImGui::GetScrollY() - step);
  const float scrolled = ImGui::GetScrollY();
  const float end = write(room.x, room.y - scrolled, room.w - ui.px(8));
  ui.soften({room.x, room.y, room.w - ui.px(8), room.h}, end, style::panel);
  ui.end_scroll(end + scrolled - room.y);
}

/// A shot: when, whose, from where, how good a chance it was and what became of it.
void lay_shot(Ui& ui, Pictures& pictures, const story::ShotLine& shot, const SDL_FRect& row) {
  const float middle = row.y + row.h / 2;
  if (shot.goal) ui.fill({row.x, row.y + ui.px(2), row.w, row.h - ui.px(4)}, style::raised, 6);
  const auto column = [&](float from, float width) {
    return SDL_FRect{row.x + ui.px(from), row.y, ui.px(width), row.h};
  };
  ui.left(Type::text, column(12, 62), style::quiet, shot.when);
  pictures.push_back(piece_picture({row.x + ui.px(88), middle}, ui.px(10), painted(shot.team)));
  ui.left(Type::text, column(108, 104), style::text, shot.from);
  const SDL_FRect bar = column(216, 80);
  const SDL_FRect track{std::round(bar.x), std::round(middle - ui.px(4)), bar.w, std::round(ui.px(8))};
  ui.fill(track, style::room, 4);
  const float length = static_cast<float>(shot.chance) * track.w;
  ui.fill({track.x, track.y, std::max(length, ui.px(2)), track.h}, style::accent, length < ui.px(9) ? 0 : 4);
  ui.left(Type::text, column(310, 64), style::text, shot.percent);
  ui.left(shot.goal ? Type::strong : Type::text, {row.x + ui.px(380), row.y, row.w - ui.px(390), row.h},
          shot.goal ? style::text : style::quiet, shot.result);
}

}  // namespace

SDL_FRect story_panel(Ui& ui, const SDL_FRect& panel, std::string_view heading, std::string_view note) {
  ui.fill(panel, style::panel);
  const float inset = ui.px(panel_margin);
  const float height = ui.measure(Type::strong, heading).y;
  const SDL_FRect line{panel.x + inset, panel.y + ui.px(12), panel.w - 2 * inset, height};
  ui.left(Type::strong, line, style::text, heading);
  if (!note.empty() && ui.pointer_in(line)) ui.hint(note);
  const float top = line.y + height + ui.px(8);
  return {panel.x + inset, top, panel.w - 2 * inset, panel.y + panel.h - ui.px(14) - top};
}

void lay_score(Ui& ui, Pictures& pictures, const Head& head, const SDL_FRect& panel) {
  ui.fill(panel, style::panel);
  const float half = ui.px(124);
  const float middle = panel.x + panel.w / 2;
  const SDL_FRect above{panel.x, panel.y + ui.px(10), panel.w, ui.px(22)};
  ui.centred(Type::small, above, style::accent, joined(head.played, "   ·   "));
  if (ui.pointer_in(above)) ui.hint(head.options);
  const SDL_FRect centre{middle - half, panel.y + ui.px(30), 2 * half, ui.px(64)};
  ui.centred(Type::title, centre, style::text, head.score);
  const SDL_FRect below{centre.x, panel.y + panel.h - ui.px(32), centre.w, ui.px(22)};
  ui.centred(Type::small, below, style::quiet, head.half_time);
  const float edge = ui.px(24);
  const float width = panel.w / 2 - half - edge - ui.px(8);
  lay_side(ui, pictures, head, Team::home, {panel.x + edge, panel.y, width, panel.h});
  lay_side(ui, pictures, head, Team::away, {middle + half + ui.px(8), panel.y, width, panel.h});
}

void lay_figures(Ui& ui, Pictures& pictures, const story::FiguresPart& part, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, part.heading, part.note);
  const std::vector<Figure>& figures = part.figures;
  float used = 0;
  for (const Figure& figure : figures) used += height_of(ui, figure);
  const auto gaps = static_cast<float>(figures.size() - 1);
  const float gap = std::clamp((room.h - used) / gaps, 0.0F, ui.px(26));
  float y = room.y;
  for (const Figure& figure : figures) {
    const float height = height_of(ui, figure);
    lay_figure(ui, pictures, figure, {room.x, y, room.w, height});
    y += height + gap;
  }
}

void lay_luck_in_short(Ui& ui, Pictures& pictures, const story::LuckPart& luck, Team team,
                       const SDL_FRect& panel) {
  ui.fill(panel, style::panel);
  const float radius = ui.px(11);
  pictures.push_back(
      piece_picture({panel.x + ui.px(panel_margin) + radius, panel.y + panel.h / 2}, radius, team));
  const float x = panel.x + ui.px(panel_margin + 34);
  const float width = panel.x + panel.w - ui.px(panel_margin) - x;
  const std::string& sentence = luck.sentences[index(team)].front();
  const float height = ui.measure(Type::text, sentence, width).y;
  ui.text(Type::text, x, panel.y + (panel.h - height) / 2, style::text, sentence, width);
}

void lay_luck(Ui& ui, Pictures& pictures, const Report& report, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, report.luck.heading);
  const float gap = ui.px(28);
  pictures.push_back([room](const paint::Painter& painter) { painter.set_clip(room); });
  scroll(ui, "luck", room, [&](float left, float top, float wide) {
    const float begin =
        top + ui.text(Type::text, left, top, style::text, report.luck.balance, wide) + ui.px(10);
    const float width = (wide - gap) / 2;
    float end = begin;
    for (const Team team : teams) {
      const float x = left + (team == Team::home ? 0 : width + gap);
      const float radius = ui.px(10);
      pictures.push_back(piece_picture({x + radius, begin + ui.px(14)}, radius, team));
      ui.left(Type::strong, {x + ui.px(30), begin, width - ui.px(30), ui.px(28)}, style::text,
              report.head.names[index(team)]);
      float y = begin + ui.px(36);
      for (const std::string& sentence : report.luck.sentences[index(team)])
        y += ui.text(Type::text, x, y, style::quiet, sentence, width) + ui.px(8);
      end = std::max(end, y);
    }
    return end + ui.text(Type::small, left, end, style::quiet, report.luck.note, wide);
  });
  pictures.push_back([](const paint::Painter& painter) { painter.set_clip(std::nullopt); });
}

void lay_shots(Ui& ui, Pictures& pictures, const story::ShotsPart& shots, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, shots.heading);
  if (shots.lines.empty()) {
    ui.text(Type::text, room.x, room.y, style::quiet, shots.none, room.w);
    return;
  }
  pictures.push_back([room](const paint::Painter& painter) { painter.set_clip(room); });
  scroll(ui, "shots", room, [&](float x, float y, float width) {
    for (const story::ShotLine& shot : shots.lines) {
      lay_shot(ui, pictures, shot, {x, y, width, ui.px(40)});
      y += ui.px(40);
    }
    return y;
  });
  pictures.push_back([](const paint::Painter& painter) { painter.set_clip(std::nullopt); });
}

void lay_incidents(Ui& ui, Pictures& pictures, const story::LinesPart& incidents, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, incidents.heading);
  if (incidents.lines.empty()) {
    ui.text(Type::text, room.x, room.y, style::quiet, incidents.none, room.w);
    return;
  }
  pictures.push_back([room](const paint::Painter& painter) { painter.set_clip(room); });
  scroll(ui, "incidents", room, [&](float x, float y, float width) {
    const float indent = ui.px(108);
    for (const story::Line& line : incidents.lines) {
      ui.text(Type::text, x, y, style::quiet, line.when);
      const SDL_FPoint sign{x + ui.px(88), y + ui.measure(Type::text, "0").y / 2};
      if (line.sign) pictures.push_back(sign_picture(sign, ui.px(19), *line.sign));
      const Type type = line.sign == story::Sign::goal ? Type::strong : Type::text;
      y += ui.text(type, x + indent, y, style::text, line.text, width - indent) + ui.px(10);
    }
    return y;
  });
  pictures.push_back([](const paint::Painter& painter) { painter.set_clip(std::nullopt); });
}

void lay_notes(Ui& ui, const story::LinesPart& notes, const SDL_FRect& panel) {
  const SDL_FRect room = story_panel(ui, panel, notes.heading);
  if (notes.lines.empty()) {
    ui.text(Type::text, room.x, room.y, style::quiet, notes.none, room.w);
    return;
  }
  scroll(ui, "notes", room, [&](float x, float y, float width) {
    for (const story::Line& note : notes.lines) {
      y += ui.text(Type::small, x, y, style::accent, note.when) + ui.px(2);
      y += ui.text(Type::text, x, y, style::text, note.text, width) + ui.px(16);
    }
    return y;
  });
}

}  // namespace fuba::app
