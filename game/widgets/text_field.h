#pragma once
// One line of text that a player types, with a caret.

#include <functional>
#include <string>

#include "game/ui/canvas.h"
#include "game/ui/icons.h"
#include "game/ui/input.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"

namespace game {

class TextField {
public:
    // Only characters that `accepts` says yes to get in, and at most `longest` of them.
    TextField(std::function<bool(char)> accepts, std::size_t longest)
        : accepts_(std::move(accepts)), longest_(longest)
    {
    }

    // True when the input was meant for the field: typed text, or a key that edits.
    bool handle(const Input& input);

    const std::string& text() const { return text_; }

    struct Look {
        std::string placeholder;
        Icon icon;
        bool wrong = false; // shown as something that can't be used
    };
    void draw(Canvas& canvas, Rect area, const Look& look, ButtonState state, Scale scale) const;

private:
    bool handle_key(const KeyPressed& key);
    bool type(const std::string& typed);

    std::function<bool(char)> accepts_;
    std::size_t longest_;
    std::string text_;
    std::size_t caret_ = 0; // before this character
};

} // namespace game
