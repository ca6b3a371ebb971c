// The page of all commands: it has every command, in every window, and each does the same as its
// key.

#include <algorithm>
#include <set>
#include <tuple>

#include "game/scenes/everywhere.h"
#include "game/scenes/play/commands_scene.h"
#include "game/scenes/play/play_commands.h"
#include "tests/game/play_fixture.h"
#include "tests/shipped_translations.h"

namespace game {
namespace {

// What the mouse does directly on the board, and what opens the pause.
const std::set<Command> needs_no_row = {
    Command::MoveLeft,    Command::MoveRight,     Command::MoveUp,    Command::MoveDown,
    Command::GrowLeft,    Command::GrowRight,     Command::GrowUp,    Command::GrowDown,
    Command::RowStart,    Command::RowEnd,        Command::NextEmpty, Command::PreviousEmpty,
    Command::Confirm,     Command::Back,          Command::NextArea,  Command::PreviousArea,
    Command::NextMode,    Command::PreviousMode,  // each mode has a row
    Command::NextDigit,   Command::PreviousDigit, // of the locked one
    Command::WriteCorner, Command::WriteCentre,
};

std::vector<PlayCommand> all_rows()
{
    std::vector<PlayCommand> rows;
    for (const PlayCommand& row : play_commands()) {
        if (row.group != CommandGroup::None)
            rows.push_back(row);
    }
    return rows;
}

// A text that is drawn and completely visible.
struct Seen {
    std::string text;
    Point at;
    int left = 0;
    int right = 0;
};

std::vector<Seen> texts_seen(const DisplayList& picture)
{
    std::vector<Seen> seen;
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text == nullptr)
            continue;
        const int half = text->font.size / 2;
        if (text->at.y - half < call.clip.y || text->at.y + half > call.clip.bottom())
            continue;
        const int width = measure.width_of(text->text, text->font);
        const int left = text->align == Align::Left     ? text->at.x
                         : text->align == Align::Centre ? text->at.x - width / 2
                                                        : text->at.x - width;
        seen.push_back(Seen{std::string(text->text), text->at, left, left + width});
    }
    return seen;
}

const Seen* find(const std::vector<Seen>& seen, const std::string& text)
{
    const auto found = std::ranges::find(seen, text, &Seen::text);
    return found == seen.end() ? nullptr : &*found;
}

// The first text to its right on the same line.
const Seen* right_of(const std::vector<Seen>& seen, const Seen& text)
{
    const Seen* nearest = nullptr;
    for (const Seen& each : seen) {
        const bool beside = each.at.y == text.at.y && each.left > text.left;
        if (beside && (nearest == nullptr || each.left < nearest->left))
            nearest = &each;
    }
    return nearest;
}

// Turns the wheel until the text is completely visible.
std::vector<Seen> scroll_to(Player& player, const std::string& text)
{
    const Point middle{player.window().width / 2, player.window().height / 2};
    std::vector<Seen> seen = texts_seen(player.look());
    for (int turn = 0; turn < 100 && find(seen, text) == nullptr; ++turn) {
        player.press(WheelTurned{.at = middle, .steps = -2});
        seen = texts_seen(player.look());
    }
    return seen;
}

void click_row(Player& player, const std::string& label)
{
    const std::vector<Seen> seen = scroll_to(player, label);
    const Seen* row = find(seen, label);
    ASSERT_NE(row, nullptr) << label;
    player.click(row->at);
}

TEST(AllCommands, HasARowForEveryCommandOfPlay)
{
    std::multiset<Command> offered;
    for (const PlayCommand& row : all_rows())
        offered.insert(row.command);
    for (const CommandInfo& command : all_commands())
        EXPECT_EQ(offered.count(command.command), needs_no_row.contains(command.command) ? 0U : 1U)
            << command.id;
}

using Case = std::tuple<Size, std::pair<std::string, int>>;

class AllCommandsSizes : public testing::TestWithParam<Case> {};

