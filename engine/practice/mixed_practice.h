#pragma once
// Courses, and techniques mixed: tasks that do not say which technique is the next step, so that a
// player learns to choose.

#include <cstdint>
#include <vector>

#include "engine/steps/technique.h"

namespace engine {

enum class Course {
    All,
    Killers, // the techniques of sums
};
// In the order of all_techniques().
std::vector<const Technique*> techniques_of(Course course);

// One of the techniques of the course up to the level, each as likely as the others, that have
// positions in which they are the next step; without any, its first one. The stock must have been
// read (practice_stock.h); the same dice choose the same technique.
const Technique& mixed_technique(Course course, Level hardest, std::uint64_t dice);

} // namespace engine
