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

    Places first(int house, Digit digit) const
    {
        return builder_.first_places_[slot(house, digit)];
    }
    Places left(int house, Digit digit) const { return builder_.places_[slot(house, digit)]; }
    int slot(int house, Digit digit) const { return house * position_.chart().size() + digit - 1; }
    bool has(Cell cell, Digit digit) const { return builder_.digits_[cell.index].has(digit); }
    void add_causes(int house, Digit digit, Places removed, Causes& causes) const;
    // Removes the digit from those of these cells that still have it.
    void strike(const CellSet& cells, Digit digit, const Causes& causes);

    void lock(Family one, Family other);
    void lock_in(int house, Family other, Digit digit);
    void lock_generally();
    void hide_pairs();
    void hide_pair(int house, Digit one, Digit other);
    void bare_pairs();
    void bare_pair(int house, Cell one, Cell other);
    void x_wings();
    void x_wings_on(const std::vector<int>& bases, const std::vector<int>& covers);
    void x_wing(std::pair<int, int> bases, const std::vector<int>& covers, Digit digit);

    WebBuilder& builder_;
    const Position& position_;
    bool any_ = false;
};

} // namespace engine::explainer
