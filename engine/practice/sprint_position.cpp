#include "engine/practice/sprint_position.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/base/random.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Removed candidates come back, as nothing on the board tells of them.
std::optional<PracticePosition> by_digits_alone(PracticePosition position,
                                                const Technique& technique)
{
    const Candidates& before = position.candidates;
    position.candidates = Candidates(*position.chart, before.givens(), before.digits());
    Steps steps(Want::All);
    steps.look_for(&technique, position.candidates);
    position.steps = std::move(steps).take();
    return position.steps.empty() ? std::nullopt : std::optional(std::move(position));
}

// Without the stock it is the example of the technique, which needs none.
std::optional<PracticePosition>
fitting_position(SprintRung rung, const Technique& technique, Random& random, const Cancel& cancel)
{
    const bool has_stock = static_cast<bool>(read_practice_stock());
    const std::uint64_t first = has_stock ? random.next() / 2 + 1 : 0;
    for (std::uint64_t more = 0; more < different_positions(technique); ++more) {
        auto position = practice_position(technique, first + more, cancel);
        if (!position || !is_without_notes(rung))
            return position;
        if (auto plain = by_digits_alone(*std::move(position), technique))
            return plain;
    }
    return std::nullopt;
}

} // namespace

std::optional<SprintPosition>
sprint_position(SprintRung rung, std::uint64_t dice, const Technique* before, const Cancel& cancel)
{
    Random random(dice);
    std::vector<const SprintLesson*> lessons;
    for (const SprintLesson& lesson : lessons_of(rung)) {
        if (std::ranges::count(lesson.techniques, before) == 0)
            lessons.push_back(&lesson);
    }
    const auto& techniques = lessons[random.below(lessons.size())]->techniques;
    const Technique* technique = techniques[random.below(techniques.size())];
    auto position = fitting_position(rung, *technique, random, cancel);
    if (!position)
        return std::nullopt;
    return SprintPosition{technique, *std::move(position)};
}

bool is_answer(const PracticePosition& position, Cell cell)
{
    const auto is_here = [cell](const Candidate& each) {
        return each.cell == cell;
    };
    return std::ranges::any_of(position.steps, [&](const Step& step) {
        return std::ranges::any_of(step.placements, is_here) ||
               std::ranges::any_of(step.removals, is_here);
    });
}

} // namespace engine
