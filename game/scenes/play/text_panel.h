#pragma once
// The card with the text that is noted in the selected cells. It stands beside the board while it
// is typed, and the clock runs on.

#include "game/scenes/play/play.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button_panel.h"
#include "game/widgets/play/play_layout.h"
#include "game/widgets/text_field.h"

namespace game {

class TextPanel {
public:
    TextPanel(Play& play, const PlayLayout& layout);
    ~TextPanel();

    // Says why not if no cell is selected that can hold a text.
    void open();
    void keep();   // writes the text and closes; nothing while it is closed
    void cancel(); // closes
    bool is_open() const { return !cells_.empty(); }
    // To be called before drawing, after anything has changed.
    void refresh(const TextMeasure& measure);
    // Returns whether the card used the input. What is pressed elsewhere keeps the text.
    bool handle(const Input& input);
    void draw(Canvas& canvas) const;

private:
    Box card();

    Play& play_;
    const PlayLayout& layout_;
    engine::Cells cells_; // that get it; none while it is closed
    TextField field_;
    Placement placement_;
    ButtonPanel panel_{FocusKeys::None};
};

} // namespace game
