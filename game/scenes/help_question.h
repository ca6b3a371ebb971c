#pragma once
// The question before help that ends a clean run, on the same card beside the board for each kind
// of help. It has no access to the board, so it can reveal nothing about it.

#include <optional>
#include <vector>

#include "engine/text/translations.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/ui/key_bindings.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/hint_card.h"

namespace game {

enum class HelpKind { Hint, Check, FillNotes };
Command command_of(HelpKind help);

enum class HelpAnswer {
    Waiting, // the question used the input, but it is not answered yet
    Yes,
    No,
};

class HelpQuestion {
public:
    HelpQuestion(HelpKind help, const KeyBindings& keys) : help_(help), keys_(keys) {}

    HelpKind help() const { return help_; }
    bool never_again() const { return never_again_; } // only if the answer is yes

    // To be called before everything else, and after anything has changed.
    struct Place {
        const engine::Translations& texts;
        const TextMeasure& measure;
        Rect card;
        bool wide;
        Scale scale;
    };
    void refresh(const Place& place);
    const Rect& card() const { return places_.card; }
    void draw(Canvas& canvas) const;

    // Nothing if the question did not use the input.
    std::optional<HelpAnswer> handle(const Input& input);

private:
    std::optional<HelpAnswer> press(const KeyPressed& key);
    void place_buttons(const engine::Translations& texts);

    HelpKind help_;
    const KeyBindings& keys_;
    bool never_again_ = false;
    HintCardText text_;
    HintCardLayout places_;
    HintFlow flow_;
    Scale scale_;
    std::string label_; // of the switch "never ask again"
    Rect label_place_;
    std::string tab_;
    ButtonPanel panel_{FocusKeys::None};
    HelpAnswer answer_ = HelpAnswer::Waiting; // of the button pressed
    int scroll_ = 0;
};

} // namespace game
