#include "tabletop/server.hpp"

#include <istream>
#include <ostream>

#include "tabletop/line_reader.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"

namespace tabletop {

using nlohmann::json;

namespace {

constexpr std::size_t longest_request = 65536;

std::string text_of(const json& answer) {
  return answer.dump(-1, ' ', false, json::error_handler_t::replace);
}

json refused(const BadRequest& bad) {
  constexpr std::size_t longest_error = 4000;
  json answer{{"ok", false}, {"error", excerpt(bad.error, longest_error)}};
  if (!bad.rule.empty()) answer["rule"] = bad.rule;
  return answer;
}

}  // namespace

std::string LineServer::answer(std::string_view line) {
  json answer;
  std::optional<json> id;
  try {
    const json object = parse_json(line);
    if (!object.is_object()) throw BadRequest{"the line is no JSON object", ""};
    if (object.contains("id")) id = object["id"];
    answer = carry_out(read_request(object));
  } catch (const BadRequest& bad) {
    answer = refused(bad);
  } catch (const std::exception& failure) {
    answer = refused({fmt::format("the program failed: {}", failure.what()), ""});
  }
  if (id) answer["id"] = *std::move(id);
  return text_of(answer);
}

void serve(std::istream& in, std::ostream& out, LineServer& server) {
  InputLine line;
  while (!server.finished() && out && read_line(in, longest_request, line)) {
    out << (line.too_long
                ? text_of(refused({fmt::format("the line is longer than {} bytes", longest_request), ""}))
                : server.answer(line.text))
        << '\n'
        << std::flush;
  }
}

}  // namespace tabletop
