#pragma once
// Why digits can't belong to any solution, as far as a person sees it: from the digits themselves,
// once all singles are placed, or because each way to fill one cell, or to place one digit in a
// house, fails by singles. Longer searches find contradictions that this does not.

#include <memory>
#include <optional>
#include <string>

#include "engine/base/cancel.h"
#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"
#include "engine/text/translations.h"

namespace engine {

struct Contradiction {
    enum class Kind {
        EqualDigits, // two equal digits see each other
        WrongSum,    // the digits of a cage add up to too much, or to too little
        NoDigit,     // no digit is left for a cell
        NoPlace,     // a digit has no place left in a house
        EveryDigit,  // each digit that is left for a cell fails
        EveryPlace,  // each place that is left for a digit in a house fails
        WrongDigit,  // a player's digit is not that of the only solution
        NoCandidate, // a player has removed the candidate of the only solution
    };

    Kind kind;
    Cells cells;            // what it is about: the two cells, the cage, the cell, or the house
    Digit digit = no_digit; // of EqualDigits, NoPlace, EveryPlace, WrongDigit and NoCandidate
    HouseIndex house = no_house; // of NoPlace and EveryPlace
    int sum = 0;                 // of WrongSum: of the digits in the cage
    int wanted = 0;              // of WrongSum: what is printed
    bool has_open_cells = false; // of WrongSum
    bool after_singles = false;  // it shows only once all singles are placed

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

// `digits` has one digit for each cell of the grid; they may break the rules.

// Quick: two equal digits that see each other, or nothing.
std::optional<Contradiction> find_clash(const Grid& grid, const Digits& digits);
// Returns nothing if no contradiction is seen, or if cancelled. The work is bounded: on all grids
// it takes less than half a second on a usual machine.
std::optional<Contradiction> find_contradiction(const std::shared_ptr<const Grid>& grid,
                                                const Digits& digits,
                                                const Cancel& cancel = {});

// How cells are named: "R4C5" as players of the language write it, or "r4c5" as on the command
// line.
enum class CellNames { OfLanguage, OfNotation };

// A sentence without a capital letter at its beginning and without a full stop.
std::string text_of(const Translations& texts,
                    const Grid& grid,
                    const Contradiction& contradiction,
                    CellNames names = CellNames::OfLanguage);

} // namespace engine
