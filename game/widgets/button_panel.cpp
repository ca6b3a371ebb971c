#include "game/widgets/button_panel.h"

#include <algorithm>
#include <cstdlib>

#include "engine/base/count.h"

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

ButtonId group_of(const Button& button)
{
    return button.group.value_or(button.id);
}

bool are_in_one_group(const Button& one, const Button& other)
{
    return group_of(one).is_same_kind(group_of(other));
}

} // namespace

void ButtonPanel::set(std::vector<Button> buttons)
{
    buttons_ = std::move(buttons);
    hover_ = pointer_ ? enabled_at(*pointer_) : std::nullopt;
    if (focus_ && find(*focus_) == nullptr)
        focus_.reset();
    if (focus_)
        focus(*focus_); // it may have been set before there were buttons
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
        return take_key(*key);
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
    if (std::holds_alternative<PointerCancelled>(input))
        down_.reset();
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
    focus(*down_);
    show_focus_ = false; // until a key is pressed
}

std::optional<ButtonId> ButtonPanel::come_up(Point at)
{
    hover_ = enabled_at(at);
    const std::optional<ButtonId> pressed = down_ == hover_ ? down_ : std::nullopt;
    down_.reset();
    return pressed;
}

std::optional<ButtonId> ButtonPanel::take_key(const KeyPressed& pressed)
{
    if (keys_ == FocusKeys::None || pressed.held.control || pressed.held.alt)
        return std::nullopt;
    show_focus_ = true;
    if (pressed.key == Key::Tab)
        step_group(pressed.held.shift ? -1 : 1);
    else if (pressed.key == Key::Left)
        move_focus(-1, 0);
    else if (pressed.key == Key::Right)
        move_focus(1, 0);
    else if (pressed.key == Key::Up)
        move_focus(0, -1);
    else if (pressed.key == Key::Down)
        move_focus(0, 1);

    const bool confirms = pressed.key == Key::Enter || pressed.key == Key::Space;
    if (!confirms || pressed.repeated || !focus_)
        return std::nullopt;
    const Button* focused = find(*focus_);
    return focused != nullptr && focused->enabled ? focus_ : std::nullopt;
}

void ButtonPanel::focus(ButtonId id)
{
    focus_ = id;
    const Button* button = find(id);
    if (button == nullptr)
        return;
    std::erase_if(visited_, [&](const ButtonId& other) {
        const Button* before = find(other);
        return before == nullptr || are_in_one_group(*before, *button);
    });
    visited_.push_back(id);
}

void ButtonPanel::move_focus(int across, int down)
{
    const Button* from = focus_ ? find(*focus_) : nullptr;
    if (from == nullptr)
        return step_group(1);
    if (const auto within = nearest(*from, across, down, true))
        focus(*within);
    else if (const auto beyond = nearest(*from, across, down, false))
        focus(*beyond);
}

std::optional<ButtonId>
ButtonPanel::nearest(const Button& from, int across, int down, bool in_group) const
{
    std::optional<int> least;
    std::optional<ButtonId> found;
    for (const Button& button : buttons_) {
        if (!button.enabled || (in_group && !are_in_one_group(from, button)))
            continue;
        const std::optional<int> far = distance(from.area, button.area, across, down);
        if (far && (!least || *far < *least)) {
            least = far;
            found = button.id;
        }
    }
    return found;
}

void ButtonPanel::step_group(int by)
{
    const std::vector<ButtonId> all = groups();
    const int count = engine::count_of(all);
    const Button* from = focus_ ? find(*focus_) : nullptr;
    const auto now = std::ranges::find_if(all, [from](const ButtonId& group) {
        return from != nullptr && group.is_same_kind(group_of(*from));
    });
    int index = engine::count_before(all, now);
    if (index == count)
        index = by > 0 ? -1 : count;
    else if (count == 1)
        return step_button(by);
    for (int tried = 0; tried < count; ++tried) {
        index = (index + by + count) % count;
        if (const auto id = entrance(all[index]))
            return focus(*id);
    }
}

void ButtonPanel::step_button(int by)
{
    const int count = engine::count_of(buttons_);
    const auto now = std::ranges::find(buttons_, *focus_, &Button::id);
    int index = engine::count_before(buttons_, now);
    for (int tried = 0; tried < count; ++tried) {
        index = (index + by + count) % count;
        if (buttons_[index].enabled)
            return focus(buttons_[index].id);
    }
}

std::optional<ButtonId> ButtonPanel::entrance(ButtonId group) const
{
    const auto is_open = [&](const Button& button) {
        return button.enabled && group_of(button).is_same_kind(group);
    };
    for (const ButtonId& id : visited_) {
        const Button* button = find(id);
        if (button != nullptr && is_open(*button))
            return id;
    }
    const Button* first = nullptr;
    for (const Button& button : buttons_) {
        if (is_open(button) && (first == nullptr || (button.chosen && !first->chosen)))
            first = &button;
    }
    return first == nullptr ? std::nullopt : std::optional(first->id);
}

std::vector<ButtonId> ButtonPanel::groups() const
{
    std::vector<ButtonId> groups;
    for (const Button& button : buttons_) {
        const ButtonId group = group_of(button);
        if (std::ranges::none_of(groups,
                                 [&](const ButtonId& other) { return group.is_same_kind(other); }))
            groups.push_back(group);
    }
    return groups;
}

std::string ButtonPanel::focus_in_words() const
{
    const Button* button = focus_ ? find(*focus_) : nullptr;
    if (button == nullptr)
        return {};
    if (button->label.empty())
        return button->spoken;
    return button->detail.empty() ? button->label : button->label + ", " + button->detail;
}

const Button* ButtonPanel::button_at(Point at) const
{
    const auto found = std::ranges::find_if(
        buttons_, [at](const Button& button) { return reach_of(button).contains(at); });
    return found == buttons_.end() ? nullptr : &*found;
}

std::optional<ButtonId> ButtonPanel::enabled_at(Point point) const
{
    for (const Button& button : buttons_)
        if (button.enabled && reach_of(button).contains(point))
            return button.id;
    return std::nullopt;
}

ButtonState ButtonPanel::state_of(const Button& button) const
{
    const bool over = hover_ == button.id;
    return ButtonState{
        .hovered = over && !down_,
        .pressed = (over && down_ == button.id) || dipped_ == button.id,
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
    for (const Button& button : buttons_) {
        if (button.scrolls == which && button.enabled && !button.in_text)
            canvas.target(reach_of(button));
    }
}

} // namespace game
