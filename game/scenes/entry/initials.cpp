#include "game/scenes/entry/initials.h"

#include <algorithm>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "game/scenes/entry/latin_letters.h"

namespace game {
namespace {

constexpr std::size_t max_bytes_pasted = 1000;

const std::vector<std::string>& wheel()
{
    static const std::vector<std::string> characters =
        characters_of("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789- ");
    return characters;
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
