#include "fuba/table/choice_list.hpp"

#include <algorithm>

#include "app/window/letters.hpp"
#include "fuba/table/area_typing.hpp"
#include "fuba/table/chances.hpp"
#include "fuba/table/choice_notes.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t long_list = 7;
constexpr std::size_t short_list = 3;
constexpr float lowest_choice = 26;
constexpr float wide_gap = 7;
constexpr float narrow_gap = 4;
constexpr float scroll_bar = 14;  ///< its room beside the choices

/// Areas take the letters of the alphabet in order; anything else one of its own.
bool names_area(const Listed& listed) {
  const auto last = listed.id.find_last_of(' ');
  return last != std::string::npos && parse_area(std::string_view(listed.id).substr(last + 1)).has_value();
}

/// How much of each choice there is room for.
enum class Density : std::uint8_t {
  wide,   ///< all of it, a line each
  dense,  ///< the note close below the label; what cannot be chosen has its label only
  line,   ///< a single line
};

ChoiceButton button_for(const MatchPlay& play, const Listed& listed, Density density) {
  ChoiceButton button;
  button.label = listed.label;
  button.refusal = listed.refusal;
  button.leading = listed.leading;
  const bool closed = !listed.refusal.empty();
  button.compact = density == Density::line || (density == Density::dense && closed);
  button.dense = density == Density::dense && !closed && !listed.note.empty();
  button.note = listed.note;
  button.chance = listed.chance;
  if (button.chance || !listed.command || !listed.refusal.empty()) return button;
  button.chance = chance_of(play.words(), play.odds().known(), *listed.command);
  button.awaits_chance = !button.chance && play.odds().concern(*listed.command);
  return button;
}

float gap_of(const Ui& ui, Density density) {
  return ui.px(density == Density::wide ? wide_gap : narrow_gap);
}

float height_of(const Ui& ui, const MatchPlay& play, const Listed& listed, Density density, float width) {
  return ui.choice_height(button_for(play, listed, density), width) + gap_of(ui, density);
}

/// As much of each choice as fits into the room; where all of it does not, one without a note has a line
/// only, and then the last ones do without theirs. Areas with their chances are compared, a line each.
std::vector<Density> densities_for(const Ui& ui, const MatchPlay& play, const SDL_FRect& room,
                                   const std::vector<Listed>& choices, bool areas) {
  const auto all = [&](Density density) { return std::vector<Density>(choices.size(), density); };
  if (areas)
    return all(choices.size() > (play.odds().concern_any() ? short_list : long_list) ? Density::line
                                                                                     : Density::wide);
  const auto whole = [&](Density density) {
    float height = 0;
    for (const Listed& listed : choices) height += height_of(ui, play, listed, density, room.w);
    return height;
  };
  if (whole(Density::wide) <= room.h) return all(Density::wide);
  std::vector<Density> densities = all(Density::dense);
  float height = whole(Density::dense);
  for (const bool noted : {false, true}) {
    for (std::size_t at = choices.size(); height > room.h && at-- > 0;) {
      if (choices[at].note.empty() == noted) continue;
      densities[at] = Density::line;
      height -= height_of(ui, play, choices[at], Density::dense, room.w) -
                height_of(ui, play, choices[at], Density::line, room.w);
    }
  }
  return densities;
}

/// What the list has no room for; where it is many lines they do not hide the choices below.
void tell(Ui& ui, const std::string& note, const SDL_FRect& row, const SDL_FRect& room) {
  if (note.find('\n') != std::string::npos) return ui.hint_at_foot(room, note);
  if (!note.empty()) ui.hint_below(row, note, room);
}

}  // namespace

Listed listed(const MatchPlay& play, const Command& command) {
  const bool goes_on = command == commands::act(Action::none) && play.offers_bench();
  const bool leading = command.verb == Verb::done || command.verb == Verb::pass || goes_on;
  return {to_string(command), play.label(command), command, {}, leading, note_of(play, command)};
}

ListAnswer choice_list(Ui& ui, const MatchPlay& play, const SDL_FRect& room,
                       const std::vector<Listed>& choices) {
  std::vector<std::string> labels;
  const bool areas = std::ranges::any_of(choices, names_area);
  const std::vector<Density> densities = densities_for(ui, play, room, choices, areas);
  for (const Listed& listed : choices) labels.push_back(areas ? std::string() : listed.label);
  const std::vector<char> letters = letters_for(labels, areas ? lane_letters : std::string_view());
  ListAnswer answer;
  const bool only_lines = std::ranges::all_of(densities, [](Density each) { return each == Density::line; });
  const float gap = choices.empty() ? 0 : gap_of(ui, densities.front());
  const float fitting = room.h / static_cast<float>(std::max<std::size_t>(1, choices.size())) - gap;
  const auto height_of = [&](const ChoiceButton& button) {
    const float full = ui.choice_height(button, room.w);
    return only_lines ? std::clamp(fitting, std::min(ui.px(lowest_choice), full), full) : full;
  };
  float whole = -gap;
  for (std::size_t at = 0; at < choices.size(); ++at)
    whole += height_of(button_for(play, choices[at], densities[at])) + gap;
  const float width = room.w - (whole > room.h ? ui.px(scroll_bar) : 0);
  // What lies around the first and the last choice is seen, too.
  const float rim = ui.px(2);
  ui.begin_scroll("choices", {room.x - rim, room.y - rim, room.w + 2 * rim, room.h + 2 * rim});
  const float scrolled = ImGui::GetScrollY();
  float y = room.y - scrolled;
  for (std::size_t at = 0; at < choices.size(); ++at) {
    ChoiceButton button = button_for(play, choices[at], densities[at]);
    button.letter = letters[at];
    const SDL_FRect rect{room.x, y, width, height_of(button)};
    if (ui.choice(choices[at].id, rect, button)) answer.taken = at;
    if (ui.pointed()) answer.pointed = at;
    if (ui.pointed() && button.compact) tell(ui, button.note, rect, room);
    y += rect.h + gap;
  }
  ui.end_scroll(y + scrolled - room.y + rim);
  return answer;
}

}  // namespace fuba::app
