#pragma once
// The buttons beside or below the board: modes, the keypad, tools, and buttons to other screens.

#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

#include "game/scenes/play/play.h"
#include "game/scenes/play/rail_buttons.h"
#include "game/ui/commands.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class RailPanel {
public:
    // Called with the command of a button.
    using Obey = std::function<void(Command)>;
    RailPanel(Play& play, const PlayLayout& layout, Obey obey)
        : play_(play), layout_(layout), obey_(std::move(obey))
    {
    }

    void place();
    // These commands have no buttons from now on.
    void leave_out(std::initializer_list<Command> commands) // and those left out before
    {
        left_out_.insert(left_out_.end(), commands);
    }
    // To be called after a change; a card hides the buttons in the area it covers.
    void refresh(Rect covered);
    // The key of this digit, which was typed, looks pressed for a moment.
    void dip(engine::Digit digit);
    void move();
    bool is_moving() const { return !dip_.is_over(play_.now()); }
    // Returns whether the panel used the input.
    bool handle(const Input& input);
    // Gives the keys to the buttons of the next part of the screen, or back to the board. Left and
    // right of the board are two parts.
    void go_to_area(int by);
    void leave();
    // Returns whether the key was for the buttons, as arrows are while they have the focus.
    bool take_key(const KeyPressed& key);
    void draw(Canvas& canvas) const;

private:
    // Everything that the buttons show of the play.
    struct Shown {
        Mode mode = Mode::Digit;
        bool can_undo = false;
        bool can_redo = false;
        Rect covered;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Shown shown_now(Rect covered) const;

    void set_buttons();
    void add_modes(std::vector<Button>& buttons);
    bool is_left_out(const Button& button) const;
    void share_place_of_hint(std::vector<Button>& buttons) const;
    Rect reach_of_key(Rect area) const;
    void add_keys(std::vector<Button>& buttons);
    void
    add_commands(std::vector<Button>& buttons, const std::vector<RailButton>& rail, Command group);
    // The button obeys the command, and is in that group of them.
    Button acting(Button button, Command command, Command group);
    enum class Area { Board, Left, Right };
    Area area_of(const Button& button) const;
    Area area_now() const; // where the focus is
    bool enter(Area area); // returns false if it has no button that can be pressed
    bool point(const PointerPressed& pressed);
    bool turn_wheel(const WheelTurned& turned);

    Play& play_;
    const PlayLayout& layout_;
    Obey obey_;
    Shown shown_;
    std::vector<Command> left_out_;
    bool has_focus_ = false;
    engine::Digit dipped_ = engine::no_digit;
    Span dip_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
