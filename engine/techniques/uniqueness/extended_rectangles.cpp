// Extended rectangles: three or more rungs between two lines. A rung is a pair of cells, one in
// each line, that share all their other houses. If the cells of n rungs were filled with n digits
// only, the two lines could exchange their digits.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

class LadderFinder : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        const Ladders& ladders = chart_.ladders();
        for (std::size_t ladder = 0; ladder < ladders.count(); ++ladder) {
            rungs_.clear();
            for (const Rung& rung : ladders.rungs(ladder)) {
                if (candidates_.is_open(rung.one) && candidates_.is_open(rung.other))
                    rungs_.push_back(rung);
            }
            for (size_ = 3; size_ <= most_rungs && size_ <= count_of(rungs_); ++size_) {
                chosen_.clear();
                put_narrow_first();
                grow_core(0, {}, 0);
                grow_all(0, {});
            }
        }
    }

private:
    static constexpr int most_rungs = 4;

    void put_narrow_first()
    {
        const auto wide = std::ranges::stable_partition(rungs_, [&](const Rung& rung) {
            return candidates_.of(rung.one).with(candidates_.of(rung.other)).count() <= size_;
        });
        narrow_ = rungs_.size() - wide.size();
    }

    bool is_done() const { return count_of(chosen_) == size_; }

    // At most two cells are guards; the others have no digits outside the pattern. So all rungs but
    // two are narrow.
    void grow_core(std::size_t from, DigitSet core, int guards)
    {
        steps_.stop_if_cancelled();
        if (is_done()) {
            if (core.count() == size_)
                conclude(core);
            return;
        }
        const bool is_narrow = count_of(chosen_) + 2 < size_;
        const std::size_t end = is_narrow ? narrow_ : rungs_.size();
        for (std::size_t i = from; i < end; ++i) {
            const DigitSet one = candidates_.of(rungs_[i].one);
            const DigitSet other = candidates_.of(rungs_[i].other);
            const bool adds_none = core.with(one).with(other) == core;
            const std::pair<DigitSet, int> ways[] = {{core.with(one).with(other), 0},
                                                     {core.with(one), 1},
                                                     {core.with(other), 1},
                                                     {core, 2}};
            chosen_.push_back(rungs_[i]);
            for (const auto& [more, new_guards] : ways) {
                const bool is_idle = adds_none && new_guards > 0;
                if (!is_idle && guards + new_guards <= 2 && more.count() <= size_)
                    grow_core(i + 1, more, guards + new_guards);
            }
            chosen_.pop_back();
        }
    }

    // Allows any number of guards if they all have the same single extra digit.
    void grow_all(std::size_t from, DigitSet all)
    {
        steps_.stop_if_cancelled();
        if (is_done()) {
            for (Digit extra : all) {
                if (all.count() == size_ + 1)
                    conclude(all.without(extra));
            }
            return;
        }
        for (std::size_t i = from; i < rungs_.size(); ++i) {
            const DigitSet more =
                all.with(candidates_.of(rungs_[i].one)).with(candidates_.of(rungs_[i].other));
            if (more.count() > size_ + 1)
                continue;
            chosen_.push_back(rungs_[i]);
            grow_all(i + 1, more);
            chosen_.pop_back();
        }
    }

    void conclude(DigitSet digits)
    {
        DeadlyPattern pattern{CellSet(chart_.cell_count()), digits};
        for (const Rung& rung : chosen_) {
            for (Cell cell : {rung.one, rung.other}) {
                const DigitSet own = candidates_.of(cell);
                pattern.cells.add(cell);
                if (own.common(digits).empty())
                    return;
                if (!own.without(digits).empty())
                    pattern.add({cell, own.common(digits), own.without(digits)});
            }
        }
        add_types(candidates_, pattern, steps_);
    }

    int size_ = 0; // the number of rungs, and of digits
    std::vector<Rung> rungs_;
    std::size_t narrow_ = 0; // how many rungs, the first ones, have at most size_ digits
    std::vector<Rung> chosen_;
};

} // namespace

const Technique techniques::extended_rectangle = {
    .id = "extended_rectangle",
    .name = N_("Extended Rectangle"),
    .known_as = {"Extended Unique Rectangle"},
    .about = {N_(
        "In two parallel lines, three or more pairs of cells face each other, so that both cells "
        "of a pair share all their other houses. If only as many digits as there are pairs filled "
        "them, the two lines could exchange their digits and there would be two solutions. So one "
        "of the other candidates there is true, and what none of them allows goes.")},
    .standing = {TechniqueFamily::Uniqueness, Level::Expert, 200},
    .needs_unique_solution = true,
    .find = find_by<LadderFinder>,
    .explanation = deadly_pattern_explanation,
    .example = ":extended_rectangle:367:..+1+5..983...+398.1.+9+83+1...+5....8.+94.11.+42.+5+8.9+6+"
               "9+8+47+15+3+22+59+7+1+3+6+48+34+7+6+8+2+1+9+5+8+16+9543+2+7:615 722 635:342 742::",
};

} // namespace engine
