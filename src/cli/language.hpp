#pragma once

#include <string>
#include <string_view>

namespace cli {

/// The code of the language in which matches and errors are told: the one that the command line names, else
/// that of the environment, else English.
const std::string& language();

/// Names it.
void speak(std::string code);

/// What went wrong, in that language; in English where its words cannot be read.
std::string told_error(std::string_view english);

}  // namespace cli
