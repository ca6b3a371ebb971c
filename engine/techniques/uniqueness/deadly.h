#pragma once
// What follows from a deadly pattern: cells that could hold two fillings, so that a puzzle with one
// solution must have a digit outside both in at least one of them.

#include <array>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

// A cell of the pattern with other digits than the pattern's, its extras.
struct Guard {
    Cell cell;
    DigitSet base;
    DigitSet extras;
};

struct DeadlyPattern {
    CellSet cells;
    DigitSet digits;
    std::array<Guard, 16> guards = {};
    std::size_t guard_count = 0;

    bool is_full() const { return guard_count == guards.size(); }
    void add(const Guard& guard) { guards[guard_count++] = guard; }
    std::span<const Guard> guarded() const { return {guards.data(), guard_count}; }
    CellSet guard_cells() const;
    DigitSet extras() const;
};

// The pattern as it stands: floor cells, roof cells, their pattern digits as causes, the extras.
Step tell(const Candidates& candidates, Technique technique, const DeadlyPattern& pattern);

// One guard: it holds none of the pattern's digits.
void add_type_1(const Candidates& candidates,
                Technique technique,
                const DeadlyPattern& pattern,
                Steps& steps);
// All extras are one digit: what sees all of them does not hold it.
void add_type_2(const Candidates& candidates,
                Technique technique,
                const DeadlyPattern& pattern,
                Steps& steps);
// The guards share a house and are as one cell there: it forms a naked set with other cells.
// Cells: those others as causes. House: the one of the set. The set's size counts the guards as
// one.
void add_type_3(const Candidates& candidates,
                Technique technique,
                const DeadlyPattern& pattern,
                Steps& steps);
// Two guards, the only places of a pattern digit in a house: they hold no other of the pattern.
// Link: the two places.
void add_type_4(const Candidates& candidates,
                Technique technique,
                const DeadlyPattern& pattern,
                Steps& steps);
// All four.
void add_types(const Candidates& candidates,
               Technique technique,
               const DeadlyPattern& pattern,
               Steps& steps);

} // namespace engine
