// The search for mixed fish. It compares millions of houses with covers, so it numbers the cells of
// the digit: on 9x9, a set of them fits into one machine word.

#include <algorithm>

#include "engine/base/count.h"
#include "engine/patterns/open_cells.h"
#include "engine/techniques/fish/mixed_fish.h"

namespace engine {

namespace {

// A person does not see fish with more fins; HoDoKu has the same limit.
constexpr MixedFish::Bounds usual_bounds{5, 2};
// The most sets of covers to try for one cell. Sizes that would need more are skipped.
constexpr double most_tries = 200000;

bool is_too_much(std::size_t covers, int chosen)
{
    double tries = 1;
    for (int i = 0; i < chosen; ++i)
        tries *= (static_cast<double>(covers) - i) / (i + 1);
    return tries > most_tries;
}

} // namespace

class MixedFish::Search {
public:
    virtual ~Search() = default;
    virtual bool each(FishKind kind, int size, const FishFound& found) = 0;
};

namespace {

template <int words>
class NumberedSearch final : public MixedFish::Search {
public:
    using Set = OpenSet<words>;

    // `cell` is the cell assumed to hold the digit, or null if the assumption is given by `left`
    // alone.
    NumberedSearch(const Candidates& candidates,
                   Digit digit,
                   const CellSet& left,
                   const Cell* cell,
                   MixedFish::Bounds bounds)
        : candidates_(candidates), digit_(digit), bounds_(bounds)
    {
        number_cells(left);
        for (const House& house : houses_) {
            const bool has_cell = cell != nullptr && chart().cells(house.index).has(*cell);
            if (cell == nullptr || has_cell)
                last_covers_.push_back(&house);
            if (cell != nullptr && (has_cell || house.rest.empty()))
                continue;
            all_.push_back(&house);
            if (chart().kind(house.index) != HouseKind::Row)
                but_rows_.push_back(&house);
            if (chart().kind(house.index) != HouseKind::Column)
                but_columns_.push_back(&house);
        }
    }

    bool each(FishKind kind, int size, const FishFound& found) override
    {
        if (kind == FishKind::Mutant)
            return each_of(all_, all_, size, found);
        return each_of(but_columns_, but_rows_, size, found) &&
               each_of(but_rows_, but_columns_, size, found);
    }

private:
    struct House {
        HouseIndex index;
        Set cells; // its cells with the digit
        Set rest;  // those of them that are in `left`
        int may_be_base = 0;
        int most_shared = 0; // cells that one other house has, too
    };
    using Houses = std::vector<const House*>;

    const Chart& chart() const { return candidates_.chart(); }

    void number_cells(const CellSet& left)
    {
        std::vector<House> houses(chart().house_count());
        int number = 0;
        for (Cell cell : candidates_.cells_with(digit_)) {
            for (const PlaceOfCell& place : chart().houses_of(cell)) {
                houses[place.house.index].cells.add(number);
                if (left.has(cell))
                    houses[place.house.index].rest.add(number);
            }
            cells_.push_back(cell);
            ++number;
        }
        number_of_house_.resize(houses.size());
        for (HouseIndex house : chart().houses()) {
            houses[house.index].index = house;
            number_of_house_[house.index] = houses_.size();
            if (!houses[house.index].cells.empty())
                houses_.push_back(houses[house.index]);
        }
        fitting_with_.resize(houses_.size());
        count_shared();
    }

    void count_shared()
    {
        std::vector<int> shared(houses_.size());
        for (House& house : houses_) {
            std::ranges::fill(shared, 0);
            house.cells.each([&](int cell) {
                for (const PlaceOfCell& place : chart().houses_of(cells_[cell])) {
                    const std::size_t other = number_of_house_[place.house.index];
                    if (&houses_[other] != &house)
                        house.most_shared = std::max(house.most_shared, ++shared[other]);
                }
            });
        }
    }

    bool each_of(const Houses& bases, const Houses& covers, int size, const FishFound& found)
    {
        const std::size_t chosen = size - 1;
        if (covers.size() < chosen || is_too_much(covers.size(), size - 1))
            return true;
        size_ = size;
        from_bases_.clear();
        rests_.clear();
        base_covers_ = 0;
        for (House& house : houses_)
            house.may_be_base = 0;
        for (const House* base : bases) {
            if (chart().is_full(base->index)) {
                from_bases_.push_back(base);
                rests_.push_back(base->rest);
                houses_[base - houses_.data()].may_be_base = 1;
            }
        }
        covers_.clear();
        return choose_covers(covers, 0, {}, found);
    }

    bool choose_covers(const Houses& pool, std::size_t from, Set covered, const FishFound& found)
    {
        if (count_of(covers_) + 2 == size_)
            return choose_second_last_cover(pool, from, covered, found);
        // Enough houses must remain in the pool to complete the set.
        const std::size_t missing = size_ - 1 - covers_.size();
        for (std::size_t i = from; i + missing <= pool.size(); ++i) {
            covers_.push_back(pool[i]);
            base_covers_ += pool[i]->may_be_base;
            const bool continues = choose_covers(pool, i + 1, covered | pool[i]->rest, found);
            base_covers_ -= pool[i]->may_be_base;
            covers_.pop_back();
            if (!continues)
                return false;
        }
        return true;
    }

    // The last of the pool: it tries only those with which enough bases are covered. The chosen
    // covers always are; those that may be bases are counted, too, so base_covers_ is added.
    bool choose_second_last_cover(const Houses& pool,
                                  std::size_t from,
                                  Set covered,
                                  const FishFound& found)
    {
        const int fitting = count_fitting(covered);
        for (std::size_t i = from; i < pool.size(); ++i) {
            const House* cover = pool[i];
            if (fitting + fitting_with_[cover - houses_.data()] <
                size_ + base_covers_ + cover->may_be_base)
                continue;
            covers_.push_back(cover);
            const bool continues =
                !take_fitting(covered | cover->rest) || choose_bases(0, {}, found);
            covers_.pop_back();
            if (!continues)
                return false;
        }
        return true;
    }

