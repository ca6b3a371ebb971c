#pragma once
// Actions of a player who is not looking: many of them will be refused.

#include <cstdint>
#include <string>

#include "engine/play/session.h"

namespace engine {

// A generator of our own, so that a failure repeats everywhere (Steele and others, SplitMix64).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}

    int below(int limit)
    {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
        return static_cast<int>((mixed ^ mixed >> 31) % static_cast<std::uint64_t>(limit));
    }

private:
    std::uint64_t state_;
};

// `dice` is anything with a function below(limit).
template <typename AnyDice>
Cells random_cells(const Grid& grid, AnyDice& dice)
{
    Cells cells = {grid.cells()[static_cast<std::size_t>(dice.below(grid.cell_count()))]};
    if (dice.below(4) == 0)
        cells.push_back(grid.cells()[static_cast<std::size_t>(dice.below(grid.cell_count()))]);
    return cells; // sometimes out of order, or one of them twice: must be refused
}

template <typename AnyDice>
PencilNote random_note(const Grid& grid, AnyDice& dice)
{
    return {grid.cells()[static_cast<std::size_t>(dice.below(grid.cell_count()))],
            static_cast<Digit>(1 + dice.below(grid.size()))};
}

// What is done with bookmarks and drawings.
template <typename AnyDice>
Action random_pencil_action(const Session& session, AnyDice& dice)
{
    const Grid& grid = session.grid();
    const int bookmark = 1 + dice.below(4);
    switch (dice.below(10)) {
    case 9:
        if (dice.below(8) == 0)
            return dice.below(2) == 0 ? Action{NoteInterruption{}} : Action{NoteScript{}};
        if (dice.below(8) > 0)
            return dice.below(8) > 0 ? Action{ShowPossible{}} : Action{StrikeSums{}};
        return FillSingles{dice.below(2) == 0 ? SinglesKind::Naked : SinglesKind::Hidden};
    case 0:
        return GoToBookmark{bookmark};
    case 1:
        return NameBookmark{bookmark, dice.below(3) == 0 ? "" : "n" + std::to_string(bookmark)};
    case 2:
        return DeleteBookmark{bookmark};
    case 3:
        return RestoreBookmark{bookmark};
    case 4:
        if (dice.below(3) == 0)
            return WriteText{random_cells(grid, dice), dice.below(3) == 0 ? "" : "a?"};
        if (dice.below(4) == 0)
            return EraseDrawing{};
        return dice.below(2) == 0 ? Action{CopyOut{}} : Action{StrikeNotes{}};
    case 5:
    case 6:
        return ToggleLink{{random_note(grid, dice), random_note(grid, dice)},
                          dice.below(2) == 0 ? LinkStrength::Strong : LinkStrength::Weak};
    default: {
        const PencilNote note = random_note(grid, dice);
        return ColourNote{{note.cell}, note.digit, static_cast<Digit>(1 + dice.below(3))};
    }
    }
}

template <typename AnyDice>
Action random_action(const Session& session, AnyDice& dice)
{
    const Grid& grid = session.grid();
    const Cells cells = random_cells(grid, dice);
    const auto digit = static_cast<Digit>(1 + dice.below(grid.size()));
    switch (dice.below(30)) {
    case 0:
        return Undo{};
    case 1:
        return Redo{};
    case 2:
        return ToggleCornerNote{cells, digit};
    case 3:
        return ToggleCentreNote{cells, digit};
    case 4:
        return ToggleColour{cells, static_cast<Digit>(1 + dice.below(colour_count))};
    case 5:
        return Erase{cells};
    case 6:
        return FillNotes{dice.below(2) == 0 ? no_digit : digit};
    case 7:
        return SetBookmark{};
    case 8:
        return ReturnToBookmark{};
    case 9:
        return Pause{};
    case 10:
    case 11:
        return Resume{};
    case 12:
        return Check{};
    case 13:
        return dice.below(10) == 0 ? Action{Restart{}} : Action{RevealMistakes{}};
    case 14:
        return OpenHint{1 + dice.below(hint_levels + 1)};
    case 15:
        return ApplyStep{{{cells[0], session.puzzle().solution[cells[0].index]}}, {}};
    case 16:
        return ApplyStep{{}, {{cells[0], digit}}};
    case 17:
        return RevertMistakes{};
    case 18:
    case 19:
        return PlaceDigit{cells, session.puzzle().solution[cells[0].index]};
    case 20:
        return dice.below(40) == 0 ? Action{GiveUp{}} : Action{FillNotes{}};
    case 21:
    case 22:
    case 23:
    case 24:
    case 25:
        return random_pencil_action(session, dice);
    default:
        return PlaceDigit{cells, digit};
    }
}

} // namespace engine
