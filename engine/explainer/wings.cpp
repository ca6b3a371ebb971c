// Wings of three to seven cells.

#include <algorithm>
#include <string>
#include <tuple>

#include "engine/base/count.h"

#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

MaybeMove small_wing(const Position& position, Cell pivot, bool with_pivot)
{
    const Candidates& candidates = position.candidates;
    const Chart& chart = position.chart();
    const DigitSet middle = candidates.of(pivot);
    for (Cell one : chart.peers(pivot) & candidates.open_cells()) {
        const DigitSet first = candidates.of(one);
        if (first.count() != 2 || middle.without(first).count() != 1)
            continue;
        for (Cell other : chart.peers(pivot) & candidates.open_cells()) {
            const DigitSet second = candidates.of(other);
            const DigitSet common = middle.common(first).common(second);
            if (second.count() != 2 || common.count() != (with_pivot ? 1 : 0) ||
                middle.with(first).with(second).count() != 3 || first == second)
                continue;
            CellSet seen = chart.peers(one) & chart.peers(other);
            seen.remove(pivot);
            if (with_pivot)
                seen &= chart.peers(pivot);
            Move move{.rating = with_pivot ? 44 : 42};
            remove_from(position, seen, first.common(second).first(), move);
            if (!move.removals.empty())
                return move;
        }
    }
    return std::nullopt;
}

MaybeMove find_small_wing(const Position& position, bool with_pivot)
{
    for (Cell pivot : position.candidates.open_cells()) {
        if (position.candidates.of(pivot).count() != (with_pivot ? 3 : 2))
            continue;
        if (auto move = small_wing(position, pivot, with_pivot))
            return move;
    }
    return std::nullopt;
}

// An almost locked set of cells that all see each other, and a cell with two of its digits.
class WingSearch {
public:
    WingSearch(const Position& position, int cells)
        : position_(position), size_(cells), usable_(position.chart().cell_count())
    {
        for (Cell cell : position.candidates.open_cells()) {
            const int digits = position.candidates.of(cell).count();
            if (digits == 2)
                pairs_.push_back(cell);
            if (digits >= 2 && digits <= cells)
                usable_.add(cell);
        }
    }

    MaybeMove run()
    {
        const Search search = of_size(Search::Wing, size_);
        if (pairs_.empty())
            return position_.found_nothing(search);
        const CellSet changed = position_.changed_cells(search);
        with_changed_cells(changed);
        with_changed_pairs(changed);
        if (!best_)
            return position_.found_nothing(search);
        return std::move(best_);
    }

private:
    // Sets with a changed cell; the first of several is where the set starts.
    void with_changed_cells(const CellSet& changed)
    {
        wanted_pairs_ = pairs_;
        CellSet allowed = usable_;
        for (Cell cell : (usable_ & changed)) {
            allowed.remove(cell);
            set_.assign(1, cell);
            extend(allowed & position_.chart().peers(cell), position_.candidates.of(cell));
        }
    }

    // Sets of unchanged cells, with a changed pair.
    void with_changed_pairs(const CellSet& changed)
    {
        set_.clear();
        for (Cell pair : pairs_) {
            if (!changed.has(pair))
                continue;
            wanted_pairs_.assign(1, pair);
            wanted_digits_ = position_.candidates.of(pair);
            CellSet allowed = usable_ - changed;
            allowed.remove(pair);
            extend(allowed, DigitSet());
        }
    }

    // `left` are the cells that may still join: cells that all cells of the set see, each tried
    // once.
    void extend(CellSet left, DigitSet digits)
    {
        if (count_of(set_) == size_ - 1) {
            if (digits.count() == size_ && wanted_digits_.without(digits).empty())
                meet_pairs(digits);
            return;
        }
        for (Cell cell : CellSet(left)) {
            left.remove(cell);
            const DigitSet more = digits.with(position_.candidates.of(cell));
            if (more.with(wanted_digits_).count() > size_)
                continue;
            set_.push_back(cell);
            extend(left & position_.chart().peers(cell), more);
            set_.pop_back();
        }
    }

