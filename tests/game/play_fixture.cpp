#include "tests/game/play_fixture.h"

#include <utility>

namespace game {

engine::Puzzle small_puzzle()
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(2, 2);
    puzzle.solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    puzzle.givens = {1, 0, 0, 4, 0, 4, 1, 0, 0, 1, 4, 0, 4, 0, 0, 1};
    return puzzle;
}

engine::Puzzle puzzle_without_steps()
{
    engine::Puzzle puzzle = small_puzzle();
    engine::GridBuilder builder(4);
    add_rows_and_columns(builder);
    puzzle.grid = std::make_shared<const engine::Grid>(std::move(builder).build());
    puzzle.givens.assign(puzzle.givens.size(), engine::no_digit);
    return puzzle;
}

std::string words_on_card(const Player& player, const engine::Grid& grid)
{
    const Rect card = lay_out_play(player.window(), 1.0, grid).hint_card;
    const DisplayList picture = player.look();
    std::string words;
    for (const DrawCall& call : picture.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn != nullptr && card.contains(drawn->at))
            words += drawn->text + " ";
    }
    return words;
}

engine::SavedGame new_game(engine::Puzzle puzzle)
{
    return engine::SavedGame{.id = "test",
                             .spec = engine::PuzzleSpec{.seed = 7},
                             .session = engine::Session(std::move(puzzle)),
                             .input = {}};
}

PlaySceneTest::PlaySceneTest(SaveTiming timing) : desk(timing) {}
PlaySceneTest::~PlaySceneTest() = default;

BoardView PlaySceneTest::view_of(Size window) const
{
    BoardView view(*grid);
    const PlayLayout layout = lay_out_play(window, 1.0, *grid);
    view.place(layout.board_square, layout.scale);
    return view;
}

Point PlaySceneTest::middle_of(int row, int column) const
{
    return view_of(player.window()).area_of(cell_at(row, column)).centre();
}

Point PlaySceneTest::pad_key(int digit) const
{
    const PlayLayout layout = lay_out_play(player.window(), 1.0, *grid);
    return layout.keys[static_cast<std::size_t>(digit - 1)].centre();
}

void PlaySceneTest::go_to(int row, int column)
{
    player.click(middle_of(1, 1));
    for (int step = 1; step < row; ++step)
        player.press(key(Key::Down));
    for (int step = 1; step < column; ++step)
        player.press(key(Key::Right));
}

void PlaySceneTest::solve_all_but_last()
{
    for (engine::Cell cell : session().grid().cells()) {
        if (board()[cell].given || cell == cell_at(4, 3))
            continue;
        go_to(cell.index / 4 + 1, cell.index % 4 + 1);
        player.press(numeral(session().puzzle().solution[cell.index]));
    }
}

} // namespace game