    // Returns how many bases are covered, and counts for each house those that it would cover
    // besides: only the houses of the first cell that is missing can.
    int count_fitting(Set covered)
    {
        int fitting = 0;
        std::ranges::fill(fitting_with_, 0);
        for (const Set& rest : rests_) {
            const Set missing = rest - covered;
            if (missing.empty()) {
                ++fitting;
                continue;
            }
            for (const PlaceOfCell& place : chart().houses_of(cells_[missing.first()])) {
                const std::size_t house = number_of_house_[place.house.index];
                fitting_with_[house] += int{missing.is_within(houses_[house].rest)};
            }
        }
        return fitting;
    }

    // Stores the bases whose cells are all covered. Returns whether they are enough.
    bool take_fitting(Set covered)
    {
        fitting_.clear();
        Set within_covers;
        for (const House* cover : covers_)
            within_covers = within_covers | cover->cells;
        for (const House* base : from_bases_) {
            if (base->rest.is_within(covered) && has_few_fins(*base, within_covers) &&
                std::find(covers_.begin(), covers_.end(), base) == covers_.end())
                fitting_.push_back(base);
        }
        return count_of(fitting_) >= size_;
    }

    // Whichever the last cover is, it leaves the base only so many fins, or more.
    bool has_few_fins(const House& base, Set within_covers) const
    {
        return (base.cells - within_covers).count() - base.most_shared <= bounds_.fins;
    }

    // The cells that the chosen bases have once or more, and those that they have twice or more.
    struct Taken {
        Set once;
        Set twice;
    };

    bool choose_bases(std::size_t from, const Taken& taken, const FishFound& found)
    {
        if (count_of(bases_) == size_)
            return add_last_covers(taken, found);
        for (std::size_t i = from; i < fitting_.size(); ++i) {
            const House& base = *fitting_[i];
            const Set again = taken.once & base.cells;
            const Taken more{taken.once | base.cells, taken.twice | again};
            // Each base needs a cover of its own for its `rest`.
            if (base.rest.meets(again) || more.twice.count() > bounds_.endofins)
                continue;
            bases_.push_back(&base);
            const bool continues = choose_bases(i + 1, more, found);
            bases_.pop_back();
            if (!continues)
                return false;
        }
        return true;
    }

    bool add_last_covers(const Taken& taken, const FishFound& found)
    {
        const int most_fins = bounds_.fins - taken.twice.count();
        Set fins = taken.once - taken.twice;
        for (const House* cover : covers_)
            fins = fins - cover->cells;
        for (const House* last : last_covers_) {
            if ((fins - last->cells).count() > most_fins || std::ranges::count(bases_, last) != 0 ||
                std::ranges::count(covers_, last) != 0)
                continue;
            if (!found(fish_with(*last)))
                return false;
        }
        return true;
    }

    Fish fish_with(const House& last) const
    {
        std::vector<HouseIndex> bases;
        for (const House* base : bases_)
            bases.push_back(base->index);
        std::vector<HouseIndex> covers;
        for (const House* cover : covers_)
            covers.push_back(cover->index);
        covers.push_back(last.index);
        return fish_of(candidates_, digit_, std::move(bases), std::move(covers));
    }

    const Candidates& candidates_;
    Digit digit_;
    MixedFish::Bounds bounds_;
    std::vector<Cell> cells_; // by number
    std::vector<House> houses_;
    std::vector<std::size_t> number_of_house_; // in houses_
    Houses last_covers_;
    Houses all_;
    Houses but_rows_;
    Houses but_columns_;
    int size_ = 0;
    Houses from_bases_;             // houses that may be bases
    std::vector<Set> rests_;        // the sets `rest` of these
    int base_covers_ = 0;           // how many chosen covers may be bases
    std::vector<int> fitting_with_; // by number of a house, how many more bases it would cover
    Houses covers_;                 // the chosen covers except the last
    Houses fitting_;
    Houses bases_; // the chosen bases
};

std::unique_ptr<MixedFish::Search> search_for(const Candidates& candidates,
                                              Digit digit,
                                              const CellSet& left,
                                              const Cell* cell,
                                              MixedFish::Bounds bounds)
{
    const int cells = candidates.cells_with(digit).count();
    if (cells <= 64)
        return std::make_unique<NumberedSearch<1>>(candidates, digit, left, cell, bounds);
    if (cells <= 256)
        return std::make_unique<NumberedSearch<4>>(candidates, digit, left, cell, bounds);
    return std::make_unique<NumberedSearch<10>>(candidates, digit, left, cell, bounds);
}

CellSet without_peers(const Candidates& candidates, Digit digit, Cell cell)
{
    CellSet left = candidates.cells_with(digit) - candidates.chart().peers(cell);
    left.remove(cell);
    return left;
}

} // namespace

MixedFish::MixedFish(const Candidates& candidates, Digit digit, Cell cell)
    : search_(search_for(
          candidates, digit, without_peers(candidates, digit, cell), &cell, usual_bounds))
{
}

MixedFish::MixedFish(const Candidates& candidates, Digit digit, const CellSet& left, Bounds most)
    : search_(search_for(candidates, digit, left, nullptr, most))
{
}

MixedFish::~MixedFish() = default;

bool MixedFish::each(FishKind kind, int size, const FishFound& found)
{
    return search_->each(kind, size, found);
}

} // namespace engine
