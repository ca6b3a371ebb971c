#pragma once
// All that a screen says, as a reader meets it, and the digits of a board.

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

// Whether a player, say, reads this there, also where lines are broken.
template <typename Reader>
bool reads(const Reader& reader, std::string_view text)
{
    return drawn_words(reader.look()).find(text) != std::string::npos;
}

// As on a board: texts of one digit alone, in numerals and larger than headings.
inline int digits_drawn(const DisplayList& picture, Rect area, int largest_heading = 22)
{
    int digits = 0;
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        const bool is_digit = text != nullptr && text->text.size() == 1 && text->text[0] >= '1' &&
                              text->text[0] <= '9';
        const bool is_there = area.contains(call.bounds.centre());
        digits += is_digit && is_there && text->font.face == Face::Numerals &&
                          text->font.size > largest_heading
                      ? 1
                      : 0;
    }
    return digits;
}

} // namespace game
