// The replays in the save folder: kept once, damaged, with a full disk, and deleted when there are
// too many. Promises 18 and 19 of docs/PROMISE.md.

#include <iostream>

#include "tests/engine/replay_scene.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

const std::string replay_file_name = "/data/replays/one.replay";

ReplayLimit at_most(std::size_t count)
{
    return {.most = count};
}

RecordBook book_with(const Record& run)
{
    RecordBook book;
    book.add(run);
    return book;
}

MemoryDisk disk_with_replay()
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.save(clean_replay(), at_most(0)));
    return disk;
}

void expect_whole(SaveFolder& folder)
{
    const auto replay = folder.load_replay("one");
    ASSERT_TRUE(replay) << in_english(replay.why());
    const Replay whole = clean_replay();
    EXPECT_EQ(replay->run, whole.run);
    expect_same(replay->game, whole.game);
}

TEST(ReplayFile, KeepsTheRunAsItWasPlayed)
{
    MemoryDisk disk = disk_with_replay();
    SaveFolder folder = open_on(disk);
    expect_whole(folder);
    EXPECT_EQ(folder.replays(), std::set<std::string>{"one"});
    EXPECT_TRUE(folder.take_notices().empty());
    const auto none = folder.load_replay("two");
    ASSERT_FALSE(none);
    EXPECT_EQ(in_english(none.why()), "No replay of this run is kept.");
}

TEST(ReplayFile, OfARunIsWrittenOnce)
{
    MemoryDisk disk = disk_with_replay();
    SaveFolder folder = open_on(disk);
    Replay other = clean_replay();
    other.run.initials = "XYZ";
    other.run.date += 1;
    EXPECT_TRUE(folder.save(other, at_most(0)));
    EXPECT_TRUE(folder.save(clean_replay(), at_most(0)));
    expect_whole(folder);
    EXPECT_FALSE(disk.has(replay_file_name + ".bak"));
}

TEST(ReplayFile, TakesTheInitialsThatAreEnteredLater)
{
    MemoryDisk disk = disk_with_replay();
    SaveFolder folder = open_on(disk);
    Replay renamed = clean_replay();
    renamed.run.initials = "XYZ";
    EXPECT_TRUE(folder.save(renamed, at_most(0)));
    const auto kept = folder.load_replay("one");
    ASSERT_TRUE(kept) << in_english(kept.why());
    EXPECT_EQ(kept->run, renamed.run);
    expect_same(kept->game, renamed.game);
}

TEST(ReplayFile, OfALogThatIsTooLongIsNotKept)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    Scenario scenario;
    for (std::size_t turn = 0; turn <= longest_log; ++turn)
        scenario.session.act(Check{}, PlayTime{0});
    EXPECT_TRUE(folder.save(replay_of(scenario.session), at_most(0)));
    EXPECT_TRUE(folder.replays().empty());
}

// Compressed it would be short, but what is read stops at eight megabytes.
TEST(ReplayFile, ThatIsTooLongToBeReadIsNotKept)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    Replay replay = clean_replay();
    replay.game.recipe.assign(std::size_t{7} << 20U, 'x');
    EXPECT_TRUE(readable_code_of(replay));
    replay.game.recipe.assign(std::size_t{9} << 20U, 'x');
    EXPECT_FALSE(replay_from_code(code_of(replay)));
    EXPECT_FALSE(readable_code_of(replay));
    EXPECT_TRUE(folder.save(replay, at_most(0)));
    EXPECT_TRUE(folder.replays().empty());
}

TEST(ReplayFile, IsSetAsideWhateverByteIsDamaged)
{
    const MemoryDisk whole = disk_with_replay();
    const std::string bytes = whole.bytes(replay_file_name);
    for (std::size_t at = 0; at < bytes.size(); at += is_sanitized ? 7 : 1) {
        for (const std::string& damaged : damaged_at(bytes, at)) {
            MemoryDisk disk = whole;
            disk.put(replay_file_name, damaged);
            SaveFolder folder = open_on(disk);
            const auto replay = folder.load_replay("one");
            ASSERT_FALSE(replay) << at;
            ASSERT_NE(in_english(replay.why()).find("set aside as"), std::string::npos) << at;
            ASSERT_EQ(disk.bytes(replay_file_name + ".damaged-1"), damaged) << at;
            ASSERT_FALSE(folder.load_replay("one"));
            ASSERT_EQ(folder.load_records(), book_of(3));
        }
    }
}

// The checksums of the file are right, but the log is not.
TEST(ReplayFile, WithAnImpossibleLogIsRefusedWithThePlace)
{
    MemoryDisk disk = disk_with_replay();
    ReplayDocument document = document_of(clean_replay());
    document.game.log[1] = "2000 r1c1=2";
    const std::string code = to_lines(compressed(to_json(document)));
    disk.put(replay_file_name, seal(Envelope{"replay", 1, 7}, code));
    SaveFolder folder = open_on(disk);
    const auto replay = folder.load_replay("one");
    ASSERT_FALSE(replay);
    EXPECT_EQ(in_english(replay.why()),
              "Action 2 (2000 r1c1=2) is impossible: a given can't be changed.");
    EXPECT_TRUE(disk.has(replay_file_name + ".damaged-1"));
}

