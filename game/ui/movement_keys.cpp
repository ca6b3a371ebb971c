#include "game/ui/movement_keys.h"

#include <algorithm>
#include <array>

namespace game {

namespace {

struct LetterMoves {
    char place;
    Command command;
    bool shift = false;
};

constexpr auto letters = std::to_array<LetterMoves>({
    {'W', Command::MoveUp},
    {'A', Command::MoveLeft},
    {'S', Command::MoveDown},
    {'D', Command::MoveRight},
    {'W', Command::GrowUp, true},
    {'A', Command::GrowLeft, true},
    {'S', Command::GrowDown, true},
    {'D', Command::GrowRight, true},
});

KeyPressed key_at(const LetterMoves& letter, const KeyLabels& labels, Key key)
{
    return {.key = key,
            .symbol = labels.at(letter.place),
            .held = {.shift = letter.shift},
            .place = letter.place};
}

} // namespace

bool letters_move(const KeyBindings& keys, const KeyLabels& labels)
{
    return std::ranges::all_of(letters, [&](const LetterMoves& letter) {
        return keys.command_for(key_at(letter, labels, Key::Letter)) == letter.command;
    });
}

// Earlier versions bound the printed letters.
void let_letters_move(KeyBindings& keys, const KeyLabels& labels, bool on)
{
    for (const LetterMoves& letter : letters) {
        keys.take(letter.command, key_at(letter, labels, Key::Letter));
        if (on)
            keys.give(letter.command, key_at(letter, labels, Key::Place));
        else
            keys.take(letter.command, key_at(letter, labels, Key::Place));
    }
}

std::string movement_letters(const KeyLabels& labels)
{
    std::string all;
    for (const char place : {'W', 'A', 'S', 'D'})
        all += (all.empty() ? "" : " ") + std::string(1, labels.at(place));
    return all;
}

} // namespace game
