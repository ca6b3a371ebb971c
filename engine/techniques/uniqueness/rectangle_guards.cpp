#include "engine/techniques/uniqueness/rectangle_guards.h"

#include "engine/steps/evidence.h"

namespace engine {

namespace {

// Returns nothing if a corner lacks one of the digits or is placed. To find each rectangle once,
// `floor` must be the first floor cell.
std::optional<DeadlyPattern>
pattern_of(const Candidates& candidates, Cell floor, const Rectangle& rectangle)
{
    const auto& [beside, opposite] = rectangle;
    const DigitSet digits = candidates.of(floor);
    DeadlyPattern pattern{set_of(candidates.chart(), {floor, beside[0], beside[1], opposite}),
                          digits};
    for (Cell cell : pattern.cells) {
        const DigitSet own = candidates.of(cell);
        const DigitSet extras = own.without(digits);
        if (own == digits && cell < floor)
            return std::nullopt;
        if (own == extras || (extras.empty() && own != digits))
            return std::nullopt;
        if (!extras.empty())
            pattern.add({cell, own.common(digits), extras});
    }
    return pattern;
}

} // namespace

std::vector<DeadlyPattern> guarded_rectangles(const Candidates& candidates)
{
    std::vector<DeadlyPattern> patterns;
    for (Cell floor : candidates.bivalue_cells()) {
        for (const Rectangle& rectangle : candidates.chart().rectangles().at(floor)) {
            const auto pattern = pattern_of(candidates, floor, rectangle);
            if (pattern && guardians_of(*pattern).size() >= 2)
                patterns.push_back(*pattern);
        }
    }
    return patterns;
}

std::vector<Candidate> guardians_of(const DeadlyPattern& pattern)
{
    std::vector<Candidate> guardians;
    for (const Guard& guard : pattern.guarded()) {
        for (Digit digit : guard.extras)
            guardians.push_back({guard.cell, digit});
    }
    return guardians;
}

} // namespace engine
