#pragma once
// The columns of a table: each as wide as its widest text. Where there is no room for all, the
// least important are left out; what is left over is shared between the columns.

#include <algorithm>
#include <string>
#include <vector>

#include "game/ui/canvas.h"
#include "game/widgets/draw_text.h"

namespace game {

class TableColumns {
public:
    // Adds a column to the right; those with the lowest importance are left out first.
    void add(int width, Align align, int importance);
    // To be called when all have been added. `gap` is the least distance between columns.
    void fit(int width, int gap);

    // Draws a text in that cell, with the alignment of the column; nothing if it is left out. With
    // Face::Numerals digits stand below each other.
    void draw(Canvas& canvas,
              Rect row,
              std::size_t column,
              const std::string& text,
              TextLook look,
              Scale scale) const;

    // The cell of a row in that column; empty if the column is left out.
    Rect in(Rect row, std::size_t column) const;

private:
    struct Column {
        int width;
        Align align;
        int importance;
        bool is_shown = true;
        int left = 0; // of its cells, from the left end of the row
    };
    int total(int gap) const;
    int count() const;

    std::vector<Column> columns_;
};

// The width of the widest text.
template <typename Texts>
int widest(const TextMeasure& measure, const Texts& texts, Font font)
{
    int width = 0;
    for (const auto& text : texts)
        width = std::max(width, measure.width_of(text, font));
    return width;
}

// The same where some are numerals of equal width.
int widest_number(const TextMeasure& measure, const std::vector<std::string>& texts, Font font);

} // namespace game
