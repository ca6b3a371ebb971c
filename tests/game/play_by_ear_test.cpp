// A player who sees nothing plays a whole puzzle with the keyboard: what is read aloud is enough to
// know the board, what has changed, what is wrong and when it is over.

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <regex>

#include "tests/game/play_fixture.h"

namespace game {
namespace {

struct HeardCell {
    int row = 0;
    int column = 0;
    std::string box = {};
    int digit = 0; // 0: empty
    bool given = false;
};

// Knows the keys of the game and that there are four rows, columns and boxes; nothing else.
class Listener {
public:
    explicit Listener(Desk& desk) : desk_(desk)
    {
        desk.settings.sound.speech = true;
        player_.emplace(desk, make_play_scene(desk.services, new_game()));
    }

    void press(const KeyPressed& key)
    {
        desk_.host.spoken.clear();
        player_->press(key);
    }
    bool hears(const std::string& words) const
    {
        return std::ranges::any_of(desk_.host.spoken, [&](const std::string& said) {
            return said.find(words) != std::string::npos;
        });
    }

    // The cell that was read last.
    HeardCell here() const
    {
        static const std::regex words(
            R"(Row (\d), column (\d), (box \d): (?:empty|(given )?(\d)).*)");
        for (auto said = desk_.host.spoken.rbegin(); said != desk_.host.spoken.rend(); ++said) {
            std::smatch part;
            if (std::regex_match(*said, part, words))
                return {std::stoi(part[1]), std::stoi(part[2]), part[3],
                        part[5].matched ? std::stoi(part[5]) : 0, part[4].matched};
        }
        ADD_FAILURE() << "no cell was read";
        return {};
    }

    void learn_the_board()
    {
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                press(key(Key::Right));
                const HeardCell heard = here();
                cells[{heard.row, heard.column}] = heard;
                at = {heard.row, heard.column};
            }
            press(key(Key::Down));
            at = {here().row, here().column};
        }
    }

    void go_to(std::pair<int, int> cell)
    {
        while (at != cell) {
            press(key(at.first == cell.first ? Key::Right : Key::Down));
            at = {here().row, here().column};
        }
    }

    bool may_be(const HeardCell& cell, int digit) const
    {
        return std::ranges::none_of(cells, [&](const auto& entry) {
            const HeardCell& other = entry.second;
            return other.digit == digit &&
                   (other.row == cell.row || other.column == cell.column || other.box == cell.box);
        });
    }

    // In the head.
    bool solve()
    {
        for (auto& [place, cell] : cells) {
            if (cell.digit != 0)
                continue;
            for (int digit = 1; digit <= 4; ++digit) {
                if (!may_be(cell, digit))
                    continue;
                cell.digit = digit;
                if (solve())
                    return true;
                cell.digit = 0;
            }
            return false;
        }
        return true;
    }

    std::map<std::pair<int, int>, HeardCell> cells;
    std::pair<int, int> at;

private:
    Desk& desk_;
    std::optional<Player> player_;
};

TEST(PlayByEar, AWholePuzzleWithTheKeyboard)
{
    Desk desk;
    Listener listener(desk);
    listener.learn_the_board();
    ASSERT_EQ(listener.cells.size(), 16U);
    const auto heard = listener.cells;
    ASSERT_TRUE(listener.solve());

    // A slip, as it happens.
    listener.go_to({1, 2});
    listener.press(numeral(4));
    EXPECT_TRUE(listener.hears("4 in R1C2"));
    EXPECT_TRUE(listener.hears("4 is already in row 1: R1C4"));
    listener.press(letter('F'));
    EXPECT_TRUE(listener.hears("clashes with R1C4"));
    listener.press(letter('F'));
    EXPECT_TRUE(listener.hears("Row 1: 1, 4, empty, 4")) << "asked again, its row";
    listener.press(letter('Z', with_control));
    EXPECT_TRUE(listener.hears("Undone: R1C2 empty"));

    bool is_solved = false;
    for (const auto& [place, cell] : listener.cells) {
        if (heard.at(place).digit != 0)
            continue;
        EXPECT_FALSE(is_solved);
        listener.go_to(place);
        listener.press(numeral(cell.digit));
        EXPECT_TRUE(listener.hears(std::to_string(cell.digit) + " in R" +
                                   std::to_string(place.first) + "C" +
                                   std::to_string(place.second)));
        is_solved = listener.hears("Solved in");
    }
    EXPECT_TRUE(is_solved);
}

TEST(PlayByEar, ModesLocksPausesAndQuestionsAreHeard)
{
    Desk desk;
    Listener listener(desk);
    EXPECT_TRUE(listener.hears("Row 1, column 1, box 1: given 1") || listener.hears("9×9"));
    listener.press(letter('X'));
    EXPECT_TRUE(listener.hears("Corner notes"));
    listener.press(key(Key::Right));
    listener.press(key(Key::Right));
    listener.press(numeral(3));
    EXPECT_TRUE(listener.hears("Corner note 3 in R"));
    listener.press(letter('L'));
    EXPECT_TRUE(listener.hears("is locked"));
    listener.press(key(Key::Escape));
    EXPECT_TRUE(listener.hears("No digit is locked"));
    listener.press(letter('H'));
    EXPECT_TRUE(listener.hears("Esc")) << "how to answer the question";
    listener.press(key(Key::Escape));
    listener.press(letter('P'));
    EXPECT_TRUE(listener.hears("Paused at"));
}

TEST(PlayByEar, NothingIsReadToWhoDoesNotWantItBesideTheEvents)
{
    Desk desk;
    Player player(desk, make_play_scene(desk.services, new_game()));
    desk.host.spoken.clear();
    player.press(key(Key::Right));
    player.press(key(Key::Down));
    EXPECT_TRUE(desk.host.spoken.empty());
}

TEST(CellInWords, StandsOnTheScreenUntilTheNextKey)
{
    Desk desk;
    Player player(desk, make_play_scene(desk.services, new_game()));
    player.press(key(Key::Right));
    player.press(letter('F'));
    const auto shows = [&](std::string_view words) {
        const DisplayList list = player.look();
        return std::ranges::any_of(list.calls(), [&](const DrawCall& call) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            return text != nullptr && std::string_view(text->text).find(words) != words.npos;
        });
    };
    const auto shows_cell = [&] {
        return shows("column");
    };
    EXPECT_TRUE(shows_cell());
    player.press(letter('F'));
    EXPECT_TRUE(shows("Row 1: 1, empty"));
    player.press(key(Key::Right));
    EXPECT_FALSE(shows_cell());
    player.press(letter('F', with_control));
    EXPECT_TRUE(shows_cell());
    player.wait(8'000);
    EXPECT_FALSE(shows_cell());
}

TEST(Ticker, NamesWhatWasJustDoneWhereItsLineIsFree)
{
    for (const bool all : {false, true}) {
        Desk desk;
        desk.settings.name_all_events = all;
        Player wide(desk, make_play_scene(desk.services, new_game()));
        Player small(desk, make_play_scene(desk.services, new_game()), Size{640, 480});
        for (Player* player : {&wide, &small}) {
            player->press(key(Key::Right));
            player->press(key(Key::Right));
            player->press(numeral(2));
        }
        EXPECT_TRUE(wide.sees("2 in R1C2") || wide.sees("2 in R1C3"));
        EXPECT_EQ(small.sees("2 in R1C2") || small.sees("2 in R1C3"), all);
    }
}

} // namespace
} // namespace game
