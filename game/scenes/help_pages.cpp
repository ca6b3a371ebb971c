#include "game/scenes/help_pages.h"

#include <algorithm>
#include <array>

#include "game/ui/key_names.h"

namespace game {
namespace {

using engine::N_;

HelpRow keys(const char* names, const char* what)
{
    return HelpRow{.keys = names, .what = what};
}

HelpRow gesture(const char* name, const char* what)
{
    return HelpRow{.gesture = name, .what = what};
}

// Successive commands that share a row.
struct Together {
    Command first;
    Command last;
    const char* what;
};

constexpr std::array together = {
    Together{Command::MoveUp, Command::MoveRight, N_("One cell, wraps")},
    Together{Command::GrowUp, Command::GrowRight, N_("Extend selection")},
    Together{Command::RowStart, Command::RowEnd, N_("First, last in the row")},
    Together{Command::ModeDigit, Command::ModeColour, N_("The four modes")},
    Together{Command::TextLarger, Command::TextSmaller, N_("Text size")},
};

const char* what_of(const CommandInfo& info)
{
    const std::size_t at = position_of(info.command);
    const auto* found = std::ranges::find_if(together, [at](const Together& each) {
        return position_of(each.first) <= at && at <= position_of(each.last);
    });
    return found == together.end() ? info.name : found->what;
}

// Returns the given rows, then a row for each command or those that share one.
HelpList with_commands(HelpGroup group, const char* heading, std::vector<HelpRow> rows = {})
{
    for (const CommandInfo& info : all_commands()) {
        if (info.group != group)
            continue;
        const char* what = what_of(info);
        const bool is_new = rows.empty() || std::string_view(rows.back().what) != what;
        if (is_new)
            rows.push_back(HelpRow{.what = what});
        rows.back().commands.push_back(info.command);
    }
    return {heading, std::move(rows)};
}

std::vector<HelpList> make_lists()
{
    return {
        with_commands(HelpGroup::Move, N_("Move")),
        with_commands(HelpGroup::Write, N_("Write"),
                      {keys(N_("1 … 9"), N_("Digit")), keys(N_("Shift 1 … 9"), N_("Corner note")),
                       keys(N_("Ctrl 1 … 9"), N_("Centre note")),
                       keys(N_("Ctrl Shift 1 … 9"), N_("Cell colour"))}),
        with_commands(HelpGroup::Game, N_("Game")),
        with_commands(HelpGroup::Everywhere, N_("Everywhere")),
        {N_("Mouse"),
         {gesture(N_("Click, drag"), N_("Select one, many")),
          gesture(N_("Ctrl click"), N_("Add to the selection")),
          gesture(N_("Double click"), N_("Select all equal")),
          gesture(N_("Right click"), N_("Notes pad at the cell")),
          gesture(N_("Wheel"), N_("Next, previous digit"))}},
    };
}

// Omits the start of a key's name if the previous one has it too: "Shift ↑ ↓", not "Shift ↑ Shift
// ↓".
std::string without_repeated_start(const std::string& name, const std::string& before)
{
    const std::size_t space = name.rfind(' ');
    if (space == std::string::npos || before.rfind(' ') != space ||
        name.compare(0, space, before, 0, space) != 0)
        return name;
    return name.substr(space + 1);
}

} // namespace

const std::vector<HelpList>& help_lists()
{
    static const std::vector<HelpList> lists = make_lists();
    return lists;
}

std::string
keys_text(const HelpRow& row, const KeyBindings& bindings, const engine::Translations& texts)
{
    if (row.keys != nullptr)
        return texts.tr(row.keys);
    std::string text;
    std::string before;
    const bool one = row.commands.size() == 1;
    for (Command command : row.commands) {
        const std::vector<KeyPressed>& keys = bindings.keys_of(command);
        // A single command shows two of its keys; several commands show one each.
        for (std::size_t index = 0; index < keys.size() && index < (one ? 2u : 1u); ++index) {
            const std::string name = key_name(keys[index], texts);
            text += (text.empty() ? "" : " ") + without_repeated_start(name, before);
            before = name;
        }
    }
    return text;
}

std::vector<HelpSection> rules_sections(const engine::Translations& texts)
{
    return {
        {texts.tr("The goal"),
         {texts.tr("Fill every cell with a digit from 1 to 9 so that each row, each column and "
                   "each 3×3 box holds every digit once."),
          texts.tr("The printed digits are given and stay. Every puzzle has exactly one "
                   "solution.")}},
        {texts.tr("Other boards"),
         {texts.tr("A board has as many digits as its rows have cells. Numbers above 9 are typed "
                   "as two digits, one after the other, or as letters if you choose A B C in New "
                   "Game. Zoom a large board with the keys + and − or with the wheel."),
          texts.tr(
              "Jigsaw: irregular regions replace the boxes. X and Windoku: tinted diagonals or "
              "windows hold every digit once as well. In a cage digits differ and add up to its "
              "number. "
              "Anti-knight and anti-king: cells a knight's or a king's move apart hold "
              "different digits.")}},
        {texts.tr("Notes and colours"),
         {texts.tr("Use corner notes for where a digit may go, centre notes for what a cell may "
                   "hold, and colours as you like. Notes never count as wrong."),
          texts.tr("Writing a digit removes it from the notes of the cells that see it; Undo "
                   "brings them back.")}},
        {texts.tr("Marks"),
         {texts.tr("A ring beside each row, column and box fills with your digits. A tick means "
                   "that every digit is there once, a diamond that a digit is there twice."),
          texts.tr("Marks know only the rules, never the solution.")}},
        {texts.tr("The clock"),
         {texts.tr("It starts when you first see the puzzle and stops when it is solved. A pause "
                   "hides the digits. After a hint, a check or filled notes the run counts as "
                   "assisted and stays out of the table of clean runs: the game asks first.")}},
    };
}

std::vector<HelpSection> about_sections(const Services& services)
{
    const engine::Translations& texts = services.texts;
    return {
        {"Cronodoku " + services.version,
         {texts.tr("Sudoku against the clock."),
          texts.tr("Free software: use it, study it, change it and pass it on under the terms of "
                   "the MIT licence, which is in the file LICENSE.")}},
        {texts.tr("Your files"), {services.data_path}},
        {texts.tr("Made with"),
         {texts.tr("SDL and SDL_ttf for the window and the text, cereal for the saved games, and "
                   "the typeface Inter.")}},
    };
}

} // namespace game
