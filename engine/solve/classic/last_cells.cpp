#include "engine/solve/classic/last_cells.h"

#include <bit>

namespace engine::classic {

namespace {

struct HousesOfPlace {
    std::uint8_t row, column, box;
};

constexpr std::array<HousesOfPlace, 81> houses_of_places = [] {
    std::array<HousesOfPlace, 81> houses{};
    for (std::size_t place = 0; place < 81; ++place) {
        const std::size_t row = place / 9, column = place % 9;
        houses[place] = {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(9 + column),
                         static_cast<std::uint8_t>(18 + row / 3 * 3 + column / 3)};
    }
    return houses;
}();

} // namespace

void LastCells::add(int place, std::uint16_t set)
{
    const CellBits bit = CellBits{1} << count_;
    place_[count_++] = static_cast<std::uint8_t>(place);
    start_.open |= bit;
    const auto [row, column, box] = houses_of_places[place];
    in_house_[row] |= bit;
    in_house_[column] |= bit;
    in_house_[box] |= bit;
    for (unsigned rest = set; rest != 0; rest &= rest - 1)
        start_.with_digit[std::countr_zero(rest)] |= bit;
}

bool LastCells::count(const SearchLimits& limits, ClassicResult& result)
{
    limits_ = &limits;
    result_ = &result;
    for (int cell = 0; cell < count_; ++cell) {
        const auto [row, column, box] = houses_of_places[place_[cell]];
        peers_[cell] = in_house_[row] | in_house_[column] | in_house_[box];
    }
    return go_on(start_);
}

LastCells::Counts LastCells::counts_of(const Board& board)
{
    Counts counts = {};
#pragma GCC unroll 9
    for (const CellBits cells : board.with_digit) {
        counts.three |= counts.two & cells;
        counts.two |= counts.one & cells;
        counts.one |= cells;
    }
    return counts;
}

// Fills what is certain, then guesses. Returns whether more solutions are wanted.
bool LastCells::go_on(Board board)
{
    while (board.open != 0) {
        const Counts counts = counts_of(board);
        if ((board.open & ~counts.one) != 0)
            return true;
        const CellBits singles = board.open & ~counts.two;
        if (singles == 0)
            return guess(board, board.open & ~counts.three);
        fill(board, singles);
    }
    return ++result_->count != limits_->solutions;
}

// Of singles of one digit that see each other, the later ones lose their candidate and stay open.
void LastCells::fill(Board& board, CellBits singles) const
{
#pragma GCC unroll 9
    for (CellBits& with_digit : board.with_digit) {
        for (CellBits cells = with_digit & singles; cells != 0; cells &= with_digit) {
            const int cell = std::countr_zero(cells);
            with_digit &= ~peers_[cell];
            board.open &= ~(CellBits{1} << cell);
        }
    }
}

// Tries each candidate of the first of these cells, which have two; without any, of the first open
// one.
bool LastCells::guess(const Board& board, CellBits cells)
{
    if (result_->guesses == limits_->guesses) {
        result_->decided = false;
        return false;
    }
    ++result_->guesses;
    const int cell = std::countr_zero(cells != 0 ? cells : board.open);
    const CellBits bit = CellBits{1} << cell;
    for (std::size_t digit = 0; digit < board.with_digit.size(); ++digit) {
        if ((board.with_digit[digit] & bit) == 0)
            continue;
        Board tried = board;
        tried.with_digit[digit] &= ~peers_[cell];
        tried.open &= ~bit;
        if (!go_on(tried))
            return false;
    }
    return true;
}

} // namespace engine::classic
