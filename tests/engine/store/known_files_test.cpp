// The list of known puzzles in the save folder: two copies, damage, errors, power failures,
// exports, and what is forgotten. Promise 24 of docs/PROMISE.md.

#include "engine/store/documents/known_puzzles.h"
#include "engine/store/folder/data_export.h"
#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

const std::string known_file_name = "/data/known/ab.known";
constexpr std::uint64_t form_in_it = 0xab00000000000001;

KnownPuzzle seen(std::uint64_t board, std::uint64_t form = form_in_it)
{
    return {.puzzle = {board, form},
            .initials = "Ñ-9",
            .time = PlayTime{61'500},
            .help = {.checks = 1, .hints = 2, .notes_struck = true},
            .game = "one",
            .date = 1'795'230'000};
}

std::vector<KnownPuzzle> both()
{
    return {seen(1), seen(2)};
}

// With a backup that has one puzzle less.
MemoryDisk disk_with_known()
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.save(std::vector{seen(1)}));
    EXPECT_TRUE(folder.save(std::vector{seen(2)}));
    return disk;
}

TEST(KnownFiles, ComeBackAsTheyWere)
{
    MemoryDisk disk = disk_with_known();
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.known_with_form(form_in_it), both());
    EXPECT_TRUE(folder.known_with_form(form_in_it + 1).empty());
    EXPECT_TRUE(folder.known_with_form(0).empty());
    EXPECT_TRUE(folder.take_notices().empty());
    MemoryDisk empty;
    SaveFolder none = open_on(empty);
    EXPECT_TRUE(none.known_with_form(form_in_it).empty());
    EXPECT_TRUE(none.save(std::vector<KnownPuzzle>()));
    EXPECT_FALSE(empty.has("/data/known"));
}

TEST(KnownFiles, EverythingThatWasEverKnownStays)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    SaveFolder second = open_on(disk);
    KnownPuzzle helped = seen(1);
    KnownPuzzle later = seen(1);
    later.help = {.hints = 1, .possible_shown = true};
    later.time = PlayTime{9'000};
    later.solution_seen = true;
    later.game = "two";
    later.date += 60;
    EXPECT_TRUE(first.save(std::vector{helped}));
    EXPECT_TRUE(second.save(std::vector{later}));
    EXPECT_TRUE(first.save(std::vector{helped}));
    KnownPuzzle expected = later;
    expected.time = helped.time;
    expected.help = {.checks = 1, .hints = 2, .notes_struck = true, .possible_shown = true};
    EXPECT_EQ(first.known_with_form(form_in_it), std::vector{expected});

    KnownPuzzle of_another = helped;
    of_another.initials = "BBB";
    EXPECT_TRUE(first.save(std::vector{of_another}));
    EXPECT_EQ(first.known_with_form(form_in_it), (std::vector{expected, of_another}));
}

TEST(KnownFiles, WhatIsKnownAlreadyIsNotWrittenAgain)
{
    int writes = 0; // outlives the folder, which writes at its end, too
    MemoryDisk disk = disk_with_known();
    SaveFolder folder = open_on(disk);
    disk.set_fault([&](const std::string& call, const std::string&) {
        writes += call == "write" ? 1 : 0;
        return 0;
    });
    EXPECT_TRUE(folder.save(both()));
    EXPECT_EQ(writes, 0);
}

// Of one file: known_files.h says how many there are.
TEST(KnownFiles, TheOldestAreForgottenFirst)
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    std::vector<KnownPuzzle> many;
    for (std::uint64_t board = 0; board < KnownFiles::most_in_file + 10; ++board) {
        many.push_back(seen(board));
        many.back().date += static_cast<std::int64_t>(board);
    }
    std::ranges::reverse(many);
    EXPECT_TRUE(folder.save(many));
    many.resize(KnownFiles::most_in_file);
    EXPECT_EQ(folder.known_with_form(form_in_it), many);
    KnownPuzzle newest = seen(9'999);
    newest.date += 9'999;
    EXPECT_TRUE(folder.save(std::vector{newest}));
    const auto now = folder.known_with_form(form_in_it);
    EXPECT_EQ(now.size(), KnownFiles::most_in_file);
    EXPECT_EQ(now.front(), newest);
    EXPECT_EQ(now.back(), many[many.size() - 2]);
}

