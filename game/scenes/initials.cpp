#include "game/scenes/initials.h"

#include <algorithm>

namespace game {
namespace {

const std::vector<std::string>& wheel()
{
    static const std::vector<std::string> characters =
        characters_of("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789- ");
    return characters;
}

std::string capital(std::string_view character)
{
    if (character == "ñ")
        return "Ñ";
    std::string one(character);
    if (one.size() == 1 && one[0] >= 'a' && one[0] <= 'z')
        one[0] = static_cast<char>(one[0] - 'a' + 'A');
    return one;
}

bool can_be_chosen(const std::string& character)
{
    return std::ranges::find(wheel(), character) != wheel().end();
}

} // namespace

std::vector<std::string> characters_of(std::string_view text)
{
    std::vector<std::string> characters;
    for (char byte : text) {
        const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
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
        if (can_be_chosen(characters[place]))
            letters_[place] = characters[place];
    }
}

void Initials::type(std::string_view character)
{
    const std::string chosen = capital(character);
    if (!can_be_chosen(chosen))
        return;
    letters_[place_] = chosen;
    go(1);
}

void Initials::rub_out()
{
    go(-1);
    letters_[place_] = " ";
}

void Initials::spin(int by)
{
    const int count = static_cast<int>(wheel().size());
    const auto found = std::ranges::find(wheel(), letters_[place_]) - wheel().begin();
    const int next = (static_cast<int>(found) + by + count) % count;
    letters_[place_] = wheel()[static_cast<std::size_t>(next)];
}

void Initials::go(int by)
{
    const int last = static_cast<int>(letters_.size()) - 1;
    place_ = static_cast<std::size_t>(std::clamp(static_cast<int>(place_) + by, 0, last));
}

} // namespace game