    void meet_pairs(DigitSet digits)
    {
        for (Cell pair : wanted_pairs_) {
            if (!position_.candidates.of(pair).without(digits).empty() ||
                std::ranges::find(set_, pair) != set_.end())
                continue;
            meet(pair, digits);
        }
    }

    void meet(Cell pair, DigitSet digits)
    {
        const Chart& chart = position_.chart();
        const DigitSet of_pair = position_.candidates.of(pair);
        Digit link = of_pair.first();
        Digit target = of_pair.without(link).first();
        const CellSet link_cells = holders(link);
        const CellSet target_cells = holders(target);
        const bool links = link_cells.is_within(chart.peers(pair));
        const bool targets = target_cells.is_within(chart.peers(pair));
        if (!links && !targets)
            return;
        const CellSet sees_links = chart.common_peers(link_cells) & chart.peers(pair);
        const CellSet sees_targets = chart.common_peers(target_cells) & chart.peers(pair);
        Move move;
        if (!links || !targets) {
            const int removed = links ? strike(sees_targets, pair, target, move)
                                      : strike(sees_links, pair, link, move);
            keep(std::move(move), removed, false);
            return;
        }
        int within = 0;
        for (Digit digit : digits.without(of_pair))
            within += strike(chart.common_peers(holders(digit)), pair, digit, move);
        const int by_link = strike(sees_links, pair, link, move);
        const int by_target = strike(sees_targets, pair, target, move);
        const bool is_double = within > 0 || (by_link > 0 && by_target > 0);
        keep(std::move(move), within + by_link + by_target, is_double);
    }

    CellSet holders(Digit digit) const
    {
        CellSet cells(position_.chart().cell_count());
        for (Cell cell : set_) {
            if (position_.candidates.of(cell).has(digit))
                cells.add(cell);
        }
        return cells;
    }

    int strike(CellSet seen, Cell pair, Digit digit, Move& move) const
    {
        seen.remove(pair);
        const std::size_t before = move.removals.size();
        remove_from(position_, seen, digit, move);
        return static_cast<int>(move.removals.size() - before);
    }

    int rating(int biggest) const
    {
        const int off = std::abs((size_ + 2) / 2 - biggest);
        switch (size_) {
        case 4:
            return 55 + 1 - off;
        case 5:
            return 62 + 2 - off;
        case 6:
            return 66;
        default:
            return 75;
        }
    }

    void keep(Move move, int removed, bool is_double)
    {
        if (move.removals.empty())
            return;
        int biggest = 0;
        int sum = 0;
        for (Cell cell : set_) {
            const int digits = position_.candidates.of(cell).count();
            biggest = std::max(biggest, digits);
            sum += digits;
        }
        move.rating = rating(biggest);
        auto rank = std::tuple(removed, std::to_string(is_double ? 2 : 1) +
                                            std::to_string(biggest) + std::to_string(sum));
        if (best_ &&
            (move.rating > best_->rating || (move.rating == best_->rating && rank <= best_rank_)))
            return;
        best_ = std::move(move);
        best_rank_ = std::move(rank);
    }

    const Position& position_;
    int size_;
    std::vector<Cell> pairs_;
    CellSet usable_;
    std::vector<Cell> set_;
    std::vector<Cell> wanted_pairs_; // the ones to be found in this pass
    DigitSet wanted_digits_;         // the set must contain these
    MaybeMove best_;
    std::tuple<int, std::string> best_rank_; // removals, then the ending of the name
};

} // namespace

MaybeMove find_xy_wing(const Position& position)
{
    return find_small_wing(position, false);
}

MaybeMove find_xyz_wing(const Position& position)
{
    return find_small_wing(position, true);
}

MaybeMove find_large_wing(const Position& position, int cells)
{
    return WingSearch(position, cells).run();
}

} // namespace engine::explainer
