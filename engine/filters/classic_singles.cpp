#include "engine/filters/classic_singles.h"

#include <algorithm>
#include <bit>

#include "engine/position/classic_bands.h"

namespace engine {

namespace {

// For each of the four, its cell if exactly one is left.
Four singles_of(Four cells)
{
    const Four none = {};
    return cells & reinterpret_cast<Four>((cells & (cells - 1)) == none);
}

struct CellFacts {
    std::uint8_t band;
    std::uint8_t row;
    std::uint8_t column; // 9 to 17
    std::uint8_t box;    // 18 to 26
    std::uint32_t bit;
    std::array<std::uint32_t, 3> unseen; // cells of each band that don't see this one, without
                                         // itself
};

constexpr std::array<CellFacts, 81> cell_facts = [] {
    std::array<CellFacts, 81> table = {};
    for (std::uint32_t index = 0; index < 81; ++index) {
        const std::uint32_t row = index / 9;
        const std::uint32_t column = index % 9;
        const std::uint32_t band = index / 27;
        const std::uint32_t bit = 1u << index % 27;
        CellFacts& facts = table[index];
        facts.band = static_cast<std::uint8_t>(band);
        facts.row = static_cast<std::uint8_t>(row);
        facts.column = static_cast<std::uint8_t>(9 + column);
        facts.box = static_cast<std::uint8_t>(18 + band * 3 + column / 3);
        facts.bit = bit;
        for (std::uint32_t& unseen : facts.unseen)
            unseen = all_cells & ~(column_cells << column);
        facts.unseen[band] &= ~(row_cells << row % 3 * 9) & ~(box_cells << column / 3 * 3);
    }
    return table;
}();

// The open cell of a house that has only one.
std::uint32_t cell_of_house(std::size_t house, const std::array<std::uint32_t, 3>& open)
{
    const auto cell = [](std::size_t band, std::uint32_t bits) {
        return static_cast<std::uint32_t>(27 * band) +
               static_cast<std::uint32_t>(std::countr_zero(bits));
    };
    if (house < 9)
        return cell(house / 3, open[house / 3] & row_cells << house % 3 * 9);
    if (house >= 18)
        return cell((house - 18) / 3, open[(house - 18) / 3] & box_cells << house % 3 * 3);
    std::size_t band = 0;
    while ((open[band] & column_cells << (house - 9)) == 0)
        ++band;
    return cell(band, open[band] & column_cells << (house - 9));
}

// The first of these cells.
Candidate candidate_at(std::size_t band, std::size_t digit, std::uint32_t cells)
{
    return {Cell::at(27 * band + std::countr_zero(cells)), digit_at(digit)};
}

} // namespace

void ClassicSingles::start(const Digits& givens)
{
    for (Band& band : bands_) {
        band.fill(all_cells);
        std::fill(band.begin() + 9, band.end(), 0u);
    }
    missing_.fill(row_cells);
    open_digits_.fill(9);
    removed_ = {};
    nearly_full_count_ = 0;
    last_digits_count_ = 0;
    open_ = 81;
    for (std::uint16_t index = 0; index < 81; ++index) {
        if (givens[index] != no_digit)
            put({{index}, givens[index]});
    }
    clear_cells();
}

void ClassicSingles::put(Candidate candidate)
{
    const CellFacts& facts = cell_facts[candidate.cell.index];
    const std::size_t digit = candidate.digit - 1u;
    for (std::size_t band = 0; band < 3; ++band)
        bands_[band][digit] &= facts.unseen[band];
    removed_[facts.band] |= facts.bit;
    --open_;
    for (const std::uint8_t house : {facts.row, facts.column, facts.box}) {
        const auto missing = static_cast<std::uint16_t>(missing_[house] & ~(1u << digit));
        missing_[house] = missing;
        // Without a branch: always store, and count only if it is nearly full.
        nearly_full_[nearly_full_count_] = house;
        nearly_full_count_ += (missing & (missing - 1)) == 0 && missing != 0 ? 1 : 0;
    }
    if (--open_digits_[digit] == 1)
        last_digits_[last_digits_count_++] = candidate.digit;
}

void ClassicSingles::clear_cells()
{
    for (std::size_t band = 0; band < 3; ++band) {
        const std::uint32_t kept = ~removed_[band];
        for (std::uint32_t& cells : bands_[band])
            cells &= kept;
    }
}

void ClassicSingles::remove(Candidate candidate)
{
    const CellFacts& facts = cell_facts[candidate.cell.index];
    bands_[facts.band][candidate.digit - 1u] &= ~facts.bit;
}

const Technique* ClassicSingles::take_round(bool beginners_only, std::vector<Candidate>& taken)
{
    if (nearly_full_count_ != 0 && find_full_houses(taken))
        return &techniques::full_house;
    if (last_digits_count_ != 0 && find_last_digits(taken))
        return &techniques::last_digit;
    Found found;
    find_in_boxes(found);
    if (found.any != 0) {
        take(found, taken);
        return &techniques::hidden_single_box;
    }
    if (beginners_only)
        return nullptr;
    if (find_naked(found)) {
        take(found, taken);
        return &techniques::naked_single;
    }
    find_in_rows(found);
    find_in_columns(found);
    if (found.any == 0)
        return nullptr;
    take(found, taken);
    return &techniques::hidden_single_line;
}

bool ClassicSingles::find_full_houses(std::vector<Candidate>& taken)
{
    const std::size_t first = taken.size();
    const std::array<std::uint32_t, 3> open = {all_cells & ~removed_[0], all_cells & ~removed_[1],
                                               all_cells & ~removed_[2]};
    for (std::size_t i = 0; i < nearly_full_count_; ++i) {
        const std::uint32_t missing = missing_[nearly_full_[i]];
        if (missing == 0)
            continue; // it has been filled meanwhile
        const std::uint32_t cell = cell_of_house(nearly_full_[i], open);
        const std::size_t digit = std::countr_zero(missing);
        if ((bands_[cell_facts[cell].band][digit] & cell_facts[cell].bit) != 0)
            taken.push_back({Cell::at(cell), digit_at(digit)});
    }
    nearly_full_count_ = 0;
    take(first, taken);
    return taken.size() > first;
}

bool ClassicSingles::find_last_digits(std::vector<Candidate>& taken)
{
    const std::size_t first = taken.size();
    for (std::size_t i = 0; i < last_digits_count_; ++i) {
        const Digit digit = last_digits_[i];
        if (open_digits_[digit - 1u] != 1)
            continue; // it has been placed meanwhile
        for (std::size_t band = 0; band < 3; ++band) {
            const std::uint32_t cells = bands_[band][digit - 1u];
            if (is_single_bit(cells))
                taken.push_back(candidate_at(band, digit - 1u, cells));
        }
    }
    last_digits_count_ = 0;
    take(first, taken);
    return taken.size() > first;
}

void ClassicSingles::find_in_boxes(Found& found) const
{
    find_in_parts(box_cells, 3, found);
}

void ClassicSingles::find_in_rows(Found& found) const
{
    find_in_parts(row_cells, 9, found);
}

// Handles three parts of each band, each `apart` bits from the one before.
void ClassicSingles::find_in_parts(std::uint32_t part, int apart, Found& found) const
{
    Four any = {};
    for (std::size_t band = 0; band < 3; ++band) {
        for (std::size_t digit = 0; digit < lanes; digit += 4) {
            const Four cells = load(&bands_[band][digit]);
            const Four singles = singles_of(cells & part) | singles_of(cells & part << apart) |
                                 singles_of(cells & part << 2 * apart);
            store(singles | load(&found.cells[band][digit]), &found.cells[band][digit]);
            any |= singles;
        }
    }
    found.any |= any_of(any);
}

void ClassicSingles::find_in_columns(Found& found) const
{
    Four any = {};
    for (std::size_t digit = 0; digit < lanes; digit += 4) {
        Four once = {};
        Four twice = {};
        for (const Band& band : bands_) {
            const Four cells = load(&band[digit]);
            for (int shift = 0; shift < 27; shift += 9) {
                const Four columns = cells >> shift & row_cells;
                twice |= once & columns;
                once |= columns;
            }
        }
        const Four columns = once & ~twice;
        const Four in_columns = columns | columns << 9 | columns << 18;
        for (std::size_t band = 0; band < 3; ++band) {
            const Four cells = load(&bands_[band][digit]) & in_columns;
            store(cells | load(&found.cells[band][digit]), &found.cells[band][digit]);
            any |= cells;
        }
    }
    found.any |= any_of(any);
}

std::uint32_t ClassicSingles::naked_cells(const Band& band)
{
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        twice |= once & band[digit];
        once |= band[digit];
    }
    return once & ~twice;
}

