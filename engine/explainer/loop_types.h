#pragma once
// What follows from a unique loop, depending on which cells have more than the loop's two digits.

#include "engine/explainer/position.h"

namespace engine::explainer {

class LoopTypes {
public:
    explicit LoopTypes(const Position& position) : position_(position) {}

    // The loop could be filled in two ways with the two digits of `pair`.
    void judge(const Cells& loop, DigitSet pair);
    // The easiest so far; among equals the one with the lowest type, then the first.
    const MaybeMove& best() const { return best_; }

private:
    struct Roof; // two cells with extra digits
    void keep(Move move, int rating, int type);
    void judge_one(const Cells& loop, Cell extra, DigitSet pair);
    void judge_same(const Cells& loop, const Cells& extras, Digit digit);
    void judge_sets(const Roof& roof);
    void judge_naked(const Roof& roof, HouseIndex house, int size);
    void try_naked(const Roof& roof, HouseIndex house, const Cells& others);
    void judge_hidden(const Roof& roof, HouseIndex house, int size);
    void try_hidden(const Roof& roof, HouseIndex house, DigitSet hidden, Places places);
    void judge_locked(const Roof& roof);

    const Position& position_;
    MaybeMove best_;
    int best_type_ = 0;
};

} // namespace engine::explainer