TEST_P(AllCommandsSizes, ShowsEveryRowWholeWithItsKeyAndTakesClicksOnIt)
{
    const auto& [window, in_size] = GetParam();
    Desk desk;
    desk.texts = engine::shipped_translations(in_size.first);
    desk.settings.text_size = in_size.second;
    desk.themes.resize(2);
    const std::shared_ptr<const engine::Grid> grid = small_puzzle().grid;
    for (const PlayCommand& row : all_rows()) {
        std::optional<Command> obeyed;
        CommandsPage page{.elapsed = engine::PlayTime{123456}, .grid = grid};
        page.resume = [] {
        };
        page.obey = [&obeyed](Command command) {
            obeyed = command;
        };
        Player player(desk, make_commands_scene(desk.services, page), window);
        const std::string label = desk.texts.tr(row.label);
        const std::vector<Seen> seen = scroll_to(player, label);
        const Seen* texts = find(seen, label);
        ASSERT_NE(texts, nullptr) << label;
        const Seen* key = right_of(seen, *texts);
        ASSERT_NE(key, nullptr) << label;
        EXPECT_EQ(key->text, key_shown(row.command, *grid, desk.services)) << label;
        EXPECT_GT(key->left, texts->right) << label;
        EXPECT_LT(key->right, window.width) << label;
        const Settings before = desk.settings;
        player.click(texts->at);
        const bool changes_look = !player.stack().empty();
        EXPECT_TRUE(changes_look || obeyed == row.command) << label;
        desk.settings = before;
    }
}

std::string name_of(const testing::TestParamInfo<Case>& info)
{
    const auto& [window, in_size] = info.param;
    return std::to_string(window.width) + "x" + std::to_string(window.height) + "_" +
           in_size.first + "_" + std::to_string(in_size.second);
}

INSTANTIATE_TEST_SUITE_P(All,
                         AllCommandsSizes,
                         testing::Combine(testing::Values(Size{480, 640},
                                                          Size{480, 853},
                                                          Size{640, 480},
                                                          Size{800, 600},
                                                          Size{1280, 800},
                                                          Size{3840, 2160}),
                                          testing::ValuesIn(engine::codes_in_sizes({90, 100,
                                                                                    150}))),
                         name_of);

class AllCommandsTest : public PlaySceneTest {
protected:
    bool shows_page() const { return player.sees("All commands") && player.sees("Colours"); }
};

// By the keys that open the pause and the page behind it.
void open_page(Player& player)
{
    player.press_all({key(Key::Escape), key(Key::Tab)});
}

TEST_F(AllCommandsTest, IsBehindThePauseAndStopsTheClockUntilOneGoesOn)
{
    go_to(1, 2);
    player.press(numeral(2));
    for (const KeyPressed& on : {key(Key::Enter), key(Key::Space)}) {
        open_page(player);
        EXPECT_TRUE(shows_page());
        EXPECT_TRUE(desk.saves.game().session.is_paused());
        player.wait(60000);
        player.press(key(Key::Escape));
        EXPECT_TRUE(player.sees("Paused"));
        player.press(key(Key::Tab));
        ASSERT_TRUE(shows_page());
        player.press(on);
        ASSERT_FALSE(is_paused());
        EXPECT_FALSE(session().is_paused());
        EXPECT_EQ(scene().game().elapsed, engine::PlayTime{0});
    }
}

TEST_F(AllCommandsTest, ShowsNothingOfTheBoard)
{
    go_to(1, 2);
    player.press(numeral(2));
    open_page(player);
    for (const Seen& text : texts_seen(player.look()))
        EXPECT_FALSE(text.text >= "1" && text.text <= "4") << text.text;
}

