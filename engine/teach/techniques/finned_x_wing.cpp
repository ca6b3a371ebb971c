// X-wings with fins, finned and sashimi. Apart from the cells in one common cover, everything in
// the two bases is fin or in the other cover: what sees all fins there can't be the digit.
// Roles: see step_of() in fish.h.

#include <bit>

#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/fish.h"

namespace engine {

namespace {

// More places than this in a base are too many fins.
constexpr int most_places = 6;

// A base that has a place in the common cover, and what sees all its other places.
struct Arm {
    std::size_t line = 0;
    Places others = 0;
    CellSet reach;
};

class FinnedXWings {
public:
    FinnedXWings(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates), technique_(technique), steps_(steps)
    {
    }

    void look(const Lines& lines, Digit digit)
    {
        lines_ = lines;
        digit_ = digit;
        Places once = 0;
        Places twice = 0;
        for (std::size_t i = 0; i < lines.bases.size(); ++i) {
            const Places places = candidates_.places(lines.bases[i], digit);
            const int count = std::popcount(places);
            places_[i] = count >= 2 && count <= most_places ? places : 0;
            twice |= once & places_[i];
            once |= places_[i];
        }
        for (; twice != 0 && !steps_.is_satisfied(); twice &= twice - 1)
            look_around(twice & -twice);
    }

private:
    void look_around(Places common)
    {
        int arms = 0;
        for (std::size_t i = 0; i < lines_.bases.size(); ++i) {
            if ((places_[i] & common) == 0)
                continue;
            Arm& arm = arms_[static_cast<std::size_t>(arms)];
            arm.line = i;
            arm.others = places_[i] & ~common;
            if (reaches(arm))
                ++arms;
        }
        for (int one = 0; one < arms; ++one) {
            for (int other = one + 1; other < arms && !steps_.is_satisfied(); ++other)
                join(common, arms_[static_cast<std::size_t>(one)],
                     arms_[static_cast<std::size_t>(other)]);
        }
    }

    bool reaches(Arm& arm) const
    {
        const Chart& chart = candidates_.chart();
        const int house = lines_.bases[arm.line];
        arm.reach = candidates_.cells_with(digit_);
        for (Places others = arm.others; others != 0; others &= others - 1)
            arm.reach &= chart.peers(chart.cell_in(house, std::countr_zero(others)));
        arm.reach -= chart.cells(house);
        return !arm.reach.empty();
    }

    void join(Places common, const Arm& one, const Arm& other)
    {
        const Places all = one.others | other.others;
        const Places both = one.others & other.others;
        if (std::has_single_bit(all)) // no fins
            return;
        const CellSet reach = one.reach & other.reach;
        Places second = technique_ == Technique::FinnedXWing ? both : all & ~both;
        for (; second != 0; second &= second - 1) {
            const auto cover = static_cast<std::size_t>(std::countr_zero(second));
            const CellSet& cells = candidates_.chart().cells(lines_.covers[cover]);
            if (!reach.meets(cells) || !has_prey(reach & cells, one, other))
                continue;
            steps_.add(step_of(fish_of(candidates_, digit_,
                                       {lines_.bases[one.line], lines_.bases[other.line]},
                                       houses_at(lines_.covers, common | (second & -second))),
                               technique_));
        }
    }

    bool has_prey(const CellSet& reach, const Arm& one, const Arm& other) const
    {
        const Chart& chart = candidates_.chart();
        return !(reach - chart.cells(lines_.bases[one.line]) -
                 chart.cells(lines_.bases[other.line]))
                    .empty();
    }

    const Candidates& candidates_;
    Technique technique_;
    Steps& steps_;
    Lines lines_;
    Digit digit_ = no_digit;
    std::array<Places, max_size> places_ = {};
    std::array<Arm, max_size> arms_;
};

} // namespace

void find_finned_x_wings(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    FinnedXWings fish(candidates, technique, steps);
    for (const Lattice& lattice : chart.lattices()) {
        for (Digit digit : chart.all_digits()) {
            if (candidates.cells_with(digit).empty())
                continue;
            for (const Lines& lines : ways_across(lattice)) {
                if (steps.is_satisfied())
                    return;
                fish.look(lines, digit);
            }
        }
    }
}

} // namespace engine
