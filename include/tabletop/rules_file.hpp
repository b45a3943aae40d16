#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "tabletop/field.hpp"
#include "tabletop/rules_error.hpp"

namespace tabletop {

/// A rules file that could be read and is JSON without two fields of the same name in an object; throws a
/// RulesError otherwise.
class RulesFile {
 public:
  RulesFile(std::string name, const RulesReader& read);
  RulesFile(const RulesFile&) = delete;
  RulesFile& operator=(const RulesFile&) = delete;
  ~RulesFile();

  Field root() const { return {name_, *document_}; }

 private:
  std::string name_;
  std::unique_ptr<nlohmann::json> document_;
};

}  // namespace tabletop
