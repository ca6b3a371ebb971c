#pragma once
// The buttons of a screen: which one is under the pointer, has the focus, or was pressed.

#include <functional>
#include <optional>
#include <vector>

#include "game/ui/input.h"
#include "game/widgets/button.h"

namespace game {

enum class FocusKeys {
    // Menus: Tab moves to the next group of buttons, where it left it; arrows move to the nearest
    // button in their direction, within the group if there is one.
    Menu,
    None, // play: keys are for the board
};

class ButtonPanel {
public:
    explicit ButtonPanel(FocusKeys keys = FocusKeys::Menu) : keys_(keys) {}

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

    // This button looks pressed, as its key was; nothing ends it.
    void dip(std::optional<ButtonId> id) { dipped_ = id; }

    void focus(ButtonId id);
    void use_keys(FocusKeys keys) { keys_ = keys; }
    // Shows the focus, as every key handled by the panel does.
    void show_focus() { show_focus_ = true; }
    std::optional<ButtonId> focused() const { return focus_; }
    std::string focus_in_words() const;      // of the focused button; empty if there is none
    const Button* button_at(Point at) const; // enabled or not

    void draw(Canvas& canvas, Scale scale) const;
    void draw(Canvas& canvas, Scale scale, Scrolls which) const; // only those
    ButtonState state_of(const Button& button) const;

private:
    std::optional<ButtonId> take_key(const KeyPressed& pressed);
    void go_down(Point at);
    std::optional<ButtonId> come_up(Point at);
    void move_focus(int across, int down);
    std::optional<ButtonId> nearest(const Button& from, int across, int down, bool in_group) const;
    void step_group(int by);
    void step_button(int by); // where all are one group
    // Where Tab enters the group of a button: where the focus was last, else at the chosen button,
    // else at the first. Nothing if no button is enabled.
    std::optional<ButtonId> entrance(ButtonId group) const;
    std::vector<ButtonId> groups() const; // one id for each, in the order of the buttons
    std::optional<ButtonId> enabled_at(Point point) const;

    FocusKeys keys_;
    std::function<void()> heard_;
    std::vector<Button> buttons_;
    std::optional<ButtonId> focus_;
    std::vector<ButtonId> visited_; // the last focus in each group
    std::optional<ButtonId> hover_;
    std::optional<ButtonId> down_; // where the pointer went down
    std::optional<ButtonId> dipped_;
    std::optional<Point> pointer_;
    bool show_focus_ = true;
};

} // namespace game
