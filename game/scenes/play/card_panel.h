#pragma once
// The card beside the board. It asks for confirmation before the first help that ends a clean run,
// gives the help, and shows hints. All help goes through ask_for().

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/scenes/hints/help_question.h"
#include "game/scenes/hints/hint_panel.h"
#include "game/scenes/play/play.h"
#include "game/widgets/play/play_layout.h"

namespace game {

class CardPanel {
public:
    CardPanel(Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    // `digit` is the one whose notes are to be filled.
    void ask_for(HelpKind help, engine::Digit digit = engine::no_digit);
    void refuse_help(std::string why) { why_no_help_ = std::move(why); }
    void close();
    // Returns whether the card used the input.
    bool handle(const Input& input);
    // Picks up results of the background search; returns whether anything changed.
    bool update();
    // To be called before drawing, after anything has changed.
    void refresh(const TextMeasure& measure);

    bool stands() const { return hint_ || question_; }
    bool is_moving() const { return hint_ && hint_->motion().is_moving(play_.now()); }
    bool is_busy() const { return hint_ && hint_->guide().is_busy(); }
    const HintPanel* hint() const { return hint_.get(); }
    std::optional<engine::Cell> pointed_at() const; // a cell the hint is about
    std::string in_words() const;                   // all that it says; empty without a card
    void draw(Canvas& canvas) const;

private:
    // Why nothing will probably come of the help, as the player can see; mostly empty.
    std::string doubt_about(HelpKind help) const;
    void give(HelpKind help);
    void answer(HelpAnswer answer);
    void open_hint(std::optional<engine::Cell> cell = {});
    void open_hint_for_cell();
    void count_hint(int level);
    // Why there is no hint for the selected cell; empty if there may be one.
    std::string why_not_for_cell() const;
    void open_all_steps();
    bool fill_singles(engine::SinglesKind kind); // returns whether there was something to tell
    void save_picture();
    void copy_digits();
    void perform(HintAction action);
    void apply_step();
    void add_note();
    engine::HintPosition position() const;

    Play& play_;
    const PlayLayout& layout_;
    std::optional<HelpQuestion> question_; // never together with a hint
    std::string why_no_help_;              // empty if there is help
    engine::Digit asked_digit_ = engine::no_digit;
    std::unique_ptr<HintPanel> hint_;
    // The last help of which nothing came, on which board and, for a hint, for which cell.
    struct InVain {
        HelpKind help;
        engine::Board board;
        std::optional<engine::Cell> cell = {};
    };
    std::optional<InVain> in_vain_;
};

} // namespace game
