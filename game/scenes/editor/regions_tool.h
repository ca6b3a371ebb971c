#pragma once
// The editor's mode "Regions": cells are painted into numbered regions by the pointer or by keys.
// Meanwhile the board shows the number of each cell's region.

#include <memory>
#include <optional>

#include "engine/base/result.h"
#include "engine/grid/board.h"
#include "game/scenes/editor/drawn_regions.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/services.h"

namespace game {

// Whether the key ends the mode while the board has the focus.
inline bool ends_regions(const KeyPressed& key)
{
    return key.key == Key::Enter || key.key == Key::Escape;
}

class RegionsTool {
public:
    bool is_open() const { return is_open_; }
    // Fails with a sentence if the puzzle can't have drawn regions. Unfinished
    // regions, from here or from the text, are there again unless the puzzle has got other regions.
    engine::Attempt open(const EnteredPuzzle& entered, std::string_view unfinished);
    void close(Host& host); // says so if the regions don't fit

    // The functions below may be called only while it is open.

    // The region that the pointer paints, from 1.
    int pen() const { return pen_; }
    void choose(int region) { pen_ = region; }
    DrawnRegions& drawn() { return *drawn_; }
    const DrawnRegions& drawn() const { return *drawn_; }
    // Gives the regions to the puzzle, if they fit; returns whether that changed the puzzle.
    bool apply(EnteredPuzzle& entered);

    // The regions as a text to be kept for the next time; empty if they fit.
    std::string unfinished() const { return drawn_->fit() ? "" : drawn_->text(); }

    // A grid of rows and columns alone.
    const std::shared_ptr<const engine::Grid>& grid() const { return plain_; }
    engine::Board board() const;
    void draw_lines(Canvas& canvas, const EditorBoard& board) const;
    // Says what is wrong with the regions; nothing if they fit.
    std::optional<EditorStatus> status(const engine::Translations& texts) const;

private:
    bool is_open_ = false;
    int pen_ = 1;
    std::optional<DrawnRegions> drawn_;
    std::shared_ptr<const engine::Grid> of_; // the puzzle's grid as the regions left it
    std::shared_ptr<const engine::Grid> plain_;
    std::optional<engine::Message> refused_; // why regions that fit can't be those of the puzzle
};

} // namespace game
