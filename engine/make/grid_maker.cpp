#include "engine/make/grid_maker.h"

#include "engine/base/ensure.h"
#include "engine/make/cages.h"

namespace engine {

void GridMaker::forget()
{
    if (plan_)
        backtracking_.emplace(plan_);
    removal_.reset();
}

const std::shared_ptr<const Grid>& GridMaker::fixed_grid()
{
    ENSURE(!rolls_dice(layout_) && !prints_clues(layout_));
    if (!bare_) {
        Random nothing_is_rolled(0);
        make(nothing_is_rolled);
    }
    return bare_;
}

std::optional<Filled>
GridMaker::make_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    auto filled = rolls_dice(layout_) ? draw_and_fill(method, random, stop)
                                      : make_once_and_fill(method, random, stop);
    if (!filled || !prints_clues(layout_))
        return filled;
    grid_ = with_cages(*bare_, filled->solution, random, stop);
    return grid_ ? std::move(filled) : std::nullopt;
}

std::optional<Filled> GridMaker::fill_again(FillMethod method, Random& random, const Cancel& stop)
{
    return prints_clues(layout_) ? make_and_fill(method, random, stop) : fill(method, random, stop);
}

std::optional<Filled>
GridMaker::make_once_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    if (!bare_)
        make(random);
    return fill(method, random, stop);
}

// For regions drawn at random there may be no solution, or so few that finding one takes long.
std::optional<Filled>
GridMaker::draw_and_fill(FillMethod method, Random& random, const Cancel& stop)
{
    constexpr int most_drawings = 200;
    for (int drawing = 0; drawing < most_drawings && !stop.is_asked(); ++drawing) {
        make(random);
        auto filled = backtracking_->fill_soon(random, stop);
        if (!filled)
            continue;
        return method == FillMethod::Backtracking ? filled : fill(method, random, stop);
    }
    return std::nullopt;
}

GivenRemoval& GridMaker::removal()
{
    if (!removal_)
        removal_.emplace(plan_);
    return *removal_;
}

void GridMaker::make(Random& random)
{
    bare_ = make_grid(layout_, random);
    grid_ = bare_;
    plan_ = std::make_shared<const GridPlan>(*bare_);
    backtracking_.emplace(plan_);
    removal_.reset();
}

std::optional<Filled> GridMaker::fill(FillMethod method, Random& random, const Cancel& stop)
{
    switch (method) {
    case FillMethod::Backtracking:
        return backtracking_->fill(random, stop);
    case FillMethod::Transform:
        return fill_transform(*bare_, random, stop);
    }
    ENSURE(false);
}

} // namespace engine
