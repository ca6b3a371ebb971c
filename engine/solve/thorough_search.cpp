#include "engine/solve/thorough_search.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <utility>

#include "engine/base/bits.h"
#include "engine/base/cancel.h"
#include "engine/base/count.h"

namespace engine {

namespace {

constexpr int most_sum_of_digits = 45; // of different digits
using ReachedSums = std::bitset<256>;
// Of failures: they count like so many relations, and that of the last guess for one more cell.
constexpr std::uint64_t first_weight = 8;
constexpr std::uint64_t weight_of_guess = 2;
constexpr std::uint64_t failures_until_halved = 16'384; // so that recent ones count most

int sum_of_digits_in(std::uint32_t set)
{
    int sum = 0;
    for (const int digit : each_bit(set))
        sum += digit + 1;
    return sum;
}

} // namespace

ThoroughSearch::ThoroughSearch(const Grid& grid)
    : plan_(grid),
      sets_of_sum_(most_sum_of_digits + 1),
      cells_(plan_.cells()),
      changed_((plan_.relations().size() + 63) / 64),
      changed_by_(changed_.size() * plan_.cells()),
      waits_(plan_.relations().size()),
      failures_(plan_.cells()),
      walks_(most_groups_of_relation),
      common_(plan_.words())
{
    for (std::uint32_t set = 0; set < 1u << plan_.size(); ++set)
        sets_of_sum_[sum_of_digits_in(set)].add(set);
    for (std::size_t cell = 0; cell < plan_.cells(); ++cell) {
        for (const std::size_t relation : plan_.relations_of(cell))
            changed_by_[cell * changed_.size() + relation / 64] |= std::uint64_t{1}
                                                                   << relation % 64;
    }
    has_no_sums_ = grid.cages().empty();
    forget_failures();
}

// At first, cells of many relations count like those that fail.
void ThoroughSearch::forget_failures()
{
    for (std::size_t cell = 0; cell < failures_.size(); ++cell)
        failures_[cell] = first_weight + count_of(plan_.relations_of(cell));
}

SearchResult
ThoroughSearch::run(const Digits& givens, SearchLimits limits, std::span<const DigitSet> allowed)
{
    limits_ = limits;
    result_ = {};
    if (plan_.is_impossible())
        return std::move(result_);
    start(givens, allowed);
    are_digits_alike_ = has_no_sums_ && allowed.empty() && limits.solutions <= 2 &&
                        plan_.size() > 1 && count_givens(givens) == 0;
    if (are_digits_alike_)
        fill_first_house();
    explore();
    return std::move(result_);
}

// In any order, as all are alike.
void ThoroughSearch::fill_first_house()
{
    for (const Relation& relation : plan_.relations()) {
        const std::vector<std::uint16_t>& cells = relation.groups.front().cells;
        if (relation.kind != Relation::Kind::Alone || cells.size() != plan_.size())
            continue;
        for (std::size_t digit = 0; digit < cells.size(); ++digit)
            limit(cells[digit], static_cast<Mask>(1u << digit));
        return;
    }
}

void ThoroughSearch::start(const Digits& givens, std::span<const DigitSet> allowed)
{
    frames_.clear();
    forget_waiting();
    std::ranges::fill(cells_, static_cast<Mask>((1u << plan_.size()) - 1));
    for (std::size_t relation = 0; relation < plan_.relations().size(); ++relation)
        changed_[relation / 64] |= std::uint64_t{1} << relation % 64;
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
        if (givens[cell] != no_digit) {
            limit(cell, givens[cell] > plan_.size() ? Mask{0}
                                                    : static_cast<Mask>(1u << (givens[cell] - 1)));
        } else if (!allowed.empty() && !allowed[cell].empty()) {
            Mask mask = 0;
            for (Digit digit : allowed[cell])
                mask |= static_cast<Mask>(1u << (digit - 1));
            limit(cell, mask);
        }
    }
}

// Depth first. The stack of frames holds what the digits were before each guess.
void ThoroughSearch::explore()
{
    while (!stopped() && propagate()) {
        const std::optional<std::size_t> cell = best_cell();
        if (!cell)
            return keep_solution();
        if (!may_guess())
            return;
        const Mask digit = cells_[*cell] & -cells_[*cell];
        frames_.push_back(cells_);
        guessed_ = *cell;
        limit(*cell, digit);
        explore();
        cells_ = std::move(frames_.back());
        frames_.pop_back();
        forget_waiting();
        guessed_ = *cell;
        limit(*cell, static_cast<Mask>(~digit));
    }
}

