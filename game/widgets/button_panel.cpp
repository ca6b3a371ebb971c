#include "game/widgets/button_panel.h"

#include <algorithm>
#include <cstdlib>

namespace game {
namespace {

// The distance between two intervals; 0 if they overlap.
int gap(int from, int to, int other_from, int other_to)
{
    return std::max({0, other_from - to, from - other_to});
}

// How far `to` is in the direction from `from`; nothing if it is not in that direction.
std::optional<int> distance(Rect from, Rect to, int across, int down)
{
    const int right = to.centre().x - from.centre().x;
    const int below = to.centre().y - from.centre().y;
    const bool level = across != 0;
    const int ahead = level ? right * across : below * down;
    const int aside = level ? gap(from.y, from.bottom(), to.y, to.bottom())
                            : gap(from.x, from.right(), to.x, to.right());
    // A neighbour in the same row counts as beside, never as above or below, however high it is.
    const int between = level ? gap(from.x, from.right(), to.x, to.right())
                              : gap(from.y, from.bottom(), to.y, to.bottom());
    if (ahead <= 0 || (between == 0 && aside > 0))
        return std::nullopt;
    const int off_centre = std::abs(level ? below : right);
    return 4 * (ahead + 3 * aside) + off_centre;
}

} // namespace

void ButtonPanel::set(std::vector<Button> buttons)
{
    buttons_ = std::move(buttons);
    hover_ = pointer_ ? enabled_at(*pointer_) : std::nullopt;
    if (focus_ && find(*focus_) == nullptr)
        focus_.reset();
    if (down_ && find(*down_) == nullptr)
        down_.reset();
}

const Button* ButtonPanel::find(ButtonId id) const
{
    const auto found = std::ranges::find(buttons_, id, &Button::id);
    return found == buttons_.end() ? nullptr : &*found;
}

std::optional<ButtonId> ButtonPanel::handle(const Input& input)
{
    const std::optional<ButtonId> id = pressed_by(input);
    if (id)
        press(*id);
    return id;
}

void ButtonPanel::press(ButtonId id)
{
    const Button* button = find(id);
    if (button == nullptr || !button->press)
        return;
    if (heard_)
        heard_();
    const auto action = button->press; // a copy, as the action may replace all buttons
    action();
}

std::optional<ButtonId> ButtonPanel::pressed_by(const Input& input)
{
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return handle_key(*key);
    if (const auto* moved = std::get_if<PointerMoved>(&input)) {
        pointer_ = moved->at;
        hover_ = enabled_at(moved->at);
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&input)) {
        pointer_ = pressed->at;
        if (pressed->button == PointerButton::Left)
            go_down(pressed->at);
    }
    if (const auto* released = std::get_if<PointerReleased>(&input)) {
        pointer_ = released->at;
        if (released->button == PointerButton::Left)
            return come_up(released->at);
    }
    if (std::holds_alternative<FocusLost>(input)) {
        down_.reset();
        hover_.reset();
        pointer_.reset();
    }
    return std::nullopt;
}

void ButtonPanel::go_down(Point at)
{
    hover_ = enabled_at(at);
    down_ = hover_;
    if (!down_ || keys_ == FocusKeys::None)
        return;
    focus_ = down_;
    show_focus_ = false; // until a key is pressed
}

std::optional<ButtonId> ButtonPanel::come_up(Point at)
{
    hover_ = enabled_at(at);
    const std::optional<ButtonId> pressed = down_ == hover_ ? down_ : std::nullopt;
    down_.reset();
    return pressed;
}

std::optional<ButtonId> ButtonPanel::handle_key(const KeyPressed& pressed)
{
    if (keys_ == FocusKeys::None || pressed.held.control || pressed.held.alt)
        return std::nullopt;
    show_focus_ = true;
    const bool arrows = keys_ == FocusKeys::ArrowsAndTab;
    if (pressed.key == Key::Tab)
        step_focus(pressed.held.shift ? -1 : 1);
    else if (arrows && pressed.key == Key::Left)
        move_focus(-1, 0);
    else if (arrows && pressed.key == Key::Right)
        move_focus(1, 0);
    else if (arrows && pressed.key == Key::Up)
        move_focus(0, -1);
    else if (arrows && pressed.key == Key::Down)
        move_focus(0, 1);

    const bool confirms = pressed.key == Key::Enter || pressed.key == Key::Space;
    if (!confirms || pressed.repeated || !focus_)
        return std::nullopt;
    const Button* focused = find(*focus_);
    return focused != nullptr && focused->enabled ? focus_ : std::nullopt;
}

void ButtonPanel::move_focus(int across, int down)
{
    const Button* from = focus_ ? find(*focus_) : nullptr;
    if (from == nullptr)
        return step_focus(1);
    std::optional<int> nearest;
    for (const Button& button : buttons_) {
        const std::optional<int> far =
            button.enabled ? distance(from->area, button.area, across, down) : std::nullopt;
        if (far && (!nearest || *far < *nearest)) {
            nearest = far;
            focus_ = button.id;
        }
    }
}

void ButtonPanel::step_focus(int by)
{
    const int count = static_cast<int>(buttons_.size());
    const auto focused = std::ranges::find_if(
        buttons_, [this](const Button& button) { return focus_ && button.id == *focus_; });
    int index = static_cast<int>(focused - buttons_.begin());
    if (index == count)
        index = by > 0 ? -1 : count;
    for (int tried = 0; tried < count; ++tried) {
        index = (index + by + count) % count;
        const Button& button = buttons_[index];
        if (button.enabled) {
            focus_ = button.id;
            return;
        }
    }
}

const Button* ButtonPanel::button_at(Point at) const
{
    const auto found = std::ranges::find_if(
        buttons_, [at](const Button& button) { return button.area.contains(at); });
    return found == buttons_.end() ? nullptr : &*found;
}

std::optional<ButtonId> ButtonPanel::enabled_at(Point point) const
{
    for (const Button& button : buttons_)
        if (button.enabled && button.area.contains(point))
            return button.id;
    return std::nullopt;
}

ButtonState ButtonPanel::state_of(const Button& button) const
{
    const bool over = hover_ == button.id;
    return ButtonState{
        .hovered = over && !down_,
        .pressed = over && down_ == button.id,
        .focused = show_focus_ && focus_ == button.id && keys_ != FocusKeys::None,
    };
}

void ButtonPanel::draw(Canvas& canvas, Scale scale) const
{
    draw(canvas, scale, Scrolls::WithContent);
    draw(canvas, scale, Scrolls::Never);
}

void ButtonPanel::draw(Canvas& canvas, Scale scale, Scrolls which) const
{
    for (const Button& button : buttons_) {
        if (button.scrolls == which)
            draw_button(canvas, button, state_of(button), scale);
    }
    for (const Button& button : buttons_) {
        if (button.scrolls == which && button.draw)
            button.draw(canvas, button, state_of(button));
    }
}

} // namespace game
