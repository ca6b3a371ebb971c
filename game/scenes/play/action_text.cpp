#include "game/scenes/play/action_text.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "engine/text/house_name.h"
#include "engine/text/symbol_name.h"

namespace game {

using engine::Action;
using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::Message;
using engine::N_;

namespace {

// One sentence for each action without data of its own.
struct Plain {
    const char* operator()(const engine::PlaceDigit&) const { return N_("{digit} in {cell}"); }
    const char* operator()(const engine::ToggleCornerNote&) const
    {
        return N_("corner note {digit} in {cell}");
    }
    const char* operator()(const engine::ToggleCentreNote&) const
    {
        return N_("centre note {digit} in {cell}");
    }
    const char* operator()(const engine::ToggleColour&) const { return N_("colour in {cell}"); }
    const char* operator()(const engine::ColourNote&) const
    {
        return N_("colour of the note {digit} in {cell}");
    }
    const char* operator()(const engine::ToggleLink&) const { return N_("a link drawn"); }
    const char* operator()(const engine::EraseDrawing&) const { return N_("drawing erased"); }
    const char* operator()(const engine::Erase&) const { return N_("{cell} erased"); }
    const char* operator()(const engine::FillNotes&) const { return N_("notes filled"); }
    const char* operator()(const engine::FillSingles&) const { return N_("singles written"); }
    const char* operator()(const engine::Undo&) const { return N_("undone"); }
    const char* operator()(const engine::Redo&) const { return N_("redone"); }
    const char* operator()(const engine::Restart&) const { return N_("begun again"); }
    const char* operator()(const engine::SetBookmark&) const { return N_("bookmark set"); }
    const char* operator()(const engine::ReturnToBookmark&) const
    {
        return N_("back at a bookmark");
    }
    const char* operator()(const engine::GoToBookmark&) const { return N_("back at a bookmark"); }
    const char* operator()(const engine::NameBookmark&) const { return N_("bookmark named"); }
    const char* operator()(const engine::DeleteBookmark&) const { return N_("bookmark deleted"); }
    const char* operator()(const engine::RestoreBookmark&) const { return N_("bookmark restored"); }
    const char* operator()(const engine::Check&) const { return N_("digits checked"); }
    const char* operator()(const engine::RevealMistakes&) const
    {
        return N_("wrong digits shown from here");
    }
    const char* operator()(const engine::StrikeNotes&) const
    {
        return N_("impossible notes shown from here");
    }
    const char* operator()(const engine::ShowPossible&) const
    {
        return N_("possible digits shown from here");
    }
    const char* operator()(const engine::GiveUp&) const { return N_("solution shown"); }
    const char* operator()(const engine::OpenHint&) const { return N_("hint opened"); }
    const char* operator()(const engine::ApplyStep&) const { return N_("hint applied"); }
    const char* operator()(const engine::RevertMistakes&) const
    {
        return N_("back to the last correct board");
    }
    const char* operator()(const engine::Pause&) const { return N_("paused"); }
    const char* operator()(const engine::Resume&) const { return N_("resumed"); }
};

} // namespace

std::string
action_text(const engine::Translations& texts, const engine::Grid& grid, const Action& action)
{
    Message message{std::visit(Plain(), action)};
    const Cells cells = cells_of(action);
    if (!cells.empty()) {
        std::string names = engine::cell_name(texts, grid, cells.front());
        if (cells.size() > 1)
            names += " +" + std::to_string(cells.size() - 1);
        message.places.emplace_back("cell", std::move(names));
    }
    if (const Digit digit = digit_of(action); digit != engine::no_digit)
        message.places.emplace_back("digit", engine::symbol_name(texts, grid, digit));
    return texts.tr(message);
}

Cells cells_of(const Action& action)
{
    return std::visit(
        [](const auto& each) -> Cells {
            if constexpr (requires { each.cells; })
                return each.cells;
            else if constexpr (requires { each.placements; }) {
                Cells cells;
                for (const auto& list : {each.placements, each.removals}) {
                    for (const engine::Candidate& candidate : list)
                        cells.push_back(candidate.cell);
                }
                std::ranges::sort(cells);
                cells.erase(std::ranges::unique(cells).begin(), cells.end());
                return cells;
            } else
                return {};
        },
        action);
}

Digit digit_of(const Action& action)
{
    return std::visit(
        [](const auto& each) -> Digit {
            if constexpr (requires { each.digit; })
                return each.digit;
            else
                return engine::no_digit;
        },
        action);
}

} // namespace game
