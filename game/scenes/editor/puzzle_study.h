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

// Of a classic puzzle. Takes up to some seconds.
OtherRatings ratings_of_others(const std::shared_ptr<const engine::Grid>& grid,
                               const engine::Digits& givens);

class PuzzleStudy {
public:
    // Forgets what was known, and begins with this puzzle.
    void begin(engine::SharedPuzzle puzzle);
    // Takes what has been found out; returns whether there was anything.
    bool update();
    bool is_busy() const
    {
        return examining_.is_busy() || judging_.is_busy() || solving_.is_busy() ||
               comparing_.is_busy();
    }

    // Whether the givens alone have exactly one solution; false until it is known.
    bool is_proper() const { return is_proper_; }
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
    void judge();
    void solve();
    void compare();

    struct Examined {
        engine::Examination whole;
        bool is_proper;
    };
    static Examined examine(const engine::SharedPuzzle& puzzle);

    engine::SharedPuzzle puzzle_;
    bool is_proper_ = false;
    std::optional<engine::Examination> examination_;
    std::optional<engine::Rating> rating_;
    std::optional<SolvingPath> path_;
    std::optional<OtherRatings> others_;
    Background<Examined> examining_;
    Background<engine::Rating> judging_;
    Background<SolvingPath> solving_;
    Background<OtherRatings> comparing_;
};

} // namespace game