TEST(KnownFiles, EveryDamagedByteIsFoundAndTheBackupUsed)
{
    const MemoryDisk saved = disk_with_known();
    const std::string whole = saved.bytes(known_file_name);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        MemoryDisk disk = saved;
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        disk.put(known_file_name, damaged);
        SaveFolder folder = open_on(disk);
        const auto read = folder.known_with_form(form_in_it);
        const auto notices = folder.take_notices();
        ASSERT_EQ(read, std::vector{seen(1)}) << at;
        ASSERT_EQ(notices.size(), 1U) << at;
        EXPECT_EQ(in_english(notices[0].headline), "The list of known puzzles was damaged");
        EXPECT_EQ(disk.bytes(known_file_name + ".damaged-1"), damaged);
        EXPECT_TRUE(folder.save(std::vector{seen(2)}));
        EXPECT_EQ(folder.known_with_form(form_in_it), both());
    }
}

TEST(KnownFiles, WithoutAGoodBackupTheyBeginAnewAndNothingIsDeleted)
{
    MemoryDisk disk = disk_with_known();
    disk.put(known_file_name, "nonsense");
    disk.put(known_file_name + ".bak", "nonsense, too");
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.known_with_form(form_in_it).empty());
    EXPECT_EQ(folder.take_notices().size(), 1U);
    EXPECT_EQ(disk.bytes(known_file_name + ".damaged-1"), "nonsense");
    EXPECT_TRUE(folder.save(both()));
    EXPECT_EQ(folder.known_with_form(form_in_it), both());
}

TEST(KnownFiles, OfANewerVersionAreLeftAlone)
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.save(std::vector{seen(1)}));
    const std::string newer = seal(Envelope{"known", format_version + 1, 1}, "of tomorrow");
    disk.put(known_file_name, newer);
    EXPECT_TRUE(folder.known_with_form(form_in_it).empty());
    EXPECT_FALSE(folder.save(std::vector{seen(2)}));
    EXPECT_EQ(disk.bytes(known_file_name), newer);
    // Another file of the list is another matter.
    EXPECT_TRUE(folder.save(std::vector{seen(1, 5)}));
    EXPECT_EQ(folder.known_with_form(5), (std::vector{seen(1, 5)}));
}

TEST(KnownFiles, AreNotOverwrittenWhileTheyCannotBeRead)
{
    MemoryDisk disk = disk_with_known();
    const std::string whole = disk.bytes(known_file_name);
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "read" && path == known_file_name ? EIO : 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.known_with_form(form_in_it).empty());
    EXPECT_TRUE(folder.known_with_form(form_in_it).empty());
    EXPECT_EQ(folder.take_notices().size(), 1U) << "once";
    EXPECT_FALSE(folder.save(std::vector{seen(3)}));
    disk.set_fault({});
    EXPECT_EQ(disk.bytes(known_file_name), whole);
    EXPECT_TRUE(folder.save(std::vector{seen(3)}));
    EXPECT_EQ(folder.known_with_form(form_in_it).size(), 3U);
}

TEST(KnownFiles, AnyCallMayFail)
{
    const MemoryDisk saved = disk_with_known();
    for (const int error : {ENOSPC, EIO, EROFS}) {
        for (int fails = 0;; ++fails) {
            MemoryDisk disk = saved;
            SaveFolder folder = open_on(disk);
            int calls = 0;
            disk.set_fault([&](const std::string&, const std::string&) {
                return calls++ == fails ? error : 0;
            });
            const bool is_saved = bool(folder.save(std::vector{seen(3)}));
            disk.set_fault({});
            const std::size_t there = folder.known_with_form(form_in_it).size();
            EXPECT_GE(there, is_saved ? 3U : 2U) << "call " << fails;
            EXPECT_TRUE(folder.save(std::vector{seen(3)}));
            EXPECT_EQ(folder.known_with_form(form_in_it).size(), 3U);
            if (calls <= fails)
                break;
        }
    }
}

TEST(KnownFiles, APowerFailureLeavesTheOldOnesOrTheNewOnes)
{
    std::vector<MemoryDisk> moments;
    MemoryDisk disk = disk_with_known();
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.push_back(disk);
        return 0;
    });
    {
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(folder.save(std::vector{seen(3)}));
    }
    ASSERT_GT(moments.size(), 10U);
    Random random(5);
    for (const MemoryDisk& moment : moments) {
        for (int mixture = 0; mixture < longer(5); ++mixture) {
            MemoryDisk after = moment;
            after.lose_power(random);
            SaveFolder folder = open_on(after);
            const auto read = folder.known_with_form(form_in_it);
            EXPECT_TRUE(read == both() || read == (std::vector{seen(1), seen(2), seen(3)}));
            EXPECT_TRUE(folder.take_notices().empty());
        }
    }
    disk.lose_power(random);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.known_with_form(form_in_it).size(), 3U) << "a save that returned is on disk";
}

