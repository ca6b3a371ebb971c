#include "game/scenes/editor/regions_tool.h"

#include <algorithm>
#include <utility>

#include "engine/rules/rule.h"
#include "game/widgets/board/cell_signs.h"

namespace game {

using engine::Cell;
using engine::Message;
using engine::N_;

namespace {

constexpr std::size_t most_problems = 3; // that are said at once

std::shared_ptr<const engine::Grid> rows_and_columns(int size)
{
    engine::GridBuilder builder(size);
    for (int line = 0; line < size; ++line) {
        engine::Cells row;
        engine::Cells column;
        for (int at = 0; at < size; ++at) {
            row.push_back(builder.cell_at(line, at));
            column.push_back(builder.cell_at(at, line));
        }
        builder.add_house(engine::HouseKind::Row, std::move(row));
        builder.add_house(engine::HouseKind::Column, std::move(column));
    }
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

} // namespace

engine::Attempt RegionsTool::open(const EnteredPuzzle& entered, std::string_view unfinished)
{
    const engine::Layout& layout = *entered.puzzle().layout;
    const engine::Rule& jigsaw = *engine::find_rule("jigsaw");
    if (layout.corners.size() != 1 || !jigsaw.fits(layout.size))
        return engine::Failure{
            {N_("Regions can be drawn on a single square of 4×4 to 12×12 cells.")}};
    const bool is_first_time = !drawn_;
    if (!drawn_ || of_->houses() != entered.grid().houses()) {
        drawn_.emplace(entered.puzzle().grid);
        if (is_first_time)
            drawn_->read(unfinished);
        of_ = entered.puzzle().grid;
        plain_ = rows_and_columns(layout.size);
        pen_ = 1;
    }
    refused_.reset();
    is_open_ = true;
    return engine::Done{};
}

void RegionsTool::close(Host& host)
{
    if (!drawn_->fit())
        host.show_notice({{N_("The regions are not finished")},
                          {N_("They are kept and not used yet. R goes on drawing them.")}});
    is_open_ = false;
}

bool RegionsTool::apply(EnteredPuzzle& entered)
{
    refused_.reset();
    if (!drawn_->fit())
        return false;
    const auto before = entered.puzzle().grid;
    if (const engine::Attempt used = entered.use_regions(drawn_->regions()); !used) {
        refused_ = used.why();
        return false;
    }
    of_ = entered.puzzle().grid;
    return of_ != before;
}

engine::Board RegionsTool::board() const
{
    engine::Board board(engine::Digits(plain_->cells().size(), engine::no_digit));
    for (Cell cell : plain_->cells()) {
        const int region = drawn_->region_of(cell);
        if (region == DrawnRegions::none)
            continue;
        board.write_digit(cell, static_cast<engine::Digit>(region));
        board.paint(cell, engine::DigitSet().with(
                              static_cast<engine::Digit>((region - 1) % engine::colour_count + 1)));
    }
    return board;
}

void RegionsTool::draw_lines(Canvas& canvas, const EditorBoard& board) const
{
    const int size = drawn_->size();
    for (Cell cell : plain_->cells()) {
        const auto draw_border = [&](int step) {
            const Cell next = Cell::at(cell.index + step);
            if (drawn_->region_of(cell) != drawn_->region_of(next))
                draw_border_between(canvas, board.area_of(cell), board.area_of(next));
        };
        if (cell.index % size < size - 1)
            draw_border(1);
        if (cell.index / size < size - 1)
            draw_border(size);
    }
}

std::optional<EditorStatus> RegionsTool::status(const engine::Translations& texts) const
{
    if (refused_)
        return EditorStatus{texts.tr("These regions can't be used"), texts.tr(*refused_),
                            Icon::Cross, Paint::Error, Paint::ErrorSoft};
    const std::vector<std::string> problems = drawn_->problems(texts);
    if (problems.empty())
        return std::nullopt;
    std::string detail;
    for (std::size_t index = 0; index < std::min(problems.size(), most_problems); ++index)
        detail += (index == 0 ? "" : " ") + problems[index];
    if (problems.size() > most_problems)
        detail += " " + texts.tr(N_("There are more problems."));
    return EditorStatus{
        texts.tr(Message{N_("Painting region {region}"), {{"region", std::to_string(pen_)}}}),
        std::move(detail), Icon::Grid, Paint::Gold, Paint::GoldSoft};
}

} // namespace game
