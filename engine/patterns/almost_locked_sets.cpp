#include "engine/patterns/almost_locked_sets.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"

namespace engine {

// The order of the search: the first cell in which two sets of a house differ decides.
bool AlmostLockedSets::Found::comes_before(const Found& other) const
{
    if (size != other.size)
        return size < other.size;
    if (house != other.house)
        return house < other.house;
    const Places differ = places ^ other.places;
    return (places & differ & -differ) != 0;
}

// Searches the sets of open cells of each house: all sets, or those with a changed cell.
class AlmostLockedSets::Search {
public:
    explicit Search(const Candidates& candidates, const CellSet* changed = nullptr)
        : candidates_(candidates),
          chart_(candidates.chart()),
          changed_(changed),
          largest_(most_cells(chart_.size())),
          by_size_(largest_ + 1)
    {
    }

    std::vector<Found> run()
    {
        for (HouseIndex house : chart_.houses()) {
            if (changed_ == nullptr || changed_->meets(chart_.cells(house)))
                look_at(house);
        }
        std::vector<Found> all;
        for (const std::vector<Found>& of_size : by_size_) {
            if (all.size() + of_size.size() > std::size_t{most_sets}) {
                has_left_out_ = true;
                break;
            }
            all.insert(all.end(), of_size.begin(), of_size.end());
        }
        return all;
    }
    bool has_left_out() const { return has_left_out_; }

private:
    struct OpenCell {
        Places place;
        DigitSet digits;
        bool is_changed;
    };

    void look_at(HouseIndex house)
    {
        house_ = house;
        open_.clear();
        changed_end_ = 0;
        Places place = 1;
        for (Cell cell : chart_.cells_in_order(house)) {
            const DigitSet digits = candidates_.of(cell);
            if (!digits.empty() && digits.count() <= largest_ + 1) {
                const bool is_changed = changed_ == nullptr || changed_->has(cell);
                open_.push_back({place, digits, is_changed});
                changed_end_ = is_changed ? open_.size() : changed_end_;
            }
            place <<= 1;
        }
        if (changed_end_ == 0)
            return;
        note_earlier_houses();
        grow(0, {0, {}, 0, false}, 1);
    }

    // Finds the cells that this house shares with earlier ones: sets among them are already known.
    void note_earlier_houses()
    {
        earlier_.clear();
        Places single = 0;
        Places place = 1;
        for (Cell cell : chart_.cells_in_order(house_)) {
            if (chart_.houses_of(cell).front().house < house_)
                single |= place;
            place <<= 1;
        }
        for (; single != 0; single &= single - 1)
            earlier_.push_back(single & -single);
        for (const Crossing& crossing : chart_.crossings()) {
            if (crossing.other == house_)
                earlier_.push_back(crossing.in_other);
        }
    }

    struct Cluster {
        Places places;
        DigitSet digits;
        int count; // of digits
        bool has_changed;
    };

    void grow(std::size_t from, const Cluster& cluster, int size)
    {
        const std::size_t end = cluster.has_changed ? open_.size() : changed_end_;
        for (std::size_t i = from; i < end; ++i) {
            int count = cluster.count;
            DigitSet fresh = open_[i].digits.without(cluster.digits);
            for (; !fresh.empty(); ++count)
                fresh = fresh.without(fresh.first());
            if (count > largest_ + 1)
                continue;
            const DigitSet grown = cluster.digits.with(open_[i].digits);
            const Places all = cluster.places | open_[i].place;
            const bool has_changed = cluster.has_changed || open_[i].is_changed;
            if (count == size + 1 && has_changed && !is_known(all))
                by_size_[size].push_back({grown, house_, static_cast<std::uint16_t>(size), all});
            if (size < largest_)
                grow(i + 1, {all, grown, count, has_changed}, size + 1);
        }
    }

    bool is_known(Places places) const
    {
        for (Places earlier : earlier_) {
            if ((places & ~earlier) == 0)
                return true;
        }
        return false;
    }

