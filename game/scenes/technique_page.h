#pragma once
// The help page of techniques: a list of them, and the one chosen shown at work on a real position.

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

// The example of a technique, and the step there.
struct TechniqueShow {
    engine::StepLine line;
    engine::Step step;
};
std::optional<TechniqueShow> show_of(const engine::Technique* technique);

class TechniquePage {
public:
    explicit TechniquePage(const engine::Catalogue& words);

    struct Places {
        Rect list;  // its top, wherever it has scrolled to
        Rect entry; // beside the list; over it where `is_beside` is false
        bool is_beside = true;
    };
    static Places places(Rect content, Rect visible, Scale scale);
    // Returns where the content ends.
    int place(const Places& places, const TextMeasure& measure, Scale scale);
    const std::vector<Button>& buttons() const { return buttons_; }
    void draw(Canvas& canvas) const;

    // The entry scrolls away with the list under it.
    bool is_over_list() const { return !is_beside_; }

    void choose(int by);
    // Where the text is higher than its place, it scrolls there; false where there is no more.
    bool scroll_text(int pixels);
    bool has_more_text() const { return most_scroll() > 0; }
    bool has_text_at(Point at) const { return is_beside_ && card_.contains(at); }
    ButtonId chosen_id() const; // of its row

private:
    void show(std::size_t index);
    void place_entry(const Places& places, const TextMeasure& measure);
    void add_names();
    void point_at(const engine::Cells& cells);
    void draw_title(Canvas& canvas) const;
    int most_scroll() const { return std::max(0, flow_.height - text_.height); }

    const engine::Catalogue& words_;
    // Of engine::all_techniques(), each on a row.
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
    int scroll_ = 0; // pixels of the text above its place
    std::vector<Button> buttons_;
};

} // namespace game
