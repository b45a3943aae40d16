#include "fuba/table/fuba_rules_chooser.hpp"

#include "app/window/letters.hpp"
#include "fuba/table/edition_cards.hpp"
#include "fuba/table/rules_setting.hpp"

namespace fuba::app {
namespace {

/// The editions' letters are the same whichever of them is chosen.
std::vector<std::string> with_editions(const Ui& ui, std::vector<std::string> labels) {
  for (const std::string_view edition : editions()) labels.push_back(edition_name(ui.words(), edition));
  return labels;
}

}  // namespace

float FubaRulesChooser::editions_height(const Ui& ui, float width) const {
  return edition_cards_height(ui, width, in_short_);
}

void FubaRulesChooser::lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings,
                                    const std::vector<std::string>& taken) {
  RulesSetting chosen = rules_setting(settings, content_.options);
  const std::vector<char> letters = letters_for(with_editions(ui, taken));
  const std::string_view edition =
      edition_cards(ui, room, chosen.rules.edition, std::span(letters).subspan(taken.size()), in_short_);
  if (edition == chosen.rules.edition) return;
  chosen.choose_edition(content_.options, edition);
  keep(settings, chosen);
  cards_.clear_notice();
}

void FubaRulesChooser::lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                                   const std::vector<std::string>& taken) {
  RulesSetting chosen = rules_setting(settings, content_.options);
  const RulesSetting before = chosen;
  ui.speak(content_.of(chosen.rules.edition).words);
  cards_.frame(ui, room, chosen.rules, with_editions(ui, taken));
  if (chosen != before) keep(settings, chosen);
}

}  // namespace fuba::app
