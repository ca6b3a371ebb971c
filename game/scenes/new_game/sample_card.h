#pragma once
// The board on the New Game screen: an example of exactly what is chosen, made in the background.

#include <memory>
#include <optional>
#include <string>

#include "engine/grid/board.h"
#include "engine/grid/symbols.h"
#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/text/contradiction.h"
#include "game/scenes/waiting/background.h"
#include "game/widgets/board/board_view.h"

namespace game {

class SampleCard {
public:
    SampleCard() = default;

    // Shows the layout's empty grid at once, and the digits when they are ready. The seed is
    // ignored: the sample shows the kind of puzzle, not the one to be played.
    void show(const engine::PuzzleSpec& spec, const engine::Layout& layout);
    void write_in(const engine::SymbolChoice& symbols);
    void cancel() { worker_.cancel(); }

    void place(Rect square, Scale scale);
    bool update(); // returns whether there is news
    bool is_making() const { return worker_.is_busy(); }
    // A text for the player about the sample.
    std::string remark(const engine::Translations& texts) const;
    void draw(Canvas& canvas) const;

private:
    void put(std::shared_ptr<const engine::Grid> grid, const engine::Digits& givens);

    struct Sample {
        std::optional<engine::MadePuzzle> made;
        std::optional<engine::Contradiction> why_not = {}; // if that is known
    };
    Background<Sample> worker_;
    std::optional<engine::Contradiction> why_not_;
    engine::SymbolChoice symbols_ = engine::SymbolSet::Figures;
    bool is_made_ = false;
    std::shared_ptr<const engine::Grid> grid_;
    std::optional<engine::Board> board_;
    std::optional<BoardView> view_;
    Rect square_;
    Scale scale_;
};

} // namespace game
