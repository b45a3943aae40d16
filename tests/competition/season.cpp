#include "competition/season.hpp"

#include <algorithm>
#include <stdexcept>

#include "competition/definition_json.hpp"
#include "competition/entry_json.hpp"
#include "competition/show_json.hpp"

namespace competition::test {

using nlohmann::json;

namespace {

Definition read(const json& object) {
  auto read = definition_from_json(object, means_of());
  if (!read) throw std::invalid_argument(to_string(read.error()));
  return *std::move(read);
}

json result_entry(const std::string& match, int home, int away, const json& more) {
  json entry{{"result", match}, {"score", {home, away}}};
  entry.update(more.is_null() ? json::object() : more);
  return entry;
}

}  // namespace

MeansOf means_of() {
  return [](const std::string& rules, const json& options) -> tl::expected<Means, Problem> {
    if (rules != "plain" && rules != "single" && rules != "whole")
      return tl::unexpected(Problem{"/rules", "is not known"});
    Means means{.options = options.get<std::vector<std::string>>(), .coaches = {"bold", "cautious"}};
    if (rules == "plain") return means;
    means.known_cards = {"tackle", "crossing", "stopper", "header"};
    if (std::ranges::count(means.options, "skills") > 0) means.cards = means.known_cards;
    means.most_cards_per_match = 5;
    means.points_off = std::ranges::count(means.options, "conditions") > 0;
    means.limits_time = true;
    means.decides_ties = true;
    if (rules == "single") return means;
    means.skips_extra_time = true;
    means.decides_by_two_legs = true;
    means.is_formation = [](std::string_view text) { return text == "4-4-2" || text == "4-3-3"; };
    return means;
  };
}

json definition(std::string_view kind, std::size_t teams, const json& more) {
  json object{
      {"name", "Harbour"}, {"kind", kind}, {"seed", 7}, {"rules", "whole"}, {"options", json::array()}};
  object["teams"] = json::array();
  for (std::size_t at = 0; at < teams; ++at) {
    std::string id(1, static_cast<char>('a' + at % 26));
    if (at >= 26) id += "2";
    if (at >= 52) id += "3";
    object["teams"].push_back({{"id", id}, {"name", "Team " + id}, {"plays", {{"coach", "bold"}}}});
  }
  object.update(more.is_null() ? json::object() : more);
  return object;
}

Season::Season(const json& definition)
    : means_(means_of()(definition.at("rules"), definition.at("options")).value()),
      competition_(read(definition)) {}

std::string Season::refusal(const json& entry) {
  auto parsed = entry_from_json(competition_.definition(), means_, entry);
  if (!parsed) return to_string(parsed.error());
  const auto added = competition_.add(*std::move(parsed));
  return added ? "" : to_string(added.error());
}

Season& Season::add(const json& entry) {
  if (const std::string problem = refusal(entry); !problem.empty())
    throw std::invalid_argument(entry.dump() + ": " + problem);
  return *this;
}

Season& Season::result(const std::string& match, int home, int away, const json& more) {
  return add(result_entry(match, home, away, more));
}

std::string Season::refused(const std::string& match, int home, int away, const json& more) {
  return refusal(result_entry(match, home, away, more));
}

Season& Season::play_all(int home, int away) {
  for (auto next = competition_.next(); !next.empty(); next = competition_.next())
    for (const std::size_t match : next) result(competition_.fixtures()[match].id, home, away);
  return *this;
}

Season& Season::draw_all() {
  while (const auto draw = competition_.due_draw()) add(json(to_json(competition_.definition(), *draw)));
  return *this;
}

json Season::shown() const { return json(competition::shown(competition_)); }

json Season::fixture(const std::string& match) const {
  const json all = shown();
  for (const json& each : all["fixtures"])
    if (each["match"] == match) return each;
  return {};
}

json Season::tie(const std::string& id) const {
  const json stage = shown()["stages"].back();
  if (id == "KP") return stage["third_place"];
  for (const json& round : stage["rounds"])
    for (const json& each : round["ties"])
      if (each["id"] == id) return each;
  return {};
}

json Season::table(std::size_t group) const { return shown()["stages"][0]["groups"][group]["table"]; }

std::string Season::ranking(std::size_t group) const {
  std::string text;
  for (const json& row : table(group)) text += (text.empty() ? "" : " ") + row["team"].get<std::string>();
  return text;
}

}  // namespace competition::test
