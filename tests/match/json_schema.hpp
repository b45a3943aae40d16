#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace fuba::test {

/// A JSON schema with as many keywords as ours uses; one that it does not know is an error.
class JsonSchema {
 public:
  explicit JsonSchema(nlohmann::json root) : root_(std::move(root)) {}

  /// Where a value breaks the schema and by which keyword: "/ball/value maximum"; empty if nowhere.
  std::string fault(const nlohmann::json& value) const { return fault(root_, value, ""); }
  /// The same for a part of the schema: "header".
  std::string fault(const std::string& part, const nlohmann::json& value) const {
    return fault(root_["$defs"].at(part), value, "");
  }

 private:
  std::string fault(const nlohmann::json& schema, const nlohmann::json& value,
                    const std::string& place) const;
  std::string fault_of_parts(const nlohmann::json& schema, const nlohmann::json& value,
                             const std::string& place) const;

  nlohmann::json root_;
};

}  // namespace fuba::test
