// Multi-sector locked sets: the open cells in the intersections of some rows and some columns. Some
// digits are linked by the rows, the others by the columns. If there are as many links as open
// cells, each link holds its digit. Rows and columns may also be exchanged.
// The roles are those of all rank-zero sets. The houses are Cover: the rows and columns that link
// digits.

#include <algorithm>
#include <array>
#include <bit>

#include "engine/filters/digit_matching.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/sets/rank_zero.h"

namespace engine {

namespace {

// Limits for the size of the grid, and for the number of lines chosen first.
constexpr std::size_t widest_grid = DigitMatching::most_lines;
constexpr std::size_t most_lines_chosen = 4;

class MultiSectors : StepSearch {
public:
    using StepSearch::StepSearch;

    // Tries the lines of one kind with those of the other, on grids that consist of one square
    // only.
    void run(HouseKind kind, HouseKind crossing_kind)
    {
        lines_ = chart_.full_houses(kind);
        others_ = chart_.full_houses(crossing_kind);
        const std::size_t size = chart_.size();
        if (lines_.size() != size || others_.size() != size)
            return;
        look_at_crossings();
        choose_lines(0, {});
    }

private:
    // One value for each crossing line, enough for the largest grid.
    using Row = std::array<std::int16_t, 16>;

    void look_at_crossings()
    {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            to_place_[i] = candidates_.digits_to_place(lines_[i]);
            for (std::size_t j = 0; j < others_.size(); ++j) {
                const CellSet here = chart_.cells(lines_[i]) & chart_.cells(others_[j]);
                at_[i][j] = {(here & candidates_.open_cells()).count(), digits_in(here)};
            }
        }
    }

    void choose_lines(std::size_t from, const DigitMatching& before)
    {
        steps_.stop_if_cancelled();
        for (std::size_t i = from; i < lines_.size(); ++i) {
            DigitMatching shared = before;
            shared.add_line(at_[i], to_place_[i]);
            chosen_.push_back(i);
            if (chosen_.size() >= 2 && shared.may_have_locked_set() &&
                shared.removes_anything(digits_of_others()))
                look_at_lines();
            if (chosen_.size() < most_lines_chosen)
                choose_lines(i + 1, shared);
            chosen_.pop_back();
        }
    }

    // Returns, for each crossing line, the digits it has in lines that are not chosen.
    std::array<DigitSet, widest_grid> digits_of_others() const
    {
        std::array<DigitSet, widest_grid> digits;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (std::find(chosen_.begin(), chosen_.end(), i) != chosen_.end())
                continue;
            for (std::size_t j = 0; j < others_.size(); ++j)
                digits[j] = digits[j].with(at_[i][j].digits);
        }
        return digits;
    }

