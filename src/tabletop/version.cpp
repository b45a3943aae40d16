#include "tabletop/version.hpp"

namespace tabletop {

std::string_view program_version() { return FUBA_VERSION; }

}  // namespace tabletop
