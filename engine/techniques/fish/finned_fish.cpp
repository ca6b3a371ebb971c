// Fish with fins of three bases or more, between rows and columns. If the target, which sees all
// fins, held the digit, the bases would have one cover fewer than they need. For the roles see
// step_of() in fish.h.

#include <bit>

#include "engine/patterns/templates.h"
#include "engine/steps/steps.h"
#include "engine/techniques/fish/finned_fish.h"

namespace engine {

namespace {

class FinnedFish {
public:
    FinnedFish(const Candidates& candidates, const Lines& lines, Digit digit)
        : candidates_(candidates), lines_(lines), digit_(digit)
    {
    }

    // Calls `found` for each fish of `size` bases that removes the digit from the cell, and stops
    // when `found` returns false. Returns false if it was stopped.
    bool each(Cell cell, int size, const FishFound& found)
    {
        size_ = size;
        for (std::size_t line = 0; line < lines_.bases.size(); ++line) {
            cover_of_cell_ = candidates_.chart().place_of(cell, lines_.bases[line]);
            if (cover_of_cell_ == 0)
                continue;
            narrow_ = 0;
            for (std::size_t other = 0; other < lines_.bases.size(); ++other) {
                const Places rest = other == line ? 0 : unseen(other, cell);
                if (rest != 0 && count_bits(rest) < size)
                    narrow_lines_[narrow_++] = {other, rest};
            }
            return choose(0, 0, {0, 0}, found);
        }
        return true;
    }

private:
    struct Line {
        std::size_t index;
        Places rest; // places that the cell does not see
    };
    struct Chosen {
        Places bases;
        Places rest;
    };

    Places unseen(std::size_t line, Cell cell) const
    {
        const Chart& chart = candidates_.chart();
        const HouseIndex house = lines_.bases[line];
        const Places all = candidates_.places(house, digit_);
        Places rest = all & ~cover_of_cell_;
        for (Places each = rest; each != 0; each &= each - 1) {
            if (chart.sees(cell, chart.cell_in(house, std::countr_zero(each))))
                rest &= ~(each & -each);
        }
        return rest;
    }

    bool choose(int from, int depth, Chosen chosen, const FishFound& found)
    {
        if (depth == size_)
            return found(fish_of(candidates_, digit_, houses_at(lines_.bases, chosen.bases),
                                 houses_at(lines_.covers, chosen.rest | cover_of_cell_)));
        for (int i = from; i + size_ - depth <= narrow_; ++i) {
            const Line& line = narrow_lines_[i];
            const Chosen more{chosen.bases | Places{1} << line.index, chosen.rest | line.rest};
            const int covers = count_bits(more.rest);
            if (covers >= size_ || (depth + 1 == size_ && covers + 1 != size_))
                continue;
            if (!choose(i + 1, depth + 1, more, found))
                return false;
        }
        return true;
    }

