#include "engine/play/singles_left.h"

#include <algorithm>

namespace engine {

SinglesLeft::SinglesLeft(const Grid& grid, const Board& board)
    : grid_(grid),
      possible_(grid.cells().size()),
      naked_(grid.cell_count()),
      counts_(grid.houses().size()),
      once_(grid.houses().size())
{
    for (Cell cell : grid.cells()) {
        if (board[cell].digit != no_digit)
            continue;
        DigitSet& possible = possible_[cell.index];
        possible = DigitSet::up_to(grid.size()).without(digits_seen_from(cell, grid, board));
        if (possible.count() == 1)
            naked_.add(cell);
    }
    for (HouseIndex house : grid.house_indexes()) {
        if (!grid.is_full(house))
            continue;
        for (Cell cell : grid.house(house).cells) {
            for (Digit digit : possible_[cell.index])
                ++counts_[house.index][digit];
        }
        for (Digit digit : DigitSet::up_to(grid.size())) {
            if (counts_[house.index][digit] == 1)
                once_[house.index] = once_[house.index].with(digit);
        }
    }
}

std::optional<Candidate> SinglesLeft::naked() const
{
    if (naked_.empty())
        return std::nullopt;
    const Cell cell = naked_.first();
    return Candidate{cell, possible_[cell.index].first()};
}

std::optional<Candidate> SinglesLeft::hidden() const
{
    for (HouseIndex house : grid_.house_indexes()) {
        if (once_[house.index].empty())
            continue;
        const Digit digit = once_[house.index].first();
        const Cells& cells = grid_.house(house).cells;
        const auto only = std::ranges::find_if(
            cells, [&](Cell cell) { return possible_[cell.index].has(digit); });
        return Candidate{*only, digit};
    }
    return std::nullopt;
}

void SinglesLeft::write(Candidate written)
{
    const DigitSet before = possible_[written.cell.index];
    for (Digit digit : before)
        remove({written.cell, digit});
    for (Cell peer : grid_.peers_of(written.cell)) {
        if (possible_[peer.index].has(written.digit))
            remove({peer, written.digit});
    }
}

void SinglesLeft::remove(Candidate candidate)
{
    DigitSet& possible = possible_[candidate.cell.index];
    possible = possible.without(candidate.digit);
    if (possible.count() == 1)
        naked_.add(candidate.cell);
    else
        naked_.remove(candidate.cell);
    for (const PlaceOfCell& place : grid_.houses_of(candidate.cell)) {
        if (!grid_.is_full(place.house))
            continue;
        DigitSet& once = once_[place.house.index];
        const int left = --counts_[place.house.index][candidate.digit];
        once = left == 1 ? once.with(candidate.digit) : once.without(candidate.digit);
    }
}

} // namespace engine
