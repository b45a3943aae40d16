#pragma once

#include <string>

#include "soccer_city/refusal.hpp"

namespace soccer_city {

/// Why a choice was refused, as an English sentence.
std::string sentence(const Refusal& refusal);

}  // namespace soccer_city
