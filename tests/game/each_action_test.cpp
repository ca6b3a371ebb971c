// What the play screen passes to the save service, and when. Promise 7 of docs/PROMISE.md: an
// action waits until the one before is on disk, so that a sudden end loses at most one.

#include "game/ui/commands.h"
#include "tests/engine/random_actions.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

class WatchfulSaves : public SavesInMemory {
public:
    using SavesInMemory::save;

    void save(const engine::SavedGame& game) override
    {
        const std::size_t actions = game.session.log().size();
        const std::size_t added = actions_ == 0 ? entries(game) : actions - actions_;
        max_at_once = std::max(max_at_once, added);
        if (actions > actions_ && waits == waits_)
            ++done_without_waiting;
        all_actions += actions - actions_;
        actions_ = actions;
        waits_ = waits;
        SavesInMemory::save(game);
    }

    void begin_anew()
    {
        actions_ = 0;
        saved.clear();
    }

    std::size_t all_actions = 0;
    std::size_t max_at_once = 0; // actions done before one was passed on
    int done_without_waiting = 0;

private:
    // A play is saved from its first entry on; pauses and the like before it are no loss.
    static std::size_t entries(const engine::SavedGame& game)
    {
        const auto is_entry = [](const engine::LogEntry& logged) {
            return !std::holds_alternative<engine::Pause>(logged.action) &&
                   !std::holds_alternative<engine::Resume>(logged.action) &&
                   !std::holds_alternative<engine::RevealMistakes>(logged.action);
        };
        return static_cast<std::size_t>(std::ranges::count_if(game.session.log(), is_entry));
    }

    std::size_t actions_ = 0;
    int waits_ = 0;
};

class EachAction : public testing::Test {
protected:
    // Everything that a player can do on this screen, and much that has no effect.
    Input any_input()
    {
        const auto commands = all_commands();
        const Point at{dice.below(1280), dice.below(800)};
        switch (dice.below(8)) {
        case 0:
            return commands[static_cast<std::size_t>(dice.below(static_cast<int>(commands.size())))]
                .keys.front();
        case 1:
            return key(dice.below(2) == 0 ? Key::Enter : Key::Space);
        case 2:
            return letter("HZXCVNKB"[dice.below(8)]);
        case 3:
            return PointerPressed{.at = at};
        case 4:
            return PointerReleased{.at = at};
        case 5:
            return key(Key::Tab);
        default:
            return numeral(1 + dice.below(4), {.shift = dice.below(4) == 0});
        }
    }

    void play_a_while()
    {
        saves.begin_anew();
        Player player{desk, make_play_scene(services, new_game())};
        for (int input = 0; input < 60 && !player.stack().empty(); ++input) {
            player.press(player.top<PlayScene>() != nullptr ? any_input() : key(Key::Escape));
            if (player.stack().empty())
                return;
            player.wait(dice.below(400));
            const auto* scene = player.top<PlayScene>();
            if (scene == nullptr)
                continue;
            const auto saved = saves.saved.find("test");
            if (saved != saves.saved.end()) { // from the first entry on
                ASSERT_EQ(saved->second.session.log(), scene->game().session.log());
            }
        }
    }

    Desk desk;
    WatchfulSaves saves;
    Services services{desk.texts, desk.settings, desk.records, saves,          desk.host,
                      desk.sound, desk.theme,    desk.themes,  desk.languages, "/data"};
    engine::Dice dice{5};
};

TEST_F(EachAction, IsHandedOverBeforeTheNextIsDone)
{
    for (int play = 0; play < 60; ++play) {
        desk.settings.mistakes = play % 2 == 0 ? MistakeCheck::AnyError : MistakeCheck::Clashes;
        play_a_while();
    }
    EXPECT_GT(saves.all_actions, 500u);
    EXPECT_EQ(saves.max_at_once, 1u);
    EXPECT_EQ(saves.done_without_waiting, 0);
}

} // namespace
} // namespace game
