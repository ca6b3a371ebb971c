#include "game/ui/commands.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/game/player.h"

namespace game {

TEST(Commands, EveryCommandHasANameAndAKey)
{
    std::set<std::string_view> ids;
    for (const CommandInfo& entry : all_commands()) {
        EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
        EXPECT_FALSE(entry.keys.empty()) << entry.id;
    }
    EXPECT_EQ(ids.size(), static_cast<std::size_t>(Command::SavedGames) + 1);
    EXPECT_EQ(info(Command::FillNotes).id, "fill-notes");
}

TEST(Commands, NoKeyMeansTwoThings)
{
    for (const CommandInfo& entry : all_commands()) {
        for (const KeyPressed& key : entry.keys)
            EXPECT_EQ(command_for(key), entry.command) << entry.id;
    }
}

TEST(Commands, KeysWithCtrlAreOtherKeys)
{
    EXPECT_EQ(command_for(letter('Z')), Command::ModeDigit);
    EXPECT_EQ(command_for(letter('Z', {.control = true})), Command::Undo);
    EXPECT_EQ(command_for(letter('Z', {.shift = true, .control = true})), Command::Redo);
    EXPECT_EQ(command_for(letter('Q')), std::nullopt);
}

TEST(Commands, ARepeatedKeyMeansTheSame)
{
    EXPECT_EQ(command_for(KeyPressed{.key = Key::Left, .repeated = true}), Command::MoveLeft);
}

TEST(Commands, PlusCountsWithAndWithoutShift)
{
    for (const bool shift : {false, true}) {
        const KeyPressed plus{.key = Key::Plus, .held = {.shift = shift, .control = true}};
        EXPECT_EQ(command_for(plus), Command::TextLarger);
    }
}

TEST(Commands, KeysHaveNames)
{
    const engine::Translations english;
    EXPECT_EQ(key_name(info(Command::Undo).keys.front(), english), "Ctrl Z");
    EXPECT_EQ(key_name(info(Command::Settings).keys.front(), english), "F10");
    EXPECT_EQ(key_name(info(Command::Back).keys.front(), english), "Esc");
}

} // namespace game
