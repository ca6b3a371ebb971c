#pragma once
// What the sprint tells beside its board: the task, after a miss the step, and what counts.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/arcade/arcade_run.h"
#include "engine/play/stopwatch.h"
#include "engine/practice/practice_position.h"
#include "engine/text/explain.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/hint/hint_picture.h"

namespace game {

// How far the player has climbed: "Silver, step 3 of 3".
std::string rung_line(const engine::Translations& texts, const engine::ArcadeRun& run);
// What was found and missed so far.
std::string found_line(const engine::Translations& texts, const engine::ArcadeRun& run);

struct SprintTask {
    std::string rung; // as rung_line() says it
    const engine::Technique* technique = nullptr;
    bool places = false;  // its steps place digits; otherwise they remove candidates
    std::string key = {}; // that chooses; empty: nothing is said of it
};
// What to look for, in one line, and what to choose.
std::string what_to_choose(const engine::Translations& texts, bool places);
Box sprint_task_card(const engine::Translations& texts, const SprintTask& task);
// What to look for and to choose, where there is room only below the board.
std::string in_a_line(const engine::Translations& texts, const SprintTask& task);

// The step that was missed.
struct SprintAnswer {
    std::vector<engine::Sentence> sentences; // why, and what follows
    std::string own_cell;                    // what the cell that was chosen has to do with it
};
SprintAnswer answer_to(const engine::Translations& texts,
                       const engine::PracticePosition& position,
                       engine::Cell chosen);
std::string in_a_line(const SprintAnswer& answer); // why, and what follows
// Everything that it says, to be read aloud.
std::string in_words(const engine::Translations& texts, const SprintAnswer& answer);
inline constexpr engine::PlayTime answer_stays{4000};
// A key that was meant for the position ends nothing.
inline constexpr engine::PlayTime answer_at_least{600};
// The step of a position that was missed, as it is shown.
struct MissedPosition {
    engine::Cell chosen;
    SprintAnswer answer;
    HintPicture picture;
    engine::MonotonicTime since{0};

    engine::PlayTime shown(engine::MonotonicTime now) const { return now - since; }
    bool may_go_on(engine::MonotonicTime now) const { return shown(now) >= answer_at_least; }
    bool is_over(engine::MonotonicTime now) const { return shown(now) >= answer_stays; }
    int seconds_left(engine::MonotonicTime now) const
    {
        const engine::PlayTime left = std::max(engine::PlayTime{0}, answer_stays - shown(now));
        return static_cast<int>((left.count() + 999) / 1000);
    }
};
Box sprint_answer_card(const engine::Translations& texts,
                       const SprintTask& task,
                       const SprintAnswer& answer);

} // namespace game
