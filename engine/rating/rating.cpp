#include "engine/rating/rating.h"

#include "engine/rating/rater.h"

namespace engine {

Rating rate(const Chart& chart, const Digits& givens, const Teaching& teaching)
{
    return Rater(chart).rate(givens, teaching);
}

bool are_alike(const Rating& one, const Rating& other)
{
    return one.is_solved == other.is_solved && one.level == other.level &&
           one.effort == other.effort && one.open_cells == other.open_cells &&
           one.hardest == other.hardest && one.hardest_uses == other.hardest_uses &&
           one.bottleneck == other.bottleneck &&
           one.rests_on_uniqueness == other.rests_on_uniqueness &&
           one.by_singles == other.by_singles && one.uses == other.uses;
}

} // namespace engine