TEST(ReplayFile, OfAnotherRunUnderThisNameIsRefused)
{
    MemoryDisk disk = disk_with_replay();
    disk.put(replay_file_name, file_of(clean_replay("two")));
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(in_english(folder.load_replay("one").why()), "The replay is that of another run.");
}

TEST(ReplayFile, OfANewerVersionStays)
{
    MemoryDisk disk = disk_with_replay();
    const std::string newer = seal(Envelope{"replay", format_version + 1, 7}, "?");
    disk.put(replay_file_name, newer);
    SaveFolder folder = open_on(disk);
    EXPECT_FALSE(folder.load_replay("one"));
    EXPECT_FALSE(folder.save(clean_replay(), at_most(0)));
    EXPECT_EQ(disk.bytes(replay_file_name), newer);
}

// Whichever call fails, the record and the game are not affected, and the next try succeeds.
TEST(ReplayFile, CanBeWrittenAgainAfterEveryFault)
{
    const MemoryDisk whole = disk_with_everything();
    int faults = 0;
    for (const int error : {ENOSPC, EIO, EDQUOT, EROFS}) {
        for (std::size_t at = 0;; ++at) {
            MemoryDisk disk = whole;
            SaveFolder folder = open_on(disk);
            std::size_t calls = 0;
            disk.set_fault(
                [&](const std::string&, const std::string&) { return calls++ >= at ? error : 0; });
            const Attempt attempt = folder.save(clean_replay(), at_most(0));
            disk.set_fault({});
            if (calls <= at) {
                ASSERT_TRUE(attempt);
                break;
            }
            ++faults;
            if (!attempt) {
                EXPECT_GT(in_english(attempt.why()).size(), 20u);
            }
            ASSERT_TRUE(folder.save(clean_replay(), at_most(0))) << at;
            expect_whole(folder);
            ASSERT_EQ(folder.load_records(), book_of(3));
            ASSERT_EQ(actions_in(folder), 3u);
        }
    }
    EXPECT_GT(faults, 40);
    std::cout << faults << " faults\n";
}

TEST(ReplayFile, IsWholeOrMissingAfterEveryPowerCut)
{
    std::vector<std::pair<MemoryDisk, bool>> moments; // and whether the save had returned
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.emplace_back(disk, false);
        return 0;
    });
    EXPECT_TRUE(folder.save(clean_replay(), at_most(0)));
    moments.emplace_back(disk, true);
    EXPECT_GT(moments.size(), 10u);
    Random random(7);
    for (const auto& [then, is_saved] : moments) {
        for (int mixture = 0; mixture < 5; ++mixture) {
            MemoryDisk after = then;
            after.set_fault({});
            after.lose_power(random);
            SaveFolder again = open_on(after);
            const bool has_it = again.load_replay("one").operator bool();
            ASSERT_TRUE(has_it || !is_saved);
            ASSERT_TRUE(again.take_notices().empty());
            ASSERT_TRUE(again.save(clean_replay(), at_most(0)));
            expect_whole(again);
        }
    }
}

TEST(ReplayFile, GoesWithEverythingElse)
{
    MemoryDisk disk = disk_with_replay();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_TRUE(folder.replays().empty());
}

// As with games and records, it is kept under a name that nothing reads again.
TEST(ReplayFile, ThatWasSetAsideIsRetiredWithEverythingElse)
{
    MemoryDisk disk = disk_with_replay();
    disk.put(replay_file_name, "damaged");
    SaveFolder folder = open_on(disk);
    EXPECT_FALSE(folder.load_replay("one"));
    ASSERT_TRUE(disk.has(replay_file_name + ".damaged-1"));
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_FALSE(disk.has(replay_file_name + ".damaged-1"));
    EXPECT_TRUE(disk.has(replay_file_name + ".damaged-1.taken-back-1"));
}

