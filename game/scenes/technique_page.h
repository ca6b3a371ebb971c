#pragma once
// The help page of techniques: a list, and the selected technique shown on a real position.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/explain.h"
#include "engine/text/step_line.h"
#include "game/widgets/board_view.h"
#include "game/widgets/button.h"
#include "game/widgets/hint_card.h"

namespace game {

// The example position of a technique, and its step there.
struct TechniqueShow {
    engine::StepLine line;
    engine::Step step;
};
std::optional<TechniqueShow> show_of(const engine::Technique* technique);

class TechniquePage {
public:
    explicit TechniquePage(const engine::Translations& texts);

    struct Places {
        Rect list;  // its top, in its scrolled position
        Rect entry; // beside the list, or above it if `is_beside` is false
        bool is_beside = true;
    };
    static Places places(Rect content, Rect visible, Scale scale);
    // Returns where the content ends.
    int place(const Places& places, const TextMeasure& measure, Scale scale);
    const std::vector<Button>& buttons() const { return buttons_; }
    void draw(Canvas& canvas) const;

    // Whether the entry is above the list and scrolls with it.
    bool is_over_list() const { return !is_beside_; }

    void choose(int by);
    // Scrolls a text that is higher than its area; returns false at its end.
    bool scroll_text(int pixels);
    bool has_more_text() const { return max_scroll() > 0; }
    bool has_text_at(Point at) const { return is_beside_ && card_.contains(at); }
    ButtonId chosen_id() const; // of its row

private:
    void show(std::size_t index);
    void place_entry(const Places& places, const TextMeasure& measure);
    void add_names();
    void point_at(const engine::Cells& cells);
    void draw_title(Canvas& canvas) const;
    int max_scroll() const { return std::max(0, flow_.height - text_.height); }

    const engine::Translations& texts_;
    // Index in engine::all_techniques(), each of which has a row.
    std::size_t chosen_ = 0;
    std::optional<TechniqueShow> show_;
    std::optional<engine::Board> board_;
    std::unique_ptr<BoardView> view_;
    HintPicture picture_;
    std::vector<engine::Sentence> sentences_;

    Scale scale_;
    bool is_beside_ = true;
    Rect card_;
    Rect title_;
    Rect level_;
    HintFlow flow_;
    Rect text_;
    int scroll_ = 0; // pixels of the text above its area
    std::vector<Button> buttons_;
};

} // namespace game
