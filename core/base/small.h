#pragma once

/// Stands before functions that seldom run but lie where all is built for speed, as the search and
/// the rules are in the WebAssembly module: these are built for size all the same.
#ifdef __clang__
#define NYOTA_SMALL __attribute__((minsize))
#else
#define NYOTA_SMALL
#endif