// Twelve runs: the first of another category, then ever faster ones, so that the last is the best.
RecordBook twelve_runs()
{
    RecordBook book;
    for (int run = 1; run <= 12; ++run)
        book.add(Record{.category = run == 1 ? "9x9 hard" : "4x4 easy",
                        .initials = "AAA",
                        .time = PlayTime{20'000 - run * 1000},
                        .seed = std::to_string(run),
                        .game = "game-" + std::to_string(run)});
    return book;
}

std::vector<KeptReplay> replays_of(const RecordBook& book)
{
    std::vector<KeptReplay> kept;
    for (const Record& run : book.runs())
        kept.push_back({run.game, 1000});
    return kept;
}

TEST(OldReplays, GoTheOldestUnimportantOnesFirstAndBestsNever)
{
    const RecordBook book = twelve_runs();
    std::vector<KeptReplay> kept = replays_of(book);
    kept.push_back({"unknown", 1000});
    const auto deleted = [&](std::size_t most, const std::string& newest = "game-12") {
        return replays_to_delete(kept, book, at_most(most), newest);
    };
    using Ids = std::vector<std::string>;
    EXPECT_EQ(deleted(0), Ids{});
    EXPECT_EQ(deleted(13), Ids{});
    EXPECT_EQ(deleted(11), (Ids{"unknown", "game-2"})); // game-2 is eleventh in its table
    EXPECT_EQ(deleted(10), (Ids{"unknown", "game-2", "game-3"}));
    EXPECT_EQ(deleted(10, "game-2"), (Ids{"unknown", "game-3", "game-4"}));
    const Ids all = deleted(1);
    EXPECT_EQ(all.size(), 11u);
    EXPECT_EQ(std::ranges::count(all, "game-1"), 0); // the only one of its category
    EXPECT_EQ(std::ranges::count(all, "game-12"), 0);
}

TEST(OldReplays, GoWhenTheyAreTooLargeTogether)
{
    const RecordBook book = twelve_runs();
    std::vector<KeptReplay> kept = replays_of(book);
    kept[5].bytes = 5'000'000;
    const auto deleted =
        replays_to_delete(kept, book, {.most = 12, .bytes_each = 10'000}, "game-12");
    EXPECT_EQ(deleted.back(), "game-6");
    EXPECT_EQ(deleted.size(), 5u);
}

// The fastest run with help is the best of all runs, but not of the clean ones: both stay.
TEST(OldReplays, KeepTheBestAssistedRunToo)
{
    RecordBook book;
    book.add(Record{.category = "4x4 easy", .time = PlayTime{9000}, .seed = "1", .game = "clean"});
    book.add(Record{.category = "4x4 easy",
                    .time = PlayTime{5000},
                    .stats = {.checks = 1},
                    .seed = "2",
                    .game = "helped"});
    book.add(Record{.category = "4x4 easy", .time = PlayTime{9500}, .seed = "3", .game = "slow"});
    EXPECT_EQ(replays_to_delete(replays_of(book), book, at_most(1), ""),
              std::vector<std::string>{"slow"});
}

TEST(OldReplays, AreDeletedWhenANewOneIsSaved)
{
    MemoryDisk disk = disk_with_replay();
    for (int number = 1; number <= 30; ++number)
        disk.put("/data/replays/old-" + std::to_string(number) + ".replay", "x");
    SaveFolder folder = open_on(disk);
    Replay fresh = clean_replay("fresh");
    // Nothing goes while the book lacks the run.
    EXPECT_TRUE(folder.save(fresh, at_most(5)));
    EXPECT_EQ(folder.replays().size(), 32u);
    EXPECT_TRUE(folder.save(book_with(fresh.run)));
    EXPECT_TRUE(folder.save(fresh, at_most(5)));
    EXPECT_EQ(folder.replays().size(), 12u); // 20 at once
    EXPECT_TRUE(folder.save(fresh, at_most(5)));
    EXPECT_EQ(folder.replays().size(), 5u);
    EXPECT_TRUE(folder.load_replay("fresh"));
}

// The book on disk counts, not the one that this copy has read before.
TEST(OldReplays, OfTheBestRunOfAnotherCopyStays)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    SaveFolder second = open_on(disk);
    const Replay fresh = clean_replay("fresh");
    EXPECT_TRUE(first.save(book_with(fresh.run)));
    Replay theirs = clean_replay("theirs");
    theirs.run.time = PlayTime{1};
    theirs.run.seed = "4F2A-91C4";
    RecordBook book = second.load_records();
    book.add(theirs.run);
    EXPECT_TRUE(second.save(book));
    EXPECT_TRUE(second.save(theirs, at_most(0)));
    disk.put("/data/replays/old.replay", "x");
    EXPECT_TRUE(first.save(fresh, at_most(1)));
    EXPECT_EQ(first.replays(), (std::set<std::string>{"fresh", "theirs"}));
}

TEST(OldReplays, StayWhileAVolumeCantBeReadOrIsNewer)
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    const Replay fresh = clean_replay("fresh");
    EXPECT_TRUE(folder.save(book_with(fresh.run)));
    disk.put("/data/replays/old.replay", "x");
    disk.put(volume_file_name(2), seal(Envelope{"records", format_version + 1, 1}, "?"));
    EXPECT_TRUE(folder.save(fresh, at_most(1)));
    EXPECT_EQ(folder.replays().size(), 2u);
    disk.put(volume_file_name(2), file_of(book_of_games(1)));
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "open" && path == volume_file_name(2) ? EIO : 0;
    });
    EXPECT_TRUE(folder.save(fresh, at_most(1)));
    EXPECT_EQ(folder.replays().size(), 2u);
    disk.set_fault({});
    EXPECT_TRUE(folder.save(fresh, at_most(1)));
    EXPECT_EQ(folder.replays(), std::set<std::string>{"fresh"});
}

} // namespace
} // namespace engine
