// Positions for practice, answers to them, and the book of what was practised.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "engine/practice/mixed_practice.h"
#include "engine/practice/practice_book.h"
#include "engine/practice/practice_position.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/text/notation.h"
#include "engine/text/step_line.h"
#include "tests/bench/tables/practice_search.h"
#include "tests/other_data.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

std::string digits_of_position(const PracticePosition& position)
{
    return to_text(position.candidates.digits());
}

TEST(PracticePosition, TheFirstIsTheExample)
{
    const auto line = parse_step_line(techniques::x_wing.example);
    const auto position = practice_position(techniques::x_wing, 0);
    ASSERT_TRUE(line);
    ASSERT_TRUE(position);
    EXPECT_EQ(position->candidates.digits(), line->candidates.digits());
}

TEST(MixedPractice, HasTechniquesThatAreTheNextStepUpToALevel)
{
    ASSERT_TRUE(read_practice_stock());
    std::set<const Technique*> chosen;
    for (std::uint64_t dice = 0; dice < 200; ++dice) {
        const Technique& technique = mixed_technique(Course::All, Level::Medium, dice);
        EXPECT_LE(technique.standing.level, Level::Medium);
        EXPECT_FALSE(has_easier_beside(technique)) << technique.id;
        EXPECT_EQ(&technique, &mixed_technique(Course::All, Level::Medium, dice));
        chosen.insert(&technique);
    }
    EXPECT_GT(chosen.size(), 8u);
}

TEST(MixedPractice, KeepsToTheCourseOfKillers)
{
    ASSERT_TRUE(read_practice_stock());
    const std::vector<const Technique*> course = techniques_of(Course::Killers);
    ASSERT_FALSE(course.empty());
    const auto rank = [](const Technique* technique) {
        return rank_of(technique);
    };
    EXPECT_TRUE(std::ranges::is_sorted(course, {}, rank)) << "easiest first";
    std::set<const Technique*> chosen;
    for (std::uint64_t dice = 0; dice < 200; ++dice) {
        const Technique& technique = mixed_technique(Course::Killers, Level::Hard, dice);
        EXPECT_EQ(technique.standing.family, TechniqueFamily::Sums);
        chosen.insert(&technique);
    }
    EXPECT_GT(chosen.size(), 5u);
    EXPECT_EQ(PracticeBook().most_needed(course).id, course.front()->id);
    for (const Technique* technique : course)
        EXPECT_TRUE(practice_position(*technique, 0)) << technique->id;
}

TEST(TechniqueNames, AreThoseThatPlayersSearchFor)
{
    const auto found = [](std::string_view name) {
        const auto known = techniques_known_as(name);
        return known.empty() ? std::string() : std::string(known.front()->id);
    };
    EXPECT_EQ(found("Gurth"), "symmetric_placement");
    EXPECT_EQ(found("SK loop"), "domino_loop");
    EXPECT_EQ(found("thors-hammer"), "tridagon");
    EXPECT_EQ(found("bug+1"), "bug_plus_one");
    EXPECT_EQ(found("Locked Candidates 1"), "pointing");
    EXPECT_EQ(found("locked candidates 2"), "claiming");
    EXPECT_EQ(found("Broken Wing"), "guardians");
    EXPECT_EQ(found("x_wing"), "x_wing") << "an id is exact, though Finned X-Wing has it, too";
    EXPECT_EQ(found("y-wing"), "xy_wing");
    EXPECT_EQ(techniques_known_as("unique rectangle").size(), 9u) << "those that contain it";
    EXPECT_EQ(found("nothing of the kind"), "");
    EXPECT_EQ(found(""), "");
}

TEST(PracticePosition, IsOnlyTheExampleWithoutTheStock)
{
    OtherData data;
    const char* name = "practice.txt";
    EXPECT_TRUE(read_practice_stock())
        << std::hex << "its hash is now 0x" << hash_of_data(data.content(name));
    OtherData changed;
    changed.write(name, changed.content(name) + " ");
    EXPECT_FALSE(read_practice_stock());
    EXPECT_TRUE(practice_position(techniques::x_wing, 0));
    EXPECT_FALSE(practice_position(techniques::x_wing, 1));
    EXPECT_FALSE(practice_position(techniques::x_wing, 40)) << "not another form of the example";
}

TEST(PracticePosition, EveryTechniqueHasManyAndFindsItsStepInEach)
{
    std::size_t place = 0;
    for (const Technique* technique : all_techniques()) {
        if (is_sanitized && place++ % 4 != 0) // step_records_test.cpp looks for all of them
            continue;
        std::set<std::string> seen;
        for (std::uint64_t number = 1; number <= (is_sanitized ? 2 : 3); ++number) {
            const auto position = practice_position(*technique, number);
            ASSERT_TRUE(position) << technique->id << " " << number;
            seen.insert(digits_of_position(*position));
            ASSERT_FALSE(position->candidates.is_broken()) << technique->id;
            const auto again =
                practice_position(*technique, number + different_positions(*technique));
            ASSERT_TRUE(again) << technique->id << " " << number;
            EXPECT_EQ(position->candidates.open_cells().count(),
                      again->candidates.open_cells().count())
                << technique->id << ": the same position in another form";
            for (const Step& step : position->steps)
                EXPECT_EQ(step.technique, technique) << technique->id;
        }
        EXPECT_GE(seen.size(), 2u) << technique->id;
    }
}

