#include "engine/solve/propagation.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

// A single that waits for its turn: a cell, or a digit in a house.
constexpr std::uint32_t is_place = 0x80000000u;

std::uint64_t bit_of(std::size_t cell)
{
    return std::uint64_t{1} << cell % 64;
}

} // namespace

// The innermost loops. What they change is held in registers until they end, and singles are
// detected without branches, because they are hard to predict.
class Propagation::Strikes {
public:
    explicit Strikes(Propagation& state)
        : state_(state),
          cells_(state.cells_),
          places_(state.places_),
          single_(&state.waiting_[state.waiting_count_])
    {
    }
    Strikes(const Strikes&) = delete;
    Strikes& operator=(const Strikes&) = delete;
    ~Strikes()
    {
        state_.waiting_count_ = single_ - state_.waiting_.data();
        state_.broken_ |= broken_;
    }

    void cell(std::size_t cell, std::size_t digit)
    {
        const Mask left = cells_[cell] & ~(Mask{1} << digit);
        cells_[cell] = left;
        store_single(static_cast<std::uint32_t>(cell), left);
    }

    void places(std::span<const PlaceInHouse> houses, std::size_t digit)
    {
        for (const PlaceInHouse& house : houses) {
            const std::uint32_t place = house.first + static_cast<std::uint32_t>(digit);
            const Mask left = places_[place] & ~house.bit;
            places_[place] = left;
            store_single(is_place | place, left);
        }
    }

private:
    void store_single(std::uint32_t what, Mask left)
    {
        *single_ = what;
        single_ += has_more_than(1, left) ? 0 : 1; // stored again when nothing is left
        broken_ |= left == 0;
    }

    Propagation& state_;
    Mask* cells_;
    Mask* places_;
    std::uint32_t* single_; // where the next one is stored
    bool broken_ = false;
};

Propagation::Propagation(const GridPlan& plan) : plan_(plan)
{
    const std::size_t masks = plan.cells() + plan.houses() * plan.size();
    frame_words_ = plan.words() * (1 + plan.size()) + (masks + 1) / 2;
    // Each cell, and each digit in a house, is stored when it becomes a single and again when it
    // has nothing left; one more for the entry that is not kept.
    waiting_.resize(2 * masks + 1);
    sum_waits_.resize(plan.sums().size());
    common_.resize(plan.words());
    clear();
}

void Propagation::clear()
{
    frame_ = 0;
    use_frame(0);
    start_frame();
}

void Propagation::use_frame(std::size_t frame)
{
    const std::size_t words = plan_.words();
    if (frames_.size() < (frame + 1) * frame_words_)
        frames_.resize((frame + 4) * frame_words_);
    open_ = &frames_[frame * frame_words_];
    boards_ = open_ + words;
    cells_ = reinterpret_cast<Mask*>(boards_ + plan_.size() * words);
    places_ = cells_ + plan_.cells();
    frame_ = frame;
    forget_waiting();
    broken_ = false;
}

void Propagation::forget_waiting()
{
    waiting_count_ = 0;
    for (std::size_t sum : waiting_sums_)
        sum_waits_[sum] = false;
    waiting_sums_.clear();
}

void Propagation::start_frame()
{
    const std::size_t words = plan_.words();
    const Mask all = static_cast<Mask>((std::uint64_t{1} << plan_.size()) - 1);
    std::fill(open_, boards_, 0);
    for (std::size_t cell = 0; cell < plan_.cells(); ++cell)
        open_[cell / 64] |= bit_of(cell);
    for (std::size_t digit = 0; digit < plan_.size(); ++digit)
        std::copy(open_, boards_, boards_ + digit * words);
    std::fill(cells_, places_ + plan_.houses() * plan_.size(), all);
    for (std::size_t cell = 0; cell < plan_.cells(); ++cell)
        touch_sums(cell);
    if (plan_.size() > 1)
        return;
    for (std::size_t cell = 0; cell < plan_.cells(); ++cell) // computed before the first change
        waiting_[waiting_count_++] = static_cast<std::uint32_t>(cell);
}

void Propagation::push()
{
    ENSURE(waiting_count_ == 0);
    const std::size_t from = frame_ * frame_words_;
    use_frame(frame_ + 1);
    const auto start = frames_.begin() + from;
    std::copy(start, start + frame_words_, open_);
}

void Propagation::pop()
{
    ENSURE(frame_ > 0);
    use_frame(frame_ - 1);
}

