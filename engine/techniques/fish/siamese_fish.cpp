// Siamese fish: two fish with fins share their bases, not their covers, and clear different cells.
// Roles as of a fish, see step_of() in fish.h, with the covers of both.

#include <algorithm>

#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"
#include "engine/techniques/fish/finned_fish.h"
#include "engine/techniques/fish/mixed_fish.h"

namespace engine {

namespace {

constexpr Sizes siamese_sizes{2, 4};

// Of one digit, each once.
class Shoal {
public:
    explicit Shoal(const Chart& chart) : chart_(chart) {}

    bool add(Fish fish)
    {
        std::sort(fish.bases.begin(), fish.bases.end());
        std::sort(fish.covers.begin(), fish.covers.end());
        if (has_fins(fish))
            fish_.push_back(std::move(fish));
        return true;
    }

    void join(Technique technique, Steps& steps)
    {
        std::sort(fish_.begin(), fish_.end(), comes_before);
        fish_.erase(std::unique(fish_.begin(), fish_.end(), are_equal), fish_.end());
        for (auto one = fish_.begin(); one != fish_.end(); ++one) {
            for (auto other = one + 1; other != fish_.end() && other->bases == one->bases;
                 ++other) {
                if (!one->prey.is_within(other->prey) && !other->prey.is_within(one->prey) &&
                    kind_of(*one, chart_) == kind_of(*other, chart_))
                    steps.add(twins(*one, *other, technique));
                if (steps.is_satisfied())
                    return;
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

    static Step twins(Fish one, const Fish& other, Technique technique)
    {
        for (int cover : other.covers) {
            if (std::find(one.covers.begin(), one.covers.end(), cover) == one.covers.end())
                one.covers.push_back(cover);
        }
        // A cell may be fin of one and body of the other: then it is drawn as a fin.
        one.fins |= other.fins;
        one.endofins |= other.endofins;
        one.body = (one.body | other.body) - one.fins - one.endofins;
        one.prey |= other.prey;
        return step_of(one, technique);
    }

    const Chart& chart_;
    std::vector<Fish> fish_;
};

void collect(const Candidates& candidates, Candidate prey, Technique technique, Shoal& shoal)
{
    const FishFound add = [&](const Fish& fish) {
        return shoal.add(fish);
    };
    if (technique == Technique::SiameseFish) {
        each_lattice_fish(candidates, prey, siamese_sizes, add);
        return;
    }
    const Chart& chart = candidates.chart();
    MixedFish fish(candidates, prey.digit, prey.cell);
    const FishFound add_mixed = [&](const Fish& each) {
        return kind_of(each, chart) == FishKind::Basic || shoal.add(each);
    };
    for (int size = siamese_sizes.least; size <= siamese_sizes.most; ++size)
        fish.each(FishKind::Mutant, size, add_mixed);
}

} // namespace

void find_siamese_fish(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (Digit digit : candidates.chart().all_digits()) {
        const CellSet& cells = impossible_cells(candidates, digit);
        if (cells.count() < 2)
            continue;
        Shoal shoal(candidates.chart());
        for (Cell cell : cells)
            collect(candidates, {cell, digit}, technique, shoal);
        shoal.join(technique, steps);
        if (steps.is_satisfied())
            return;
    }
}

} // namespace engine
