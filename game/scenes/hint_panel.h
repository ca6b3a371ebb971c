#pragma once
// The hint beside the board: its card, buttons, keys and what it lights on the board. Says what
// the player wants done; doing it is for the play scene.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/scenes/hint_guide.h"
#include "game/scenes/hint_words.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/widgets/button_panel.h"

namespace game {

enum class HintDeed {
    Nothing,
    Close,
    TakeStep,
    FillNotes,
    GoBack, // to before the first wrong digit
    AddNote,
    Check,
};

// Where and in which words it is shown.
struct HintPlace {
    const engine::Catalogue& words;
    const engine::Board& board;
    const TextMeasure& measure;
    Rect card;
    bool wide;
    Scale scale;
    bool keeps_notes;
    bool offers_check; // there is no other button for it
};

class HintPanel {
public:
    HintPanel(std::shared_ptr<const engine::Grid> grid, HintGuide guide)
        : grid_(std::move(grid)), guide_(std::move(guide))
    {
    }

    HintGuide& guide() { return guide_; }
    const HintGuide& guide() const { return guide_; }
    bool update() { return guide_.update(); }

    // After anything has changed; before the rest is asked for.
    void refresh(const HintPlace& place);
    const HintPicture& picture() const { return picture_; }
    const Rect& card() const { return places_.card; }
    // It is told in words that number rows and columns: the board should show which are meant.
    bool names_lines() const
    {
        return guide_.stage() == HintStage::Open || guide_.stage() == HintStage::List;
    }
    void draw(Canvas& canvas) const;

    // Nothing if the input was not meant for the hint.
    std::optional<HintDeed> handle(const Input& input);

private:
    std::optional<HintDeed> press(const KeyPressed& key);
    void scroll(int steps);
    struct Row { // of the list: a technique, or one of its steps
        std::size_t group;
        std::optional<std::size_t> step;
    };

    HintDeed press_primary();
    void go_back();
    HintDeed press_in_list(const KeyPressed& key);
    void open_row(std::size_t row);
    void move_in_list(int by);
    std::vector<Row> rows() const;
    int row_height() const;
    std::size_t rows_seen() const;

    struct Offer {
        std::string label;
        std::function<void()> press;
        bool enabled = true;
    };
    std::vector<Offer> offers(const HintPlace& place);
    void add_more(const HintPlace& place);
    void add_bottom(const HintPlace& place);
    void add_rows(const HintPlace& place);
    void add_names();
    void scroll_to_sentence();

    std::shared_ptr<const engine::Grid> grid_;
    HintGuide guide_;
    HintPicture picture_;
    HintCardText text_;
    HintCardPlaces places_;
    HintFlow flow_;
    Scale scale_;
    std::vector<Button> buttons_; // on their way to the panel
    ButtonPanel panel_{FocusKeys::None};
    std::optional<HintDeed> deed_; // of the button that is pressed
    bool fills_notes_ = false;
    int scroll_ = 0;
    int lit_before_ = -1;
    std::size_t row_ = 0; // of the list, chosen
    std::size_t first_row_ = 0;
    std::size_t open_group_ = 0;
};

} // namespace game
