#pragma once

#include <string>

namespace cli {

/// The code of the language in which matches are told: the one that the command line names, else that of the
/// environment, else English.
const std::string& language();

/// Names it.
void speak(std::string code);

}  // namespace cli
