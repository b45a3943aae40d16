#pragma once

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tabletop/files.hpp"
#include "tabletop/match.ipp"
#include "tabletop/plain_text.hpp"
#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/save_lines.hpp"
#include "tabletop/version.hpp"

namespace tabletop {

namespace detail {

template <Game G>
nlohmann::ordered_json what_happened(const Entry<G>& entry) {
  using nlohmann::ordered_json;
  if (const Choice<G>* choice = entry.choice())
    return {{std::string(name(choice->team)), G::to_string(choice->command)}};
  const Throw<G>& fallen = *entry.fallen();
  ordered_json dice = ordered_json::array();
  for (std::size_t die = 0; die < fallen.roll.count; ++die) dice.push_back(fallen.dice[die]);
  return {{"dice", std::move(dice)}, {"for", std::string(G::name(fallen.roll.purpose))}};
}

}  // namespace detail

template <Game G>
std::string save_header(const Match<G>& match) {
  const auto& rules = match.rules();
  nlohmann::ordered_json header{{"fuba-save", save_format}, {"game", G::id}, {"program", program_version()}};
  header.update(G::to_json(G::choice_of(rules)));
  header["revision"] = G::revision(rules);
  add_info(header, match.info());
  if (!match.from_the_beginning()) header["position"] = G::to_json(rules, match.start());
  return sealed_line(header);
}

template <Game G>
std::string save_line(const Match<G>& match, std::size_t entry_number) {
  const Entry<G>& entry = match.journal()[entry_number];
  nlohmann::ordered_json line = detail::what_happened<G>(entry);
  line["hash"] = fmt::format("{:016x}", entry.hash);
  if (G::is_over(entry.after) || G::turn_begins(entry.after))
    line["state"] = G::to_json(match.rules(), entry.after);
  return sealed_line(line);
}

template <Game G>
std::string save_text(const Match<G>& match) {
  std::string text = save_header(match);
  auto note = match.notes().begin();
  for (std::size_t entry = 0; entry <= match.journal().size(); ++entry) {
    if (entry > 0) text += save_line(match, entry - 1);
    if (note != match.notes().end() && note->at == entry) text += save_note_line(*note++);
  }
  return text;
}

template <Game G>
tl::expected<void, SaveError> save(const Match<G>& match, const std::filesystem::path& file) {
  const auto not_saved = [&file](FileProblem problem) {
    return tl::unexpected(SaveError{SaveError::Kind::file, file.string(), 0, "", std::move(problem),
                                    "Save it under another name or in another folder."});
  };
  std::error_code untold;
  if (std::filesystem::is_regular_file(file, untold) && !is_saved_match(first_line_of(file)))
    return not_saved("is there already and is no saved match, so it is not replaced");
  if (auto done = replace_file(file, save_text(match)); !done) return not_saved(done.error());
  return {};
}

}  // namespace tabletop