void Propagation::place(std::size_t cell, std::size_t digit)
{
    const Mask bit = Mask{1} << digit;
    if ((cells_[cell] & bit) == 0)
        broken_ = true;
    else if (is_open(cell))
        assign(cell, digit);
}

void Propagation::forbid(std::size_t cell, std::size_t digit)
{
    const Mask bit = Mask{1} << digit;
    if ((cells_[cell] & bit) == 0)
        return;
    boards_[digit * plan_.words() + cell / 64] &= ~bit_of(cell);
    Strikes strikes(*this);
    strikes.cell(cell, digit);
    strikes.places(plan_.places(cell), digit);
    touch_sums(cell);
}

void Propagation::place_all(const Digits& givens)
{
    ENSURE(givens.size() == plan_.cells());
    for (std::size_t cell = 0; cell < givens.size() && !broken_; ++cell) {
        if (givens[cell] > plan_.size())
            broken_ = true;
        else if (givens[cell] != no_digit)
            place(cell, givens[cell] - 1u);
    }
}

inline void Propagation::touch_sums(std::size_t cell)
{
    if (plan_.sums().empty())
        return;
    for (std::uint16_t sum : plan_.sums_of(cell)) {
        if (sum_waits_[sum])
            continue;
        sum_waits_[sum] = true;
        waiting_sums_.push_back(sum);
    }
}

// The cell must be open and have the digit as a candidate.
void Propagation::assign(std::size_t cell, std::size_t digit)
{
    const std::size_t words = plan_.words();
    const Mask bit = Mask{1} << digit;
    const auto places = plan_.places(cell);
    ++placed_;
    open_[cell / 64] &= ~bit_of(cell);
    boards_[digit * words + cell / 64] &= ~bit_of(cell);
    touch_sums(cell);
    for (const PlaceInHouse& place : places)
        places_[place.first + digit] = settled;
    {
        Strikes strikes(*this);
        for (const std::size_t other : each_bit(cells_[cell] & ~bit)) {
            boards_[other * words + cell / 64] &= ~bit_of(cell);
            strikes.places(places, other);
        }
    }
    cells_[cell] = bit;
    strike_all(plan_.peers(cell), digit);
}

void Propagation::strike_all(const std::uint64_t* cells, std::size_t digit)
{
    const std::size_t words = plan_.words();
    std::uint64_t* board = boards_ + digit * words;
    Strikes strikes(*this);
    for (std::size_t word = 0; word < words; ++word) {
        const std::uint64_t hits = board[word] & cells[word];
        board[word] &= ~cells[word];
        for (const int bit : each_bit(hits)) {
            const std::size_t cell = word * 64 + bit;
            strikes.cell(cell, digit);
            strikes.places(plan_.places(cell), digit);
            touch_sums(cell);
        }
    }
}

bool Propagation::propagate_singles()
{
    while (waiting_count_ != 0 && !broken_) {
        const std::uint32_t single = waiting_[--waiting_count_];
        if ((single & is_place) == 0) {
            if (is_open(single))
                assign(single, std::countr_zero(cells_[single]));
            continue;
        }
        const std::size_t place = single & ~is_place;
        if (places_[place] == settled)
            continue;
        const PlaceName name = plan_.name_of(place);
        assign(plan_.cell_in(name.house, std::countr_zero(places_[place])), name.digit);
    }
    waiting_count_ = 0;
    return !broken_;
}

// Cheap consequences come first: singles before sums.
bool Propagation::propagate()
{
    while (propagate_singles()) {
        if (waiting_sums_.empty())
            return true;
        const std::size_t sum = waiting_sums_.back();
        waiting_sums_.pop_back();
        sum_waits_[sum] = false;
        const SumGroup& group = plan_.sums()[sum];
        if (group.is_listed)
            propagate_combinations(group);
        else
            propagate_bounds(group);
    }
    return false;
}

bool Propagation::is_full() const
{
    return std::all_of(open_, boards_, [](std::uint64_t word) { return word == 0; });
}

namespace {

// Number of candidates, then rank; cells that are filled or excluded come last.
constexpr int rank_bits = 26;
constexpr std::int32_t left_out = 0x7c000000;

Propagation::Fewest to_fewest(std::int32_t key)
{
    const auto bits = static_cast<std::uint32_t>(key);
    return {bits & ((1u << rank_bits) - 1u), bits >> rank_bits};
}

// Works without branches, so that compilers can vectorise it.
template <class IsLeftOut>
std::int32_t least_key(std::span<const Mask> cells,
                       const std::vector<std::uint32_t>& ranks,
                       IsLeftOut is_left_out)
{
    const std::uint32_t* rank = ranks.data();
    std::int32_t best = INT32_MAX;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const auto count = count_bits(cells[cell]);
        std::int32_t key = count << rank_bits | static_cast<std::int32_t>(rank[cell]);
        key |= count < 2 ? left_out : 0;
        key |= is_left_out(cell) ? left_out : 0;
        best = key < best ? key : best;
    }
    return best;
}

} // namespace

