#include "game/scenes/new_game/sample_card.h"

#include <utility>

#include "game/scenes/new_game/why_no_grid.h"
#include "game/widgets/board/thumbnail.h"

namespace game {

using engine::N_;

namespace {

constexpr std::uint64_t sample_seed = 0x5A3B1E; // so that the sample is always the same
constexpr double smallest_cell = 14;            // units, for digits to be read

} // namespace

void SampleCard::show(const engine::PuzzleSpec& spec, const engine::Layout& layout)
{
    auto grid = engine::make_grid(layout);
    const engine::Digits nothing(grid->cells().size(), engine::no_digit);
    put(std::move(grid), nothing);
    is_made_ = false;
    engine::PuzzleSpec sample = spec;
    sample.seed = sample_seed;
    why_not_.reset();
    worker_.ask([sample](const engine::Cancel& cancel) {
        auto made = make_puzzle(sample, cancel);
        if (made || cancel.is_asked())
            return Sample{std::move(made)};
        return Sample{std::nullopt, why_no_grid(sample, cancel)};
    });
}

void SampleCard::write_in(const engine::SymbolChoice& symbols)
{
    symbols_ = symbols;
    if (!grid_)
        return;
    grid_ = std::make_shared<const engine::Grid>(engine::in_symbols(*grid_, symbols));
    view_.emplace(*grid_);
    view_->place(square_, scale_);
}

void SampleCard::place(Rect square, Scale scale)
{
    square_ = square;
    scale_ = scale;
    if (view_)
        view_->place(square, scale);
}

bool SampleCard::update()
{
    const auto sample = worker_.take();
    if (!sample)
        return false;
    why_not_ = sample->why_not;
    if (const auto& made = sample->made) {
        put(made->puzzle.grid, made->puzzle.givens);
        is_made_ = true;
    }
    return true;
}

// The empty grid proves nothing: some mixes have no puzzle.
std::string SampleCard::remark(const engine::Translations& texts) const
{
    if (is_made_)
        return texts.tr("example – your puzzle will be new");
    if (is_making())
        return texts.tr("making an example …");
    if (!why_not_)
        return texts.tr("no puzzle was found: choose fewer rules");
    return texts.tr(engine::Message{N_("no puzzle was found: {why}"),
                                    {{"why", text_of(texts, *grid_, *why_not_)}}});
}

void SampleCard::put(std::shared_ptr<const engine::Grid> grid, const engine::Digits& givens)
{
    grid_ = std::move(grid);
    board_.emplace(givens);
    write_in(symbols_);
}

// Digits that would be too small to be read are dots.
void SampleCard::draw(Canvas& canvas) const
{
    if (!view_ || square_.empty())
        return;
    if (view_->cell_side() < smallest_cell * scale_.unit)
        draw_thumbnail(canvas, view_->area(), *grid_, board_->digits(),
                       ThumbnailTints{.dot = Paint::Given});
    else
        view_->draw(canvas, *board_, BoardLook{.marks = false, .shadow = false});
}

} // namespace game
