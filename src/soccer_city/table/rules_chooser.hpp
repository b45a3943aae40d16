#pragma once

#include "soccer_city/table/city_table.hpp"

namespace soccer_city::app {

/// What may be chosen about a new match: three options. It says which part of the rules is ours.
class CityRulesChooser : public fuba::app::RulesChooser {
 public:
  /// The content must outlive it.
  explicit CityRulesChooser(const Content& content) : content_(content) {}

  void compete() override { competes_ = true; }
  float editions_height(const Ui& ui, float width) const override;
  void lay_editions(Ui& ui, const SDL_FRect& room, Settings& settings,
                    const std::vector<std::string>& taken) override;
  void lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                   const std::vector<std::string>& taken) override;

 private:
  const Content& content_;
  bool competes_ = false;  ///< in a competition
};

}  // namespace soccer_city::app
