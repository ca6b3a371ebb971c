#pragma once
// The card beside the board: help that ends a clean run is asked for once, then given; hints stay
// on it. Every way to help leads through ask_for().

#include <memory>
#include <optional>

#include "game/scenes/help_question.h"
#include "game/scenes/hint_panel.h"
#include "game/scenes/play.h"
#include "game/widgets/play_layout.h"

namespace game {

class CardPanel {
public:
    CardPanel(Play& play, const PlayLayout& layout) : play_(play), layout_(layout) {}

    void ask_for(HelpKind help);
    void close();
    // True when the input was meant for the card.
    bool handle(const Input& input);
    // Takes what was found in the meantime: true when something has changed.
    bool update() { return hint_ && hint_->update(); }
    // Before it is drawn, after anything has changed.
    void refresh(const TextMeasure& measure);

    bool stands() const { return hint_ || question_; }
    bool is_busy() const { return hint_ && hint_->guide().is_busy(); }
    const HintPanel* hint() const { return hint_.get(); }
    std::optional<engine::Cell> pointed_at() const; // a cell the hint speaks of
    void draw(Canvas& canvas) const;

private:
    void give(HelpKind help);
    void fill_notes();
    void answer(HelpAnswer answer);
    void open_hint();
    void do_hint(HintDeed deed);
    void take_step();
    void add_note();
    engine::HintPosition position() const;

    Play& play_;
    const PlayLayout& layout_;
    std::optional<HelpQuestion> question_; // never beside a hint
    std::unique_ptr<HintPanel> hint_;
};

} // namespace game
