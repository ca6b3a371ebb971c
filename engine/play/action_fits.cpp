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
    bool candidates(const std::vector<Candidate>& list) const
    {
        const auto out_of_order = [](Candidate one, Candidate next) {
            return one >= next;
        };
        return std::all_of(list.begin(), list.end(),
                           [this](Candidate each) {
                               return each.cell.index < grid.cell_count() && digit(each.digit);
                           }) &&
               std::adjacent_find(list.begin(), list.end(), out_of_order) == list.end();
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
    bool operator()(const OpenHint& hint) const
    {
        return hint.level >= 1 && hint.level <= hint_levels;
    }
    bool operator()(const TakeStep& step) const
    {
        return !(step.placements.empty() && step.removals.empty()) && candidates(step.placements) &&
               candidates(step.removals);
    }
    bool operator()(const GoBackToRight&) const { return true; }
    bool operator()(const Pause&) const { return true; }
    bool operator()(const Resume&) const { return true; }
};

} // namespace

bool fits(const Action& action, const Grid& grid)
{
    return std::visit(Fits{grid}, action);
}

} // namespace engine