bool ClassicSingles::find_naked(Found& found) const
{
    const std::array naked = {naked_cells(bands_[0]), naked_cells(bands_[1]),
                              naked_cells(bands_[2])};
    if ((naked[0] | naked[1] | naked[2]) == 0)
        return false;
    for (std::size_t band = 0; band < 3; ++band) {
        for (std::size_t digit = 0; digit < lanes; ++digit)
            found.cells[band][digit] = bands_[band][digit] & naked[band];
    }
    return true;
}

// If the puzzle has no solution, a cell may be found for two digits.
void ClassicSingles::take(const Found& found, std::vector<Candidate>& taken)
{
    const auto take_one = [&](int index, std::size_t digit) {
        const Candidate candidate = {Cell::at(index), digit_at(digit)};
        if (!is_open(candidate.cell))
            return;
        put(candidate);
        taken.push_back(candidate);
    };
    for (std::size_t digit = 0; digit < 9; ++digit) {
        std::uint64_t cells = found.cells[0][digit] | std::uint64_t{found.cells[1][digit]} << 27;
        for (; cells != 0; cells &= cells - 1)
            take_one(std::countr_zero(cells), digit);
        for (std::uint32_t rest = found.cells[2][digit]; rest != 0; rest &= rest - 1)
            take_one(54 + std::countr_zero(rest), digit);
    }
    clear_cells();
}

