#include "soccer_city/words/texts.hpp"

namespace soccer_city {

void list_refusal_texts(Texts& texts) {
  list_each<Reason>(texts, "refusal", reason_count, {"hex", "number"});
}

std::string sentence(const Words& words, const Refusal& refusal) {
  return fill(words, key_of("refusal", refusal.reason),
              {{"hex", shown(refusal.hex)}, {"number", std::to_string(refusal.number)}});
}

}  // namespace soccer_city