    const Candidates& candidates_;
    Lines lines_;
    Digit digit_;
    int size_ = 0;
    Places cover_of_cell_ = 0; // the cover that contains the cell
    int narrow_ = 0;
    std::array<Line, max_size> narrow_lines_ = {};
};

bool has_shape(Shape shape, const Fish& fish, const Chart& chart)
{
    return has_fins(fish) &&
           (shape == Shape::Any || is_sashimi(fish, chart) == (shape == Shape::Sashimi));
}

} // namespace

bool each_lattice_fish(const Candidates& candidates,
                       Candidate target,
                       Sizes sizes,
                       const FishFound& found)
{
    const Chart& chart = candidates.chart();
    for (const Lattice& lattice : chart.lattices()) {
        for (const Lines& lines : ways_across(lattice)) {
            FinnedFish fish(candidates, lines, target.digit);
            for (int size = sizes.least; size <= sizes.most; ++size) {
                if (!fish.each(target.cell, size, found))
                    return false;
            }
        }
    }
    return true;
}

static void find_finned_fish(const Candidates& candidates, Steps& steps, Sizes asked, Shape shape)
{
    const Chart& chart = candidates.chart();
    const Sizes sizes = fitted_to(chart, asked);
    for (Digit digit : chart.all_digits()) {
        for (Cell cell : impossible_cells(candidates, digit)) {
            steps.stop_if_cancelled();
            each_lattice_fish(candidates, {cell, digit}, sizes, [&](const Fish& fish) {
                if (!has_shape(shape, fish, chart))
                    return true;
                if (steps.want() == Want::Effects)
                    steps.add({.removals = {{cell, digit}}});
                else
                    steps.add(step_of(fish));
                return steps.want() == Want::All;
            });
        }
    }
}

static constexpr const char* size_3_about = N_("Here there are three rows and three columns.");

static constexpr const char* size_4_about = N_("Here there are four rows and four columns.");

const Technique techniques::finned_swordfish = {
    .id = "finned_swordfish",
    .name = N_("Finned Swordfish"),
    .about = {finned_fish_about, size_3_about},
    .standing = {TechniqueFamily::Fish, Level::Expert, 200},
    .find = find_with<find_finned_fish, Sizes{3, 3}, Shape::Finned>,
    .explanation = finned_fish_explanation,
    .other_names = "0311",
    .hodoku = {360, "FINNED_SWORDFISH", HodokuLevel::Unfair, 200},
    .example =
        ":finned_swordfish:4:.956..3.8+3....+81+5+6+6+8..3+5+94...8.+63+5.95.3.8.+6..+9+6..+524+8+"
        "3+8.6+3+2.7+9+5.3.5..+86.7598.+6+2+3.:724 734 144 154 756 159 183 185 485 186 486:424::",
};

const Technique techniques::sashimi_swordfish = {
    .id = "sashimi_swordfish",
    .name = N_("Sashimi Swordfish"),
    .about = {sashimi_fish_about, size_3_about},
    .standing = {TechniqueFamily::Fish, Level::Expert, 240},
    .find = find_with<find_finned_fish, Sizes{3, 3}, Shape::Sashimi>,
    .explanation = finned_fish_explanation,
    .other_names = "0321",
    .hodoku = {370, "SASHIMI_SWORDFISH", HodokuLevel::Unfair, 240},
    .example = ":sashimi_swordfish:8:.....5..98+16+9+2743+5+9+5+43+1.2+7....+7+5+9+3..3.7+1.2+95.+"
               "529.3.+7.1.9+5.716.+3...5.3.+9.....9.+5.7:814 482:818::",
};

const Technique techniques::finned_jellyfish = {
    .id = "finned_jellyfish",
    .name = N_("Finned Jellyfish"),
    .about = {finned_fish_about, size_4_about},
    .standing = {TechniqueFamily::Fish, Level::Expert, 250},
    .find = find_with<find_finned_fish, Sizes{4, 4}, Shape::Finned>,
    .explanation = finned_fish_explanation,
    .other_names = "0312",
    .hodoku = {380, "FINNED_JELLYFISH", HodokuLevel::Unfair, 250},
    .example = ":finned_jellyfish:8:9+2.74.1..36...+9..+7.......5+9+2..37.59.6+5.+9+18..2.+9..52.."
               "1.72.9..+1.5.+6..+7+9+24..92...7+5:616 423 823 824 827 132 133 134 335 636 437 637 "
               "837 453 357 863 467 867 468 376 676 879 891 192 892 396 397:885::",
};

const Technique techniques::sashimi_jellyfish = {
    .id = "sashimi_jellyfish",
    .name = N_("Sashimi Jellyfish"),
    .about = {sashimi_fish_about, size_4_about},
    .standing = {TechniqueFamily::Fish, Level::Expert, 260},
    .find = find_with<find_finned_fish, Sizes{4, 4}, Shape::Sashimi>,
    .explanation = finned_fish_explanation,
    .other_names = "0322",
    .hodoku = {390, "SASHIMI_JELLYFISH", HodokuLevel::Unfair, 260},
    .example = ":sashimi_jellyfish:4:9.+78..+632...6.+3.+71+6.3+7..8.........17....7.26..7.2..+3.8+"
               "76.9+82+1.+3..14+3+7.+2+63.21+65+78.:422 425 527 532 435 535 935 438 939 441 442 "
               "542 942 443 543 545 446 152 552 952 553 565 965:459::",
};

const Technique techniques::large_finned_fish = {
    .id = "large_finned_fish",
    .name = N_("Finned Squirmbag or Larger Fish"),
    .about = {finned_fish_about, N_("Here there are five rows and columns or more.")},
    .standing = {TechniqueFamily::Fish, Level::Expert, 470},
    .find = find_with<find_finned_fish, large_sizes, Shape::Any>,
    .explanation = finned_fish_explanation,
    .other_names = "0313 0314 0315 0323 0324 0325",
    .example =
        ":large_finned_fish:8:...2..4....2.9...3.1...5+269.5..+271..+2..+51...7..+193...+292.1....."
        "+465.7+2..1+1.3..+9.2.:811 712 812 813 616 816 518 818 721 821 722 824 426 826 434 834 "
        "643 843 844 448 848 452 852 853 953 358 475 875 876 677 378 579 895:899::",
};

} // namespace engine
