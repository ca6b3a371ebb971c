#pragma once
// Strong links of one digit: the two places it has in a full house.

#include <array>
#include <vector>

#include "engine/teach/candidates.h"
#include "engine/teach/step.h"

namespace engine {

struct StrongLink {
    int house;
    HouseKind kind;
    std::array<Cell, 2> ends; // the digit is in one of them
};

// All of one digit, in the order of the houses.
class StrongLinks {
public:
    StrongLinks(const Candidates& candidates, Digit digit);
    StrongLinks(const StrongLinks&) = delete; // it may point into itself
    StrongLinks& operator=(const StrongLinks&) = delete;

    const StrongLink* begin() const { return links_; }
    const StrongLink* end() const { return links_ + count_; }

private:
    static constexpr int most_without_allocation = 32;

    void add(const StrongLink& link);

    std::array<StrongLink, most_without_allocation> few_;
    std::vector<StrongLink> many_;
    const StrongLink* links_;
    int count_ = 0;
};

inline bool is_line(HouseKind kind)
{
    return kind == HouseKind::Row || kind == HouseKind::Column;
}

// A house that holds both cells, the first one; -1 if there is none.
int house_of_both(const Chart& chart, Cell one, Cell other);

Node node_of(const CellSet& cells, Digit digit);

} // namespace engine
