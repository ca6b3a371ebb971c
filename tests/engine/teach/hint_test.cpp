// Which hint a player gets, from the digits and notes on the board.

#include <gtest/gtest.h>

#include "engine/hints/hint.h"
#include "engine/make/puzzle_maker.h"
#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"
#include "tests/engine/teach/positions.h"

namespace engine {
namespace {

class HintTest : public testing::Test {
protected:
    HintPosition position() const
    {
        return {scenario.session.puzzle(), scenario.session.board(),
                scenario.session.fills().cells(), scenario.session.lost_by_reverting()};
    }
    Candidates candidates() const { return candidates_for_hint(chart, position()); }
    Candidate at(int row, int column, Digit digit) const
    {
        return {scenario.cell(row, column), digit};
    }

    Scenario scenario{puzzle_9x9()};
    Chart chart{scenario.session.puzzle().grid};
};

TEST_F(HintTest, NamesTheFirstWrongDigitThatWasPlaced)
{
    EXPECT_FALSE(find_wrong_digit(position()));
    scenario.play("r9c9=9 r1c2=3 r1c3=2"); // 1 2 3 and 2 are correct
    const auto board_error = find_wrong_digit(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->kind, BoardError::Kind::WrongDigit);
    EXPECT_EQ(board_error->candidate, at(9, 9, 9));
    EXPECT_EQ(chart.kind(board_error->house), HouseKind::Region);
}

TEST_F(HintTest, TellsHowManyRightDigitsGoWhenOneGoesBack)
{
    scenario.play("r1c2=2 r9c9=9 r1c3=3 r9c8=9");
    auto board_error = find_wrong_digit(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->candidate, at(9, 9, 9));
    EXPECT_EQ(board_error->lost_by_reverting.correct_digits, 1);
    scenario.play("r9c9=8"); // correct now, but on no error-free board
    board_error = find_wrong_digit(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->candidate, at(9, 8, 9));
    EXPECT_EQ(board_error->lost_by_reverting.correct_digits, 2);
    scenario.play("goback");
    EXPECT_FALSE(find_wrong_digit(position()));
    EXPECT_EQ(scenario.session.board()[scenario.cell(1, 2)].digit, 2);
    EXPECT_EQ(scenario.session.board()[scenario.cell(1, 3)].digit, no_digit);
    scenario.play("r1c3=3 r1c2=3"); // correct digits are overwritten
    board_error = find_wrong_digit(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->lost_by_reverting.correct_digits, 0);
}

TEST_F(HintTest, TellsHowManyNotesAndColoursGoWhenOneGoesBack)
{
    scenario.play("r1c2?2 r1c3#1 r9c9=9 r1c2?3 r1c3?3 r1c3^6 r1c3#2 r1c6#1");
    const auto board_error = find_wrong_digit(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->lost_by_reverting,
              (Losses{.correct_digits = 0, .notes = 3, .colours = 2}));
    scenario.play("goback");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "2");
    EXPECT_EQ(text_of(scenario.at(1, 3).colours), "1");
    EXPECT_EQ(position().lost_by_reverting, Losses{});
}

TEST_F(HintTest, NamesANoteThatShouldBeThere)
{
    scenario.play("r1c2?2 r1c2?3 r1c3?2 r1c3^3");
    const auto board_error = find_missing_note(position());
    ASSERT_TRUE(board_error);
    EXPECT_EQ(board_error->kind, BoardError::Kind::MissingNote);
    EXPECT_EQ(board_error->candidate, at(1, 3, 3));
    scenario.play("r1c3?3");
    EXPECT_FALSE(find_missing_note(position()));
}

TEST_F(HintTest, CornersCountOnlyWhereThereAreNoNotesInTheCentre)
{
    scenario.play("r1c2^2");
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 2))), "2");
    scenario.play("r1c3?2 r1c3?3");
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 2))), "2569");
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 3))), "23");
}

TEST_F(HintTest, StartsFromNotesButWhereTheyLackTheTruth)
{
    EXPECT_FALSE(keeps_notes(scenario.session.board()));
    scenario.play("r1c2?2");
    EXPECT_TRUE(keeps_notes(scenario.session.board()));
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 2))), "2");
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 3))), "2369");
    scenario.play("r1c3?2"); // 3 is missing
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 2))), "2");
    EXPECT_EQ(text_of(candidates().of(scenario.cell(1, 3))), "2369");
}

TEST_F(HintTest, PrefersWhatIsNearTheLastMove)
{
    const Puzzle puzzle = puzzle_4x4();
    const Chart small(puzzle.grid);
    const Candidates candidates(small, puzzle.givens);
    const auto found_near = [&](Cell last_move) {
        HintOptions options;
        options.last_move = last_move;
        return steps_for_hint(candidates, options).front().placements.front().cell;
    };
    EXPECT_EQ(found_near(Cell{0}), Cell{8}); // the last one of its column is also there
    EXPECT_EQ(found_near(Cell{7}), Cell{10});
}

TEST_F(HintTest, AHarderIdeaIsOfAnotherTechnique)
{
    HintOptions options;
    std::vector<const Technique*> seen;
    for (auto steps = steps_for_hint(candidates(), options); !steps.empty();
         steps = steps_for_hint(candidates(), options)) {
        for (const Step& step : steps)
            EXPECT_EQ(step.technique, steps.front().technique);
        seen.push_back(steps.front().technique);
        options.harder_than = seen.back();
    }
    EXPECT_GE(seen.size(), 2u);
    EXPECT_TRUE(std::ranges::is_sorted(
        seen, {}, [](const Technique* technique) { return rank_of(technique); }));
}

