#pragma once
// The question before help that ends a clean run: the same card for each kind of help, beside the
// board. It is handed no board, so that it can tell nothing of one.

#include <optional>
#include <vector>

#include "engine/text/catalogue.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/hint_card.h"

namespace game {

enum class HelpKind { Hint, Check, FillNotes };
Command command_of(HelpKind help);

enum class HelpAnswer {
    Waiting, // what was pressed was meant for the question, but did not answer it
    Yes,
    No,
};

class HelpQuestion {
public:
    explicit HelpQuestion(HelpKind help) : help_(help) {}

    HelpKind help() const { return help_; }
    bool never_again() const { return never_again_; } // counts with a yes

    // Before the rest is asked for, and after anything has changed.
    struct Place {
        const engine::Catalogue& words;
        const TextMeasure& measure;
        Rect card;
        bool wide;
        Scale scale;
    };
    void refresh(const Place& place);
    const Rect& card() const { return places_.card; }
    void draw(Canvas& canvas) const;

    // Nothing if the input was not meant for the question.
    std::optional<HelpAnswer> handle(const Input& input);

private:
    std::optional<HelpAnswer> press(const KeyPressed& key);
    void place_buttons(const engine::Catalogue& words);

    HelpKind help_;
    bool never_again_ = false;
    HintCardText text_;
    HintCardPlaces places_;
    HintFlow flow_;
    Scale scale_;
    std::string label_; // of the switch: never again
    Rect label_place_;
    std::string tab_;
    ButtonPanel panel_{FocusKeys::None};
    HelpAnswer answer_ = HelpAnswer::Waiting; // by a button
    int scroll_ = 0;
};

} // namespace game
