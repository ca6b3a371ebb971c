// The power fails before every single system call, with every combination of what had reached the
// disk and what had not. Promises 1, 2 and 4 of docs/PROMISE.md.

#include <iostream>

#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

// What was surely on the disk when the power failed: the saves that had reported success.
struct Acknowledged {
    std::size_t actions = 3;
    std::size_t runs = 3;
    int settings = 3;
    bool forgotten = false;
};

struct Moment {
    MemoryDisk disk;
    Acknowledged known;
    bool forgetting = false;
};

// Plays on, and stores the state of the disk before every call.
std::vector<Moment> all_moments()
{
    std::vector<Moment> moments;
    MemoryDisk disk = disk_with_everything();
    Acknowledged known;
    bool forgetting = false;
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.push_back({disk, known, forgetting});
        return 0;
    });
    SaveFolder folder = open_on(disk);
    for (std::size_t step : {4u, 5u, 6u}) {
        EXPECT_TRUE(folder.save(game_after(step)));
        known.actions = step;
        EXPECT_TRUE(folder.save(book_of(step)));
        known.runs = step;
        EXPECT_TRUE(folder.save_settings(settings_text(static_cast<int>(step))));
        known.settings = static_cast<int>(step);
    }
    forgetting = true;
    EXPECT_TRUE(folder.delete_game("one"));
    known.forgotten = true;
    moments.push_back({disk, known, forgetting});
    return moments;
}

void expect_nothing_lost(MemoryDisk& disk, const Moment& moment)
{
    const Acknowledged& known = moment.known;
    SaveFolder folder = open_on(disk);
    const std::string settings = folder.load_settings();
    EXPECT_TRUE(settings == settings_text(known.settings) ||
                settings == settings_text(known.settings + 1))
        << settings;
    const RecordBook book = folder.load_records();
    EXPECT_GE(book.runs().size(), known.runs);
    EXPECT_EQ(book, book_of(book.runs().size()));
    const std::vector<GameSummary> games = folder.games();
    if (moment.forgetting)
        EXPECT_TRUE(games.empty() || !known.forgotten);
    else
        EXPECT_EQ(games.size(), 1u);
    if (!games.empty()) {
        // If a finished game reappears, it must be finished, never one action before.
        const std::size_t actions = actions_in(folder);
        EXPECT_GE(actions, known.actions);
        EXPECT_LE(actions, known.actions + 1);
    }
    const auto notices = folder.take_notices();
    EXPECT_TRUE(notices.empty()) << in_english(notices.front().headline);
    // And the player can continue from there.
    EXPECT_TRUE(folder.save(game_after(6)));
    EXPECT_TRUE(folder.save(book_of(7)));
}

TEST(PowerCut, LosesNothingThatWasSaidToBeSaved)
{
    const std::vector<Moment> moments = all_moments();
    EXPECT_GT(moments.size(), 200u);
    const int mixtures = fewer(longer(5));
    Random random(5);
    for (std::size_t at = 0; at < moments.size(); ++at) {
        SCOPED_TRACE("before call " + std::to_string(at));
        for (int mixture = 0; mixture < mixtures; ++mixture) {
            MemoryDisk disk = moments[at].disk;
            disk.lose_power(random);
            expect_nothing_lost(disk, moments[at]);
            if (testing::Test::HasFailure())
                return;
        }
    }
    std::cout << moments.size() * static_cast<std::size_t>(mixtures) << " power cuts\n";
}

// The disk in memory must be able to lose data, or the test above proves nothing.
TEST(PowerCut, TheDiskOfThisTestForgetsWhatWasNotSynced)
{
    bool lost = false;
    bool kept = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        MemoryDisk disk;
        disk.add_folder("/data");
        const int file = disk.open("/data/a", O_WRONLY | O_CREAT);
        disk.write(file, "hello", 5);
        Random random(seed);
        disk.lose_power(random);
        (disk.bytes("/data/a") == "hello" ? kept : lost) = true;
    }
    EXPECT_TRUE(lost);
    EXPECT_TRUE(kept);
}

} // namespace
} // namespace engine
