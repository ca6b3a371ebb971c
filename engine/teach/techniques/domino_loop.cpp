// Domino loop: two rows and two columns, with the four boxes where they cross. What the boxes hold
// of each line, but for the crossing, is a ring of eight dominoes; neighbours share a line or a box
// in turn. If the digits can be shared out between the links of the ring so that there are as many
// links as cells, each link is used up.
//
// Marks: as all sets of rank zero; houses Cover: the lines and boxes, in the order of the ring.

#include <array>

#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/rank_zero.h"

namespace engine {

namespace {

constexpr int largest_grid = 9; // a bound
constexpr std::size_t count = 8;

class DominoLoops {
public:
    DominoLoops(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates), chart_(candidates.chart()), technique_(technique), steps_(steps)
    {
    }

    void run()
    {
        for (int house = 0; house < chart_.house_count(); ++house) {
            if (chart_.kind(house) == HouseKind::Row)
                rows_.push_back(house);
            else if (chart_.kind(house) == HouseKind::Column)
                columns_.push_back(house);
        }
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            for (std::size_t j = i + 1; j < rows_.size(); ++j)
                choose_columns(rows_[i], rows_[j]);
        }
    }

private:
    void choose_columns(int row, int other_row)
    {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            for (std::size_t j = i + 1; j < columns_.size() && !steps_.is_satisfied(); ++j)
                look_at({row, other_row}, {columns_[i], columns_[j]});
        }
    }

    // The region where the two lines cross; -1 if there is none.
    int region_at(int row, int column) const
    {
        const CellSet shared = chart_.cells(row) & chart_.cells(column);
        if (shared.empty())
            return -1;
        for (const PlaceOfCell& place : chart_.houses_of(shared.first())) {
            if (chart_.kind(place.house) == HouseKind::Region)
                return place.house;
        }
        return -1;
    }

    void look_at(const std::array<int, 2>& rows, const std::array<int, 2>& columns)
    {
        std::array<int, 4> boxes;
        for (std::size_t i = 0; i < 4; ++i) {
            boxes[i] = region_at(rows[i / 2], columns[i % 2]);
            if (boxes[i] < 0)
                return;
            for (std::size_t j = 0; j < i; ++j) {
                if (boxes[i] == boxes[j])
                    return;
            }
        }
        // Clockwise; each domino is where the houses before and after it cross.
        links_ = {rows[0], boxes[1], columns[1], boxes[3], rows[1], boxes[2], columns[0], boxes[0]};
        const CellSet crossings = (chart_.cells(rows[0]) | chart_.cells(rows[1])) &
                                  (chart_.cells(columns[0]) | chart_.cells(columns[1]));
        all_ = CellSet(chart_.cell_count());
        int cells = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const CellSet domino = chart_.cells(links_[(i + count - 1) % count]) &
                                   (chart_.cells(links_[i]) - crossings) & candidates_.open_cells();
            if (domino.empty() || domino.meets(all_))
                return;
            digits_[i] = {};
            for (Cell cell : domino)
                digits_[i] = digits_[i].with(candidates_.of(cell));
            all_ |= domino;
            cells += domino.count();
        }
        share_out(cells);
    }

    // The first link's digits settle the others: what a link leaves of a domino the next must take.
    void share_out(int cells)
    {
        std::vector<DigitSet> choices = {DigitSet()};
        for (Digit digit : digits_[0].with(digits_[1])) {
            const std::size_t before = choices.size();
            for (std::size_t i = 0; i < before; ++i) {
                if (choices[i].count() < cells / 4)
                    choices.push_back(choices[i].with(DigitSet::only(digit)));
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
        steps_.add(rank_zero_step(candidates_, technique_, all_, covers));
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    std::vector<int> rows_;
    std::vector<int> columns_;
    std::array<int, count> links_ = {};       // link i joins dominoes i and i + 1
    std::array<DigitSet, count> digits_ = {}; // of the dominoes
    CellSet all_;
};

} // namespace

void find_domino_loops(const Candidates& candidates, Technique technique, Steps& steps)
{
    if (candidates.chart().size() <= largest_grid)
        DominoLoops(candidates, technique, steps).run();
}

} // namespace engine
