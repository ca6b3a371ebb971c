#include "game/ui/commands.h"

#include <set>

#include <gtest/gtest.h>

#include "game/ui/key_bindings.h"

namespace game {

TEST(Commands, EveryCommandHasANameAndAKey)
{
    std::set<std::string_view> ids;
    for (const CommandInfo& entry : all_commands()) {
        EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
        EXPECT_FALSE(entry.keys.empty()) << entry.id;
    }
    EXPECT_EQ(ids.size(), static_cast<std::size_t>(Command::PlayCopied) + 1);
    EXPECT_EQ(info(Command::FillNotes).id, "fill-notes");
}

TEST(Commands, NoKeyMeansTwoThings)
{
    for (const CommandInfo& entry : all_commands()) {
        for (const KeyPressed& key : entry.keys)
            EXPECT_EQ(KeyBindings().command_for(key), entry.command) << entry.id;
    }
}

} // namespace game
