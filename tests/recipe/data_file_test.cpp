// The files with puzzles that were found in advance: used only as they are, never replaced.

#include "engine/recipe/data_file.h"

#include <gtest/gtest.h>

#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/recipe.h"
#include "engine/recipe/stock.h"
#include "tests/other_data.h"

namespace engine {
namespace {

constexpr const char* boards = "boards_of_the_day.txt";
constexpr const char* stock = "stock.txt";
const Recipe of_stock{"9x9", FromStock{0, 3, 7}};
const Day some_day = *parse_day("2026-11-26");

std::string why(const Attempt& attempt)
{
    return attempt ? "" : attempt.why().text;
}

std::string why(const Result<Puzzle>& puzzle)
{
    return puzzle ? "" : puzzle.why().text;
}

// When a file has been appended to, its hash in the source must follow.
TEST(DataFiles, HaveTheHashesThatAreWrittenInTheSource)
{
    OtherData data;
    EXPECT_TRUE(read_boards_of_the_day())
        << std::hex << "now it is 0x" << hash_of_data(data.content(boards));
    EXPECT_TRUE(read_stock()) << std::hex << "now it is 0x" << hash_of_data(data.content(stock));
}

TEST(DataFiles, AMissingOneIsNamed)
{
    OtherData data;
    data.remove(boards);
    data.remove(stock);
    const Attempt read = read_boards_of_the_day();
    ASSERT_FALSE(read);
    EXPECT_EQ(read.why().text,
              "{file} is not there. It belongs to the game: install Cronodoku again, or set "
              "CRONODOKU_ASSETS to its folder assets");
    EXPECT_EQ(read.why().places.front().second, data.file(boards).string());
    EXPECT_FALSE(board_of_the_day("9x9", 3, some_day));
    EXPECT_FALSE(has_boards_of_the_day("9x9", 3));

    EXPECT_EQ(why(remake(of_stock)), why(read_stock()));
    EXPECT_FALSE(level_in(of_stock));
    EXPECT_TRUE(parse_recipe("r1:9x9:2XKX0TTZ0A2R1Z1YN")) << "it is none the worse for that";
}

TEST(DataFiles, IsRefusedWithAnyByteChanged)
{
    OtherData data;
    const std::string whole = data.content(stock);
    const std::string refusal = "{file} is not the file of this version, and would give other "
                                "puzzles, so it is not used: install Cronodoku again";
    for (std::size_t at = 0; at < whole.size(); at += 1 + whole.size() / 20) {
        std::string changed = whole;
        changed[at] = changed[at] == 'a' ? 'b' : 'a';
        data.write(stock, changed);
        EXPECT_EQ(why(read_stock()), refusal) << at;
        EXPECT_EQ(why(remake(of_stock)), refusal) << at;
        EXPECT_EQ(find_shelf("9x9", "extreme", "none"), nullptr) << at;
    }
    data.write(stock, whole.substr(0, whole.size() - 1));
    EXPECT_EQ(why(read_stock()), refusal);
    data.write(stock, whole + "\n");
    EXPECT_EQ(why(read_stock()), refusal);
    data.write(stock, "");
    EXPECT_EQ(why(read_stock()), refusal);
    data.write(stock, std::string(5u << 20, '0'));
    EXPECT_EQ(why(read_stock()), refusal) << "too long";
    data.write(boards, whole);
    EXPECT_EQ(why(read_boards_of_the_day()), refusal) << "another of our files";

    data.write(stock, whole);
    EXPECT_TRUE(read_stock()) << "is looked at again";
    EXPECT_TRUE(remake(of_stock));
}

TEST(DataFiles, AFolderInItsPlaceIsRefused)
{
    OtherData data;
    data.remove(stock);
    std::filesystem::create_directory(data.file(stock));
    EXPECT_FALSE(read_stock());
    data.restore(stock);
    EXPECT_TRUE(read_stock());
}

// Nothing is at the address 0 of a program, so its first byte can't be read, not even by root.
TEST(DataFiles, SaysWhyOneCannotBeRead)
{
    OtherData data;
    data.remove(stock);
    std::filesystem::create_symlink("/proc/self/mem", data.file(stock));
    const Attempt read = read_stock();
    EXPECT_EQ(why(read), "{file} can't be read ({reason}). It belongs to the game: make it "
                         "readable, or install Cronodoku again");
    EXPECT_EQ(read.why().places.back().second, "Input/output error");
}

TEST(DataFiles, StayAsTheyWereReadWhileTheProgramRuns)
{
    OtherData data;
    ASSERT_TRUE(read_stock());
    const Result<Puzzle> before = remake(of_stock);
    data.remove(stock);
    EXPECT_EQ(remake(of_stock)->givens, before->givens);
}

} // namespace
} // namespace engine