    // Collects what the chosen lines have in each crossing line.
    void look_at_lines()
    {
        CellSet cells(chart_.cell_count());
        DigitSet all;
        cost_.fill(0);
        for (std::size_t line : chosen_) {
            cells |= chart_.cells(lines_[line]);
            all = all.with(to_place_[line]);
            for (Digit digit : to_place_[line])
                ++cost_[digit];
        }
        cells_ = cells & candidates_.open_cells();
        surplus_.fill(0);
        has_.fill({});
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const CellSet here = cells_ & chart_.cells(others_[i]);
            digits_[i] = digits_in(here);
            digits_outside_[i] = digits_in(chart_.cells(others_[i]) - cells);
            surplus_[i] = static_cast<std::int16_t>(here.count() - digits_[i].count());
            for (Digit digit : digits_[i])
                has_[digit][i] = 1;
        }
        choose_digits(all);
    }

    DigitSet digits_in(const CellSet& cells) const
    {
        DigitSet digits;
        for (Cell cell : cells)
            digits = digits.with(candidates_.of(cell));
        return digits;
    }

    // Tries all choices of digits for the chosen lines, changing one digit at a time.
    void choose_digits(DigitSet all)
    {
        std::array<Digit, max_size + 1> order;
        int count = 0;
        for (Digit digit : all)
            order[count++] = digit;
        DigitSet by_lines;
        int links = 0;
        for (std::uint32_t step = 1; step < 1u << count; ++step) {
            const Digit digit = order[std::countr_zero(step)];
            const bool takes = !by_lines.has(digit);
            by_lines = by_lines.toggled(digit);
            links += takes ? cost_[digit] : -cost_[digit];
            if (change(digit, takes ? std::int16_t{1} : std::int16_t{-1}) != links)
                continue;
            // Tries it with the crossing lines that have more cells than links, and also with those
            // that have as many.
            for (int least : {1, 0}) {
                if (removes_any(by_lines, least))
                    add(by_lines, least);
            }
        }
    }

    // Moves the digit to the chosen lines, or back to the crossing lines. Returns how many more
    // cells than links the crossing lines have, counting only those that have more.
    int change(Digit digit, std::int16_t by)
    {
        const Row& has = has_[digit];
        std::int16_t sum = 0;
        for (std::size_t i = 0; i < surplus_.size(); ++i) {
            const auto surplus = static_cast<std::int16_t>(surplus_[i] + by * has[i]);
            surplus_[i] = surplus;
            sum = static_cast<std::int16_t>(sum + std::max<std::int16_t>(surplus, 0));
        }
        return sum;
    }

    bool removes_any(DigitSet by_lines, int least) const
    {
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const bool is_chosen = surplus_[i] >= least && !digits_[i].empty();
            const DigitSet removed = is_chosen
                                         ? digits_[i].without(by_lines).common(digits_outside_[i])
                                         : digits_[i].common(by_lines);
            if (!removed.empty())
                return true;
        }
        return false;
    }

    void add(DigitSet by_lines, int least)
    {
        CellSet chosen(chart_.cell_count());
        std::vector<Cover> covers;
        for (std::size_t i = 0; i < others_.size(); ++i) {
            if (surplus_[i] < least || digits_[i].empty())
                continue;
            chosen |= chart_.cells(others_[i]);
            covers.push_back({others_[i], digits_[i].without(by_lines)});
        }
        for (std::size_t line : chosen_)
            covers.push_back({lines_[line], to_place_[line].common(by_lines)});
        const CellSet cells = cells_ & chosen;
        steps_.add(rank_zero_step(candidates_, cells, covers),
                   [&](Step& taken) { tell_rank_zero(taken, candidates_, cells, covers); });
    }

    std::vector<HouseIndex> lines_;
    std::vector<HouseIndex> others_;                  // the crossing lines
    std::array<DigitSet, widest_grid> to_place_ = {}; // by line: the digits it still needs
    std::array<DigitMatching::Crossings, widest_grid> at_ = {}; // by line, then crossing line
    std::vector<std::size_t> chosen_;                           // indexes into lines_
    CellSet cells_;                           // the open cells of the chosen lines
    std::array<int, max_size + 1> cost_ = {}; // by digit: how many chosen lines need it
    // These hold one value for each crossing line:
    std::array<DigitSet, 16> digits_ = {};         // the digits of its cells in the chosen lines
    std::array<DigitSet, 16> digits_outside_ = {}; // the digits of its other cells
    Row surplus_ = {};                             // its cells in the chosen lines minus its links
    std::array<Row, widest_grid + 1> has_ = {};    // by digit: 1 where it is in these cells
};

} // namespace

static void find_multi_sector_sets(const Candidates& candidates, Steps& steps)
{
    if (candidates.chart().size() > static_cast<int>(widest_grid))
        return;
    MultiSectors search(candidates, steps);
    search.run(HouseKind::Row, HouseKind::Column);
    search.run(HouseKind::Column, HouseKind::Row);
}

const Technique techniques::multi_sector_locked_sets = {
    .id = "multi_sector_locked_sets",
    .name = N_("Multi-Sector Locked Sets"),
    .known_as = {"MSLS", "Multi-Fish"},
    .about = {N_("Take the open cells where some rows and some columns cross. Each row can hold "
                 "certain digits there once, each column certain others. If that makes no more "
                 "places than there are cells, every place is needed: so each of these digits is "
                 "there, and goes from the rest of its row or column.")},
    .standing = {TechniqueFamily::Sets, Level::Extreme, 450},
    .find = find_multi_sector_sets,
    .explanation = rank_zero_explanation,
    .example = ":multi_sector_locked_sets:12456789:9+3...1....4.+3...7.....8.3..6.3...+81+5...8+35."
               ".7.85.+1.2.+3.....+8.3.+31.4.75....216+3...:215 515 418 618 731 236 438 242 245 "
               "945 451 466 668 571 572 477 479 988 989 491 791 899:121 234 534 239 688::",
};

} // namespace engine
