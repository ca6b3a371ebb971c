#pragma once
// The candidates of a position, numbered, and what follows if one of them is true or false.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/count.h"
#include "engine/explainer/nested_chain.h"
#include "engine/explainer/position.h"

namespace engine::explainer {

// A position of a digit in a full house.
struct Slot {
    std::uint32_t index;    // of house and digit, as ChainGraph counts them
    std::uint16_t position; // in the house
};

class ChainGraph {
public:
    explicit ChainGraph(const Position& position);

    const Position& position() const { return position_; }
    int count() const { return count_of(candidates_); }
    Candidate candidate(int number) const { return candidates_[number]; }
    int number_of(Cell cell, Digit digit) const { return numbers_[cell.index * size_ + digit - 1]; }

    // Candidates that are false when it is true, in the order of Sudoku Explainer: other digits of
    // the cell first, then by houses.
    std::span<const std::uint16_t> excluded_by(int number) const
    {
        return span_of(excluded_, excluded_start_, number);
    }
    // Among these, only those of the same digit.
    std::span<const std::uint16_t> same_digit_excluded_by(int number) const
    {
        return excluded_by(number).subspan(in_cell_[number]);
    }
    // Candidates that are true when it is false in this position: the other digit of the cell, then
    // by houses.
    std::span<const std::uint16_t> forced_by(int number) const
    {
        return span_of(forced_, forced_start_, number);
    }
    std::span<const std::uint16_t> same_digit_forced_by(int number) const
    {
        return forced_by(number).subspan(forced_in_cell_[number]);
    }
    bool is_forced_in_cell(int number) const { return forced_in_cell_[number] > 0; }

    std::span<const Slot> slots_of(int number) const
    {
        return {slots_.data() + slot_start_[number], slots_.data() + slot_start_[number + 1]};
    }
    // Why `then`, one of forced_by(number), is true when the candidate is false.
    Reason reason_to_be_true(int number, int then) const
    {
        return first_house_of_both(number, then, 2);
    }
    // Why `then`, one of excluded_by(number), is false when the candidate is true.
    Reason reason_to_be_false(int number, int then) const
    {
        return first_house_of_both(number, then, max_size);
    }
    Reason house_of(const Slot& slot) const
    {
        return static_cast<Reason>(static_cast<int>(slot.index) / size_);
    }
    // The candidate at a position of a slot.
    int number_at(int slot, int place) const
    {
        const HouseIndex house = HouseIndex::at(slot / size_);
        const auto digit = digit_at(slot % size_);
        return number_of(position_.chart().cell_in(house, place), digit);
    }

private:
    static std::span<const std::uint16_t>
    span_of(const std::vector<std::uint16_t>& all, const std::vector<int>& start, int number)
    {
        return {all.data() + start[number], all.data() + start[number + 1]};
    }
    void add_excluded(int number);
    void add_forced(int number);
    void add_slots(int number);
    Reason first_house_of_both(int number, int then, int most_places) const;

    const Position& position_;
    int size_;
    std::vector<Candidate> candidates_;
    std::vector<int> numbers_; // by cell and digit; -1 if it is not a candidate
    std::vector<std::uint16_t> excluded_;
    std::vector<int> excluded_start_;
    std::vector<std::uint16_t> in_cell_;
    std::vector<std::uint16_t> forced_;
    std::vector<int> forced_start_;
    std::vector<std::uint16_t> forced_in_cell_;
    std::vector<Slot> slots_;
    std::vector<int> slot_start_;
};

// What a chain with this many nodes adds to a rating, in tenths.
int length_addend(int nodes);

} // namespace engine::explainer
