#include "engine/print/page_writer.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/print/printed_board.h"
#include "engine/text/layout_name.h"

namespace engine {

namespace {

constexpr double heading_size = 13;
constexpr double small_size = 8.5;
constexpr double least_rules_size = 6;

// In large type every text is larger.
double scale_of(const PrintChoices& choices)
{
    return choices.type == TypeSize::Large ? 1.3 : 1;
}

} // namespace

PageWriter::PageWriter(const PrintChoices& choices,
                       const SheetMeasure& measure,
                       const Translations& texts,
                       std::size_t page,
                       std::size_t pages)
    : choices_(choices),
      measure_(measure),
      texts_(texts),
      sheet_{.size = choices.paper},
      page_(page),
      pages_(pages)
{
}

Sheet PageWriter::sheet(std::string bookmark) &&
{
    sheet_.bookmark = std::move(bookmark);
    return std::move(sheet_);
}

void PageWriter::write_heading(const std::string& heading)
{
    const double y = page_margin + heading_height / 4;
    const double right = sheet_.size.width - page_margin;
    const SheetText place = faint(std::to_string(page_) + " / " + std::to_string(pages_),
                                  {right, y}, SheetAlign::Right, small_size * scale_of(choices_));
    const double free = right - page_margin - between_boards -
                        measure_.width_of(place.text, place.size, place.weight);
    sheet_.parts.push_back(
        shrunk(bold(heading, {page_margin, y}, SheetAlign::Left, heading_size * scale_of(choices_)),
               free, measure_));
    sheet_.parts.push_back(place);
}

void PageWriter::write_footer(const std::string& text)
{
    sheet_.parts.push_back(faint(text, {sheet_.size.width / 2, sheet_.size.height - page_margin},
                                 SheetAlign::Centre, small_size * scale_of(choices_)));
}

std::vector<std::string>
PageWriter::rule_lines(const std::vector<const Layout*>& layouts, double width, double size) const
{
    std::vector<std::string> told, lines;
    for (const Layout* layout : layouts) {
        for (const RuleText& rule : rule_texts(texts_, *layout)) {
            std::string text = rule.name + ": " + rule.meaning;
            if (rule.name.empty() || std::ranges::find(told, text) != told.end())
                continue;
            for (std::string& line : wrapped(text, width, size, SheetWeight::Regular, measure_))
                lines.push_back(std::move(line));
            told.push_back(std::move(text));
        }
    }
    return lines;
}

double PageWriter::write_rules(const std::vector<const Layout*>& layouts, const PaperArea& area)
{
    constexpr double line_height = 1.4; // in sizes of the font
    double size = small_size * scale_of(choices_);
    std::vector<std::string> lines = rule_lines(layouts, area.width, size);
    // Many rules are written smaller, so that the boards keep most of the page.
    while (size > least_rules_size && line_height * size * count_of(lines) > area.height / 4) {
        size = std::max(least_rules_size, size - 0.5);
        lines = rule_lines(layouts, area.width, size);
    }
    if (lines.empty())
        return 0;
    const double step = line_height * size;
    const double height = step * count_of(lines);
    double y = area.bottom() - height + step / 2;
    for (const std::string& line : lines) {
        sheet_.parts.push_back(faint(line, {area.left, y}, SheetAlign::Left, size));
        y += step;
    }
    return height + step;
}

std::string PageWriter::number_text(std::size_t number) const
{
    return texts_.tr(Message{N_("No. {n}"), {{"n", std::to_string(number)}}});
}

// "Hard, 9×9, rating 412", as far as it is known and wanted.
std::string PageWriter::facts_of(const PuzzleToPrint& puzzle, Caption caption) const
{
    std::vector<std::string> facts;
    facts.push_back(texts_.tr(name_of(puzzle.level)));
    if (caption == Caption::NamesLayout)
        facts.push_back(layout_name(texts_, *puzzle.layout));
    if (choices_.shows_ratings && puzzle.effort)
        facts.push_back(
            texts_.tr(Message{N_("rating {n}"), {{"n", std::to_string(*puzzle.effort)}}}));
    std::string all;
    for (const std::string& fact : facts)
        all += (all.empty() ? "" : ", ") + fact;
    return all;
}

void PageWriter::write_line_for_time(double y, const Frame& frame, double size)
{
    const double right = frame.corner.x + frame.width;
    const double blank = 5 * size;
    sheet_.parts.push_back(
        SheetLine{{right - blank, y + 0.5 * size}, {right, y + 0.5 * size}, 0.5, faint_text});
    sheet_.parts.push_back(
        faint(texts_.tr("time"), {right - blank - 0.4 * size, y}, SheetAlign::Right, size));
}

void PageWriter::write_caption(const PuzzleToPrint& puzzle,
                               std::size_t number,
                               const Frame& frame,
                               double size,
                               Caption caption)
{
    const double left = frame.corner.x;
    const double first = frame.bottom + 1.1 * size;
    const SheetText title = bold(number_text(number), {left, first}, SheetAlign::Left, size);
    const double used = measure_.width_of(title.text, size, title.weight) + size;
    sheet_.parts.push_back(title);
    sheet_.parts.push_back(
        shrunk(SheetText{facts_of(puzzle, caption), {left + used, first}, SheetAlign::Left, size},
               frame.width - used, measure_));

    const double second = first + 1.4 * size;
    double room = frame.width;
    if (choices_.has_lines_for_time) {
        write_line_for_time(second, frame, size);
        room -= 6 * size + measure_.width_of(texts_.tr("time"), size, SheetWeight::Regular);
    }
    if (!puzzle.code.empty())
        sheet_.parts.push_back(shrunk(
            faint(puzzle.code, {left, second}, SheetAlign::Left, 0.9 * size), room, measure_));
}

void PageWriter::draw_puzzle(const PuzzleToPrint& puzzle,
                             std::size_t number,
                             const PaperArea& space,
                             Caption caption)
{
    const Grid& grid = *puzzle.puzzle.grid;
    const double cell = cell_in_space(grid, space, choices_.type);
    const double width = cell * grid.columns();
    const PaperPoint corner{space.left + (space.width - width) / 2, space.top + 2};
    draw_board(
        sheet_,
        {grid, puzzle.puzzle.givens, puzzle.placed, puzzle.notes, corner, cell, choices_.type},
        measure_);
    write_caption(puzzle, number, {corner, width, corner.y + cell * grid.rows()},
                  caption_size(space.width, choices_.type), caption);
}

void PageWriter::draw_solved(const PuzzleToPrint& puzzle, PaperPoint corner, double cell)
{
    draw_board(sheet_,
               {*puzzle.puzzle.grid,
                puzzle.puzzle.givens,
                puzzle.puzzle.solution,
                {},
                corner,
                cell,
                choices_.type,
                false},
               measure_);
}

void PageWriter::draw_solution(const PuzzleToPrint& puzzle,
                               std::size_t number,
                               const PaperArea& space)
{
    const Grid& grid = *puzzle.puzzle.grid;
    const double size = caption_size(space.width, choices_.type);
    const double cell = cell_in_space(grid, space, choices_.type);
    const PaperPoint corner{space.left + (space.width - cell * grid.columns()) / 2, space.top + 2};
    draw_solved(puzzle, corner, cell);
    sheet_.parts.push_back(bold(number_text(number),
                                {corner.x, corner.y + cell * grid.rows() + 1.1 * size},
                                SheetAlign::Left, size));
}

void PageWriter::draw_small_solution(const PuzzleToPrint& puzzle,
                                     std::size_t number,
                                     const PaperArea& space)
{
    const Grid& grid = *puzzle.puzzle.grid;
    constexpr double size = 7;
    constexpr double above = 2 * size;
    const double cell = cell_that_fits(grid, space.width, space.height - above - size);
    const PaperPoint corner{space.left + (space.width - cell * grid.columns()) / 2,
                            space.top + above};
    sheet_.parts.push_back(
        bold(number_text(number), {corner.x, corner.y - size}, SheetAlign::Left, size));
    draw_solved(puzzle, corner, cell);
}

void PageWriter::turn_upside_down_from(std::size_t first, PaperPoint about)
{
    turn_upside_down(std::span(sheet_.parts).subspan(first), about);
}

} // namespace engine
