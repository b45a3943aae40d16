#include "fuba/analysis/analysis_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tabletop/parse_json.hpp"

namespace fuba {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view format_name = "fuba-analysis";
constexpr int format_version = 2;

/// What an analysis has to be about to hold for a match.
ordered_json subject(const Match& match, const Foreteller& foreteller, const AnalysisPlan& plan) {
  return {{"format", format_name},           {"version", format_version},
          {"rules", match.rules().id},       {"match", fmt::format("{:016x}", hash(match.state()))},
          {"numbers", foreteller.version()}, {"games", plan.games}};
}

ordered_json to_json(const JudgedChoice& judged) {
  return {{"best", to_string(judged.best)},
          {"error", judged.error},
          {"doubt", judged.doubt},
          {"mark", name(judged.mark)},
          {"looked_twice", judged.looked_twice},
          {"arguments", fuba::to_json(judged.arguments)}};
}

ordered_json to_json(const AnalysedEntry& entry, const Entry& made) {
  ordered_json object{{"before", entry.before}, {"after", entry.after}};
  if (!entry.chosen_by) {
    object["dice"] = entry.purpose;
    object["luck"] = entry.brought();
    return object;
  }
  object["team"] = name(*entry.chosen_by);
  object["choice"] = to_string(made.choice()->command);
  if (entry.guessed) object["luck"] = entry.brought();
  if (entry.judged) object["judged"] = to_json(*entry.judged);
  return object;
}

ordered_json to_json(const TeamAnalysis& team) {
  ordered_json object{{"luck", team.luck},
                      {"choices", team.choices},
                      {"judged", team.judged},
                      {"error", team.error},
                      {"error_a_choice", team.error_a_choice()}};
  for (const ChoiceMark mark : {ChoiceMark::doubtful, ChoiceMark::mistake, ChoiceMark::blunder})
    object[std::string(name(mark))] = team.marks[static_cast<std::size_t>(mark)];
  object["worst"] = team.worst;
  return object;
}

std::optional<Term> parse_term(const std::string& text) {
  for (std::size_t term = 0; term < term_count; ++term)
    if (name(static_cast<Term>(term)) == text) return static_cast<Term>(term);
  return std::nullopt;
}

ChoiceMark parse_mark(const std::string& text) {
  for (const ChoiceMark mark : {ChoiceMark::doubtful, ChoiceMark::mistake, ChoiceMark::blunder})
    if (name(mark) == text) return mark;
  return ChoiceMark::none;
}

/// Throws where a field is missing or of another type.
std::optional<JudgedChoice> judged_from(const json& object, const Entry& made) {
  const auto best = parse_command(object.at("best").get<std::string>());
  if (!best || made.choice() == nullptr) return std::nullopt;
  JudgedChoice judged{.taken = made.choice()->command,
                      .best = *best,
                      .error = object.at("error"),
                      .doubt = object.at("doubt"),
                      .mark = parse_mark(object.at("mark")),
                      .arguments = arguments_from(object.at("arguments")),
                      .looked_twice = object.at("looked_twice")};
  return judged;
}

}  // namespace

ordered_json to_json(const std::vector<Argument>& arguments) {
  ordered_json list = ordered_json::array();
  for (const Argument& each : arguments) list.push_back({{"term", name(each.term)}, {"goals", each.goals}});
  return list;
}

std::vector<Argument> arguments_from(const json& list) {
  std::vector<Argument> arguments;
  for (const json& each : list)
    if (const auto term = parse_term(each.at("term"))) arguments.push_back({*term, each.at("goals")});
  return arguments;
}

ordered_json to_json(const MatchAnalysis& analysis, const Match& match, const Foreteller& foreteller,
                     const AnalysisPlan& plan) {
  ordered_json object = subject(match, foreteller, plan);
  object["complete"] = analysis.complete;
  object["start"] = analysis.start;
  object["result"] = analysis.result;
  for (const Team team : teams) object["teams"][std::string(name(team))] = to_json(analysis.of(team));
  object["entries"] = ordered_json::array();
  for (std::size_t at = 0; at < analysis.entries.size(); ++at)
    object["entries"].push_back(to_json(analysis.entries[at], match.journal()[at]));
  return object;
}

std::uint32_t kept_games(std::string_view kept) {
  const json object = tabletop::parse_json(kept);
  const auto games = object.is_object() ? object.find("games") : object.end();
  return games != object.end() && games->is_number_unsigned()
             ? std::min(games->get<std::uint32_t>(), most_games)
             : usual_games;
}

MatchAnalysis known_analysis(std::string_view kept, const Match& match, const Foreteller& foreteller,
                             const AnalysisPlan& plan) {
  MatchAnalysis known;
  const json object = tabletop::parse_json(kept);
  if (!object.is_object()) return known;
  const ordered_json wanted = subject(match, foreteller, plan);
  const auto same = [&](const auto& field) {
    return object.value(field.key(), json()) == json(field.value());
  };
  for (auto field = wanted.begin(); field != wanted.end(); ++field)
    if (!same(field)) return known;
  try {
    for (const json& entry : object.at("entries")) {
      if (known.entries.size() == match.journal().size()) break;
      const std::size_t at = known.entries.size();
      known.entries.emplace_back();
      if (entry.contains("judged") && is_judged(match, at))
        known.entries.back().judged = judged_from(entry["judged"], match.journal()[at]);
    }
  } catch (const json::exception&) {  // somebody has written to it: it is made anew
    return {};
  }
  return known;
}

}  // namespace fuba
