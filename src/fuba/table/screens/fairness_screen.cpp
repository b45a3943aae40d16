#include "fuba/table/screens/fairness_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>

#include "app/window/page.hpp"
#include "app/window/team_names.hpp"
#include "fuba/rules_files.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

using tabletop::Library;
using tabletop::SavedFile;
namespace {

constexpr float fairness_width = 1120;
constexpr float faces_width = 560;
constexpr float fairness_gutter = 48;
constexpr float purpose_row = 30;
constexpr int milliseconds_a_frame = 12;  ///< of reading, so that the window stays live

/// How much of all its dice show a face at the top of the picture, unless a bar is higher still.
constexpr double usual_top = 0.30;
constexpr float sixth_width = 76;  ///< for the words about fair dice, beside the bars

ImU32 packed(const SDL_Color& colour) { return IM_COL32(colour.r, colour.g, colour.b, 0xFF); }

double share(const FaceCount& faces, std::size_t face) {
  const std::int64_t total = faces.total();
  return total == 0 ? 0 : static_cast<double>(faces.fell[face]) / static_cast<double>(total);
}

double highest_share(const Fairness& dice) {
  double highest = usual_top;
  for (const Team team : teams)
    for (std::size_t face = 0; face < 6; ++face) highest = std::max(highest, share(dice.of(team), face));
  return highest;
}

/// A number above its bar, legible where the line of one sixth passes behind it.
void lay_count(Ui& ui, const SDL_FRect& rect, std::int64_t count) {
  ui.fill(rect, style::panel, 0);
  ui.centred(Type::small, rect, style::quiet, std::to_string(count));
}

}  // namespace

FairnessScreen::FairnessScreen(Director& director, std::shared_ptr<const FubaMatch> match)
    : director_(director),
      held_(std::move(match)),
      match_(held_ ? &held_->match() : nullptr),
      all_(match_ == nullptr),
      rules_(load_rules) {
  for (const SavedFile& saved : Library(director.folder()).files()) files_.push_back(saved.file);
  if (match_ == nullptr) return;
  count(here_, *match_, tell(*match_));
  for (const Entry& entry : match_->journal()) {
    if (const Throw* fallen = entry.fallen(); fallen != nullptr && fallen->roll.purpose != Purpose::draw)
      fallen_.push_back({moment(director.words(), entry.after), fallen->roll.purpose, fallen->dice,
                         fallen->roll.rolled_by, fallen->roll.count});
  }
  std::ranges::reverse(fallen_);
}

bool FairnessScreen::advance(float /*milliseconds*/) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds_a_frame);
  while (moving() && Clock::now() < end) {
    const auto loaded = load(files_[read_++], std::ref(rules_), DiceSource::scripted({}));
    if (loaded) count(saved_, loaded->match, tell(loaded->match));
  }
  return true;
}

std::string FairnessScreen::team_name(Team team) const {
  if (!all_) return team_names(match_->info(), director_.words())[index(team)];
  return fuba::ui(director_.words(), team == Team::home ? "home" : "away");
}

void FairnessScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-dice"), fairness_width);
  float top = room.y;
  if (match_ != nullptr) {
    lay_choice(ui, {room.x, room.y, ui.px(faces_width), ui.px(42)});
    top += ui.px(64);
  }
  const float height = room.y + room.h - top;
  const SDL_FRect left{room.x, top, ui.px(faces_width), height};
  lay_faces(ui, {left.x, left.y, left.w, std::max(ui.px(220), height - ui.px(220))});
  const float below = left.y + std::max(ui.px(220), height - ui.px(220)) + ui.px(18);
  const float verdict = lay_verdict(ui, {left.x, below, left.w, 0});
  lay_luck(ui, {left.x, below + verdict + ui.px(10), left.w, 0});
  const SDL_FRect right{left.x + left.w + ui.px(fairness_gutter), top,
                        room.w - left.w - ui.px(fairness_gutter), height};
  if (all_)
    lay_purposes(ui, right);
  else
    lay_log(ui, right);
}

