#pragma once

#include "stw/table/stw_table.hpp"

namespace stw::app {

/// What may be chosen about a new match: two options, the length of a half and of a throw, and what a tie
/// brings.
class StwRulesChooser : public fuba::app::RulesChooser {
 public:
  /// The content must outlive it.
  explicit StwRulesChooser(const Content& content) : content_(content) {}

  void compete() override { competes_ = true; }
  float editions_height(const Ui& ui, float width) const override;
  void lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings,
                    const std::vector<std::string>& taken) override;
  void lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                   const std::vector<std::string>& taken) override;

 private:
  void lay_cards(Ui& ui, const SDL_FRect& room, RulesChoice& choice,
                 const std::vector<std::string>& taken) const;
  void lay_clock(Ui& ui, const SDL_FRect& room, Clock& clock) const;

  const Content& content_;
  bool competes_ = false;  ///< in a competition
};

}  // namespace stw::app
