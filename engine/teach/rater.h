#pragma once
// Rates many puzzles on the same paper, and takes its memory only once.

#include "engine/teach/rating.h"

namespace engine {

class Rater {
public:
    // `chart` must outlive this.
    explicit Rater(const Chart& chart);

    // Valid until the next call.
    const Rating& rate(const Digits& givens, const Teaching& teaching = {});

private:
    // One round; false if nothing was found.
    bool take_round();
    bool take_singles();
    bool take_steps(const TechniqueInfo& info);

    void collect_full_houses();
    void collect_last_digits();
    void collect_hidden_singles(bool in_boxes);
    void collect_naked_singles();
    // True if there were any.
    bool place_collected(Technique technique);
    void count(Technique technique, int uses, int effects);
    void sum_up();
    void look_for_simple_kinds(const Digits& givens);

    const Chart& chart_;
    Candidates blank_;
    Candidates candidates_;
    Teaching teaching_;
    Rating rating_;
    std::vector<Candidate> collected_;
    std::vector<int> uses_; // by technique
    std::uint16_t round_ = 0;
};

} // namespace engine
