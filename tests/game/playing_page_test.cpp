// docs/PLAYING.md lists the keys as the game's help does: scripts/update-keys writes them there.

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "game/scenes/help/help_pages.h"
#include "tests/source_root.h"

namespace game {
namespace {

// A table for each list of the help.
std::string tables_of_keys()
{
    const engine::Translations english;
    std::string text;
    for (const HelpList& list : help_lists()) {
        text += "\n| " + std::string(list.heading) + " | |\n|---|---|\n";
        for (const HelpRow& row : list.rows) {
            const std::string keys = row.gesture ? row.gesture : keys_text(row, {}, english);
            text += "| " + keys + " | " + row.what + " |\n";
        }
    }
    return text + "\n";
}

TEST(PlayingPage, ListsTheKeysOfTheHelp)
{
    const auto file = source_root() / "docs/PLAYING.md";
    std::ostringstream whole;
    whole << std::ifstream(file).rdbuf();
    const std::string page = whole.str();
    const std::string before = "<!-- Written by scripts/update-keys from the game's help. -->\n";
    const std::string after = "<!-- The end of what it writes. -->\n";
    const std::size_t begin = page.find(before);
    const std::size_t end = page.find(after);
    ASSERT_TRUE(begin < end && end != std::string::npos) << "the two marks around the keys";
    const std::size_t first = begin + before.size();
    const std::string now = tables_of_keys();
    if (std::getenv("CRONODOKU_UPDATE_KEYS") != nullptr)
        std::ofstream(file) << page.substr(0, first) << now << page.substr(end);
    else
        EXPECT_EQ(page.substr(first, end - first), now) << "run scripts/update-keys";
}

} // namespace
} // namespace game
