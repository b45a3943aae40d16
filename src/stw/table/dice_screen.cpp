#include "stw/table/dice_screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <numeric>

#include "app/window/page.hpp"
#include "tabletop/library.hpp"

namespace stw::app {
namespace {

constexpr float page_wide = 1120;
constexpr float faces_wide = 560;
constexpr float gutter = 48;
constexpr float purpose_row = 30;
constexpr double usual_top =
    0.3;  ///< share of a face at the top of the picture, unless a bar is higher still
constexpr int milliseconds_a_frame = 12;

ImU32 packed(const SDL_Color& colour) { return IM_COL32(colour.r, colour.g, colour.b, 0xFF); }

int total(const auto& faces) { return std::accumulate(faces.begin(), faces.end(), 0); }

}  // namespace

int DiceScreen::Count::dice() const { return total(by_team[0]) + total(by_team[1]); }

int DiceScreen::Count::sum() const {
  int sum = 0;
  for (const auto& faces : by_team)
    for (std::size_t face = 0; face < faces.size(); ++face) sum += static_cast<int>(face + 1) * faces[face];
  return sum;
}

void DiceScreen::add(Count& count, const Match& match) {
  ++count.matches;
  for (const Entry& entry : match.journal()) {
    const Throw* thrown = entry.fallen();
    if (thrown == nullptr) continue;
    for (std::size_t die = 0; die < thrown->roll.count; ++die) {
      const auto face = static_cast<std::size_t>(thrown->dice[die] - 1);
      ++count.by_purpose[thrown->roll.purpose][face];
      const bool spun = thrown->roll.purpose == Purpose::spin;
      if (!spun && face < die_faces) ++count.by_team[index(thrown->roll.rolled_by[die])][face];
    }
  }
}

DiceScreen::DiceScreen(Director& director, const Content& content, std::shared_ptr<const StwMatch> match)
    : director_(director),
      content_(content),
      match_(std::move(match)),
      all_(match_ == nullptr),
      rules_(load_rules) {
  for (const auto& saved : tabletop::Library(director.folder()).files())
    if (director.game_of(saved.file).id() == Stw::id) files_.push_back(saved.file);
  if (match_ != nullptr) add(here_, match_->match());
}

bool DiceScreen::advance(float /*milliseconds*/) {
  using Time = std::chrono::steady_clock;
  const auto end = Time::now() + std::chrono::milliseconds(milliseconds_a_frame);
  while (moving() && Time::now() < end)
    if (const auto loaded = load(files_[read_++], std::ref(rules_), DiceSource::scripted({})))
      add(saved_, loaded->match);
  return true;
}

void DiceScreen::frame(Ui& ui) {
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
          : stw::ui(ui.words(), all_ ? "dice-counted" : "dice-counted-here",
                    {{"dice", std::to_string(dice)},
                     {"matches", std::to_string(shown().matches)},
                     {"mean", words::number(ui.words(), static_cast<double>(shown().sum()) / dice, 2)}});
  ui.text(Type::text, room.x, top + height - verdict + ui.px(18), style::text, words, ui.px(faces_wide));
  const float left = room.x + ui.px(faces_wide + gutter);
  lay_purposes(ui, {left, top, room.x + room.w - left, height});
}

/// Two bars for each face, and the sixth at which fair dice arrive in the end.
void DiceScreen::lay_faces(Ui& ui, const SDL_FRect& room) {
  const auto share = [&](Team team, std::size_t face) {
    const auto& faces = shown().by_team[index(team)];
    const int all = total(faces);
    return all == 0 ? 0.0 : static_cast<double>(faces[face]) / all;
  };
  double top = usual_top;
  for (const Team team : teams)
    for (std::size_t face = 0; face < die_faces; ++face) top = std::max(top, share(team, face));
  float x = room.x;
  for (const Team team : teams) {
    const std::string name =
        all_ ? ui.say(team == Team::home ? "home" : "away") : match_->info().names[index(team)];
    pieces_[index(team)] = {x + ui.px(11), room.y + ui.px(11)};
    ui.left(Type::text, {x + ui.px(30), room.y, ui.px(220), ui.px(22)}, style::text, name);
    x += ui.px(58) + ui.measure(Type::text, name).x;
  }
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
      ui.fill({left, base - high, bar, high},
              packed(fuba::paint::kits[director_.settings().colours].teams[index(team)].body), 3);
      const SDL_FRect above{left - ui.px(6), base - high - ui.px(21), bar + ui.px(12), ui.px(19)};
      ui.centred(Type::small, above, style::quiet, std::to_string(shown().by_team[index(team)][face]));
    }
  }
}

/// How many dice fell for what, and how the spinner fell, sector by sector.
void DiceScreen::lay_purposes(Ui& ui, const SDL_FRect& room) const {
  float y = room.y;
  const float number = room.x + room.w - ui.px(80);
  const auto row = [&](ImU32 colour, const std::string& what, const std::string& count) {
    ui.left(Type::text, {room.x, y, number - room.x - ui.px(12), ui.px(purpose_row)}, colour, what);
    ui.left(Type::text, {number, y, ui.px(80), ui.px(purpose_row)}, colour, count);
    y += ui.px(purpose_row);
  };
  row(style::quiet, ui.say("dice-for"), ui.say("dice-count"));
  for (const auto& [purpose_of, faces] : shown().by_purpose)
    row(style::text, purpose(ui.words(), purpose_of), std::to_string(total(faces)));
  const auto spins = shown().by_purpose.find(Purpose::spin);
  if (spins == shown().by_purpose.end()) return;
  y += ui.px(14);
  row(style::quiet, ui.say("dice-spins"), "");
  const Ruleset& rules = match_ != nullptr ? match_->match().rules() : *content_.rules;
  for (std::size_t sector = 0; sector < spinner_sectors; ++sector)
    row(style::text, fmt::format("{}  {}", sector + 1, result_name(ui.words(), rules.spinner[sector])),
        std::to_string(spins->second[sector]));
}

void DiceScreen::still(const Painter& painter) const {
  for (int face = 1; face <= die_faces; ++face)
    painter.draw_die(dice_[static_cast<std::size_t>(face - 1)], 34 * unit_, {.value = face});
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], 11 * unit_, team, false);
}

}  // namespace stw::app
