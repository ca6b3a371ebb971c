#pragma once
// The ladder of the Technique sprint: five rungs, each with its techniques, the easiest first. What
// a rung gives and takes is in the mode's row of arcade_mode.cpp.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/steps/technique.h"

namespace engine {

enum class SprintRung : std::uint8_t { Bronze, Silver, Gold, Platinum, Diamond };
inline constexpr std::size_t sprint_rung_count = 5;
inline constexpr std::array all_sprint_rungs = {SprintRung::Bronze, SprintRung::Silver,
                                                SprintRung::Gold, SprintRung::Platinum,
                                                SprintRung::Diamond};

const char* name_of(SprintRung rung); // a key of the translations
// Counted from 1: by this a step's points are multiplied.
int number_of(SprintRung rung);
// Whether positions are shown without notes: what is asked for there needs none.
bool is_without_notes(SprintRung rung);

// What is asked for on a rung: one of a few techniques that are seen in the same way.
struct SprintLesson {
    std::vector<const Technique*> techniques;
    const char* look; // one line of what to look for; a key of the translations
};
std::span<const SprintLesson> lessons_of(SprintRung rung);
// That with the technique, which must be on the ladder.
const SprintLesson& lesson_with(const Technique& technique);

} // namespace engine
