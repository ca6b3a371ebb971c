#pragma once
// Shared by the tests of faults, power cuts and damage: a data folder in memory with a game, a book
// of records and settings, each of which has a backup.

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/json.h"
#include "tests/engine/scenario.h"
#include "tests/engine/store/memory_disk.h"
#include "tests/engine/store_scene.h"

namespace engine {

inline const std::string game_file_name = "/data/games/one.game";
inline const std::string records_file_name = "/data/records.book";
inline const std::string settings_file_name = "/data/settings.txt";

inline std::string volume_file_name(int number)
{
    return "/data/" + volume_name(number);
}

// The bytes with one bit turned at a place, and cut off there.
inline std::vector<std::string> damaged_at(const std::string& bytes, std::size_t place)
{
    std::string turned = bytes;
    turned[place] = static_cast<char>(turned[place] ^ (1 << (place % 8)));
    return {turned, bytes.substr(0, place)};
}

// One play after this many of its actions.
inline SavedGame game_after(std::size_t actions)
{
    constexpr std::string_view all = "r1c2=2 r1c4=4 r2c2=4 r2c4+r3c1=2 undo r3c1^3 ";
    std::size_t end = 0;
    for (std::size_t action = 0; action < actions; ++action)
        end = all.find(' ', end) + 1;
    Scenario scenario;
    if (end > 0)
        scenario.play(all.substr(0, end - 1));
    return game_of(scenario.session);
}

inline RecordBook book_of(std::size_t runs)
{
    RecordBook book;
    for (std::size_t run = 1; run <= runs; ++run) {
        const auto time = static_cast<PlayTime::rep>(run) * 1000;
        book.add(Record{.category = "9x9 easy",
                        .initials = "AAA",
                        .time = PlayTime{time},
                        .date = 1'795'230'000,
                        .stats = {},
                        .seed = "4F2A-91C" + std::to_string(run),
                        .fill_times = {PlayTime{time / 2}, PlayTime{time}}});
    }
    return book;
}

// A book whose runs have the ids of their games, like those of this version.
inline RecordBook book_of_games(std::size_t runs)
{
    std::vector<Record> all = book_of(runs).runs().in_one();
    for (std::size_t run = 0; run < runs; ++run)
        all[run].game = "game-" + std::to_string(run + 1);
    return RecordBook(std::move(all));
}

// The file of a book, or of a volume of it.
inline std::string file_of(const RecordBook& book)
{
    const auto runs = static_cast<std::int64_t>(book.runs().size());
    return seal(Envelope{"records", first_version, runs}, to_json(to_document(book)));
}

inline std::string settings_text(int version)
{
    return "theme = ink\ntext-size = " + std::to_string(100 + version) + "\n";
}

// Whether the call, named as in MemoryDisk, is one of those that read a file.
inline bool reads(const std::string& call)
{
    return call == "open" || call == "read" || call == "fstat" || call == "lstat";
}

inline SaveFolder open_on(MemoryDisk& disk, std::size_t most_runs = runs_in_volume)
{
    auto folder = SaveFolder::open("/data", disk, most_runs);
    EXPECT_TRUE(folder) << (folder ? "" : in_english(folder.why()));
    return *std::move(folder);
}

// Everything is saved twice, so there are backups, one step older.
inline MemoryDisk disk_with_everything()
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    for (std::size_t step : {2u, 3u}) {
        EXPECT_TRUE(folder.save(game_after(step)));
        EXPECT_TRUE(folder.save(book_of(step)));
        EXPECT_TRUE(folder.save_settings(settings_text(static_cast<int>(step))));
    }
    return disk;
}

// The number of actions in the saved game; it must be that play up to there.
inline std::size_t actions_in(SaveFolder& folder)
{
    const auto game = folder.load_game("one");
    EXPECT_TRUE(game) << in_english(game.why());
    if (!game)
        return 0;
    const std::size_t actions = game->session.log().size();
    expect_same(*game, game_after(actions));
    return actions;
}

} // namespace engine
