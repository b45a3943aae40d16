#include "soccer_city/coach/tactics.hpp"

#include <array>
#include <vector>

#include "tabletop/rules_file.hpp"

namespace soccer_city {
namespace {

constexpr std::array<std::string_view, 2> ids{"beginner", "good"};

struct WeightRow {
  std::string_view name;
  double Tactics::*member;
};

/// Weights are written as hundredths.
constexpr std::array weight_rows{
    WeightRow{"noise", &Tactics::noise},       WeightRow{"marking", &Tactics::marking},
    WeightRow{"pressing", &Tactics::pressing}, WeightRow{"passing", &Tactics::passing},
    WeightRow{"support", &Tactics::support},   WeightRow{"cover", &Tactics::cover},
    WeightRow{"tackling", &Tactics::tackling}, WeightRow{"shooting", &Tactics::shooting}};

}  // namespace

std::span<const std::string_view> coach_ids() { return ids; }

std::string tactics_file(std::string_view id) {
  return std::string(edition_id) + "/opponents/" + std::string(id) + ".json";
}

tl::expected<Tactics, RulesError> read_tactics(const std::string& file, const RulesReader& read) try {
  const tabletop::RulesFile opened(file, read);
  const tabletop::Field root = opened.root();
  std::vector<std::string_view> names{"looks_on"};
  for (const WeightRow& row : weight_rows) names.push_back(row.name);
  root.with(names);
  Tactics tactics;
  tactics.looks_on = root.at("looks_on").yes_or_no();
  constexpr int most = 10000;
  for (const WeightRow& row : weight_rows) tactics.*row.member = root.at(row.name).whole(0, most) / 100.0;
  return tactics;
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace soccer_city
