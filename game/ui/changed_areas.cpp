// Calls that only one of two frames has change what is below them; so do calls that both have, but
// in another order. Everywhere else both frames draw the same things in the same order.

#include "game/ui/changed_areas.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/base/table.h"

namespace game {

namespace {

long long pixels(Rect area)
{
    return 1LL * area.width * area.height;
}

// Returns the number of pixels drawn needlessly if the two rectangles are joined.
long long waste_of_joining(Rect one, Rect other)
{
    return pixels(around(one, other)) - pixels(one) - pixels(other);
}

// A hash of a call. Two different calls with the same one are as good as impossible.
class Print {
public:
    void operator()(const drawn::Fill& call) { add(call.area).add(call.tint); }
    void operator()(const drawn::Rounded& call) { add(call.area).add(call.radius).add(call.tint); }
    void operator()(const drawn::Border& call)
    {
        add(call.area).add(call.radius).add(call.width).add(call.tint);
    }
    void operator()(const drawn::Shadow& call) { add(call.area).add(call.radius).add(call.kind); }
    void operator()(const drawn::Outline& call)
    {
        add(call.at).add(call.tint);
        for (const Contour& contour : call.shape.contours) {
            add(contour.count).add(contour.width).add(contour.filled ? 1 : 0);
            add_bytes(call.shape.spots_of(contour));
        }
    }
    void operator()(const drawn::Text& call)
    {
        add(call.at).add(call.align).add(call.tint);
        add(call.font.face).add(call.font.weight);
        add(call.font.size).add_bytes(call.text);
    }
    void operator()(const drawn::Glow& call) { add(call.area).add(call.blur).add(call.tint); }
    void operator()(const drawn::TextGlow& call)
    {
        add(call.blur);
        (*this)(call.text);
    }

    template <std::unsigned_integral Bits>
    Print& add(Bits bits)
    {
        value_ = (value_ ^ bits) * 0x9E3779B97F4A7C15U;
        value_ ^= value_ >> 29;
        return *this;
    }
    Print& add(int number) { return add(std::uint64_t{std::bit_cast<std::uint32_t>(number)}); }
    Print& add(double number) { return add(std::bit_cast<std::uint64_t>(number)); }
    template <class Kind>
        requires std::is_enum_v<Kind>
    Print& add(Kind kind)
    {
        return add(engine::index_of(kind));
    }
    Print& add(Point point) { return add(point.x).add(point.y); }
    Print& add(Rect area) { return add(area.x).add(area.y).add(area.width).add(area.height); }
    Print& add(Tint tint)
    {
        add(tint.paint).add(tint.into).add(tint.mix);
        return add(tint.opacity).add(tint.theme);
    }

    std::uint64_t value() const { return value_; }

private:
    template <typename Values>
    void add_bytes(const Values& values)
    {
        const auto bytes = std::as_bytes(std::span(values));
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        value_ = (value_ ^ std::hash<std::string_view>()(text)) * 0x9E3779B97F4A7C15U;
    }

    std::uint64_t value_ = 0;
};

std::uint64_t print_of(const DrawCall& call)
{
    Print print;
    print.add(call.what.index()).add(call.bounds).add(call.clip);
    std::visit(print, call.what);
    return print.value();
}

} // namespace

void AreaList::add(Rect area)
{
    for (std::size_t i = 0; i < count_;) {
        if (!touch(areas_[i], area)) {
            ++i;
            continue;
        }
        area = around(area, areas_[i]);
        remove(i);
        i = 0;
    }
    areas_[count_++] = area;
    if (count_ > most)
        join_cheapest();
}

void AreaList::join_cheapest()
{
    std::size_t first = 0;
    std::size_t second = 1;
    for (std::size_t i = 0; i < count_; ++i) {
        for (std::size_t j = i + 1; j < count_; ++j) {
            if (waste_of_joining(areas_[i], areas_[j]) <
                waste_of_joining(areas_[first], areas_[second])) {
                first = i;
                second = j;
            }
        }
    }
    const Rect joined = around(areas_[first], areas_[second]);
    remove(second);
    remove(first);
    add(joined);
}

std::span<const Rect> ChangedAreas::take(const DisplayList& frame)
{
    std::swap(before_, now_);
    now_.clear();
    for (const DrawCall& call : frame.calls())
        now_.push_back(Call{print_of(call), call.bounds});
    areas_.clear();
    if (std::exchange(size_, frame.size()) != frame.size())
        areas_.add(Rect{0, 0, frame.size().width, frame.size().height});
    else
        compare(before_, now_);
    return areas_.all();
}

// Looks only at what lies between the first and the last difference.
void ChangedAreas::compare(Calls before, Calls after)
{
    const auto alike = [](const Call& one, const Call& other) {
        return one.print == other.print;
    };
    while (!before.empty() && !after.empty() && alike(before.front(), after.front())) {
        before = before.subspan(1);
        after = after.subspan(1);
    }
    while (!before.empty() && !after.empty() && alike(before.back(), after.back())) {
        before = before.first(before.size() - 1);
        after = after.first(after.size() - 1);
    }
    match(before, after);
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (old != before.end() && !old->matched) {
            areas_.add((old++)->bounds);
        } else if (now != after.end() && !now->matched) {
            areas_.add((now++)->bounds);
        } else {
            // Both have as many matched calls; in another order they change what is below them.
            if (!alike(*old, *now)) {
                areas_.add(old->bounds);
                areas_.add(now->bounds);
            }
            ++old;
            ++now;
        }
    }
}

// Finds the calls that both have.
void ChangedAreas::match(Calls before, Calls after)
{
    const auto sort = [](std::vector<Call*>& sorted, Calls calls) {
        sorted.clear();
        for (Call& call : calls) {
            call.matched = false;
            sorted.push_back(&call);
        }
        std::ranges::sort(sorted, {}, &Call::print);
    };
    sort(sorted_before_, before);
    sort(sorted_now_, after);
    auto old = sorted_before_.begin();
    auto now = sorted_now_.begin();
    while (old != sorted_before_.end() && now != sorted_now_.end()) {
        if ((*old)->print < (*now)->print) {
            ++old;
        } else if ((*now)->print < (*old)->print) {
            ++now;
        } else {
            (*old++)->matched = true;
            (*now++)->matched = true;
        }
    }
}

} // namespace game
