#include "app/window/keeping_news.hpp"

#include <utility>

#include "words/told_error.hpp"

namespace fuba::app {
namespace {

std::string text_of(const NotKept& trouble, const Words& words) {
  const auto say = [&](std::string_view key) {
    return words::ui(
        words, key,
        {{"file", trouble.file.string()}, {"problem", words::told_error(words, trouble.problem)}});
  };
  switch (trouble.why) {
    case NotKept::Why::in_use:
      return say("not-kept-in-use");
    case NotKept::Why::not_moved:
      return say("not-kept-among-saved");
    case NotKept::Why::not_written:
      break;
  }
  return say("not-kept");
}

std::optional<std::string> text_of(const Kept& kept, const Words& words) {
  const auto say = [&](std::string_view key) {
    return std::optional(words::ui(words, key, {{"file", kept.put_aside.string()}}));
  };
  switch (kept.found) {
    case Kept::Found::damaged:
      return say("kept-from-damaged");
    case Kept::Found::changed:
      return say("kept-beside-changed");
    case Kept::Found::removed:
      return say("kept-after-removed");
    case Kept::Found::stray:
      return say("kept-beside-stray");
    case Kept::Found::unopened:
      return say("kept-beside-unopened");
    case Kept::Found::nothing:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> KeepingNews::of(const tl::expected<Kept, NotKept>& result, const Words& words) {
  if (!result) {
    if (trouble_ == result.error()) return std::nullopt;
    trouble_ = result.error();
    return text_of(*trouble_, words);
  }
  const bool was_troubled = std::exchange(trouble_, std::nullopt).has_value();
  auto text = text_of(*result, words);
  if (!text && was_troubled) return words::ui(words, "kept-again");
  return text;
}

}  // namespace fuba::app
