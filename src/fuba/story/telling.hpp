#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"

namespace fuba {

/// What every part of the page is told from, and how its words are put down. All texts that it answers may
/// stand in HTML as they are.
class Telling {
 public:
  Telling(const Story& story, const Match& match, const Words& words);

  const Story& story() const { return story_; }
  const Match& match() const { return match_; }

  /// "en".
  const std::string& language() const { return words_.language(); }
  /// The text of a key below "report"; plain where it becomes a value of another one.
  std::string plain(std::string_view key, std::initializer_list<Placeholder> values = {}) const;
  std::string say(std::string_view key, std::initializer_list<Placeholder> values = {}) const;
  std::string sentence(const Event& event) const;
  std::string name(Team team) const;
  /// The name as a value of a text.
  const std::string& plain_name(Team team) const { return names_[team]; }
  std::string edition() const;
  const std::string& plain_option(Option option) const;

  /// "45+2'".
  std::string moment(const Moment& when) const;
  /// The same as a value of a text.
  std::string plain_moment(const Moment& when) const;
  /// "34 %".
  std::string percent(double value) const;
  std::string plain_percent(double value) const;
  /// "2 : 1".
  std::string score(const std::array<int, 2>& goals) const;
  std::string plain_score(const std::array<int, 2>& goals) const;
  /// "first half".
  std::string half(int number) const;

 private:
  const Story& story_;
  const Match& match_;
  Words words_;
  Names names_;
};

/// "0.8", "2.13".
std::string decimal(double value, int digits);

/// The sign of a team beside its name.
std::string emblem(Team team);

}  // namespace fuba
