#include "engine/play/action_fits.h"

#include <algorithm>

namespace engine {

namespace {

struct Fits {
    const Grid& grid;

    bool cells(const Cells& cells) const
    {
        const auto out_of_order = [](Cell one, Cell next) {
            return one >= next;
        };
        return !cells.empty() && cells.back().index < grid.cell_count() &&
               std::adjacent_find(cells.begin(), cells.end(), out_of_order) == cells.end();
    }
    bool digit(Digit digit) const { return digit >= 1 && digit <= grid.size(); }

    bool operator()(const PlaceDigit& place) const
    {
        return cells(place.cells) && digit(place.digit);
    }
    bool operator()(const ToggleCornerNote& note) const
    {
        return cells(note.cells) && digit(note.digit);
    }
    bool operator()(const ToggleCentreNote& note) const
    {
        return cells(note.cells) && digit(note.digit);
    }
    bool operator()(const ToggleColour& colour) const
    {
        return cells(colour.cells) && colour.colour >= 1 && colour.colour <= colour_count;
    }
    bool operator()(const Erase& erase) const { return cells(erase.cells); }
    bool operator()(const FillNotes& fill) const
    {
        return fill.digit == no_digit || digit(fill.digit);
    }
    bool operator()(const Undo&) const { return true; }
    bool operator()(const Redo&) const { return true; }
    bool operator()(const Restart&) const { return true; }
    bool operator()(const SetCheckpoint&) const { return true; }
    bool operator()(const ReturnToCheckpoint&) const { return true; }
    bool operator()(const Check&) const { return true; }
    bool operator()(const RevealMistakes&) const { return true; }
    bool operator()(const Pause&) const { return true; }
    bool operator()(const Resume&) const { return true; }
};

} // namespace

bool fits(const Action& action, const Grid& grid)
{
    return std::visit(Fits{grid}, action);
}

} // namespace engine