// The open cell with the fewest candidates for each of its failures.
std::optional<std::size_t> ThoroughSearch::best_cell() const
{
    std::optional<std::size_t> best;
    std::uint64_t fewest = 0;
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
        const auto candidates = static_cast<std::uint64_t>(count_bits(std::uint32_t{cells_[cell]}));
        if (candidates < 2 || (best && candidates * failures_[*best] >= fewest * failures_[cell]))
            continue;
        best = cell;
        fewest = candidates;
    }
    return best;
}

// If all digits are alike, the same with two of them exchanged is another one.
void ThoroughSearch::keep_solution()
{
    Digits solution;
    for (Mask mask : cells_)
        solution.push_back(digit_at(std::countr_zero(mask)));
    ++result_.count;
    result_.solutions.push_back(solution);
    if (!are_digits_alike_ || stopped())
        return;
    for (Digit& digit : solution)
        digit = digit == 1 ? 2 : digit == 2 ? 1 : digit;
    ++result_.count;
    result_.solutions.push_back(std::move(solution));
}

bool ThoroughSearch::may_guess()
{
    const bool is_cancelled = limits_.cancel != nullptr && limits_.cancel->is_asked();
    result_.decided = result_.guesses < limits_.guesses && !is_cancelled;
    result_.guesses += result_.decided ? 1 : 0;
    return result_.decided;
}

bool ThoroughSearch::stopped() const
{
    return !result_.decided || result_.count >= limits_.solutions;
}

void ThoroughSearch::forget_waiting()
{
    singles_.clear();
    std::ranges::fill(changed_, 0);
    for (auto* waiting : {&waiting_, &waiting_last_}) {
        for (std::size_t relation : *waiting)
            waits_[relation] = false;
        waiting->clear();
    }
    broken_ = false;
}

void ThoroughSearch::leave(std::size_t cell, Mask left)
{
    cells_[cell] = left;
    broken_ |= left == 0;
    if ((left & (left - 1)) == 0)
        singles_.push_back(static_cast<std::uint16_t>(cell));
    const std::uint64_t* changed = &changed_by_[cell * changed_.size()];
    for (std::size_t word = 0; word < changed_.size(); ++word)
        changed_[word] |= changed[word];
}

// Cheap consequences come first. A relation that was glanced at waits to be applied.
bool ThoroughSearch::propagate()
{
    while (!broken_) {
        if (!singles_.empty()) {
            const std::size_t cell = singles_.back();
            singles_.pop_back();
            if (!strike_peers(cell))
                return false;
        } else if (const std::optional<std::size_t> next = next_to_glance_at()) {
            const Relation& relation = plan_.relations()[*next];
            const bool fits = glance(relation) && !broken_;
            changed_[*next / 64] &= ~(std::uint64_t{1} << *next % 64);
            if (!fits) {
                learn_from(relation);
                return false;
            }
            const bool is_applied =
                looks_thoroughly() || relation.kind == Relation::Kind::Leftovers;
            if (is_applied && !waits_[*next]) {
                waits_[*next] = true;
                waiting(*next).push_back(static_cast<std::uint16_t>(*next));
            }
        } else if (waiting_.empty() && waiting_last_.empty()) {
            return true;
        } else if (!apply_waiting()) {
            return false;
        }
    }
    return false;
}

std::optional<std::size_t> ThoroughSearch::next_to_glance_at() const
{
    for (std::size_t word = 0; word < changed_.size(); ++word) {
        if (changed_[word] != 0)
            return word * 64 + static_cast<std::size_t>(std::countr_zero(changed_[word]));
    }
    return std::nullopt;
}

bool ThoroughSearch::apply_waiting()
{
    auto& waiting = waiting_.empty() ? waiting_last_ : waiting_;
    const std::size_t next = waiting.back();
    waiting.pop_back();
    const Relation& relation = plan_.relations()[next];
    const bool fits = apply(relation) && !broken_;
    waits_[next] = false;
    if (!fits)
        learn_from(relation);
    return fits;
}

