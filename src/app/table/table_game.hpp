#pragma once

#include <memory>
#include <string>

#include "app/table/content.hpp"
#include "app/table/open_lesson.hpp"
#include "app/table/rooms.hpp"
#include "app/table/table_competing.hpp"
#include "tabletop/autosave.hpp"
#include "tabletop/known_rules.hpp"

namespace fuba::table {

/// Reads a lesson by its id as listed and looks at all that can be seen without playing it: its positions,
/// the paragraphs it cites, what it speaks of, and its texts. Or a sentence on what is wrong and where.
template <class T>
tl::expected<OpenLesson<typename T::Played>, std::string> open_lesson(const Content<T>& content,
                                                                      std::string_view id,
                                                                      const tabletop::TextReader& read);

/// A game with the shared table, as the rooms of the window know it.
template <class T>
class TableGame : public BoardGame {
 public:
  using G = typename T::Played;

  /// The director must outlive the game.
  TableGame(Director& director, Content<T> content);

  std::string_view id() const override { return G::id; }
  std::string name() const override { return T::title(content_.words); }
  tl::expected<void, std::string> speak(std::string_view language) override {
    return reword(content_, language);
  }

  std::unique_ptr<fuba::app::RulesChooser> rules_chooser() override { return T::rules_chooser(content_); }
  fuba::app::Coaches coaches() const override;
  std::optional<std::string> trouble_with(std::string_view coach) const override;
  tl::expected<MatchPtr, std::string> new_match(MatchInfo info) override;

  tl::expected<fuba::app::Glance, SaveError> glance(const std::filesystem::path& file) override;
  tl::expected<fuba::app::ReadMatch, SaveError> read(const std::filesystem::path& file) override;

  bool has_unfinished() const override { return autosave().has_unfinished(); }
  std::filesystem::path unfinished_file() const override { return autosave().file(); }
  tl::expected<std::optional<fuba::app::ReadMatch>, SaveError> unfinished() override;
  tabletop::OpeningMark opening() const override { return autosave().opening(); }
  bool failed_to_open() const override { return autosave().failed_to_open(); }
  tl::expected<std::filesystem::path, tabletop::FileProblem> put_unopened_aside() override {
    return autosave().put_unopened_aside();
  }

  float miniature_height(float width) const override { return T::miniature_height(width); }
  std::unique_ptr<fuba::app::BoardPicture> board(const AnyMatch* match) const override;

  std::unique_ptr<Screen> table(const AnyMatch& match, bool kept) override;
  std::unique_ptr<Screen> replay(const AnyMatch& match, std::filesystem::path file) override;
  std::unique_ptr<Screen> story(const AnyMatch& match, std::filesystem::path file) override;
  std::unique_ptr<Screen> rules(std::string_view edition) override;
  std::unique_ptr<Screen> dice(MatchPtr match) override;

  fuba::app::CompetingGame* competing() override { return &competing_; }

  std::vector<fuba::app::LessonShelf> lessons() const override;
  tl::expected<std::unique_ptr<Screen>, std::string> lesson(std::string_view id) override;

 private:
  tabletop::Autosave<G> autosave() const { return tabletop::Autosave<G>(director_.folder()); }
  fuba::app::ReadMatch carried(tabletop::Loaded<G> loaded);

  Director& director_;
  Content<T> content_;
  tabletop::KnownRules<G> rules_;
  TableCompeting<T> competing_;
};

}  // namespace fuba::table
