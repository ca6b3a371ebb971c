#include "engine/text/clash.h"

#include "engine/grid/board.h"
#include "engine/text/notation.h"

namespace engine {

std::optional<Message> clash_in(const Grid& grid, const Digits& digits, const char* text)
{
    for (Cell cell : clashing_cells(grid, Board(digits))) {
        for (Cell peer : grid.peers_of(cell)) {
            if (digits[peer.index] == digits[cell.index])
                return Message{text,
                               {{"digit", grid.symbol(digits[cell.index])},
                                {"one", to_text(grid, cell)},
                                {"other", to_text(grid, peer)}}};
        }
    }
    return std::nullopt;
}

} // namespace engine
