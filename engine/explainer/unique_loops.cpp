// Unique rectangles and loops, types 1 to 4.

#include <algorithm>

#include "engine/explainer/choose.h"
#include "engine/explainer/loop_types.h"
#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

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
        std::fill(visits_.begin(), visits_.end(), 0U);
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
                if (std::find(loop_.begin(), loop_.end(), next) != loop_.end())
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
