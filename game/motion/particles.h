#pragma once
// Small squares that fly and fade, as arcade machines had them. All are in one pool of fixed size,
// and where one is follows from the time alone, so it is the same however many frames there are.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/count.h"
#include "engine/base/play_time.h"
#include "game/motion/span.h"
#include "game/ui/paint.h"
#include "game/ui/rounding.h"

namespace game {

// A list of limited length in one place: it never allocates, and what does not fit is left out.
template <typename Item, std::size_t room>
class Pool {
public:
    void add(const Item& item)
    {
        if (count_ < room)
            items_[count_++] = item;
    }
    template <typename Condition>
    void erase_if(Condition condition)
    {
        const auto kept = std::remove_if(begin(), end(), condition);
        count_ = kept - begin();
    }
    void clear() { count_ = 0; }

    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    auto begin() { return items_.begin(); }
    auto end() { return items_.begin() + count_; }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.begin() + count_; }

private:
    std::array<Item, room> items_{};
    std::size_t count_ = 0;
};

// The path of a particle. The unit of lengths is its owner's: a cell for sparks, a unit of the
// design for confetti.
struct Flight {
    double x = 0; // where it starts
    double y = 0;
    double across = 0; // speed, in a second
    double down = 0;
    double drag = 0;   // how fast it loses its first speed: 0 keeps it
    double sway = 0;   // width of its swings to both sides
    double turns = 0;  // how often it flips over in a second
    double phase = 0;  // of its swings and flips, 0 to 1
    double side = 2.5; // of the square, in units of the design
    Paint paint = Paint::Ok;
    std::int16_t anchor = 0; // what its owner needs to know
    Span span = {};
};

// A particle at one moment.
struct Particle {
    double x = 0; // its middle
    double y = 0;
    double width = 0; // a square that flips over looks narrower
    double height = 0;
    int opacity = 100; // percent
    Paint paint = Paint::Ok;
    std::int16_t anchor = 0;
};

// Random numbers for looks alone: nothing depends on where a particle flies.
class LooseDice {
public:
    double roll() // from 0 to below 1
    {
        state_ = state_ * 1664525U + 1013904223U;
        return (state_ >> 8) * 0x1p-24;
    }
    double between(double least, double most) { return least + roll() * (most - least); }
    template <class Thing>
    Thing one_of(std::span<const Thing> things) // of which there is at least one
    {
        return things[rounded_down(roll() * engine::count_of(things))];
    }

private:
    std::uint32_t state_ = 1;
};

class Particles {
public:
    static constexpr std::size_t most = 160;

    void add(const Flight& flight) { flights_.add(flight); }
    void drop_ended(engine::MonotonicTime now);
    void clear() { flights_.clear(); }
    bool empty() const { return flights_.empty(); }
    std::size_t size() const { return flights_.size(); }

    // Calls `show` with each particle in flight.
    template <typename Show>
    void each(engine::MonotonicTime now, Show show) const
    {
        for (const Flight& flight : flights_) {
            if (flight.span.has_begun(now))
                show(at(flight, now));
        }
    }

private:
    static Particle at(const Flight& flight, engine::MonotonicTime now);

    Pool<Flight, most> flights_;
};

// Keeps motion smooth on slow machines: when frames take too long, there are fewer particles.
class Pace {
public:
    // Each frame that was drawn, and how long that took.
    void frame_took(engine::PlayTime time)
    {
        constexpr engine::PlayTime too_long{24};
        constexpr int often = 2;
        constexpr double fewest = 0.125;
        if (time <= too_long || ++slow_frames_ < often)
            return;
        slow_frames_ = 0;
        particles_ = particles_ > fewest ? particles_ / 2 : fewest;
    }

    // The share of the usual number of particles.
    double particles() const { return particles_; }

private:
    int slow_frames_ = 0;
    double particles_ = 1;
};

} // namespace game
