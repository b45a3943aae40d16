#include "soccer_city/table/table_tray.hpp"

#include <algorithm>
#include <span>

namespace soccer_city::app {
namespace {

constexpr float middle_width = 370;
constexpr float dice_share = 0.4F;  ///< of the middle; the piles have the rest
constexpr float tray_card_width = 37;
constexpr float tray_card_height = 52;
constexpr float card_gap = 4;
constexpr float group_gap = 14;
constexpr std::array upper_row{Deck::attack, Deck::defence};
constexpr std::array lower_row{Deck::shot, Deck::ball};

/// Which of the parts of a turn is pending, by the phase that comes next.
std::optional<std::size_t> part_of_turn(const State& state) {
  const Step asked = state.agenda.top().step;
  constexpr std::array before_the_turn{Step::line_up, Step::place, Step::keep, Step::corner_runs};
  const bool between = std::ranges::find(before_the_turn, asked) != before_the_turn.end();
  if (between || state.agenda[0].step != Step::turn) return std::nullopt;
  switch (static_cast<Phase>(state.agenda[0].number)) {
    case Phase::begin:
    case Phase::action:
      return 0;
    case Phase::shot:
      return 1;
    case Phase::attack_reposition:
      return 2;
    case Phase::attack_refill:
    case Phase::defence:
      return 3;
    case Phase::defence_reposition:
      return 4;
    default:
      return 5;
  }
}

std::string listed(const Words& words, NumberSet numbers) {
  std::string list;
  for (const Number number : numbers) list += (list.empty() ? "" : ", ") + player(words, number);
  return list;
}

/// The cards of a deck that have been used, each as often as it lies there.
std::string used_cards(const Words& words, const State& shown, Deck deck) {
  std::string list;
  shown.discards.for_each(deck, [&](Card card) {
    list += (list.empty() ? "" : ", ") +
            ui(words, "cards-used",
               {{"card", card_name(words, card)}, {"count", std::to_string(shown.discards.count(card))}});
  });
  return list;
}

}  // namespace

float lay_steps(Ui& ui, const SDL_FRect& room, const State& state) {
  const auto part = part_of_turn(state);
  if (!part) return 0;
  constexpr std::array<std::string_view, 6> names{"step-ball", "step-action",  "step-shot",
                                                  "step-run",  "step-defence", "step-run-back"};
  const float gap = ui.px(3);
  const float width = (room.w - 2 * gap) / 3;
  const float height = ui.px(22);
  for (std::size_t at = 0; at < names.size(); ++at) {
    const SDL_FRect chip{room.x + static_cast<float>(at % 3) * (width + gap),
                         room.y + static_cast<float>(at / 3) * (height + gap), width, height};
    const bool now = at == *part;
    ui.fill(chip, now ? style::accent : style::raised, 5);
    ui.centred(Type::small, chip,
               now          ? style::on_accent
               : at < *part ? style::dimmed
                            : style::quiet,
               ui.say(names[at]));
  }
  return 2 * height + gap;
}

void TableTray::frame(Ui& ui, const TableLayout& table, const Ruleset& rules, const State& shown,
                      const Names& names, const TrayRoll& roll, std::optional<Team> chooses) {
  ui.fill(table.tray, style::room, 0);
  unit_ = ui.unit();
  cards_.clear();
  const float width = ui.px(middle_width);
  const float side = (table.tray.w - width) / 2;
  lay_team(ui, {table.tray.x, table.tray.y, side, table.tray.h}, shown, Team::home, names[Team::home],
           chooses == Team::home);
  lay_team(ui, {table.tray.x + side + width, table.tray.y, side, table.tray.h}, shown, Team::away,
           names[Team::away], chooses == Team::away);
  const float left = table.tray.x + side;
  dice_ = {left, table.tray.y + ui.px(34), dice_share * width, table.tray.h - ui.px(46)};
  const std::string dice =
      roll.count == 0
          ? ui.say("tray-none")
          : soccer_city::ui(ui.words(), "tray-last", {{"purpose", purpose(ui.words(), roll.purpose)}});
  ui.centred(Type::small, {dice_.x, table.tray.y + ui.px(8), dice_.w, ui.px(24)}, style::quiet, dice);
  lay_piles(ui, {left + dice_.w + ui.px(10), table.tray.y, width - dice_.w - ui.px(10), table.tray.h}, rules,
            shown);
}

void TableTray::lay_team(Ui& ui, const SDL_FRect& room, const State& shown, Team team,
                         const std::string& name, bool chooses) {
  const TeamState& side = shown.side(team);
  const SDL_FRect panel{room.x + ui.px(10), room.y + ui.px(8), room.w - ui.px(20), room.h - ui.px(16)};
  ui.fill(panel, style::panel);
  if (chooses) ui.outline(panel, style::accent, 1.5F);
  pieces_[index(team)] = {panel.x + ui.px(22), panel.y + ui.px(19)};
  const float x = panel.x + ui.px(40);
  const std::string sent_off =
      side.red.empty() ? std::string()
                       : soccer_city::ui(ui.words(), "sent-off", {{"players", listed(ui.words(), side.red)}});
  const float told = sent_off.empty() ? 0 : ui.measure(Type::small, sent_off).x + ui.px(16);
  const float width = panel.x + panel.w - x - told - ui.px(8);
  ui.left(Type::strong, {x, panel.y + ui.px(8), width, ui.px(22)}, style::text,
          ui.shortened(Type::strong, name, width));
  if (told > 0)
    ui.left(Type::small, {panel.x + panel.w - told, panel.y + ui.px(8), told, ui.px(22)}, style::bad,
            sent_off);
  const SDL_FRect first{panel.x + ui.px(12), panel.y + ui.px(36), ui.px(tray_card_width),
                        ui.px(tray_card_height)};
  const float end = panel.x + panel.w - ui.px(12);
  lay_row(ui, first, end, side, upper_row);
  SDL_FRect second = first;
  second.y += first.h + ui.px(4);
  lay_row(ui, second, end, side, lower_row);
}

void TableTray::lay_row(Ui& ui, SDL_FRect place, float end, const TeamState& side,
                        std::span<const Deck> row) {
  const bool beside_hidden = side.hidden != Card::none && std::ranges::count(row, Deck::defence) > 0;
  int cards = beside_hidden ? 1 : 0;
  for (const Deck deck : row) cards += side.hand.of(deck);
  const float gaps = ui.px(group_gap) * static_cast<float>(row.size() - (beside_hidden ? 0U : 1U));
  // Where there is no room for all they overlap.
  const float step = std::min(place.w + ui.px(card_gap),
                              (end - place.x - place.w - gaps) / static_cast<float>(std::max(cards - 1, 1)));
  for (const Deck deck : row) {
    side.hand.for_each(deck, [&](Card card) {
      for (int copies = side.hand.count(card); copies > 0; --copies) {
        lay_card(ui, place, card,
                 is_unknown(card) ? card_name(ui.words(), card)
                                  : soccer_city::ui(ui.words(), "card-told",
                                                    {{"card", card_name(ui.words(), card)},
                                                     {"help", card_help(ui.words(), card)}}));
        place.x += step;
      }
    });
    place.x += ui.px(group_gap);
    if (deck != Deck::defence || side.hidden == Card::none) continue;
    lay_card(ui, place, side.hidden,
             soccer_city::ui(ui.words(), "hidden-told", {{"card", card_name(ui.words(), side.hidden)}}));
    ui.outline({place.x - ui.px(2), place.y - ui.px(2), place.w + ui.px(4), place.h + ui.px(4)},
               style::accent, 1.5F, 5);
  }
}

void TableTray::lay_card(Ui& ui, const SDL_FRect& rect, Card card, const std::string& told) {
  cards_.push_back({rect, card});
  if (ui.pointer_in(rect)) ui.hint(told);
}

/// What lies face down, a pile for each deck, with how many cards it has.
void TableTray::lay_piles(Ui& ui, const SDL_FRect& room, const Ruleset& rules, const State& shown) {
  const float width = ui.px(30);
  const float height = ui.px(42);
  const float across = room.w / 3;
  for (const Deck deck : decks) {
    if (deck == Deck::factor && !rules.has(Option::factors)) continue;
    const auto at = index(deck);
    const float x = room.x + static_cast<float>(at % 3) * across;
    const float y = room.y + ui.px(8) + static_cast<float>(at / 3) * ui.px(78);
    ui.centred(Type::small, {x, y, across, ui.px(18)}, style::quiet,
               ui.shortened(Type::small, pile_name(ui.words(), deck), across));
    const SDL_FRect place{x + ui.px(6), y + ui.px(20), width, height};
    const Card top = deck == Deck::factor && shown.factor != Card::none ? shown.factor : unknown(deck);
    const int left = static_cast<int>(shown.pile(deck).size());
    const std::string used = used_cards(ui.words(), shown, deck);
    lay_card(ui, place, top,
             soccer_city::ui(
                 ui.words(), used.empty() ? "pile-told" : "pile-used-told",
                 {{"pile", pile_name(ui.words(), deck)}, {"left", std::to_string(left)}, {"used", used}}));
    ui.left(Type::strong, {place.x + width + ui.px(6), place.y, across - width, height},
            deck == Deck::ball ? style::accent : style::text, std::to_string(left));
  }
}

void TableTray::still(const Painter& painter) const {
  painter.draw_dice_tray(dice_);
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], 12 * unit_, team, false);
  for (const ShownCard& shown : cards_) paint::paint_card(painter.studio(), shown.rect, shown.card);
}

void TableTray::live(const Painter& painter, const Ruleset& /*rules*/, const TrayRoll& roll,
                     float tumble) const {
  const float side = 50 * unit_;
  const SDL_FPoint middle{dice_.x + dice_.w / 2, dice_.y + dice_.h / 2};
  for (int at = 0; at < roll.count; ++at) {
    const auto which = static_cast<std::size_t>(at);
    const float way = static_cast<float>(2 * at - roll.count + 1) * 0.62F * side;
    painter.draw_die({middle.x + way, middle.y}, side,
                     {.value = roll.values[which],
                      .style = fuba::paint::die_style(roll.rolled_by[which]),
                      .tumble = tumble,
                      .spin = static_cast<unsigned>(at)});
  }
}

}  // namespace soccer_city::app