bool ThoroughSearch::strike_peers(std::size_t cell)
{
    const Mask others = static_cast<Mask>(~cells_[cell]);
    const std::uint64_t* peers = plan_.peers(cell);
    for (std::size_t word = 0; word < plan_.words(); ++word) {
        for (const int bit : each_bit(peers[word]))
            limit(word * 64 + bit, others);
    }
    return !broken_;
}

void ThoroughSearch::learn_from(const Relation& relation)
{
    failures_[guessed_] += weight_of_guess;
    for (const DifferingCells& group : relation.groups) {
        for (std::size_t cell : group.cells)
            ++failures_[cell];
    }
    if (++all_failures_ % failures_until_halved != 0)
        return;
    for (std::uint64_t& failures : failures_)
        failures = failures / 2 + 1;
}

bool ThoroughSearch::apply(const Relation& relation)
{
    switch (relation.kind) {
    case Relation::Kind::Alone:
        return apply_alone(relation.groups.front());
    case Relation::Kind::Balance:
        return apply_balance(relation);
    case Relation::Kind::Leftovers:
        return apply_leftovers(relation);
    }
    return true;
}

bool ThoroughSearch::walk(const DifferingCells& group, Walk& sets) const
{
    sets[0] = SetsOfDigits::only(0);
    auto part = group.parts.begin();
    for (std::size_t i = 0; i < group.cells.size(); ++i) {
        SetsOfDigits next;
        for (const int digit : each_bit(std::uint32_t{cells_[group.cells[i]]}))
            next |= sets[i].with(digit);
        if (part != group.parts.end() && part->end == i + 1) {
            if (part->sum < 0 || part->sum > most_sum_of_digits)
                return false;
            next &= sets_of_sum_[part->sum];
            ++part;
        }
        sets[i + 1] = next;
    }
    return !sets[group.cells.size()].empty();
}

void ThoroughSearch::walk_back(const DifferingCells& group, Walk& sets)
{
    for (std::size_t i = group.cells.size(); i-- > 0;) {
        const SetsOfDigits& after = sets[i + 1];
        SetsOfDigits before;
        std::uint32_t allowed = 0;
        for (const int digit : each_bit(std::uint32_t{cells_[group.cells[i]]})) {
            SetsOfDigits some = after.without(digit);
            some &= sets[i];
            if (some.empty())
                continue;
            allowed |= 1u << digit;
            before |= some;
        }
        sets[i] = before;
        limit(group.cells[i], static_cast<Mask>(allowed));
    }
}

bool ThoroughSearch::apply_alone(const DifferingCells& group)
{
    Walk& sets = walks_.front();
    if (!walk(group, sets))
        return false;
    const std::uint32_t required = sets[group.cells.size()].common();
    walk_back(group, sets);
    if (!broken_)
        strike_around(group, required);
    return !broken_;
}

// A digit that the group needs is in none of the cells that see all its places there.
void ThoroughSearch::strike_around(const DifferingCells& group, std::uint32_t required)
{
    for (const int digit : each_bit(required)) {
        int places = 0;
        for (std::size_t cell : group.cells) {
            if ((cells_[cell] >> digit & 1u) == 0)
                continue;
            const std::uint64_t* peers = plan_.peers(cell);
            for (std::size_t word = 0; word < plan_.words(); ++word)
                common_[word] = places == 0 ? peers[word] : common_[word] & peers[word];
            ++places;
        }
        if (places < 2)
            continue;
        for (std::size_t word = 0; word < plan_.words(); ++word) {
            for (const int bit : each_bit(common_[word]))
                limit(word * 64 + bit, static_cast<Mask>(~(1u << digit)));
        }
    }
}