// Nothing easier would have done for that cell.
TEST_F(HintTest, IsAboutTheCellThatIsAskedForByTheEasiestTechniqueThatReachesIt)
{
    const Teaching teaching{.hardest_level = Level::Medium};
    const auto acts_in = [](const Step& step, Cell cell) {
        const auto is_there = [cell](const Candidate& candidate) {
            return candidate.cell == cell;
        };
        return std::ranges::any_of(step.placements, is_there) ||
               std::ranges::any_of(step.removals, is_there);
    };
    int reached = 0;
    int not_reached = 0;
    for (Cell cell : chart.grid().cells()) {
        const auto found = steps_for_hint(candidates(), {.teaching = teaching, .cell = cell});
        (found.empty() ? not_reached : reached) += 1;
        for (const Step& step : found)
            EXPECT_TRUE(acts_in(step, cell)) << cell.index;
        HintOptions any{.teaching = teaching};
        for (auto steps = steps_for_hint(candidates(), any);
             !steps.empty() &&
             (found.empty() || rank_of(steps.front().technique) < rank_of(found.front().technique));
             steps = steps_for_hint(candidates(), any)) {
            for (const Step& step : steps)
                EXPECT_FALSE(acts_in(step, cell)) << cell.index;
            any.harder_than = steps.front().technique;
        }
    }
    EXPECT_GT(reached, 0);
    EXPECT_GT(not_reached, 0) << "at least the givens";
}

TEST_F(HintTest, FindsNothingOnceNobodyWaits)
{
    const Cancel cancel = Cancel::possible();
    EXPECT_FALSE(steps_for_hint(candidates(), {.cancel = cancel}).empty());
    cancel.ask();
    EXPECT_TRUE(steps_for_hint(candidates(), {.cancel = cancel}).empty());
}

TEST_F(HintTest, LooksWhereItIsWithoutNamingTheCell)
{
    Step step{.technique = &techniques::hidden_single_box, .placements = {at(1, 2, 2)}};
    step.digits = DigitSet::only(2);
    step.houses = {{HouseIndex{20}, Role::Focus}};
    EXPECT_EQ(subject_of(chart, step), (HintSubject{HouseIndex{20}, {}}));
    step.technique = &techniques::last_digit;
    EXPECT_EQ(subject_of(chart, step), (HintSubject{no_house, DigitSet::only(2)}));
    step.technique = &techniques::naked_single;
    step.houses.clear();
    EXPECT_EQ(chart.kind(subject_of(chart, step).house), HouseKind::Region);
    step.technique = &techniques::xy_wing;
    step.cells = {{scenario.cell(9, 9), Role::Pincer}, {scenario.cell(5, 5), Role::Pivot}};
    EXPECT_TRUE(chart.cells(subject_of(chart, step).house).has(scenario.cell(5, 5)));
}

// A hint that costs nothing if it finds no step looks at boards that may be wrong. What it finds
// there depends on what stands on the board alone, not on the solution.
TEST(HintOnAnyBoard, IsLookedForWithoutTheSolution)
{
    int searched = 0;
    for (const char* layout : {"4x4", "6x6", "9x9", "x-9x9", "jigsaw-9x9"}) {
        const auto made = make_puzzle({.layout = layout, .level = Level::Easy, .seed = 5});
        ASSERT_TRUE(made) << layout;
        const Chart chart(made->puzzle.grid);
        Puzzle other = made->puzzle; // of another solution
        for (Digit& digit : other.solution)
            digit = static_cast<Digit>(digit % other.grid->size() + 1);
        Dice dice(7);
        Session session(made->puzzle);
        for (int turn = 0; turn < 20; ++turn) {
            const Cells cells = {
                session.grid()
                    .cells()[static_cast<std::size_t>(dice.below(session.grid().cell_count()))]};
            const auto digit = static_cast<Digit>(1 + dice.below(session.grid().size()));
            session.act(dice.below(4) == 0 ? Action{PlaceDigit{cells, digit}}
                                           : Action{ToggleCentreNote{cells, digit}},
                        PlayTime{0});
            const Candidates seen =
                candidates_as_noted(chart, {made->puzzle, session.board(), {}, {}});
            const Candidates also = candidates_as_noted(chart, {other, session.board(), {}, {}});
            ASSERT_EQ(seen, also) << layout;
            if (seen.is_broken() || !clashing_cells(session.grid(), session.board()).empty()) {
                session.act(Undo{}, PlayTime{0});
                continue;
            }
            ++searched;
            steps_for_hint(seen, {.teaching = fitted_to(session.grid(), {})});
        }
    }
    EXPECT_GT(searched, 20);
}

TEST(HintSteps, WriteTheExtraDigitOfAGrave)
{
    const StepLine line = position(std::string(techniques::bug_plus_one.example));
    const std::vector<Step> steps = steps_for_hint(line.candidates, {});
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps.front().technique, &techniques::bug_plus_one);
    EXPECT_EQ(steps.front().placements, (std::vector<Candidate>{{Cell{60}, 6}}));
    EXPECT_TRUE(steps.front().removals.empty());
}

} // namespace
} // namespace engine
