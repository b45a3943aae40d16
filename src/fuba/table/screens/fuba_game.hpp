#pragma once

#include "app/window/board_game.hpp"
#include "app/window/director.hpp"
#include "fuba/match.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/fuba_competing.hpp"
#include "fuba/table/screens/fuba_study.hpp"

namespace fuba::app {

/// FUBA, as the rooms of the window know it.
class FubaGame : public BoardGame {
 public:
  /// Both must outlive the game.
  FubaGame(Director& director, Content& content);

  std::string_view id() const override { return Fuba::id; }
  std::string name() const override { return "FUBA"; }
  tl::expected<void, std::string> speak(std::string_view language) override {
    return reword(content_, language);
  }

  std::unique_ptr<RulesChooser> rules_chooser() override;
  Coaches coaches() const override;
  std::optional<std::string> trouble_with(std::string_view coach) const override;
  tl::expected<MatchPtr, std::string> new_match(MatchInfo info) override;

  tl::expected<Glance, SaveError> glance(const std::filesystem::path& file) override;
  tl::expected<ReadMatch, SaveError> read(const std::filesystem::path& file) override;

  bool has_unfinished() const override { return autosave().has_unfinished(); }
  std::filesystem::path unfinished_file() const override { return autosave().file(); }
  tl::expected<std::optional<ReadMatch>, SaveError> unfinished() override;
  tabletop::OpeningMark opening() const override { return autosave().opening(); }
  bool failed_to_open() const override { return autosave().failed_to_open(); }
  tl::expected<std::filesystem::path, tabletop::FileProblem> put_unopened_aside() override {
    return autosave().put_unopened_aside();
  }

  float miniature_height(float width) const override;
  std::unique_ptr<BoardPicture> board(const AnyMatch* match) const override;

  std::unique_ptr<Screen> table(const AnyMatch& match, bool kept) override;
  std::unique_ptr<Screen> replay(const AnyMatch& match, std::filesystem::path file) override;
  std::unique_ptr<Screen> story(const AnyMatch& match, std::filesystem::path file) override;
  std::unique_ptr<Screen> rules(std::string_view edition) override;
  std::unique_ptr<Screen> dice(MatchPtr match) override;
  CompetingGame* competing() override { return &competing_; }

  Study* study() override { return &study_; }

  std::vector<LessonShelf> lessons() const override;
  tl::expected<std::unique_ptr<Screen>, std::string> lesson(std::string_view id) override;

 private:
  Autosave autosave() const { return Autosave(director_.folder()); }
  ReadMatch carried(Loaded loaded);

  Director& director_;
  Content& content_;
  KnownRules rules_;
  FubaCompeting competing_;
  FubaStudy study_;
};

}  // namespace fuba::app