void FairnessScreen::lay_choice(Ui& ui, const SDL_FRect& row) {
  constexpr std::array<std::string_view, 2> names{"here", "all"};
  all_ = chips(ui, row, "dice", names, all_ ? 1 : 0) == 1;
}

/// Two bars for each face, and the sixth at which fair dice arrive in the end.
void FairnessScreen::lay_faces(Ui& ui, const SDL_FRect& room) {
  const float foot = ui.px(58);
  const float base = room.y + room.h - foot;
  const float head = ui.px(54);
  const float tall = base - room.y - head;
  const double top = highest_share(shown());
  const auto height_of = [&](double part) { return tall * static_cast<float>(part / top); };
  lay_legend(ui, {room.x, room.y, room.w, head});
  const float column = (room.w - ui.px(sixth_width)) / 6;
  const float bar = ui.px(26);
  side_ = ui.px(34);
  ui.fill({room.x, base, room.w, ui.px(1)}, style::line, 0);
  const float sixth = base - height_of(1.0 / 6);
  for (float x = room.x; x < room.x + room.w; x += ui.px(12))
    ui.fill({x, sixth, ui.px(6), ui.px(1.5F)}, style::accent, 0);
  const std::string& words = ui.say("dice-sixth");
  ui.left(
      Type::small,
      {room.x + room.w - ui.measure(Type::small, words).x, sixth - ui.px(22), ui.px(sixth_width), ui.px(20)},
      style::accent, words);
  for (std::size_t face = 0; face < 6; ++face) {
    const float middle = room.x + column * (static_cast<float>(face) + 0.5F);
    dice_[face] = {middle, base + ui.px(30)};
    for (const Team team : teams) {
      const double part = share(shown().of(team), face);
      const float x = team == Team::home ? middle - bar - ui.px(2) : middle + ui.px(2);
      const float high = height_of(part);
      ui.fill({x, base - high, bar, high},
              packed(paint::kits[director_.settings().colours].teams[index(team)].body), 3);
      if (shown().of(team).total() > 0)
        lay_count(ui, {x - ui.px(2), base - high - ui.px(21), bar + ui.px(4), ui.px(19)},
                  shown().of(team).fell[face]);
    }
  }
}

void FairnessScreen::lay_legend(Ui& ui, const SDL_FRect& row) {
  radius_ = ui.px(11);
  float x = row.x;
  for (const Team team : teams) {
    const std::string name = team_name(team);
    pieces_[index(team)] = {x + radius_, row.y + ui.px(11)};
    ui.left(Type::text, {x + ui.px(30), row.y, ui.px(220), ui.px(22)}, style::text, name);
    x += ui.px(30 + 28) + ui.measure(Type::text, name).x;
  }
}

/// What the counts say in plain words. Answers the height used.
float FairnessScreen::lay_verdict(Ui& ui, const SDL_FRect& room) const {
  const FaceCount& faces = shown().all;
  float y = room.y;
  const auto say = [&](ImU32 colour, const std::string& words) {
    y += ui.text(Type::text, room.x, y, colour, words, room.w) + ui.px(6);
  };
  if (moving()) {
    say(style::accent, fuba::ui(ui.words(), "dice-reading",
                                {{"read", std::to_string(read_)}, {"all", std::to_string(files_.size())}}));
  } else if (faces.total() == 0) {
    say(style::quiet, ui.say(all_ ? "dice-no-matches" : "dice-none-yet"));
    return y - room.y;
  }
  say(style::text, fuba::ui(ui.words(), all_ ? "dice-counted" : "dice-counted-here",
                            {{"dice", std::to_string(faces.total())},
                             {"matches", std::to_string(shown().matches)},
                             {"mean", words::number(ui.words(), faces.mean(), 2)}}));
  say(style::text, fuba::ui(ui.words(), "dice-uneven",
                            {{"chance", percent(ui.words(), faces.chance_of_as_uneven())},
                             {"value", words::number(ui.words(), faces.chi_square(), 1)}}));
  return y - room.y;
}

