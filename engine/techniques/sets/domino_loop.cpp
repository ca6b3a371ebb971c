// Domino loop: two rows and two columns, with the four boxes where they intersect. The cells that a
// box and a line have in common, apart from the corner, form a domino. The eight dominoes form a
// ring in which neighbours share a line or a box by turns. If the digits can be divided among the
// links of the ring so that there are as many links as cells, each link holds its digit.
// The roles are those of all rank-zero sets. The houses are Cover: the lines and boxes in the order
// of the ring.

#include <array>
#include <bit>

#include "engine/steps/step_search.h"
#include "engine/techniques/sets/rank_zero.h"

namespace engine {

namespace {

constexpr int largest_grid = 9; // a limit for speed
constexpr std::size_t count = 8;

// Returns how many links of the ring a digit needs at least: every other one in each run of
// dominoes that have the digit. `dominoes` has a bit for each domino.
constexpr int links_for(unsigned dominoes)
{
    if (dominoes + 1 == 1u << count)
        return count / 2;
    const auto without = static_cast<unsigned>(std::countr_one(dominoes));
    int links = 0;
    bool is_taken = false; // whether the link before the domino has the digit
    for (unsigned i = 1; i < count; ++i) {
        is_taken = !is_taken && (dominoes >> (without + i) % count & 1u) != 0;
        links += is_taken ? 1 : 0;
    }
    return links;
}

constexpr auto fewest_links = [] {
    std::array<std::uint8_t, 1u << count> fewest = {};
    for (unsigned dominoes = 0; dominoes < fewest.size(); ++dominoes)
        fewest[dominoes] = static_cast<std::uint8_t>(links_for(dominoes));
    return fewest;
}();

class DominoLoops : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        for (HouseIndex house : chart_.houses()) {
            if (chart_.kind(house) == HouseKind::Row)
                rows_.push_back(house);
            else if (chart_.kind(house) == HouseKind::Column)
                columns_.push_back(house);
        }
        for (HouseIndex row : rows_) {
            for (HouseIndex column : columns_)
                corners_.push_back(corner_at(row, column));
        }
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            for (std::size_t j = i + 1; j < rows_.size(); ++j)
                choose_columns(i, j);
        }
    }

