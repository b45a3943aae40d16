#pragma once

#include <string>
#include <string_view>

namespace tabletop {

/// Closes a JSON object given as text with a checksum of all before it: `{"a":1` becomes
/// `{"a":1,"sum":"…"}` and a line end. Any single changed byte breaks the seal.
std::string sealed(std::string open_object);

/// Whether a line, without its line end, bears a seal that fits.
bool seal_holds(std::string_view line);

}  // namespace tabletop
