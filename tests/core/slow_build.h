// Is this a build in which everything takes many times as long?
#pragma once

/// Sanitized or WebAssembly: for tests that would take minutes there and are proved natively
/// anyway.
#ifdef NYOTA_SLOW_BUILD
inline constexpr bool kSlow = true;
#else
inline constexpr bool kSlow = false;
#endif
