#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/team.hpp"

namespace lesson {

using tabletop::Team;

/// Whether a choice is one of a pattern: the same words, where "*" stands for any one word and, as the last,
/// for all that follow. "target *" covers every target.
bool covers(std::string_view pattern, std::string_view choice);

/// What is said to whoever makes a choice that is not the right one.
struct Answer {
  std::string id;
  std::vector<std::string> to;  ///< patterns of choices
};

/// A position, with the dice that fall in it.
struct Scene {
  nlohmann::json position;
  std::vector<std::uint8_t> dice;
};

/// One thing at a time: a few sentences, and at most one thing to do.
struct Step {
  std::string id;
  std::vector<std::string> about;  ///< what it speaks of on the board, in the words of the game
  std::string rule;                ///< the paragraph of the rulebook that says it: "3.0/4.4.c"
  std::vector<std::string> plays;  ///< choices of either team that are made before anything is said
  std::vector<std::string> right;  ///< choices that are right; empty where there is only something to read
  std::vector<Answer> answers;     ///< to wrong choices; any other has a common answer

  bool new_scene = false;  ///< the next of the lesson's scenes begins with it

  bool only_read() const { return right.empty(); }
};

/// Real positions with dice laid down, and the steps that lead through them; or one position and a match to
/// be played from there on against a coach.
struct Lesson {
  std::string id;             ///< "ball"
  std::string file;           ///< "fuba-3.0/lessons/ball.json"
  std::vector<Scene> scenes;  ///< at least one, by the same rules
  Team learner = Team::home;
  std::string against;  ///< the coach of a match to be played; empty in a lesson with steps
  std::vector<Step> steps;

  bool is_match() const { return !against.empty(); }
};

// Its texts stand in the language file below "lesson.<edition>.<lesson>": `title`, `summary`, each step under
// its id, the common answer to a wrong choice under "<step>-else", any other under "<step>-<answer>".

/// "lesson.fuba-3.0.ball.title"
std::string text_key(std::string_view edition, const Lesson& lesson, std::string_view text);

/// The keys of all texts of a lesson.
std::vector<std::string> text_keys(std::string_view edition, const Lesson& lesson);

}  // namespace lesson