// Takes the singles from index `first` on, each cell once.
void ClassicSingles::take(std::size_t first, std::vector<Candidate>& taken)
{
    std::size_t end = first;
    for (std::size_t i = first; i < taken.size(); ++i) {
        if (!is_open(taken[i].cell))
            continue;
        put(taken[i]);
        taken[end++] = taken[i];
    }
    taken.resize(end);
    clear_cells();
}

// Without counting: if the kinds of singles do not matter, full houses need not be known.
void ClassicSingles::take(const Found& found)
{
    for (std::size_t digit = 0; digit < 9; ++digit) {
        if ((found.cells[0][digit] | found.cells[1][digit] | found.cells[2][digit]) == 0)
            continue;
        std::array<std::uint32_t, 3> kept = {all_cells, all_cells, all_cells};
        for (std::size_t band = 0; band < 3; ++band) {
            removed_[band] |= found.cells[band][digit];
            for (std::uint32_t cells = found.cells[band][digit]; cells != 0; cells &= cells - 1) {
                const CellFacts& facts = cell_facts[candidate_at(band, digit, cells).cell.index];
                for (std::size_t each = 0; each < 3; ++each)
                    kept[each] &= facts.unseen[each];
            }
        }
        for (std::size_t band = 0; band < 3; ++band)
            bands_[band][digit] &= kept[band];
    }
    clear_cells();
}

bool ClassicSingles::is_open(Cell cell) const
{
    return (removed_[cell_facts[cell.index].band] & cell_facts[cell.index].bit) == 0;
}

void ClassicSingles::place(Candidate candidate)
{
    if (is_open(candidate.cell))
        put(candidate);
    clear_cells();
}

void ClassicSingles::take_all_naked()
{
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t band = 0; band < 3; ++band) {
            for (std::uint32_t cells = naked_cells(bands_[band]); cells != 0; cells &= cells - 1) {
                take_naked(band, cells & -cells);
                changed = true;
            }
        }
    }
    open_ = count_open();
}

// The cell has no other candidate that would have to be removed.
void ClassicSingles::take_naked(std::size_t band, std::uint32_t cell)
{
    std::size_t digit = 0;
    while (digit < 9 && (bands_[band][digit] & cell) == 0)
        ++digit;
    if (digit == 9)
        return; // the puzzle has no solution
    const CellFacts& facts = cell_facts[candidate_at(band, digit, cell).cell.index];
    for (std::size_t each = 0; each < 3; ++each)
        bands_[each][digit] &= facts.unseen[each];
    removed_[band] |= cell;
}

void ClassicSingles::take_all_hidden()
{
    while (true) {
        Found found;
        find_in_boxes(found);
        if (found.any == 0) {
            find_in_rows(found);
            find_in_columns(found);
        }
        if (found.any == 0)
            break;
        take(found);
    }
    open_ = count_open();
}

int ClassicSingles::count_open() const
{
    return 81 - count_bits(removed_[0]) - count_bits(removed_[1]) - count_bits(removed_[2]);
}

} // namespace engine
