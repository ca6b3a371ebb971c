#include "game/scenes/dialog_scene.h"

#include <algorithm>
#include <utility>

#include "game/widgets/button_background.h"

namespace game {

DialogScene::DialogScene(Services& services) : services_(services)
{
    panel_.when_pressed(sound_of_button(services_));
}

void DialogScene::lay_out(Size window, const TextMeasure& measure)
{
    window_ = window;
    measure_ = &measure;
    scale_ = scale_of(window);
    place_again();
}

Scale DialogScene::scale_of(Size window) const
{
    return scale_for(window, services_.settings.text_size / 100.0);
}

int DialogScene::pixel_width() const
{
    const double margins = unit().pixels(24, Axis::Across);
    return std::min(rounded(unit().pixels(card_width(), Axis::Across)),
                    std::max(0, window_.width - rounded(margins)));
}

bool DialogScene::has_room_for(const Box& card) const
{
    const int room = covered().empty() ? window_.height : covered().height;
    return card.preferred_height(unit(), pixel_width()) <= room;
}

void DialogScene::place_again()
{
    const Box all = card().showing({.draw = draw_dialog});
    const int width = pixel_width();
    const int height = rounded(all.preferred_height(unit(), width));
    const Rect board = covered();
    lies_inside_ = board.width >= width && board.height >= height;
    const Rect area = lies_inside_ ? board : Rect{0, 0, window_.width, window_.height};
    place(all, in_middle(Size{width, height}, area, window_), unit(), placement_);
    panel_.set(buttons_of(placement_));
}

Transition DialogScene::handle(const Input& input)
{
    const auto* key = std::get_if<KeyPressed>(&input);
    if (key == nullptr || !take_key(*key))
        panel_.handle(input);
    place_again();
    return std::exchange(next_, {});
}

// What the card says may have changed.
Transition DialogScene::update(engine::MonotonicTime)
{
    if (measure_ != nullptr)
        place_again();
    return {};
}

void DialogScene::draw(Canvas& canvas) const
{
    draw_leaves(canvas, placement_);
    panel_.draw(canvas, scale_);
}

} // namespace game
