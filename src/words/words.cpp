#include "words/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <regex>

#include "words/placeholders.hpp"

namespace words {
namespace {

std::string screen_key(std::string_view key) { return fmt::format("ui.{}", key); }

std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The form of a noun for a number as it is shown.
std::string_view form(const Words& words, std::string_view noun, std::string_view shown) {
  const auto number = whole_number(shown);
  if (number == 0 && words.has(fmt::format("count.{}.0", noun))) return "0";
  return name(number ? words.plural().category(*number) : PluralCategory::other);
}

}  // namespace

const std::string& Words::operator[](std::string_view key) const {
  static const std::string missing = "?";
  if (const auto own = own_.find(key); own != own_.end()) return own->second;
  const auto found = texts_->find(key);
  return found == texts_->end() ? missing : found->second;
}

Words Words::of_edition(std::string_view edition) const {
  Words words = *this;
  words.own_.clear();
  const std::string mark = fmt::format("@{}", edition);
  for (const auto& [key, text] : *texts_)
    if (key.ends_with(mark)) words.own_[key.substr(0, key.size() - mark.size())] = text;
  return words;
}

std::string fill(const Words& words, std::string_view key, std::span<const Placeholder> values) {
  std::string filled;
  const auto put = [&](const Braced& braced) {
    const auto found = std::ranges::find(values, braced.value, &Placeholder::first);
    if (found == values.end()) return;
    const std::string& shown = found->second;
    filled += braced.noun.empty() ? shown : counted(words, braced.noun, shown);
  };
  scan(
      words[key], [&](std::string_view stretch) { filled += stretch; }, put);
  return filled;
}

std::string fill(const Words& words, std::string_view key, std::initializer_list<Placeholder> values) {
  return fill(words, key, std::span(values.begin(), values.size()));
}

std::string counted(const Words& words, std::string_view noun, std::string_view number) {
  return fill(words, fmt::format("count.{}.{}", noun, form(words, noun, number)),
              {{"count", std::string(number)}});
}

const std::string& ui(const Words& words, std::string_view key) { return words[screen_key(key)]; }

std::string ui(const Words& words, std::string_view key, std::initializer_list<Placeholder> values) {
  return fill(words, screen_key(key), values);
}

std::string percent(const Words& words, double value) {
  constexpr double one = 0.01;
  if (value > 0 && value < one) return words["chance.below-one"];
  if (value < 1 && value > 1 - one) return words["chance.above-99"];
  return percent_of(words, value);
}

std::string percent_of(const Words& words, double value) {
  return fill(words, "chance.percent", {{"percent", std::to_string(std::lround(100 * value))}});
}

/// The point goes out of the number, and in comes what the language has between whole and part.
std::string number(const Words& words, double value, int decimals) {
  const std::string plain = fmt::format("{:.{}f}", value, decimals);
  const auto point = plain.find('.');
  if (point == std::string::npos) return plain;
  return fill(words, "format.number", {{"whole", plain.substr(0, point)}, {"part", plain.substr(point + 1)}});
}

std::string signed_number(const Words& words, double value, int decimals) {
  const double shown = std::abs(value) < std::pow(10.0, -decimals) / 2 ? 0.0 : value;
  return (shown > 0 ? "+" : "") + number(words, shown, decimals);
}

std::string date(const Words& words, std::string_view moment) {
  static const std::regex shape(R"((\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d))");
  std::cmatch parts;
  if (!std::regex_match(moment.data(), moment.data() + moment.size(), parts, shape))
    return std::string(moment);
  const auto plain = [&](std::size_t part) { return std::to_string(std::stoi(parts[part].str())); };
  return fill(words, "format.date",
              {{"year", parts[1].str()},
               {"month", plain(2)},
               {"day", plain(3)},
               {"mm", parts[2].str()},
               {"dd", parts[3].str()},
               {"hour", parts[4].str()},
               {"minute", parts[5].str()}});
}

}  // namespace words
