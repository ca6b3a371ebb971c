#include "engine/position/candidates.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/transposed.h"

namespace engine {

Candidates::Candidates(const Chart& chart, const Digits& givens) : Candidates(chart, givens, givens)
{
}

Candidates::Candidates(const Chart& chart, const Digits& givens, const Digits& digits)
    : chart_(&chart),
      size_(chart.size()),
      open_(chart.cell_count()),
      given_(chart.cell_count()),
      bivalue_(chart.cell_count()),
      of_(digits.size()),
      cells_with_(size_, chart.all_cells()),
      cells_holding_(size_, CellSet(chart.cell_count())),
      places_(chart.house_count() * size_),
      open_places_(chart.house_count())
{
    start(givens, digits);
}

void Candidates::start(const Digits& givens, const Digits& digits)
{
    ENSURE(givens.size() == digits.size());
    ENSURE(count_of(digits) == chart_->cell_count());
    worked_out_.forget();
    digits_ = digits;
    open_ = chart_->all_cells();
    given_ = CellSet(chart_->cell_count());
    std::ranges::fill(cells_with_, chart_->all_cells());
    std::ranges::fill(cells_holding_, CellSet(chart_->cell_count()));
    for (Cell cell : chart_->all_cells()) {
        if (givens[cell.index] != no_digit)
            given_.add(cell);
        if (digits[cell.index] == no_digit)
            continue;
        open_.remove(cell);
        cells_with_[digits[cell.index] - 1u] -= chart_->peers(cell);
        cells_holding_[digits[cell.index] - 1u].add(cell);
    }
    for (CellSet& cells : cells_with_)
        cells &= open_;
    work_out_places();
}

Digits Candidates::givens() const
{
    Digits givens = digits_;
    for (Cell cell : chart_->all_cells()) {
        if (!is_given(cell))
            givens[cell] = no_digit;
    }
    return givens;
}

// Derives everything else from the cells of each digit.
void Candidates::work_out_places()
{
    CellSet once(chart_->cell_count());
    CellSet twice(chart_->cell_count());
    CellSet thrice(chart_->cell_count());
    for (const CellSet& cells : cells_with_) {
        thrice |= twice & cells;
        twice |= once & cells;
        once |= cells;
    }
    bivalue_ = twice - thrice;
    constexpr int most_transposed = std::tuple_size_v<SixteenRows>; // digits
    if (size_ <= most_transposed)
        transpose_places();
    else
        collect_places();
}

// Transposes sixteen cells at a time for all digits, then each house for all digits.
void Candidates::transpose_places()
{
    const std::size_t size = size_;
    SixteenRows rows = {};
    for (std::size_t first = 0; first < of_.size(); first += rows.size()) {
        for (std::size_t i = 0; i < size; ++i)
            rows[i] = static_cast<std::uint16_t>(cells_with_[i].words()[first / 64] >> first % 64);
        const SixteenRows digits = transposed(rows);
        const std::size_t count = std::min(rows.size(), of_.size() - first);
        for (std::size_t i = 0; i < count; ++i)
            of_[first + i] = DigitSet::of_bits(std::uint32_t{digits[i]} << 1);
    }
    for (HouseIndex house : chart_->houses()) {
        rows = {};
        open_places_[house.index] = 0;
        std::size_t position = 0;
        for (Cell cell : chart_->cells_in_order(house)) {
            open_places_[house.index] |= Places{open_.has(cell)} << position;
            rows[position++] = static_cast<std::uint16_t>(of(cell).bits() >> 1);
        }
        const SixteenRows by_digit = transposed(rows);
        std::copy_n(by_digit.begin(), size, &places_[house.index * size]);
    }
}

void Candidates::collect_places()
{
    std::ranges::fill(of_, DigitSet());
    std::ranges::fill(places_, 0);
    std::ranges::fill(open_places_, 0);
    for (Digit digit : chart_->all_digits()) {
        Places* const of_digit = &places_[digit - 1u];
        for (Cell cell : cells_with(digit)) {
            of_[cell.index] = of_[cell.index].with(digit);
            for (const PlaceOfCell& place : chart_->houses_of(cell))
                of_digit[place.house.index * size_] |= Places{1} << place.position;
        }
    }
    for (Cell cell : open_) {
        for (const PlaceOfCell& place : chart_->houses_of(cell))
            open_places_[place.house.index] |= Places{1} << place.position;
    }
}

void Candidates::drop(Cell cell, Digit digit)
{
    worked_out_.note_removed({cell, digit});
    of_[cell.index] = of_[cell.index].without(digit);
    const std::uint32_t left = of_[cell.index].bits();
    const std::uint32_t but_one = left & (left - 1);
    if (is_single_bit(but_one))
        bivalue_.add(cell);
    else if (but_one == 0)
        bivalue_.remove(cell);
    cells_with_[digit - 1u].remove(cell);
    for (const PlaceOfCell& place : chart_->houses_of(cell))
        places_[place.house.index * size_ + digit - 1] &= ~(Places{1} << place.position);
}

void Candidates::place(Cell cell, Digit digit)
{
    for (Digit removed : of_[cell.index])
        drop(cell, removed);
    digits_[cell.index] = digit;
    cells_holding_[digit - 1u].add(cell);
    open_.remove(cell);
    for (const PlaceOfCell& place : chart_->houses_of(cell))
        open_places_[place.house.index] &= ~(Places{1} << place.position);
    for (Cell peer : chart_->peers(cell) & cells_with_[digit - 1u])
        drop(peer, digit);
}

void Candidates::remove(Cell cell, Digit digit)
{
    if (of(cell).has(digit))
        drop(cell, digit);
}

// Handles all cells at once: those that have one digit, but not two.
CellSet Candidates::cells_with_one_digit() const
{
    CellSet once(chart_->cell_count());
    CellSet twice(chart_->cell_count());
    for (const CellSet& cells : cells_with_) {
        twice |= once & cells;
        once |= cells;
    }
    return once - twice;
}

bool Candidates::is_hidden_single(Candidate candidate) const
{
    return std::ranges::any_of(chart_->houses_of(candidate.cell), [&](const PlaceOfCell& place) {
        return chart_->is_full(place.house) && is_single_bit(places(place.house, candidate.digit));
    });
}

bool Candidates::is_broken() const
{
    for (Cell cell : open_) {
        if (of(cell).empty())
            return true;
    }
    for (HouseIndex house : chart_->full_houses()) {
        DigitSet placed;
        for (Cell cell : chart_->cells_in_order(house)) {
            if (digit(cell) != no_digit)
                placed = placed.with(digit(cell));
        }
        if (placed.with(digits_to_place(house)) != chart_->all_digits())
            return true;
    }
    return false;
}

DigitSet Candidates::digits_to_place(HouseIndex house) const
{
    DigitSet digits;
    for (Digit digit : chart_->all_digits()) {
        if (places(house, digit) != 0)
            digits = digits.with(digit);
    }
    return digits;
}

} // namespace engine
