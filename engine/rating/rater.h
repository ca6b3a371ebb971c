#pragma once
// Rates many puzzles on the same grid and allocates its memory only once.

#include <limits>

#include "engine/filters/classic_singles.h"
#include "engine/rating/rating.h"
#include "engine/rating/usual_effort.h"

namespace engine {

class Rater {
public:
    // `chart` must outlive this object. A rating that is cancelled ends early and must not be used.
    // It is told how many of the open cells are solved.
    explicit Rater(const Chart& chart, const Cancel& cancel = {});
    // From now on this one ends ratings.
    void obey(const Cancel& cancel);

    // Valid until the next call.
    const Rating& rate(const Digits& givens, const Teaching& teaching = {});
    // From a position in the middle of a play on; `position` must be of the same chart.
    const Rating& rate(const Candidates& position, const Teaching& teaching = {});

private:
    void start_rating(const Teaching& teaching);
    const Rating& rate_from_here();
    // Takes one round; returns false if nothing was found.
    bool take_round();
    bool take_singles();
    bool take_classic_singles();
    void catch_up();
    bool take_steps(const Technique* technique);
    int open_cells() const;
    bool is_solved() const;

    void collect_full_houses();
    void collect_last_digits();
    void collect_hidden_singles(bool in_boxes);
    void collect_naked_singles();
    // Returns true if there were any.
    bool place_collected(const Technique* technique);
    int count_distinct_from(std::size_t first);
    void count(const Technique* technique, int steps, int effects);
    void sum_up();
    void start(const Digits& givens, const Digits& digits);
    void update_classic_singles(const std::vector<Step>& steps);

    const Chart& chart_;
    // On the classic grid singles have tables of their own, and the candidates catch up when
    // another technique needs them.
    Candidates candidates_;
    ClassicSingles classic_;
    std::size_t caught_up_ = 0; // how many effects the candidates know
    UsualEffort usual_;
    bool is_classic_;
    bool has_tables_; // whether this rating uses them
    const Digits* givens_ = nullptr;
    Teaching teaching_;
    Rating rating_;
    Digits digits_;
    Cancel cancel_;
    Steps steps_;
    std::vector<Candidate> collected_;
    std::size_t techniques_used_ = 0; // no technique after these in the list has been used
    std::vector<int> uses_;           // by technique
    std::vector<int> efforts_;        // the same, without the factor for the size of the grid
    static constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> looked_; // by technique: how many candidates had been removed when it
                                      // last searched
    std::uint16_t round_ = 0;
};

} // namespace engine
