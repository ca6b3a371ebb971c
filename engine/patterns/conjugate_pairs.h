#pragma once
// Conjugate pairs: the only two positions of a digit in a full house. One of them holds it.

#include <array>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

struct ConjugatePair {
    HouseIndex house;
    HouseKind kind;
    std::array<Cell, 2> ends; // the digit is in one of them
};

// All pairs of one digit, in the order of the houses.
class ConjugatePairs {
public:
    ConjugatePairs(const Candidates& candidates, Digit digit);
    ConjugatePairs(const ConjugatePairs&) = delete; // it may contain pointers to its own members
    ConjugatePairs& operator=(const ConjugatePairs&) = delete;

    const ConjugatePair* begin() const { return links_; }
    const ConjugatePair* end() const { return links_ + count_; }
    int count() const { return count_; }

private:
    static constexpr int most_without_allocation = 32;

    void add_link_in(HouseIndex house, const Candidates& candidates, Digit digit);
    void add(const ConjugatePair& link);

    std::array<ConjugatePair, most_without_allocation> few_;
    std::vector<ConjugatePair> many_;
    const ConjugatePair* links_;
    int count_ = 0;
};

inline bool is_line(HouseKind kind)
{
    return kind == HouseKind::Row || kind == HouseKind::Column;
}

// The first house that holds both cells; no_house if there is none.
HouseIndex house_of_both(const Chart& chart, Cell one, Cell other);

} // namespace engine
