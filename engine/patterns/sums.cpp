#include "engine/patterns/sums.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/solve/cage_sums.h"
#include "engine/steps/evidence.h"

namespace engine {

namespace {

bool do_all_differ(const Chart& chart, const CellSet& cells)
{
    for (Cell cell : cells) {
        CellSet others = cells;
        others.remove(cell);
        if (!others.is_within(chart.peers(cell)))
            return false;
    }
    return true;
}

DigitSet digits_of(const Candidates& candidates, const CellSet& cells)
{
    DigitSet digits;
    for (Cell cell : cells)
        digits = digits.with(candidates.of(cell));
    return digits;
}

void count_combinations(const Candidates& candidates, SumArea& area)
{
    area.may = digits_of(candidates, area.open);
    if (!area.all_differ)
        return;
    auto all = combinations_among(area.may, area.open.count(), area.rest);
    if (!all)
        return;
    area.is_counted = true;
    area.must = area.may;
    area.may = {};
    for (DigitSet digits : *all) {
        if (!can_hold(candidates, area.open, digits))
            continue;
        area.combinations.push_back(digits);
        area.may = area.may.with(digits);
        area.must = area.must.common(digits);
    }
}

SumArea area_of(const Candidates& candidates, const CellSet& cells, int sum, int cage)
{
    SumArea area{.cells = cells, .sum = sum, .cage = cage};
    area.open = cells & candidates.open_cells();
    area.rest = sum;
    for (Cell cell : cells)
        area.rest -= candidates.digit(cell); // 0 if it is open
    area.all_differ = cage != no_cage || do_all_differ(candidates.chart(), area.open);
    count_combinations(candidates, area);
    return area;
}

// Deals the digits of combinations to cells that all differ, in every way.
class Dealer {
public:
    static constexpr std::size_t most_cells = 5;

    // `digits` has the candidates of up to `most_cells` cells.
    explicit Dealer(std::vector<DigitSet> digits)
        : digits_(std::move(digits)), possible_(digits_.size())
    {
    }

    void deal(DigitSet combination)
    {
        const std::size_t cells = digits_.size();
        std::array<Digit, most_cells> dealt = {};
        for (std::size_t i = 0; Digit digit : combination)
            dealt.at(i++) = digit;
        std::array<std::uint32_t, most_cells> takes = {}; // by cell: which of the digits it can be
        for (std::size_t cell = 0; cell < cells; ++cell) {
            for (std::size_t i = 0; i < cells; ++i)
                takes[cell] |= std::uint32_t{digits_[cell].has(dealt[i])} << i;
        }
        const std::uint32_t all = (1u << cells) - 1;
        Ways before = {1}; // by cell: which digits those before it can use up
        for (std::size_t cell = 0; cell < cells; ++cell)
            before[cell + 1] = with_one_more(before[cell], takes[cell]);
        Ways after = {}; // by cell: which digits those from it on can use up
        after[cells] = 1;
        for (std::size_t cell = cells; cell-- > 0;)
            after[cell] = with_one_more(after[cell + 1], takes[cell]);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            for (std::uint32_t used : SetBits(before[cell])) {
                for (std::uint32_t i : SetBits(takes[cell] & ~used)) {
                    if ((after[cell + 1] >> (all & ~used & ~(1u << i)) & 1u) != 0)
                        possible_[cell] = possible_[cell].with(dealt[i]);
                }
            }
        }
    }

    // For each cell the digits that it has been dealt.
    const std::vector<DigitSet>& possible() const { return possible_; }

private:
    using SetBits = EachBit<std::uint32_t, std::uint32_t>;
    // Bit s is set if the digits s, which are bits, too, can be used up.
    using Ways = std::array<std::uint32_t, most_cells + 1>;

    static std::uint32_t with_one_more(std::uint32_t ways, std::uint32_t takes)
    {
        std::uint32_t more = 0;
        for (std::uint32_t used : SetBits(ways)) {
            for (std::uint32_t i : SetBits(takes & ~used))
                more |= 1u << (used | 1u << i);
        }
        return more;
    }

    std::vector<DigitSet> digits_;
    std::vector<DigitSet> possible_;
};

// Searches for arrangements until every candidate has one or cannot have one. Each that is found
// settles as many candidates as there are cells.
class Arranger {
public:
    Arranger(const Candidates& candidates, const SumArea& area)
        : candidates_(candidates), cells_(cells_in(area.open)), rest_(area.rest), area_(area)
    {
        for (Cell cell : cells_)
            digits_.push_back(area.is_counted ? candidates.of(cell).common(area.may)
                                              : candidates.of(cell));
        settled_.resize(cells_.size());
        chosen_.resize(cells_.size());
        possible_.resize(cells_.size());
    }

    std::optional<std::vector<DigitSet>> find()
    {
        for (std::size_t index = 0; index < cells_.size(); ++index) {
            for (Digit digit : digits_[index]) {
                if (!possible_[index].has(digit))
                    try_with(index, digit);
                if (tries_ > most_tries)
                    return std::nullopt;
            }
        }
        return std::move(possible_);
    }

private:
    static constexpr int most_tries = 20'000;

