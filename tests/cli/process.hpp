#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <stdexcept>
#include <string>

namespace fuba::test {

struct Outcome {
  int code;
  std::string text;  ///< both outputs
};

/// Runs fuba-cli by the shell.
inline Outcome run(const std::string& arguments, const std::string& before = "") {
  const std::string line = before + " " FUBA_CLI " " + arguments + " 2>&1";
  FILE* pipe = ::popen(line.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("no shell");
  Outcome outcome{0, {}};
  std::array<char, 4096> part;
  while (const std::size_t got = std::fread(part.data(), 1, part.size(), pipe))
    outcome.text.append(part.data(), got);
  outcome.code = WEXITSTATUS(::pclose(pipe));
  return outcome;
}

inline bool says(const Outcome& outcome, const std::string& part) {
  return outcome.text.find(part) != std::string::npos;
}

}  // namespace fuba::test
