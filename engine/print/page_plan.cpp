#include "engine/print/page_plan.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

namespace {

constexpr double frame = 3; // what the frame of a board needs on both sides together

struct Division {
    int count;
    int columns;
    int rows;
};

constexpr std::array divisions = {Division{1, 1, 1}, Division{2, 1, 2}, Division{4, 2, 2},
                                  Division{6, 2, 3}, Division{12, 3, 4}};

const Division& division_for(int count)
{
    const auto* found = std::ranges::find_if(
        divisions, [count](const Division& division) { return division.count >= count; });
    ENSURE(found != divisions.end());
    return *found;
}

PaperArea puzzle_area(const PrintChoices& choices, int per_page)
{
    PaperArea area = body_of(choices.paper);
    if (choices.solutions == Solutions::AtFoot)
        area.height -= foot_height(per_page);
    return area;
}

double
smallest_digit(const std::vector<PuzzleToPrint>& puzzles, const PaperArea& space, TypeSize type)
{
    double least = space.width;
    for (const PuzzleToPrint& puzzle : puzzles) {
        const Grid& grid = *puzzle.puzzle.grid;
        least = std::min(least, digit_size(grid, cell_in_space(grid, space, type), type));
    }
    return least;
}

} // namespace

SheetText faint(std::string text, PaperPoint at, SheetAlign align, double size)
{
    return {std::move(text), at, align, size, SheetWeight::Regular, faint_text};
}

SheetText bold(std::string text, PaperPoint at, SheetAlign align, double size)
{
    return {std::move(text), at, align, size, SheetWeight::Bold};
}

PaperArea body_of(const PaperSize& paper)
{
    const double top = page_margin + heading_height;
    return {page_margin, top, paper.width - 2 * page_margin,
            paper.height - top - page_margin - footer_height};
}

std::vector<PaperArea> spaces_in(const PaperArea& area, int count)
{
    const Division& division = division_for(count);
    const double width = (area.width - (division.columns - 1) * between_boards) / division.columns;
    const double height = (area.height - (division.rows - 1) * between_boards / 2) / division.rows;
    std::vector<PaperArea> spaces;
    for (int index = 0; index < count; ++index) {
        const int column = index % division.columns;
        const int row = index / division.columns;
        spaces.push_back({area.left + column * (width + between_boards),
                          area.top + row * (height + between_boards / 2), width, height});
    }
    return spaces;
}

double cell_that_fits(const Grid& grid, double width, double height)
{
    return std::min((width - frame) / grid.columns(), (height - frame) / grid.rows());
}

double caption_size(double width, TypeSize type)
{
    const double size = std::clamp(width / 24, 6.5, 11.0);
    return type == TypeSize::Large ? 1.4 * size : size;
}

// Two lines, with some space around them.
double caption_height(double size)
{
    return 3.4 * size;
}

double cell_in_space(const Grid& grid, const PaperArea& space, TypeSize type)
{
    return cell_that_fits(grid, space.width,
                          space.height - caption_height(caption_size(space.width, type)));
}

double foot_height(int per_page)
{
    switch (per_page) {
    case 1:
        return 180;
    case 2:
        return 160;
    case 4:
        return 140;
    case 6:
        return 104;
    default:
        return 204; // in two rows
    }
}

int per_page_that_fits(const std::vector<PuzzleToPrint>& puzzles, const PrintChoices& choices)
{
    int fits = choices.per_page;
    if (choices.type == TypeSize::Usual)
        return fits;
    for (const int count : puzzles_per_page) {
        if (count > choices.per_page)
            break;
        const PaperArea space = spaces_in(puzzle_area(choices, count), count).front();
        if (count == 1 || smallest_digit(puzzles, space, choices.type) >= least_large_digit)
            fits = count;
    }
    return fits;
}

int solutions_per_page(const std::vector<PuzzleToPrint>& puzzles, const PrintChoices& choices)
{
    const bool is_large = choices.type == TypeSize::Large;
    const double least = is_large ? 12 : 5;
    int fits = 1;
    for (const int count : puzzles_per_page) {
        const PaperArea space = spaces_in(body_of(choices.paper), count).front();
        if (smallest_digit(puzzles, space, choices.type) >= least)
            fits = count;
    }
    return fits;
}

} // namespace engine
