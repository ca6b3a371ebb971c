#pragma once
// The card beside the editor's board: how many solutions the puzzle has, how hard it is, which
// techniques it needs, and the reason of the step that is shown.

#include <string>
#include <vector>

#include "game/scenes/editor/editor_layout.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/widgets/hint/hint_card.h"

namespace game {

// The step, from 0 to `steps`, where the knob of the track would be nearest to the point; less or
// more beside the track.
int step_on_track(Rect track, Point at, int steps, Scale scale);

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

    // How much room they need in a column of this width.
    EditorContents contents(const TextMeasure& measure, int width, Scale scale) const;
    void place(const TextMeasure& measure, const EditorLayout& layout, Scale scale);
    void draw(Canvas& canvas, const engine::Translations& texts, int step, int steps) const;

private:
    struct Use {
        std::string technique;
        int count;
    };
    void draw_status(Canvas& canvas) const;
    void draw_rating(Canvas& canvas) const;
    void draw_uses(Canvas& canvas) const;
    void draw_steps(Canvas& canvas, const engine::Translations& texts, int step, int steps) const;

    int digits_ = 9;
    EditorStatus status_;
    std::string rating_;
    std::string rating_detail_;
    std::string work_;      // what is being found out
    std::vector<Use> uses_; // easiest first
    bool has_steps_ = false;
    Reason reason_;
    HintFlow flow_;
    EditorLayout layout_;
    Scale scale_;
};

} // namespace game
