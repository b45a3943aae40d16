#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "competition/competition.hpp"
#include "fuba/match.hpp"
#include "mirror.hpp"

namespace fuba::test {

/// Somebody before the window who plays competitions by mouse. What a match asks he knows from the file in
/// which the program keeps it.
class SeasonHands {
 public:
  explicit SeasonHands(std::filesystem::path folder);

  Mirror& mirror() { return *mirror_; }
  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path file() const;
  /// Puts a competition there before the program starts anew.
  void put(const competition::Definition& definition);
  /// The same, and opens its hub.
  void open(const competition::Definition& definition);
  /// Ends the program as a kill does: another one goes on in another folder, with what was on the disk.
  void killed(const std::filesystem::path& other_folder);

  bool offers(const std::string& id) const { return mirror_->place(id).has_value(); }
  /// One click.
  void press(const std::string& id);
  std::size_t clicks() const { return clicks_; }
  /// A moment goes by.
  void wait();
  /// Time goes by until something is offered.
  void wait_for(const std::string& id);
  template <class Shown>
  bool shows() {
    return dynamic_cast<Shown*>(&mirror_->director().screen()) != nullptr;
  }
  template <class Shown>
  Shown& screen() {
    return dynamic_cast<Shown&>(mirror_->director().screen());
  }

  /// From the title to the page on which a new competition is put together.
  void begin_competition();

  // In the hub.
  const competition::Definition& definition();
  /// Time goes by until another screen is shown.
  void leave_hub();
  /// Time goes by until no match of coaches is played.
  void wait_for_coaches();
  /// Coaches play what comes next.
  void let_coaches_play();
  /// The same until nothing of theirs is left.
  void let_coaches_finish();
  /// Goes on with what comes next, up to the table.
  void play_next();
  /// Leaves the table after the final whistle.
  void back_to_hub();
  /// Opens the form for the result of the next match.
  void take_result_form();

  /// Answers what the match on the table asks, up to its end or so many answers.
  void play(const std::string& match, std::size_t answers = SIZE_MAX);
  /// The match as it lies on the disk.
  std::optional<Match> look(const std::string& match) const;
  competition::Competition competition() const;

 private:
  void start();
  void answer(const Match& match);

  std::filesystem::path folder_;
  std::unique_ptr<Mirror> mirror_;
  std::size_t clicks_ = 0;
};

/// A definition of FUBA's basic game: a 'p' is a person, a 'c' a beginner.
competition::Definition season_of(competition::Kind kind, const std::string& players);

}  // namespace fuba::test
