#include "game/scenes/notice_strip.h"

#include <utility>

#include "game/sound/sounds.h"
#include "game/ui/commands.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/screen_frame.h"

namespace game {

void NoticeStrip::show_notice(engine::StoreNotice notice)
{
    read_aloud(notice);
    bar_.add({std::move(notice)});
    services_.sound.play(sounds::notice());
}

void NoticeStrip::read_aloud(const engine::StoreNotice& notice)
{
    services_.host.speak({services_.texts.tr(notice.headline)});
    if (!notice.detail.text.empty())
        services_.host.speak({services_.texts.tr(notice.detail)});
}

bool NoticeStrip::lay_out(Size window, const TextMeasure& measure)
{
    const std::vector<engine::StoreNotice> taken = services_.saves.take_notices();
    for (const engine::StoreNotice& notice : taken)
        read_aloud(notice);
    bar_.add(taken);
    if (!services_.saves.save_error())
        bar_.end(engine::Lasts::UntilSaved);
    scale_ = menu_scale(window, services_.settings);
    width_ = window.width;
    const int before = std::exchange(height_, bar_.empty() ? 0 : place_bar(window, measure));
    if (bar_.empty())
        panel_.set({});
    else
        panel_.set({bar_.ok_button(services_.texts, scale_)});
    return before != height_;
}

// Returns the height of the strip.
int NoticeStrip::place_bar(Size window, const TextMeasure& measure)
{
    const bool small = window.width / scale_.unit < 760 || window.height / scale_.unit < 700;
    const auto height = [&](const Unit&, double width) {
        return bar_.height(measure, services_.texts, rounded(width), scale_) * 1.0;
    };
    using namespace box;
    Rect bar;
    const Box strip =
        column({space(small ? 8 : 24), leaf({.height = height}).into(bar), space(small ? 2 : 8)})
            .padding(small ? 12 : 48, 0);
    const int bottom = strip.lay_out(Rect{0, 0, window.width, 0}, unit_of(scale_, measure));
    bar_.place(bar);
    return bottom;
}

std::optional<Input> NoticeStrip::handle(const Input& input)
{
    if (bar_.empty())
        return input;
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        if (services_.settings.keys.command_for(*key) != Command::Back)
            return input;
        bar_.answer();
        return std::nullopt;
    }
    if (panel_.handle(input))
        bar_.answer();
    Input lower = input;
    Point* at = point_of(lower);
    if (at == nullptr)
        return lower;
    at->y -= height_;
    const bool begins_here =
        std::holds_alternative<PointerPressed>(input) || std::holds_alternative<WheelTurned>(input);
    if (begins_here && at->y < 0)
        return std::nullopt;
    return lower;
}

void NoticeStrip::draw(Canvas& canvas) const
{
    if (height_ == 0)
        return;
    canvas.fill(Rect{0, 0, width_, height_}, Paint::Background);
    bar_.draw(canvas, services_.texts, scale_);
    panel_.draw(canvas, scale_);
}

} // namespace game
