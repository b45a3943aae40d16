#include "fuba/table/citation.hpp"

#include "support/catch.hpp"

namespace fuba::test::citation_test {
using namespace fuba::app;

TEST_CASE("a rule is cited by its number, with the edition where it is another one's") {
  CHECK(citation("3.0/4.5.2", "fuba-3.0") == "4.5.2");
  CHECK(citation("3.0/4.5.2", "fuba-it") == "3.0/4.5.2");
  CHECK(citation("it/III.B", "fuba-it") == "III.B");
  CHECK(citation("R114", "fuba-3.0") == "R114");
}

TEST_CASE("what a rule is named by is no number") {
  CHECK(citation("it/actions.shot", "fuba-it").empty());
  CHECK(citation("it/actions.shot", "fuba-3.0").empty());
  CHECK(citation("3.0/A11.team", "fuba-3.0") == "A11");
  CHECK(citation("3.0/4.4.3.a", "fuba-3.0") == "4.4.3");
}
}  // namespace fuba::test::citation_test
