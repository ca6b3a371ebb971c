// Bivalue universal graves: except for a few extra candidates, of which one must be true, every
// open cell has two candidates, and every digit two positions in every house.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/explainer/choose.h"
#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

class Grave {
public:
    explicit Grave(const Position& position)
        : position_(position),
          without_extras_(position.candidates),
          common_(position.chart().all_cells()),
          all_extra_cells_(position.chart().cell_count())
    {
    }

    // Returns false if there can be no grave.
    bool collect()
    {
        for (HouseIndex house : position_.grid_view.chain_houses()) {
            for (Digit digit : position_.chart().all_digits()) {
                if (!look_at(house, digit))
                    return false;
            }
        }
        return add_where_several_stood();
    }

    bool is_grave() const
    {
        for (Cell cell : without_extras_.open_cells()) {
            if (without_extras_.of(cell).count() != 2)
                return false;
        }
        for (HouseIndex house : position_.grid_view.chain_houses()) {
            for (Digit digit : position_.chart().all_digits()) {
                const Places places = without_extras_.places(house, digit);
                if (places != 0 && count_bits(places) != 2)
                    return false;
            }
        }
        return !cells_.empty();
    }

    MaybeMove conclude() const
    {
        if (cells_.size() == 1)
            return one_cell();
        MaybeMove found;
        if (all_extras_.count() == 1) {
            found = same_digit();
            return !found && cells_.size() == 2 ? locked_digit() : found;
        }
        if (common_.empty())
            return std::nullopt;
        if (cells_.size() == 2)
            found = locked_digit();
        return found ? found : naked_set();
    }

private:
    enum class Seen { Nothing, OneDigit, More };

    bool look_at(HouseIndex house, Digit digit)
    {
        const Places places = position_.candidates.places(house, digit);
        if (places == 0 || count_bits(places) == 2)
            return true;
        CellSet larger(position_.chart().cell_count());
        for (Cell cell : position_.chart().cells_at(house, places)) {
            if (position_.candidates.of(cell).count() >= 3)
                larger.add(cell);
        }
        if (seen_ == Seen::Nothing) {
            seen_ = Seen::OneDigit;
            only_digit_ = digit;
            all_extra_cells_ = larger;
        } else if (seen_ == Seen::OneDigit) {
            if (digit == only_digit_)
                all_extra_cells_ |= larger;
            else
                seen_ = Seen::More;
        }
        if (larger.empty())
            return false;
        if (larger.count() > 1)
            return true; // another house will show which of them it is
        all_extras_ = all_extras_.with(digit);
        return add(larger.first(), digit);
    }

    bool add(Cell cell, Digit digit)
    {
        auto at = std::ranges::find(cells_, cell);
        if (at == cells_.end()) {
            cells_.push_back(cell);
            extras_.emplace_back();
            at = cells_.end() - 1;
        }
        DigitSet& extras = extras_[at - cells_.begin()];
        extras = extras.with(digit);
        without_extras_.remove(cell, digit);
        common_ &= position_.chart().peers(cell);
        for (Cell bug : cells_)
            common_.remove(bug);
        return cells_.size() <= 1 || all_extras_.count() <= 1 || !common_.empty();
    }

    bool add_where_several_stood()
    {
        if (seen_ != Seen::OneDigit || all_extra_cells_.count() <= count_of(cells_))
            return true;
        for (Cell cell : cells_)
            all_extra_cells_.remove(cell);
        for (Cell cell : CellSet(all_extra_cells_)) {
            if (!add(cell, only_digit_))
                return false;
        }
        return true;
    }

    MaybeMove one_cell() const
    {
        Move move{.rating = 56};
        remove_from(cells_.front(), position_.candidates.of(cells_.front()).without(all_extras_),
                    move);
        return move;
    }

    MaybeMove same_digit() const
    {
        Move move{.rating = 57};
        remove_from(position_, common_, all_extras_.first(), move);
        return move.removals.empty() ? std::nullopt : MaybeMove(std::move(move));
    }

    MaybeMove locked_digit() const
    {
        const DigitSet common = position_.candidates.of(cells_[0])
                                    .common(position_.candidates.of(cells_[1]))
                                    .without(all_extras_);
        if (common.count() != 1)
            return std::nullopt;
        for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cells_[0])) {
            if (!position_.chart().cells(place.house).has(cells_[1]))
                continue;
            Move move{.rating = 57};
            for (std::size_t index : {0U, 1U})
                remove_from(
                    cells_[index],
                    position_.candidates.of(cells_[index]).without(extras_[index]).without(common),
                    move);
            return move;
        }
        return std::nullopt;
    }

    MaybeMove naked_set() const
    {
        for (int size = 2; size <= 6; ++size) {
            for (const PlaceOfCell& place : position_.grid_view.chain_houses_of(cells_[0])) {
                const CellSet& house = position_.chart().cells(place.house);
                const bool holds_all =
                    std::ranges::all_of(cells_, [&](Cell cell) { return house.has(cell); });
                if (!holds_all)
                    continue;
                if (auto move = naked_set_in(place.house, size))
                    return move;
            }
        }
        return std::nullopt;
    }

    MaybeMove naked_set_in(HouseIndex house, int size) const
    {
        const CellSet here = common_ & position_.chart().cells(house);
        if (here.count() < size)
            return std::nullopt;
        const Cells usable = cells_in(here & position_.candidates.open_cells());
        MaybeMove found;
        choose(count_of(usable), size - 1, [&](const auto& chosen) {
            CellSet set(position_.chart().cell_count());
            DigitSet digits;
            for (int index = 0; index < size - 1; ++index) {
                const Cell cell = usable[chosen[index]];
                set.add(cell);
                digits = digits.with(position_.candidates.of(cell));
            }
            if (digits.count() != size || !all_extras_.without(digits).empty())
                return false;
            found = naked_removals(house, set, digits);
            return !found->removals.empty();
        });
        return found && !found->removals.empty() ? found : std::nullopt;
    }

    Move naked_removals(HouseIndex house, const CellSet& set, DigitSet digits) const
    {
        Move move{.rating = 57 + digits.count() - 1};
        CellSet bugs(position_.chart().cell_count());
        for (Cell cell : cells_)
            bugs.add(cell);
        for (Digit digit : digits) {
            if (position_.grid_view.is_plain()) {
                remove_from(position_, (common_ & position_.chart().cells(house)) - set, digit,
                            move);
                continue;
            }
            const CellSet holders = (set | bugs) & position_.candidates.cells_with(digit);
            remove_from(position_, position_.chart().common_peers(holders), digit, move);
        }
        return move;
    }

    const Position& position_;
    Candidates without_extras_;
    Cells cells_; // with extra candidates
    std::vector<DigitSet> extras_;
    DigitSet all_extras_;
    CellSet common_; // the cells that see all of them
    CellSet all_extra_cells_;
    Digit only_digit_ = no_digit;
    Seen seen_ = Seen::Nothing;
};

} // namespace

MaybeMove find_bug(const Position& position)
{
    if (!position.chart().bound_cells().empty())
        return std::nullopt;
    int larger = 0;
    for (Cell cell : position.candidates.open_cells())
        larger += position.candidates.of(cell).count() > 2 ? 1 : 0;
    // With that many extra cells, no cell sees them all.
    if (larger == 0 || larger > 2 * position.chart().size())
        return std::nullopt;
    Grave grave(position);
    if (!grave.collect() || !grave.is_grave())
        return std::nullopt;
    return grave.conclude();
}

} // namespace engine::explainer
