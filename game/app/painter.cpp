#include "game/app/painter.h"

#include <algorithm>
#include <chrono>

namespace game {

namespace {

using std::chrono::microseconds;

// Half of the time of a frame at 60 in a second: the rest is for everything else.
constexpr microseconds soon_enough{8000};

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
    const microseconds by_processor = time_of_a_frame();
    if (by_processor <= soon_enough && !is_sharper)
        return;
    card_is_no_better_ =
        !draw_by(DrawnBy::GraphicsCard) || (time_of_a_frame() >= by_processor && !is_sharper);
    if (card_is_no_better_)
        draw_by(DrawnBy::Processor);
    Window::wake();
}

// The shortest of a few, as the machine may also be busy otherwise. The first fills caches.
microseconds Painter::time_of_a_frame()
{
    microseconds shortest = microseconds::max();
    for (int time = 0; time < 3; ++time) {
        const auto start = std::chrono::steady_clock::now();
        window_.surface().begin();
        const Rect area = whole();
        draw(area);
        window_.surface().show({&area, 1});
        window_.surface().finish();
        const auto took = std::chrono::steady_clock::now() - start;
        shortest = std::min(shortest, std::chrono::duration_cast<microseconds>(took));
    }
    return shortest;
}

bool Painter::is_card_missing() const
{
    return wanted_ == DrawingChoice::GraphicsCard && window_.drawn_by() != DrawnBy::GraphicsCard;
}

} // namespace game
