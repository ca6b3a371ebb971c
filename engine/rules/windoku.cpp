#include "engine/rules/box_shape.h"
#include "engine/rules/house_shape.h"
#include "engine/rules/rule.h"

namespace engine {

// Windows are as large as boxes, one cell from the edge and one from each other: four in 9x9.
static void add_windows(GridBuilder& grid, Random&)
{
    const int side = box_height(grid.size());
    for (int top = 1; top + side < grid.size(); top += side + 1) {
        for (int left = 1; left + side < grid.size(); left += side + 1)
            grid.add_house(HouseKind::Extra, box_at(grid, top, left));
    }
}

// The cells beside windows, and those in the corners between them, make houses that follow from the
// windows. No rule adds them; the teacher counts on them (engine/position/forced_houses.h).
static const char* name_of_window(const Grid& grid, const Cells& cells)
{
    const int side = box_height(grid.size());
    const auto crossings = crossings_of(grid, cells);
    const auto is_dense = [&](const std::vector<int>& lines) {
        return are_spaced(lines, side, 1);
    };
    const auto is_wide = [&](const std::vector<int>& lines) {
        return are_spaced(lines, side, side + 1);
    };
    if (!has_square_boxes(grid.size()) || !crossings)
        return nullptr;
    if (is_dense(crossings->rows) && is_dense(crossings->columns))
        return N_("window {n}");
    for (const auto& lines : {crossings->rows, crossings->columns}) {
        if (!is_dense(lines) && !is_wide(lines))
            return nullptr;
    }
    return N_("hidden window {n}");
}

extern const Rule windoku = {
    .id = "windoku",
    .name = N_("Windoku"),
    .summary = N_("tinted windows hold each digit"),
    .meaning = N_("Each tinted window with a line around it holds each digit once."),
    .consequence =
        N_("What two windows leave of their three rows or columns holds each digit once, "
           "too, and so do the nine cells where the lines without windows cross: hints "
           "and levels count on these five hidden windows."),
    .demand = N_("Windoku needs square boxes: size 4, 9, 16 or 25; {size} is not possible"),
    .fits = has_square_boxes,
    .add_to = add_windows,
    .house_name = name_of_window,
};

} // namespace engine
