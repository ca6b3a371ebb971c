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
Step tell(const Candidates& candidates, const DeadlyPattern& pattern);

// One guard: it holds none of the pattern's digits.
void add_type_1(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// All extras are one digit: what sees all of them does not hold it.
void add_type_2(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// The guards share a house and are as one cell there: it forms a naked set with other cells.
// Cells: those others as causes. House: the one of the set. The set's size counts the guards as
// one.
void add_type_3(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// Two guards, the only places of a pattern digit in a house: they hold no other of the pattern.
// Link: the two places.
void add_type_4(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// All four.
void add_types(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);

// What prevents the pattern, as the types of rectangles are numbered.
enum class DeadlyType { One, Two, Three, Four };

void add_type(DeadlyType type,
              const Candidates& candidates,
              const DeadlyPattern& pattern,
              Steps& steps);

inline constexpr Explanation deadly_type_1_explanation = {
    {N_("{floor} and {roof} could be filled with {digits} in two ways.")},
    {N_("There is one solution, so {roof} is something else.")}};

inline constexpr Explanation deadly_type_2_explanation = {
    {N_("If {roof} held only {digits} like {floor_of_all}, they could be filled in two ways.")},
    {N_("If {roof} held only {digits} like {floor_of_some}, they could be filled in two ways, "
        "or in none.")},
    {N_("There is one solution, so {extra_digits} is in one of {roof}.")}};

inline constexpr Explanation deadly_type_3_explanation = {
    {N_("If {roof} held only {digits} like {floor_of_all}, they could be filled in two ways.")},
    {N_("If {roof} held only {digits} like {floor_of_some}, they could be filled in two ways, "
        "or in none.")},
    {N_("There is one solution, so {roof} hold one of {extra_digits} between them, "
        "like one cell.")},
    {N_("With {causes} that makes a subset in {witnesses}.")}};

inline constexpr Explanation deadly_type_4_explanation = {
    {N_("If {corners} held only {digits}, they could be filled in two ways; there is one "
        "solution.")},
    {N_("In {witnesses} only these cells are left for {linked_digits}, so {removed_digits} in "
        "{removed_cells} would leave two ways.")}};

inline constexpr Explanation deadly_pattern_explanation = {
    {N_("If {corners} held only {digits}, they could be filled in two ways, or in none.")},
    {N_("There is one solution, so {only_roof} is something else.")},
    {N_("There is one solution, so one of {some_extras} is right.")},
    {N_("With {partners} that makes a subset in {witnesses}.")},
    {"", Each::Link},
    {N_("So {linked_digits} is in one of {roof}; with another of {digits} in the other one, "
        "two ways would be left.")}};

} // namespace engine
