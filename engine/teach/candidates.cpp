#include "engine/teach/candidates.h"

namespace engine {

Candidates::Candidates(const Chart& chart, const Digits& givens) : Candidates(chart, givens, givens)
{
}

Candidates::Candidates(const Chart& chart, const Digits& givens, const Digits& digits)
    : chart_(&chart),
      size_(chart.size()),
      open_(chart.all_cells()),
      given_(chart.cell_count()),
      bivalue_(chart.cell_count()),
      digits_(digits.size(), no_digit),
      of_(digits.size(), chart.all_digits()),
      cells_with_(static_cast<std::size_t>(size_), chart.all_cells()),
      places_(static_cast<std::size_t>(chart.house_count() * size_)),
      open_places_(static_cast<std::size_t>(chart.house_count()))
{
    ENSURE(givens.size() == digits.size());
    ENSURE(static_cast<int>(digits.size()) == chart.cell_count());
    for (int house = 0; house < chart.house_count(); ++house) {
        const Places all = (Places{1} << chart.cells_in_order(house).size()) - 1;
        open_places_[static_cast<std::size_t>(house)] = all;
        for (int digit = 0; digit < size_; ++digit)
            places_[static_cast<std::size_t>(house * size_ + digit)] = all;
    }
    for (Cell cell : chart.grid().cells()) {
        if (givens[cell.index] != no_digit)
            given_.add(cell);
        if (digits[cell.index] != no_digit)
            place(cell, digits[cell.index]);
    }
}

void Candidates::give(const Digits& givens)
{
    for (Cell cell : chart_->grid().cells()) {
        if (givens[cell.index] == no_digit)
            continue;
        given_.add(cell);
        place(cell, givens[cell.index]);
    }
}

void Candidates::drop(Cell cell, Digit digit)
{
    of_[cell.index] = of_[cell.index].without(DigitSet::only(digit));
    if (const int left = of_[cell.index].count(); left == 2)
        bivalue_.add(cell);
    else if (left == 1)
        bivalue_.remove(cell);
    cells_with_[digit - 1u].remove(cell);
    for (const PlaceOfCell& place : chart_->houses_of(cell))
        places_[static_cast<std::size_t>(place.house * size_ + digit - 1)] &=
            ~(Places{1} << place.position);
}

void Candidates::place(Cell cell, Digit digit)
{
    worked_out_.forget();
    for (Digit gone : of_[cell.index])
        drop(cell, gone);
    digits_[cell.index] = digit;
    open_.remove(cell);
    for (const PlaceOfCell& place : chart_->houses_of(cell))
        open_places_[place.house] &= ~(Places{1} << place.position);
    for (Cell peer : chart_->peers(cell) & cells_with_[digit - 1u])
        drop(peer, digit);
}

void Candidates::remove(Cell cell, Digit digit)
{
    if (!of(cell).has(digit))
        return;
    worked_out_.forget();
    drop(cell, digit);
}

bool Candidates::is_broken() const
{
    for (Cell cell : open_) {
        if (of(cell).empty())
            return true;
    }
    for (int house = 0; house < chart_->house_count(); ++house) {
        if (!chart_->is_full(house))
            continue;
        DigitSet placed;
        for (Cell cell : chart_->cells_in_order(house)) {
            if (digit(cell) != no_digit)
                placed = placed.with(DigitSet::only(digit(cell)));
        }
        if (placed.with(digits_to_place(house)) != chart_->all_digits())
            return true;
    }
    return false;
}

DigitSet Candidates::digits_to_place(int house) const
{
    DigitSet digits;
    for (Digit digit : chart_->all_digits()) {
        if (places(house, digit) != 0)
            digits = digits.with(DigitSet::only(digit));
    }
    return digits;
}

} // namespace engine
