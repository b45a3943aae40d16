#pragma once

#include "app/window/director.hpp"
#include "app/window/study.hpp"
#include "fuba/table/content.hpp"

namespace fuba::app {

/// What FUBA gives to those who want to play better.
class FubaStudy : public Study {
 public:
  /// All must outlive it.
  FubaStudy(Director& director, const Content& content) : director_(director), content_(content) {}

  tl::expected<std::unique_ptr<Screen>, std::string> analysis(const AnyMatch& match,
                                                              std::filesystem::path file) override;
  tl::expected<std::unique_ptr<Screen>, std::string> exercise(std::shared_ptr<const Series> series) override;
  std::unique_ptr<Screen> puzzles() override;
  tl::expected<std::unique_ptr<Screen>, std::string> editor(const AnyMatch* match) override;

 private:
  RulesChoice chosen_rules() const;

  Director& director_;
  const Content& content_;
};

}  // namespace fuba::app
