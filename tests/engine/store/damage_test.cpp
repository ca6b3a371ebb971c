// Every byte of every file is changed; every file is cut off at every byte; bytes are doubled and
// exchanged with the next. Promises 10, 11 and 13 of docs/PROMISE.md.

#include <iostream>

#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

struct Damage {
    std::string name;
    std::string bytes;
};

std::vector<Damage> damages_at(const std::string& whole, std::size_t at)
{
    std::vector<Damage> damages;
    for (int bits = longer(1); bits > 0; --bits) {
        std::string flipped = whole;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << ((static_cast<int>(at) + bits) % 8)));
        damages.push_back({"a bit flipped", flipped});
    }
    damages.push_back({"cut off", whole.substr(0, at)});
    damages.push_back({"doubled", whole.substr(0, at + 1) + whole.substr(at)});
    std::string swapped = whole;
    if (at + 1 < whole.size())
        std::swap(swapped[at], swapped[at + 1]);
    damages.push_back({"swapped", swapped});
    std::erase_if(damages, [&whole](const Damage& damage) { return damage.bytes == whole; });
    return damages;
}

// CRONODOKU_LONG=8 flips every bit.
std::vector<Damage> all_damages(const std::string& whole)
{
    std::vector<Damage> damages;
    for (std::size_t at = 0; at < whole.size(); at += is_sanitized ? 7 : 1) {
        for (Damage& damage : damages_at(whole, at))
            damages.push_back({"byte " + std::to_string(at) + " " + damage.name, damage.bytes});
    }
    for (const char* more : {" ", "\n", "x", "}", "\x80"})
        damages.push_back({"appended", whole + more});
    damages.push_back({"appended to itself", whole + whole});
    return damages;
}

class DamageTest : public testing::Test {
protected:
    // Calls `look` with a folder in which the file is damaged; with its backup, and without.
    template <typename Look>
    void for_each_damage(const std::string& file, Look look)
    {
        const MemoryDisk whole = disk_with_everything();
        const std::vector<Damage> damages = all_damages(whole.bytes(file));
        for (const Damage& damage : damages) {
            const bool is_sample = ++number_ % 16 == 0;
            for (bool has_backup : {true, false}) {
                if (!has_backup && !is_sample)
                    continue;
                SCOPED_TRACE(damage.name + (has_backup ? "" : ", no backup"));
                MemoryDisk disk = whole;
                disk.put(file, damage.bytes);
                if (!has_backup)
                    disk.remove(file + ".bak");
                SaveFolder folder = open_on(disk);
                look(folder, has_backup);
                const std::string aside = disk.bytes(file + ".damaged-1");
                EXPECT_EQ(aside, damaged_was_set_aside_ ? damage.bytes : "");
                EXPECT_EQ(disk.has(file + ".damaged-1"), damaged_was_set_aside_);
                ASSERT_FALSE(HasFailure());
            }
        }
        std::cout << damages.size() << " damages of " << whole.bytes(file).size() << " bytes\n";
    }

    // Then the player plays on; only sometimes, because it takes time.
    template <typename Save>
    void then(Save save) const
    {
        if (number_ % 16 == 0)
            save();
    }

    bool damaged_was_set_aside_ = true;
    int number_ = 0;
};

TEST_F(DamageTest, OfAGame)
{
    for_each_damage(game_file_name, [this](SaveFolder& folder, bool has_backup) {
        const auto game = folder.load_game("one");
        const auto notices = folder.take_notices();
        if (has_backup) {
            ASSERT_TRUE(game);
            expect_same(*game, game_after(2));
            ASSERT_EQ(notices.size(), 1u);
            EXPECT_EQ(in_english(notices[0].headline), "The saved game was damaged");
            EXPECT_NE(in_english(notices[0].detail).find("Your backup from 2026-11-21"),
                      std::string::npos);
        } else {
            ASSERT_FALSE(game);
            EXPECT_NE(in_english(game.why()).find("set aside as"), std::string::npos);
        }
        then([&] {
            EXPECT_TRUE(folder.save(game_after(4)));
            EXPECT_EQ(actions_in(folder), 4u);
        });
    });
}

TEST_F(DamageTest, OfRecords)
{
    for_each_damage(records_file_name, [this](SaveFolder& folder, bool has_backup) {
        const RecordBook book = folder.load_records();
        EXPECT_EQ(book, has_backup ? book_of(2) : RecordBook());
        const auto notices = folder.take_notices();
        ASSERT_EQ(notices.size(), 1u);
        EXPECT_EQ(in_english(notices[0].headline), "The book of records was damaged");
        then([&] {
            EXPECT_TRUE(folder.save(book_of(4)));
            EXPECT_EQ(folder.load_records(), book_of(4));
        });
    });
}

// A changed letter is an edit; a file that was cut off or is not text is damaged.
TEST_F(DamageTest, OfSettings)
{
    for_each_damage(settings_file_name, [this](SaveFolder& folder, bool has_backup) {
        const std::string text = folder.load_settings();
        const auto notices = folder.take_notices();
        damaged_was_set_aside_ = !notices.empty();
        if (damaged_was_set_aside_) {
            ASSERT_EQ(notices.size(), 1u);
            EXPECT_EQ(in_english(notices[0].headline), "The settings were damaged");
            EXPECT_EQ(text, has_backup ? settings_text(2) : "");
        } else {
            EXPECT_GE(text.size() + 2, settings_text(3).size());
        }
        EXPECT_TRUE(folder.save_settings(settings_text(4)));
        EXPECT_EQ(folder.load_settings(), settings_text(4));
    });
}

TEST_F(DamageTest, SettingsThatWereCutOffAnywhereComeBack)
{
    const MemoryDisk whole = disk_with_everything();
    const std::string bytes = whole.bytes(settings_file_name);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        MemoryDisk disk = whole;
        disk.put(settings_file_name, bytes.substr(0, at));
        SaveFolder folder = open_on(disk);
        EXPECT_EQ(folder.load_settings(), settings_text(2)) << at;
        EXPECT_EQ(folder.take_notices().size(), 1u) << at;
    }
}

// Found by a fuzzer: the game's last remark among a person's own lines.
TEST_F(DamageTest, RemarksThatAPersonHasMovedAreNone)
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    disk.put(settings_file_name, "theme = ink\n# That was all.\nmine# That was all.\n"
                                 " # That was all.\t\t\nyours\n");
    const std::string text = folder.load_settings();
    EXPECT_EQ(text, "theme = ink\nmine# That was all.\nyours\n");
    EXPECT_TRUE(folder.save_settings(text));
    EXPECT_EQ(folder.load_settings(), text);
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(DamageTest, AGameInPlaceOfRecordsIsDamage)
{
    MemoryDisk disk = disk_with_everything();
    disk.put(records_file_name, disk.bytes(game_file_name));
    disk.put(game_file_name, disk.bytes(records_file_name + ".bak"));
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(2));
    EXPECT_EQ(actions_in(folder), 2u);
    EXPECT_EQ(folder.take_notices().size(), 2u);
}

} // namespace
} // namespace engine
