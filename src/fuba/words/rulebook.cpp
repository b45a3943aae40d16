#include "fuba/words/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "words/translation.hpp"

namespace fuba {
namespace {

constexpr std::string_view rulings_file = "rulings.json";
constexpr std::string_view rulings_translations = "rulings";
constexpr std::string_view rulings_id = "R";

/// A JSON value and where it stands, so that what is wrong can be named.
struct Field {
  const std::string& file;
  std::string path;
  const nlohmann::json& value;

  RulesError wrong(std::string problem) const { return {file, path, std::move(problem)}; }
};

using Read = tl::expected<void, RulesError>;

/// Where the files come from, and the language that their texts are wanted in.
struct Source {
  const RulesReader& read;
  std::string_view language;

  words::Translation translation(std::string_view folder) const {
    return words::translation(read(fmt::format("{}/{}", folder, words::translation_file(language))));
  }
  words::Translation of_edition(std::string_view edition) const {
    return translation(fmt::format("{}/rulebook", edition));
  }
};

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

Read read_statement(const Field& entry, const words::Translation& translation, Rulebook::Section& section) {
  Rulebook::Statement statement;
  return read_object(entry)
      .and_then([&] { return read_text(entry, "id", statement.id); })
      .and_then([&] { return read_text(entry, "text", statement.text); })
      .map([&] {
        statement.text = translation.statement(statement.id, std::move(statement.text));
        section.statements.push_back(std::move(statement));
      });
}

Read read_section(const Field& entry, const words::Translation& translation, Rulebook& book) {
  Rulebook::Section section;
  return read_object(entry)
      .and_then([&] { return read_text(entry, "id", section.id); })
      .and_then([&] { return read_text(entry, "title", section.title); })
      .and_then([&] {
        return read_list(entry, "statements",
                         [&](const Field& at) { return read_statement(at, translation, section); });
      })
      .map([&] {
        section.title = translation.title(section.id, std::move(section.title));
        book.sections.push_back(std::move(section));
      });
}

Read read_chapter(std::string_view edition, const std::string& name, const RulesReader& read,
                  const words::Translation& translation, Rulebook& book) {
  const std::string file = fmt::format("{}/rulebook/{}", edition, name);
  return read_json(file, read).and_then([&](const nlohmann::json& json) {
    const Field root{file, "", json};
    Rulebook::Chapter chapter{{}, std::string(edition), book.sections.size()};
    return read_list(root, "sections",
                     [&](const Field& entry) { return read_section(entry, translation, book); })
        .and_then([&] { return read_text(root, "chapter", chapter.title); })
        .map([&] {
          chapter.title = translation.chapter(name, std::move(chapter.title));
          book.chapters.push_back(std::move(chapter));
        });
  });
}

Read read_chapters(const Field& object, std::string_view key, std::string_view edition, const Source& source,
                   Rulebook& book) {
  const words::Translation translation = source.of_edition(edition);
  return read_list(object, key, [&](const Field& entry) -> Read {
    if (!entry.value.is_string()) return tl::unexpected(entry.wrong("expected a file name"));
    return read_chapter(edition, entry.value.get<std::string>(), source.read, translation, book);
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

template <class Enum>
std::optional<Enum> parse(std::string_view text, std::size_t count) {
  for (std::size_t at = 0; at < count; ++at)
    if (name(static_cast<Enum>(at)) == text) return static_cast<Enum>(at);
  return std::nullopt;
}

/// "set-up" holds after any restart but those with a list of their own: "set-up@corner-kick". The keys come
/// in the order of the alphabet, so that those lists follow the general one.
Read read_help(const Field& help, const std::string& key, Rulebook& book) {
  const auto mark = key.find('@');
  const auto step = parse<Step>(std::string_view(key).substr(0, mark), step_count);
  if (!step) return tl::unexpected(help.wrong("no step is called " + key));
  Rulebook::Places places;
  auto done = read_places(help, key, book, places);
  auto& by_restart = book.help[static_cast<std::size_t>(*step)];
  if (mark == std::string::npos) {
    by_restart.fill(places);
    return done;
  }
  const auto restart = parse<Restart>(std::string_view(key).substr(mark + 1), Rulebook::restart_count);
  if (!restart) return tl::unexpected(help.wrong("no restart is called " + key));
  by_restart[static_cast<std::size_t>(*restart)] = std::move(places);
  return done;
}

/// What an option adds, by step.
Read read_option_help(const Field& steps, Option option, Rulebook& book) {
  Read done = read_object(steps);
  for (auto at = steps.value.begin(); done && at != steps.value.end(); ++at) {
    const auto step = parse<Step>(at.key(), step_count);
    if (!step) return tl::unexpected(steps.wrong("no step is called " + at.key()));
    auto& by_step = book.option_help[static_cast<std::size_t>(option)];
    done = read_places(steps, at.key(), book, by_step[static_cast<std::size_t>(*step)]);
  }
  return done;
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
    for (auto at = help.value.begin(); done && at != help.value.end(); ++at)
      done = read_help(help, at.key(), book);
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

/// The chapters of another edition that hold where this one says nothing.
Read read_silent_chapters(const Field& panel, const Source& source, Rulebook& book) {
  if (!panel.value.contains("silent_chapters")) return {};
  return object_at(panel, "silent_chapters").and_then([&](const Field& silent) {
    Read done;
    for (auto at = silent.value.begin(); done && at != silent.value.end(); ++at)
      done = read_chapters(silent, at.key(), at.key(), source, book);
    return done;
  });
}

/// A ruling may be that of one edition alone.
Read read_ruling(const Field& entry, std::string_view edition, const words::Translation& translation,
                 Rulebook::Section& rulings) {
  return read_object(entry).and_then([&]() -> Read {
    const auto own = entry.value.find("edition");
    if (own != entry.value.end() && *own != edition) return {};
    return read_statement(entry, translation, rulings);
  });
}

/// The rulings are one chapter of one section, whose title the panel file gives.
Read read_rulings(const Field& panel, const Source& source, Rulebook& book) {
  Rulebook::Section rulings{std::string(rulings_id), {}, {}};
  const words::Translation translation = source.translation(rulings_translations);
  const std::string file(rulings_file);
  return read_text(panel, "rulings", rulings.title)
      .and_then([&] { return read_json(file, source.read); })
      .and_then([&](const nlohmann::json& json) {
        return read_list({file, "", json}, "rulings", [&](const Field& entry) {
          return read_ruling(entry, book.edition, translation, rulings);
        });
      })
      .map([&] {
        rulings.title = source.of_edition(book.edition).panel(rulings.title);
        book.chapters.push_back({rulings.title, book.edition, book.sections.size()});
        book.sections.push_back(std::move(rulings));
      });
}

/// A stage of the panel, and where it begins in the turn of the edition.
Read read_stage(const Field& entry, const nlohmann::json& turn, const words::Translation& translation,
                Rulebook& book) {
  Rulebook::Stage stage;
  auto done = read_object(entry).and_then([&] { return read_text(entry, "title", stage.title); });
  if (done && entry.value.contains("parts")) {
    done = read_list(entry, "parts", [&](const Field& part) -> Read {
      if (!part.value.is_string()) return tl::unexpected(part.wrong("expected a text"));
      stage.parts.push_back(translation.panel(part.value.get<std::string>()));
      return {};
    });
  }
  if (!done) return done;
  stage.title = translation.panel(stage.title);
  if (const auto begins = entry.value.find("begins"); begins != entry.value.end()) {
    const auto found = std::ranges::find(turn, *begins);
    if (found == turn.end()) return tl::unexpected(entry.wrong("the turn has no stage " + begins->dump()));
    stage.begins = static_cast<std::size_t>(found - turn.begin());
  }
  book.stages.push_back(std::move(stage));
  return {};
}

Read read_stages(const Field& panel, const Source& source, Rulebook& book) {
  const words::Translation translation = source.of_edition(book.edition);
  return read_json(book.edition + "/edition.json", source.read).and_then([&](const nlohmann::json& edition) {
    return read_list(panel, "stages", [&](const Field& entry) {
      return read_stage(entry, edition.value("turn", nlohmann::json::array()), translation, book);
    });
  });
}

Read read_panel(const Field& panel, const Source& source, Rulebook& book) {
  return read_chapters(panel, "chapters", book.edition, source, book)
      .and_then([&] { return read_rulings(panel, source, book); })
      .and_then([&] { return read_silent_chapters(panel, source, book); })
      .and_then([&] { return read_stages(panel, source, book); })
      .and_then([&] { return read_help_of_steps(panel, book); })
      .and_then([&] { return read_help_of_options(panel, book); });
}

/// The step whose rules help: a choice of an action stage that is about one thing alone shows those of that.
Step explained(const Frame& pending) {
  constexpr std::array stage_choices{Step::stage_choice, Step::movement, Step::slow_choice,
                                     Step::single_press, Step::substitution};
  return pending.step == Step::stage_choice ? stage_choices.at(pending.number) : pending.step;
}

}  // namespace

tl::expected<Rulebook, RulesError> make_rulebook(std::string_view edition, const RulesReader& read,
                                                 std::string_view language) {
  const std::string file = fmt::format("{}/rulebook/panel.json", edition);
  Rulebook book;
  book.edition = edition;
  return read_json(file, read)
      .and_then([&](const nlohmann::json& json) {
        return read_panel({file, "", json}, {read, language}, book);
      })
      .map([&] { return std::move(book); });
}

std::optional<PresentStage> present_stage(const Rulebook& book, const State& state) {
  if (state.agenda.empty() || state.agenda[0].step != Step::turn || state.agenda[0].number == 0)
    return std::nullopt;
  const std::size_t now = state.agenda[0].number - 1U;
  std::optional<PresentStage> present;
  for (std::size_t at = 0; at < book.stages.size(); ++at)
    if (book.stages[at].begins && *book.stages[at].begins <= now) present = {at};
  for (std::size_t at = 0; present && at < state.agenda.size(); ++at)
    if (state.agenda[at].step == Step::action_stage && state.agenda[at].number > 0)
      present->part = state.agenda[at].number - 1U;
  return present;
}

std::vector<const Rulebook::Section*> help(const Rulebook& book, const State& state, Options options) {
  std::vector<const Rulebook::Section*> shown;
  if (state.agenda.empty()) return shown;
  const auto show = [&](const Rulebook::Places& places) {
    for (const std::size_t at : places) shown.push_back(&book.sections[at]);
  };
  const auto step = static_cast<std::size_t>(explained(state.agenda.top()));
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
