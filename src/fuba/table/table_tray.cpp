#include <algorithm>
#include <sstream>

#include "fuba/table/formation_card.hpp"
#include "fuba/table/skill_cards.hpp"
#include "fuba/table/table_panels.hpp"

namespace fuba::app {
namespace {

constexpr float die_side = 54;
constexpr float die_step = 1.35F;  ///< from one die to the next, in sides
constexpr float row_step = 1.2F;
constexpr float tray_rim = 8;
constexpr float group_gap = 10;
constexpr float purpose_gap = 12;
constexpr float booking_width = 15;
constexpr float booking_height = 21;
constexpr float point_size = 10.5F;
constexpr float point_step = 12.8F;
constexpr float track_start = 116;  ///< behind the words for a line
constexpr float track_end = 193;
constexpr float rest_of_tracks = 46;  ///< what the tracks leave beside them
constexpr float seat_size = 15;
constexpr float skill_width = 34;
constexpr float skill_height = 48;
constexpr float first_line = 34;
constexpr float line_step = 20;

/// Whether a team has more to show than its formation and its cards.
bool has_extras(const Ruleset& rules) {
  return rules.has(Option::conditions) || rules.has(Option::substitutions) || rules.has(Option::injuries);
}

/// Where things of a team lie: counted from its formation card towards the dice.
struct Column {
  SDL_FRect room;
  bool home;

