#include "app/menus/match_picture.hpp"

#include <cmath>

#include "app/window/file_trouble.hpp"

namespace fuba::app {
namespace {

constexpr float row_edge = 10;
constexpr float row_picture = 136;

std::string_view key_of(SaveError::Kind kind) {
  switch (kind) {
    case SaveError::Kind::file:
      return "trouble-file";
    case SaveError::Kind::foreign:
      return "trouble-foreign";
    case SaveError::Kind::cut_short:
      return "trouble-cut-short";
    case SaveError::Kind::damaged:
      return "trouble-damaged";
    case SaveError::Kind::other_result:
      return "trouble-other-result";
  }
  return {};
}

/// The score between the names, on the first line of a row; where the teams' pieces lie beside them.
std::array<SDL_FPoint, 2> lay_score(Ui& ui, const SDL_FRect& line, const Standing& standing, ImU32 ink) {
  const float score = ui.px(74);
  const float side = (line.w - score) / 2;
  const float room = side - ui.px(28);
  const float middle = line.y + line.h / 2;
  const std::string home = ui.shortened(Type::text, standing.names[Team::home], room);
  const float home_width = ui.measure(Type::text, home).x;
  ui.left(Type::text, {line.x + room - home_width, line.y, home_width + 1, line.h}, ink, home);
  ui.centred(Type::strong, {line.x + side, line.y, score, line.h}, ink, standing.score);
  ui.left(Type::text, {line.x + side + score + ui.px(28), line.y, room, line.h}, ink,
          standing.names[Team::away]);
  return {{{line.x + side - ui.px(10), middle}, {line.x + side + score + ui.px(10), middle}}};
}

}  // namespace

void MatchPicture::paint(const paint::Painter& painter) const {
  if (!miniature) return;
  miniature(painter, board, faint);
  for (const Team team : teams) painter.draw_piece(pieces[index(team)], radius, team, false, faint);
}

MatchPicture lay_match_row(Ui& ui, const SDL_FRect& rect, const SavedMatch& match) {
  const float edge = ui.px(row_edge);
  const float width = ui.px(row_picture);
  const float height = match.game->miniature_height(width);
  MatchPicture picture{{rect.x + edge + ui.px(4), std::round(rect.y + (rect.h - height) / 2), width, height},
                       nullptr,
                       {},
                       ui.px(9),
                       match.trouble.has_value()};
  const float x = picture.board.x + width + ui.px(16);
  const float end = rect.x + rect.w - ui.px(14);
  const float line = (rect.h - ui.px(18)) / 3;
  const SDL_FRect first{x, rect.y + ui.px(9), end - x, line};
  const ImU32 ink = picture.faint ? style::dimmed : style::text;
  const ImU32 small = picture.faint ? style::dimmed : style::quiet;
  const auto pair = [&](int below, std::string_view left, std::string_view right, ImU32 end_ink) {
    const float y = first.y + static_cast<float>(below) * line;
    const float right_width = ui.measure(Type::small, right).x;
    ui.left(Type::small, {x, y, first.w - right_width - ui.px(20), line}, small, left);
    ui.left(Type::small, {end - right_width, y, right_width + 1, line}, end_ink, right);
  };
  const std::string trouble = match.trouble ? ui.say(key_of(match.trouble->kind)) : std::string();
  ui.fill(picture.board, style::room, 4);
  if (match.standing) {
    const bool open = !match.standing->over && !picture.faint;
    picture.miniature = match.miniature;
    picture.pieces = lay_score(ui, first, *match.standing, ink);
    pair(1, match.title, when(ui.words(), *match.standing), open ? style::accent : small);
    pair(2, trouble.empty() ? match.standing->edition : trouble, match.date, small);
  } else {
    ui.left(Type::text, first, ink, match.title);
    pair(1, trouble, "", small);
    pair(2, "", match.date, small);
  }
  return picture;
}

float lay_match_result(Ui& ui, const SDL_FRect& room, const Standing& standing, MatchPicture& picture) {
  const float height = ui.px(44);
  const float score = ui.px(120);
  const float side = (room.w - score) / 2;
  const float piece = ui.px(36);
  const float middle = room.y + height / 2;
  picture.pieces = {{{room.x + picture.radius, middle}, {room.x + room.w - picture.radius, middle}}};
  ui.left(Type::strong, {room.x + piece, room.y, side - piece, height}, style::text,
          standing.names[Team::home]);
  ui.centred(Type::number, {room.x + side, room.y, score, height}, style::text, standing.score);
  const std::string away = ui.shortened(Type::strong, standing.names[Team::away], side - piece);
  const float end = ui.measure(Type::strong, away).x;
  ui.left(Type::strong, {room.x + room.w - piece - end, room.y, end + 1, height}, style::text, away);
  ui.centred(Type::small, {room.x, room.y + height, room.w, ui.px(24)}, style::accent,
             when(ui.words(), standing));
  return height + ui.px(36);
}

void lay_match_facts(Ui& ui, const SDL_FRect& room, const SavedMatch& match) {
  float y = room.y;
  const auto write = [&](ImU32 colour, std::string_view words) {
    y += ui.text(Type::small, room.x, y, colour, words, room.w) + ui.px(4);
  };
  if (match.standing) write(style::quiet, match.standing->edition + "  ·  " + match.date);
  if (match.standing && !match.trouble && !match.standing->options.empty())
    write(style::quiet, match.standing->options);
  if (match.trouble) {
    SaveError trouble = *match.trouble;
    trouble.file = match.saved.file.filename().string();
    write(style::bad, told(ui.words(), trouble));
  }
  write(style::dimmed, match.saved.file.string());
}

}  // namespace fuba::app
