#include "engine/construct/backtracking.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

namespace {

constexpr int most_attempts = 24;
constexpr int few_attempts = 6;
constexpr std::uint64_t last_budget = 100'000; // a limit that is the same for every seed
constexpr int learning_attempts = 200;
constexpr std::uint64_t learning_guesses = 4; // by cell

// With three houses for each cell the first guesses may use any cell; with more constraints that
// leads to dead ends.
std::uint64_t guesses_in_any_cell(const GridPlan& plan)
{
    std::uint64_t peers = 0;
    for (std::size_t cell = 0; cell < plan.cells(); ++cell)
        peers += plan.peer_count(cell);
    const bool is_loose = plan.sums().empty() && peers <= plan.cells() * 3 * (plan.size() - 1);
    const bool has_three_houses = plan.houses() * plan.size() <= 3 * plan.cells();
    return is_loose && has_three_houses ? plan.cells() / 5 : 0;
}

} // namespace

Backtracking::Backtracking(std::shared_ptr<const GridPlan> plan)
    : plan_(std::move(plan)),
      state_(*plan_),
      digits_are_alike_(plan_->sums().empty() && plan_->houses() > 0),
      any_cells_(guesses_in_any_cell(*plan_)),
      order_(plan_->cells()),
      ranks_(plan_->cells()),
      failures_(plan_->cells())
{
}

std::optional<Filled> Backtracking::fill(Random& random, const Cancel& stop)
{
    start(random, stop);
    Ending ending = attempt_often(most_attempts);
    if (ending == Ending::Astray)
        ending = attempt_and_learn();
    return filled(ending);
}

std::optional<Filled> Backtracking::fill_soon(Random& random, const Cancel& stop)
{
    start(random, stop);
    return filled(attempt_often(few_attempts));
}

void Backtracking::start(Random& random, const Cancel& stop)
{
    random_ = &random;
    stop_ = &stop;
    placed_before_ = state_.placed();
    learns_ = false;
    std::ranges::fill(failures_, 0u);
}

std::optional<Filled> Backtracking::filled(Ending ending) const
{
    if (ending != Ending::Full)
        return std::nullopt;
    return Filled{state_.digits(), state_.placed() - placed_before_};
}

Backtracking::Ending Backtracking::attempt_often(int attempts)
{
    Ending ending = Ending::Astray;
    budget_ = plan_->cells();
    for (int count = 0; count < attempts && ending == Ending::Astray; ++count) {
        if (count == most_attempts - 1)
            budget_ = last_budget;
        ending = attempt();
        budget_ += budget_ / 4;
    }
    return ending;
}

// For grids where random guesses lead nowhere: of equally good cells those in which guesses failed
// come first.
Backtracking::Ending Backtracking::attempt_and_learn()
{
    Ending ending = Ending::Astray;
    learns_ = true;
    budget_ = plan_->cells() * learning_guesses;
    for (int count = 0; count < learning_attempts && ending == Ending::Astray; ++count) {
        ending = attempt();
        for (std::uint32_t& failures : failures_) // recent failures count most
            failures -= failures / 4;
    }
    return ending;
}

Backtracking::Ending Backtracking::attempt()
{
    std::iota(order_.begin(), order_.end(), 0u);
    random_->shuffle(order_);
    if (learns_) {
        std::ranges::stable_sort(order_, [this](std::uint32_t one, std::uint32_t other) {
            return failures_[one] > failures_[other];
        });
    }
    for (std::uint32_t rank = 0; rank < order_.size(); ++rank)
        ranks_[order_[rank]] = rank;
    guesses_ = 0;
    state_.clear();
    if (digits_are_alike_)
        roll_first_house();
    return explore();
}

void Backtracking::roll_first_house()
{
    std::vector<std::uint8_t> digits(plan_->size());
    std::iota(digits.begin(), digits.end(), std::uint8_t{0});
    random_->shuffle(digits);
    for (std::size_t position = 0; position < digits.size(); ++position)
        state_.place(plan_->cell_in(0, position), digits[position]);
}

Backtracking::Ending Backtracking::explore()
{
    while (state_.propagate()) {
        if (state_.is_full())
            return Ending::Full;
        if (stop_->is_asked())
            return Ending::Stopped;
        if (guesses_ == budget_)
            return Ending::Astray;
        ++guesses_;
        const Guess guess = roll_guess();
        state_.push();
        state_.place(guess.cell, guess.digit);
        const Ending ending = explore();
        if (ending != Ending::Impossible)
            return ending;
        state_.pop();
        failures_[guess.cell] += learns_ ? 1 : 0;
        state_.forbid(guess.cell, guess.digit);
    }
    return Ending::Impossible;
}

// A random candidate of the cell with fewest, the first such in the shuffled order.
Backtracking::Guess Backtracking::roll_guess()
{
    const std::size_t cell =
        guesses_ <= any_cells_ ? next_in_order() : order_[state_.fewest_candidates(ranks_).rank];
    Mask candidates = state_.candidates(cell);
    for (std::uint32_t skip = random_->below(count_bits(candidates)); skip > 0; --skip)
        candidates &= candidates - 1;
    const std::size_t digit = std::countr_zero(candidates);
    return {cell, digit};
}

std::size_t Backtracking::next_in_order() const
{
    for (std::size_t cell : order_) {
        if (state_.is_open(cell))
            return cell;
    }
    ENSURE(false);
}

std::optional<Filled> fill_backtracking(const Grid& grid, Random& random, const Cancel& stop)
{
    return Backtracking(std::make_shared<const GridPlan>(grid)).fill(random, stop);
}

} // namespace engine
