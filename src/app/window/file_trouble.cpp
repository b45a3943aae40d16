#include "app/window/file_trouble.hpp"

#include "tabletop/plain_text.hpp"
#include "words/told_error.hpp"

namespace fuba::app {
namespace {

using tabletop::SaveError;

std::string place_of(const words::Words& words, const SaveError& error) {
  const std::string file = tabletop::plain_text(error.file, error.file.size());
  if (error.line == 0) return file;
  const std::string line = std::to_string(error.line);
  return error.field.empty()
             ? words::ui(words, "trouble-line", {{"file", file}, {"line", line}})
             : words::ui(words, "trouble-field", {{"file", file}, {"line", line}, {"field", error.field}});
}

}  // namespace

std::string told(const words::Words& words, const SaveError& error) {
  return words::ui(words, "trouble-told",
                   {{"place", place_of(words, error)},
                    {"problem", words::told_error(words, error.problem)},
                    {"advice", words::told_error(words, error.advice)}});
}

}  // namespace fuba::app
