// Plays of random actions on grids of several kinds: what must hold whatever a player does.

#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"

namespace engine {
namespace {

Session random_play(const Puzzle& puzzle, std::uint64_t seed)
{
    Dice dice(seed);
    Session session(puzzle, PlayOptions{.clear_peer_notes = seed % 2 == 0});
    for (int turn = 0; turn < 120; ++turn)
        session.act(random_action(session, dice), PlayTime{turn * 100 - dice.below(300)});
    return session;
}

class RandomPlay : public testing::TestWithParam<Puzzle> {};

INSTANTIATE_TEST_SUITE_P(Grids,
                         RandomPlay,
                         testing::Values(puzzle_4x4(), puzzle_4x4_x(), puzzle_6x6(), puzzle_9x9()));

TEST_P(RandomPlay, ChangesNoGiven)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Session session = random_play(GetParam(), seed);
        for (Cell cell : session.grid().cells()) {
            const Digit given = GetParam().givens[cell.index];
            ASSERT_EQ(session.board()[cell].given, given != no_digit);
            ASSERT_TRUE(given == no_digit || session.board()[cell].digit == given);
        }
    }
}

TEST_P(RandomPlay, IsUndoneToTheStartAndRedoneToTheEnd)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Session session = random_play(GetParam(), seed);
        if (session.is_over())
            continue;
        session.act(Resume{}, PlayTime{20000});
        while (session.can_redo())
            ASSERT_EQ(session.act(Redo{}, PlayTime{20000}).verdict, Verdict::Accepted);
        const Board end = session.board();
        while (session.can_undo())
            ASSERT_EQ(session.act(Undo{}, PlayTime{20000}).verdict, Verdict::Accepted);
        ASSERT_EQ(session.board(), Board(GetParam().givens)) << seed;
        ASSERT_TRUE(session.fill_times().empty());
        while (session.can_redo())
            session.act(Redo{}, PlayTime{20000});
        ASSERT_EQ(session.board(), end) << seed;
    }
}

// Counts what is on one board and not on the other, as simply as possible.
Losses plainly_lost(const Session& session, const Board& before, const Board& after)
{
    Losses lost;
    for (Cell cell : session.grid().cells()) {
        const Square& was = before[cell];
        const Square& is = after[cell];
        if (was.digit == session.puzzle().solution[cell.index] && is.digit == no_digit)
            ++lost.correct_digits;
        for (Digit digit = 1; digit <= session.grid().size(); ++digit) {
            lost.notes += was.corner_notes.has(digit) && !is.corner_notes.has(digit);
            lost.notes += was.centre_notes.has(digit) && !is.centre_notes.has(digit);
        }
        lost.notes += before.drawing().texts().contains(cell) &&
                      before.drawing().text_in(cell) != after.drawing().text_in(cell);
        for (Digit colour = 1; colour <= colour_count; ++colour)
            lost.colours += was.colours.has(colour) && !is.colours.has(colour);
        for (Digit digit = 1; digit <= session.grid().size(); ++digit) {
            const PencilNote note{cell, digit};
            const Digit colour = before.drawing().colour_of(note);
            lost.colours += colour != no_digit && colour != after.drawing().colour_of(note);
        }
    }
    for (const auto& [ends, strength] : before.drawing().links())
        lost.links += after.drawing().links().count(ends) == 0;
    return lost;
}

TEST_P(RandomPlay, GoesBackInOneStepThatOneUndoTakesBack)
{
    int went_back = 0;
    int lost_something = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Session session = random_play(GetParam(), seed);
        session.act(Resume{}, PlayTime{20000});
        const Board before = session.board();
        const Losses announced = session.lost_by_reverting();
        if (session.act(RevertMistakes{}, PlayTime{20000}).verdict != Verdict::Accepted)
            continue;
        ++went_back;
        lost_something += announced != Losses{} ? 1 : 0;
        ASSERT_TRUE(session.mistakes().empty()) << seed;
        ASSERT_EQ(plainly_lost(session, before, session.board()), announced) << seed;
        ASSERT_EQ(session.act(Undo{}, PlayTime{20000}).verdict, Verdict::Accepted);
        ASSERT_EQ(session.board(), before) << seed;
    }
    EXPECT_GT(went_back, 20);
    EXPECT_GT(lost_something, 10);
}

TEST_P(RandomPlay, IsRepeatedByItsLog)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Session session = random_play(GetParam(), seed);
        Session replay(GetParam(), session.options());
        for (const LogEntry& entry : session.log())
            ASSERT_EQ(replay.act(entry.action, entry.at).verdict, Verdict::Accepted);
        ASSERT_EQ(replay.board(), session.board());
        ASSERT_EQ(replay.stats(), session.stats());
        ASSERT_EQ(replay.fill_times(), session.fill_times());
        ASSERT_EQ(replay.log(), session.log());
        ASSERT_EQ(replay.is_paused(), session.is_paused());
        ASSERT_EQ(replay.bookmarks().all(), session.bookmarks().all());
    }
}

TEST_P(RandomPlay, KeepsOneFillTimeForEachFilledCellInOrder)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Session session = random_play(GetParam(), seed);
        const std::vector<PlayTime>& times = session.fill_times();
        ASSERT_EQ(static_cast<int>(times.size()), session.cells_filled());
        ASSERT_TRUE(std::is_sorted(times.begin(), times.end()));
    }
}

TEST_P(RandomPlay, DrawsOnlyWithNotesThatAreThere)
{
    std::size_t drawn = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Board board = random_play(GetParam(), seed).board();
        const auto is_noted = [&](PencilNote note) {
            return board[note.cell].is_noted(note.digit);
        };
        for (const auto& [note, colour] : board.drawing().colours())
            ASSERT_TRUE(is_noted(note)) << seed;
        for (const auto& [ends, strength] : board.drawing().links())
            ASSERT_TRUE(is_noted(ends.first) && is_noted(ends.second)) << seed;
        drawn += board.drawing().colours().size() + board.drawing().links().size();
    }
    EXPECT_GT(drawn, 10u);
}

// Counts how often each digit is in the house, as simply as possible.
HouseState plainly(const Board& board, const House& house, int size)
{
    bool full = static_cast<int>(house.cells.size()) == size;
    for (Cell one : house.cells) {
        full = full && board[one].digit != no_digit;
        for (Cell other : house.cells) {
            if (one != other && board[one].digit != no_digit &&
                board[one].digit == board[other].digit)
                return HouseState::Conflict;
        }
    }
    return full ? HouseState::Complete : HouseState::Incomplete;
}

TEST_P(RandomPlay, TellsTheStateOfEveryHouse)
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Session session = random_play(GetParam(), seed);
        for (const House& house : session.grid().houses())
            ASSERT_EQ(state_of(session.board(), house),
                      plainly(session.board(), house, session.grid().size()));
    }
}

} // namespace
} // namespace engine
