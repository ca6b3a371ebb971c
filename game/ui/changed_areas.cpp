// Returns the bounds of every call outside the lists' longest common subsequence. Everywhere else
// both lists draw the same things in the same order.

#include "game/ui/changed_areas.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace game {

namespace {

using Calls = std::span<const DrawCall>;

constexpr std::size_t max_areas = 8;
// Beyond this many comparisons, everything between the first and last difference counts as changed.
constexpr std::size_t max_comparisons = 500'000;

long long pixels(Rect area)
{
    return static_cast<long long>(area.width) * area.height;
}

// Returns the number of pixels drawn needlessly if the two rectangles are joined.
long long waste_of_joining(Rect one, Rect other)
{
    return pixels(around(one, other)) - pixels(one) - pixels(other);
}

class Areas {
public:
    void add(Rect area)
    {
        for (std::size_t i = 0; i < areas_.size();) {
            if (!touch(areas_[i], area)) {
                ++i;
                continue;
            }
            area = around(area, areas_[i]);
            areas_[i] = areas_.back();
            areas_.pop_back();
            i = 0;
        }
        areas_.push_back(area);
        if (areas_.size() > max_areas)
            join_cheapest();
    }

    std::vector<Rect> take() { return std::move(areas_); }

private:
    void join_cheapest()
    {
        std::size_t first = 0;
        std::size_t second = 1;
        for (std::size_t i = 0; i < areas_.size(); ++i) {
            for (std::size_t j = i + 1; j < areas_.size(); ++j) {
                if (waste_of_joining(areas_[i], areas_[j]) <
                    waste_of_joining(areas_[first], areas_[second])) {
                    first = i;
                    second = j;
                }
            }
        }
        const Rect joined = around(areas_[first], areas_[second]);
        areas_.erase(areas_.begin() + static_cast<std::ptrdiff_t>(second));
        areas_.erase(areas_.begin() + static_cast<std::ptrdiff_t>(first));
        add(joined);
    }

    std::vector<Rect> areas_;
};

void add_all(Areas& areas, Calls calls)
{
    for (const DrawCall& call : calls)
        areas.add(call.bounds);
}

void add_differences(Areas& areas, Calls before, Calls after)
{
    const std::size_t columns = after.size() + 1;
    // length[i * columns + j] is that of the longest subsequence common to `before` from i and
    // `after` from j.
    std::vector<std::uint16_t> length((before.size() + 1) * columns, 0);
    for (std::size_t i = before.size(); i-- > 0;) {
        for (std::size_t j = after.size(); j-- > 0;) {
            const std::size_t here = i * columns + j;
            length[here] = before[i] == after[j]
                               ? static_cast<std::uint16_t>(length[here + columns + 1] + 1)
                               : std::max(length[here + columns], length[here + 1]);
        }
    }
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < before.size() && j < after.size()) {
        const std::size_t here = i * columns + j;
        if (before[i] == after[j]) {
            ++i;
            ++j;
        } else if (length[here + columns] >= length[here + 1]) {
            areas.add(before[i++].bounds);
        } else {
            areas.add(after[j++].bounds);
        }
    }
    add_all(areas, before.subspan(i));
    add_all(areas, after.subspan(j));
}

} // namespace

std::vector<Rect> changed_areas(const DisplayList& before, const DisplayList& after)
{
    if (before.size() != after.size())
        return {Rect{0, 0, after.size().width, after.size().height}};

    Calls old_calls = before.calls();
    Calls new_calls = after.calls();
    while (!old_calls.empty() && !new_calls.empty() && old_calls.front() == new_calls.front()) {
        old_calls = old_calls.subspan(1);
        new_calls = new_calls.subspan(1);
    }
    while (!old_calls.empty() && !new_calls.empty() && old_calls.back() == new_calls.back()) {
        old_calls = old_calls.first(old_calls.size() - 1);
        new_calls = new_calls.first(new_calls.size() - 1);
    }

    Areas areas;
    if (old_calls.size() * new_calls.size() <= max_comparisons) {
        add_differences(areas, old_calls, new_calls);
    } else {
        add_all(areas, old_calls);
        add_all(areas, new_calls);
    }
    return areas.take();
}

} // namespace game
