#include "game/scenes/entry/initials.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/utf8.h"

namespace game {
namespace {

constexpr std::size_t max_bytes_pasted = 1000;

const std::vector<std::string>& wheel()
{
    static const std::vector<std::string> characters =
        characters_of("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789- ");
    return characters;
}

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

// Returns nothing unless the text is one character.
std::optional<char32_t> only_character(std::string_view text)
{
    const std::size_t size = engine::utf8_size(text);
    return size > 0 && size == text.size() ? std::optional(engine::utf8_number(text))
                                           : std::nullopt;
}

std::string in_utf8(char32_t character)
{
    std::string text;
    engine::add_utf8(text, character);
    return text;
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

// The capital of a single letter of any language with a Latin alphabet, in UTF-8; nothing if it is
// none or has no capital.
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

// Capitalises a letter; returns nothing if the character is not allowed.
std::optional<std::string> chosen(const std::string& character)
{
    if (std::ranges::find(wheel(), character) != wheel().end())
        return character;
    return latin_capital(character);
}

} // namespace

std::vector<std::string> characters_of(std::string_view text)
{
    std::vector<std::string> characters;
    for (char byte : text) {
        const bool continues = engine::continues_character(byte);
        if (!continues || characters.empty())
            characters.emplace_back();
        characters.back() += byte;
    }
    return characters;
}

Initials::Initials(std::string_view text)
{
    const std::vector<std::string> characters = characters_of(text);
    for (std::size_t place = 0; place < letters_.size() && place < characters.size(); ++place) {
        letters_[place] = chosen(characters[place]).value_or("A");
    }
}

bool Initials::type(std::string_view text)
{
    bool all_can_be_chosen = true;
    for (const std::string& character : characters_of(text))
        all_can_be_chosen = type_one(character) && all_can_be_chosen;
    return all_can_be_chosen;
}

bool Initials::type_one(const std::string& character)
{
    const std::optional<std::string> letter = chosen(character);
    if (letter && place_ < letters_.size())
        letters_[place_++] = *letter;
    return letter.has_value();
}

bool Initials::paste(std::string_view text)
{
    place_ = 0;
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    for (const std::string& character : characters_of(text.substr(0, max_bytes_pasted)))
        type_one(character);
    return place_ > 0;
}

void Initials::rub_out()
{
    if (place_ > 0)
        letters_[--place_] = " ";
}

void Initials::spin(int by)
{
    go(0);
    const int count = engine::count_of(wheel());
    const auto found = std::ranges::find(wheel(), letters_[place_]);
    // A character that is not on the wheel counts as before the first letter and after the last
    // one.
    const bool is_on_it = found != wheel().end();
    const int now = is_on_it ? static_cast<int>(found - wheel().begin()) : by > 0 ? -1 : 0;
    letters_[place_] = wheel()[(now + by + count) % count];
}

// Always stops at a letter, not after the last one.
void Initials::go(int by)
{
    const int last = engine::count_of(letters_) - 1;
    place_ = std::clamp(static_cast<int>(place_) + by, 0, last);
}

} // namespace game
