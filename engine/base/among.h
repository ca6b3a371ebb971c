#pragma once
// Which characters are among some, as a table: quicker than looking for each of them.

#include <array>
#include <string_view>

#include "engine/base/letters.h"

namespace engine {

// By byte: whether it is one of these characters. For tables that are constants.
constexpr std::array<bool, 256> among(std::string_view letters)
{
    std::array<bool, 256> table = {};
    for (char letter : letters)
        table[byte_of(letter)] = true;
    return table;
}

} // namespace engine