    void try_with(std::size_t index, Digit digit)
    {
        settled_[index] = true;
        chosen_[index] = digit;
        if (complete(count_of(cells_) - 1, rest_ - digit)) {
            for (std::size_t each = 0; each < cells_.size(); ++each)
                possible_[each] = possible_[each].with(chosen_[each]);
        }
        std::fill(settled_.begin(), settled_.end(), false);
    }

    // Fills the cells that are not settled, those with the fewest digits first.
    bool complete(int left, int rest)
    {
        if (left == 0)
            return rest == 0;
        if (++tries_ > most_tries)
            return false;
        std::size_t next = cells_.size();
        DigitSet fewest;
        int least = 0;
        int greatest = 0;
        for (std::size_t index = 0; index < cells_.size(); ++index) {
            if (settled_[index])
                continue;
            const DigitSet here = free_at(index);
            if (here.empty())
                return false;
            least += here.first();
            greatest += static_cast<int>(std::bit_width(here.bits())) - 1;
            if (next == cells_.size() || here.count() < fewest.count()) {
                next = index;
                fewest = here;
            }
        }
        if (rest < least || rest > greatest)
            return false;
        settled_[next] = true;
        for (Digit digit : fewest) {
            chosen_[next] = digit;
            if (complete(left - 1, rest - digit))
                return true;
        }
        settled_[next] = false;
        return false;
    }

    // The digits that no settled cell it sees has.
    DigitSet free_at(std::size_t index) const
    {
        DigitSet here = digits_[index];
        for (std::size_t other = 0; other < cells_.size(); ++other) {
            if (settled_[other] &&
                (area_.all_differ || candidates_.chart().sees(cells_[index], cells_[other])))
                here = here.without(chosen_[other]);
        }
        return here;
    }

    const Candidates& candidates_;
    Cells cells_;
    int rest_;
    const SumArea& area_;
    std::vector<DigitSet> digits_;
    std::vector<bool> settled_;
    std::vector<Digit> chosen_;
    std::vector<DigitSet> possible_;
    int tries_ = 0;
};

} // namespace

CageSums::CageSums(const Candidates& candidates)
{
    const Grid& grid = candidates.chart().grid();
    for (int cage = 0; cage < count_of(grid.cages()); ++cage) {
        const Cage& printed = grid.cages()[static_cast<std::size_t>(cage)];
        const CellSet cells = grid.set_of(printed.cells);
        if (printed.has_sum() && cells.meets(candidates.open_cells()))
            cages_.push_back(area_of(candidates, cells, printed.sum, cage));
    }
}

void CageSums::catch_up(const Candidates& candidates, std::span<const Candidate> removed)
{
    CellSet touched(candidates.chart().cell_count());
    for (const Candidate& candidate : removed)
        touched.add(candidate.cell);
    std::erase_if(cages_,
                  [&](const SumArea& area) { return !area.cells.meets(candidates.open_cells()); });
    for (SumArea& area : cages_) {
        if (area.open.meets(touched))
            area = area_of(candidates, area.cells, area.sum, area.cage);
    }
}

SumArea sum_area(const Candidates& candidates, const CellSet& cells, int sum)
{
    return area_of(candidates, cells, sum, no_cage);
}

std::optional<std::vector<DigitSet>> combinations_among(DigitSet digits, int count, int sum)
{
    const int greatest = digits.empty() ? 0 : static_cast<int>(std::bit_width(digits.bits())) - 1;
    const auto all = combinations_of(greatest, count, sum);
    if (!all)
        return std::nullopt;
    std::vector<DigitSet> among;
    for (std::uint32_t bits : *all) {
        const auto combination = DigitSet::of_bits(bits << 1);
        if (combination.without(digits).empty())
            among.push_back(combination);
    }
    return among;
}

DigitSet digits_in_any(const std::vector<DigitSet>& combinations)
{
    DigitSet digits;
    for (const DigitSet combination : combinations)
        digits = digits.with(combination);
    return digits;
}

int least_share(const std::vector<DigitSet>& combinations, DigitSet digits)
{
    int share = digits.count();
    for (const DigitSet combination : combinations)
        share = std::min(share, combination.common(digits).count());
    return share;
}

bool can_hold(const Candidates& candidates, const CellSet& cells, DigitSet digits)
{
    DigitSet placed;
    for (Cell cell : cells) {
        const DigitSet here = candidates.of(cell).common(digits);
        if (here.empty())
            return false;
        placed = placed.with(here);
    }
    return placed == digits;
}

std::optional<std::vector<DigitSet>> arranged_digits(const Candidates& candidates,
                                                     const SumArea& area)
{
    if (!area.is_counted || area.open.has_more_than(Dealer::most_cells))
        return Arranger(candidates, area).find();
    std::vector<DigitSet> digits;
    for (Cell cell : area.open)
        digits.push_back(candidates.of(cell));
    Dealer dealer(std::move(digits));
    for (DigitSet combination : area.combinations)
        dealer.deal(combination);
    return dealer.possible();
}

CageMark
mark_of(const Candidates& candidates, const SumArea& area, Listing listing, Role role, int group)
{
    CageMark mark{.cells = cells_in(area.cells), .sum = area.sum, .role = role, .group = group};
    mark.is_printed = area.cage != no_cage;
    for (Cell cell : area.cells - area.open)
        mark.placed.push_back(candidates.digit(cell));
    if (listing == Listing::WithCombinations)
        mark.combinations = area.combinations;
    return mark;
}

} // namespace engine
