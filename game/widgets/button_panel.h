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
    Button* find(int id);
    const Button* find(int id) const;
    const std::vector<Button>& buttons() const { return buttons_; }

    // The id of the button that was pressed: by releasing the pointer on the button it went down
    // on, or by Enter or Space on the focused one.
    std::optional<int> handle(const Input& input);

    void focus(int id) { focus_ = id; }
    // As any key does that the panel sees itself.
    void show_focus() { show_focus_ = true; }
    std::optional<int> focused() const { return focus_; }

    void draw(Canvas& canvas, Scale scale) const;
    ButtonState state_of(const Button& button) const;

private:
    std::optional<int> handle_key(const KeyPressed& pressed);
    void go_down(Point at);
    std::optional<int> come_up(Point at);
    void move_focus(int across, int down);
    void step_focus(int by);
    std::optional<int> enabled_at(Point point) const;

    FocusKeys keys_;
    std::vector<Button> buttons_;
    std::optional<int> focus_;
    std::optional<int> hover_;
    std::optional<int> down_; // the pointer went down on it
    std::optional<Point> pointer_;
    bool show_focus_ = true;
};

} // namespace game
