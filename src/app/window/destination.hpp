#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

namespace fuba::app {

class AnyMatch;

/// The places of the program that a screen may ask for. It says where to go and with which match, and knows
/// no other screen.
namespace place {

/// The way in; nothing lies below it.
struct Title {};
/// The same above a match under way.
struct Menu {
  std::shared_ptr<const AnyMatch> match;
};
struct NewMatch {
  bool leaving = false;  ///< all other screens for good
};
/// The saved matches.
struct Library {
  std::shared_ptr<const AnyMatch> to_save;  ///< null where no match is under way
};
/// The table with a match to play; nothing lies below it.
struct Table {
  std::shared_ptr<const AnyMatch> match;
  bool kept = true;  ///< safe from the end of the program
};
/// A match that is watched.
struct Watch {
  std::shared_ptr<const AnyMatch> match;
  std::filesystem::path file = {};  ///< where notes are kept; empty = nowhere
};
/// The story of a match.
struct Story {
  std::shared_ptr<const AnyMatch> match;
  std::filesystem::path file = {};  ///< where the match is saved; empty if it is not
};
/// The question who plays a match that goes on from a moment of another.
struct PlayOn {
  std::shared_ptr<const AnyMatch> match;
};
/// The rules in our own words.
struct Rules {
  std::shared_ptr<const AnyMatch> match;  ///< begins with its edition; null = with that of the settings
};
/// How the dice have fallen.
struct Dice {
  std::shared_ptr<const AnyMatch> match;  ///< null where none is under way
};
struct SettingsPage {};
/// The lessons of a game.
struct Learn {};
/// One of them, above the others.
struct Lesson {
  std::string id;  ///< as its game lists it
};

}  // namespace place

using Destination = std::variant<place::Title, place::Menu, place::NewMatch, place::Library, place::Table,
                                 place::Watch, place::Story, place::PlayOn, place::Rules, place::Dice,
                                 place::SettingsPage, place::Learn, place::Lesson>;

}  // namespace fuba::app
