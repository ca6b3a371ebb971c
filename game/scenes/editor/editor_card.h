#pragma once
// What is said beside the editor's board: how many solutions the puzzle has, how hard it is, which
// techniques it needs, and the reason of the step that is shown.

#include <string>
#include <vector>

#include "game/scenes/editor/editor_buttons.h"
#include "game/scenes/editor/editor_form.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/hint/hint_card.h"

namespace game {

class EditorCard {
public:
    // Prepares the texts. The clock tells how long the study has been working.
    void show(const engine::Translations& texts,
              const EnteredPuzzle& entered,
              const PuzzleStudy& study,
              const WaitClock& waiting);
    // Says this instead of how many solutions there are.
    void say(EditorStatus status) { status_ = std::move(status); }
    // Why a step is right; empty when none is shown.
    struct Reason {
        std::string technique = {};
        std::vector<engine::Sentence> sentences = {};
        bool places_digit = false; // or removes candidates
    };
    void show_reason(Reason reason) { reason_ = std::move(reason); }

    // How many solutions there are.
    Box status() const;
    // All of it, in a column of this width in units, with what can be done with the puzzle. Below
    // the board the status is elsewhere. `track` is that of the steps.
    Box all(const EditorButtons& buttons,
            EditorForm form,
            const Box& track,
            const Unit& unit,
            double width) const;

private:
    struct Use {
        std::string technique;
        int count;
    };
    Box rating() const;
    Box uses() const; // the hardest ones, if not all of them fit
    Box step(const EditorState& state) const;
    Box reason(const Unit& unit, double width) const;

    EditorStatus status_;
    std::string rating_;
    std::string rating_detail_;
    std::string work_;      // what is being found out
    std::string steps_;     // the word
    std::vector<Use> uses_; // easiest first
    Reason reason_;
};

} // namespace game
