#pragma once
// Whether the sanitizers are active. They find other errors and are slow, so tests repeat less.

#if defined(__SANITIZE_ADDRESS__) // g++
#define CRONODOKU_SANITIZED true
#elif defined(__has_feature) // clang
#define CRONODOKU_SANITIZED __has_feature(address_sanitizer)
#else
#define CRONODOKU_SANITIZED false
#endif

constexpr bool is_sanitized = CRONODOKU_SANITIZED;
#undef CRONODOKU_SANITIZED
