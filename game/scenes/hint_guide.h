#pragma once
// Leads through a hint: looks for one, opens level after level, walks the sentences,
// goes on to another hint or a harder one, lists all there are. Knows nothing of how it looks.

#include <functional>

#include "engine/text/explain.h"
#include "game/scenes/background.h"
#include "game/scenes/hint_answer.h"
#include "game/widgets/hint_picture.h"

namespace game {

enum class HintStage {
    Searching, // the worker has not answered yet
    Open,      // a hint, opened to its level
    List,      // all steps there are
    Nothing,   // no technique helps
};

class HintGuide {
public:
    // `opened` is told each level that is opened for the first time; the first at once: that
    // nothing is found, or not soon, tells something, too.
    using Opened = std::function<void(int level)>;
    HintGuide(engine::HintPosition position, engine::HintWish wish, Opened opened);

    // Takes what was found in the meantime; true if something changed.
    bool update();
    bool is_busy() const { return worker_.is_busy(); }

    HintStage stage() const { return stage_; }
    int level() const { return level_; }
    const std::optional<engine::Trouble>& trouble() const { return trouble_; }
    const engine::Step* step() const; // the one shown
    engine::HintSubject subject() const { return subject_of(*chart_, *step()); }
    const std::vector<engine::Step>& steps_alike() const { return groups_[group_]; }

    void deepen();                 // the next level, if there is one
    void tell_whole();             // by other means than the card: all its levels count as opened
    void walk(int by, int length); // sentences forward and back; back from the first: a level less
    int sentence() const { return sentence_; } // -1: all of them
    void show_other(int by);                   // step of this technique
    void show_harder(int by);                  // technique; looks for it when it is not known yet
    bool has_harder() const { return group_ + 1 < groups_.size() || !all_known_; }
    void pass_over_trouble(); // steps in spite of notes that are missing

    // Every technique that finds something, easiest first, as far as they are known by now.
    const std::vector<std::vector<engine::Step>>& groups() const { return groups_; }
    void open_list();
    void close_list();
    void choose(std::size_t group, std::size_t index); // and shows it whole
    // A new position; the next step is shown whole.
    void go_on(engine::HintPosition position);
    bool goes_step_by_step() const { return step_by_step_; }
    void go_step_by_step();

    void point_at(engine::Cells cells);
    // What lies on the board; sentences are those of the card.
    HintPicture picture(const engine::Board& board,
                        const std::vector<engine::Sentence>& sentences) const;

private:
    void ask(const engine::Technique* harder_than);
    void take_steps(std::vector<engine::Step> steps);
    void count_as_opened(int level);
    void open_to(int level);
    void open_new(std::size_t group, std::size_t index, int level);
    HintPicture whole_picture(const engine::Board& board) const;

    engine::HintPosition position_;
    engine::HintWish wish_;
    Opened opened_;
    Background<HintAnswer> worker_;
    std::shared_ptr<const engine::Chart> chart_;
    std::optional<engine::Candidates> candidates_;
    std::optional<engine::Trouble> trouble_;
    bool minds_trouble_ = true;
    std::vector<std::vector<engine::Step>> groups_; // by technique
    bool all_known_ = false;

    HintStage stage_ = HintStage::Searching;
    bool step_by_step_ = false;
    std::size_t group_ = 0;
    std::size_t index_ = 0;
    int level_ = 0;
    int opened_level_ = 0; // of this hint
    int sentence_ = -1;
    engine::Cells pointed_at_;
};

} // namespace game
