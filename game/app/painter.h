#pragma once
// Paints frames on a window: only what differs from the frame before. The processor draws them or
// the graphics card, as the player wants or as measuring tells.

#include <optional>
#include <utility>

#include "game/platform/surface_canvas.h"
#include "game/platform/window.h"
#include "game/ui/changed_areas.h"
#include "game/ui/display_list.h"
#include "game/ui/drawing_trial.h"
#include "game/ui/settings.h"

namespace game {

class Painter {
public:
    Painter(Window& window, const Fonts& fonts, const Theme& shown, const std::vector<Theme>& all);

    // To be called when the window's size changes.
    void fit_window() { canvas_.fit_window(); }
    // The next frame is drawn completely.
    void forget_frame() { changes_.forget(); }

    // Begins a frame of this size; what is drawn on it is shown by finish_frame().
    DisplayList& begin_frame(Size size);
    void finish_frame();

    const DisplayList& shown() const { return frame_; } // the most recent frame
    int frames_drawn() const { return frames_drawn_; }

    // What is to draw. A graphics card that can't be used leaves it to the processor.
    void follow(DrawingChoice wanted);
    // What an earlier start found out; the player who chooses anew has it measured again.
    void remember(const DrawingAnswer& answer) { answer_ = answer; }
    // To be called when there is nothing else to do. For a player who leaves the choice to the
    // game, it measures whether the processor draws a window of this size in time and, if not,
    // whether the graphics card is faster; this takes some frames, unless the answer is known. A
    // card that is none (a software OpenGL) is not tried.
    void choose();
    // What choose() has found out: once.
    std::optional<DrawingAnswer> take_answer() { return std::exchange(found_, std::nullopt); }
    // Whether the player wants the graphics card, and it can't be used.
    bool is_card_missing() const;
    // Returns true once after the graphics card failed while it was used.
    bool take_failure() { return std::exchange(has_failed_, false); }

private:
    bool draw_by(DrawnBy way);
    void draw(Rect area);
    void check_surface();
    bool is_processor_slow();
    void use_card();
    bool try_card(bool is_sharper);
    FrameTime shortest_of_frames(int count);
    Rect whole() const { return Rect{0, 0, frame_.size().width, frame_.size().height}; }

    Window& window_;
    SurfaceCanvas canvas_;
    DisplayList frame_;
    ChangedAreas changes_;
    int frames_drawn_ = 0;
    DrawingChoice wanted_ = DrawingChoice::Processor;
    bool has_failed_ = false;
    // The largest window that was measured, in pixels, and whether the card was no better.
    long measured_ = 0;
    bool card_is_no_better_ = false;
    DrawingAnswer answer_;
    std::optional<DrawingAnswer> found_; // the same, until it is taken
};

} // namespace game
