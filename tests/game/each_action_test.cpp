// What the play screen passes to the save service, and when. Promise 7 of docs/PROMISE.md: an
// action waits until the one before is on disk, so that a sudden end loses at most one.

#include "game/ui/commands.h"
#include "tests/engine/random_actions.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

// Those that are not among the first ones. A play is saved from its first entry on; pauses and the
// like are no loss.
std::ptrdiff_t entries_after(std::size_t first, const std::vector<engine::LogEntry>& log)
{
    return std::count_if(log.begin() + static_cast<std::ptrdiff_t>(first), log.end(),
                         [](const engine::LogEntry& logged) {
                             return !std::holds_alternative<engine::Pause>(logged.action) &&
                                    !std::holds_alternative<engine::Resume>(logged.action) &&
                                    !std::holds_alternative<engine::RevealMistakes>(logged.action);
                         });
}

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
        Desk desk;
        desk.settings.mistakes = mistakes;
        desk.saves.be_slow();
        Player player{desk, make_play_scene(desk.services, new_game())};
        std::size_t known = 0;
        for (int input = 0; input < 60 && !player.stack().empty(); ++input) {
            player.press(player.top<PlayScene>() != nullptr ? any_input() : key(Key::Escape));
            const auto* scene = player.stack().empty() ? nullptr : player.top<PlayScene>();
            if (scene == nullptr)
                continue;
            const std::vector<engine::LogEntry>& log = scene->game().session.log();
            const std::vector<std::size_t> written = desk.saves.written_actions();
            ASSERT_LE(entries_after(written.empty() ? 0 : written.back(), log), 1);
            all_actions += log.size() - std::exchange(known, log.size());
            if (dice.below(8) == 0 && entries_after(0, log) > 0) {
                ASSERT_EQ(desk.saves.game().session.log(), log);
            }
            player.wait(dice.below(400));
        }
    }

    engine::Dice dice{5};
    MistakeCheck mistakes = MistakeCheck::AnyError;
    std::size_t all_actions = 0;
};

TEST_F(EachAction, IsHandedOverBeforeTheNextIsDone)
{
    for (int play = 0; play < 40; ++play) {
        mistakes = play % 2 == 0 ? MistakeCheck::AnyError : MistakeCheck::Clashes;
        play_a_while();
    }
    EXPECT_GT(all_actions, 500u);
}

} // namespace
} // namespace game
