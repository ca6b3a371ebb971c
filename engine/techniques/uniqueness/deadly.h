#pragma once
// Conclusions from a deadly pattern: cells that could be filled in two ways with the same digits.
// If the puzzle has one solution, at least one of the cells holds a digit outside the pattern.

#include <array>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

// A cell of the pattern that also has other candidates, its extras.
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

// Marks the pattern: floor cells, roof cells, their pattern digits as causes, and the extras.
void write_evidence(Step& step, const Candidates& candidates, const DeadlyPattern& pattern);

// Type 1: there is one guard, which loses the digits of the pattern.
void add_type_1(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// Type 2: all extras are one digit, so cells that see all of them lose it.
void add_type_2(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// Type 3: the guards share a house and form a naked set with other cells there, counted as one
// cell. Roles: Cause for the other cells, and the house of the set. The size of the step counts the
// guards as one cell.
void add_type_3(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// Type 4: two guards are the only places of a pattern digit in a house, so they lose the other
// pattern digits. Link: between the two places.
void add_type_4(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);
// Adds the steps of all four types.
void add_types(const Candidates& candidates, const DeadlyPattern& pattern, Steps& steps);

// The conclusion from the pattern, numbered as for unique rectangles.
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

inline constexpr const char* deadly_type_1_about =
    N_("Only one of the cells has other candidates: it is one of these, so the two digits go "
       "from it.");

inline constexpr const char* deadly_type_3_about =
    N_("Two cells have other candidates, of which one is true. Together with further cells of "
       "their house they make a naked subset, whose digits go from the rest of the house.");

} // namespace engine
