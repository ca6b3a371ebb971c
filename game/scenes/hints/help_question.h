#pragma once
// The question before help that ends a clean run, before digits are taken out of the game, which
// does the same, and before the solution, which ends the run, on the same card beside the board for
// each. It has no access to the board, so it can reveal nothing about it.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/play/action.h"
#include "engine/text/translations.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/ui/key_bindings.h"
#include "game/ui/key_hints.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/hint/hint_card.h"

namespace game {

enum class HelpKind {
    Hint,
    HintForCell,
    AllSteps,
    Check,
    FillNotes,
    FillNotesOfDigit,
    StrikeNotes,
    ShowPossible,
    StrikeSums,
    NakedSingles,
    HiddenSingles,
    CopyDigits, // to the clipboard
    Picture,
    Solution,
};
Command command_of(HelpKind help);
// The first action of the help. `digit` is the one whose notes are to be filled.
engine::Action action_of(HelpKind help, engine::Digit digit = engine::no_digit);
// Whether it is asked each time, also in assisted runs and whatever the settings say.
bool is_always_asked(HelpKind help);
// Whether it takes digits out of the game. It is asked once in a run, whatever the settings say.
bool takes_digits_out(HelpKind help);

enum class HelpAnswer {
    Waiting, // the question used the input, but it is not answered yet
    Yes,
    No,
};

class HelpQuestion {
public:
    // `symbol` is of the digit whose notes are to be filled; `doubt` says why nothing will come of
    // the help, if the player can see that.
    HelpQuestion(HelpKind help,
                 const KeyBindings& keys,
                 std::string symbol = "",
                 PlayKind kind = PlayKind::Run,
                 std::string doubt = "")
        : help_(help),
          keys_(keys),
          symbol_(std::move(symbol)),
          kind_(kind),
          doubt_(std::move(doubt))
    {
    }

    HelpKind help() const { return help_; }
    bool never_again() const { return never_again_; } // only if the answer is yes

    // To be called before everything else, and after anything has changed.
    struct Place {
        const engine::Translations& texts;
        const engine::Grid& grid; // that of the puzzle, which is all that is known of it
        const TextMeasure& measure;
        Rect card;
        bool wide;
        Scale scale;
        Hands hands;
    };
    void refresh(const Place& place);
    const Rect& card() const { return places_.card; }
    void draw(Canvas& canvas) const;
    std::string in_words() const; // with what its keys do

    // Nothing if the question did not use the input.
    std::optional<HelpAnswer> handle(const Input& input);

private:
    std::optional<HelpAnswer> press(const KeyPressed& key);
    void place_buttons(const Place& place);

    std::string with_symbol(const engine::Translations& texts, const char* text) const;
    std::vector<engine::Sentence> sentences(const Place& place) const;
    std::vector<engine::Sentence> doubts() const;

    HelpKind help_;
    const KeyBindings& keys_;
    std::string symbol_;
    PlayKind kind_;
    std::string doubt_;
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
