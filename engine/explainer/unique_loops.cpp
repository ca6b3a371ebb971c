// Unique rectangles and loops, types 1 to 4.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/explainer/choose.h"
#include "engine/explainer/patterns.h"
#include "engine/explainer/position.h"

namespace engine::explainer {

namespace {

// 4.5 for rectangles, 4.6 and 4.7 for loops of six and eight, 5.0 for longer ones.
int loop_rating(const Cells& loop)
{
    if (loop.size() >= 10)
        return 50;
    return loop.size() >= 8 ? 47 : loop.size() >= 6 ? 46 : 45;
}

// What follows from a unique loop, depending on which cells have more than the loop's two digits.
class LoopTypes {
public:
    explicit LoopTypes(const Position& position) : position_(position) {}

    // The loop could be filled in two ways with the two digits of `pair`.
    void judge(const Cells& loop, DigitSet pair)
    {
        const int rating = loop_rating(loop);
        if (best_ && rating > best_->rating)
            return;
        Cells extras;
        DigitSet digits;
        for (Cell cell : loop) {
            const DigitSet more = position_.candidates.of(cell).without(pair);
            if (!more.empty())
                extras.push_back(cell);
            digits = digits.with(more);
        }
        if (extras.empty())
            return; // the puzzle has two solutions: not handled here
        if (extras.size() == 1) {
            Move move;
            remove_from(extras.front(), pair, move);
            return keep(std::move(move), rating, 1);
        }
        if (digits.count() == 1)
            judge_same(loop, extras, digits.first());
        if (extras.size() != 2)
            return;
        const Roof roof{extras[0], extras[1], pair, digits, rating};
        if (digits.count() >= 2)
            judge_sets(roof);
        judge_locked(roof);
    }

    // The easiest so far; among equals the one with the lowest type, then the first.
    const MaybeMove& best() const { return best_; }

private:
    // Two cells with extra digits.
    struct Roof {
        Cell one;
        Cell other;
        DigitSet pair;
        DigitSet extras;
        int rating; // of the loop
    };

    void keep(Move move, int rating, int type)
    {
        if (move.removals.empty() ||
            (best_ && (rating > best_->rating || (rating == best_->rating && type >= best_type_))))
            return;
        move.rating = rating;
        best_ = std::move(move);
        best_type_ = type;
    }

    void judge_same(const Cells& loop, const Cells& extras, Digit digit)
    {
        CellSet seen = position_.chart().all_cells();
        for (Cell cell : extras)
            seen &= position_.chart().peers(cell);
        Move move;
        remove_from(position_, seen, digit, move);
        keep(std::move(move), loop_rating(loop), 2);
    }

    void judge_sets(const Roof& roof)
    {
        for (int size = 2; size <= position_.chart().size() - 2; ++size) {
            for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(roof.one)) {
                const HouseIndex house = place.house;
                if (!position_.chart().cells(house).has(roof.other))
                    continue;
                if (2 * size <= open_cells(position_, house) && size >= roof.extras.count())
                    judge_naked(roof, house, size);
                if (2 * size < open_cells(position_, house))
                    judge_hidden(roof, house, size);
            }
        }
    }

    // One of the two roof cells, with the extra digits as candidates, and other cells form a naked
    // set.
    void judge_naked(const Roof& roof, HouseIndex house, int size)
    {
        Cells usable;
        for (Cell cell : position_.chart().cells_in_order(house)) {
            const int digits = position_.candidates.of(cell).count();
            if (cell != roof.one && cell != roof.other && digits >= 2 && digits <= size)
                usable.push_back(cell);
        }
        choose(count_of(usable), size - 1, [&](const auto& chosen) {
            DigitSet digits = roof.extras.common(position_.candidates.of(roof.one))
                                  .common(position_.candidates.of(roof.other));
            Cells others;
            for (int index = 0; index < size - 1; ++index) {
                others.push_back(usable[chosen[index]]);
                digits = digits.with(position_.candidates.of(others.back()));
            }
            if (digits.count() == size && roof.extras.without(digits).empty())
                try_naked(roof, house, others);
            return false;
        });
    }

    void try_naked(const Roof& roof, HouseIndex house, const Cells& others)
    {
        const Chart& chart = position_.chart();
        CellSet set(chart.cell_count());
        DigitSet digits = roof.extras;
        for (Cell cell : others) {
            set.add(cell);
            digits = digits.with(position_.candidates.of(cell));
        }
        set.add(roof.one);
        set.add(roof.other);
        Move move;
        for (Digit digit : digits) {
            const CellSet holders = set & position_.candidates.cells_with(digit);
            const CellSet seen = position_.grid_view.is_plain() ? chart.cells(house) - set
                                                                : chart.common_peers(holders) - set;
            remove_from(position_, seen, digit, move);
        }
        keep(std::move(move), roof.rating + digits.count() - 1, 3);
    }

    // The loop's digits and `size - 2` others form a hidden set in the house, with the two roof
    // cells counted as one.
    void judge_hidden(const Roof& roof, HouseIndex house, int size)
    {
        const Places other = position_.chart().place_of(roof.other, house);
        std::vector<Digit> digits;
        for (Digit digit : position_.chart().all_digits().without(roof.pair).without(roof.extras))
            digits.push_back(digit);
        Places of_pair = 0;
        for (Digit digit : roof.pair)
            of_pair |= position_.candidates.places(house, digit) & ~other;
        if (count_bits(of_pair) > size)
            return;
        choose(count_of(digits), size - 2, [&](const auto& chosen) {
            DigitSet hidden = roof.pair;
            Places places = of_pair;
            for (int index = 0; index < size - 2; ++index) {
                const Digit digit = digits[chosen[index]];
                const Places more = position_.candidates.places(house, digit) & ~other;
                if (more == 0)
                    return false;
                places |= more;
                hidden = hidden.with(digit);
            }
            if (count_bits(places) == size)
                try_hidden(roof, house, hidden, places);
            return false;
        });
    }

