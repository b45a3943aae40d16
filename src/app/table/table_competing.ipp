#pragma once

#include "app/season/match_alone.hpp"
#include "app/table/table_competing.hpp"
#include "app/table/table_match.hpp"
#include "app/table/table_screen.hpp"
#include "competition/beginning.hpp"

namespace fuba::table {

/// The means of a game; where its files cannot be read, no competition can be played, and why.
inline competition::MeansOf means_or_trouble(tl::expected<competition::MeansOf, std::string> means) {
  if (means) return *std::move(means);
  return
      [why = means.error()](const std::string&,
                            const nlohmann::json&) -> tl::expected<competition::Means, competition::Problem> {
        return tl::unexpected(competition::Problem{"/rules", why});
      };
}

template <class T>
TableCompeting<T>::TableCompeting(BoardGame& game, Director& director, const Content<T>& content)
    : game_(game), director_(director), content_(content), means_(means_or_trouble(T::Kit::means())) {}

template <class T>
fuba::app::CompetingGame::Rules TableCompeting<T>::chosen(const Settings& settings) const {
  const auto choice = rules_setting<G>(settings);
  return {std::string(G::id), T::Kit::competition_options(choice)};
}

template <class T>
std::string TableCompeting<T>::told(const Rules& rules) const {
  const std::string title = T::title(content_.words);
  const auto made = T::load_rules(T::Kit::choice_with(rules.options));
  const std::string options = made ? T::options(content_.words, **made) : std::string();
  return options.empty() ? title : title + ": " + options;
}

template <class T>
tl::expected<MatchPtr, std::string> TableCompeting<T>::new_match(const competition::Competition& of,
                                                                 std::size_t match, MatchInfo info) const {
  const auto rules = T::load_rules(T::Kit::rules_of_match(of, match));
  if (!rules) return tl::unexpected(rules.error());
  tabletop::Match<G> begun(*rules, tabletop::DiceSource::random(of.terms(match).seed));
  begun.set_info(std::move(info));
  return std::make_shared<TableMatch<T>>(game_, content_.words, std::move(begun));
}

template <class T>
std::unique_ptr<Screen> TableCompeting<T>::table(const AnyMatch& match,
                                                 fuba::app::OccasionPtr occasion) const {
  auto play = std::make_unique<MatchPlay<T>>(match_in<T>(match), content_.words, director_.settings(),
                                             tabletop::Autosave<G>::in_place(occasion->file()));
  return std::make_unique<TableScreen<T>>(director_, content_, std::move(play), std::move(occasion));
}

template <class T>
tl::expected<fuba::app::CompetingGame::Work, std::string> TableCompeting<T>::alone(
    const competition::Competition& of, std::size_t match, const std::array<competition::Plays, 2>& who,
    const std::filesystem::path& file) const {
  auto rules = T::load_rules(T::Kit::rules_of_match(of, match));
  if (!rules) return tl::unexpected(rules.error());
  auto both = fuba::app::entrants_of<G>(who, [](const std::string& id) { return T::Kit::coach(id); });
  if (!both) return tl::unexpected(both.error());
  return fuba::app::match_alone<G>(*std::move(rules), *std::move(both), of, match, file, T::Kit::result_of);
}

template <class T>
competition::ResultEntry TableCompeting<T>::result_of(const AnyMatch& match, const std::string& id) const {
  return T::Kit::result_of(match_in<T>(match), id);
}

template <class T>
bool TableCompeting<T>::came_of(const AnyMatch& begun, const AnyMatch& played) const {
  return !competition::difference_from_beginning<G>(match_in<T>(begun), match_in<T>(played));
}

template <class T>
std::optional<competition::MatchTold> TableCompeting<T>::told(const std::filesystem::path& file) const {
  const auto read = game_.read(file);
  if (!read || read->trouble) return std::nullopt;
  const auto& match = match_in<T>(*read->match);
  competition::MatchTold sentences{.sentence = T::Kit::report(match, content_.words).luck.balance};
  for (const tabletop::Note& note : match.notes()) sentences.notes.push_back(note.text);
  return sentences;
}

}  // namespace fuba::table
