#include "engine/rating/rating.h"

#include "engine/rating/rater.h"

namespace engine {

Rating rate(const Chart& chart, const Digits& givens, const Teaching& teaching)
{
    return Rater(chart).rate(givens, teaching);
}

} // namespace engine
