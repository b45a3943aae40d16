#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "content.hpp"
#include "fuba/match.hpp"
#include "screen.hpp"
#include "settings.hpp"
#include "tabletop/opening_mark.hpp"

namespace fuba::app {

/// Something that can be done about what is told in a box.
struct Answer {
  std::string label;
  std::function<void()> take;
};

/// What the players are told or asked before anything else.
struct Box {
  std::string message;
  std::vector<Answer> answers;  ///< none where they are only told
};

/// The programs that play Home's and Away's side, with their arguments; empty where none does.
using Programs = std::array<std::string, 2>;

/// What every screen may use, and the way from one to the next.
class Director {
 public:
  Director(const Content& content, RulesFor rules_for, std::filesystem::path folder, Settings settings);

  const Content& content() const { return content_; }
  const Words& words() const { return content_.words; }
  /// What an edition calls things, and its rules.
  const Words& words(std::string_view edition) const { return content_.of(edition).words; }
  /// The name of an edition that is not the default one; empty for that.
  std::string named_edition(std::string_view edition) const;
  const Rulebook& book(std::string_view edition) const { return content_.of(edition).book; }
  /// Of the basic game.
  const std::shared_ptr<const Ruleset>& rules() const { return content_.rules; }
  const OptionRegistry& options() const { return content_.options; }
  const RulesFor& rules_for() const { return rules_for_; }
  /// Where matches and settings are kept.
  const std::filesystem::path& folder() const { return folder_; }
  std::filesystem::path settings_file() const { return folder_ / "settings.json"; }

  const Programs& programs() const { return programs_; }
  void set_programs(Programs programs) { programs_ = std::move(programs); }

  const Settings& settings() const { return settings_; }
  void set_settings(const Settings& settings);

  /// Puts a screen above the present one; it shows from the next frame on.
  void open(std::unique_ptr<Screen> screen);
  void back();
  /// Leaves all screens for a new one.
  void begin(std::unique_ptr<Screen> screen);
  void quit();
  /// Tells the players something in a box.
  void tell(std::string message) { ask(std::move(message), {}); }
  /// Asks them something in a box. They may also go back and leave all as it is.
  void ask(std::string message, std::vector<Answer> answers);

  /// Holds the mark of a file until the players have seen what is in it.
  void hold(tabletop::OpeningMark mark) { opening_ = std::move(mark); }
  /// A picture has been painted, or the players leave.
  void opened();

  bool quitting() const { return quitting_; }
  /// The box that lies above everything; null if there is none.
  const Box* box() const { return boxes_.empty() ? nullptr : &boxes_.front(); }
  /// Takes it away, and then the answer that was given, if one was. The next one follows.
  void close_box(std::optional<std::size_t> answer = std::nullopt);
  /// The screen to show now, after all changes asked for.
  Screen& screen();
  /// Whether another screen lies below the present one.
  bool nested() const { return screens_.size() > 1; }

 private:
  const Content& content_;
  RulesFor rules_for_;
  std::filesystem::path folder_;
  Programs programs_;
  Settings settings_;
  std::vector<std::unique_ptr<Screen>> screens_;
  std::vector<std::function<void()>> changes_;
  std::deque<Box> boxes_;
  std::optional<tabletop::OpeningMark> opening_;
  bool quitting_ = false;
};

}  // namespace fuba::app
