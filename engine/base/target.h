#pragma once
// Lets the compiler use, for part of a file, instructions that only some x86-64 processors have. No
// standard header may be included in that part, or the linker could use code compiled in this way
// for all other files.
//     CRONODOKU_BEGIN_TARGET("avx2,bmi,popcnt")
//     ...
//     CRONODOKU_END_TARGET

#define CRONODOKU_PRAGMA(text) _Pragma(#text)

#if defined(__clang__)
#define CRONODOKU_BEGIN_TARGET(features)                                                           \
    CRONODOKU_PRAGMA(clang attribute push(__attribute__((target(features))), apply_to = function))
#define CRONODOKU_END_TARGET CRONODOKU_PRAGMA(clang attribute pop)
#else
#define CRONODOKU_BEGIN_TARGET(features)                                                           \
    CRONODOKU_PRAGMA(GCC push_options) CRONODOKU_PRAGMA(GCC target(features))
#define CRONODOKU_END_TARGET CRONODOKU_PRAGMA(GCC pop_options)
#endif

#define CRONODOKU_AVX2 "avx2,bmi,popcnt"
#define CRONODOKU_AVX512 "avx512f,avx512bw,avx512vl,avx512vbmi,avx512bitalg,avx2,bmi,popcnt"