// What a technique finds does not depend on how the puzzle is turned, so no step is lost.
TEST(PracticePosition, HasAsManyEffectsAsTheExample)
{
    for (const Technique* technique : {&techniques::naked_single, &techniques::hidden_single_line,
                                       &techniques::x_wing, &techniques::xy_wing}) {
        const auto effects = [](const PracticePosition& position) {
            std::set<Candidate> all;
            for (const Step& step : position.steps) {
                all.insert(step.placements.begin(), step.placements.end());
                all.insert(step.removals.begin(), step.removals.end());
            }
            return all.size();
        };
        const auto example = practice_position(*technique, 0);
        const auto other = practice_position(*technique, different_positions(*technique));
        ASSERT_TRUE(example && other);
        EXPECT_EQ(effects(*example), effects(*other)) << technique->id;
    }
}

// The step stays the next one when lines are moved and digits renamed.
TEST(PracticePosition, IsRearrangedWithoutAnEasierStep)
{
    for (const Technique* technique : {&techniques::naked_pair, &techniques::skyscraper,
                                       &techniques::xy_wing, &techniques::als_xz}) {
        ASSERT_GT(different_positions(*technique), 3u) << technique->id;
        const std::uint64_t number = 1 + 2 * different_positions(*technique);
        const auto position = practice_position(*technique, number);
        ASSERT_TRUE(position);
        EXPECT_EQ(bench::standing_of(*technique, position->candidates), bench::Standing::Next)
            << technique->id;
    }
}

TEST(PracticePosition, SaysWhetherAnEasierStepIsPossible)
{
    for (std::uint64_t number = 1; number <= 3; ++number) {
        EXPECT_FALSE(practice_position(techniques::naked_pair, number)->has_easier);
        EXPECT_TRUE(practice_position(techniques::dual_two_string_kite, number)->has_easier);
    }
    EXPECT_FALSE(has_easier_beside(techniques::naked_pair));
    EXPECT_TRUE(has_easier_beside(techniques::dual_two_string_kite)) << "each of the two is one";
}

TEST(PracticePosition, TheSameNumberGivesTheSame)
{
    const auto one = practice_position(techniques::swordfish, 4);
    const auto same = practice_position(techniques::swordfish, 4);
    const auto other = practice_position(techniques::swordfish, 5);
    ASSERT_TRUE(one && same && other);
    EXPECT_EQ(one->candidates, same->candidates);
    EXPECT_NE(one->candidates, other->candidates);
}

TEST(PracticePosition, JudgesAnswers)
{
    const auto position = practice_position(techniques::x_wing, 2);
    ASSERT_TRUE(position);
    const Candidate removed = position->steps.front().removals.front();
    EXPECT_EQ(judge(*position, removed, false), PracticeAnswer::Right);
    EXPECT_EQ(judge(*position, removed, true), PracticeAnswer::Otherwise);
    ASSERT_NE(step_with(*position, removed, false), nullptr);
    EXPECT_EQ(step_with(*position, removed, false)->technique, &techniques::x_wing);
    int others = 0;
    for (Cell cell : position->candidates.open_cells()) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            const PracticeAnswer answer = judge(*position, {cell, digit}, false);
            if (!position->candidates.of(cell).has(digit)) {
                EXPECT_EQ(answer, PracticeAnswer::NotPossible);
            }
            others += answer == PracticeAnswer::Otherwise ? 1 : 0;
        }
    }
    EXPECT_GT(others, 0);
}

TEST(PracticePosition, CanBeCancelled)
{
    const Cancel cancel = Cancel::possible();
    cancel.ask();
    EXPECT_FALSE(practice_position(techniques::nishio, 3, cancel));
}

TEST(PracticeBook, CountsAndComesBackFromText)
{
    PracticeBook book;
    book.count_solved(techniques::x_wing, 40);
    book.count_solved(techniques::x_wing, 25);
    book.count_missed(techniques::x_wing);
    book.count_missed(techniques::swordfish);
    EXPECT_EQ(book.of(techniques::x_wing), (Practised{2, 1, 65}));
    EXPECT_EQ(to_text(book), "swordfish:0:1:0 x_wing:2:1:65");
    EXPECT_EQ(parse_practice(to_text(book)), book);
    EXPECT_TRUE(parse_practice("").empty());
}

TEST(PracticeBook, KeepsWhatItDoesNotKnowAndLeavesOutWhatCantBeRead)
{
    const PracticeBook book =
        parse_practice("later_technique:1:2:3 x_wing:4 swordfish:-1:0:0 :1:1:1 X:1:1:1 "
                       "jellyfish:1:0:99999999999 skyscraper:1:0:7");
    EXPECT_EQ(to_text(book), "later_technique:1:2:3 skyscraper:1:0:7");
}

TEST(PracticeBook, KnowsWhatIsNeededMost)
{
    PracticeBook book;
    EXPECT_EQ(&book.most_needed(), all_techniques().front());
    for (int solved = 0; solved < positions_to_solve; ++solved)
        book.count_solved(*all_techniques().front(), 3);
    EXPECT_TRUE(book.is_learnt(*all_techniques().front()));
    EXPECT_EQ(&book.most_needed(), all_techniques()[1]);
    book.count_missed(techniques::x_wing);
    book.count_solved(techniques::x_wing, 9);
    EXPECT_EQ(&book.most_needed(), &techniques::x_wing);
    book.count_missed(techniques::swordfish);
    EXPECT_EQ(&book.most_needed(), &techniques::swordfish) << "all of them were missed";
}

} // namespace
} // namespace engine
