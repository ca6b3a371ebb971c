#pragma once
// What the editor finds out about a puzzle in the background while it is entered, one stage after
// another: its solutions; if there is only one, how hard it is; the steps to it; and what other
// programs say.

#include <memory>
#include <optional>
#include <vector>

#include "engine/explainer/explainer_rating.h"
#include "engine/formats/examination.h"
#include "engine/rating/hodoku_scale.h"
#include "engine/rating/rating.h"
#include "game/scenes/background.h"

namespace game {

// The way to the solution, as far as the techniques lead.
struct SolvingPath {
    std::shared_ptr<const engine::Chart> chart;
    engine::Candidates start;
    std::vector<engine::Step> steps;
    bool is_whole = false; // it ends at the solution
};

// Ratings of other programs, of classic puzzles only.
struct OtherRatings {
    engine::ExplainerRating explainer;
    engine::HodokuRating hodoku;
};

class PuzzleStudy {
public:
    // Forgets what was known, and begins with this puzzle.
    void begin(engine::SharedPuzzle puzzle);
    // Takes what has been found out; returns whether there was anything.
    bool update();
    bool is_busy() const
    {
        return examining_.is_busy() || rating_of_.is_busy() || solving_.is_busy() ||
               comparing_.is_busy();
    }

    // Each is null until it is known.
    const engine::Examination* examination() const { return pointer(examination_); }
    const engine::Rating* rating() const { return pointer(rating_); }
    const SolvingPath* path() const { return pointer(path_); }
    const OtherRatings* others() const { return pointer(others_); }

private:
    template <typename Found>
    static const Found* pointer(const std::optional<Found>& found)
    {
        return found ? &*found : nullptr;
    }
    void rate();
    void solve();
    void compare();

    engine::SharedPuzzle puzzle_;
    std::optional<engine::Examination> examination_;
    std::optional<engine::Rating> rating_;
    std::optional<SolvingPath> path_;
    std::optional<OtherRatings> others_;
    Background<engine::Examination> examining_;
    Background<engine::Rating> rating_of_;
    Background<SolvingPath> solving_;
    Background<OtherRatings> comparing_;
};

} // namespace game
