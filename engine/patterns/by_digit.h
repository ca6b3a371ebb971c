#pragma once
// What is known of each digit by itself, for all digits of a position. It survives changes: only
// digits that have lost candidates are computed again.

#include <optional>
#include <span>
#include <vector>

#include "engine/position/candidates.h"

namespace engine {

// OfDigit is constructed from candidates and a digit. Can be used with Candidates::worked_out().
template <class OfDigit>
class ByDigit {
public:
    explicit ByDigit(const Candidates& candidates) : of_digits_(candidates.chart().size())
    {
        look_at(candidates, candidates.chart().all_digits());
    }
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed)
    {
        look_at(candidates, all_digits_of(removed));
    }

    // In the order of digits; those that are empty are left out.
    auto begin() const { return of_digits_.begin(); }
    auto end() const { return of_digits_.end(); }

private:
    void look_at(const Candidates& candidates, DigitSet digits)
    {
        for (Digit digit : digits)
            of_digits_[digit - 1u].emplace(candidates, digit);
    }

    std::vector<std::optional<OfDigit>> of_digits_;
};

} // namespace engine
