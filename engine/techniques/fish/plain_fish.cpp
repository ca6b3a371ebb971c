// Fish without fins, from rows to columns or from columns to rows. Roles: see step_of() in fish.h.

#include <bit>

#include "engine/base/few_bits.h"
#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"
#include "engine/techniques/fish/fish.h"

namespace engine {

namespace {

using PlacesOfLines = std::array<Places, max_size>;

// Looks for lines that together have as many places as they are.
class PlainFish {
public:
    PlainFish(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates), technique_(technique), steps_(steps)
    {
    }

    void look(const Lines& lines, Digit digit, Sizes sizes)
    {
        lines_ = lines;
        digit_ = digit;
        int narrow = 0;
        for (std::size_t i = 0; i < lines.bases.size(); ++i) {
            places_[i] = candidates_.places(lines.bases[i], digit);
            // Hard to foresee: so without a branch.
            narrow_[static_cast<std::size_t>(narrow)] = i;
            narrow +=
                int{has_more_than(1, places_[i])} & int{!has_more_than(sizes.most, places_[i])};
        }
        for (size_ = sizes.least; size_ <= sizes.most && size_ <= narrow; ++size_)
            choose({0, narrow}, 0, {0, 0});
    }

private:
    struct Range {
        int from;
        int end;
    };
    struct Chosen {
        Places bases;
        Places places;
    };

    // `from` goes on among the narrow lines; `depth` are chosen already.
    void choose(Range range, int depth, Chosen chosen)
    {
        for (int i = range.from; i + size_ - depth <= range.end; ++i) {
            const std::size_t line = narrow_[static_cast<std::size_t>(i)];
            const Chosen more{chosen.bases | Places{1} << line, chosen.places | places_[line]};
            if (has_more_than(size_, more.places))
                continue;
            if (depth + 1 == size_)
                add(more);
            else
                choose({i + 1, range.end}, depth + 1, more);
            if (steps_.is_satisfied())
                return;
        }
    }

    void add(Chosen chosen)
    {
        Places elsewhere = 0;
        for (std::size_t i = 0; i < lines_.bases.size(); ++i) {
            if ((chosen.bases >> i & 1u) == 0)
                elsewhere |= places_[i];
        }
        if ((elsewhere & chosen.places) == 0 || count_bits(chosen.places) < size_)
            return;
        steps_.add(step_of(fish_of(candidates_, digit_, houses_at(lines_.bases, chosen.bases),
                                   houses_at(lines_.covers, chosen.places)),
                           technique_));
    }

    const Candidates& candidates_;
    Technique technique_;
    Steps& steps_;
    Lines lines_;
    Digit digit_ = no_digit;
    int size_ = 0;
    PlacesOfLines places_ = {};
    std::array<std::size_t, max_size> narrow_ = {}; // lines that can be a base
};

} // namespace

void find_plain_fish(const Candidates& candidates, Technique technique, Steps& steps)
{
    const Chart& chart = candidates.chart();
    const Sizes sizes = sizes_of(technique, chart);
    // A fish that was not there before has lost candidates.
    const DigitSet digits = steps.gone() ? all_digits_of(*steps.gone()) : chart.all_digits();
    PlainFish fish(candidates, technique, steps);
    for (const Lattice& lattice : chart.lattices()) {
        for (Digit digit : digits) {
            // X-Wings are found sooner than it is told whether there may be any.
            if (sizes.most > 2 && !may_clear(candidates, digit))
                continue;
            for (const Lines& lines : ways_across(lattice)) {
                if (steps.is_satisfied())
                    return;
                fish.look(lines, digit, sizes);
            }
        }
    }
}

} // namespace engine
