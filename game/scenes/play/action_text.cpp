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

std::string
action_text(const engine::Translations& texts, const engine::Grid& grid, const Action& action)
{
    Message message{info_of(action).words};
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
