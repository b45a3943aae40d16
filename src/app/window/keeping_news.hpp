#pragma once

#include <optional>
#include <string>

#include "tabletop/kept.hpp"
#include "words/words.hpp"

namespace fuba::app {

using tabletop::Kept;
using tabletop::NotKept;
using words::Words;

/// What the players are told about the keeping of their match: each trouble once, however long it lasts, and
/// that all is well again.
class KeepingNews {
 public:
  /// After something was to be kept; nothing if there is no news.
  std::optional<std::string> of(const tl::expected<Kept, NotKept>& result, const Words& words);

 private:
  std::optional<NotKept> trouble_;  ///< as it was told, while it lasts
};

}  // namespace fuba::app
