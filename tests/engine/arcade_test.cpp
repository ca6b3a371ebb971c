// Arcade modes on fixed clocks: what earns time and points, what costs hearts, and the tables.

#include <gtest/gtest.h>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_run.h"
#include "engine/base/count.h"
#include "engine/make/puzzle_maker.h"

namespace engine {
namespace {

using EventKind = ArcadeEvent::Kind;

PlayTime secs(int count)
{
    return PlayTime{count * 1000};
}

const ArcadeMode& mode_of(std::string_view id)
{
    return *std::ranges::find(arcade_modes(), id, &ArcadeMode::id);
}

Puzzle arcade_puzzle(std::string_view layout)
{
    PuzzleSpec spec;
    spec.layout = layout;
    spec.seed = 7;
    return make_puzzle(spec)->puzzle;
}

Digit wrong_for(const Puzzle& puzzle, Cell cell)
{
    return puzzle.solution[cell.index] == 1 ? Digit{2} : Digit{1};
}

Cell first_empty(const Puzzle& puzzle)
{
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] == no_digit)
            return cell;
    }
    return {};
}

// Writes digits one after another, each so many seconds after the last one.
class ArcadePlayer {
public:
    ArcadePlayer(std::string_view mode, std::string_view layout)
        : run(mode_of(mode)), puzzle(arcade_puzzle(layout)), board(puzzle.givens)
    {
        run.begin_board(puzzle);
    }

    std::vector<ArcadeEvent> write(Cell cell, Digit digit, PlayTime later = secs(1))
    {
        board.write_digit(cell, digit);
        at += later;
        return run.follow(board, at);
    }
    std::vector<ArcadeEvent> solve(PlayTime between = secs(1))
    {
        std::vector<ArcadeEvent> all;
        for (Cell cell : puzzle.grid->cells()) {
            if (board[cell].digit == puzzle.solution[cell.index] || board[cell].given)
                continue;
            const auto events = write(cell, puzzle.solution[cell.index], between);
            all.insert(all.end(), events.begin(), events.end());
        }
        return all;
    }
    // The cell of which a house has the fewest gaps; nothing on a full board.
    std::optional<Cell> easiest_empty() const
    {
        std::optional<Cell> easiest;
        std::ptrdiff_t fewest = 100;
        for (HouseIndex house : puzzle.grid->house_indexes()) {
            const Cells& cells = puzzle.grid->house(house).cells;
            const auto is_empty = [this](Cell cell) {
                return board[cell].digit == no_digit;
            };
            const auto gaps = std::ranges::count_if(cells, is_empty);
            if (gaps > 0 && gaps < fewest) {
                fewest = gaps;
                easiest = *std::ranges::find_if(cells, is_empty);
            }
        }
        return easiest;
    }
    void next_board()
    {
        board = Board(puzzle.givens);
        run.begin_board(puzzle);
    }

    ArcadeRun run;
    Puzzle puzzle;
    Board board;
    PlayTime at{0};
};

TEST(ArcadeModes, AreWholeRows)
{
    EXPECT_EQ(arcade_modes().size(), 4u);
    std::set<std::string_view> ids;
    for (const ArcadeMode& mode : arcade_modes()) {
        EXPECT_TRUE(ids.insert(mode.id).second) << mode.id;
        EXPECT_EQ(mode.levels.empty(), mode.task == ArcadeTask::Steps) << mode.id;
        EXPECT_TRUE(mode.countdown > PlayTime{0} || mode.hearts > 0) << "must end: " << mode.id;
        EXPECT_NE(std::string_view(mode.summary), "") << mode.id;
    }
}

TEST(ArcadeModes, BoardsBecomeHarderAndGiveLess)
{
    const ArcadeMode& mode = mode_of("time-attack");
    EXPECT_EQ(level_of_board(mode, 0), Level::Beginner);
    EXPECT_EQ(level_of_board(mode, 5), Level::Hard);
    EXPECT_EQ(level_of_board(mode, 100), Level::Hard);
    EXPECT_EQ(time_for_house(mode, 0), secs(8));
    EXPECT_EQ(time_for_house(mode, 2), secs(4));
    EXPECT_EQ(time_for_house(mode, 100), least_for_house);
    EXPECT_EQ(time_for_house(mode_of("minute-4x4"), 0), PlayTime{0});
}

