#pragma once
// The buttons of a screen: which one is under the pointer, has the focus, or was pressed.

#include <functional>
#include <optional>
#include <vector>

#include "game/ui/input.h"
#include "game/widgets/button.h"

namespace game {

enum class FocusKeys {
    ArrowsAndTab, // menus: arrows move to the nearest button in that direction
    TabOnly,
    None, // play: keys are for the board
};

class ButtonPanel {
public:
    explicit ButtonPanel(FocusKeys keys = FocusKeys::ArrowsAndTab) : keys_(keys) {}

    // Replaces all buttons; the focus stays with the button of the same id.
    void set(std::vector<Button> buttons);
    const Button* find(ButtonId id) const;
    const std::vector<Button>& buttons() const { return buttons_; }

    // Performs the action of the pressed button and returns its id. A button is pressed by
    // releasing the pointer over the button where it went down, or by Enter or Space on the focused
    // button.
    std::optional<ButtonId> handle(const Input& input);
    // The two steps of handle().
    std::optional<ButtonId> pressed_by(const Input& input);
    void press(ButtonId id);
    // `heard` is called whenever a button is pressed, before it does anything.
    void when_pressed(std::function<void()> heard) { heard_ = std::move(heard); }

    void focus(ButtonId id) { focus_ = id; }
    // Shows the focus, as every key handled by the panel does.
    void show_focus() { show_focus_ = true; }
    std::optional<ButtonId> focused() const { return focus_; }
    const Button* button_at(Point at) const; // enabled or not

    void draw(Canvas& canvas, Scale scale) const;
    void draw(Canvas& canvas, Scale scale, Scrolls which) const; // only those
    ButtonState state_of(const Button& button) const;

private:
    std::optional<ButtonId> handle_key(const KeyPressed& pressed);
    void go_down(Point at);
    std::optional<ButtonId> come_up(Point at);
    void move_focus(int across, int down);
    void step_focus(int by);
    std::optional<ButtonId> enabled_at(Point point) const;

    FocusKeys keys_;
    std::function<void()> heard_;
    std::vector<Button> buttons_;
    std::optional<ButtonId> focus_;
    std::optional<ButtonId> hover_;
    std::optional<ButtonId> down_; // where the pointer went down
    std::optional<Point> pointer_;
    bool show_focus_ = true;
};

} // namespace game