TEST(KnownFiles, AreInvalidWithImpossibleValues)
{
    const std::string good = to_text(std::vector{seen(1)});
    ASSERT_EQ(known_puzzles_from(good), std::vector{seen(1)});
    const auto with = [&good](const std::string& old, const std::string& now) {
        std::string text = good;
        text.replace(text.find(old), old.size(), now);
        return known_puzzles_from(text);
    };
    EXPECT_FALSE(with("ab00", "ab0"));
    EXPECT_FALSE(with("ab00", "AB-0"));
    EXPECT_FALSE(with("\td\t", "\tx\t"));
    EXPECT_FALSE(with("61500", "-1"));
    EXPECT_FALSE(with("61500", "10000000001"));
    EXPECT_FALSE(with("1795230000", "253402300800"));
    EXPECT_FALSE(with("Ñ-9", "far too long for this"));
    EXPECT_FALSE(with("\tone\t", "\t../one\t"));
    EXPECT_FALSE(with("hints=2", "hints=two"));
    EXPECT_FALSE(with("hints=2", "hints=-2"));
    EXPECT_FALSE(with("\n", "\tmore\n"));
    EXPECT_FALSE(with("\t", " "));
    EXPECT_TRUE(with("hints=2", "of-tomorrow=2")) << "what a later version says besides";
    std::string many;
    for (std::size_t line = 0; line <= most_known_in_file; ++line)
        many += good;
    EXPECT_FALSE(known_puzzles_from(many));
}

TEST(KnownFiles, AreExportedImportedAndNotDeleted)
{
    MemoryDisk disk = disk_with_known();
    const auto path = write_export(disk, "/data", "all");
    ASSERT_TRUE(path) << in_english(path.why());
    EXPECT_EQ(read_envelope(disk.bytes(path->string()))->version, 5);
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_EQ(folder.known_with_form(form_in_it), both());

    MemoryDisk elsewhere;
    SaveFolder other = open_on(elsewhere);
    EXPECT_TRUE(other.save(std::vector{seen(3)}));
    const auto data = read_export(disk, *path);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_TRUE(add_all(other, *data));
    EXPECT_EQ(other.known_with_form(form_in_it), (std::vector{seen(3), seen(1), seen(2)}));
}

// A part that can't be understood stops nothing.
TEST(KnownFiles, ThatAreDamagedInAnExportLeaveTheRestOfIt)
{
    MemoryDisk disk = disk_with_known();
    disk.put(known_file_name, "nonsense");
    const auto path = write_export(disk, "/data", "all");
    ASSERT_TRUE(path) << in_english(path.why());
    const auto data = read_export(disk, *path);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_TRUE(data->known.empty());
    EXPECT_EQ(data->damaged, std::vector<std::string>{"known/ab.known"});
    EXPECT_EQ(data->records, book_of(3));
}

// The list that belongs to a folder.

// With a list, and with a book and settings that say so.
MemoryDisk disk_with_list()
{
    MemoryDisk disk = disk_with_known();
    SaveFolder folder = open_on(disk);
    (void)folder.load_settings();
    (void)folder.load_records();
    EXPECT_TRUE(folder.save(std::vector{seen(3)}));
    EXPECT_TRUE(folder.save(book_of(4)));
    EXPECT_TRUE(folder.save_settings(settings_text(4)));
    return disk;
}

void remove_list(MemoryDisk& disk)
{
    for (const std::string& path : disk.paths()) {
        if (path.starts_with("/data/known/"))
            disk.remove(path);
    }
}

// As at a start of the program.
SaveFolder started_on(MemoryDisk& disk)
{
    SaveFolder folder = open_on(disk);
    (void)folder.load_settings();
    (void)folder.load_records();
    return folder;
}

std::string said_by(SaveFolder& folder)
{
    const auto notices = folder.take_notices();
    return notices.empty() ? "" : in_english(notices.front().headline);
}

constexpr const char* list_is_missing = "The list of known puzzles is missing";