TEST_F(AllCommandsTest, IsReachedByButtonsInEveryWindow)
{
    for (const int text_size : {100, 150}) {
        for (const Size window : {Size{480, 640}, Size{640, 480}, Size{800, 600}, Size{700, 700},
                                  Size{1280, 800}, Size{3840, 2160}}) {
            SCOPED_TRACE(window.width);
            desk.settings.text_size = text_size;
            Player other(desk, make_play_scene(desk.services, new_game()), window);
            other.press(letter('L')); // Esc would first release the digit
            other.click(lay_out_play(window, text_size / 100.0, *grid).pause.centre());
            ASSERT_TRUE(other.sees("Paused"));
            other.click("All commands");
            EXPECT_FALSE(other.sees("Paused"));
            EXPECT_TRUE(other.sees("All commands"));
            EXPECT_EQ(other.top<PlayScene>(), nullptr);
        }
    }
}

// Plays a little, so that each command has something to do.
void begin(Player& player)
{
    player.press_all({key(Key::Tab), numeral(2), letter('B'), key(Key::Tab), numeral(3),
                      letter('Z', with_control), numeral(1, with_shift), key(Key::Tab)});
}

TEST_F(AllCommandsTest, ARowDoesWhatItsKeyDoes)
{
    for (const PlayCommand& row : all_rows()) {
        SCOPED_TRACE(row.label);
        const KeyPressed pressed = info(row.command).keys.front();
        Desk by_key;
        by_key.themes.resize(2);
        Player one(by_key, make_play_scene(by_key.services, new_game()));
        begin(one);
        if (!obey_everywhere(pressed, by_key.services))
            one.press(pressed);
        one.wait_while_busy();

        Desk by_mouse;
        by_mouse.themes.resize(2);
        Player other(by_mouse, make_play_scene(by_mouse.services, new_game()), {480, 640});
        begin(other);
        open_page(other);
        click_row(other, row.label);
        other.wait_while_busy();
        EXPECT_EQ(by_mouse.settings, by_key.settings);

        const auto* played = one.top<PlayScene>();
        const auto* also_played = other.top<PlayScene>();
        if (played == nullptr || also_played == nullptr)
            continue;
        EXPECT_EQ(also_played->game().session.board(), played->game().session.board());
        EXPECT_EQ(also_played->input().to_saved(), played->input().to_saved());
        EXPECT_EQ(also_played->game().session.stats().checks,
                  played->game().session.stats().checks);
        EXPECT_FALSE(also_played->game().session.is_paused());
    }
}

TEST_F(AllCommandsTest, TheKeyboardAloneReachesEveryRow)
{
    Player other(desk, make_play_scene(desk.services, new_game()), {480, 640});
    begin(other);
    open_page(other);
    std::set<std::string> seen;
    for (std::size_t step = 0; step < all_rows().size(); ++step) {
        other.press(key(Key::Down));
        for (const Seen& text : texts_seen(other.look()))
            seen.insert(text.text);
    }
    for (const PlayCommand& row : all_rows())
        EXPECT_TRUE(seen.contains(row.label)) << row.label;
}

TEST_F(AllCommandsTest, TabWalksItsGroups)
{
    open_page(player);
    player.press_all({key(Key::Tab), key(Key::Tab), key(Key::Right), key(Key::Enter)});
    EXPECT_EQ(scene().input().mode(), Mode::Corner) << "the second of the second group";
}

TEST_F(AllCommandsTest, KeysWorkOnItAsInPlay)
{
    go_to(1, 2);
    player.press(numeral(2));
    open_page(player);
    player.press(letter('Z', with_control));
    ASSERT_FALSE(is_paused());
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    open_page(player);
    player.press(letter('P'));
    EXPECT_TRUE(player.sees("Paused"));
    player.press(letter('P'));
    open_page(player);
    player.press(letter('R', with_control));
    EXPECT_TRUE(player.sees("Restart now"));
    player.press(key(Key::Escape));
    open_page(player);
    player.press(key(Key::F10));
    EXPECT_TRUE(player.sees("Settings"));
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("Paused")) << "as after the settings that were opened in play";
    EXPECT_EQ(desk.saves.game().session.stats().pauses, 4) << "none counts twice";
}

} // namespace
} // namespace game
