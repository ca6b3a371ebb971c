#include "game/scenes/play/typing.h"

#include "game/scenes/play/play_commands.h"

namespace game {

namespace {

// Shift, Ctrl or both select another mode for a single digit.
Mode mode_for(Modifiers held, Mode usual)
{
    if (held.control && held.shift)
        return Mode::Colour;
    if (held.shift)
        return Mode::Corner;
    return held.control ? Mode::Centre : usual;
}

} // namespace

bool Typing::press(const KeyPressed& pressed)
{
    const Mode mode = mode_for(pressed.held, play_.input.mode());
    if (is_numeral(pressed, mode)) {
        if (pressed.repeated)
            return true;
        for (const auto& typed : play_.number.press(pressed.symbol - '0', mode, play_.now()))
            use(typed);
        return true;
    }
    end_number();
    const auto digit = letter_of(pressed, play_.grid());
    if (digit && !pressed.repeated)
        use({*digit, mode});
    return digit.has_value();
}

void Typing::end_number()
{
    if (const auto typed = play_.number.take())
        use(*typed);
}

// On a board with letters, numerals still choose colours. 0 erases unless it is the second numeral
// of a number.
bool Typing::is_numeral(const KeyPressed& pressed, Mode mode) const
{
    if (pressed.key != Key::Digit || pressed.held.alt)
        return false;
    if ((is_in_letters(play_.grid()) || has_own_numerals(play_.grid())) && mode != Mode::Colour)
        return false;
    if (pressed.symbol == '0')
        return play_.number.waiting().has_value();
    const bool colours_cells = mode == Mode::Colour && !play_.input.empty();
    return pressed.symbol - '0' <= (colours_cells ? engine::colour_count : play_.grid().size());
}

// Its key on the screen dips, too.
void Typing::use(const NumberEntry::Typed& typed)
{
    rail_.dip(typed.digit);
    play_.use(typed.digit, typed.mode);
}

} // namespace game
