#pragma once
// Whether the sanitizers are active. They find other errors and are slow, so tests repeat less.

#include <algorithm>

#if defined(__SANITIZE_ADDRESS__) // g++
#define CRONODOKU_SANITIZED true
#elif defined(__has_feature) // clang
#define CRONODOKU_SANITIZED __has_feature(address_sanitizer)
#else
#define CRONODOKU_SANITIZED false
#endif

constexpr bool is_sanitized = CRONODOKU_SANITIZED;
#undef CRONODOKU_SANITIZED

// How often to do what a test does `usual` times: with the sanitizers one time in `one_in`, and at
// least once.
template <typename Number>
constexpr Number fewer(Number usual, int one_in = 4)
{
    return is_sanitized ? std::max(Number{1}, usual / static_cast<Number>(one_in)) : usual;
}
