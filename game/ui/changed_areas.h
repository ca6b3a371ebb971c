#pragma once
// Finds out in which areas a frame differs from the one before, so that only these are drawn again.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "game/ui/display_list.h"

namespace game {

// A few rectangles that do not touch each other.
class AreaList {
public:
    static constexpr std::size_t most = 16;

    void clear() { count_ = 0; }
    // Joins the area with those it touches, and others if there are too many.
    void add(Rect area);
    std::span<const Rect> all() const { return std::span(areas_).first(count_); }

private:
    void remove(std::size_t index) { areas_[index] = areas_[--count_]; }
    void join_cheapest();

    std::array<Rect, most + 1> areas_;
    std::size_t count_ = 0;
};

class ChangedAreas {
public:
    // Returns a few rectangles that contain every visible difference from the last frame that was
    // passed; none if there is none, the whole list after forget() and if its size is another.
    // Valid until the next call.
    std::span<const Rect> take(const DisplayList& frame);
    void forget() { size_ = Size{}; }

private:
    // What is remembered of a call.
    struct Call {
        std::uint64_t print; // a hash of all it draws
        Rect bounds;
        bool matched = false; // whether the other frame has it
    };
    using Calls = std::span<Call>;

    void match(Calls before, Calls after);
    void compare(Calls before, Calls after);

    Size size_;
    std::vector<Call> before_;
    std::vector<Call> now_;
    std::vector<Call*> sorted_before_; // by print
    std::vector<Call*> sorted_now_;
    AreaList areas_;
};

} // namespace game