/// What the dice gave one side more than their mean.
void FairnessScreen::lay_luck(Ui& ui, const SDL_FRect& room) const {
  if (shown().all.total() == 0) return;
  const std::array<std::pair<std::string_view, double>, 3> rows{{{"shots", shown().luck_in_shots},
                                                                 {"checks", shown().luck_in_checks},
                                                                 {"presses", shown().luck_in_presses}}};
  float y =
      room.y + ui.text(Type::small, room.x, room.y, style::accent, ui.say("dice-luck"), room.w) + ui.px(4);
  for (const auto& [kind, luck] : rows) {
    const Team team = luck >= 0 ? Team::home : Team::away;
    ui.left(Type::text, {room.x, y, ui.px(190), ui.px(24)}, style::quiet,
            ui.say("dice-luck-" + std::string(kind)));
    ui.left(Type::text, {room.x + ui.px(190), y, room.w - ui.px(190), ui.px(24)}, style::text,
            std::abs(luck) < 0.05
                ? ui.say("dice-luck-even")
                : fmt::format("{} {}", team_name(team), words::signed_number(ui.words(), std::abs(luck), 1)));
    y += ui.px(26);
  }
}

/// How many dice fell for what, and how high on average.
void FairnessScreen::lay_purposes(Ui& ui, const SDL_FRect& room) const {
  const float mean = room.x + room.w - ui.px(76);
  const float dice = mean - ui.px(100);
  const auto row = [&](float y, ImU32 colour, const std::string& what, const std::string& count,
                       const std::string& average) {
    ui.left(Type::text, {room.x, y, dice - room.x - ui.px(12), ui.px(purpose_row)}, colour, what);
    ui.left(Type::text, {dice, y, ui.px(90), ui.px(purpose_row)}, colour, count);
    ui.left(Type::text, {mean, y, ui.px(76), ui.px(purpose_row)}, colour, average);
  };
  float y = room.y;
  row(y, style::quiet, ui.say("dice-for"), ui.say("dice-count"), ui.say("dice-mean"));
  y += ui.px(purpose_row + 6);
  for (const auto& [what, faces] : shown().by_purpose) {
    row(y, style::text, purpose(ui.words(), what), std::to_string(faces.total()),
        words::number(ui.words(), faces.mean(), 2));
    y += ui.px(purpose_row);
  }
}

/// Every die of the match, the newest first.
void FairnessScreen::lay_log(Ui& ui, const SDL_FRect& room) const {
  const float line = ui.px(purpose_row);
  ui.begin_scroll("dice log", {room.x, room.y, room.w + ui.px(14), room.h});
  const float scrolled = ImGui::GetScrollY();
  float y = room.y - scrolled;
  const float values = room.x + room.w - ui.px(84);
  for (const Fallen& fallen : fallen_) {
    if (y + line > room.y && y < room.y + room.h) {
      ui.left(Type::small, {room.x, y, ui.px(60), line}, style::dimmed, fallen.moment);
      ui.left(Type::text, {room.x + ui.px(64), y, values - room.x - ui.px(76), line}, style::text,
              purpose(ui.words(), fallen.purpose));
      for (std::size_t die = 0; die < fallen.count; ++die)
        lay_die(ui, values + ui.px(38) * static_cast<float>(die), y, fallen, die);
    }
    y += line;
  }
  ui.soften(room, y, style::panel);
  ui.end_scroll(y + scrolled - room.y);
}

/// A die of the list in the colours of who rolled it.
void FairnessScreen::lay_die(Ui& ui, float x, float y, const Fallen& fallen, std::size_t die) const {
  const paint::TeamColours& team =
      paint::kits[director_.settings().colours].teams[index(fallen.rolled_by[die])];
  const SDL_FRect square{x, y + ui.px(3), ui.px(24), ui.px(24)};
  ui.fill(square, packed(team.body), 5);
  ui.centred(Type::text, square, packed(team.mark), std::to_string(fallen.values[die]));
}

void FairnessScreen::still(const paint::Painter& painter) const {
  for (int face = 1; face <= 6; ++face)
    painter.draw_die(dice_[static_cast<std::size_t>(face - 1)], side_, {.value = face});
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
