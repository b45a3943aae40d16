#include "fuba/story/telling.hpp"

#include <fmt/format.h>

#include "fuba/words/texts.hpp"

namespace fuba {

Telling::Telling(const Story& story, const Match& match, const Words& words)
    : story_(story), match_(match), words_(words.of_edition(story.edition)), names_{story.info.names} {}

std::string Telling::say(std::string_view key, std::initializer_list<Placeholder> values) const {
  return fill(words_, fmt::format("report.{}", key), values);
}

std::string Telling::sentence(const Event& event) const {
  return fuba::sentence(words_, match_.rules(), event, names_);
}

const std::string& Telling::edition() const { return edition_name(words_, story_.edition); }

const std::string& Telling::option(Option option) const { return option_name(words_, option); }

std::string Telling::moment(const Moment& when) const {
  return fuba::moment(words_, when.minute, when.stoppage);
}

std::string Telling::percent(double value) const { return fuba::percent(words_, value); }

std::string Telling::score(const std::array<int, 2>& goals) const {
  return say("score", {{"home", std::to_string(goals[0])}, {"away", std::to_string(goals[1])}});
}

std::string Telling::number(double value, int decimals) const {
  return words::number(words_, value, decimals);
}

std::string Telling::date(std::string_view moment) const { return words::date(words_, moment); }

}  // namespace fuba
