#pragma once

#include <string>
#include <string_view>

namespace fuba::test {

/// What is wrong with a page that should be written as XML is: every tag closed in its order, every attribute
/// quoted and there once, every & an entity. Empty where nothing is. A style sheet is not looked into.
std::string fault_in(std::string_view page);

}  // namespace fuba::test
