#pragma once
// The buttons of a screen: who is under the pointer, who has the focus, who was pressed.

#include <optional>
#include <vector>

#include "game/ui/input.h"
#include "game/widgets/button.h"

namespace game {

enum class FocusKeys {
    ArrowsAndTab, // menus: arrows go to the nearest button in that direction
    TabOnly,
    None, // play: keys belong to the board
};

class ButtonPanel {
public:
    explicit ButtonPanel(FocusKeys keys = FocusKeys::ArrowsAndTab) : keys_(keys) {}

    // Takes the place of all buttons; focus stays with the button of the same id.
    void set(std::vector<Button> buttons);
    const Button* find(ButtonId id) const;
    const std::vector<Button>& buttons() const { return buttons_; }

    // Does what the pressed button does, and names it. Pressed is a button by releasing the pointer
    // where it went down, or by Enter or Space when it has the focus.
    std::optional<ButtonId> handle(const Input& input);
    // The two halves of it.
    std::optional<ButtonId> pressed_by(const Input& input);
    void press(ButtonId id);

    void focus(ButtonId id) { focus_ = id; }
    // As any key does that the panel sees itself.
    void show_focus() { show_focus_ = true; }
    std::optional<ButtonId> focused() const { return focus_; }
    const Button* button_at(Point at) const; // enabled or not

    void draw(Canvas& canvas, Scale scale) const;
    void draw(Canvas& canvas, Scale scale, Scrolls which) const; // those alone
    ButtonState state_of(const Button& button) const;

private:
    std::optional<ButtonId> handle_key(const KeyPressed& pressed);
    void go_down(Point at);
    std::optional<ButtonId> come_up(Point at);
    void move_focus(int across, int down);
    void step_focus(int by);
    std::optional<ButtonId> enabled_at(Point point) const;

    FocusKeys keys_;
    std::vector<Button> buttons_;
    std::optional<ButtonId> focus_;
    std::optional<ButtonId> hover_;
    std::optional<ButtonId> down_; // the pointer went down on it
    std::optional<Point> pointer_;
    bool show_focus_ = true;
};

} // namespace game
