#pragma once
// All that a screen says, as a reader meets it.

#include <string>
#include <string_view>
#include <variant>

#include "game/ui/display_list.h"

namespace game {

// The texts in the order in which they are drawn. Numbers are drawn digit by digit, and sentences
// line by line.
inline std::string drawn_words(const DisplayList& list)
{
    std::string all;
    bool in_word = false;
    for (const DrawCall& call : list.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn == nullptr)
            continue;
        const bool is_character = drawn->text.size() == 1;
        if ((!is_character || !in_word) && !all.empty())
            all += ' ';
        all += std::string_view(drawn->text);
        in_word = is_character;
    }
    return all;
}

} // namespace game
