#pragma once
// A single line of editable text with a caret.

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
    // Accepts only characters for which `accepts` returns true, and at most `longest` of them.
    TextField(std::function<bool(char)> accepts, std::size_t longest)
        : accepts_(std::move(accepts)), longest_(longest)
    {
    }

    // Returns whether the field used the input: typed text, or a key that edits.
    bool handle(const Input& input);

    const std::string& text() const { return text_; }

    struct Look {
        std::string placeholder;
        Icon icon;
        bool wrong = false; // drawn as invalid
    };
    void draw(Canvas& canvas, Rect area, const Look& look, ButtonState state, Scale scale) const;

private:
    bool handle_key(const KeyPressed& key);
    bool type(const std::string& typed);

    std::function<bool(char)> accepts_;
    std::size_t longest_;
    std::string text_;
    std::size_t caret_ = 0; // index of the character that follows it
};

} // namespace game