private:
    struct Domino {
        CellSet cells = {};
        DigitSet digits = {};
        int size = 0;
    };

    // The intersection of a row and a column, and the dominoes of the region there.
    struct Corner {
        HouseIndex row;
        HouseIndex column;
        HouseIndex region = no_house; // no_house if no loop is possible here
        Domino in_row = {};
        Domino in_column = {};
    };

    Corner corner_at(HouseIndex row, HouseIndex column) const
    {
        Corner corner{.row = row, .column = column};
        const CellSet shared = chart_.cells(row) & chart_.cells(column);
        if (shared.empty())
            return corner;
        for (const PlaceOfCell& place : chart_.houses_of(shared.first())) {
            if (chart_.kind(place.house) != HouseKind::Region)
                continue;
            const CellSet around = (chart_.cells(place.house) & candidates_.open_cells()) - shared;
            corner.in_row = domino_of(around & chart_.cells(row));
            corner.in_column = domino_of(around & chart_.cells(column));
            if (corner.in_row.size > 0 && corner.in_column.size > 0)
                corner.region = place.house;
            break;
        }
        return corner;
    }

    Domino domino_of(const CellSet& cells) const
    {
        Domino domino{.cells = cells, .size = cells.count()};
        for (Cell cell : cells)
            domino.digits = domino.digits.with(candidates_.of(cell));
        return domino;
    }

    const Corner& corner(std::size_t row, std::size_t column) const
    {
        return corners_[row * columns_.size() + column];
    }

    static bool are_apart(const Corner& one, const Corner& other)
    {
        return one.region != no_house && other.region != no_house && one.region != other.region;
    }

    void choose_columns(std::size_t row, std::size_t other_row)
    {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            if (!are_apart(corner(row, i), corner(other_row, i)))
                continue;
            for (std::size_t j = i + 1; j < columns_.size(); ++j) {
                if (are_apart(corner(row, j), corner(other_row, j)))
                    look_at(corner(row, i), corner(row, j), corner(other_row, j),
                            corner(other_row, i));
            }
        }
    }

    // The corners are clockwise. Each domino lies in the intersection of the links before and after
    // it.
    void look_at(const Corner& a, const Corner& b, const Corner& c, const Corner& d)
    {
        steps_.stop_if_cancelled();
        if (!are_apart(a, b) || !are_apart(b, d) || !are_apart(a, c) || !are_apart(c, d))
            return;
        const std::array<const Domino*, count> ring = {&a.in_row,    &b.in_row,   &b.in_column,
                                                       &c.in_column, &c.in_row,   &d.in_row,
                                                       &d.in_column, &a.in_column};
        int cells = 0;
        for (std::size_t i = 0; i < count; ++i) {
            digits_[i] = ring[i]->digits;
            cells += ring[i]->size;
        }
        if (!may_be_shared_out(cells))
            return;
        links_ = {a.row, b.region, b.column, c.region, c.row, d.region, d.column, a.region};
        all_ = CellSet(chart_.cell_count());
        for (const Domino* domino : ring)
            all_ |= domino->cells;
        share_out(cells);
    }

    // A cheap test, because the digits usually need more links than there are cells, however they
    // are divided.
    bool may_be_shared_out(int cells) const
    {
        int links = 0;
        for (Digit digit : chart_.all_digits()) {
            unsigned dominoes = 0;
            for (std::size_t i = 0; i < count; ++i)
                dominoes |= unsigned{digits_[i].has(digit)} << i;
            links += fewest_links[dominoes];
        }
        return links <= cells;
    }

    // The digits of the first link determine all others: a link must have the digits of its domino
    // that the link before does not have.
    void share_out(int cells)
    {
        std::vector<DigitSet> choices = {DigitSet()};
        for (Digit digit : digits_[0].with(digits_[1])) {
            const std::size_t before = choices.size();
            for (std::size_t i = 0; i < before; ++i) {
                if (choices[i].count() < cells / 4)
                    choices.push_back(choices[i].with(digit));
            }
        }
        for (DigitSet first : choices) {
            std::array<DigitSet, count> shares;
            shares[0] = first;
            int links = first.count();
            for (std::size_t i = 1; i < count && links <= cells; ++i) {
                shares[i] = digits_[i].without(shares[i - 1]);
                links += shares[i].count();
            }
            if (links == cells && digits_[0].without(shares[0]).without(shares[count - 1]).empty())
                add(shares);
        }
    }

    void add(const std::array<DigitSet, count>& shares)
    {
        std::vector<Cover> covers;
        for (std::size_t i = 0; i < count; ++i)
            covers.push_back({links_[i], shares[i]});
        steps_.add(rank_zero_step(candidates_, all_, covers),
                   [&](Step& taken) { tell_rank_zero(taken, candidates_, all_, covers); });
    }

    std::vector<HouseIndex> rows_;
    std::vector<HouseIndex> columns_;
    std::vector<Corner> corners_;              // by row, then column
    std::array<HouseIndex, count> links_ = {}; // link i joins dominoes i and i + 1
    std::array<DigitSet, count> digits_ = {};  // the digits of the dominoes
    CellSet all_;
};

} // namespace

static void find_domino_loops(const Candidates& candidates, Steps& steps)
{
    if (candidates.chart().size() <= largest_grid)
        DominoLoops(candidates, steps).find();
}

const Technique techniques::domino_loop = {
    .id = "domino_loop",
    .name = N_("Domino Loop"),
    .known_as = {"SK Loop", "Stephen Kurzhal's Loop"},
    .about = {N_("Two rows and two columns cross in four boxes. In each box, the two other cells "
                 "of the row and the two of the column make two dominoes; all eight form a ring in "
                 "which neighbours share a line and a box by turns. If the digits can be divided "
                 "among these eight links so that there are as many as cells, each link holds its "
                 "digits, and they go from the rest of its line or box.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 450},
    .find = find_domino_loops,
    .explanation = rank_zero_explanation,
    .example = ":domino_loop:12345679:1+7+8+452...+4+236.9..+8....+3+8.247+8..9...19+6....8..+31+"
               "58.+64....1+3.7..6.4...53.+7837.+6...5:918 728 537 637 937 247 548 154 254 255 755 "
               "358 275 978 283 988 194 997:456 185::",
};

} // namespace engine
