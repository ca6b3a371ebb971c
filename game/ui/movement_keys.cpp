#include "game/ui/movement_keys.h"

#include <algorithm>
#include <array>

namespace game {

namespace {

struct LetterMoves {
    KeyPressed key;
    Command command;
};

constexpr LetterMoves moves(char letter, Command command, bool shift = false)
{
    return {{.key = Key::Letter, .symbol = letter, .held = {.shift = shift}}, command};
}

constexpr std::array letters = {
    moves('W', Command::MoveUp),         moves('A', Command::MoveLeft),
    moves('S', Command::MoveDown),       moves('D', Command::MoveRight),
    moves('W', Command::GrowUp, true),   moves('A', Command::GrowLeft, true),
    moves('S', Command::GrowDown, true), moves('D', Command::GrowRight, true),
};

} // namespace

bool letters_move(const KeyBindings& keys)
{
    return std::ranges::all_of(letters, [&](const LetterMoves& letter) {
        return keys.command_for(letter.key) == letter.command;
    });
}

void let_letters_move(KeyBindings& keys, bool on)
{
    for (const LetterMoves& letter : letters) {
        if (on)
            keys.give(letter.command, letter.key);
        else
            keys.take(letter.command, letter.key);
    }
}

} // namespace game
