#include "engine/rating/rater.h"

#include <algorithm>
#include <bit>
#include <span>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/techniques/human_solver.h"

namespace engine {

namespace {

// Steps that place their result directly are for hints without notes. In a rating they would hide
// the locked candidates and subsets they consist of.
bool may_rate(const Technique* technique, const Teaching& teaching)
{
    return technique->standing.family != TechniqueFamily::Direct && may_use(technique, teaching);
}

// People search for hard steps one by one, and the first that is found is often enough; how many
// exist at once says little about the effort. So a round of them counts as one use.
bool counts_once_a_round(const Technique* technique)
{
    return technique->standing.level >= Level::Hard;
}

// A round with many effects would have needed several uses: as many as the square root of the
// effects, which matches HoDoKu's scores best.
int times_needed(int effects)
{
    int times = 1;
    while (times * times < effects)
        ++times;
    return times;
}

// Techniques that are searched for in the whole grid take longer on larger grids.
bool grows_with_size(TechniqueFamily family)
{
    return family == TechniqueFamily::Singles || family == TechniqueFamily::Intersections ||
           family == TechniqueFamily::Subsets || family == TechniqueFamily::Fish;
}

} // namespace

Rater::Rater(const Chart& chart, const Cancel& cancel)
    : chart_(chart),
      candidates_(chart, Digits(chart.cell_count(), no_digit)),
      usual_(chart.grid()),
      is_classic_(chart.grid().is_classic()),
      has_tables_(is_classic_),
      cancel_(cancel),
      steps_(Want::Effects, cancel),
      uses_(all_techniques().size()),
      efforts_(all_techniques().size()),
      looked_(all_techniques().size())
{
}

void Rater::obey(const Cancel& cancel)
{
    cancel_ = cancel;
    steps_ = Steps(Want::Effects, cancel);
}

const Rating& Rater::rate(const Digits& givens, const Teaching& teaching)
{
    start_rating(teaching);
    has_tables_ = is_classic_;
    if (has_tables_)
        classic_.start(givens);
    else
        start(givens, givens);
    givens_ = &givens;
    return rate_from_here();
}

const Rating& Rater::rate(const Candidates& position, const Teaching& teaching)
{
    ENSURE(&position.chart() == &chart_);
    start_rating(teaching);
    has_tables_ = false;
    candidates_ = position;
    std::fill(looked_.begin(), looked_.end(), never);
    return rate_from_here();
}

void Rater::start_rating(const Teaching& teaching)
{
    teaching_ = fitted_to(chart_.grid(), teaching);
    rating_.steps.clear();
    rating_.effects.clear();
    rating_.uses.clear();
    rating_.bottleneck = 0;
    std::fill_n(uses_.begin(), techniques_used_, 0);
    std::fill_n(efforts_.begin(), techniques_used_, 0);
    techniques_used_ = 0;
    round_ = 0;
    caught_up_ = 0;
}

const Rating& Rater::rate_from_here()
{
    rating_.open_cells = open_cells();
    while (!is_solved() && !cancel_.is_asked() && take_round()) {
        ++round_;
        cancel_.tell(static_cast<std::size_t>(rating_.open_cells - open_cells()),
                     static_cast<std::size_t>(rating_.open_cells));
    }
    sum_up();
    return rating_;
}

void Rater::start(const Digits& givens, const Digits& digits)
{
    candidates_.start(givens, digits);
    std::fill(looked_.begin(), looked_.end(), never);
}

int Rater::open_cells() const
{
    return has_tables_ ? classic_.open_cells() : candidates_.open_cells().count();
}

bool Rater::is_solved() const
{
    return has_tables_ ? classic_.is_solved() : candidates_.is_solved();
}

bool Rater::take_round()
{
    if (has_tables_ ? take_classic_singles() : take_singles())
        return true;
    // Without cages only singles are so easy.
    if (teaching_.hardest_level <= Level::Easy && chart_.grid().cages().empty())
        return false;
    if (has_tables_)
        catch_up();
    for (const Technique* technique : all_techniques()) {
        if (technique->standing.family != TechniqueFamily::Singles &&
            may_rate(technique, teaching_) && take_steps(technique))
            return true;
    }
    return false;
}

bool Rater::take_classic_singles()
{
    const int first = count_of(rating_.effects);
    const bool beginners_only = teaching_.hardest_level < Level::Easy;
    const Technique* technique = classic_.take_round(beginners_only, rating_.effects);
    if (!technique)
        return false;
    for (int i = first; i < count_of(rating_.effects); ++i)
        rating_.steps.push_back({technique, true, round_, i, 1});
    const int placed = count_of(rating_.effects) - first;
    count(technique, placed, placed);
    return true;
}

// Steps of other techniques are already applied to the candidates.
void Rater::catch_up()
{
    if (caught_up_ == 0) {
        digits_ = *givens_;
        for (const Candidate& placed : rating_.effects)
            digits_[placed.cell] = placed.digit;
        start(*givens_, digits_);
        caught_up_ = rating_.effects.size();
        return;
    }
    for (; caught_up_ < rating_.effects.size(); ++caught_up_) {
        const Candidate placed = rating_.effects[caught_up_];
        candidates_.place(placed.cell, placed.digit);
    }
}

// In the order of the list of techniques.
bool Rater::take_singles()
{
    collected_.clear();
    collect_full_houses();
    if (place_collected(&techniques::full_house))
        return true;
    collect_last_digits();
    if (place_collected(&techniques::last_digit) || take_steps(&techniques::cage_last_cell))
        return true;
    collect_hidden_singles(true);
    if (place_collected(&techniques::hidden_single_box))
        return true;
    if (teaching_.hardest_level < Level::Easy)
        return false;
    collect_naked_singles();
    if (place_collected(&techniques::naked_single))
        return true;
    collect_hidden_singles(false);
    return place_collected(&techniques::hidden_single_line);
}

void Rater::collect_full_houses()
{
    for (HouseIndex house : chart_.full_houses()) {
        const Places open = candidates_.open_places(house);
        if (!is_single_bit(open) || chart_.is_forced(house))
            continue;
        const Cell cell = chart_.cell_in(house, std::countr_zero(open));
        if (candidates_.of(cell).count() == 1)
            collected_.push_back({cell, candidates_.of(cell).first()});
    }
}

void Rater::collect_last_digits()
{
    for (Digit digit : chart_.all_digits()) {
        const CellSet& cells = candidates_.cells_with(digit);
        if (cells.empty() || cells.has_more_than(1))
            continue;
        const Cell cell = cells.first();
        for (const PlaceOfCell& place : chart_.houses_of(cell)) {
            if (!chart_.is_full(place.house))
                continue;
            collected_.push_back({cell, digit});
            break;
        }
    }
}

void Rater::collect_hidden_singles(bool in_boxes)
{
    for (HouseIndex house : chart_.full_houses()) {
        if (chart_.is_seen_first(house) != in_boxes)
            continue;
        for (Digit digit : candidates_.digits_with_one_place(house))
            collected_.push_back({candidates_.first_place(house, digit), digit});
    }
}

void Rater::collect_naked_singles()
{
    for (Cell cell : candidates_.cells_with_one_digit())
        collected_.push_back({cell, candidates_.of(cell).first()});
}

bool Rater::place_collected(const Technique* technique)
{
    int placed = 0;
    for (const Candidate& candidate : collected_) {
        if (!candidates_.has(candidate))
            continue;
        candidates_.place(candidate.cell, candidate.digit);
        rating_.steps.push_back({technique, true, round_, count_of(rating_.effects), 1});
        rating_.effects.push_back(candidate);
        ++placed;
    }
    collected_.clear();
    if (placed > 0)
        count(technique, placed, placed);
    return placed > 0;
}

bool Rater::take_steps(const Technique* technique)
{
    if (technique->standing.family == TechniqueFamily::Sums && chart_.grid().cages().empty())
        return false;
    // Finders up to Medium don't join steps, so these can be counted.
    steps_.start_over();
    std::size_t& looked = looked_[rank_of(technique)];
    const std::span<const Candidate> removed = candidates_.removed();
    if (looked != never)
        steps_.look_for_new(removed.subspan(looked));
    looked = removed.size();
    steps_.look_for(technique, candidates_);
    if (steps_.empty())
        return false;
    const std::size_t before = rating_.effects.size();
    for (const Step& step : steps_.found()) {
        const bool places = !step.placements.empty();
        const std::vector<Candidate>& effects = places ? step.placements : step.removals;
        rating_.steps.push_back(
            {technique, places, round_, count_of(rating_.effects), count_of(effects)});
        rating_.effects.insert(rating_.effects.end(), effects.begin(), effects.end());
    }
    for (const Step& step : steps_.found())
        apply(step, candidates_);
    if (has_tables_)
        update_classic_singles(steps_.found());
    const int effects = count_distinct_from(before);
    count(technique, count_of(steps_.found()), effects);
    return true;
}

void Rater::update_classic_singles(const std::vector<Step>& steps)
{
    for (const Step& step : steps) {
        for (const Candidate& removed : step.removals)
            classic_.remove(removed);
        for (const Candidate& placed : step.placements)
            classic_.place(placed);
    }
    caught_up_ = rating_.effects.size();
}

int Rater::count_distinct_from(std::size_t first)
{
    collected_.assign(rating_.effects.begin() + first, rating_.effects.end());
    std::sort(collected_.begin(), collected_.end());
    const auto end = std::unique(collected_.begin(), collected_.end());
    const auto distinct = static_cast<int>(end - collected_.begin());
    collected_.clear();
    return distinct;
}

void Rater::count(const Technique* technique, int steps, int effects)
{
    const auto place = rank_of(technique);
    const bool once = counts_once_a_round(technique);
    techniques_used_ = std::max(techniques_used_, place + 1);
    uses_[place] += once ? 1 : steps;
    efforts_[place] += technique->standing.cost * (once ? times_needed(effects) : steps);
    rating_.bottleneck = rating_.bottleneck == 0 ? effects : std::min(rating_.bottleneck, effects);
}

void Rater::sum_up()
{
    Level level = Level::Beginner;
    int growing = 0;
    int staying = 0;
    rating_.rests_on_uniqueness = false;
    rating_.hardest = &techniques::full_house;
    rating_.hardest_uses = 0;
    for (const Technique* technique : all_techniques().first(techniques_used_)) {
        const int uses = uses_[rank_of(technique)];
        if (uses == 0)
            continue;
        rating_.uses.push_back({technique, uses});
        (grows_with_size(technique->standing.family) ? growing : staying) +=
            efforts_[rank_of(technique)];
        rating_.rests_on_uniqueness |= technique->needs_unique_solution;
        rating_.hardest_uses = uses;
        rating_.hardest = technique;
        level = technique->standing.level;
    }
    rating_.effort = (growing * chart_.size() + staying * 9 + 4) / 9;
    rating_.is_solved = is_solved();
    rating_.by_singles =
        rating_.is_solved && rating_.hardest->standing.family == TechniqueFamily::Singles;
    rating_.level = rating_.is_solved ? usual_.lifted(level, rating_.effort, rating_.open_cells)
                                      : Level::Diabolical;
}

} // namespace engine
