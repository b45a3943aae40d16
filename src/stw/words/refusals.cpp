#include "stw/words/texts.hpp"

namespace stw {

void list_refusal_texts(Texts& texts) {
  list_each<Reason>(texts, "refusal", reason_count);
  texts.push_back({"refusal-at", {"square", "why"}});
}

std::string sentence(const Words& words, const Refusal& refusal) {
  const std::string& why = words[key_of("refusal", refusal.reason)];
  if (refusal.square == Square::none) return why;
  return fill(words, "refusal-at", {{"square", name(refusal.square)}, {"why", why}});
}

}  // namespace stw
