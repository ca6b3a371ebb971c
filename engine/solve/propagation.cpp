#include "engine/solve/propagation.h"

#include "engine/base/ensure.h"

namespace engine {

Propagation::Propagation(const Grid& grid)
    : grid_(grid),
      all_((2u << grid.size()) - 2u),
      house_count_(static_cast<int>(grid.houses().size())),
      masks_(grid.cells().size(), all_)
{
    const std::size_t constraints = grid.houses().size() + grid.cages().size();
    waiting_.resize(constraints);
    touched_.reserve(constraints);
    singles_.reserve(masks_.size());
    trail_.reserve(masks_.size() * static_cast<std::size_t>(grid.size()));
    for (int constraint = 0; constraint < static_cast<int>(constraints); ++constraint)
        touch(constraint);
    if (is_single(all_)) // with one digit every cell is known before the first change
        singles_ = grid.cells();
    if (grid.cages().empty())
        return;
    cages_of_.resize(masks_.size());
    int constraint = house_count_;
    for (const Cage& cage : grid.cages()) {
        for (Cell cell : cage.cells)
            cages_of_[cell.index].push_back(constraint);
        ++constraint;
    }
}

bool Propagation::accept(const Digits& givens)
{
    ENSURE(givens.size() == masks_.size());
    for (Cell cell : grid_.cells()) {
        const Digit digit = givens[cell.index];
        if (digit != no_digit && !restrict_to(cell, digit > grid_.size() ? 0 : mask_of(digit)))
            return false;
    }
    return true;
}

bool Propagation::restrict_to(Cell cell, Mask allowed)
{
    const Mask before = mask(cell);
    const Mask after = before & allowed;
    if (after == before)
        return true;
    if (after == 0)
        return false;
    trail_.push_back(Change{cell, before});
    masks_[cell.index] = after;
    if (is_single(after))
        singles_.push_back(cell);
    for (int house : grid_.houses_of(cell))
        touch(house);
    if (!cages_of_.empty()) {
        for (int cage : cages_of_[cell.index])
            touch(cage);
    }
    return true;
}

void Propagation::touch(int constraint)
{
    auto& waiting = waiting_[static_cast<std::size_t>(constraint)];
    if (waiting != 0)
        return;
    waiting = 1;
    touched_.push_back(constraint);
}

// Cheap consequences first: singles before places and sums.
bool Propagation::propagate()
{
    while (true) {
        if (!singles_.empty()) {
            if (!place_next_single())
                return false;
            continue;
        }
        if (touched_.empty())
            return true;
        const int constraint = touched_.back();
        touched_.pop_back();
        waiting_[static_cast<std::size_t>(constraint)] = 0;
        if (!look_at(constraint))
            return false;
    }
}

bool Propagation::place_next_single()
{
    const Cell cell = singles_.back();
    singles_.pop_back();
    const Mask others = ~mask(cell);
    for (Cell peer : grid_.peers_of(cell)) {
        if (!restrict_to(peer, others))
            return false;
    }
    return true;
}

bool Propagation::look_at(int constraint)
{
    if (constraint < house_count_)
        return look_at_house(grid_.house(constraint));
    return look_at_cage(grid_.cages()[static_cast<std::size_t>(constraint - house_count_)]);
}

// A digit with one place left goes there; a digit without a place ends this road.
bool Propagation::look_at_house(const House& house)
{
    if (static_cast<int>(house.cells.size()) != grid_.size())
        return true;
    Mask once = 0;
    Mask twice = 0;
    for (Cell cell : house.cells) {
        twice |= once & mask(cell);
        once |= mask(cell);
    }
    if (once != all_)
        return false;
    const Mask hidden = once & ~twice;
    if (hidden == 0)
        return true;
    for (Cell cell : house.cells) {
        const Mask here = mask(cell) & hidden;
        if (here == 0)
            continue;
        if (!is_single(here) || !restrict_to(cell, here))
            return false;
    }
    return true;
}

bool Propagation::look_at_cage(const Cage& cage)
{
    int least = 0;
    int most = 0;
    for (Cell cell : cage.cells) {
        least += least_digit(mask(cell));
        most += greatest_digit(mask(cell));
    }
    return least <= cage.sum && cage.sum <= most && narrow_by_sum(cage, least, most);
}

// What the other cells of the cage can add up to at least and at most bounds each cell. The
// bounds taken at the start stay right while cells are narrowed; the cage is looked at again.
bool Propagation::narrow_by_sum(const Cage& cage, int least, int most)
{
    for (Cell cell : cage.cells) {
        const int low = cage.sum - (most - greatest_digit(mask(cell)));
        const int high = cage.sum - (least - least_digit(mask(cell)));
        Mask allowed = all_;
        if (high < grid_.size())
            allowed &= mask_of(high + 1) - 1u;
        if (low > 1)
            allowed &= ~(mask_of(low) - 1u);
        if (!restrict_to(cell, allowed))
            return false;
    }
    return true;
}

void Propagation::back_to(std::size_t mark)
{
    singles_.clear();
    for (int constraint : touched_)
        waiting_[static_cast<std::size_t>(constraint)] = 0;
    touched_.clear();
    while (trail_.size() > mark) {
        masks_[trail_.back().cell.index] = trail_.back().before;
        trail_.pop_back();
    }
}

Digits Propagation::digits() const
{
    Digits digits;
    digits.reserve(masks_.size());
    for (Mask mask : masks_) {
        ENSURE(is_single(mask));
        digits.push_back(static_cast<Digit>(least_digit(mask)));
    }
    return digits;
}

} // namespace engine