Propagation::Fewest Propagation::fewest_candidates(const std::vector<std::uint32_t>& ranks) const
{
    return to_fewest(least_key({cells_, plan_.cells()}, ranks, [](std::size_t) { return false; }));
}

std::optional<Propagation::Fewest>
Propagation::fewest_differing(const std::vector<std::uint32_t>& ranks,
                              const std::vector<Mask>& solution) const
{
    const auto key = least_key({cells_, plan_.cells()}, ranks,
                               [cells = cells_, its_digit = solution.data()](std::size_t cell) {
                                   return (cells[cell] & its_digit[cell]) != 0;
                               });
    return key >= left_out ? std::nullopt : std::optional(to_fewest(key));
}

Digits Propagation::digits() const
{
    Digits digits;
    digits.reserve(plan_.cells());
    for (std::size_t cell = 0; cell < plan_.cells(); ++cell)
        digits.push_back(digit_at(std::countr_zero(cells_[cell])));
    return digits;
}

// Sums of cages.

void Propagation::allow(std::size_t cell, Mask allowed)
{
    for (const int digit : each_bit(cells_[cell] & ~allowed))
        forbid(cell, digit);
}

// The least and the greatest sum of the other cells limit each cell.
void Propagation::propagate_bounds(const SumGroup& group)
{
    const auto least_of = [this](std::size_t cell) {
        return std::countr_zero(cells_[cell]) + 1;
    };
    const auto most_of = [this](std::size_t cell) {
        return static_cast<int>(std::bit_width(cells_[cell]));
    };
    int least = 0;
    int most = 0;
    for (std::size_t cell : group.cells) {
        least += least_of(cell);
        most += most_of(cell);
    }
    const int sum = group.sum;
    if (sum < least || sum > most) {
        broken_ = true;
        return;
    }
    const int size = count_of(plan_);
    for (std::size_t cell : group.cells) {
        const int low = std::max(sum - (most - most_of(cell)), 1);
        const int high = std::min(sum - (least - least_of(cell)), size);
        // Both limits are between 1 and size here, and low is at most high.
        const Mask to_high = static_cast<Mask>((std::uint64_t{1} << high) - 1);
        const Mask below_low = (Mask{1} << (low - 1)) - 1;
        allow(cell, to_high & ~below_low);
    }
}

// Among the sets of digits that make up the sum, only those count in which every cell has a digit.
void Propagation::propagate_combinations(const SumGroup& group)
{
    Mask any = 0;
    for (std::size_t cell : group.cells)
        any |= cells_[cell];
    Mask allowed = 0;
    Mask required = ~Mask{0};
    for (Mask set : group.combinations) {
        if ((set & ~any) != 0)
            continue;
        const bool fits = std::ranges::all_of(
            group.cells, [&](std::size_t cell) { return (cells_[cell] & set) != 0; });
        if (!fits)
            continue;
        allowed |= set;
        required &= set;
    }
    if (allowed == 0) {
        broken_ = true;
        return;
    }
    for (std::size_t cell : group.cells)
        allow(cell, allowed);
    if (!broken_ && required != 0)
        settle_in_group(group, required);
}

// A digit that is in every set is in the group, so no cell that sees all its positions there can
// hold it; if it has only one position, it is there.
void Propagation::settle_in_group(const SumGroup& group, Mask required)
{
    const std::size_t words = plan_.words();
    for (const int digit : each_bit(required)) {
        if (broken_)
            return;
        std::size_t places = 0;
        std::size_t last = 0;
        for (std::size_t cell : group.cells) {
            if ((cells_[cell] >> digit & 1u) == 0)
                continue;
            const std::uint64_t* peers = plan_.peers(cell);
            for (std::size_t word = 0; word < words; ++word)
                common_[word] = places == 0 ? peers[word] : common_[word] & peers[word];
            ++places;
            last = cell;
        }
        if (places == 0) {
            broken_ = true;
        } else if (places == 1) {
            place(last, digit);
        } else {
            strike_all(common_.data(), digit);
        }
    }
}

} // namespace engine
