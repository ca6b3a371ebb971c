#pragma once
// How long a board that can be played stands in the editor, where no clock runs: that counts for
// its play.

#include "engine/base/play_time.h"
#include "game/scenes/editor/editor_work.h"
#include "game/scenes/editor/puzzle_study.h"
#include "game/scenes/services.h"

namespace game {

class LookTime {
public:
    LookTime(Services& services, EditorWork& work, const PuzzleStudy& study)
        : services_(services), work_(work), study_(study)
    {
    }
    ~LookTime() { remember(); }
    LookTime(const LookTime&) = delete;
    LookTime& operator=(const LookTime&) = delete;
    // Before the board is changed or left. A look of less than a second counts with the next one.
    void remember();
    void show(engine::MonotonicTime now);
    engine::MonotonicTime now() const { return now_; } // as it was shown last

private:
    Services& services_;
    EditorWork& work_;
    const PuzzleStudy& study_;
    engine::MonotonicTime now_{0};
    engine::MonotonicTime remembered_until_{0};
};

} // namespace game
