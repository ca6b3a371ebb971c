#include "game/scenes/entry/latin_letters.h"

#include <algorithm>
#include <array>

#include "engine/base/letters.h"

namespace game {
namespace {

// A range of small letters at the same distance from their capitals: every one, or every second one
// with capitals between them.
struct SmallLetters {
    char32_t first;
    char32_t last;
    int step;
    int to_capital;
};

// From Unicode; the game's fonts have all of these.
constexpr std::array small_letters = {
    SmallLetters{U'a', U'z', 1, -32},  SmallLetters{U'ß', U'ß', 1, 7615}, // ẞ
    SmallLetters{U'à', U'ö', 1, -32},  SmallLetters{U'ø', U'þ', 1, -32},
    SmallLetters{U'ÿ', U'ÿ', 1, 121},  SmallLetters{U'ā', U'į', 2, -1},
    SmallLetters{U'ı', U'ı', 1, -232}, // I
    SmallLetters{U'ĳ', U'ķ', 2, -1},   SmallLetters{U'ĺ', U'ň', 2, -1},
    SmallLetters{U'ŋ', U'ŷ', 2, -1},   SmallLetters{U'ź', U'ž', 2, -1},
    SmallLetters{U'ſ', U'ſ', 1, -300}, // S
    SmallLetters{U'ƙ', U'ƙ', 1, -1},   SmallLetters{U'ƒ', U'ƒ', 1, -1},
    SmallLetters{U'ơ', U'ơ', 1, -1},   SmallLetters{U'ư', U'ư', 1, -1},
    SmallLetters{U'ƴ', U'ƴ', 1, -1},   SmallLetters{U'ǎ', U'ǜ', 2, -1},
    SmallLetters{U'ǝ', U'ǝ', 1, -79},  SmallLetters{U'ǟ', U'ǯ', 2, -1},
    SmallLetters{U'ǵ', U'ǵ', 1, -1},   SmallLetters{U'ǹ', U'ȟ', 2, -1},
    SmallLetters{U'ȣ', U'ȳ', 2, -1},   SmallLetters{U'ɓ', U'ɓ', 1, -210},
    SmallLetters{U'ɔ', U'ɔ', 1, -206}, SmallLetters{U'ɖ', U'ɗ', 1, -205},
    SmallLetters{U'ə', U'ə', 1, -202}, SmallLetters{U'ɛ', U'ɛ', 1, -203},
    SmallLetters{U'ɣ', U'ɣ', 1, -207}, SmallLetters{U'ḁ', U'ẕ', 2, -1},
    SmallLetters{U'ạ', U'ỿ', 2, -1},
};

constexpr char32_t capital_i_with_dot = U'İ'; // its small letter is the plain i

// Returns nothing unless the text is one character of up to three bytes, like all Latin letters.
std::optional<char32_t> only_character(std::string_view text)
{
    const auto byte = [text](std::size_t place) {
        return static_cast<char32_t>(engine::byte_of(text[place]));
    };
    const auto continues = [&byte](std::size_t place) {
        return (byte(place) & 0xC0U) == 0x80U;
    };
    if (text.size() == 1 && byte(0) < 0x80U)
        return byte(0);
    if (text.size() == 2 && (byte(0) & 0xE0U) == 0xC0U && continues(1))
        return ((byte(0) & 0x1FU) << 6U) | (byte(1) & 0x3FU);
    if (text.size() == 3 && (byte(0) & 0xF0U) == 0xE0U && continues(1) && continues(2))
        return ((byte(0) & 0x0FU) << 12U) | ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
    return std::nullopt;
}

std::string in_utf8(char32_t character)
{
    const auto low_bits = [character](unsigned shift, char32_t mask) {
        return (character >> shift) & mask;
    };
    if (character < 0x80U)
        return {static_cast<char>(character)};
    if (character < 0x800U)
        return {static_cast<char>(0xC0U | low_bits(6, 0x1FU)),
                static_cast<char>(0x80U | low_bits(0, 0x3FU))};
    return {static_cast<char>(0xE0U | low_bits(12, 0x0FU)),
            static_cast<char>(0x80U | low_bits(6, 0x3FU)),
            static_cast<char>(0x80U | low_bits(0, 0x3FU))};
}

char32_t moved(char32_t letter, int by)
{
    return static_cast<char32_t>(static_cast<int>(letter) + by);
}

bool holds(const SmallLetters& letters, char32_t letter)
{
    return letter >= letters.first && letter <= letters.last &&
           static_cast<int>(letter - letters.first) % letters.step == 0;
}

} // namespace

std::optional<std::string> latin_capital(std::string_view letter)
{
    const std::optional<char32_t> character = only_character(letter);
    if (!character)
        return std::nullopt;
    for (const SmallLetters& letters : small_letters) {
        if (holds(letters, *character))
            return in_utf8(moved(*character, letters.to_capital));
        if (holds(letters, moved(*character, -letters.to_capital)))
            return std::string(letter);
    }
    if (*character == capital_i_with_dot)
        return std::string(letter);
    return std::nullopt;
}

} // namespace game
