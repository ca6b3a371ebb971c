// The classic search in words of 64 bits, for every processor: a word holds a band of boxes.

#include <cstring>

#include "engine/solve/classic/nine_places.h"

namespace engine::classic {

namespace {

constexpr std::uint64_t ones = 0x0001'0001'0001;
constexpr std::uint64_t tops = 0x8000'8000'8000;

// A stack has 16 bits of each word; the last 16 stay empty.
struct Boxes {
    std::uint64_t band[3];

    static Boxes all(std::uint16_t digits)
    {
        const std::uint64_t boxes = digits * ones;
        return {{boxes, boxes, boxes}};
    }
    static Boxes load(const BoxSets& sets)
    {
        Boxes boxes;
        std::memcpy(boxes.band, sets.set, sizeof boxes.band);
        return boxes;
    }
    BoxSets sets() const
    {
        BoxSets sets;
        std::memcpy(sets.set, band, sizeof band);
        return sets;
    }

    template <class Change>
    Boxes each(Change change) const
    {
        return {{change(band[0]), change(band[1]), change(band[2])}};
    }

    Boxes next_stack() const
    {
        return each([](auto word) { return word >> 16 | (word << 32 & 0xFFFF'0000'0000); });
    }
    Boxes last_stack() const
    {
        return each([](auto word) { return word >> 32 | (word << 16 & 0xFFFF'FFFF'0000); });
    }
    Boxes next_band() const { return {{band[1], band[2], band[0]}}; }
    Boxes last_band() const { return {{band[2], band[0], band[1]}}; }
    Boxes where_empty() const
    {
        return each([](auto word) {
            const auto empty = ((tops - word) & tops) >> 15;
            return (empty << 16) - empty;
        });
    }
    // With the top bit set, no box borrows from the next; that bit is never used.
    Boxes less_one() const
    {
        return each([](auto word) { return (word | tops) - ones; });
    }
    bool has_any() const { return (band[0] | band[1] | band[2]) != 0; }
};

Boxes operator&(Boxes one, Boxes other)
{
    return {
        {one.band[0] & other.band[0], one.band[1] & other.band[1], one.band[2] & other.band[2]}};
}

Boxes operator|(Boxes one, Boxes other)
{
    return {
        {one.band[0] | other.band[0], one.band[1] | other.band[1], one.band[2] | other.band[2]}};
}

Boxes operator^(Boxes one, Boxes other)
{
    return {
        {one.band[0] ^ other.band[0], one.band[1] ^ other.band[1], one.band[2] ^ other.band[2]}};
}

Boxes without(Boxes one, Boxes gone)
{
    return one & gone.each([](auto word) { return ~word; });
}

Boxes emptiest(Boxes one, Boxes other)
{
    return without(one, other.where_empty());
}

} // namespace

ClassicResult search_portable(const Task& task)
{
    return search_depth_first<NinePlaces<Boxes>>(task);
}

} // namespace engine::classic
