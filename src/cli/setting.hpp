#pragma once

#include <memory>
#include <stdexcept>
#include <string_view>

#include "fuba/ruleset.hpp"
#include "words/words.hpp"

namespace fuba::cli {

/// Why a subcommand cannot go on: what, where, what to do.
struct CannotGoOn : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Rules and words from the data folder; throw CannotGoOn.
std::shared_ptr<const Ruleset> rules();
Words words();

}  // namespace fuba::cli
