// Saved matches changed at random, the same each time: they load, or an error says where and why.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "fuba/json.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "tabletop/plain_text.hpp"
#include "tabletop/random.hpp"
#include "tabletop/seal.hpp"

namespace fuba::test::mutation_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::plain_text;
using tabletop::Random;
using tabletop::sealed;
using tabletop::Stream;

namespace {

using nlohmann::json;
using Lines = std::vector<std::string>;

KnownRules& rules() {
  static KnownRules known(load_rules);
  return known;
}

/// A match that begins at a turn's beginning, with a note.
Match short_match(const RulesChoice& choice, std::uint64_t seed) {
  const auto made = rules()(choice).value();
  Match whole = finished_match(seed, made);
  const auto& journal = whole.journal();
  const auto turn = std::ranges::find_if(journal, [](const Entry& entry) {
    const auto pending = decision(entry.after);
    return pending && pending->kind == DecisionKind::target;
  });
  Match match(made, turn->after, DiceSource::random(seed));
  play_on(match, seed, 40);
  match.write({7, "a note"});
  return match;
}

Lines lines_of(const Match& match) {
  Lines found;
  const std::string text = save_text(match);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    found.push_back(text.substr(at, end - at));
    at = end;
  }
  return found;
}

std::string joined(const Lines& parts) {
  std::string text;
  for (const std::string& part : parts) text += part;
  return text;
}

std::size_t below(Random& random, std::size_t bound) {
  return random.below(static_cast<std::uint32_t>(bound));
}

// What happens to a file on a disk.

void flip_bit(Random& random, Lines& file) {
  std::string& line = file[below(random, file.size())];
  char& byte = line[below(random, line.size())];
  byte = static_cast<char>(byte ^ (1 << random.below(8)));
}

void cut_out(Random& random, Lines& file) {
  std::string& line = file[below(random, file.size())];
  line.erase(below(random, line.size()), below(random, 40));
}

void put_in(Random& random, Lines& file) {
  std::string& line = file[below(random, file.size())];
  std::string rubbish;
  for (std::size_t bytes = below(random, 40); bytes > 0; --bytes)
    rubbish += static_cast<char>(random.below(256));
  line.insert(below(random, line.size()), rubbish);
}

void drop_line(Random& random, Lines& file) {
  file.erase(file.begin() + static_cast<std::ptrdiff_t>(below(random, file.size())));
}

void repeat_line(Random& random, Lines& file) {
  const std::string line = file[below(random, file.size())];
  file.insert(file.begin() + static_cast<std::ptrdiff_t>(below(random, file.size())), line);
}

void swap_lines(Random& random, Lines& file) {
  std::swap(file[below(random, file.size())], file[below(random, file.size())]);
}

// What somebody does who knows the checksum.

json absurd_value(Random& random) {
  static const std::vector<json> values{
      nullptr,
      true,
      -1,
      0,
      7,
      255,
      256,
      1.5,
      1e300,
      INT64_MIN,
      UINT64_MAX,
      "",
      "home",
      "C6",
      "done",
      "target C9",
      std::string("a\0b", 3),
      "\x1B[2J\x1B[31m",
      "\xE2\x80\xAE",
      std::string(5000, 'x'),
      json::array(),
      json::array({1, 2, 3, 4, 5, 6, 7}),
      json::array({json::array({json::array()})}),
      json::object(),
      {{"C3", 11}},
      {{"half", 9}},
  };
  return values[below(random, values.size())];
}

/// Any part of an object, itself included.
json& any_part(Random& random, json& whole) {
  json* part = &whole;
  while (part->is_structured() && !part->empty() && random.below(4) != 0) {
    auto inner = part->begin();
    std::advance(inner, below(random, part->size()));
    part = &*inner;
  }
  return *part;
}

void change_value(Random& random, Lines& file) {
  std::string& line = file[below(random, file.size())];
  json object = json::parse(line);
  json& part = any_part(random, object);
  if (part.is_object() && random.below(3) == 0)
    part["surprise \x1B[2J"] = absurd_value(random);
  else if (part.is_object() && !part.empty() && random.below(2) == 0)
    part.erase(std::next(part.begin(), static_cast<std::ptrdiff_t>(below(random, part.size()))));
  else
    part = absurd_value(random);
  if (object.is_object()) object.erase("sum");
  std::string open = object.dump();
  if (object.is_object()) open.pop_back();
  line = sealed(open);
}

using Change = void (*)(Random& random, Lines& file);
constexpr std::array<Change, 10> changes{flip_bit,   cut_out,      put_in,       drop_line,    repeat_line,
                                         swap_lines, change_value, change_value, change_value, change_value};

void check_error(const SaveError& error) {
  const std::string text = to_string(error);
  CHECK(error.file == "old.fuba");
  const bool no_saved_match = error.kind == SaveError::Kind::foreign && error.field.empty();
  CHECK((error.line > 0) == !no_saved_match);
  CHECK_FALSE(error.problem.empty());
  CHECK_FALSE(error.advice.empty());
  CHECK(plain_text(text, text.size()) == text);
}

void check_file(const std::string& text) {
  const auto result = load_text(text, "old.fuba", std::ref(rules()), DiceSource::scripted({}));
  if (!result) return check_error(result.error());
  if (result->trouble) check_error(*result->trouble);
  for (const Snapshot& snapshot : result->snapshots)
    CHECK(state_from_json(result->match.rules(), to_json(result->match.rules(), snapshot.state)));
  const auto again =
      load_text(save_text(result->match), "again", std::ref(rules()), DiceSource::scripted({}));
  REQUIRE(again);
  CHECK_FALSE(again->trouble);
  CHECK(same_match(again->match, result->match));
}

}  // namespace

TEST_CASE("a saved match changed in any way loads, or an error says where and why") {
  constexpr std::size_t files = 450;
  for (const std::string_view edition : editions())
    for (const Options options : {Options{}, load_options().value().of(edition)}) {
      const Lines whole = lines_of(short_match({std::string(edition), options}, 3));
      Random random(options.bits(), Stream::decoration);
      for (std::size_t number = 0; number < files; ++number) {
        INFO(edition << ", options " << options.bits() << ", file " << number);
        Lines file = whole;
        for (std::size_t times = 1 + below(random, 2); times > 0 && !file.empty(); --times) {
          const Change change = changes[below(random, changes.size())];
          if (change == change_value &&
              !std::ranges::all_of(file, [](const std::string& line) { return json::accept(line); }))
            continue;
          change(random, file);
        }
        check_file(joined(file));
      }
    }
}
}  // namespace fuba::test::mutation_test