// As older versions of the program write the table of version 1, and keep those they do not know.
TEST(ArcadeModes, EachVersionOfTheRulesHasATable)
{
    EXPECT_EQ(table_id(mode_of("minute-4x4")), "minute-4x4");
    EXPECT_EQ(table_id(mode_of("sprint")), "sprint.2");
    EXPECT_EQ(table_id(mode_of("time-attack")), "time-attack.2");
    EXPECT_EQ(table_id(mode_of("time-attack"), 1), "time-attack");
    for (const ArcadeMode& mode : arcade_modes())
        EXPECT_EQ(mode.id.find('.'), std::string_view::npos) << "the version comes after a dot";
}

std::string ranks_of(const ArcadeMode& mode, const std::vector<int>& scores)
{
    std::string letters;
    for (const int score : scores)
        letters += letter_of(rank_of(mode, {.score = score}));
    return letters;
}

TEST(ArcadeRanks, ComeWithTheirThresholds)
{
    EXPECT_EQ(ranks_of(mode_of("time-attack"), {0, 999, 1000, 4999, 5000, 20000, 49999, 50000}),
              "DDCCBAAS");
    EXPECT_EQ(ranks_of(mode_of("minute-4x4"), {0, 59, 60, 150, 300, 499, 500}), "DDCBAAS");
    EXPECT_EQ(ranks_of(mode_of("gauntlet"), {0, 1, 2, 3, 4, 5}), "DCBBAS");
    const ArcadeReached slow{.score = 5, .time = secs(1801)};
    EXPECT_EQ(letter_of(rank_of(mode_of("gauntlet"), slow)), 'A');
}

