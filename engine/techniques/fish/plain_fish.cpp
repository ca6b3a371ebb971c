// Fish without fins, between rows and columns. For the roles see step_of() in fish.h.

#include <bit>

#include "engine/base/bits.h"
#include "engine/patterns/templates.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/fish/fish.h"

namespace engine {

namespace {

using PlacesOfLines = std::array<Places, max_size>;

// Looks for n lines whose places for the digit lie in n lines across them.
class PlainFish : StepSearch {
public:
    using StepSearch::StepSearch;

    void look(const Lines& lines, Digit digit, Sizes sizes)
    {
        lines_ = lines;
        digit_ = digit;
        int narrow = 0;
        for (std::size_t i = 0; i < lines.bases.size(); ++i) {
            places_[i] = candidates_.places(lines.bases[i], digit);
            // This is hard to predict, so it is computed without a branch.
            narrow_[narrow] = i;
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

    // Chooses further lines from `range`; `depth` lines are already chosen.
    void choose(Range range, int depth, Chosen chosen)
    {
        for (int i = range.from; i + size_ - depth <= range.end; ++i) {
            const std::size_t line = narrow_[i];
            const Chosen more{chosen.bases | Places{1} << line, chosen.places | places_[line]};
            if (has_more_than(size_, more.places))
                continue;
            if (depth + 1 == size_)
                add(more);
            else
                choose({i + 1, range.end}, depth + 1, more);
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
                                   houses_at(lines_.covers, chosen.places))));
    }

    Lines lines_;
    Digit digit_ = no_digit;
    int size_ = 0;
    PlacesOfLines places_ = {};
    std::array<std::size_t, max_size> narrow_ = {}; // lines that can be a base
};

} // namespace

static void find_plain_fish(const Candidates& candidates, Steps& steps, Sizes asked)
{
    const Chart& chart = candidates.chart();
    const Sizes sizes = fitted_to(chart, asked);
    // A new fish needs a digit that has lost candidates since the last search.
    const DigitSet digits = steps.removed() ? all_digits_of(*steps.removed()) : chart.all_digits();
    PlainFish fish(candidates, steps);
    for (const Lattice& lattice : chart.lattices()) {
        for (Digit digit : digits) {
            // Searching for X-Wings is cheaper than asking whether any can exist.
            if (sizes.most > 2 && !may_clear(candidates, digit))
                continue;
            for (const Lines& lines : ways_across(lattice))
                fish.look(lines, digit, sizes);
        }
    }
}

static constexpr const char* fish_about =
    N_("Take one digit. In some rows, all its places lie in just as many columns. Each of these "
       "rows needs the digit, and no two in the same column, so together they use the columns up: "
       "the digit goes from all other cells of these columns. Rows and columns can change roles.");

const Technique techniques::x_wing = {
    .id = "x_wing",
    .name = N_("X-Wing"),
    .about = {fish_about, N_("An X-Wing has two rows and two columns.")},
    .standing = {TechniqueFamily::Fish, Level::Hard, 140},
    .find = find_with<find_plain_fish, Sizes{2, 2}>,
    .explanation = fish_explanation,
    .other_names = "0300 X-Wing",
    .hodoku = {130, "X_WING", HodokuLevel::Hard, 140},
    .example = ":x_wing:5:+697+4+38...+3+4+15+9+2+768+2+8+5+716+3+9+4.+631.94+8.4.+8+3.+5+9.6+9.2+"
               "86+4.7+3+1.4+6+8+7.3+98+3+925+1+6+4+7..+6+9+43+8.1:592:517::",
};

const Technique techniques::swordfish = {
    .id = "swordfish",
    .name = N_("Swordfish"),
    .about = {fish_about, N_("A Swordfish has three rows and three columns.")},
    .standing = {TechniqueFamily::Fish, Level::Hard, 150},
    .find = find_with<find_plain_fish, Sizes{3, 3}>,
    .explanation = fish_explanation,
    .other_names = "0301 Swordfish",
    .hodoku = {140, "SWORDFISH", HodokuLevel::Hard, 150},
    .example = ":swordfish:4:.1+8.+627+59.2+75+89.+6.9+56+7.+18.+28+4+5..+621+7+269+17.5..+73+1.+2+"
               "5.+9.+5+9+26+17+3841+8+42.+3.+7.+6+73....2.::494::",
};

const Technique techniques::jellyfish = {
    .id = "jellyfish",
    .name = N_("Jellyfish"),
    .about = {fish_about, N_("A Jellyfish has four rows and four columns.")},
    .standing = {TechniqueFamily::Fish, Level::Hard, 160},
    .find = find_with<find_plain_fish, Sizes{4, 4}>,
    .explanation = fish_explanation,
    .other_names = "0302 Jellyfish",
    .hodoku = {150, "JELLYFISH", HodokuLevel::Hard, 160},
    .example = ":jellyfish:2:..43+1+8+5.+718+3..5..+4.+7+5.9+48+3+13+5+8+1+4+62+79+4+1..+57...76.8+"
               "3.1+45+8.+64.1.5.5.+1.63.....7+58..+16:918 377 982 284 288 292 992 997:211 224::",
};

const Technique techniques::large_fish = {
    .id = "large_fish",
    .name = N_("Squirmbag or Larger Fish"),
    .known_as = {"Starfish", "Whale", "Leviathan"},
    .about =
        {fish_about,
         N_("These have five rows and columns or more; they occur on boards larger than 9×9.")},
    .standing = {TechniqueFamily::Fish, Level::Expert, 470},
    .find = find_with<find_plain_fish, large_sizes>,
    .explanation = fish_explanation,
    .other_names = "0303 0304 0305",
    .example = ":large_fish:6:..+53....1+1+7..+9245...91+5.8..3...+1..2.2.75.3+1.85.+17+2.+34.+7+"
               "52.+3+1.+8..1.97..3.9..+285.1.:616 617 717 432 632 639 739 646 846 647 947 649 949 "
               "652 666 679 687 489 689 492 693 699:612 683::",
};

} // namespace engine
