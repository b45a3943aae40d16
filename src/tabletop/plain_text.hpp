#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop {

/// Whether a text may have several lines.
enum class LineBreaks : std::uint8_t { kept, turned_to_spaces };

/// A text from outside as it can be shown anywhere: valid UTF-8 of at most `longest` characters, cut between
/// letters (a letter with more marks than that is cut between them). Control characters become spaces, those
/// that turn the direction of writing included; what is no UTF-8 becomes the replacement character.
std::string plain_text(std::string_view text, std::size_t longest,
                       LineBreaks breaks = LineBreaks::turned_to_spaces);

/// A plain text in one line, with dots where it had to be cut.
std::string excerpt(std::string_view text, std::size_t longest);

/// The text where it is a colour such as "#F2C230", else nothing.
std::string plain_colour(std::string_view text);

}  // namespace tabletop
