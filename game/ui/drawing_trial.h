#pragma once
// Who draws the window while the player leaves that to the game: what is measured, what follows
// from it, and what is remembered of it, so that the next start need not measure again.

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace game {

// Of one whole frame.
struct FrameTime {
    std::chrono::microseconds of_thread{}; // processor time of the thread that draws
    std::chrono::microseconds in_all{};    // until it is shown, whatever else the machine does
};

// Whether the processor need not be helped. A busy machine does not make it slower.
bool is_soon_enough(const FrameTime& by_processor);

// Whether OpenGL is drawn by the processor, as its renderer names itself: "llvmpipe (LLVM 15.0.6,
// 256 bits)". Such a one is slower than drawing without it, and takes much memory.
bool is_software(std::string_view renderer);

// Which of the two draws windows of this size soon enough, or sooner, with a driver of SDL.
struct DrawingAnswer {
    bool is_card = false;
    long pixels = 0;         // 0: nothing is known yet
    std::string driver = {}; // such as "x11"

    // What it tells about another window: smaller ones need no card, larger ones do.
    std::optional<bool> is_card_for(long other_pixels, std::string_view other_driver) const;

    friend bool operator==(const DrawingAnswer&, const DrawingAnswer&) = default;
};

// "card 8294400 x11", "processor 1024000 wayland"; empty if nothing is known.
std::string to_text(const DrawingAnswer& answer);
// Nothing if it is no such text.
std::optional<DrawingAnswer> parse_drawing_answer(std::string_view text);

} // namespace game
