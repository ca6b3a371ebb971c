#pragma once
// A question to the teacher for a hint, and the logic of showing the answer, without its
// appearance: it searches, opens one level after another, goes through the sentences, moves on to
// another or a harder hint, and lists all hints.

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/hints/hint.h"
#include "engine/play/action.h"
#include "engine/text/explain.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/widgets/hint/hint_picture.h"

namespace game {

// A list of all steps ends after so many: nobody reads on, and harder ones take long to find.
constexpr std::size_t most_listed_steps = 60;

// What follows from an answer without a step. In a clean run it costs nothing, so it must tell
// nothing: it is the same whether the board is right or wrong. Else it means that no digit is wrong
// and no note is missing.
enum class EmptyHint { TellsNothing, ChecksBoard };

// A question to the teacher for a hint.
struct HintQuestion {
    engine::HintPosition position;
    engine::HintOptions options = {};
    bool check_board = true; // report wrong digits and missing notes before any step
    EmptyHint if_empty = EmptyHint::ChecksBoard;
    std::shared_ptr<const engine::Chart> chart = {}; // created if null
};

// At most one of `board_error` and `steps`; neither if no technique finds a step.
struct HintAnswer {
    std::shared_ptr<const engine::Chart> chart; // must outlive the candidates
    std::optional<engine::BoardError> board_error = {};
    std::optional<engine::Candidates> candidates = {};
    std::vector<engine::Step> steps = {};
};

HintAnswer answer(const HintQuestion& question);

enum class HintStage {
    Searching, // the background search has not answered yet
    Open,      // a hint, shown up to its level
    List,      // the list of all steps
    Nothing,   // no technique finds a step
};

class HintGuide {
public:
    // `opened` is called with each level that is opened for the first time: not before there is
    // something to tell, as a search that finds nothing, or that is cancelled, costs nothing.
    using Opened = std::function<void(int level)>;
    HintGuide(engine::HintPosition position,
              engine::HintOptions options,
              Opened opened,
              EmptyHint if_empty = EmptyHint::ChecksBoard);

    // Picks up results of the background search; returns whether anything changed.
    bool update();
    // To be called in each frame; returns whether something else is to be said about the search.
    bool follow(engine::MonotonicTime now);
    // Whether it searches for so long that it should say how far it is.
    bool searches_long() const { return stage_ == HintStage::Searching && waiting_.is_long(); }
    WorkProgress progress() const
    {
        return {.passed = waiting_.passed(), .done = worker_.done(), .all = worker_.all()};
    }
    // Goes back to the hint before; returns false if there was none.
    bool stop_looking();
    bool is_busy() const { return worker_.is_busy(); }

    HintStage stage() const { return stage_; }
    // The only cell that it is about; nothing if it is about the whole board.
    const std::optional<engine::Cell>& cell() const { return options_.cell; }
    bool has_told() const { return has_told_; } // a level has been opened
    // Whether an answer without a step means that the board is right.
    bool has_checked_board() const { return has_told_ || if_empty_ == EmptyHint::ChecksBoard; }
    int level() const { return level_; }
    const std::optional<engine::BoardError>& board_error() const { return board_error_; }
    const engine::Step* step() const; // the one that is shown
    engine::HintSubject subject() const { return subject_of(*chart_, *step()); }
    // In which the houses of the step are. Only if there is a step.
    const engine::Grid& grid_of_step() const { return chart_->grid(); }
    const std::vector<engine::Step>& steps_alike() const { return groups_[group_]; }

    void open_next_level(); // opens the next level, if there is one
    // used when the step is revealed otherwise: all its levels count as opened
    void reveal_all() { count_as_opened(engine::hint_levels); }
    // moves through the sentences; going back from the first one closes a level
    void walk(int by, int length);
    int sentence() const { return sentence_; } // index of the selected one; -1: all
    // Whether what is inside of a sentence is shown; `number` is that of its HintFold.
    bool is_unfolded(int number) const { return unfolded_.contains(number); }
    void unfold(int number) { unfolded_.insert(number); }
    void fold_or_unfold(int number);
    void show_other(int by);  // shows another step of this technique
    void show_harder(int by); // shows another technique; searches for it if necessary
    bool has_harder() const { return group_ + 1 < groups_.size() || !all_known_; }
    void ignore_board_error(); // shows steps although notes are missing

    // The steps found so far, grouped by technique, easiest first.
    const std::vector<std::vector<engine::Step>>& groups() const { return groups_; }
    void open_list();
    void open_list_when_found(); // once there is no board error, and a step is found
    void close_list() { stage_ = HintStage::Open; }
    void choose(std::size_t group, std::size_t index); // shows the step with all its levels
    // Moves on to a new position; its step is shown with all its levels.
    void move_on(engine::HintPosition position);
    bool goes_step_by_step() const { return step_by_step_; }
    void go_step_by_step();

    void point_at(engine::Cells cells);
    // What is drawn on the board; `sentences` are those of the card.
    HintPicture picture(const engine::Board& board,
                        const std::vector<engine::Sentence>& sentences) const;

private:
    void ask(const engine::Technique* harder_than);
    void take_steps(std::vector<engine::Step> steps);
    bool lists_enough() const;
    void count_as_opened(int level);
    void open_to(int level);
    void open_new(std::size_t group, std::size_t index, int level);
    HintPicture whole_picture(const engine::Board& board) const;

    engine::HintPosition position_;
    engine::HintOptions options_;
    Opened opened_;
    EmptyHint if_empty_;
    bool has_told_ = false;
    Background<HintAnswer> worker_;
    WaitClock waiting_;
    std::pair<std::size_t, engine::PlayTime::rep> said_{0, -1}; // techniques and seconds
    std::shared_ptr<const engine::Chart> chart_;
    std::optional<engine::Candidates> candidates_;
    std::optional<engine::BoardError> board_error_;
    bool checks_board_ = true;
    std::vector<std::vector<engine::Step>> groups_; // one group for each technique
    bool all_known_ = false;
    bool wants_list_ = false;

    HintStage stage_ = HintStage::Searching;
    bool step_by_step_ = false;
    std::size_t group_ = 0;
    std::size_t index_ = 0;
    int level_ = 0;
    int opened_level_ = 0; // of the current hint
    int sentence_ = -1;
    std::set<int> unfolded_;
    engine::Cells pointed_at_;
};

} // namespace game
