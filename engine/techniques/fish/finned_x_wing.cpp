// X-Wings with fins, finned and sashimi. The two bases have one cover in common. Every other place
// of them is a fin or lies in the second cover, and the target sees all those fins. For the roles
// see step_of() in fish.h.

#include <bit>

#include "engine/base/bits.h"
#include "engine/patterns/by_digit.h"
#include "engine/patterns/templates.h"
#include "engine/steps/steps.h"
#include "engine/techniques/fish/fish.h"

namespace engine {

namespace {

// A base with more places than this has too many fins.
constexpr int most_places = 6;

// A base that has a place in the common cover. `others` are its other places and `reach` the cells
// that see all of them.
struct Arm {
    std::size_t line = 0;
    Places others = 0;
    CellSet reach;
};

struct FinnedXWing {
    Digit digit;
    std::array<HouseIndex, 2> bases;
    std::array<HouseIndex, 2> covers;
    bool is_sashimi;
};

class FinnedXWingSearch {
public:
    FinnedXWingSearch(const Candidates& candidates, Digit digit)
        : candidates_(candidates), digit_(digit)
    {
    }

    std::vector<FinnedXWing> run()
    {
        for (const Lattice& lattice : candidates_.chart().lattices()) {
            for (const Lines& lines : ways_across(lattice))
                look(lines);
        }
        return std::move(list_);
    }

private:
    void look(const Lines& lines)
    {
        lines_ = lines;
        Places once = 0;
        Places twice = 0;
        for (std::size_t i = 0; i < lines.bases.size(); ++i) {
            const Places places = candidates_.places(lines.bases[i], digit_);
            const bool is_narrow = has_more_than(1, places) && !has_more_than(most_places, places);
            places_[i] = is_narrow ? places : 0;
            twice |= once & places_[i];
            once |= places_[i];
        }
        for (; twice != 0; twice &= twice - 1)
            look_around(twice & -twice);
    }

    void look_around(Places common)
    {
        int arms = 0;
        const auto cover = lines_.covers[std::countr_zero(common)];
        Places bases = candidates_.places(cover, digit_);
        for (; bases != 0; bases &= bases - 1) {
            const auto i = std::countr_zero(bases);
            if (places_[i] == 0)
                continue;
            Arm& arm = arms_[arms];
            arm.line = i;
            arm.others = places_[i] & ~common;
            if (reaches(arm))
                ++arms;
        }
        for (int one = 0; one < arms; ++one) {
            for (int other = one + 1; other < arms; ++other)
                join(common, arms_[one], arms_[other]);
        }
    }

    bool reaches(Arm& arm) const
    {
        const Chart& chart = candidates_.chart();
        const HouseIndex house = lines_.bases[arm.line];
        arm.reach = candidates_.cells_with(digit_);
        arm.reach -= chart.cells(house);
        for (Places others = arm.others; others != 0; others &= others - 1) {
            arm.reach &= chart.peers(chart.cell_in(house, std::countr_zero(others)));
            if (arm.reach.empty())
                return false;
        }
        return true;
    }

    void join(Places common, const Arm& one, const Arm& other)
    {
        const Places all = one.others | other.others;
        const Places both = one.others & other.others;
        if (!has_more_than(1, all)) // there are no fins
            return;
        const CellSet reach = one.reach & other.reach;
        if (reach.empty())
            return;
        for (Places second = all; second != 0; second &= second - 1) {
            const auto cover = lines_.covers[std::countr_zero(second)];
            if (has_eliminations(reach & candidates_.chart().cells(cover), one, other))
                list_.push_back({digit_,
                                 {lines_.bases[one.line], lines_.bases[other.line]},
                                 {lines_.covers[std::countr_zero(common)], cover},
                                 (both & second & -second) == 0});
        }
    }

    bool has_eliminations(const CellSet& reach, const Arm& one, const Arm& other) const
    {
        const Chart& chart = candidates_.chart();
        return !(reach - chart.cells(lines_.bases[one.line]) -
                 chart.cells(lines_.bases[other.line]))
                    .empty();
    }

    const Candidates& candidates_;
    Digit digit_;
    Lines lines_;
    std::array<Places, max_size> places_ = {};
    std::array<Arm, max_size> arms_;
    std::vector<FinnedXWing> list_;
};

// The finned X-Wings of one digit, used by both techniques.
class FinnedXWings {
public:
    FinnedXWings(const Candidates& candidates, Digit digit)
    {
        if (may_clear(candidates, digit))
            list_ = FinnedXWingSearch(candidates, digit).run();
    }

    const std::vector<FinnedXWing>& list() const { return list_; }

private:
    std::vector<FinnedXWing> list_;
};

Step step_of(const Candidates& candidates, const FinnedXWing& found)
{
    return step_of(fish_of(candidates, found.digit, {found.bases.begin(), found.bases.end()},
                           {found.covers.begin(), found.covers.end()}));
}

} // namespace

static void find_finned_x_wings(const Candidates& candidates, Steps& steps, Shape shape)
{
    for (const auto& of_digit : candidates.worked_out<ByDigit<FinnedXWings>>()) {
        for (const FinnedXWing& found : of_digit->list()) {
            if (found.is_sashimi == (shape == Shape::Sashimi))
                steps.add(step_of(candidates, found));
        }
    }
}

static constexpr const char* size_2_about = N_("Here there are two rows and two columns.");

const Technique techniques::finned_x_wing = {
    .id = "finned_x_wing",
    .name = N_("Finned X-Wing"),
    .about = {finned_fish_about, size_2_about},
    .standing = {TechniqueFamily::Fish, Level::Hard, 130},
    .find = find_with<find_finned_x_wings, Shape::Finned>,
    .explanation = finned_fish_explanation,
    .other_names = "0310",
    .hodoku = {340, "FINNED_X_WING", HodokuLevel::Hard, 130},
    .example = ":finned_x_wing:6:4..+95+8.7+2+9287.+3+4+5....+4.2+9.+8+8+9724+5...6..1+792+8+41+4+"
               "2+83+6+7+95+2+8.+5+91.4+7..+968+4+5+2.+5.+43+2+78.9:112 132 332 333 382:633::",
};

const Technique techniques::sashimi_x_wing = {
    .id = "sashimi_x_wing",
    .name = N_("Sashimi X-Wing"),
    .about = {sashimi_fish_about, size_2_about},
    .standing = {TechniqueFamily::Fish, Level::Hard, 150},
    .find = find_with<find_finned_x_wings, Shape::Sashimi>,
    .explanation = finned_fish_explanation,
    .other_names = "0320",
    .hodoku = {350, "SASHIMI_X_WING", HodokuLevel::Hard, 150},
    .example =
        ":sashimi_x_wing:7:+1.+92.8+54..5+21+4.+8.9+68+4+53+9+7+219234..+67+8+4+1+8..+3+9+5+2+5+67."
        ".+2+31+4+2.+5...4....+6.2+4+185+8413..2..:372 974 675 775 975 678 695 795:784::",
};

} // namespace engine
