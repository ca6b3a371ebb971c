#pragma once
// The buttons beside or below the board: modes, the keypad, tools, and buttons to other screens.

#include <functional>

#include "game/scenes/play.h"
#include "game/ui/commands.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play_layout.h"

namespace game {

class RailPanel {
public:
    // Called with the command of a button. Back is the command of the Menu button.
    using Obey = std::function<void(Command)>;
    RailPanel(Play& play, const PlayLayout& layout, Obey obey)
        : play_(play), layout_(layout), obey_(std::move(obey))
    {
    }

    void place();
    // To be called after a change; a card hides the buttons it covers.
    enum class Card { Hidden, Stands };
    void refresh(Card card);
    // Returns whether the panel used the input.
    bool handle(const Input& input);
    void draw(Canvas& canvas) const;
    void fade(Canvas& canvas) const; // while the buttons are disabled

private:
    // Everything that the buttons show of the play.
    struct Shown {
        Mode mode = Mode::Digit;
        bool can_undo = false;
        bool can_redo = false;
        Card card = Card::Hidden;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Shown shown_now(Card card) const;

    void set_buttons();
    void add_modes(std::vector<Button>& buttons);
    void add_keys(std::vector<Button>& buttons);
    void add_tools(std::vector<Button>& buttons);
    void add_nav_buttons(std::vector<Button>& buttons);
    Button command_button(Command command, Rect area, ButtonStyle style);
    Button tool(Command command, Rect area, ButtonFace face, ButtonStyle style);
    Button nav_button(Command command, Rect area, ButtonFace face);
    std::string mode_key(std::size_t mode) const;
    bool point(const PointerPressed& pressed);
    bool turn_wheel(const WheelTurned& turned);

    Play& play_;
    const PlayLayout& layout_;
    Obey obey_;
    Shown shown_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
