#include "words/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <span>

namespace fuba {
namespace {

constexpr std::string_view rulings_file = "rulings.json";
constexpr std::string_view rulings_id = "R";

/// A JSON value and where it stands, so that what is wrong can be named.
struct Field {
  const std::string& file;
  std::string path;
  const nlohmann::json& value;

  RulesError wrong(std::string problem) const { return {file, path, std::move(problem)}; }
};

using Read = tl::expected<void, RulesError>;

tl::expected<nlohmann::json, RulesError> read_json(const std::string& file, const RulesReader& read) {
  const auto text = read(file);
  if (!text) return tl::unexpected(RulesError{file, "", "cannot be read"});
  auto json = nlohmann::json::parse(*text, nullptr, false);
  if (!json.is_object()) return tl::unexpected(RulesError{file, "", "is not a JSON object"});
  return json;
}

Read read_text(const Field& object, std::string_view key, std::string& text) {
  const auto found = object.value.find(key);
  if (found == object.value.end() || !found->is_string())
    return tl::unexpected(RulesError{object.file, fmt::format("{}/{}", object.path, key), "expected a text"});
  text = found->get<std::string>();
  return {};
}

/// Reads each object of a list.
template <class ReadOne>
Read read_list(const Field& object, std::string_view key, ReadOne read_one) {
  const std::string path = fmt::format("{}/{}", object.path, key);
  const auto list = object.value.find(key);
  if (list == object.value.end() || !list->is_array())
    return tl::unexpected(RulesError{object.file, path, "expected a list"});
  for (std::size_t at = 0; at < list->size(); ++at) {
    const Field entry{object.file, fmt::format("{}/{}", path, at), (*list)[at]};
    if (auto done = read_one(entry); !done) return done;
  }
  return {};
}

Read read_object(const Field& entry) {
  if (!entry.value.is_object()) return tl::unexpected(entry.wrong("expected an object"));
  return {};
}

Read read_statement(const Field& entry, Rulebook::Section& section) {
  Rulebook::Statement statement;
  return read_object(entry)
      .and_then([&] { return read_text(entry, "id", statement.id); })
      .and_then([&] { return read_text(entry, "text", statement.text); })
      .map([&] { section.statements.push_back(std::move(statement)); });
}

Read read_section(const Field& entry, Rulebook& book) {
  Rulebook::Section section;
  return read_object(entry)
      .and_then([&] { return read_text(entry, "id", section.id); })
      .and_then([&] { return read_text(entry, "title", section.title); })
      .and_then([&] {
        return read_list(entry, "statements", [&](const Field& at) { return read_statement(at, section); });
      })
      .map([&] { book.sections.push_back(std::move(section)); });
}

Read read_chapter(const std::string& file, const RulesReader& read, Rulebook& book) {
  return read_json(file, read).and_then([&](const nlohmann::json& json) {
    return read_list({file, "", json}, "sections",
                     [&](const Field& entry) { return read_section(entry, book); });
  });
}

Read read_places(const Field& help, std::string_view key, Rulebook& book, Rulebook::Places& places) {
  return read_list(help, key, [&](const Field& entry) -> Read {
    const auto found =
        std::ranges::find_if(book.sections, [&](const auto& each) { return entry.value == each.id; });
    if (found == book.sections.end()) return tl::unexpected(entry.wrong("no section of that id"));
    places.push_back(static_cast<std::size_t>(found - book.sections.begin()));
    return {};
  });
}

/// "set-up" holds after any restart but those with a list of their own: "set-up@corner-kick".
Read read_help(const Field& help, Step step, Rulebook& book) {
  Rulebook::Places general;
  auto done = read_places(help, name(step), book, general);
  auto& by_restart = book.help[static_cast<std::size_t>(step)];
  by_restart.fill(general);
  for (std::size_t at = 0; done && at < by_restart.size(); ++at) {
    const std::string key = fmt::format("{}@{}", name(step), name(static_cast<Restart>(at)));
    if (!help.value.contains(key)) continue;
    by_restart[at].clear();
    done = read_places(help, key, book, by_restart[at]);
  }
  return done;
}

std::optional<Step> parse_step(std::string_view text) {
  for (std::size_t at = 0; at < step_count; ++at)
    if (name(static_cast<Step>(at)) == text) return static_cast<Step>(at);
  return std::nullopt;
}

/// What an option adds, by step.
Read read_option_help(const Field& steps, Option option, Rulebook& book) {
  Read done = read_object(steps);
  for (auto at = steps.value.begin(); done && at != steps.value.end(); ++at) {
    const auto step = parse_step(at.key());
    if (!step) return tl::unexpected(steps.wrong("no step is called " + at.key()));
    auto& by_step = book.option_help[static_cast<std::size_t>(option)];
    done = read_places(steps, at.key(), book, by_step[static_cast<std::size_t>(*step)]);
  }
  return done;
}

/// The rulings are one section, whose title the panel file gives.
Read read_rulings(const Field& panel, const RulesReader& read, Rulebook& book) {
  Rulebook::Section rulings{std::string(rulings_id), {}, {}};
  const std::string file(rulings_file);
  return read_text(panel, "rulings", rulings.title)
      .and_then([&] { return read_json(file, read); })
      .and_then([&](const nlohmann::json& json) {
        return read_list({file, "", json}, "rulings",
                         [&](const Field& entry) { return read_statement(entry, rulings); });
      })
      .map([&] { book.sections.push_back(std::move(rulings)); });
}

/// A member of the panel file that has to be an object.
tl::expected<Field, RulesError> object_at(const Field& panel, std::string_view key) {
  const std::string path = fmt::format("{}/{}", panel.path, key);
  const auto found = panel.value.find(key);
  if (found == panel.value.end() || !found->is_object())
    return tl::unexpected(RulesError{panel.file, path, "expected an object"});
  return Field{panel.file, path, *found};
}

Read read_help_of_steps(const Field& panel, Rulebook& book) {
  return object_at(panel, "help").and_then([&](const Field& help) {
    Read done;
    for (std::size_t step = 0; done && step < step_count; ++step)
      done = read_help(help, static_cast<Step>(step), book);
    return done;
  });
}

Read read_help_of_options(const Field& panel, Rulebook& book) {
  return object_at(panel, "option-help").and_then([&](const Field& help) {
    Read done;
    for (auto at = help.value.begin(); done && at != help.value.end(); ++at) {
      const auto option = parse_option(at.key());
      if (!option) return Read(tl::unexpected(help.wrong("no option is called " + at.key())));
      const Field steps{help.file, fmt::format("{}/{}", help.path, at.key()), *at};
      done = read_option_help(steps, *option, book);
    }
    return done;
  });
}

Read read_panel(const std::string& folder, const std::string& file, const nlohmann::json& json,
                const RulesReader& read, Rulebook& book) {
  const Field root{file, "", json};
  auto done = read_list(root, "chapters", [&](const Field& entry) -> Read {
    if (!entry.value.is_string()) return tl::unexpected(entry.wrong("expected a file name"));
    return read_chapter(folder + entry.value.get<std::string>(), read, book);
  });
  if (done) done = read_rulings(root, read, book);
  return done.and_then([&] { return read_help_of_steps(root, book); }).and_then([&] {
    return read_help_of_options(root, book);
  });
}

}  // namespace

tl::expected<Rulebook, RulesError> make_rulebook(std::string_view edition, const RulesReader& read) {
  const std::string folder = fmt::format("{}/rulebook/", edition);
  const std::string file = folder + "panel.json";
  Rulebook book;
  return read_json(file, read)
      .and_then([&](const nlohmann::json& json) { return read_panel(folder, file, json, read, book); })
      .map([&] { return std::move(book); });
}

std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state, Options options) {
  std::vector<const Rulebook::Section*> shown;
  if (state.agenda.empty()) return shown;
  const auto show = [&](const Rulebook::Places& places) {
    for (const std::size_t at : places) shown.push_back(&book.sections[at]);
  };
  const auto step = static_cast<std::size_t>(state.agenda.top().step);
  show(book.help[step][static_cast<std::size_t>(state.turn.restart)]);
  for (const Option option : options) show(book.option_help[static_cast<std::size_t>(option)][step]);
  return shown;
}

std::optional<Rulebook::Section> section(const Rulebook& book, std::string_view rule) {
  for (const Rulebook::Section& each : book.sections) {
    if (each.id == rule) return each;
    const auto found = std::ranges::find(each.statements, rule, &Rulebook::Statement::id);
    if (found != each.statements.end()) return Rulebook::Section{each.id, each.title, {*found}};
  }
  return std::nullopt;
}

}  // namespace fuba
