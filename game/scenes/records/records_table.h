#pragma once
// The table of the Records screen: the runs of a category with their times, without what is chosen.

#include <optional>
#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"
#include "game/widgets/button.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/table_columns.h"

namespace game {

// What marks a run of a puzzle from elsewhere, with its left end there; and its width in pixels.
void draw_elsewhere_mark(Canvas& canvas, Point left, Tint tint, Scale scale);
int elsewhere_mark_width(Scale scale);

// A category in the list of them.
struct CategoryText {
    std::string name;
    std::optional<std::string> short_name = {}; // of puzzles from elsewhere: their mark tells that
    std::string time;
};

// The time is at the right, below the name if that is long; the short name is used where only that
// fits.
void draw_category_text(Canvas& canvas,
                        Rect place,
                        const CategoryText& text,
                        const TextLook& words,
                        const TextLook& numerals,
                        Scale scale);

class RecordsTable {
public:
    struct Row {
        std::string initials;
        std::string time;
        std::string delta; // to the best run; empty: there is none
        std::string date;
        bool is_best = false;
        bool is_from_elsewhere = false; // to be marked
        bool is_chosen = false;
    };

    // Fits the columns to a width in pixels.
    void set(std::vector<Row> rows,
             const engine::Translations& texts,
             const TextMeasure& measure,
             int width,
             Scale scale);
    void draw_heads(Canvas& canvas, Rect area) const;
    void draw_row(Canvas& canvas, Rect area, std::size_t place, ButtonState state) const;

private:
    enum class Column { Place, Name, Time, Delta, Date }; // from left to right

    void draw_cell(
        Canvas& canvas, Rect row, Column column, const std::string& text, TextLook look) const;
    void draw_name(Canvas& canvas, Rect area, const Row& row, ButtonState state) const;

    std::vector<Row> rows_;
    std::vector<std::string> heads_;
    std::string best_; // instead of the delta of the best run
    TableColumns columns_;
    Scale scale_;
};

} // namespace game
