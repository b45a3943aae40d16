#include "fuba/story/telling.hpp"

#include <fmt/format.h>

#include "fuba/story/html.hpp"
#include "fuba/words/texts.hpp"

namespace fuba {

Telling::Telling(const Story& story, const Match& match, const Words& words)
    : story_(story),
      match_(match),
      words_(words.of_edition(story.edition)),
      names_{{isolated(story.info.names[0]), isolated(story.info.names[1])}} {}

std::string Telling::plain(std::string_view key, std::initializer_list<Placeholder> values) const {
  return fill(words_, fmt::format("report.{}", key), values);
}

std::string Telling::say(std::string_view key, std::initializer_list<Placeholder> values) const {
  return escaped(plain(key, values));
}

std::string Telling::sentence(const Event& event) const {
  return escaped(fuba::sentence(words_, match_.rules(), event, names_));
}

std::string Telling::name(Team team) const { return escaped(names_[team]); }

std::string Telling::edition() const { return escaped(edition_name(words_, story_.edition)); }

const std::string& Telling::plain_option(Option option) const { return option_name(words_, option); }

std::string Telling::plain_moment(const Moment& when) const {
  return fuba::moment(words_, when.minute, when.stoppage);
}

std::string Telling::moment(const Moment& when) const { return escaped(plain_moment(when)); }

std::string Telling::plain_percent(double value) const { return fuba::percent(words_, value); }

std::string Telling::percent(double value) const { return escaped(plain_percent(value)); }

std::string Telling::plain_score(const std::array<int, 2>& goals) const {
  return plain("score", {{"home", std::to_string(goals[0])}, {"away", std::to_string(goals[1])}});
}

std::string Telling::score(const std::array<int, 2>& goals) const { return escaped(plain_score(goals)); }

std::string Telling::half(int number) const { return escaped(half_name(words_, number)); }

std::string decimal(double value, int digits) { return fmt::format("{:.{}f}", value, digits); }

std::string emblem(Team team) {
  return fmt::format(R"(<svg class="emblem" viewBox="0 0 20 20" aria-hidden="true"><use href="#{}"/></svg>)",
                     tabletop::name(team));
}

}  // namespace fuba