    void try_hidden(const Roof& roof, HouseIndex house, DigitSet hidden, Places places)
    {
        Move move;
        CellSet cells = position_.chart().cells_at(house, places);
        cells.remove(roof.one);
        cells.remove(roof.other);
        for (Cell cell : cells)
            remove_from(cell, position_.candidates.of(cell).without(hidden), move);
        keep(std::move(move), roof.rating + cells.count() - 1, 3);
    }

    // A digit of the loop has no positions outside the roof in a house of both roof cells.
    void judge_locked(const Roof& roof)
    {
        const Digit first = roof.pair.first();
        const Digit second = roof.pair.without(first).first();
        for (Digit locked : {first, second}) {
            for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(roof.one)) {
                const Places both = position_.chart().place_of(roof.one, place.house) |
                                    position_.chart().place_of(roof.other, place.house);
                if (count_bits(both) != 2 ||
                    (position_.candidates.places(place.house, locked) & ~both) != 0)
                    continue;
                const Digit removed = locked == first ? second : first;
                Move move;
                move.removals = {{roof.one, removed}, {roof.other, removed}};
                keep(std::move(move), roof.rating, 4);
                return;
            }
        }
    }

    const Position& position_;
    MaybeMove best_;
    int best_type_ = 0;
};

class LoopSearch {
public:
    LoopSearch(const Position& position, LoopTypes& types)
        : position_(position), types_(types), visits_(position.chart().house_count(), 0U)
    {
    }

    void run(Cell start)
    {
        const DigitSet digits = position_.candidates.of(start);
        pair_ = digits;
        const Digit first = digits.first();
        const Digit second = digits.without(first).first();
        may_use_ =
            (position_.candidates.cells_with(first) & position_.candidates.cells_with(second)) -
            position_.chart().bound_cells();
        while (drop_isolated_cells()) {
        }
        if (!may_use_.has(start))
            return;
        loop_.clear();
        std::ranges::fill(visits_, 0U);
        extend(start, 2, DigitSet(), -1);
    }

private:
    // A cell of a loop needs another cell of the loop in each of its houses.
    bool drop_isolated_cells()
    {
        bool any = false;
        for (Cell cell : CellSet(may_use_)) {
            may_use_.remove(cell);
            bool is_isolated = false;
            for (const PlaceOfCell& place : position_.chart().houses_of(cell))
                is_isolated = is_isolated || !may_use_.meets(position_.chart().cells(place.house));
            if (!is_isolated)
                may_use_.add(cell);
            any = any || is_isolated;
        }
        return any;
    }

    // A house may be visited once at an even and once at an odd index of the loop.
    bool visit(Cell cell)
    {
        const unsigned bit = loop_.size() % 2 == 0 ? 1 : 2;
        for (const PlaceOfCell& place : position_.chart().houses_of(cell)) {
            if ((visits_[place.house.index] & bit) != 0)
                return false;
        }
        for (const PlaceOfCell& place : position_.chart().houses_of(cell))
            visits_[place.house.index] |= bit;
        loop_.push_back(cell);
        return true;
    }

    void leave()
    {
        const Cell cell = loop_.back();
        loop_.pop_back();
        const unsigned bit = loop_.size() % 2 == 0 ? 1 : 2;
        for (const PlaceOfCell& place : position_.chart().houses_of(cell))
            visits_[place.house.index] &= ~bit;
    }

    bool is_balanced() const
    {
        for (Cell cell : loop_) {
            for (const PlaceOfCell& place : position_.chart().houses_of(cell)) {
                if (visits_[place.house.index] != 3)
                    return false;
            }
        }
        return true;
    }

    void extend(Cell cell, int extras_allowed, DigitSet extras, int came_by)
    {
        if (!visit(cell))
            return;
        if (loop_.size() >= 4 && loop_.size() % 2 == 0 &&
            position_.chart().sees(cell, loop_.front()) && is_balanced())
            types_.judge(loop_, pair_);
        for (const PlaceOfCell& place : position_.chart().houses_of(cell)) {
            const auto family = static_cast<int>(position_.grid_view.family(place.house));
            if (family == came_by)
                continue;
            for (Cell next : (may_use_ & position_.chart().cells(place.house))) {
                if (std::ranges::find(loop_, next) != loop_.end())
                    continue;
                const DigitSet digits = position_.candidates.of(next);
                const DigitSet more = extras.with(digits.without(pair_));
                const bool is_plain = digits.count() == 2;
                if (is_plain || more.count() == 1 || extras_allowed > 0)
                    extend(next, extras_allowed - (is_plain ? 0 : 1), more, family);
            }
        }
        leave();
    }

    const Position& position_;
    LoopTypes& types_;
    std::vector<unsigned> visits_;
    DigitSet pair_;
    CellSet may_use_;
    Cells loop_;
};

} // namespace

MaybeMove find_unique_loop(const Position& position)
{
    if (position.candidates.open_cells().count() < 4)
        return std::nullopt;
    LoopTypes types(position);
    LoopSearch search(position, types);
    const CellSet pairs = position.candidates.bivalue_cells() - position.chart().bound_cells();
    for (Cell start : pairs)
        search.run(start);
    return types.best();
}

} // namespace engine::explainer
