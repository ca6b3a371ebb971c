// The rule of 45: what houses and cages add up to says what the few cells hold in which they
// differ. Innies are in a house and in none of its cages, outies in one of the cages and outside of
// the house.

#include <algorithm>
#include <optional>

#include "engine/base/count.h"
#include "engine/patterns/house_sums.h"
#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/sums/house_sum_explanation.h"

namespace engine {

namespace {

enum class Rule45 { OneCell, SeveralCells, Difference, SeveralHouses };

constexpr std::size_t most_cells_of_side = 3; // if there is none on the other side

// Nothing if there are too many cells.
std::optional<Rule45> kind_of(const HouseSum& sum)
{
    if (sum.has_one_side() && sum.cell_count() > most_cells_of_side)
        return std::nullopt;
    if (sum.houses.size() > 1)
        return Rule45::SeveralHouses;
    if (!sum.has_one_side())
        return Rule45::Difference;
    return sum.cell_count() == 1 ? Rule45::OneCell : Rule45::SeveralCells;
}

// Finds what innies and outies can hold, if the outies exceed the innies by a number.
class Balancing {
public:
    explicit Balancing(const Candidates& candidates) : candidates_(candidates) {}

    // The candidates that no choice of digits for all the cells includes.
    void remove_impossible(const HouseSum& sum, Step& step)
    {
        cells_.clear();
        for (Cell cell : sum.innies)
            cells_.push_back({cell, -1, candidates_.of(cell)});
        for (Cell cell : sum.outies)
            cells_.push_back({cell, 1, candidates_.of(cell)});
        for (std::size_t i = cells_.size(); i-- > 0;)
            add_bounds(i);
        if (!fill(0, sum.excess))
            return; // the board is wrong
        for (const Weighed& each : cells_)
            remove_digits(step, each.cell, each.digits.without(each.possible));
    }

private:
    struct Weighed {
        Cell cell;
        int weight;
        DigitSet digits;
        DigitSet possible = {};
        Digit chosen = no_digit;
        int least = 0;    // of this cell and those after it
        int greatest = 0; // likewise
    };

    void add_bounds(std::size_t index)
    {
        Weighed& here = cells_[index];
        here.least = max_size;
        here.greatest = -max_size;
        for (Digit digit : here.digits) {
            here.least = std::min(here.least, here.weight * digit);
            here.greatest = std::max(here.greatest, here.weight * digit);
        }
        if (index + 1 < cells_.size()) {
            here.least += cells_[index + 1].least;
            here.greatest += cells_[index + 1].greatest;
        }
    }

    // Whether the cells from `index` on can add up to what is left.
    bool fill(std::size_t index, int left)
    {
        if (index == cells_.size())
            return left == 0;
        Weighed& here = cells_[index];
        if (left < here.least || left > here.greatest)
            return false;
        bool is_possible = false;
        for (Digit digit : here.digits) {
            here.chosen = digit;
            if (is_seen(index) || !fill(index + 1, left - here.weight * digit))
                continue;
            here.possible = here.possible.with(digit);
            is_possible = true;
        }
        return is_possible;
    }

    bool is_seen(std::size_t index) const
    {
        const Weighed& here = cells_[index];
        return std::any_of(cells_.begin(), cells_.begin() + static_cast<std::ptrdiff_t>(index),
                           [&](const Weighed& other) {
                               return other.chosen == here.chosen &&
                                      candidates_.chart().sees(other.cell, here.cell);
                           });
    }

    const Candidates& candidates_;
    std::vector<Weighed> cells_;
};

// If only one side has cells, and several, they are the cage that the reason is about.
class Rule45Search : public StepSearch {
public:
    Rule45Search(const Candidates& candidates, Steps& steps, Rule45 kind)
        : StepSearch(candidates, steps), kind_(kind), balancing_(candidates)
    {
    }

    void find()
    {
        if (chart_.grid().cages().empty())
            return;
        for (const HouseSum& sum : candidates_.worked_out<HouseSums>().all()) {
            if (kind_of(sum) == kind_)
                add_step(sum);
        }
    }

private:
    void add_step(const HouseSum& sum)
    {
        Step step{.size = static_cast<int>(sum.cell_count())};
        if (step.size == 1)
            place(sum, step);
        else
            balancing_.remove_impossible(sum, step);
        steps_.add(std::move(step), [&](Step& taken) { write_evidence(sum, taken); });
    }

    void place(const HouseSum& sum, Step& step) const
    {
        const Candidate only{sum.side().front(), digit_up_to(chart_.size(), sum.side_sum())};
        if (only.digit != no_digit && candidates_.has(only))
            step.placements.push_back(only);
    }

    void write_evidence(const HouseSum& sum, Step& step) const
    {
        mark_house_sum(step, candidates_, sum);
        if (step.size == 1 || !sum.has_one_side())
            return;
        const SumArea area =
            sum_area(candidates_, chart_.grid().set_of(sum.side()), sum.side_sum());
        step.cages.push_back(mark_of(candidates_, area, Listing::WithCombinations));
    }

    Rule45 kind_;
    Balancing balancing_;
};

} // namespace

static void find_by_45(const Candidates& candidates, Steps& steps, Rule45 kind)
{
    Rule45Search(candidates, steps, kind).find();
}

static constexpr const char* rule_of_45_about =
    N_("A row, a column or a box of 9x9 holds the digits 1 to 9, which add up to 45 (on other "
       "boards 1 to the number of digits: 21 on 6x6). So add up the cages that lie inside: what "
       "they lack of 45 is in the cells left over, the innies. If cages stick out, add them up as "
       "well: what they have more than 45 is in the cells outside, the outies.");

const Technique techniques::rule_of_45 = {
    .id = "rule_of_45",
    .name = N_("Rule of 45"),
    .about = {rule_of_45_about, N_("Here it is one cell, so its digit is known.")},
    .standing = {TechniqueFamily::Sums, Level::Medium, 40},
    .find = find_with<find_by_45, Rule45::OneCell>,
    .explanation = house_sum_explanation,
    .example = "",
};

const Technique techniques::innies_and_outies = {
    .id = "innies_and_outies",
    .name = N_("Innies and Outies"),
    .about = {rule_of_45_about,
              N_("Here it is two or three cells: they are like a cage that is not printed, and "
                 "keep the digits with which they can make up its sum.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 70},
    .find = find_with<find_by_45, Rule45::SeveralCells>,
    .explanation = house_sum_explanation,
    .example = "",
};

const Technique techniques::innie_outie_difference = {
    .id = "innie_outie_difference",
    .name = N_("Innie-Outie Difference"),
    .about = {rule_of_45_about,
              N_("Here some cells are left inside and some stick out. Neither sum is known, but by "
                 "how much the one exceeds the other; and few digits may do that.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 75},
    .find = find_with<find_by_45, Rule45::Difference>,
    .explanation = house_sum_explanation,
    .example = "",
};

const Technique techniques::rule_of_45_houses = {
    .id = "rule_of_45_houses",
    .name = N_("Rule of 45 over Several Houses"),
    .about = {N_("Two rows, columns or boxes side by side add up to twice as much as one: 90 on "
                 "9x9; three of them to 135. Cages that stick out of one of them often lie inside "
                 "all of them. So take houses together that few cages leave. What the cages lack "
                 "of the sum is in the cells left over, and what they have more is in the cells "
                 "outside.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 80},
    .find = find_with<find_by_45, Rule45::SeveralHouses>,
    .explanation = house_sum_explanation,
    .example = "",
};

} // namespace engine
