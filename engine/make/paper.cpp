#include "engine/make/paper.h"

#include "engine/base/ensure.h"
#include "engine/make/cages.h"

namespace engine {

void Paper::forget()
{
    if (plan_)
        backtracking_.emplace(plan_);
    removal_.reset();
}

const std::shared_ptr<const Grid>& Paper::ruled()
{
    ENSURE(!rolls_dice(layout_) && !prints_clues(layout_));
    if (!paper_) {
        Random nothing_is_rolled(0);
        rule(nothing_is_rolled);
    }
    return paper_;
}

std::optional<Filled> Paper::rule_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    auto filled = rolls_dice(layout_) ? draw_and_fill(method, random, stop)
                                      : rule_once_and_fill(method, random, stop);
    if (!filled || !prints_clues(layout_))
        return filled;
    grid_ = with_cages(*paper_, filled->solution, random, stop);
    return grid_ ? std::move(filled) : std::nullopt;
}

std::optional<Filled> Paper::fill_again(FillMethod method, Random& random, const Cancel& stop)
{
    return prints_clues(layout_) ? rule_and_fill(method, random, stop) : fill(method, random, stop);
}

std::optional<Filled>
Paper::rule_once_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    if (!paper_)
        rule(random);
    return fill(method, random, stop);
}

// Regions drawn by dice may be such that no digits fit, or so few that it takes long to find them.
std::optional<Filled> Paper::draw_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    constexpr int most_drawings = 200;
    for (int drawing = 0; drawing < most_drawings && !stop.is_asked(); ++drawing) {
        rule(random);
        auto filled = backtracking_->fill_soon(random, stop);
        if (!filled)
            continue;
        return method == FillMethod::Backtracking ? filled : fill(method, random, stop);
    }
    return std::nullopt;
}

GivenRemoval& Paper::removal()
{
    if (!removal_)
        removal_.emplace(plan_);
    return *removal_;
}

void Paper::rule(Random& random)
{
    paper_ = make_grid(layout_, random);
    grid_ = paper_;
    plan_ = std::make_shared<const GridPlan>(*paper_);
    backtracking_.emplace(plan_);
    removal_.reset();
}

std::optional<Filled> Paper::fill(FillMethod method, Random& random, const Cancel& stop)
{
    switch (method) {
    case FillMethod::Backtracking:
        return backtracking_->fill(random, stop);
    case FillMethod::Transform:
        return fill_transform(*paper_, random, stop);
    }
    ENSURE(false);
}

} // namespace engine
