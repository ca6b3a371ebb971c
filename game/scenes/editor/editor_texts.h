#pragma once
// What the editor says about the puzzle: how many solutions it has, and how hard it is.

#include <string>
#include <utility>

#include "engine/text/translations.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/editor/puzzle_study.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/icons.h"
#include "game/ui/paint.h"

namespace game {

struct EditorStatus {
    std::string headline;
    std::string detail; // may be empty
    Icon icon;
    Paint strong; // of the icon and the headline
    Paint soft;   // behind them
};
EditorStatus editor_status(const engine::Translations& texts,
                           const EnteredPuzzle& entered,
                           const PuzzleStudy& study);

// What is being found out since the clock runs, and how far that is, or that it was stopped; empty
// while nothing takes long.
std::string
study_text(const engine::Translations& texts, const PuzzleStudy& study, const WaitClock& waiting);

// Watches what is being found out about a puzzle, to say how far it is.
class StudyWatch {
public:
    // To be called in each frame. Returns whether something else is to be said.
    bool
    follow(const PuzzleStudy& study, const engine::Translations& texts, engine::MonotonicTime now)
    {
        if (std::exchange(stage_, study.stage()) != study.stage())
            waiting_.start_again();
        waiting_.follow(study.is_busy(), now);
        const std::string text = study_text(texts, study, waiting_);
        return std::exchange(said_, text) != text;
    }
    // For the stage of the study.
    const WaitClock& waiting() const { return waiting_; }

private:
    StudyStage stage_ = StudyStage::Nothing;
    WaitClock waiting_;
    std::string said_;
};

// "Rated Hard"; empty while it is unknown.
std::string rating_headline(const engine::Translations& texts, const PuzzleStudy& study);
// What other programs say; may be empty.
std::string rating_detail(const engine::Translations& texts, const PuzzleStudy& study);

// "Sudoku Explainer 7.1, HoDoKu 812".
std::string sentence_of(const engine::Translations& texts, const OtherRatings& others);

} // namespace game
