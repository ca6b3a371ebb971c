#pragma once
// The hint beside the board: its card, buttons, keys and highlights. It returns what the player
// wants done; the play scene does it.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/motion/hint_motion.h"
#include "game/scenes/hints/hint_guide.h"
#include "game/scenes/hints/hint_texts.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/ui/key_bindings.h"
#include "game/ui/key_hints.h"
#include "game/widgets/button_panel.h"

namespace game {

enum class HintAction {
    Nothing,
    Close,
    ApplyStep,
    FillNotes,
    GoBack, // to before the first wrong digit
    AddNote,
    Check,
    AskForCell, // another hint, for the selected cell
    AskForAny,  // another hint, wherever there is one
};

// Where the hint is shown, and with which board and texts.
struct HintPlace {
    const engine::Translations& texts;
    const engine::Board& board;
    const TextMeasure& measure;
    Rect card;
    bool wide;
    Scale scale;
    bool keeps_notes;
    bool offers_check;    // there is no other button for it
    bool offers_for_cell; // the selected cell is empty
    PlayKind kind;
    Hands hands;
    MotionAmount motion;
    engine::MonotonicTime now;
};

class HintPanel {
public:
    HintPanel(std::shared_ptr<const engine::Grid> grid, HintGuide guide, const KeyBindings& keys)
        : grid_(std::move(grid)), guide_(std::move(guide)), keys_(keys)
    {
    }

    HintGuide& guide() { return guide_; }
    const HintGuide& guide() const { return guide_; }
    bool update() { return guide_.update(); }

    // To be called before everything else, and after anything has changed.
    void refresh(const HintPlace& place);
    const HintPicture& picture() const { return picture_; }
    // While the picture draws itself: what was shown before, or null.
    const HintPicture* picture_before() const { return before_.cells.empty() ? nullptr : &before_; }
    const HintMotion& motion() const { return motion_; }
    const Rect& card() const { return places_.card; }
    // The text names rows and columns by number, so the board should show the numbers.
    bool names_lines() const
    {
        return guide_.stage() == HintStage::Open || guide_.stage() == HintStage::List;
    }
    void draw(Canvas& canvas) const;
    // The title, what it says of it or the selected row of the list, and what Enter does.
    std::string in_words() const;

    // Nothing if the hint did not use the input.
    std::optional<HintAction> handle(const Input& input);

private:
    void show(HintPicture picture, const HintPlace& place);
    std::optional<HintAction> press(const KeyPressed& key);
    void scroll(int steps);
    struct Row { // of the list: a technique, or one of its steps
        std::size_t group;
        std::optional<std::size_t> step;
    };

    HintAction press_primary();
    void go_back();
    void go_on();
    HintAction press_in_list(const KeyPressed& key);
    HintAction press_hint();
    void open_row(std::size_t row);
    void move_in_list(int by);
    std::vector<Row> rows() const;
    int row_height() const { return scale_.font(34); }
    bool has_little_room() const;
    Rect list_area() const;
    std::size_t rows_seen() const;

    struct Offer {
        std::string label;
        std::function<void()> press;
        bool enabled = true;
    };
    std::function<void()> asking_for(HintAction action); // of a button
    std::vector<Offer> offers(const HintPlace& place);
    void add_other_hints(const HintPlace& place, std::vector<Offer>& all);
    static std::vector<std::string> labels_of(const std::vector<Offer>& all);
    void place_more(const HintPlace& place);
    void add_more(const HintPlace& place);
    void add_bottom(const HintPlace& place);
    void add_rows(const HintPlace& place);
    void add_names();
    void scroll_to_sentence();

    std::shared_ptr<const engine::Grid> grid_;
    HintGuide guide_;
    const KeyBindings& keys_;
    HintPicture picture_;
    HintPicture before_;
    HintMotion motion_;
    HintCardText text_;
    HintCardLayout places_;
    HintFlow flow_;
    Scale scale_;
    std::vector<Button> buttons_; // collected for the panel
    ButtonPanel panel_{FocusKeys::None};
    std::optional<HintAction> action_; // action of the button that was pressed
    bool fills_notes_ = false;
    int scroll_ = 0;
    int lit_before_ = -1;
    std::size_t row_ = 0; // selected row of the list
    std::size_t first_row_ = 0;
    std::size_t open_group_ = 0;
};

} // namespace game
