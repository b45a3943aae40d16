#pragma once

// F10: a fuzzer without assertions passes by what it is to find.
#ifdef NDEBUG
#error "the fuzzers are to be built with assertions"
#endif
