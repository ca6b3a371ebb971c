#include "tests/engine/slow_count.h"

#include <optional>
#include <vector>

namespace engine {

namespace {

class SlowCount {
public:
    SlowCount(const Grid& grid, Digits digits, int limit);

    int count() const { return count_; }

private:
    bool allowed(Cell cell, Digit digit) const;
    bool stands_in(const Cells& cells, Digit digit) const;
    bool fits_cage(const Cage& cage, Cell here, Digit digit) const;
    std::vector<Digit> choices(Cell cell) const;
    void fill();

    const Grid& grid_;
    Digits digits_;
    int limit_;
    int count_ = 0;
};

bool holds(const Cells& cells, Cell wanted)
{
    for (Cell cell : cells) {
        if (cell == wanted)
            return true;
    }
    return false;
}

SlowCount::SlowCount(const Grid& grid, Digits digits, int limit)
    : grid_(grid), digits_(std::move(digits)), limit_(limit)
{
    for (Cell cell : grid.cells()) {
        const Digit digit = digits_[cell.index];
        digits_[cell.index] = no_digit;
        const bool fits = digit == no_digit || (digit <= grid.size() && allowed(cell, digit));
        digits_[cell.index] = digit;
        if (!fits)
            return;
    }
    fill();
}

bool SlowCount::allowed(Cell cell, Digit digit) const
{
    for (const House& house : grid_.houses()) {
        if (holds(house.cells, cell) && stands_in(house.cells, digit))
            return false;
    }
    for (const auto& [one, other] : grid_.pairs()) {
        if (one == cell && digits_[other.index] == digit)
            return false;
        if (other == cell && digits_[one.index] == digit)
            return false;
    }
    for (const Cage& cage : grid_.cages()) {
        if (holds(cage.cells, cell) && !fits_cage(cage, cell, digit))
            return false;
    }
    return true;
}

bool SlowCount::stands_in(const Cells& cells, Digit digit) const
{
    for (Cell cell : cells) {
        if (digits_[cell.index] == digit)
            return true;
    }
    return false;
}

bool SlowCount::fits_cage(const Cage& cage, Cell here, Digit digit) const
{
    if (stands_in(cage.cells, digit))
        return false;
    int sum = digit;
    bool full = true;
    for (Cell cell : cage.cells) {
        sum += digits_[cell.index];
        full = full && (cell == here || digits_[cell.index] != no_digit);
    }
    if (!cage.has_sum())
        return true;
    return full ? sum == cage.sum : sum < cage.sum;
}

std::vector<Digit> SlowCount::choices(Cell cell) const
{
    std::vector<Digit> list;
    for (Digit digit = 1; digit <= grid_.size(); ++digit) {
        if (allowed(cell, digit))
            list.push_back(digit);
    }
    return list;
}

void SlowCount::fill()
{
    std::optional<Cell> tightest;
    std::vector<Digit> fewest;
    for (Cell cell : grid_.cells()) {
        if (digits_[cell.index] != no_digit)
            continue;
        auto here = choices(cell);
        if (!tightest || here.size() < fewest.size()) {
            tightest = cell;
            fewest = std::move(here);
        }
    }
    if (!tightest) {
        ++count_;
        return;
    }
    for (Digit digit : fewest) {
        if (count_ == limit_)
            break;
        digits_[tightest->index] = digit;
        fill();
    }
    digits_[tightest->index] = no_digit;
}

} // namespace

int count_slowly(const Grid& grid, const Digits& digits, int limit)
{
    return SlowCount(grid, digits, limit).count();
}

} // namespace engine
