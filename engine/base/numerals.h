#pragma once
// Numbers written with as many numerals as dates and clocks need.

#include <cstdint>
#include <string>

namespace engine {

// "07" or "12"; the number is 0 or more, and longer ones stay as they are.
inline std::string two_numerals(std::int64_t number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace engine
