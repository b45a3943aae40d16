#pragma once

#include <filesystem>
#include <string>

#include "fuba/words/words.hpp"

namespace fuba::test {

std::string read_file(const std::filesystem::path& path);

/// The English language file, and the texts in it.
std::string english_text();
const Words& english();

inline const Names names{{"Home", "Away"}};

/// The texts as an edition has them.
const Words& english_of(std::string_view edition);

/// The default edition with every option that it has.
const Ruleset& with_every_option();

/// Something a player can read: it ends as a sentence does, and nothing in it was left unfilled.
bool is_whole_sentence(const std::string& text);

}  // namespace fuba::test
