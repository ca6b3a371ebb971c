// Saved games written by strangers: if they open, they are drawn, covered and open, zoomed in and
// out, and asked for a hint. With the sanitizers no error may occur.

#include <gtest/gtest.h>

#include <iostream>

#include "engine/hints/hint.h"
#include "engine/make/puzzle_maker.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/puzzle_document.h"
#include "game/ui/display_list.h"
#include "game/widgets/board/board_view.h"
#include "tests/engine/long_run.h"
#include "tests/game/fixed_measure.h"
#include "tests/hostile_puzzle.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::Grid;
using engine::Puzzle;
using engine::SavedGame;
using engine::Session;

SavedGame fresh_game(const std::string& layout)
{
    const engine::PuzzleSpec spec{.layout = layout, .level = engine::Level::Beginner, .seed = 7};
    return {.id = "one",
            .spec = spec,
            .session = Session(engine::make_puzzle(spec)->puzzle),
            .input = {}};
}

// Saves to the file and loads again.
std::optional<SavedGame> opened(const engine::GameDocument& document)
{
    const std::string file = engine::seal({"game", engine::first_version, 0}, to_json(document));
    const auto content = engine::open_envelope(file);
    const auto read = content ? engine::from_json<engine::GameDocument>(*content) : std::nullopt;
    return read ? engine::from_document(*read, "one") : std::nullopt;
}

void draw(const SavedGame& game)
{
    const Grid& grid = game.session.grid();
    BoardView view(grid);
    view.allow_zoom();
    for (int side : {120, 700}) {
        view.place(Rect{10, 10, side, side}, Scale{});
        for (bool covered : {false, true}) {
            DisplayList list(Size{800, 800}, measure);
            view.draw(list, game.session.board(),
                      BoardLook{.selection = {grid.cells().back()}, .covered = covered});
            EXPECT_FALSE(list.calls().empty());
        }
    }
}

void ask(const SavedGame& game)
{
    const auto chart = std::make_shared<const engine::Chart>(game.session.puzzle().grid);
    const engine::HintPosition position{game.session.puzzle(), game.session.board()};
    EXPECT_FALSE(find_wrong_digit(position));
    const auto candidates = candidates_for_hint(*chart, position);
    for (const engine::Step& step :
         steps_for_hint(candidates, {.teaching = {.hardest_level = engine::Level::Medium}}))
        (void)subject_of(*chart, step);
    Session session = game.session;
    session.act(engine::Check{}, game.elapsed);
    session.act(engine::FillNotes{}, game.elapsed);
}

// What the drawing of a board relies on.
void expect_sound(const Grid& grid)
{
    const std::vector<engine::HouseIndex> regions = region_of_each_cell(grid);
    const bool has_none = std::ranges::count(regions, engine::no_house) == grid.cell_count();
    EXPECT_TRUE(has_none || std::ranges::find(regions, engine::no_house) == regions.end());
    for (const engine::House& house : grid.houses()) {
        if (house.kind != engine::HouseKind::Extra) {
            EXPECT_EQ(static_cast<int>(house.cells.size()), grid.size());
        }
    }
}

class HostileSaves : public testing::TestWithParam<const char*> {};

TEST_P(HostileSaves, AreRefusedOrCanBePlayed)
{
    const SavedGame game = fresh_game(GetParam());
    const auto document = to_document(game, engine::SavedLog::Whole);
    ASSERT_TRUE(opened(document)) << "as it was saved";
    engine::Random dice(12);
    engine::PuzzleSpoiler spoiler(dice);
    int accepted = 0;
    const int tries = engine::longer(game.session.grid().cell_count() > 100 ? 100 : 400);
    for (int number = 0; number < tries; ++number) {
        SCOPED_TRACE("number " + std::to_string(number));
        engine::GameDocument spoiled = document;
        for (std::uint32_t times = 1 + dice.below(3); times > 0; --times)
            spoiler.spoil(spoiled.puzzle);
        const auto read = opened(spoiled);
        if (!read)
            continue;
        ++accepted;
        expect_sound(read->session.grid());
        draw(*read);
        if (accepted % 8 == 1)
            ask(*read);
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(accepted, 0);
    EXPECT_LT(accepted, tries);
    std::cout << accepted << " of " << tries << " opened\n";
}

std::string test_name_of(const testing::TestParamInfo<const char*>& layout)
{
    std::string name = layout.param;
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(
    Layouts,
    HostileSaves,
    testing::Values(
        "4x4", "9x9", "jigsaw-6x6", "windoku", "killer-4x4", "anti-king-9x9", "twodoku"),
    test_name_of);

// The board that a fuzzer found: covered, it read and wrote before its block of memory.
TEST(HostileSave, ARegionThatLacksACellIsNoBoard)
{
    auto document = to_document(fresh_game("9x9"), engine::SavedLog::Whole);
    for (engine::HouseDocument& house : document.puzzle.grid.houses) {
        if (house.kind == "region") {
            house.cells.pop_back();
            break;
        }
    }
    EXPECT_FALSE(opened(document));
}

} // namespace
} // namespace game
