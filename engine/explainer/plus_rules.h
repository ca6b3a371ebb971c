#pragma once
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

    // Returns false if no rule makes anything false.
    bool apply();

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
    void add_causes(HouseIndex house, Digit digit, Places removed, Causes& causes) const;
    // Removes the digit from those of these cells that still have it.
    void strike(const CellSet& cells, Digit digit, const Causes& causes);

    void lock(Family one, Family other);
    void lock_in(HouseIndex house, Family other, Digit digit);
    void lock_generally();
    void hide_pairs();
    void hide_pair(HouseIndex house, Digit one, Digit other);
    void bare_pairs();
    void bare_pair(HouseIndex house, Cell one, Cell other);
    void x_wings();
    void x_wings_on(const std::vector<HouseIndex>& bases, const std::vector<HouseIndex>& covers);
    void x_wing(std::pair<HouseIndex, HouseIndex> bases,
                const std::vector<HouseIndex>& covers,
                Digit digit);

    WebBuilder& builder_;
    const Position& position_;
    bool any_ = false;
};

} // namespace engine::explainer
