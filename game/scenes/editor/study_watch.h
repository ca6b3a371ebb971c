#pragma once
// Watches what is being found out about a puzzle, to say how far it is.

#include <string>
#include <utility>

#include "game/scenes/editor/editor_texts.h"

namespace game {

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

} // namespace game