bool ThoroughSearch::apply_balance(const Relation& relation)
{
    const std::size_t count = relation.groups.size();
    // Opposite groups count as what they leave of the greatest sum.
    int total = relation.total;
    std::array<std::uint64_t, most_groups_of_relation> sums = {};
    std::array<ReachedSums, most_groups_of_relation + 1> before;
    before[0].set(0);
    for (std::size_t i = 0; i < count; ++i) {
        const DifferingCells& group = relation.groups[i];
        if (!walk(group, walks_[i]))
            return false;
        total += group.is_opposite ? most_sum_of_digits : 0;
        const SetsOfDigits& sets = walks_[i][group.cells.size()];
        int least = 0;
        int most = 0;
        for (std::size_t cell : group.cells) {
            least += std::countr_zero(cells_[cell]) + 1;
            most += static_cast<int>(std::bit_width(cells_[cell]));
        }
        most = std::min(most, most_sum_of_digits);
        for (int sum = least; sum <= most; ++sum) {
            if (!sets.meet(sets_of_sum_[sum]))
                continue;
            const int counted = group.is_opposite ? most_sum_of_digits - sum : sum;
            sums[i] |= std::uint64_t{1} << counted;
            before[i + 1] |= before[i] << counted;
        }
    }
    if (total < 0 || total >= static_cast<int>(ReachedSums().size()) || !before[count][total])
        return false;
    ReachedSums after;
    after.set(total);
    for (std::size_t i = count; i-- > 0;) {
        const DifferingCells& group = relation.groups[i];
        SetsOfDigits fitting;
        ReachedSums next;
        bool is_limited = false;
        for (const int counted : each_bit(sums[i])) {
            const ReachedSums rest = after >> counted;
            if ((rest & before[i]).none()) {
                is_limited = true;
                continue;
            }
            next |= rest;
            fitting |= sets_of_sum_[group.is_opposite ? most_sum_of_digits - counted : counted];
        }
        after = next;
        if (!is_limited)
            continue;
        walks_[i][group.cells.size()] &= fitting;
        walk_back(group, walks_[i]);
    }
    return !broken_;
}

bool ThoroughSearch::apply_leftovers(const Relation& relation)
{
    for (std::size_t i = 0; i < relation.groups.size(); ++i) {
        if (!walk(relation.groups[i], walks_[i]))
            return false;
    }
    if (relation.groups.size() != 2) {
        apply_counts(relation);
        return !broken_;
    }
    const DifferingCells& one = relation.groups[0];
    const DifferingCells& other = relation.groups[1];
    SetsOfDigits& of_one = walks_[0][one.cells.size()];
    SetsOfDigits& of_other = walks_[1][other.cells.size()];
    of_one &= of_other;
    of_other &= of_one;
    if (of_one.empty())
        return false;
    walk_back(one, walks_[0]);
    walk_back(other, walks_[1]);
    return !broken_;
}

// Each group holds a digit at most once.
void ThoroughSearch::apply_counts(const Relation& relation)
{
    std::array<std::uint32_t, most_groups_of_relation> required = {};
    for (std::size_t i = 0; i < relation.groups.size(); ++i)
        required[i] = walks_[i][relation.groups[i].cells.size()].common();
    for (std::size_t digit = 0; digit < plan_.size() && !broken_; ++digit)
        apply_count(relation, required, static_cast<int>(digit));
}

// How often one side holds the digit at least, and at most, limits the other.
void ThoroughSearch::apply_count(const Relation& relation,
                                 std::span<const std::uint32_t> required,
                                 int digit)
{
    const auto bit = static_cast<Mask>(1u << digit);
    const auto may_hold = [&](std::size_t cell) {
        return (cells_[cell] & bit) != 0;
    };
    std::array<int, 2> least = {};
    std::array<int, 2> most = {};
    for (std::size_t i = 0; i < relation.groups.size(); ++i) {
        const DifferingCells& group = relation.groups[i];
        least[group.is_opposite ? 1 : 0] += static_cast<int>(required[i] >> digit & 1u);
        most[group.is_opposite ? 1 : 0] += std::ranges::any_of(group.cells, may_hold) ? 1 : 0;
    }
    const int low = std::max(least[0], least[1]);
    const int high = std::min(most[0], most[1]);
    broken_ |= low > high;
    for (std::size_t i = 0; i < relation.groups.size() && !broken_; ++i) {
        const DifferingCells& group = relation.groups[i];
        const std::size_t side = group.is_opposite ? 1 : 0;
        if ((required[i] & bit) != 0)
            continue;
        if (least[side] == high) {
            for (std::size_t cell : group.cells)
                limit(cell, static_cast<Mask>(~bit));
        } else if (most[side] == low && how_many(group.cells, may_hold) == 1) {
            limit(*std::ranges::find_if(group.cells, may_hold), bit);
        }
    }
}

} // namespace engine
