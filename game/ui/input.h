#pragma once
// Input events, independent of any library: keys, pointer, fingers, gamepad, and changes of the
// window. What devices report becomes input in game/input.

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "game/ui/geometry.h"

namespace game {

class FileReading; // game/scenes/waiting/file_reading.h

enum class Key {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Insert,
    Tab,
    Enter,
    Escape,
    Space,
    Backspace,
    Delete,
    Digit,
    Letter,
    Sign,  // another printed character: , . ; and so on
    Place, // in key bindings only: whatever is printed at that place of the keyboard
    Plus,
    Minus,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    F11,
    F12,
    Other,
};

struct Modifiers {
    bool shift = false;
    bool control = false;
    bool alt = false;
    friend bool operator==(const Modifiers&, const Modifiers&) = default;
};

// Digits are identified by the physical number row and the keypad, letters by what is printed on
// the key, and places by what a US keyboard has there.
struct KeyPressed {
    Key key = Key::Other;
    // '0'..'9' for Digit, 'A'..'Z' for Letter, the character for Sign, what is printed for Place
    char symbol = 0;
    Modifiers held = {};
    bool repeated = false; // repeated automatically while held down
    // What a US keyboard has at the place of a letter or a sign: 'A'..'Z' or , . - =; 0 elsewhere.
    char place = 0;

    // A letter or a sign is the same key wherever it is, and a place whatever is printed there.
    friend bool operator==(const KeyPressed& one, const KeyPressed& other)
    {
        const bool same_symbol =
            one.key == Key::Place ? one.place == other.place : one.symbol == other.symbol;
        return one.key == other.key && same_symbol && one.held == other.held &&
               one.repeated == other.repeated;
    }
};

// Whether a key with this character is a Key::Sign: printed ASCII that is no letter or numeral, and
// none of + - =, which have keys of their own.
constexpr bool is_sign(char symbol)
{
    constexpr std::string_view signs = "!\"#$%&'()*,./:;<>?@[\\]^_`{|}~";
    return signs.find(symbol) != std::string_view::npos;
}

// In fields for text.
constexpr bool is_paste(const KeyPressed& key)
{
    return key.key == Key::Letter && key.symbol == 'V' && key.held == Modifiers{.control = true};
}

// Typed text, for text fields only. The KeyPressed of the same key comes before it.
struct TextTyped {
    std::string text; // UTF-8
};

// Text that was dropped on the window, or is out of a file.
struct TextDropped {
    std::string text;
    std::string file = {}; // its name; empty for a text that was dragged here
    // of a file that takes long: its text is still being read
    std::shared_ptr<FileReading> reading = nullptr;
};
// The app reads it.
struct FileDropped {
    std::string path;
};

enum class PointerButton { Left, Middle, Right };
enum class PointerKind { Mouse, Finger }; // a single finger is a pointer, too

struct PointerPressed {
    Point at;
    PointerButton button = PointerButton::Left;
    int clicks = 1; // 2 for a double click
    Modifiers held = {};
    PointerKind kind = PointerKind::Mouse;
};
struct PointerMoved {
    Point at;
    bool pressed = false; // the left button, or the finger, is down
    Modifiers held = {};
    PointerKind kind = PointerKind::Mouse;
};
struct PointerReleased {
    Point at;
    PointerButton button = PointerButton::Left;
    PointerKind kind = PointerKind::Mouse;
};
// A finger has stayed for a while where it was pressed. Its release follows.
struct PointerHeld {
    Point at;
};
// There will be no release: a second finger came, or the window lost the focus.
struct PointerCancelled {};
// Two fingers have moved.
struct Pinched {
    Point at;             // the middle between them
    Point moved;          // by how much it has moved
    double stretched = 1; // how many times as far apart they are now
};
struct TappedWithTwoFingers {};

// Named after the buttons of an Xbox gamepad; those of others have the same place or label.
enum class PadButton {
    A,
    B,
    X,
    Y,
    Up,
    Down,
    Left,
    Right,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    LeftStick, // pressed, not tilted
    RightStick,
    View,
    Menu,
};
inline constexpr int pad_button_count = 16;

// The left stick counts as the four directions.
struct PadPressed {
    PadButton button = PadButton::A;
    bool repeated = false; // repeated automatically while held down
    friend bool operator==(const PadPressed&, const PadPressed&) = default;
};
// One of eight directions of the right stick; both are 0 when it is back in the middle.
struct StickTilted {
    int right = 0; // -1, 0 or 1
    int down = 0;
    friend bool operator==(const StickTilted&, const StickTilted&) = default;
};

struct WheelTurned {
    Point at;
    int steps = 0; // away from the player is positive
    Modifiers held = {};
};
struct FocusLost {};
struct FocusGained {};
struct Resized {};
struct CloseRequested {};

using AnyInput = std::variant<KeyPressed,
                              TextTyped,
                              TextDropped,
                              FileDropped,
                              PointerPressed,
                              PointerMoved,
                              PointerReleased,
                              PointerHeld,
                              PointerCancelled,
                              Pinched,
                              TappedWithTwoFingers,
                              PadPressed,
                              StickTilted,
                              WheelTurned,
                              FocusLost,
                              FocusGained,
                              Resized,
                              CloseRequested>;

// One input, of any kind of that list. What copies and destroys one is compiled once, in input.cpp.
struct Input : AnyInput {
    using AnyInput::AnyInput;
    Input();
    Input(const Input& other);
    Input(Input&& other) noexcept;
    Input& operator=(const Input& other);
    Input& operator=(Input&& other) noexcept;
    ~Input();
};

// The point of an input, so that it can be moved; nullptr if the input has none.
Point* point_of(Input& input);

enum class InputDevice { Keyboard, Mouse, Touch, Gamepad };
// Which labels the buttons of a gamepad have.
enum class PadKind { Xbox, PlayStation, Nintendo };

struct Hands {
    InputDevice device = InputDevice::Keyboard; // the one used last
    PadKind pad = PadKind::Xbox;
    Modifiers kept = {}; // keys that count as held until they are pressed again
    friend bool operator==(const Hands&, const Hands&) = default;
};

} // namespace game
