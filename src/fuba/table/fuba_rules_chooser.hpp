#pragma once

#include "app/window/board_game.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/option_cards.hpp"

namespace fuba::app {

/// The editions of FUBA, and the options of the one that is chosen.
class FubaRulesChooser : public RulesChooser {
 public:
  /// The content must outlive it.
  explicit FubaRulesChooser(const Content& content) : content_(content), cards_(content.options) {}

  void compete() override {
    cards_.leave_out(Option::cup);
    in_short_ = true;
  }
  float editions_height(const Ui& ui, float width) const override;
  void lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings,
                    const std::vector<std::string>& taken) override;
  void lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                   const std::vector<std::string>& taken) override;

 private:
  const Content& content_;
  OptionCards cards_;
  bool in_short_ = false;  ///< a competition's page has less room
};

}  // namespace fuba::app
