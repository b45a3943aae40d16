#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "fuba/story/story.hpp"
#include "fuba/words/words.hpp"

namespace fuba {

/// What every part of the report is told from, and how it is put in words.
class Telling {
 public:
  Telling(const Story& story, const Match& match, const Words& words);

  const Story& story() const { return story_; }
  const Match& match() const { return match_; }

  /// "en".
  const std::string& language() const { return words_.language(); }
  /// The text of a key below "report".
  std::string say(std::string_view key, std::initializer_list<Placeholder> values = {}) const;
  std::string sentence(const Event& event) const;
  const std::string& name(Team team) const { return names_[team]; }
  const std::string& edition() const;
  const std::string& option(Option option) const;

  /// "45+2'".
  std::string moment(const Moment& when) const;
  /// "34 %".
  std::string percent(double value) const;
  /// "0.8", "2.13".
  std::string number(double value, int decimals) const;
  /// "2026-05-18 20:15".
  std::string date(std::string_view moment) const;
  /// "2 : 1".
  std::string score(const std::array<int, 2>& goals) const;

 private:
  const Story& story_;
  const Match& match_;
  Words words_;
  Names names_;
};

}  // namespace fuba
