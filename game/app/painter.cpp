#include "game/app/painter.h"

#include <algorithm>
#include <chrono>

#include "game/app/clock.h"

namespace game {

namespace {

using std::chrono::microseconds;

long pixels(Size size)
{
    return 1L * size.width * size.height;
}

} // namespace

Painter::Painter(Window& window,
                 const Fonts& fonts,
                 const Theme& shown,
                 const std::vector<Theme>& all)
    : window_(window), canvas_(window.surface(), fonts, shown, all), frame_({}, fonts)
{
}

void Painter::draw(Rect area)
{
    const int rows = window_.surface().rows_at_once();
    for (int y = area.y; y < area.bottom(); y += rows)
        frame_.replay(canvas_, {area.x, y, area.width, std::min(rows, area.bottom() - y)});
}

DisplayList& Painter::begin_frame(Size size)
{
    frame_.start_again(size, canvas_.style());
    return frame_;
}

void Painter::finish_frame()
{
    if (window_.take_loss_of_card())
        draw_by(DrawnBy::GraphicsCard);
    const bool kept = window_.surface().begin();
    if (window_.take_damage() || !kept)
        forget_frame();
    const std::span<const Rect> areas = changes_.take(frame_);
    for (const Rect area : areas)
        draw(area);
    window_.surface().show(areas);
    frames_drawn_ += areas.empty() ? 0 : 1;
    check_surface();
}

// The processor draws what the card could not.
void Painter::check_surface()
{
    if (!window_.surface().has_failed())
        return;
    has_failed_ = true;
    card_is_no_better_ = true;
    draw_by(DrawnBy::Processor);
}

// The canvas's images belong to the surface, so they go before it.
bool Painter::draw_by(DrawnBy way)
{
    canvas_.forget_images();
    const bool can = window_.draw_by(way);
    canvas_.draw_on(window_.surface());
    forget_frame();
    return can;
}

void Painter::follow(DrawingChoice wanted)
{
    if (wanted == std::exchange(wanted_, wanted))
        return;
    const auto way =
        wanted == DrawingChoice::GraphicsCard ? DrawnBy::GraphicsCard : DrawnBy::Processor;
    measured_ = 0;
    card_is_no_better_ = false;
    answer_ = {};
    if (way != window_.drawn_by() && wanted != DrawingChoice::Automatic)
        draw_by(way);
}

void Painter::choose()
{
    const bool is_sharper = pixels(window_.pixels()) > pixels(window_.output());
    if (wanted_ != DrawingChoice::Automatic || card_is_no_better_ ||
        window_.drawn_by() == DrawnBy::GraphicsCard || pixels(window_.output()) <= measured_)
        return;
    measured_ = pixels(window_.output());
    const long shown = pixels(window_.pixels());
    if (const auto is_card = answer_.is_card_for(shown, Window::driver())) {
        if (*is_card)
            use_card();
        return;
    }
    const bool is_tried = is_sharper || is_processor_slow();
    const bool is_card = is_tried && try_card(is_sharper);
    card_is_no_better_ = is_tried && !is_card;
    answer_ = {.is_card = is_card, .pixels = shown, .driver = Window::driver()};
    found_ = answer_;
}

// Mostly one frame tells.
bool Painter::is_processor_slow()
{
    return !is_soon_enough(shortest_of_frames(1)) && !is_soon_enough(shortest_of_frames(2));
}

void Painter::use_card()
{
    card_is_no_better_ = !draw_by(DrawnBy::GraphicsCard);
    Window::wake();
}

// Returns whether it draws from now on.
bool Painter::try_card(bool is_sharper)
{
    constexpr int frames = 3; // the first fills caches
    if (is_software(Window::name_of_card()))
        return false;
    const FrameTime by_processor = shortest_of_frames(frames);
    bool is_better = draw_by(DrawnBy::GraphicsCard);
    is_better =
        is_better && (is_sharper || shortest_of_frames(frames).in_all < by_processor.in_all);
    if (!is_better)
        draw_by(DrawnBy::Processor);
    Window::wake();
    return is_better;
}

// Of the whole window; the machine may also be busy otherwise.
FrameTime Painter::shortest_of_frames(int count)
{
    FrameTime shortest{microseconds::max(), microseconds::max()};
    for (int frame = 0; frame < count; ++frame) {
        const microseconds began = time_of_thread();
        const auto start = std::chrono::steady_clock::now();
        window_.surface().begin();
        const Rect area = whole();
        draw(area);
        window_.surface().show({&area, 1});
        window_.surface().finish();
        const auto took = std::chrono::steady_clock::now() - start;
        shortest.of_thread = std::min(shortest.of_thread, time_of_thread() - began);
        shortest.in_all = std::min(shortest.in_all, std::chrono::duration_cast<microseconds>(took));
    }
    return shortest;
}

bool Painter::is_card_missing() const
{
    return wanted_ == DrawingChoice::GraphicsCard && window_.drawn_by() != DrawnBy::GraphicsCard;
}

} // namespace game
