#include "game/scenes/play/play_motion.h"

#include <algorithm>

#include "game/widgets/play/keypad.h"

namespace game {
namespace {

engine::Cells cells_with(const engine::Board& board, engine::Digit digit, const engine::Grid& grid)
{
    engine::Cells cells;
    for (engine::Cell cell : grid.cells()) {
        if (board[cell].digit == digit)
            cells.push_back(cell);
    }
    return cells;
}

// The other cells in which the digits of these cells clash with them.
engine::Cells
clashing_with(const engine::Cells& cells, const engine::Board& board, const engine::Grid& grid)
{
    engine::Cells others;
    for (engine::Cell cell : cells) {
        for (engine::Cell peer : grid.peers_of(cell)) {
            const bool clashes = board[peer].digit == board[cell].digit;
            if (clashes && std::ranges::find(cells, peer) == cells.end() &&
                std::ranges::find(others, peer) == others.end())
                others.push_back(peer);
        }
    }
    return others;
}

} // namespace

void show_motion(BoardMotion& motion,
                 const engine::Session& session,
                 const engine::Board& before,
                 const engine::Action& action,
                 const engine::Outcome& outcome,
                 MistakeCheck check,
                 engine::MonotonicTime now)
{
    motion.board_changed(before, session.board(), now);
    std::vector<engine::HouseIndex> houses;
    for (const engine::Event& event : outcome.events) {
        if (const auto* done = std::get_if<engine::HouseCompleted>(&event))
            houses.push_back(done->house);
        const auto* clash = std::get_if<engine::ClashMade>(&event);
        if (clash != nullptr && check != MistakeCheck::Off)
            motion.clashed(clash->cells,
                           clashing_with(clash->cells, session.board(), session.grid()), now);
    }
    const auto* placed = std::get_if<engine::PlaceDigit>(&action);
    if (placed == nullptr)
        return;
    if (!houses.empty())
        motion.houses_completed(std::move(houses), placed->cells.front(), now);
    const engine::Grid& grid = session.grid();
    if (digits_left(grid, session.board())[placed->digit - 1u] == 0)
        motion.digit_finished(cells_with(session.board(), placed->digit, grid), now);
}

} // namespace game
