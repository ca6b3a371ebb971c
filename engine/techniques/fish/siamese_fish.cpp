// Siamese fish: two fish with fins that share their bases but not their covers, and remove the
// digit from different cells. The roles are those of a fish, see step_of() in fish.h, with the
// covers of both.

#include <algorithm>

#include "engine/patterns/templates.h"
#include "engine/steps/steps.h"
#include "engine/techniques/fish/finned_fish.h"
#include "engine/techniques/fish/mixed_fish.h"

namespace engine {

namespace {

constexpr Sizes siamese_sizes{2, 4};

// The finned fish of one digit, each once.
class FinnedFishes {
public:
    explicit FinnedFishes(const Chart& chart) : chart_(chart) {}

    bool add(Fish fish)
    {
        std::sort(fish.bases.begin(), fish.bases.end());
        std::sort(fish.covers.begin(), fish.covers.end());
        if (has_fins(fish))
            fish_.push_back(std::move(fish));
        return true;
    }

    void join(Steps& steps)
    {
        std::sort(fish_.begin(), fish_.end(), comes_before);
        fish_.erase(std::unique(fish_.begin(), fish_.end(), are_equal), fish_.end());
        for (auto one = fish_.begin(); one != fish_.end(); ++one) {
            for (auto other = one + 1; other != fish_.end() && other->bases == one->bases;
                 ++other) {
                if (!one->eliminations.is_within(other->eliminations) &&
                    !other->eliminations.is_within(one->eliminations) &&
                    kind_of(*one, chart_) == kind_of(*other, chart_))
                    steps.add(twins(*one, *other));
            }
        }
    }

private:
    static bool comes_before(const Fish& one, const Fish& other)
    {
        return std::tie(one.bases, one.covers) < std::tie(other.bases, other.covers);
    }
    static bool are_equal(const Fish& one, const Fish& other)
    {
        return one.bases == other.bases && one.covers == other.covers;
    }

    static Step twins(Fish one, const Fish& other)
    {
        for (HouseIndex cover : other.covers) {
            if (std::find(one.covers.begin(), one.covers.end(), cover) == one.covers.end())
                one.covers.push_back(cover);
        }
        // A cell may be a fin of one fish and in the body of the other; it is then shown as a fin.
        one.fins |= other.fins;
        one.endofins |= other.endofins;
        one.body = (one.body | other.body) - one.fins - one.endofins;
        one.eliminations |= other.eliminations;
        return step_of(one);
    }

    const Chart& chart_;
    std::vector<Fish> fish_;
};

void collect(const Candidates& candidates, Candidate target, FinnedFishes& found, FishKind kind)
{
    const FishFound add = [&](const Fish& fish) {
        return found.add(fish);
    };
    if (kind == FishKind::Basic) {
        each_lattice_fish(candidates, target, siamese_sizes, add);
        return;
    }
    const Chart& chart = candidates.chart();
    MixedFish fish(candidates, target.digit, target.cell);
    const FishFound add_mixed = [&](const Fish& each) {
        return kind_of(each, chart) == FishKind::Basic || found.add(each);
    };
    for (int size = siamese_sizes.least; size <= siamese_sizes.most; ++size)
        fish.each(FishKind::Mutant, size, add_mixed);
}

} // namespace

static void find_siamese_fish(const Candidates& candidates, Steps& steps, FishKind kind)
{
    for (Digit digit : candidates.chart().all_digits()) {
        const CellSet& cells = impossible_cells(candidates, digit);
        if (cells.count() < 2)
            continue;
        FinnedFishes found(candidates.chart());
        for (Cell cell : cells) {
            steps.stop_if_cancelled();
            collect(candidates, {cell, digit}, found, kind);
        }
        found.join(steps);
    }
}

static constexpr Explanation siamese_fish_explanation = {
    {N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
    {N_("That makes two fish: each covers its cells, but for its fins, with as many of {covers}.")},
    {N_("In each, if no fin holds it, the covers have their {digit} in the other cells; and if a "
        "fin does, that is seen from the removed cell as well.")}};

static constexpr const char* siamese_about =
    N_("Two fish with fins of the same digit share their rows, or their columns, but cover them in "
       "different ways. What is a fin of the one is covered by the other. Each is right by itself "
       "and clears cells of its own, so together they remove more than one of them.");

const Technique techniques::siamese_fish = {
    .id = "siamese_fish",
    .name = N_("Siamese Fish"),
    .about = {siamese_about},
    .standing = {TechniqueFamily::Fish, Level::Expert, 260},
    .find = find_with<find_siamese_fish, FishKind::Basic>,
    .explanation = siamese_fish_explanation,
    .other_names = "03101 03111 03121 03201 03211 03221",
    .example = ":siamese_fish:9:....2.6.1+6.+1....2.2.8.+6+1..5.764.+2..+38+145+739+6+23...1.4.+7.."
               "..4...8+4+8.1.7+23+6.6....5..:913 714 718 324 924 925 826 926 334 938 963 971 972 "
               "773 973 778 991:918 999::",
};

const Technique techniques::siamese_mixed_fish = {
    .id = "siamese_mixed_fish",
    .name = N_("Siamese Franken or Mutant Fish"),
    .about = {siamese_about, N_("Here boxes, or rows and columns together, take part as well.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 470},
    .find = find_with<find_siamese_fish, FishKind::Mutant>,
    .explanation = siamese_fish_explanation,
    .other_names = "03401 03411 03421 03601 03611 03621",
    .example =
        ":siamese_mixed_fish:7:.9+6.....3.+13.2....8.59+3.4.1.....3.+4.6.+4...39..+3.49.6.8.5+8...."
        "...+6235.8.4.4.18...6:516 716 718 728 141 145 161 166 971 278 778 791:711 721::",
};

} // namespace engine
