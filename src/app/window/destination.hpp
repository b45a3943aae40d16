#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

namespace fuba::app {

class AnyMatch;
class Occasion;
class Contest;
class Series;

/// The places of the program that a screen may ask for. It says where to go and with which match, and knows
/// no other screen.
namespace place {

/// The way in; nothing lies below it.
struct Title {};
/// The same above a match under way.
struct Menu {
  std::shared_ptr<const AnyMatch> match;
  std::shared_ptr<Occasion> occasion = {};  ///< what the match belongs to; null = itself
};
/// What may be chosen about a match before it begins.
struct NewMatch {
  bool leaving = false;  ///< all other screens for good
};
/// What is in a file that the players have opened from anywhere.
struct File {
  std::filesystem::path file;
};
/// The saved matches.
struct Library {
  std::shared_ptr<const AnyMatch> to_save;  ///< null where no match is under way
};
/// The table with a match to play; nothing lies below it.
struct Table {
  std::shared_ptr<const AnyMatch> match;
  bool kept = true;                         ///< safe from the end of the program
  std::shared_ptr<Occasion> occasion = {};  ///< what the match belongs to; null = itself
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
/// What a player likes.
struct SettingsPage {};
/// What every key does.
struct Keys {};
/// All leagues and cups.
struct Competitions {};
/// A competition that is put together.
struct NewCompetition {
  std::filesystem::path after = {};  ///< whose next season it is; empty = a new one
};
/// One competition: what is next, tables, fixtures.
struct Hub {
  std::shared_ptr<Contest> contest;
};
/// What each choice and each throw of a match was worth.
struct Analysis {
  std::shared_ptr<const AnyMatch> match;
  std::filesystem::path file = {};  ///< where the match is saved; empty if it is not
};
/// Positions to try one's hand at.
struct Exercise {
  std::shared_ptr<const Series> series;
};
/// The puzzles of a game.
struct Puzzles {};
/// A position to be put together.
struct Editor {
  std::shared_ptr<const AnyMatch> match;  ///< with which it begins; null = as a new match does
};
/// The lessons of a game.
struct Learn {};
/// One of them, above the others.
struct Lesson {
  std::string id;  ///< as its game lists it
};

}  // namespace place

using Destination =
    std::variant<place::Title, place::Menu, place::NewMatch, place::File, place::Library, place::Table,
                 place::Watch, place::Story, place::PlayOn, place::Rules, place::Dice, place::SettingsPage,
                 place::Keys, place::Learn, place::Lesson, place::Analysis, place::Exercise, place::Puzzles,
                 place::Editor, place::Competitions, place::NewCompetition, place::Hub>;

}  // namespace fuba::app