TEST(ArcadeRanks, SayWhatTheNextOneNeeds)
{
    const auto next = next_rank(mode_of("time-attack"), {.score = 18'700});
    ASSERT_TRUE(next);
    EXPECT_EQ(letter_of(next->rank), 'A');
    EXPECT_EQ(next->missing, 1300);
    EXPECT_NEAR(next->share, 13'700 / 15'000.0, 1e-9);
    EXPECT_FALSE(next_rank(mode_of("time-attack"), {.score = 50'000}));

    const auto board = next_rank(mode_of("gauntlet"), {.score = 3, .in_hand = 0.5});
    EXPECT_EQ(letter_of(board->rank), 'A');
    EXPECT_EQ(board->missing, 1);
    EXPECT_NEAR(board->share, 0.75, 1e-9) << "one and a half of two boards";
    const auto sooner = next_rank(mode_of("gauntlet"), {.score = 5, .time = secs(2000)});
    EXPECT_EQ(sooner->missing, 0);
    EXPECT_EQ(sooner->within, secs(1800));
    EXPECT_NEAR(sooner->share, 0.9, 1e-9);
}

std::string numbers_of(const ArcadeMode& mode)
{
    std::string text(mode.layout);
    for (const Level level : mode.levels)
        text += " " + std::string(id_of(level));
    for (const PlayTime time : {mode.countdown, mode.for_house, mode.house_loses, mode.for_board,
                                mode.for_wrong, mode.combo_within, mode.for_rung})
        text += " " + std::to_string(time.count());
    for (const int number : {mode.hearts, mode.points_for_digit, mode.points_for_house,
                             mode.points_for_board, mode.steps_in_rung})
        text += " " + std::to_string(number);
    if (mode.charges_again)
        text += " again";
    return table_id(mode) + ": " + text;
}

// Scores under other numbers can't be compared: who changes one raises the version of the mode,
// and then a line here.
TEST(ArcadeModes, TheNumbersOfAVersionStay)
{
    std::vector<std::string> all;
    for (const ArcadeMode& mode : arcade_modes())
        all.push_back(numbers_of(mode));
    const std::vector<std::string> expected = {
        "time-attack.2: 9x9 beginner easy easy medium medium hard "
        "180000 8000 2000 20000 5000 15000 0 0 0 100 500 0",
        "gauntlet.2: 9x9 beginner easy medium hard expert 0 0 0 0 0 0 0 3 0 0 0 0 again",
        "sprint.2: 9x9 60000 0 0 0 3000 8000 10000 0 0 100 0 3",
        "minute-4x4: 4x4 beginner easy 60000 0 0 0 3000 0 0 0 10 0 50 0"};
    EXPECT_EQ(all, expected);
}

TEST(TimeAttack, EveryHouseOfASolvedBoardEarnsTimeOnce)
{
    ArcadePlayer player("time-attack", "9x9");
    const auto events = player.solve(PlayTime{100});
    EXPECT_EQ(std::ranges::count(events, EventKind::House, &ArcadeEvent::kind), 27);
    EXPECT_EQ(std::ranges::count(events, EventKind::Board, &ArcadeEvent::kind), 1);
    EXPECT_EQ(std::ranges::count(events, EventKind::Wrong, &ArcadeEvent::kind), 0);
    const PlayTime earned = 27 * secs(8) + secs(20);
    EXPECT_EQ(player.run.time_shown(player.at), secs(180) + earned - player.at);
    EXPECT_TRUE(player.run.is_board_solved());
    EXPECT_EQ(player.run.boards_solved(), 1u);
    EXPECT_EQ(player.run.reached().time, player.at);
    // 100, 200, 300, 400, and then 500 each, as all of them came in time
    EXPECT_EQ(player.run.score(), 1000 + 23 * 500 + 500);
}

TEST(TimeAttack, ATallyExplainsTheScore)
{
    ArcadePlayer player("time-attack", "9x9");
    const Cell cell = first_empty(player.puzzle);
    const Digit wrong = wrong_for(player.puzzle, cell);
    player.write(cell, wrong);
    player.board.write_digit(cell, no_digit);
    player.solve(PlayTime{100});
    const PlayTime board = player.at;
    player.next_board();
    player.run.advance(secs(10'000));
    const ArcadeTally tally = player.run.tally();
    EXPECT_EQ(tally.digits, count_of(player.puzzle.givens, no_digit));
    EXPECT_EQ(tally.houses, 27);
    EXPECT_EQ(tally.wrong, 1);
    EXPECT_EQ(tally.best_combo, 5);
    EXPECT_EQ(tally.most_in_a_row, 27);
    EXPECT_EQ(player.run.score(), 27 * 100 + tally.combo_points + 500);
    ASSERT_EQ(tally.boards.size(), 2u);
    EXPECT_TRUE(tally.boards[0].is_solved);
    EXPECT_EQ(tally.boards[0].time, board);
    EXPECT_EQ(tally.boards[1].level, Level::Easy);
    EXPECT_FALSE(tally.boards[1].is_solved);
    EXPECT_EQ(player.run.lasted(), secs(180 - 5 + 27 * 8 + 20)) << "when the clock ran out";
    EXPECT_EQ(tally.boards[1].time, player.run.lasted() - board);
    ASSERT_TRUE(tally.last_mistake);
    EXPECT_EQ(tally.last_mistake->cell, cell);
    EXPECT_EQ(tally.last_mistake->written, wrong);
    EXPECT_EQ(tally.last_mistake->correct, player.puzzle.solution[cell]);
}

TEST(TimeAttack, TheComboEndsWithTimeAndWithAMistake)
{
    ArcadePlayer player("time-attack", "9x9");
    EXPECT_EQ(player.run.combo(secs(0)), 1);
    std::vector<ArcadeEvent> events;
    for (Cell cell : player.puzzle.grid->cells()) {
        if (events.empty() && !player.board[cell].given)
            events = player.write(cell, player.puzzle.solution[cell.index]);
    }
    ASSERT_FALSE(events.empty());
    const int combo = events.back().combo;
    EXPECT_EQ(player.run.combo(player.at), combo + 1);
    EXPECT_EQ(player.run.combo(player.at + secs(15)), combo + 1);
    EXPECT_EQ(player.run.combo_left(player.at + secs(14)), secs(1));
    EXPECT_EQ(player.run.combo(player.at + secs(15) + PlayTime{1}), 1);
    for (Cell cell : player.puzzle.grid->cells()) {
        if (player.board[cell].digit == no_digit) {
            player.write(cell, wrong_for(player.puzzle, cell));
            break;
        }
    }
    EXPECT_EQ(player.run.combo(player.at), 1);
}

TEST(TimeAttack, AMistakeCostsTimeOnce)
{
    ArcadePlayer player("time-attack", "9x9");
    const Cell cell = first_empty(player.puzzle);
    const Digit wrong = wrong_for(player.puzzle, cell);
    EXPECT_EQ(player.write(cell, wrong),
              (std::vector<ArcadeEvent>{{.kind = EventKind::Wrong, .time = -secs(5)}}));
    EXPECT_EQ(player.run.time_shown(player.at), secs(180 - 5 - 1));
    EXPECT_TRUE(player.write(cell, no_digit).empty());
    EXPECT_TRUE(player.write(cell, wrong).empty()) << "written again, as by redo";
}

TEST(TimeAttack, AHouseOfWrongDigitsEarnsNothing)
{
    ArcadePlayer player("time-attack", "9x9");
    // Every digit is exchanged with another: all houses are complete, none is correct.
    for (Cell cell : player.puzzle.grid->cells()) {
        if (!player.board[cell].given)
            player.board.write_digit(
                cell, static_cast<Digit>(player.puzzle.solution[cell.index] % 9 + 1));
    }
    const auto events = player.run.follow(player.board, secs(1));
    EXPECT_EQ(std::ranges::count(events, EventKind::House, &ArcadeEvent::kind), 0);
    EXPECT_EQ(player.run.ending(), ArcadeEnding::TimeUp) << "as many mistakes cost all the time";
}

// The same board again and again, at a steady pace: see arcade_mode.h.
TEST(TimeAttack, EndsForTheFastestAndGivesTheSlowestSomethingToDo)
{
    struct Pace {
        int seconds; // for a cell
        std::size_t least_boards;
        std::size_t most_boards;
        int least_minutes; // until the last house
        int most_minutes;
    };
    for (const Pace& pace : {Pace{2, 7, 16, 14, 24}, Pace{4, 2, 5, 10, 15}, Pace{8, 0, 2, 3, 9},
                             Pace{15, 0, 0, 1, 5}}) {
        ArcadePlayer player("time-attack", "9x9");
        while (!player.run.is_over() && player.run.boards_solved() < 100) {
            while (const auto cell = player.easiest_empty())
                player.write(*cell, player.puzzle.solution[cell->index], secs(pace.seconds));
            player.next_board();
        }
        ASSERT_EQ(player.run.ending(), ArcadeEnding::TimeUp) << pace.seconds;
        EXPECT_GE(player.run.boards_solved(), pace.least_boards) << pace.seconds;
        EXPECT_LE(player.run.boards_solved(), pace.most_boards) << pace.seconds;
        EXPECT_GE(player.run.reached().time, secs(60 * pace.least_minutes)) << pace.seconds;
        EXPECT_LE(player.run.reached().time, secs(60 * pace.most_minutes)) << pace.seconds;
    }
}

TEST(TimeAttack, EndsWhenTheTimeIsUp)
{
    ArcadePlayer player("time-attack", "9x9");
    player.run.advance(secs(180) - PlayTime{1});
    EXPECT_FALSE(player.run.is_over());
    player.run.advance(secs(180));
    EXPECT_EQ(player.run.ending(), ArcadeEnding::TimeUp);
    EXPECT_EQ(player.run.time_shown(secs(200)), PlayTime{0});
    player.at = secs(180);
    EXPECT_TRUE(player.solve().empty());
    EXPECT_EQ(player.run.score(), 0);
}

TEST(Gauntlet, EndsAfterThreeMistakes)
{
    ArcadePlayer player("gauntlet", "9x9");
    EXPECT_FALSE(player.run.counts_down());
    const Cell cell = first_empty(player.puzzle);
    int mistakes = 0;
    for (Digit digit = 1; digit <= 9 && mistakes < 3; ++digit) {
        if (digit == player.puzzle.solution[cell.index])
            continue;
        EXPECT_FALSE(player.run.is_over());
        player.write(cell, digit);
        EXPECT_EQ(player.run.hearts(), 3 - ++mistakes);
    }
    EXPECT_EQ(player.run.ending(), ArcadeEnding::NoHearts);
    EXPECT_EQ(player.run.score(), 0);
    EXPECT_EQ(player.run.tally().boards.front().hearts_lost, 3);
}

TEST(Gauntlet, CountsNothingMoreOnceItIsLost)
{
    ArcadePlayer player("gauntlet", "9x9");
    std::vector<Cell> wrong;
    for (Cell cell : player.puzzle.grid->cells()) {
        if (player.board[cell].given || wrong.size() == 5)
            continue;
        player.board.write_digit(cell, player.puzzle.solution[cell.index] % 9 + 1);
        wrong.push_back(cell);
    }
    EXPECT_EQ(player.run.follow(player.board, secs(1)).size(), 3u) << "of five at once";
    EXPECT_EQ(player.run.tally().boards.front().hearts_lost, 3);
    EXPECT_EQ(player.run.tally().last_mistake->cell, wrong[2]) << "which took the last heart";
}

TEST(Gauntlet, TheBoardInHandCountsForTheNextRank)
{
    ArcadePlayer player("gauntlet", "9x9");
    player.write(first_empty(player.puzzle), player.puzzle.solution[first_empty(player.puzzle)]);
    const int empty = count_of(player.puzzle.givens, no_digit);
    EXPECT_NEAR(player.run.reached().in_hand, 1.0 / empty, 1e-9);
    player.solve();
    EXPECT_EQ(player.run.reached().in_hand, 0);
    EXPECT_EQ(player.run.reached().score, 1);
}

TEST(Gauntlet, ChargesTheSameMistakeAgain)
{
    ArcadePlayer player("gauntlet", "9x9");
    const Cell cell = first_empty(player.puzzle);
    const Digit wrong = wrong_for(player.puzzle, cell);
    player.write(cell, wrong);
    EXPECT_EQ(player.run.hearts(), 2);
    EXPECT_TRUE(player.run.follow(player.board, secs(9)).empty()) << "it only stands there still";
    EXPECT_TRUE(player.write(cell, no_digit).empty());
    EXPECT_EQ(player.write(cell, wrong).size(), 1u);
    EXPECT_EQ(player.run.hearts(), 1);
    EXPECT_TRUE(player.write(cell, player.puzzle.solution[cell.index]).empty());
    EXPECT_EQ(player.write(cell, wrong).size(), 1u);
    EXPECT_EQ(player.run.ending(), ArcadeEnding::NoHearts);
}

TEST(Gauntlet, EndsWithTheFifthBoard)
{
    ArcadePlayer player("gauntlet", "9x9");
    for (int board = 1; board <= 5; ++board) {
        EXPECT_FALSE(player.run.is_over());
        const auto events = player.solve();
        EXPECT_EQ(std::ranges::count(events, EventKind::Board, &ArcadeEvent::kind), 1);
        EXPECT_EQ(player.run.score(), board);
        if (board < 5)
            player.next_board();
    }
    EXPECT_EQ(player.run.ending(), ArcadeEnding::AllBoards);
    EXPECT_EQ(player.run.reached().time, player.at);
    EXPECT_EQ(player.run.time_shown(player.at), player.at) << "the clock runs up";
}

TEST(OneMinute, DigitsAndBoardsCount)
{
    ArcadePlayer player("minute-4x4", "4x4");
    const auto empty = std::ranges::count(player.puzzle.givens, no_digit);
    player.solve();
    EXPECT_EQ(player.run.score(), 10 * empty + 50);
    EXPECT_EQ(player.run.time_shown(player.at), secs(60) - player.at);
}

TEST(OneMinute, ADigitCountsOnce)
{
    ArcadePlayer player("minute-4x4", "4x4");
    const Cell cell = first_empty(player.puzzle);
    for (int again = 0; again < 3; ++again) {
        player.write(cell, player.puzzle.solution[cell.index]);
        player.write(cell, no_digit);
    }
    EXPECT_EQ(player.run.score(), 10);
}

ArcadeResult arcade_result(const std::string& id, int score, int time = 60)
{
    return {.id = id, .initials = "ANA", .score = score, .time = secs(time), .date = 1};
}

TEST(ArcadeBook, ScoresComeFirstThenTimes)
{
    ArcadeBook book;
    book.add("sprint", arcade_result("a", 300, 50));
    book.add("sprint", arcade_result("b", 500, 59));
    book.add("sprint", arcade_result("c", 300, 40));
    book.add("sprint", arcade_result("d", 0));
    ASSERT_EQ(book.table("sprint").size(), 3u) << "nothing scored, nothing kept";
    EXPECT_EQ(book.place_of("sprint", "b"), 0u);
    EXPECT_EQ(book.place_of("sprint", "c"), 1u);
    EXPECT_EQ(book.place_of("sprint", "a"), 2u);
    EXPECT_FALSE(book.place_of("gauntlet", "a"));
}

TEST(ArcadeBook, KeepsTheTenBest)
{
    ArcadeBook book;
    for (int score = 1; score <= 12; ++score)
        book.add("sprint", arcade_result(std::to_string(score), score));
    EXPECT_EQ(book.table("sprint").size(), arcade_table_length);
    EXPECT_EQ(book.table("sprint").back().score, 3);
    book.add("sprint", arcade_result("low", 2));
    EXPECT_FALSE(book.place_of("sprint", "low"));
    EXPECT_EQ(book.results(), arcade_table_length);
}

TEST(ArcadeBook, KnowsTheLastRunAndTheBestRankOfAMode)
{
    const ArcadeMode& mode = mode_of("minute-4x4");
    ArcadeBook book;
    EXPECT_FALSE(book.last("minute-4x4"));
    EXPECT_FALSE(book.best_rank(mode));
    book.add("minute-4x4", arcade_result("old", 320));
    EXPECT_FALSE(book.last("minute-4x4")) << "as a file of an earlier version has it";
    EXPECT_EQ(letter_of(*book.best_rank(mode)), 'A');
    ArcadeResult low = arcade_result("low", 0);
    low.date = 20;
    book.played("minute-4x4", low);
    EXPECT_EQ(book.last("minute-4x4"), low);
    EXPECT_EQ(book.table("minute-4x4").size(), 1u);
    EXPECT_EQ(letter_of(*book.best_rank(mode)), 'A');
    ArcadeBook earlier;
    earlier.played("minute-4x4", arcade_result("earlier", 80));
    book.add(earlier);
    EXPECT_EQ(book.last("minute-4x4"), low) << "which ended later";
}

TEST(ArcadeBook, InitialsOfARunCanChange)
{
    ArcadeBook book;
    book.add("sprint", arcade_result("a", 300));
    ArcadeBook renamed;
    ArcadeResult other = arcade_result("a", 300);
    other.initials = "EVA";
    renamed.add("sprint", other);
    book.add(renamed);
    ASSERT_EQ(book.table("sprint").size(), 1u);
    EXPECT_EQ(book.table("sprint").front().initials, "EVA");
}

} // namespace
} // namespace engine
