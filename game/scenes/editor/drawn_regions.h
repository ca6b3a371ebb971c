#pragma once
// Regions while somebody draws them: each cell has the number of its region, or none. They may be
// unfinished; sentences say what is wrong with them.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/text/translations.h"

namespace game {

// The regions of one square.
class DrawnRegions {
public:
    // As they are on this grid of size() x size() cells; numbers from 1 in reading order.
    explicit DrawnRegions(std::shared_ptr<const engine::Grid> grid);

    // As a text: a letter for the region of each cell, or a full stop. read() returns whether it
    // was one of this size, and begins a new history.
    std::string text() const;
    bool read(std::string_view text);

    static constexpr int none = 0;
    int size() const { return grid_->size(); }
    int region_of(engine::Cell cell) const { return numbers_[cell.index]; }

    // Each of these returns whether anything has changed. What is painted until the next
    // begin_stroke() is one step for undo().
    void begin_stroke() { is_new_stroke_ = true; }
    bool paint(const engine::Cells& cells, int region);
    bool undo() { return step(before_, after_); }
    bool redo() { return step(after_, before_); }
    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }

    // The cells of each region, by its number, in reading order. Regions without cells are omitted.
    std::vector<engine::Cells> regions() const;
    // Whether each has size() cells in one piece.
    bool fit() const;
    // What is wrong, the most important first: "Region 3 has 10 cells; it needs 9."
    std::vector<std::string> problems(const engine::Translations& texts) const;

private:
    using Numbers = std::vector<int>; // by cell
    using History = std::vector<Numbers>;

    bool step(History& from, History& to);

    std::shared_ptr<const engine::Grid> grid_;
    Numbers numbers_;
    History before_;
    History after_;
    bool is_new_stroke_ = true;
};

} // namespace game
