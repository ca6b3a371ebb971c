#pragma once
// Plays that are won at once, and what follows.

#include <string>

#include <gtest/gtest.h>

#include "game/scenes/entry/initials.h"
#include "game/scenes/screens.h"
#include "tests/game/finished_games.h"
#include "tests/game/player.h"

namespace game {

class WinTest : public testing::Test {
protected:
    Player win(engine::SavedGame game, Size window = {1280, 800})
    {
        Player player(desk, make_play_scene(desk.services, std::move(game)), window);
        player.wait(700);
        return player;
    }
    // Like a keyboard: the key is pressed, then its text follows.
    static void type(Player& player, const std::string& text)
    {
        for (const std::string& character : characters_of(text)) {
            player.press(KeyPressed{.key = Key::Other});
            player.press(TextTyped{character});
        }
    }
    const engine::Record& newest() const { return desk.records.runs().back(); }

    Desk desk;
};

} // namespace game
