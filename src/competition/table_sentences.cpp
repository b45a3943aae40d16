#include "competition/table_sentences.hpp"

namespace competition {
namespace {

const std::string& name_of(const Competition& of, TeamIndex team) { return of.definition().teams[team].name; }

}  // namespace

std::vector<std::string> parted_sentences(const words::Words& words, const Competition& of,
                                          const std::vector<Row>& table) {
  std::vector<std::string> list;
  for (std::size_t at = 0; at + 1 < table.size(); ++at) {
    if (const auto by = table[at].by) {
      list.push_back(words::fill(words, "season.parted",
                                 {{"team", name_of(of, table[at].team)},
                                  {"other", name_of(of, table[at + 1].team)},
                                  {"by", words["season.by-" + std::string(name(*by))]}}));
    }
  }
  return list;
}

std::string by_chances_sentence(const words::Words& words, const Competition& of,
                                const Misplaced& misplaced) {
  return words::fill(words, "season.by-chances",
                     {{"team", name_of(of, misplaced.team)},
                      {"place", std::to_string(misplaced.expected)},
                      {"real", std::to_string(misplaced.real)}});
}

}  // namespace competition
