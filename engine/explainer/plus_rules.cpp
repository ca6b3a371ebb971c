// What a web may use besides single links: locked digits, hidden and naked pairs, X-wings. The
// first of these rules that has an effect is used.

#include "engine/explainer/web.h"

namespace engine::explainer {

class PlusRules {
public:
    explicit PlusRules(WebBuilder& builder)
        : builder_(builder), position_(builder.graph_.position())
    {
    }

    bool apply()
    {
        using enum Family;
        if (!position_.grid_view.is_plain()) {
            lock_generally();
        } else if (position_.grid_view.has_boxes()) {
            lock(Box, Column);
            lock(Box, Row);
            lock(Column, Box);
            lock(Row, Box);
        }
        for (auto rule : {&PlusRules::hide_pairs, &PlusRules::bare_pairs, &PlusRules::x_wings}) {
            if (!any_)
                (this->*rule)();
        }
        return builder_.next_false_ < builder_.pending_false_.size();
    }

private:
    using Causes = std::vector<std::uint16_t>; // nodes

    Places first(HouseIndex house, Digit digit) const
    {
        return builder_.first_places_[slot(house, digit)];
    }
    Places left(HouseIndex house, Digit digit) const
    {
        return builder_.places_[slot(house, digit)];
    }
    int slot(HouseIndex house, Digit digit) const
    {
        return house.index * position_.chart().size() + digit - 1;
    }
    bool has(Cell cell, Digit digit) const { return builder_.digits_[cell.index].has(digit); }

    void add_causes(HouseIndex house, Digit digit, Places removed, Causes& causes) const
    {
        for (int place : each_bit(removed)) {
            const int number = builder_.graph_.number_at(slot(house, digit), place);
            causes.push_back(builder_.web_->node(number, false));
        }
    }

    // Removes the digit from those of these cells that still have it.
    void strike(const CellSet& cells, Digit digit, const Causes& causes)
    {
        // A pattern that uses none of the web's results is not part of a chain.
        if (causes.empty())
            return;
        for (Cell cell : (cells & position_.candidates.cells_with(digit))) {
            const int number = builder_.graph_.number_of(cell, digit);
            if (!has(cell, digit) || builder_.web_->falses.has(number)) {
                any_ = any_ || has(cell, digit);
                continue;
            }
            const std::uint16_t made = builder_.record(static_cast<std::uint16_t>(number), false);
            for (std::uint16_t cause : causes)
                builder_.add_parent(cause);
            builder_.add(made, false);
            any_ = true;
        }
    }

    void lock(Family one, Family other)
    {
        for (Digit digit : position_.chart().all_digits()) {
            for (HouseIndex house : position_.grid_view.houses()) {
                if (position_.grid_view.family(house) == one)
                    lock_in(house, other, digit);
            }
        }
    }

    void lock_in(HouseIndex house, Family other, Digit digit)
    {
        const Places places = left(house, digit);
        const Places removed = first(house, digit) & ~places;
        if (removed == 0 || count_bits(places) < 2)
            return;
        for (const Overlap& crossed : position_.chart().overlaps_of(house)) {
            if (position_.grid_view.family(crossed.other) != other || (places & ~crossed.here) != 0)
                continue;
            Causes causes;
            add_causes(house, digit, removed & ~crossed.here, causes);
            strike(position_.chart().cells(crossed.other) - position_.chart().cells(house), digit,
                   causes);
        }
    }

    void lock_generally()
    {
        const Chart& chart = position_.chart();
        for (HouseIndex house : position_.grid_view.chain_houses()) {
            for (Digit digit : chart.all_digits()) {
                const Places places = left(house, digit);
                const Places removed = first(house, digit) & ~places;
                const int count = count_bits(places);
                if (removed == 0 || count < 2 || count > 6)
                    continue;
                Causes causes;
                add_causes(house, digit, removed, causes);
                strike(chart.common_peers(chart.cells_at(house, places)), digit, causes);
            }
        }
    }

    void hide_pairs()
    {
        for (HouseIndex house : position_.grid_view.houses()) {
            if (open_cells(position_, house) <= 4)
                continue;
            for (Digit other : position_.chart().all_digits()) {
                const Places pair = left(house, other);
                if (count_bits(pair) != 2)
                    continue;
                for (Digit one = 1; one < other; ++one) {
                    if (left(house, one) == pair)
                        hide_pair(house, one, other);
                }
            }
        }
    }

    void hide_pair(HouseIndex house, Digit one, Digit other)
    {
        const Places pair = left(house, one);
        Causes causes;
        add_causes(house, one, first(house, one) & ~pair, causes);
        add_causes(house, other, first(house, other) & ~pair, causes);
        const CellSet cells = position_.chart().cells_at(house, pair);
        for (Digit digit : position_.chart().all_digits()) {
            if (digit != one && digit != other)
                strike(cells, digit, causes);
        }
    }

    void bare_pairs()
    {
        for (HouseIndex house : position_.grid_view.houses()) {
            if (open_cells(position_, house) < 4)
                continue;
            const Cells& cells = position_.chart().cells_in_order(house);
            for (std::size_t other = 1; other < cells.size(); ++other) {
                const DigitSet pair = builder_.digits_[cells[other].index];
                if (pair.count() != 2)
                    continue;
                for (std::size_t one = 0; one < other; ++one) {
                    if (builder_.digits_[cells[one].index] == pair)
                        bare_pair(house, cells[one], cells[other]);
                }
            }
        }
    }

    void bare_pair(HouseIndex house, Cell one, Cell other)
    {
        const DigitSet pair = builder_.digits_[one.index];
        Causes causes;
        for (Cell cell : {one, other}) {
            for (Digit removed : builder_.first_digits_[cell.index].without(pair))
                causes.push_back(
                    builder_.web_->node(builder_.graph_.number_of(cell, removed), false));
        }
        CellSet seen = position_.grid_view.is_plain()
                           ? position_.chart().cells(house)
                           : position_.chart().peers(one) & position_.chart().peers(other);
        seen.remove(one);
        seen.remove(other);
        for (Digit digit : pair)
            strike(seen, digit, causes);
    }

    void x_wings()
    {
        for (const Lattice& lines : position_.grid_view.squares()) {
            x_wings_on(lines.columns, lines.rows);
            x_wings_on(lines.rows, lines.columns);
        }
    }

    void x_wings_on(const std::vector<HouseIndex>& bases, const std::vector<HouseIndex>& covers)
    {
        for (std::size_t other = 1; other < bases.size(); ++other) {
            for (std::size_t one = 0; one < other; ++one) {
                for (Digit digit : position_.chart().all_digits()) {
                    const Places pair = left(bases[one], digit);
                    if (count_bits(pair) == 2 && pair == left(bases[other], digit))
                        x_wing({bases[one], bases[other]}, covers, digit);
                }
            }
        }
    }

    void x_wing(std::pair<HouseIndex, HouseIndex> bases,
                const std::vector<HouseIndex>& covers,
                Digit digit)
    {
        const Places pair = left(bases.first, digit);
        Causes causes;
        for (HouseIndex base : {bases.first, bases.second})
            add_causes(base, digit, first(base, digit) & ~pair, causes);
        const CellSet base_cells =
            position_.chart().cells(bases.first) | position_.chart().cells(bases.second);
        for (int place : each_bit(pair))
            strike(position_.chart().cells(covers[place]) - base_cells, digit, causes);
    }

    WebBuilder& builder_;
    const Position& position_;
    bool any_ = false;
};

bool apply_plus_rules(WebBuilder& builder)
{
    return PlusRules(builder).apply();
}

} // namespace engine::explainer
