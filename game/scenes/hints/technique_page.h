#pragma once
// A list of techniques or steps, and the selected one shown and explained on its board: of all
// techniques where they are learnt, and of all steps that are possible next.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/explain.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/button.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/hint/hint_card.h"

namespace game {

// "Level: Hard".
std::string level_line(const engine::Translations& texts, const engine::Technique& technique);
// The digits of a position on a board, without notes.
engine::Board board_of(const engine::Candidates& candidates);

// What is shown beside the list.
struct StepShow {
    std::shared_ptr<const engine::Chart> chart; // must outlive the candidates
    engine::Candidates candidates;
    engine::Step step;
};

// What the page lists and shows. Texts are asked for anew whenever it is laid out, as the language
// may have changed.
class PageContent {
public:
    struct Row {
        std::string label;
        std::string detail;       // at its right end
        std::string heading = {}; // over it: what begins here
    };
    virtual ~PageContent() = default;
    virtual std::size_t count() const = 0;
    virtual Row row(std::size_t index) const = 0;
    // Nothing if there is nothing to show.
    virtual std::optional<StepShow> show(std::size_t index) const = 0;
    virtual std::string title(std::size_t index) const = 0;
    virtual std::string subtitle(std::size_t index) const = 0;
    virtual std::string about(std::size_t) const { return {}; } // a paragraph before the sentences
};

class TechniquePage {
public:
    TechniquePage(const engine::Translations& texts, std::unique_ptr<PageContent> content);
    // Room for buttons, below the text or in a narrow column beside the board.
    struct FootHeights { // in units that grow with the text
        double usual = 0;
        double wide = 0; // is enough where it is at least low_foot_width wide
        double narrow = 0;
    };
    void reserve_foot(FootHeights heights) { foot_heights_ = heights; }
    static constexpr double low_foot_width = 340;

    // Makes what is at the foot, for a height in units that grow with the text.
    using MakeFoot = std::function<Box(double height)>;
    // The list beside the entry; in a narrow place above it or, in a low one, below it. `place` is
    // its width and height, in units; `pressed` is called when a button of the page was pressed.
    struct Room {
        double width = 0;
        double height = 0;
    };
    Box screen(Room place, Scale scale, std::function<void()> pressed, MakeFoot foot = {});

    // Whether the entry is above the list and scrolls with it.
    bool is_over_list() const { return !is_list_apart_; }

    void choose(int by);
    // Scrolls a text that is higher than its area; returns false at its end.
    bool scroll_text(int pixels);
    bool has_more_text() const { return max_scroll() > 0; }
    bool has_text_at(Point at) const { return is_list_apart_ && card_.contains(at); }
    ButtonId chosen_id() const; // of its row
    std::size_t chosen() const { return chosen_; }
    std::size_t rows() const { return content_->count(); }
    void show(std::size_t index);        // of a row
    void show_again() { show(chosen_); } // when it would show something else now

private:
    Box row(std::size_t index, std::function<void()> pressed);
    Box entry(std::function<void()> pressed, MakeFoot foot);
    void place_entry(Rect place, const TextMeasure& measure, Scale scale);
    void divide_entry(const TextMeasure& measure);
    void place_board(Rect inner, int side);
    bool place_names_beside_board(Rect inner, int other_side, const TextMeasure& measure);
    void place_names(Rect place, const TextMeasure& measure);
    void place_text(Rect place, const TextMeasure& measure);
    std::vector<Button> names();
    void point_at(const engine::Cells& cells);
    void draw(Canvas& canvas) const;
    void draw_title(Canvas& canvas) const;
    std::string title() const { return content_->title(chosen_); }
    std::string subtitle() const { return content_->subtitle(chosen_); }
    int max_scroll() const { return std::max(0, flow_.height - text_.height); }

    const engine::Translations& texts_;
    std::unique_ptr<PageContent> content_;
    std::size_t chosen_ = 0; // index of its row
    std::optional<StepShow> show_;
    std::optional<engine::Board> board_;
    std::unique_ptr<BoardView> view_;
    HintPicture picture_;
    std::vector<engine::Sentence> sentences_;

    Scale scale_;
    bool is_list_apart_ = true; // it scrolls by itself, and so does the text of the entry
    double high_ = 0;           // units, of the whole page
    Rect card_;
    bool names_are_beside_board_ = false; // broken into lines, and the text below the board
    TextLook broken_title_;
    Rect title_;
    Rect level_;
    HintFlow flow_;
    Rect text_;
    FootHeights foot_heights_;
    Rect foot_;
    int scroll_ = 0; // pixels of the text above its area
};

} // namespace game