TEST(KnownList, TheBookAndTheSettingsSayWhichItIs)
{
    MemoryDisk disk = disk_with_list();
    const std::string bytes = disk.bytes("/data/known/list.id");
    const auto content = open_envelope(bytes);
    ASSERT_TRUE(content);
    const std::string id(content->substr(0, content->size() - 1));
    EXPECT_EQ(id.size(), 16U);
    EXPECT_NE(disk.bytes(records_file_name).find("\"known_list\": \"" + id), std::string::npos);
    EXPECT_NE(disk.bytes(settings_file_name).find("known-list = " + id + "\n"), std::string::npos);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_settings(), settings_text(4)) << "screens do not see it";
    EXPECT_EQ(folder.load_records(), book_of(4));
    EXPECT_FALSE(folder.known_list_is_lost());
    EXPECT_EQ(said_by(folder), "");
    EXPECT_TRUE(folder.save_settings("theme = paper\n", settings_text(4)));
    EXPECT_NE(disk.bytes(settings_file_name).find("known-list = " + id + "\n"), std::string::npos);
}

TEST(KnownList, TheSettingsSayWhichItIsFromItsFirstPuzzleOn)
{
    MemoryDisk disk;
    {
        SaveFolder folder = started_on(disk);
        EXPECT_TRUE(folder.save(std::vector{seen(1)}));
    }
    EXPECT_EQ(started_on(disk).load_settings(), "") << "there are none yet";
    remove_list(disk);
    EXPECT_TRUE(started_on(disk).known_list_is_lost());
}

TEST(KnownList, OneThatNothingBelongsToYetIsThatOfTheNextPuzzle)
{
    MemoryDisk disk;
    SaveFolder folder = started_on(disk);
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "write" && path.starts_with("/data/settings") ? ENOSPC : 0;
    });
    EXPECT_TRUE(folder.save(std::vector{seen(1)})) << "what is known is saved all the same";
    EXPECT_FALSE(disk.has(settings_file_name));
    disk.set_fault({});
    EXPECT_FALSE(started_on(disk).known_list_is_lost());
    EXPECT_TRUE(folder.save(std::vector{seen(2)}));
    remove_list(disk);
    EXPECT_TRUE(started_on(disk).known_list_is_lost());
}

TEST(KnownList, OneThatWasDeletedIsMissedUntilAnotherBegins)
{
    for (const std::string& lacks_mark : {std::string(), records_file_name, settings_file_name}) {
        MemoryDisk disk = disk_with_list();
        remove_list(disk);
        if (!lacks_mark.empty()) {
            disk.remove(lacks_mark);
            disk.remove(lacks_mark + ".bak");
        }
        SaveFolder folder = started_on(disk);
        EXPECT_TRUE(folder.known_list_is_lost()) << "without " << lacks_mark;
        EXPECT_EQ(said_by(folder), list_is_missing);
        EXPECT_TRUE(folder.save(std::vector{seen(5)})) << "what is seen now is remembered";
        EXPECT_TRUE(folder.save(book_of(5)));
        EXPECT_TRUE(folder.save_settings(settings_text(5)));
        EXPECT_TRUE(started_on(disk).known_list_is_lost()) << "it stays missing";

        EXPECT_TRUE(folder.begin_known_list(seen(6)));
        EXPECT_FALSE(folder.known_list_is_lost());
        SaveFolder next = started_on(disk);
        EXPECT_FALSE(next.known_list_is_lost());
        EXPECT_EQ(said_by(next), "");
        EXPECT_EQ(next.load_settings(), settings_text(5));
        EXPECT_EQ(next.known_with_form(form_in_it), std::vector{seen(5)});
    }
}

TEST(KnownList, ThatOfAnotherFolderIsNotTheOne)
{
    MemoryDisk disk = disk_with_list();
    MemoryDisk elsewhere;
    {
        SaveFolder other = open_on(elsewhere);
        EXPECT_TRUE(other.save(std::vector{seen(7)}));
    }
    disk.put("/data/known/list.id", elsewhere.bytes("/data/known/list.id"));
    EXPECT_TRUE(started_on(disk).known_list_is_lost());
}

TEST(KnownList, OneThatIsPutBackIsThereAgain)
{
    MemoryDisk disk = disk_with_list();
    const std::string id = disk.bytes("/data/known/list.id");
    remove_list(disk);
    EXPECT_TRUE(started_on(disk).known_list_is_lost());
    disk.put("/data/known/list.id", id);
    EXPECT_FALSE(started_on(disk).known_list_is_lost());
}

