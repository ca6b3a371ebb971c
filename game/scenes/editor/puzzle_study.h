#pragma once
// What the editor finds out about a puzzle in the background while it is entered, one stage after
// another: its solutions; if there is only one, how hard it is; the steps to it; and what other
// programs say.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/count.h"
#include "engine/explainer/explainer_rating.h"
#include "engine/formats/examination.h"
#include "engine/formats/playable.h"
#include "engine/rating/hodoku_scale.h"
#include "engine/rating/rating.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"

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

// Of a classic puzzle. Takes up to some seconds, and tells `cancel` how many cells are solved by
// the one program, then by the other; what is cancelled must not be used.
OtherRatings ratings_of_others(const std::shared_ptr<const engine::Grid>& grid,
                               const engine::Digits& givens,
                               const engine::Cancel& cancel);

// What is being found out.
enum class StudyStage { Nothing, Reading, Solutions, Level, Steps, OtherRatings };

class PuzzleStudy {
public:
    // Reads the puzzle of a text: the code of a large board takes seconds.
    void read(std::string text);
    // Once: what was read. It is studied when begin() is called with it.
    std::optional<engine::Result<engine::SharedPuzzle>> take_read() { return reading_.take(); }
    // Whether the text that was read last is the code of a puzzle that the game deals.
    bool has_read_code() const { return has_read_code_; }
    // Forgets what was known, and begins with this puzzle. A text that is being read is read on.
    void begin(engine::SharedPuzzle puzzle);
    // Takes what has been found out; returns whether there was anything.
    bool update();
    StudyStage stage() const;
    bool is_busy() const { return stage() != StudyStage::Nothing; }
    // How much of the stage is done after that time: givens that were tried while a code is read,
    // then cells that are solved; 0 of 0 if that can't be told.
    WorkProgress progress(engine::PlayTime passed) const;
    // Stops what is being found out or, if it was stopped, goes on with it; what is known stays. A
    // text that is being read is given up instead.
    void stop_or_go_on();
    bool is_stopped() const { return is_stopped_ && !reading_.is_busy(); }

    const engine::SharedPuzzle& puzzle() const { return puzzle_; }
    // Whether the givens alone have exactly one solution; false until it is known.
    bool is_proper() const { return is_proper_; }
    // How many solutions can be shown: 0, 1, or 2 of several.
    int solutions() const
    {
        return !examination_ || examination_->solution.empty() ? 0
               : examination_->other.empty()                   ? 1
                                                               : 2;
    }
    // Of what is printed and placed together; false until it is known.
    bool has_one_solution() const
    {
        return examination_ && examination_->count == engine::SolutionCount::One;
    }
    // The first one that was found; empty until it is known.
    engine::Digits solution() const
    {
        return examination_ ? examination_->solution : engine::Digits();
    }
    // Each is null until it is known.
    const engine::Examination* examination() const { return pointer(examination_); }
    const engine::Rating* rating() const { return pointer(rating_); }
    const SolvingPath* path() const { return pointer(path_); }
    const OtherRatings* others() const { return pointer(others_); }
    // Of the path; 0 until it is known.
    int last_step() const { return path_ ? engine::count_of(path_->steps) : 0; }

private:
    template <typename Found>
    static const Found* pointer(const std::optional<Found>& found)
    {
        return found ? &*found : nullptr;
    }
    void stop_studying();
    void go_on();
    void count_solutions();
    void judge();
    void solve();
    void compare();

    struct Examined {
        engine::Examination whole;
        bool is_proper;
    };
    static Examined examine(const engine::SharedPuzzle& puzzle, const engine::Cancel& cancel);

    engine::SharedPuzzle puzzle_;
    bool has_read_code_ = false;
    bool is_stopped_ = false;
    bool is_proper_ = false;
    std::optional<engine::Examination> examination_;
    std::optional<engine::Rating> rating_;
    std::optional<SolvingPath> path_;
    std::optional<OtherRatings> others_;
    Background<engine::Result<engine::SharedPuzzle>> reading_;
    Background<Examined> examining_;
    Background<engine::Rating> judging_;
    Background<SolvingPath> solving_;
    Background<OtherRatings> comparing_;
};

} // namespace game
