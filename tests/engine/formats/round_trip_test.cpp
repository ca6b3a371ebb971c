// Every format: what is written is read again as it was, as far as the format can tell.

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <optional>

#include "engine/formats/formats.h"
#include "engine/rules/layout.h"
#include "tests/engine/formats/format_called.h"
#include "tests/engine/formats/shared_puzzles.h"
#include "tests/sanitized.h"

namespace engine {

void PrintTo(const Format* format, std::ostream* out)
{
    *out << format->id;
}

namespace {

// In grids of candidates one digit may be a given or not; sets that are not told are the rules'.
void read_as_candidates(SharedPuzzle& puzzle, bool knows_placed)
{
    SharedPuzzle seen = from_candidates(puzzle, to_candidates(puzzle));
    if (knows_placed) {
        for (std::size_t cell = 0; cell < puzzle.placed.size(); ++cell) {
            if (puzzle.placed[cell] != no_digit)
                seen.givens[cell] = no_digit;
        }
        DigitSets sets = to_candidates(puzzle);
        seen.placed = puzzle.placed;
        set_candidates(seen, std::move(sets));
    }
    seen.details = puzzle.details;
    puzzle = std::move(seen);
}

// What a reader of the format makes of the puzzle.
SharedPuzzle as_told(const Format& format, SharedPuzzle puzzle)
{
    std::erase_if(puzzle.details,
                  [&](const auto& detail) { return !format.tells.details.has(detail.first); });
    if (!format.tells.solution)
        puzzle.solution.clear();
    if (format.id == "candidates" || format.id == "sukaku")
        read_as_candidates(puzzle, false);
    else if (format.id == "sdx")
        read_as_candidates(puzzle, true);
    else if (format.id == "simple-sudoku" || format.id == "hodoku")
        set_candidates(puzzle, candidates_of(puzzle));
    return puzzle;
}

std::vector<Layout> layouts_to_try()
{
    std::vector<Layout> layouts(all_layouts().begin(), all_layouts().end());
    for (const char* id : {"14x14", "18x18", "21x21", "24x24", "12x12+diagonals", "6x6+anti-king",
                           "9x9+disjoint-groups+windoku", "16x16+windoku", "samurai+diagonals"})
        layouts.push_back(*find_layout(id));
    return layouts;
}

class RoundTrip : public testing::TestWithParam<const Format*> {};

// The one that all its puzzles may have.
std::string usual_layout(const Format& format)
{
    Random dice(25);
    for (const char* layout : {"9x9", "jigsaw-9x9"}) {
        if (format.takes(random_puzzle(*find_layout(layout), dice)))
            return layout;
    }
    return "killer-9x9";
}

// Thousands of the usual one, some of each other.
int rounds_for(const Layout& layout, const std::string& usual)
{
    if (layout.id == usual)
        return is_sanitized ? 20 : 2000;
    const int rounds = layout.size <= 9 ? 40 : 6;
    return is_sanitized ? (rounds + 19) / 20 : rounds;
}

// A format may refuse single puzzles, so a few are drawn; nothing if it refuses them all.
std::optional<SharedPuzzle>
writable_puzzle(const Format& format, const Layout& layout, Random& dice)
{
    for (int draw = 0; draw < 40; ++draw) {
        const Extras extras{.placed = format.tells.placed && dice.coin(),
                            .candidates = format.tells.candidates && dice.coin(),
                            .corner_notes = format.tells.corner_notes && dice.coin(),
                            .solution = dice.coin(),
                            .details = dice.coin()};
        SharedPuzzle puzzle = random_puzzle(layout, dice, extras);
        if (can_write(format, puzzle))
            return puzzle;
    }
    return std::nullopt;
}

TEST_P(RoundTrip, ReadsWhatItWrites)
{
    const Format& format = *GetParam();
    const std::string usual = usual_layout(format);
    Random dice(26);
    int written = 0;
    int layouts = 0;
    for (const Layout& layout : layouts_to_try()) {
        if (is_sanitized && layout.id != usual && ++layouts % 3 != 0)
            continue;
        for (int round = 0; round < rounds_for(layout, usual); ++round) {
            const auto drawn = writable_puzzle(format, layout, dice);
            if (!drawn)
                break; // the format can't hold the layout
            const SharedPuzzle& puzzle = *drawn;
            ++written;
            const std::string text = write(format, puzzle);
            const SharedPuzzle again =
                read_one(std::string(format.head) + text + std::string(format.foot));
            const SharedPuzzle told = as_told(format, puzzle);
            ASSERT_EQ(shown(again), shown(told)) << text;
            ASSERT_TRUE(again == told) << text;
        }
    }
    EXPECT_GT(written, is_sanitized ? 10 : 1000) << "has no layouts";
}

TEST_P(RoundTrip, KeepsTheOrderOfManyInOneText)
{
    const Format& format = *GetParam();
    Random dice(27);
    std::vector<SharedPuzzle> puzzles;
    std::string text(format.head);
    while (puzzles.size() < 30) {
        const Extras extras{.placed = format.tells.placed && dice.coin(),
                            .candidates = format.tells.candidates && dice.coin()};
        const SharedPuzzle puzzle = random_puzzle(*find_layout(usual_layout(format)), dice, extras);
        if (!can_write(format, puzzle))
            continue;
        text += format.several == Several::Blocks && !puzzles.empty() ? "\n" : "";
        text += write(format, puzzle);
        puzzles.push_back(puzzle);
    }
    text += format.foot;
    const ReadPuzzles read = read_all(text);
    ASSERT_EQ(read.size(), puzzles.size()) << text;
    for (std::size_t number = 0; number < read.size(); ++number) {
        ASSERT_TRUE(read[number].puzzle) << in_english(read[number].puzzle.why()) << text;
        EXPECT_EQ(shown(*read[number].puzzle), shown(as_told(format, puzzles[number])));
    }
}

std::vector<const Format*> written_formats()
{
    std::vector<const Format*> formats;
    for (const Format* format : all_formats()) {
        if (format->write)
            formats.push_back(format);
    }
    return formats;
}

std::string name_of_test(const testing::TestParamInfo<const Format*>& info)
{
    std::string name(info.param->id);
    std::erase(name, '-');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Formats, RoundTrip, testing::ValuesIn(written_formats()), name_of_test);

TEST(Formats, HaveIdsOfTheirOwn)
{
    std::map<std::string_view, int> ids;
    for (const Format* format : all_formats()) {
        EXPECT_EQ(++ids[format->id], 1) << format->id;
    }
}

// The third puzzle has an open cell with one candidate that no other cell may have.
TEST(Formats, KeepTheGivensOfAPuzzleAmongCandidates)
{
    Random dice(30);
    std::vector<SharedPuzzle> puzzles = {
        read_one(
            "..4..89..6859....7.3.7....8.1269...43498.5...8.6.4........8752...7.39.8....426.7."),
        read_one(std::string(81, '.')),
        read_one("12345678." + std::string(72, '.')),
        read_one("1234............"),
    };
    for (int round = 0; round < 50; ++round)
        puzzles.push_back(random_puzzle(*find_layout("9x9"), dice));
    for (const char* id : {"candidates", "sukaku", "sdx"}) {
        for (const SharedPuzzle& puzzle : puzzles) {
            const Format& format = format_called(id);
            if (can_write(format, puzzle)) {
                EXPECT_EQ(shown(read_one(write(format, puzzle))), shown(puzzle)) << id;
            }
        }
    }
}

TEST(Formats, RefuseWhatTheyCannotTell)
{
    Random dice(28);
    const auto why = [](std::string_view format, const SharedPuzzle& puzzle) {
        const Attempt may = can_write(format_called(format), puzzle);
        return may ? "" : in_english(may.why());
    };
    const SharedPuzzle windoku = random_puzzle(*find_layout("windoku"), dice);
    EXPECT_EQ(why("sdm", windoku), "the format sdm has no windoku");
    EXPECT_EQ(why("solo", windoku), "the format solo has no windoku");
    EXPECT_EQ(why("line", windoku), "");
    const Layout classic = *find_layout("9x9");
    const SharedPuzzle placed = random_puzzle(classic, dice, {.placed = true});
    EXPECT_EQ(why("line", placed), "the format line has no digits that a player placed");
    EXPECT_EQ(why("hodoku", placed), "");
    EXPECT_EQ(why("line", only_givens(placed)), "");
    const SharedPuzzle candidates = random_puzzle(classic, dice, {.candidates = true});
    EXPECT_EQ(why("sdk", candidates), "the format sdk has no candidates");
    const SharedPuzzle corners = random_puzzle(classic, dice, {.corner_notes = true});
    EXPECT_EQ(why("hodoku", corners), "the format hodoku has no corner notes");
}

TEST(Formats, NameWhatTheyLeaveOut)
{
    Random dice(29);
    const Extras extras{.solution = true, .details = true};
    const SharedPuzzle puzzle = random_puzzle(*find_layout("9x9"), dice, extras);
    const LeftOut out = left_out(format_called("line"), puzzle);
    EXPECT_FALSE(out.solution);
    EXPECT_EQ(out.details.size(), static_cast<std::size_t>(detail_count - 1));
    EXPECT_EQ(out.details.front(), Detail::Title);
    EXPECT_TRUE(left_out(format_called("sdk"), puzzle).solution);
    EXPECT_EQ(left_out(format_called("sdk"), puzzle).details, std::vector{Detail::Rules});
    EXPECT_FALSE(left_out(format_called("candidates"), puzzle).which_are_given);
    const SharedPuzzle placed = random_puzzle(*find_layout("9x9"), dice, {.placed = true});
    EXPECT_TRUE(left_out(format_called("candidates"), placed).which_are_given);
    EXPECT_FALSE(left_out(format_called("sdx"), placed).which_are_given);
}

} // namespace
} // namespace engine