TEST(KnownList, AFolderOfAnOlderVersionBeginsOneSilently)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = started_on(disk);
    EXPECT_FALSE(folder.known_list_is_lost());
    EXPECT_TRUE(folder.save(std::vector{seen(1)}));
    EXPECT_TRUE(folder.save(book_of(4)));
    SaveFolder next = started_on(disk);
    EXPECT_FALSE(next.known_list_is_lost());
    EXPECT_EQ(said_by(next), "");
    remove_list(disk);
    EXPECT_TRUE(started_on(disk).known_list_is_lost()) << "the book belongs to it now";
}

// An older program writes the book without what it does not know.
TEST(KnownList, AnOlderProgramTakesTheMarkOfTheBookAway)
{
    MemoryDisk disk = disk_with_list();
    disk.put(records_file_name, file_of(book_of(4)));
    EXPECT_FALSE(started_on(disk).known_list_is_lost());
    remove_list(disk);
    EXPECT_TRUE(started_on(disk).known_list_is_lost()) << "the settings know";
}

TEST(KnownList, AnotherRunningCopyMayBeginIt)
{
    MemoryDisk disk = disk_with_list();
    remove_list(disk);
    SaveFolder one = started_on(disk);
    SaveFolder two = started_on(disk);
    EXPECT_TRUE(one.begin_known_list(seen(6)));
    EXPECT_TRUE(two.save_settings(settings_text(6)));
    EXPECT_FALSE(two.known_list_is_lost());
    EXPECT_FALSE(started_on(disk).known_list_is_lost());

    MemoryDisk fresh;
    SaveFolder first = started_on(fresh);
    SaveFolder second = started_on(fresh);
    EXPECT_TRUE(first.save(std::vector{seen(1)}));
    EXPECT_TRUE(second.save(std::vector{seen(2)}));
    EXPECT_TRUE(first.save_settings(settings_text(1)));
    EXPECT_TRUE(second.save(book_of(1)));
    EXPECT_FALSE(started_on(fresh).known_list_is_lost()) << "both belong to one list";
}

TEST(KnownList, AnExportTellsWhatIsKnownAndNotWhichListItWas)
{
    MemoryDisk disk = disk_with_list();
    const auto path = write_export(disk, "/data", "all");
    ASSERT_TRUE(path) << in_english(path.why());
    const auto data = read_export(disk, *path);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_EQ(data->settings.find("known-list"), std::string::npos);
    EXPECT_NE(data->settings.find(settings_text(4)), std::string::npos);
    MemoryDisk elsewhere;
    SaveFolder other = started_on(elsewhere);
    EXPECT_TRUE(other.save(std::vector{seen(9)}));
    EXPECT_TRUE(add_all(other, *data));
    EXPECT_TRUE(other.save(data->records));
    EXPECT_TRUE(other.save_settings(data->settings));
    SaveFolder next = started_on(elsewhere);
    EXPECT_FALSE(next.known_list_is_lost());
    EXPECT_EQ(next.known_with_form(form_in_it).size(), 4U);
    remove_list(elsewhere);
    EXPECT_TRUE(add_all(next, *data));
    EXPECT_TRUE(next.known_list_is_lost()) << "what was seen here since is still unknown";
}

TEST(KnownList, EveryDamagedByteIsMendedByItsBackup)
{
    const MemoryDisk saved = disk_with_list();
    const std::string whole = saved.bytes("/data/known/list.id");
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const std::string& damaged : damaged_at(whole, at)) {
            MemoryDisk disk = saved;
            disk.put("/data/known/list.id", damaged);
            EXPECT_FALSE(started_on(disk).known_list_is_lost()) << at;
            EXPECT_EQ(disk.bytes("/data/known/list.id"), whole) << at;
        }
    }
}

TEST(KnownList, IsNotMissedWhileItCannotBeRead)
{
    MemoryDisk disk = disk_with_list();
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "read" && path == "/data/known/list.id" ? EIO : 0;
    });
    SaveFolder folder = started_on(disk);
    EXPECT_FALSE(folder.known_list_is_lost());
    EXPECT_TRUE(folder.save_settings(settings_text(5)));
    disk.set_fault({});
    EXPECT_FALSE(started_on(disk).known_list_is_lost());
}

} // namespace
} // namespace engine
