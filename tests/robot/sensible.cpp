// Inputs of a player who sees the screen.

#include <array>
#include <vector>

#include "game/platform/simulated_input.h"
#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "tests/robot/hands.h"

namespace robot {

namespace {

using game::Key;
using game::KeyPressed;
using game::Point;

std::string name_of(const KeyPressed& key)
{
    return key_name(key, engine::Translations());
}

std::string press(const KeyPressed& key)
{
    game::press_key(key);
    return "press " + name_of(key);
}

std::string press(Key key)
{
    return press(KeyPressed{.key = key});
}

std::string text_of(Point at)
{
    return std::to_string(at.x) + "," + std::to_string(at.y);
}

std::string click(Point at, game::PointerButton button, int clicks)
{
    game::move_pointer(at, false);
    for (int count = 1; count <= clicks; ++count) {
        game::press_pointer(at, button, count);
        game::release_pointer(at, button);
    }
    return "click " + text_of(at) + " x" + std::to_string(clicks);
}

Point somewhere(const game::App& app, Dice& dice)
{
    const game::Size size = app.shown().size();
    return {dice.below(size.width), dice.below(size.height)};
}

std::string click_somewhere(const game::App& app, Dice& dice)
{
    constexpr std::array buttons = {game::PointerButton::Left, game::PointerButton::Left,
                                    game::PointerButton::Right, game::PointerButton::Middle};
    return click(somewhere(app, dice), buttons[static_cast<std::size_t>(dice.below(4))],
                 1 + dice.below(2));
}

std::string drag_somewhere(const game::App& app, Dice& dice)
{
    const Point from = somewhere(app, dice);
    const Point to = somewhere(app, dice);
    game::press_pointer(from, game::PointerButton::Left, 1);
    for (const int part : {1, 2, 3, 4})
        game::move_pointer(
            {from.x + (to.x - from.x) * part / 4, from.y + (to.y - from.y) * part / 4}, true);
    game::release_pointer(to, game::PointerButton::Left);
    return "drag " + text_of(from) + " to " + text_of(to);
}

// Buttons, cards and rows all contain text.
std::string click_text(const game::App& app, Dice& dice)
{
    std::vector<const game::DrawCall*> texts;
    for (const game::DrawCall& call : app.shown().calls()) {
        if (std::holds_alternative<game::drawn::Text>(call.what) && !call.bounds.empty())
            texts.push_back(&call);
    }
    if (texts.empty())
        return click_somewhere(app, dice);
    const game::DrawCall& call =
        *texts[static_cast<std::size_t>(dice.below(static_cast<int>(texts.size())))];
    return click(call.bounds.centre(), game::PointerButton::Left, 1) + " on \"" +
           std::string(std::get<game::drawn::Text>(call.what).text) + "\"";
}

std::string turn_wheel(const game::App& app, Dice& dice)
{
    const Point at = somewhere(app, dice);
    const int steps = dice.below(9) - 4;
    game::turn_wheel(at, steps);
    return "wheel " + text_of(at) + " by " + std::to_string(steps);
}

std::string go(Dice& dice)
{
    constexpr std::array keys = {Key::Left, Key::Right, Key::Up, Key::Down, Key::Tab};
    KeyPressed key{.key = keys[static_cast<std::size_t>(dice.below(keys.size()))]};
    key.held.shift = dice.below(8) == 0;
    return press(key);
}

// The symbol of a digit, key by key: "7", "1" then "2", "G".
std::string write(const engine::Grid& grid, engine::Digit digit, game::Modifiers held)
{
    std::string told;
    for (const char symbol : grid.symbol(digit)) {
        const bool figure = symbol >= '0' && symbol <= '9';
        told += press(
            KeyPressed{.key = figure ? Key::Digit : Key::Letter, .symbol = symbol, .held = held});
    }
    return told;
}

std::string write_right_digit(const engine::SavedGame& game)
{
    const engine::Session& session = game.session;
    const engine::Cell cell = game.input.selection.back();
    std::string told = write(session.grid(), session.puzzle().solution[cell.index], {});
    // A numeral might be the first of two: Enter completes it.
    return session.grid().size() > 9 ? told + press(Key::Enter) : told;
}

std::string write_digit(const engine::SavedGame& game, Dice& dice)
{
    const engine::Session& session = game.session;
    const engine::Grid& grid = session.grid();
    if (!game.input.selection.empty() && dice.below(3) != 0)
        return write_right_digit(game);
    const auto digit = static_cast<engine::Digit>(1 + dice.below(grid.size()));
    return write(grid, digit, {.shift = dice.below(3) == 0, .control = dice.below(3) == 0});
}

// Rarely: pictures take long, and full screen always has the same size.
bool is_dear(game::Command command)
{
    return command == game::Command::Picture || command == game::Command::FullScreen ||
           command == game::Command::ShowSolution;
}

std::string give_command(Dice& dice)
{
    const auto commands = game::all_commands();
    const game::CommandInfo& info =
        commands[static_cast<std::size_t>(dice.below(static_cast<int>(commands.size())))];
    if (is_dear(info.command) && dice.below(10) != 0)
        return go(dice);
    return press(
        info.keys[static_cast<std::size_t>(dice.below(static_cast<int>(info.keys.size())))]);
}

std::string type(Dice& dice)
{
    constexpr std::array<const char*, 6> texts = {"ABC", "7", "4F2A-91C3", "ñ", "c", "-Z9"};
    const std::string text = texts[static_cast<std::size_t>(dice.below(texts.size()))];
    game::type_text(text);
    return "type " + text;
}

} // namespace

std::string play_on(const game::App& app, const engine::SavedGame& game, Dice& dice)
{
    switch (dice.below(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
        return go(dice);
    case 5:
    case 6:
        return press(Key::Tab);
    case 7:
    case 8:
        return click_somewhere(app, dice);
    case 9:
        return drag_somewhere(app, dice);
    case 10:
        return dice.below(3) == 0 ? turn_wheel(app, dice) : click_text(app, dice);
    case 11:
        return press(dice.below(3) == 0 ? Key::Enter : Key::Space);
    case 12:
        return give_command(dice);
    case 13:
        return press(KeyPressed{.key = Key::Letter, .symbol = 'H'});
    default:
        return write_digit(game, dice);
    }
}

std::string solve(const engine::SavedGame& game)
{
    constexpr int digits = 0; // as in SavedInput
    if (game.input.mode != digits)
        return press(KeyPressed{.key = Key::Letter, .symbol = 'Z'});
    if (game.input.selection.size() != 1)
        return press(game.input.selection.empty() ? Key::Tab : Key::Right);
    const engine::Session& session = game.session;
    const engine::Cell cell = game.input.selection.back();
    if (session.board()[cell].digit != session.puzzle().solution[cell.index])
        return write_right_digit(game);
    // Filled but wrong cells are not empty: only the arrows lead there.
    const bool is_full = session.cells_filled() == session.cells_to_fill();
    const bool at_end = session.grid().place_of(cell).column == 0;
    return press(!is_full ? Key::Tab : at_end ? Key::Down : Key::Left);
}

std::string wander(const game::App& app, Dice& dice)
{
    switch (dice.below(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
        return click_text(app, dice);
    case 4:
        return press(Key::Enter);
    case 5:
        return press(dice.below(2) == 0 ? Key::Escape : Key::Space);
    case 6:
        return give_command(dice);
    case 7:
        return dice.below(2) == 0 ? turn_wheel(app, dice) : press(Key::PageDown);
    case 8:
        return type(dice);
    case 9:
        return press(
            KeyPressed{.key = Key::Letter, .symbol = static_cast<char>('A' + dice.below(26))});
    case 10:
        return dice.below(2) == 0 ? click_somewhere(app, dice) : press(Key::Delete);
    default:
        return go(dice);
    }
}

} // namespace robot
