// Aligned pairs and triplets: combinations are impossible if they repeat a digit in cells that see
// each other, or leave a cell that all of them see without a digit.

#include <span>

#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

bool has_two(const CellSet& cells)
{
    auto cell = cells.begin();
    return cell != cells.end() && ++cell != cells.end();
}

struct Base {
    Cell cell;
    CellSet excluders; // cells that it sees and that have few candidates
};

std::vector<Base> bases(const Position& position, int size)
{
    const Candidates& candidates = position.candidates;
    CellSet few(position.chart().cell_count());
    for (Cell cell : candidates.open_cells()) {
        const int digits = candidates.of(cell).count();
        if (digits >= 2 && digits <= size)
            few.add(cell);
    }
    std::vector<Base> found;
    for (Cell cell : candidates.open_cells()) {
        const CellSet excluders = position.chart().peers(cell) & few;
        if (!excluders.empty())
            found.push_back({cell, excluders});
    }
    return found;
}

// The candidates of two or three cells that are in no remaining combination.
class Combinations {
public:
    Combinations(const Position& position, std::span<const Cell> cells, const CellSet& excluders)
        : position_(position), cells_(cells)
    {
        for (Cell cell : excluders) {
            if (forbidden_count_ < forbidden_.size())
                forbidden_[forbidden_count_++] = position.candidates.of(cell);
        }
    }

    std::vector<Candidate> impossible()
    {
        choose(0, DigitSet());
        std::vector<Candidate> removed;
        for (std::size_t index = 0; index < cells_.size(); ++index) {
            for (Digit digit : position_.candidates.of(cells_[index]).without(possible_[index]))
                removed.push_back({cells_[index], digit});
        }
        return removed;
    }

private:
    // Returns true as soon as every candidate is known to be possible.
    bool choose(std::size_t index, DigitSet used)
    {
        if (index == cells_.size())
            return allow(used);
        for (Digit digit : position_.candidates.of(cells_[index])) {
            bool repeats = false;
            for (std::size_t at = 0; at < index; ++at)
                repeats = repeats || (chosen_[at] == digit &&
                                      position_.chart().sees(cells_[at], cells_[index]));
            if (repeats)
                continue;
            chosen_[index] = digit;
            if (choose(index + 1, used.with(digit)))
                return true;
        }
        return false;
    }

    bool allow(DigitSet used)
    {
        for (std::size_t at = 0; at < forbidden_count_; ++at) {
            if (forbidden_[at].without(used).empty())
                return false;
        }
        bool all = true;
        for (std::size_t at = 0; at < cells_.size(); ++at) {
            possible_[at] = possible_[at].with(chosen_[at]);
            all = all && possible_[at] == position_.candidates.of(cells_[at]);
        }
        return all;
    }

    const Position& position_;
    std::span<const Cell> cells_;
    std::array<DigitSet, 64> forbidden_;
    std::size_t forbidden_count_ = 0;
    std::array<DigitSet, 3> possible_;
    std::array<Digit, 3> chosen_ = {};
};

MaybeMove
exclusion(const Position& position, std::span<const Cell> cells, const CellSet& common, int rating)
{
    // Only digits that the cells may hold together can leave a cell without candidates.
    DigitSet all;
    for (Cell cell : cells)
        all = all.with(position.candidates.of(cell));
    CellSet useful(position.chart().cell_count());
    for (Cell cell : common) {
        if (position.candidates.of(cell).without(all).empty())
            useful.add(cell);
    }
    if (useful.empty())
        return std::nullopt;
    auto removed = Combinations(position, cells, useful).impossible();
    if (removed.empty())
        return std::nullopt;
    return Move{.rating = rating, .removals = std::move(removed)};
}

} // namespace

MaybeMove find_aligned_pair(const Position& position)
{
    const CellSet changed = position.changed_cells(Search::AlignedPair);
    const std::vector<Base> found = bases(position, 2);
    for (std::size_t other = 1; other < found.size(); ++other) {
        for (std::size_t one = 0; one < other; ++one) {
            const CellSet common = found[one].excluders & found[other].excluders;
            if (!changed.has(found[one].cell) && !changed.has(found[other].cell) &&
                !common.meets(changed))
                continue;
            if (!has_two(common))
                continue;
            if (auto move =
                    exclusion(position, std::array{found[one].cell, found[other].cell}, common, 62))
                return move;
        }
    }
    return position.found_nothing(Search::AlignedPair);
}

MaybeMove find_aligned_triplet(const Position& position)
{
    const CellSet changed = position.changed_cells(Search::AlignedTriplet);
    const std::vector<Base> found = bases(position, 3);
    for (std::size_t second = 1; second < found.size(); ++second) {
        for (std::size_t first = 0; first < second; ++first) {
            const CellSet both = found[first].excluders & found[second].excluders;
            const bool is_new = changed.has(found[first].cell) || changed.has(found[second].cell) ||
                                both.meets(changed);
            CellSet near = found[first].excluders | found[second].excluders;
            if (!is_new)
                near &= changed;
            if (near.empty() || !has_two(both))
                continue;
            for (const Base& third : found) {
                if (!near.has(third.cell) || third.cell == found[first].cell ||
                    third.cell == found[second].cell || !has_two(both & third.excluders))
                    continue;
                if (auto move = exclusion(
                        position, std::array{found[first].cell, found[second].cell, third.cell},
                        both & third.excluders, 75))
                    return move;
            }
        }
    }
    return position.found_nothing(Search::AlignedTriplet);
}

} // namespace engine::explainer
