#include "engine/construct/grid_maker.h"

#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "engine/construct/cages.h"

namespace engine {

Random dice_for(std::uint32_t dice, Purpose purpose)
{
    return Random(std::uint64_t{index_of(purpose)} << 32 | dice);
}

// Makes the grid that is to be filled; returns false if cancelled, or if none can be drawn.
bool GridMaker::prepare(std::uint32_t dice, const Cancel& stop)
{
    if (rolls_dice(layout_)) {
        if (!draw_regions(dice >> 4, stop))
            return false;
    } else if (!bare_) {
        use(make_grid(layout_));
    }
    grid_ = bare_;
    return true;
}

std::optional<Filled> GridMaker::fill(const Construction& construction, const Cancel& stop)
{
    if (!prepare(construction.dice, stop))
        return std::nullopt;
    if (construction.digits_in_order && construction.fill != FillMethod::Rows)
        return fill_in_order(CellOrder::FewestCandidates, construction.dice, stop);
    Random random = dice_for(construction.dice, Purpose::Filling);
    switch (construction.fill) {
    case FillMethod::Backtracking:
        return backtracking_->fill(random, stop);
    case FillMethod::Transform:
        return fill_transform(*bare_, random, stop);
    case FillMethod::Rows:
        return fill_in_order(CellOrder::AlongRows, construction.dice, stop);
    }
    ENSURE(false);
}

std::optional<Filled>
GridMaker::fill_in_order(CellOrder order, std::uint32_t dice, const Cancel& stop)
{
    if (auto filled = try_in_order(*bare_, order, stop))
        return filled;
    Random random = dice_for(dice, Purpose::Filling);
    auto filled = stop.is_asked() ? std::nullopt : backtracking_->fill(random, stop);
    if (filled)
        filled->solution = with_first_row_in_order(*bare_, std::move(filled->solution));
    return filled;
}

// For regions drawn at random there may be no solution, or so few that finding one takes long: then
// others are drawn.
bool GridMaker::draw_regions(std::uint32_t dice, const Cancel& stop)
{
    if (regions_of_ == dice)
        return true;
    constexpr int most_drawings = 200;
    Random random = dice_for(dice, Purpose::Regions);
    for (int drawing = 0; drawing < most_drawings && !stop.is_asked(); ++drawing) {
        use(make_grid(layout_, random));
        if (backtracking_->fill_soon(random, stop)) {
            regions_of_ = dice;
            return true;
        }
    }
    regions_of_.reset();
    return false;
}

bool GridMaker::draw_cages(const Construction& construction,
                           const Digits& solution,
                           Cages cages,
                           const Cancel& stop)
{
    Random random = dice_for(construction.dice, Purpose::Cages);
    are_cages_decided_ = cages != Cages::Sufficient;
    if (cages == Cages::Sufficient) {
        grid_ = with_sufficient_cages(bare_, solution, random, stop);
        return grid_ != nullptr;
    }
    const bool are_mixed = construction.cages == CageStyle::Mixed;
    grid_ = with_cages(bare_, solution, random, are_mixed ? CageSizes::Mixed : CageSizes::Small);
    if (construction.cages != CageStyle::Joined)
        return true;
    const Patience patience = cages == Cages::AsDrawnSoon ? Patience::Little : Patience::Much;
    auto joined = with_joined_cages(bare_, grid_->cages(), solution, random, patience, stop);
    grid_ = std::move(joined.grid);
    are_cages_decided_ = joined.is_decided;
    return grid_ != nullptr;
}

GivenRemoval& GridMaker::removal()
{
    if (!removal_)
        removal_.emplace(plan_);
    return *removal_;
}

void GridMaker::use(std::shared_ptr<const Grid> grid)
{
    bare_ = std::move(grid);
    plan_ = std::make_shared<const GridPlan>(*bare_);
    backtracking_.emplace(plan_);
    removal_.reset();
}

} // namespace engine
