#include "game/scenes/help/help_pages.h"

#include <algorithm>
#include <array>

#include "engine/base/table.h"
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
HelpList with_commands(HelpGroup group, std::vector<HelpRow> rows = {})
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
    return {heading_of(group), std::move(rows)};
}

std::vector<HelpList> make_lists()
{
    return {
        with_commands(HelpGroup::Move),
        with_commands(HelpGroup::Write,
                      {keys(N_("1 … 9"), N_("Digit")), keys(N_("Shift 1 … 9"), N_("Corner note")),
                       keys(N_("Ctrl 1 … 9"), N_("Centre note")),
                       keys(N_("Ctrl Shift 1 … 9"), N_("Cell colour"))}),
        {N_("Mouse"),
         {gesture(N_("Click, drag"), N_("Select one, many")),
          gesture(N_("Ctrl click"), N_("Add to the selection")),
          gesture(N_("Double click"), N_("Select all equal")),
          gesture(N_("Right click"), N_("Notes pad at the cell")),
          gesture(N_("Wheel"), N_("Next, previous digit"))}},
        with_commands(HelpGroup::Game),
        with_commands(HelpGroup::Everywhere),
        {N_("Touch"),
         {gesture(N_("Tap, drag"), N_("Select one, many")),
          gesture(N_("Double tap"), N_("Select all equal")),
          gesture(N_("Hold"), N_("Notes pad at the cell")),
          gesture(N_("Two fingers"), N_("Move, zoom")), gesture(N_("Two-finger tap"), N_("Undo"))}},
        {N_("Gamepad"),
         {gesture(N_("Right stick"), N_("Choose a digit")),
          gesture("LB, RB", N_("Previous, next digit")), gesture("A", N_("Write it")),
          gesture("X, Y", N_("Corner, centre note")), gesture("B", N_("Erase")),
          gesture("LT, RT", N_("Undo, redo")), gesture("View, Menu", N_("Hint, pause"))}},
        {N_("After a win"),
         {keys("R", N_("Race it again")), keys("W", N_("Watch this run")),
          keys("T", N_("Where the time went")), keys("P", N_("Save a picture of the result")),
          keys("B", N_("Records"))}},
        {N_("Collections"),
         {gesture(N_("Open, C"), N_("All collections")), gesture("N", N_("Next unsolved puzzle")),
          gesture("F", N_("Search")), gesture("T", N_("Best times"))}},
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

const char* heading_of(HelpGroup group)
{
    switch (group) {
    case HelpGroup::Move:
        return N_("Move");
    case HelpGroup::Write:
        return N_("Write");
    case HelpGroup::Game:
        return N_("Game");
    case HelpGroup::Everywhere:
        return N_("Everywhere");
    }
    return "";
}

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

} // namespace game
