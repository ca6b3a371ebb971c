#pragma once
// Finds singles on the classic grid, in the rounds of a rating: many cells at a time, because most
// ratings consist mainly of singles. The result and its rounds are the same as from the finders of
// singles.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

class ClassicSingles {
public:
    // The givens must not contradict each other.
    void start(const Digits& givens);

    // Takes every single of the easiest kind that has any and puts them in `taken`; returns null if
    // there is none. For beginners it does not search for naked singles, nor in lines.
    const Technique* take_round(bool beginners_only, std::vector<Candidate>& taken);
    // For candidates that other techniques remove, and digits they place.
    void remove(Candidate candidate);
    void place(Candidate candidate);

    bool is_solved() const { return open_ == 0; }
    int open_cells() const { return open_; }

    // Takes naked or hidden singles alone, until there are no more.
    void take_all_naked();
    void take_all_hidden();

private:
    // The cells of three rows as bits, for every digit; the last three are not digits, but make the
    // loops divisible by four.
    static constexpr std::size_t lanes = 12;
    using Band = std::array<std::uint32_t, lanes>;
    // For every digit the cells where it is found.
    struct Found {
        alignas(16) std::array<Band, 3> cells = {};
        std::uint32_t any = 0;
    };

    bool find_full_houses(std::vector<Candidate>& taken);
    bool find_last_digits(std::vector<Candidate>& taken);
    void find_in_boxes(Found& found) const;
    void find_in_rows(Found& found) const;
    void find_in_columns(Found& found) const;
    void find_in_parts(std::uint32_t part, int apart, Found& found) const;
    static std::uint32_t naked_cells(const Band& band);
    bool find_naked(Found& found) const;
    void take_naked(std::size_t band, std::uint32_t cell);
    void take(const Found& found, std::vector<Candidate>& taken);
    void take(std::size_t first, std::vector<Candidate>& taken);
    void take(const Found& found);
    bool is_open(Cell cell) const;
    int count_open() const;
    void put(Candidate candidate);
    void clear_cells();

    alignas(16) std::array<Band, 3> bands_;
    std::array<std::uint32_t, 3> removed_;     // placed cells that still have other candidates
    std::array<std::uint16_t, 27> missing_;    // digits of each house: rows, columns, boxes
    std::array<std::uint8_t, 9> open_digits_;  // how many cells still need the digit
    std::array<std::uint8_t, 28> nearly_full_; // each house once, and one more because of the
                                               // append without a branch
    std::array<std::uint8_t, 9> last_digits_;
    std::size_t nearly_full_count_ = 0;
    std::size_t last_digits_count_ = 0;
    int open_ = 0;
};

} // namespace engine