  SDL_FRect at(float along, float down, float width, float height) const {
    return {home ? room.x + along : room.x + room.w - along - width, room.y + down, width, height};
  }
};

SDL_FPoint centre(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

/// What is in force from the next turn on where that is something else.
std::string players_of(const TeamState& side, Line line) {
  const std::string now = std::to_string(side.formation[line]);
  const bool changes = side.next_formation.chosen() && side.next_formation[line] != side.formation[line];
  return changes ? now + " → " + std::to_string(side.next_formation[line]) : now;
}

/// What there is to say of a line: its condition points, and how hard it plays.
std::string about_line(const Words& words, const Ruleset& rules, const TeamState& side, Line line) {
  std::string text;
  if (rules.has(Option::conditions)) {
    text = fuba::ui(
        words, "condition-hint",
        {{"line", condition_line(words, line)}, {"points", std::to_string(side.condition[index(line)])}});
  }
  if (!rules.has(Option::styles)) return text;
  const Style style = side.styles[index(line)];
  return text + (text.empty() ? "" : "\n") + style_name(words, style) + ". " + style_help(words, style);
}

/// Dice that lie together in the tray: two in a row, or each roll in a row of its own.
struct Thrown {
  struct One {
    int value;
    Team team;
    bool last;  ///< of the roll that fell last
  };
  Purpose purpose;
  std::vector<std::vector<One>> rows = {{}};

  /// Of the longest row, in sides of a die with the gaps between them.
  float width() const {
    std::size_t most = 1;
    for (const auto& row : rows) most = std::max(most, row.size());
    return 1 + die_step * static_cast<float>(most - 1);
  }
  float height() const { return 1 + row_step * static_cast<float>(rows.size() - 1); }
};

/// What both teams have rolled for the same thing lies together.
std::vector<Thrown> by_purpose(const std::vector<TrayRoll>& rolls) {
  constexpr std::size_t side_by_side = 2;
  std::vector<Thrown> groups;
  for (const TrayRoll& roll : rolls) {
    if (groups.empty() || groups.back().purpose != roll.purpose) groups.push_back({roll.purpose});
    auto& rows = groups.back().rows;
    if (rows.back().size() + static_cast<std::size_t>(roll.count) > side_by_side) rows.emplace_back();
    for (int die = 0; die < roll.count; ++die) {
      const auto at = static_cast<std::size_t>(die);
      rows.back().push_back({roll.values[at], roll.rolled_by[at], &roll == &rolls.back()});
    }
  }
  return groups;
}

float longest_word(const Ui& ui, const std::string& words) {
  std::istringstream rest(words);
  float longest = 0;
  for (std::string word; rest >> word;) longest = std::max(longest, ui.measure(Type::small, word).x);
  return longest;
}

/// What was thrown for, above the dice: all of it in one line where that leaves gaps, else in two.
void lay_purposes(Ui& ui, const SDL_FRect& room, const std::vector<Thrown>& thrown) {
  const float share = room.w / static_cast<float>(std::max<std::size_t>(1, thrown.size()));
  const float gap = ui.px(purpose_gap);
  const auto width = [&](const Thrown& group) {
    return ui.measure(Type::small, purpose(ui.words(), group.purpose)).x;
  };
  float together = 0;
  float widest = 0;
  for (const Thrown& group : thrown) {
    together += width(group) + gap;
    widest = std::max(widest, width(group));
  }
  const bool in_one_line = together <= room.w && widest <= share + gap;
  for (std::size_t at = 0; at < thrown.size(); ++at) {
    const std::string& words = purpose(ui.words(), thrown[at].purpose);
    const float wide = in_one_line ? width(thrown[at]) : std::max(share - gap, longest_word(ui, words));
    const float middle = room.x + share * (static_cast<float>(at) + 0.5F);
    ui.centred(Type::small, {middle - wide / 2, room.y, wide, room.h}, style::quiet, words);
  }
}

/// The formation card with its roles: the points lie on tracks beside it.
paint::Card plain_card(const Ruleset& rules, Team team, const TeamState& side) {
  paint::Card card = formation_card(rules, team, side);
  for (paint::CardLine& line : card.lines) line.points = line.markers = 0;
  card.tired = false;
  return card;
}

}  // namespace

bool Tray::frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown,
                 const Names& names, const std::vector<TrayRoll>& rolls, const Present& present) {
  unit_ = table.unit;
  present_ = present;
  prints_.clear();
  ui.fill(table.tray, style::panel, 0);
  const float margin = ui.px(12);
  const float wide = ui.px(has_extras(rules) ? 360 : 300);
  const SDL_FRect& tray = table.tray;
  bool taken_up = false;
  for (const Team team : teams) {
    const float x = team == Team::home ? tray.x + margin : tray.x + tray.w - margin - wide;
    const SDL_FRect room{x, tray.y + margin, wide, tray.h - 2 * margin};
    taken_up |= side(ui, rules, room, shown, team, names[team], present.chooses == team);
  }
  // Where the teams leave little room between them, what was thrown for may take two lines.
  const bool narrow = has_extras(rules);
  const SDL_FRect heading{tray.x + 2 * margin + wide, tray.y + ui.px(narrow ? 4 : 8),
                          tray.w - 2 * wide - 4 * margin, ui.px(narrow ? 36 : 26)};
  const auto thrown = by_purpose(rolls);
  lay_purposes(ui, heading, thrown);
  const float top = heading.y + heading.h;
  dice_ = {heading.x, top, heading.w, tray.y + tray.h - margin - top};
  prints_.push_back([rect = dice_](const paint::Painter& painter) { painter.draw_dice_tray(rect); });
  return taken_up;
}

bool Tray::side(Ui& ui, const Ruleset& rules, const SDL_FRect& room, const State& shown, Team team,
                const std::string& name, bool chooses) {
  const TeamState& state = shown.side(team);
  const bool home = team == Team::home;
  const float card_width = room.h * 5 / 7;
  const SDL_FRect card{home ? room.x : room.x + room.w - card_width, room.y, card_width, room.h};
  prints_.push_back([card, face = plain_card(rules, team, state)](const paint::Painter& painter) {
    paint_card(painter.studio(), card, face);
  });
  const float width = room.w - card_width - ui.px(14);
  const SDL_FRect rest{home ? room.x + card_width + ui.px(14) : room.x, room.y, width, room.h};
  lay_name(ui, rules, rest, state, team, name, chooses);
  if (state.formation.chosen())
    for (const Line line : lines) lay_line(ui, rules, rest, state, team, line);
  if (rules.has(Option::injuries)) lay_injured(ui, rules, rest, state, team);
  lay_bookings(ui, rest, state, team, rules.has(Option::skills));
  return rules.has(Option::skills) && lay_hand(ui, rules, rest, state, team, chooses);
}

/// One line of words, from the formation card towards the dice; answers its width.
float Tray::lay_words(Ui& ui, const SDL_FRect& rest, Team team, Type type, float along, float down,
                      ImU32 colour, const std::string& words, float most) {
  const Column column{rest, team == Team::home};
  const std::string fitting = ui.shortened(type, words, most);
  const ImVec2 size = ui.measure(type, fitting);
  const SDL_FRect place = column.at(along, down, size.x, size.y);
  ui.text(type, place.x, place.y, colour, fitting);
  return size.x;
}

void Tray::lay_name(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                    const std::string& name, bool chooses) {
  const Column column{rest, team == Team::home};
  const float bench = rules.has(Option::substitutions)
                          ? ui.px(static_cast<float>(rules.substitutions.in_match) * (seat_size + 4))
                          : 0;
  const float sign = ui.px(24);
  const float tired = state.tired ? ui.measure(Type::small, ui.say("tired")).x + ui.px(14) : 0;
  const float signs = (state.tired ? tired + ui.px(6) : 0) + (state.coach_off ? sign + ui.px(6) : 0);
  float along = lay_words(ui, rest, team, Type::strong, 0, ui.px(4), chooses ? style::accent : style::text,
                          name, rest.w - bench - signs - ui.px(8)) +
                ui.px(8);
  if (state.tired) {
    const SDL_FRect chip = column.at(along, ui.px(5), tired, ui.px(20));
    ui.fill(chip, style::bad, 6);
    ui.centred(Type::small, chip, style::on_accent, ui.say("tired"));
    if (ui.pointer_in(chip)) ui.hint(ui.say("tired-help"));
    along += tired + ui.px(6);
  }
  if (state.coach_off) {
    const SDL_FRect chip = column.at(along, ui.px(5), sign, ui.px(20));
    ui.fill(chip, style::bad, 6);
    prints_.push_back([at = centre(chip), size = ui.px(15)](const paint::Painter& painter) {
      painter.draw_whistle(at, size);
    });
    if (ui.pointer_in(chip)) ui.hint(ui.say("coach-off-help"));
  }
  if (bench > 0) lay_bench(ui, rules, rest, state, team);
}

void Tray::lay_bench(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team) {
  const Column column{rest, team == Team::home};
  const int seats = rules.substitutions.in_match;
  const int left = seats - state.substitutions;
  const float step = ui.px(seat_size + 4);
  const float size = ui.px(seat_size);
  const float start = rest.w - step * static_cast<float>(seats);
  for (int seat = 0; seat < seats; ++seat) {
    const SDL_FRect place = column.at(start + step * static_cast<float>(seat), ui.px(7), size, size);
    prints_.push_back([at = centre(place), size, team, there = seat < left](const paint::Painter& painter) {
      paint_seat(painter.studio(), at, size, team, there);
    });
  }
  if (ui.pointer_in(column.at(start, ui.px(4), step * static_cast<float>(seats), ui.px(22))))
    ui.hint(fuba::ui(ui.words(), "bench", {{"left", std::to_string(left)}}));
}

/// Whether a condition point of the line comes or goes now.
bool Tray::changes(Team team, Line line) const {
  const auto& event = present_.happens;
  return event && event->team == team && event->figures[0] == static_cast<int>(line) &&
         (event->kind == EventKind::condition_lost || event->kind == EventKind::condition_gained);
}

void Tray::lay_line(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                    Line line) {
  const float down = ui.px(first_line + line_step * static_cast<float>(index(line)));
  const std::string players = players_of(state, line);
  const bool tracks = rules.has(Option::conditions);
  const float most = tracks ? ui.px(track_start - 4) : rest.w;
  const std::string whole = players + " " + ui.say("tray-" + std::string(fuba::name(line)));
  // The lines have their order: what a formation changes to says more than their names.
  const std::string& said = ui.measure(Type::small, whole).x <= most ? whole : players;
  lay_words(ui, rest, team, Type::small, 0, down, players.size() > 1 ? style::accent : style::quiet, said,
            most);
  const Column column{rest, team == Team::home};
  const std::string about = about_line(ui.words(), rules, state, line);
  if (!about.empty() && ui.pointer_in(column.at(0, down, ui.px(track_end), ui.px(line_step)))) ui.hint(about);
  if (!tracks) return;
  const int points = state.condition[index(line)];
  const float size = ui.px(point_size);
  const int places = std::max<int>(rules.conditions.line_most, points);
  for (int point = 0; point < places; ++point) {
    const SDL_FRect place =
        column.at(ui.px(track_start + point_step * static_cast<float>(point)), down + ui.px(3), size, size);
    prints_.push_back(
        [at = centre(place), size, team, there = point < points](const paint::Painter& painter) {
          paint_point(painter.studio(), at, size, team, there);
        });
  }
  const SDL_FRect row =
      column.at(0, down, ui.px(track_start + point_step * static_cast<float>(places)), ui.px(line_step));
  if (changes(team, line)) {
    const float rim = ui.px(4);
    ui.outline({row.x - rim, row.y - ui.px(1), row.w + 2 * rim, row.h - ui.px(1)}, style::accent, 1.5F, 6);
  }
}

/// The injured beside the tracks: minutes or turns left, or a word for those who do not come back.
void Tray::lay_injured(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state,
                       Team team) {
  const bool turns = rules.policies.injury_time == Policies::InjuryTime::turns;
  const Column column{rest, team == Team::home};
  std::vector<int> out(state.returning, 1);
  for (std::size_t time = 1; time < state.injured.size(); ++time)
    out.insert(out.end(), state.injured[time], static_cast<int>(time));
  out.insert(out.end(), state.injured[0], 0);
  const float wide = ui.px(rest_of_tracks);
  constexpr std::size_t rows = 3;
  for (std::size_t at = 0; at < std::min(out.size(), rows); ++at) {
    const float down = ui.px(first_line + line_step * static_cast<float>(at));
    const SDL_FRect row = column.at(rest.w - wide, down, wide, ui.px(line_step));
    const bool more = at + 1 == rows && out.size() > rows;
    const float sign = ui.px(14);
    prints_.push_back([at = SDL_FPoint{row.x + sign / 2, row.y + ui.px(9)},
                       sign](const paint::Painter& painter) { paint_injury(painter.studio(), at, sign); });
    const std::string words = more          ? "+" + std::to_string(out.size() - at)
                              : out[at] > 0 ? std::to_string(out[at]) + (turns ? "" : "'")
                                            : ui.say("out");
    ui.text(Type::small, row.x + sign + ui.px(5), row.y, style::text, words);
    const std::string time = std::to_string(out[at]);
    if (ui.pointer_in(row)) {
      ui.hint(out[at] == 0 ? ui.say("out-hint")
              : turns      ? fuba::ui(ui.words(), "injured-turns-hint", {{"turns", time}})
                           : fuba::ui(ui.words(), "injured-hint", {{"minutes", time}}));
    }
  }
}

/// Red and yellow cards; they overlap where there are many.
void Tray::lay_bookings(Ui& ui, const SDL_FRect& rest, const TeamState& state, Team team, bool from_end) {
  const Column column{rest, team == Team::home};
  const int count = state.red + state.yellow;
  if (count == 0) return;
  const float card = ui.px(booking_width);
  const float room = from_end ? ui.px(56) : rest.w;
  const float step = std::min(card + ui.px(6), (room - card) / static_cast<float>(std::max(count - 1, 1)));
  const float start = from_end ? rest.w - card - step * static_cast<float>(count - 1) : 0;
  for (int at = 0; at < count; ++at) {
    const SDL_FRect place = column.at(start + step * static_cast<float>(at),
                                      rest.h - ui.px(booking_height + 4), card, ui.px(booking_height));
    prints_.push_back(
        [place, red = at < state.red](const paint::Painter& painter) { painter.draw_booking(place, red); });
  }
}

/// The skill cards: those played face up, the others from behind.
bool Tray::lay_hand(Ui& ui, const Ruleset& rules, const SDL_FRect& rest, const TeamState& state, Team team,
                    bool chooses) {
  const Column column{rest, team == Team::home};
  const SkillSet open = state.skills & state.skills_used;
  const int hidden = state.skills.size() + state.skills_hidden - open.size();
  const int count = open.size() + hidden;
  const float card = ui.px(skill_width);
  const float room = rest.w - ui.px(60);
  const float step = std::min(card + ui.px(5), (room - card) / static_cast<float>(std::max(count - 1, 1)));
  int at = 0;
  const auto lay = [&](const paint::SkillFace& face, const std::string& hint) {
    const SDL_FRect place =
        column.at(step * static_cast<float>(at++), rest.h - ui.px(skill_height), card, ui.px(skill_height));
    prints_.push_back(
        [place, face](const paint::Painter& painter) { paint_skill(painter.studio(), place, face); });
    if (ui.pointer_in(place)) ui.hint(hint);
  };
  for (const Skill skill : open)
    lay(face_of(rules, team, skill), skill_name(ui.words(), skill) + "\n" + skill_text(ui.words(), skill) +
                                         "\n" + price_of(ui.words(), rules, skill));
  const bool resting = chooses && present_.cards_rest;
  const char* hint = resting ? "cards-rest" : chooses ? "own-card-hint" : "other-card-hint";
  for (int back = 0; back < hidden; ++back)
    lay({.team = team, .group = {}, .face_up = false, .opacity = resting ? 0.4F : 1.0F}, ui.say(hint));
  if (!chooses || count == 0) return false;
  const SDL_FRect hand = column.at(0, rest.h - ui.px(skill_height),
                                   step * static_cast<float>(count - 1) + card, ui.px(skill_height));
  const bool taken = ui.spot("hand", hand);
  if (ui.focus().on("hand") || ui.pointer_in(hand)) {
    const float rim = ui.px(3);
    ui.outline({hand.x - rim, hand.y - rim, hand.w + 2 * rim, hand.h + 2 * rim}, style::accent, 2, 6);
  }
  return taken;
}

void Tray::still(const paint::Painter& painter) const {
  for (const auto& print : prints_) print(painter);
}

void Tray::live(const paint::Painter& painter, const std::vector<TrayRoll>& rolls, float tumble) const {
  const auto thrown = by_purpose(rolls);
  const float share = dice_.w / static_cast<float>(std::max<std::size_t>(1, thrown.size()));
  const float gap = group_gap * unit_;
  const float rim = tray_rim * unit_;
  float side = die_side * unit_;
  for (const Thrown& group : thrown)
    side = std::min({side, (share - gap - 2 * rim) / group.width(), (dice_.h - 2 * gap) / group.height()});
  for (std::size_t at = 0; at < thrown.size(); ++at) {
    const Thrown& group = thrown[at];
    const float middle = dice_.x + share * (static_cast<float>(at) + 0.5F);
    float y = dice_.y + dice_.h / 2 - (group.height() - 1) / 2 * side;
    for (const auto& row : group.rows) {
      float x = middle - die_step * static_cast<float>(row.size() - 1) / 2 * side;
      for (std::size_t die = 0; die < row.size(); ++die, x += die_step * side) {
        const auto& [value, team, last] = row[die];
        painter.draw_die(
            {x, y}, side,
            {value, paint::die_style(team), last ? tumble : 1.0F, static_cast<unsigned>(die + 1), false});
      }
      y += row_step * side;
    }
  }
}

}  // namespace fuba::app