    const Candidates& candidates_;
    const Chart& chart_;
    const CellSet* changed_; // null: all cells
    int largest_;
    HouseIndex house_ = {};
    bool has_left_out_ = false;
    std::vector<OpenCell> open_;
    std::size_t changed_end_ = 0; // no changed cell from here on
    std::vector<Places> earlier_;
    std::vector<std::vector<Found>> by_size_;
};

int AlmostLockedSets::most_cells(int grid_size)
{
    if (grid_size <= 9)
        return grid_size - 1;
    return grid_size <= 12 ? 5 : 4;
}

AlmostLockedSets::AlmostLockedSets(int cell_count)
    : cell_count_(cell_count), cells_(cell_count), part_cells_(cell_count), seen_(cell_count)
{
}

AlmostLockedSets::AlmostLockedSets(const Candidates& candidates)
    : AlmostLockedSets(candidates.chart().cell_count())
{
    Search search(candidates);
    const std::vector<Found> found = search.run();
    has_left_out_ = search.has_left_out();
    reserve(found.size());
    for (const Found& each : found)
        add(candidates, each);
    sort_parts_by_seen(candidates);
}

void AlmostLockedSets::reserve(std::size_t sets)
{
    const int count = static_cast<int>(sets);
    sets_.reserve(sets);
    found_.reserve(sets);
    cells_.reserve(count);
    part_cells_.reserve(count * 4);
    seen_.reserve(count * 4);
}

void AlmostLockedSets::catch_up(const Candidates& candidates, std::span<const Candidate> removed)
{
    CellSet changed(cell_count_);
    for (const Candidate& each : removed)
        changed.add(each.cell);
    const bool had_left_out = has_left_out_;
    if (had_left_out || !replace(candidates, changed))
        *this = AlmostLockedSets(candidates);
    has_left_out_ = has_left_out_ || had_left_out;
}

// Does nothing if most sets would be replaced, or if there are now too many.
bool AlmostLockedSets::replace(const Candidates& candidates, const CellSet& changed)
{
    std::vector<int> kept;
    for (int set = 0; set < size(); ++set) {
        if (!cells(set).meets(changed))
            kept.push_back(set);
    }
    if (kept.size() * 2 < sets_.size())
        return false;
    Search search(candidates, &changed);
    const std::vector<Found> fresh = search.run();
    if (search.has_left_out() || kept.size() + fresh.size() > std::size_t{most_sets})
        return false;
    const AlmostLockedSets before = std::exchange(*this, AlmostLockedSets(cell_count_));
    reserve(kept.size() + fresh.size());
    auto next = fresh.begin();
    for (int set : kept) {
        for (; next != fresh.end() && next->comes_before(before.found_[set]); ++next)
            add(candidates, *next);
        keep(candidates, before, set);
    }
    for (; next != fresh.end(); ++next)
        add(candidates, *next);
    sort_parts_by_seen(candidates);
    return true;
}

// Copies a set none of whose cells has changed. The cells that it sees may have changed.
void AlmostLockedSets::keep(const Candidates& candidates, const AlmostLockedSets& before, int set)
{
    AlmostLockedSet kept = before[set];
    const int first = kept.first_part;
    const int end = first + kept.digits.count();
    kept.first_part = part_count();
    seen_.add(before.seen_, first, end);
    for (int part = first; part < end; ++part) {
        const Digit digit = before.digit_of(part);
        set_of_.push_back(size());
        digit_of_.push_back(digit);
        seen_.keep_within(kept.first_part + part - first, candidates.cells_with(digit));
    }
    part_cells_.add(before.part_cells_, first, end);
    sets_.push_back(kept);
    found_.push_back(before.found_[set]);
    cells_.add(before.cells_, set, set + 1);
}

void AlmostLockedSets::add(const Candidates& candidates, const Found& found)
{
    const Chart& chart = candidates.chart();
    const CellSet cells = chart.cells_at(found.house, found.places);
    const int set = size();
    sets_.push_back({found.digits, found.house, found.size, part_count()});
    found_.push_back(found);
    cells_.add(cells);
    for (Digit digit : found.digits) {
        CellSet part = cells;
        part &= candidates.cells_with(digit);
        CellSet seen = candidates.cells_with(digit);
        for (Cell cell : part)
            seen &= chart.peers(cell);
        set_of_.push_back(set);
        digit_of_.push_back(digit);
        part_cells_.add(part);
        seen_.add(seen);
    }
}

void AlmostLockedSets::sort_parts_by_seen(const Candidates& candidates)
{
    first_seeing_.assign(candidates.chart().size() * cell_count_ + 1, 0);
    std::vector<std::uint32_t> slots; // of all seen cells, part after part
    std::vector<std::uint32_t> ends;
    slots.reserve(set_of_.size() * 8);
    ends.reserve(set_of_.size());
    for (int part = 0; part < part_count(); ++part) {
        const int first = (digit_of(part) - 1) * cell_count_;
        for (Cell cell : seen_[part]) {
            slots.push_back(static_cast<std::uint32_t>(first + cell.index));
            ++first_seeing_[slots.back() + 1];
        }
        ends.push_back(count_of(slots));
    }
    for (std::size_t i = 1; i < first_seeing_.size(); ++i)
        first_seeing_[i] += first_seeing_[i - 1];
    seeing_.resize(slots.size());
    std::vector<std::uint32_t> next = first_seeing_;
    std::size_t at = 0;
    for (int part = 0; part < part_count(); ++part) {
        for (; at < ends[part]; ++at)
            seeing_[next[slots[at]]++] = part;
    }
}

int AlmostLockedSets::count_with_parts(int most_parts) const
{
    int count = size();
    while (count > 0 &&
           sets_[count - 1].first_part + sets_[count - 1].digits.count() > most_parts) {
        const int left_out = sets_[count - 1].size;
        while (count > 0 && sets_[count - 1].size == left_out)
            --count;
    }
    return count;
}

std::span<const int> AlmostLockedSets::parts_seeing(Digit digit, Cell cell) const
{
    const std::size_t slot = (digit - 1) * cell_count_ + cell.index;
    return {seeing_.data() + first_seeing_[slot], seeing_.data() + first_seeing_[slot + 1]};
}

namespace {

std::span<const int> fewest_seeing(const AlmostLockedSets& sets, int part)
{
    std::span<const int> fewest;
    for (Cell cell : sets.cells_of_part(part)) {
        const auto seeing = sets.parts_seeing(sets.digit_of(part), cell);
        if (fewest.data() == nullptr || seeing.size() < fewest.size())
            fewest = seeing;
    }
    return fewest;
}

std::size_t first_above(std::span<const int> ascending, int number)
{
    const auto above = std::upper_bound(ascending.begin(), ascending.end(), number);
    return above - ascending.begin();
}

} // namespace

RestrictedCommons::RestrictedCommons(const Candidates& candidates)
{
    const auto& sets = candidates.worked_out<AlmostLockedSets>();
    const int parts = sets.part_count();
    std::vector<std::pair<int, int>> pairs;
    first_.assign(parts + 1, 0);
    for (int part = 0; part < parts; ++part) {
        if (!sets.sees_any(part))
            continue;
        // The later ones among those that see one of its cells; one test finds a pair in both
        // directions.
        const auto near = fewest_seeing(sets, part);
        for (int other : near.subspan(first_above(near, part))) {
            if (!sets.exclude_each_other(part, other))
                continue;
            pairs.emplace_back(part, other);
            ++first_[part + 1];
            ++first_[other + 1];
        }
    }
    for (std::size_t i = 1; i < first_.size(); ++i)
        first_[i] += first_[i - 1];
    partners_.resize(first_.back());
    std::vector<std::uint32_t> next = first_;
    for (const auto& [one, other] : pairs) {
        partners_[next[one]++] = other;
        partners_[next[other]++] = one;
    }
}

} // namespace engine
