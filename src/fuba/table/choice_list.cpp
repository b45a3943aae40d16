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

/// Areas take the letters of the alphabet in order; anything else one of its own.
bool names_area(const Listed& listed) {
  const auto last = listed.id.find_last_of(' ');
  return last != std::string::npos && parse_area(std::string_view(listed.id).substr(last + 1)).has_value();
}

ChoiceButton button_for(const MatchPlay& play, const Listed& listed, bool compact) {
  ChoiceButton button;
  button.label = listed.label;
  button.refusal = listed.refusal;
  button.leading = listed.leading;
  button.compact = compact;
  button.note = listed.note;
  button.chance = listed.chance;
  if (button.chance || !listed.command || !listed.refusal.empty()) return button;
  button.chance = chance_of(play.words(), play.odds().known(), *listed.command);
  button.awaits_chance = !button.chance && play.odds().concern(*listed.command);
  return button;
}

/// Whether each choice has to do with a single line: areas with their chances, which are compared, and lists
/// too long for the room.
bool crowded(const Ui& ui, const MatchPlay& play, const SDL_FRect& room, const std::vector<Listed>& choices,
             bool areas) {
  if (areas) return choices.size() > (play.odds().concern_any() ? short_list : long_list);
  float height = 0;
  for (const Listed& listed : choices)
    height += ui.choice_height(button_for(play, listed, false), room.w) + ui.px(wide_gap);
  return height > room.h;
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
  const bool compact = crowded(ui, play, room, choices, areas);
  for (const Listed& listed : choices) labels.push_back(areas ? std::string() : listed.label);
  const std::vector<char> letters = letters_for(labels, areas ? lane_letters : std::string_view());
  ListAnswer answer;
  ui.begin_scroll("choices", room);
  const float gap = ui.px(compact ? narrow_gap : wide_gap);
  const float fitting = room.h / static_cast<float>(std::max<std::size_t>(1, choices.size())) - gap;
  const float scrolled = ImGui::GetScrollY();
  float y = room.y - scrolled;
  for (std::size_t at = 0; at < choices.size(); ++at) {
    ChoiceButton button = button_for(play, choices[at], compact);
    button.letter = letters[at];
    const float full = ui.choice_height(button, room.w);
    const float height = compact ? std::clamp(fitting, std::min(ui.px(lowest_choice), full), full) : full;
    if (ui.choice(choices[at].id, {room.x, y, room.w, height}, button)) answer.taken = at;
    if (ui.pointed()) answer.pointed = at;
    if (ui.pointed() && compact && !button.note.empty())
      ui.hint_below({room.x, y, room.w, height}, button.note, room);
    y += height + gap;
  }
  ui.end_scroll(y + scrolled - room.y);
  return answer;
}

}  // namespace fuba::app
