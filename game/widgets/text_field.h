#pragma once
// A single line of editable text with a caret.

#include <functional>
#include <string>
#include <string_view>

#include "game/ui/canvas.h"
#include "game/ui/icons.h"
#include "game/ui/input.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

class TextField {
public:
    // Accepts only characters, in UTF-8, for which `accepts` returns true, and at most `longest` of
    // them.
    TextField(std::function<bool(std::string_view)> accepts, std::size_t longest)
        : accepts_(std::move(accepts)), longest_(longest)
    {
    }

    // Returns whether the field used the input: typed text, or a key that edits.
    bool handle(const Input& input);

    const std::string& text() const { return text_; }
    void set(std::string text); // the caret is at its end

    struct Look {
        std::string placeholder;
        Icon icon = Icon::Pencil;
        bool wrong = false; // drawn as invalid
    };
    void draw(Canvas& canvas, Rect area, const Look& look, ButtonState state, Scale scale) const;

private:
    bool take_key(const KeyPressed& key);
    bool type(std::string_view typed);
    std::size_t before_caret() const; // where the character before the caret begins
    std::size_t after_caret() const;  // where the one after it ends

    std::function<bool(std::string_view)> accepts_;
    std::size_t longest_;
    std::string text_;
    std::size_t caret_ = 0; // index of the byte that follows it
};

// For fields that accept whatever the player sees, and spaces.
bool can_be_seen(std::string_view character);

} // namespace game
