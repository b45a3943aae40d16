#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "app/table/dice_screen.hpp"
#include "app/window/page.hpp"
#include "app/window/team_names.hpp"
#include "tabletop/library.hpp"

namespace fuba::table {

template <class T>
DiceScreen<T>::DiceScreen(Director& director, const Content<T>& content,
                          std::shared_ptr<const TableMatch<T>> match)
    : director_(director),
      content_(content),
      match_(std::move(match)),
      all_(match_ == nullptr),
      rules_(T::load_rules) {
  for (const auto& saved : tabletop::Library(director.folder()).files())
    if (director.game_of(saved.file).id() == G::id) files_.push_back(saved.file);
  if (match_ != nullptr) here_.add(match_->match());
}

template <class T>
bool DiceScreen<T>::advance(float /*milliseconds*/) {
  using Time = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds a_frame{12};
  const auto end = Time::now() + a_frame;
  while (moving() && Time::now() < end) {
    if (const auto loaded =
            tabletop::load<G>(files_[read_++], std::ref(rules_), tabletop::DiceSource::scripted({})))
      saved_.add(loaded->match);
  }
  return true;
}

template <class T>
void DiceScreen<T>::frame(Ui& ui) {
  constexpr float page_wide = 1120;
  constexpr float faces_wide = 560;
  constexpr float gutter = 48;
  ui.speak(content_.words);
  unit_ = ui.unit();
  const SDL_FRect room = fuba::app::page(ui, director_, ui.say("title-dice"), page_wide);
  float top = room.y;
  if (match_ != nullptr) {
    constexpr std::array<std::string_view, 2> names{"here", "all"};
    all_ = fuba::app::chips(ui, {room.x, room.y, ui.px(faces_wide), ui.px(42)}, "dice", names,
                            all_ ? 1 : 0) == 1;
    top += ui.px(64);
  }
  const float height = room.y + room.h - top;
  const float verdict = ui.px(110);
  lay_faces(ui, {room.x, top, ui.px(faces_wide), height - verdict});
  const int dice = shown().dice();
  const std::string words =
      dice == 0
          ? ui.say(all_ ? "dice-no-matches" : "dice-none-yet")
          : words::ui(ui.words(), all_ ? "dice-counted" : "dice-counted-here",
                      {{"dice", std::to_string(dice)},
                       {"matches", std::to_string(shown().matches)},
                       {"mean", words::number(ui.words(), static_cast<double>(shown().sum()) / dice, 2)}});
  ui.text(Type::text, room.x, top + height - verdict + ui.px(18), style::text, words, ui.px(faces_wide));
  const float left = room.x + ui.px(faces_wide + gutter);
  lay_purposes(ui, {left, top, room.x + room.w - left, height});
}

/// Of a face among all that fell for a team.
template <class T>
double DiceScreen<T>::share(Team team, std::size_t face) const {
  const auto& faces = shown().by_team[index(team)];
  const int all = std::accumulate(faces.begin(), faces.end(), 0);
  return all == 0 ? 0.0 : static_cast<double>(faces[face]) / all;
}

template <class T>
void DiceScreen<T>::lay_names(Ui& ui, const SDL_FRect& room) {
  float x = room.x;
  for (const Team team : teams) {
    const std::string name = all_ ? ui.say(team == Team::home ? "home" : "away")
                                  : fuba::app::team_names(match_->info(), ui.words())[index(team)];
    pieces_[index(team)] = {x + ui.px(11), room.y + ui.px(11)};
    ui.left(Type::text, {x + ui.px(30), room.y, ui.px(220), ui.px(22)}, style::text, name);
    x += ui.px(58) + ui.measure(Type::text, name).x;
  }
}

/// Two bars for each face, and the sixth at which fair dice arrive in the end.
template <class T>
void DiceScreen<T>::lay_faces(Ui& ui, const SDL_FRect& room) {
  constexpr double usual_top = 0.3;  // of the picture, as a share, unless a bar is higher still
  double top = usual_top;
  for (const Team team : teams)
    for (std::size_t face = 0; face < die_faces; ++face) top = std::max(top, share(team, face));
  lay_names(ui, room);
  const float base = room.y + room.h - ui.px(58);
  const float tall = base - room.y - ui.px(60);
  const float column = room.w / static_cast<float>(die_faces);
  const float bar = ui.px(26);
  ui.fill({room.x, base, room.w, ui.px(1)}, style::line, 0);
  const float sixth = base - tall * static_cast<float>(1.0 / die_faces / top);
  for (float at = room.x; at < room.x + room.w; at += ui.px(12))
    ui.fill({at, sixth, ui.px(6), ui.px(1.5F)}, style::accent, 0);
  for (std::size_t face = 0; face < die_faces; ++face) {
    const float middle = room.x + column * (static_cast<float>(face) + 0.5F);
    dice_[face] = {middle, base + ui.px(30)};
    for (const Team team : teams) {
      const float left = team == Team::home ? middle - bar - ui.px(2) : middle + ui.px(2);
      const float high = tall * static_cast<float>(share(team, face) / top);
      const SDL_Color& body = fuba::paint::kits[director_.settings().colours].teams[index(team)].body;
      ui.fill({left, base - high, bar, high}, IM_COL32(body.r, body.g, body.b, 0xFF), 3);
      const SDL_FRect above{left - ui.px(6), base - high - ui.px(21), bar + ui.px(12), ui.px(19)};
      ui.centred(Type::small, above, style::quiet, std::to_string(shown().by_team[index(team)][face]));
    }
  }
}

/// How many dice fell for what, and face by face what has other than six.
template <class T>
void DiceScreen<T>::lay_purposes(Ui& ui, const SDL_FRect& room) const {
  constexpr float row_height = 30;
  float y = room.y;
  const float number = room.x + room.w - ui.px(80);
  const auto row = [&](ImU32 colour, const std::string& what, const std::string& count) {
    ui.left(Type::text, {room.x, y, number - room.x - ui.px(12), ui.px(row_height)}, colour, what);
    ui.left(Type::text, {number, y, ui.px(80), ui.px(row_height)}, colour, count);
    y += ui.px(row_height);
  };
  row(style::quiet, ui.say("dice-for"), ui.say("dice-count"));
  for (const auto& [purpose, faces] : shown().by_purpose)
    row(style::text, T::purpose(ui.words(), purpose),
        std::to_string(std::accumulate(faces.begin(), faces.end(), 0)));
  if constexpr (G::most_faces > die_faces) {
    const auto& rules = match_ != nullptr ? match_->match().rules() : *content_.rules;
    for (const auto& [purpose, faces] : shown().apart) {
      y += ui.px(14);
      row(style::quiet, ui.say("dice-spins"), "");
      for (std::size_t face = 0; face < faces.size(); ++face)
        row(style::text, fmt::format("{}  {}", face + 1, T::face_name(ui.words(), rules, face)),
            std::to_string(faces[face]));
    }
  }
}

template <class T>
void DiceScreen<T>::still(const Painter& painter) const {
  for (std::size_t face = 0; face < die_faces; ++face)
    painter.draw_die(dice_[face], 34 * unit_, {.value = static_cast<int>(face + 1)});
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], 11 * unit_, team, false);
}

}  // namespace fuba::table
