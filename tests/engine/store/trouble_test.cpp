// A disk that can't be read or written for a while, during a start, saves and another start: two
// calls that fail, and all calls between two moments. Nothing is damaged or lost, and everything is
// as before when the errors end. Promises 5, 6, 11, 12 and 14 of docs/PROMISE.md.

#include <array>
#include <iostream>

#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::array errors = {EIO, ESTALE, EACCES, ENOMEM, EMFILE, ENXIO};

// The calls that fail, between two moments.
enum class Failing { OnlyReads, ReadsAndRenames, Everything };

bool fails(const std::string& call, Failing failing)
{
    switch (failing) {
    case Failing::OnlyReads:
        return reads(call);
    case Failing::ReadsAndRenames:
        return reads(call) || call == "rename";
    case Failing::Everything:
        return call != "close" && call != "lock";
    }
    return false;
}

// One kind of stored thing: what a player does with it, and what must be there afterwards.
struct Game {
    std::size_t saved = 3;

    void play(SaveFolder& folder)
    {
        const auto game = folder.load_game("one");
        (void)folder.games();
        if (game && folder.save(game_after(4)))
            saved = 4;
    }
    // The folder that had the errors stays open.
    void at_the_end_of_trouble(SaveFolder& folder)
    {
        EXPECT_EQ(folder.games().size(), 1u);
        EXPECT_GE(actions_in(folder), saved);
        ASSERT_TRUE(folder.save(game_after(4)));
        saved = 4;
    }
    void after_trouble(SaveFolder& folder) const
    {
        const std::size_t actions = actions_in(folder);
        EXPECT_GE(actions, saved);
        EXPECT_EQ(folder.games().size(), 1u);
        EXPECT_TRUE(folder.save(game_after(5)));
        EXPECT_EQ(actions_in(folder), 5u);
    }
};

struct Book {
    RecordBook mine;
    bool saved = false;

    static Record fresh() { return {.category = "4x4 easy", .initials = "NEW", .stats = {}}; }
    static bool holds(const RecordBook& book, const Record& run)
    {
        return std::find(book.runs().begin(), book.runs().end(), run) != book.runs().end();
    }

    void play(SaveFolder& folder)
    {
        if (mine.runs().empty())
            mine = folder.load_records();
        mine.add(fresh());
        for (int tries = 0; tries < 2; ++tries)
            saved = static_cast<bool>(folder.save(mine)) || saved;
    }
    void after_trouble(SaveFolder& folder) const
    {
        const RecordBook book = folder.load_records();
        const RecordBook before = book_of(3);
        for (const Record& run : before.runs())
            EXPECT_TRUE(holds(book, run)) << run.seed;
        EXPECT_TRUE(holds(book, fresh()) || !saved);
        RecordBook more = book;
        more.add({.category = "6x6 easy", .initials = "ONE", .stats = {}});
        EXPECT_TRUE(folder.save(more));
        EXPECT_EQ(folder.load_records(), more);
    }
    // The folder that had the errors saves what waits as soon as it can.
    void at_the_end_of_trouble(SaveFolder& folder)
    {
        ASSERT_TRUE(folder.save(mine));
        saved = true;
        ASSERT_TRUE(folder.read_records_again());
        EXPECT_TRUE(holds(*folder.read_records_again(), fresh()));
    }
};

// The player changes the theme, and later the text size; each time the game writes all settings
// that it has in memory.
struct Text {
    std::string theme = "ink"; // as saved last
    std::string size;          // in memory
    bool saved = false;

    static std::string sized(int percent) { return "text-size = " + std::to_string(percent); }
    static bool has_line(const std::string& text, const std::string& line)
    {
        return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
    }

    void play(SaveFolder& folder)
    {
        const std::string text = folder.load_settings();
        folder.set_default_settings("theme = paper\n" + sized(100) + "\n");
        size = sized(100);
        for (int version : {2, 3})
            size = has_line(text, sized(100 + version)) ? sized(100 + version) : size;
        EXPECT_TRUE(text.empty() || size != sized(100)) << text;
        save(folder, "clay");
    }
    bool save(SaveFolder& folder, const std::string& new_theme)
    {
        const bool done =
            static_cast<bool>(folder.save_settings("theme = " + new_theme + "\n" + size + "\n"));
        if (done)
            theme = new_theme;
        saved = saved || done;
        return done;
    }
    void at_the_end_of_trouble(SaveFolder& folder)
    {
        EXPECT_TRUE(save(folder, "sand"));
        EXPECT_TRUE(save(folder, "paper"));
    }
    // The size stays as it was in the file, even if that could not be read.
    void after_trouble(SaveFolder& folder) const
    {
        const std::string text = folder.load_settings();
        EXPECT_TRUE(has_line(text, sized(103))) << text;
        EXPECT_TRUE(has_line(text, "theme = " + theme) ||
                    (!saved && has_line(text, "theme = clay")))
            << text;
        EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2) << text;
        EXPECT_TRUE(folder.save_settings(settings_text(5)));
        EXPECT_EQ(folder.load_settings(), settings_text(5));
    }
};

// Everything in one folder: errors of one file do not affect another.
struct Everything {
    Game game;
    Book book;
    Text text;

    void play(SaveFolder& folder)
    {
        text.play(folder);
        book.play(folder);
        game.play(folder);
    }
    void at_the_end_of_trouble(SaveFolder& folder)
    {
        text.at_the_end_of_trouble(folder);
        book.at_the_end_of_trouble(folder);
        game.at_the_end_of_trouble(folder);
    }
    void after_trouble(SaveFolder& folder) const
    {
        text.after_trouble(folder);
        book.after_trouble(folder);
        game.after_trouble(folder);
    }
};

class StoreInTrouble : public testing::Test {
protected:
    using Fault = MemoryDisk::Fault;

    // Two starts, as far as they get; what the second one opened is still open.
    template <typename Thing>
    static std::optional<SaveFolder> live(MemoryDisk& disk, Thing& thing)
    {
        std::optional<SaveFolder> last;
        for (int start = 0; start < 2; ++start) {
            last.reset();
            auto folder = SaveFolder::open("/data", disk);
            if (!folder)
                continue;
            last.emplace(*std::move(folder));
            thing.play(*last);
            expect_words(*last);
        }
        return last;
    }
    static void expect_words(SaveFolder& folder)
    {
        for (const StoreNotice& notice : folder.take_notices()) {
            const std::string headline = in_english(notice.headline);
            EXPECT_TRUE(headline == "Not everything can be read now" ||
                        headline == "Nothing can be saved")
                << headline << ": " << in_english(notice.detail);
        }
    }

    template <typename Thing>
    static std::size_t calls_of()
    {
        MemoryDisk disk = whole();
        std::size_t calls = 0;
        disk.set_fault([&calls](const std::string&, const std::string&) {
            ++calls;
            return 0;
        });
        Thing thing;
        (void)live(disk, thing);
        return calls;
    }

    template <typename Thing>
    static void survive(const Fault& fault)
    {
        MemoryDisk disk = whole();
        disk.set_fault(fault);
        Thing thing;
        {
            auto still_open = live(disk, thing);
            disk.set_fault({});
            if (still_open) {
                thing.at_the_end_of_trouble(*still_open);
                EXPECT_TRUE(still_open->take_notices().empty());
            }
        }
        for (const std::string& path : disk.paths())
            EXPECT_EQ(path.find(".damaged-"), std::string::npos) << path;
        SaveFolder healthy = open_on(disk);
        thing.after_trouble(healthy);
        EXPECT_TRUE(healthy.take_notices().empty());
    }

    // All pairs of moments, or only some; a long run uses more errors, a run with the sanitizers,
    // which are ten times as slow, fewer.
    template <typename Thing, typename Deed>
    static void for_each_pair(std::size_t between, Deed deed)
    {
        if (is_sanitized)
            between *= 13;
        const std::size_t calls = calls_of<Thing>();
        int lives = 0;
        for (std::size_t one = 0; one < calls; one += is_sanitized ? 5 : 1) {
            for (std::size_t other = one; other < calls; other += between) {
                for (int more = longer(1); more > 0; --more) {
                    const std::size_t number = one * 7 + other + static_cast<std::size_t>(more);
                    const int error = errors[number % errors.size()];
                    SCOPED_TRACE("calls " + std::to_string(one) + " and " + std::to_string(other) +
                                 ", " + std::generic_category().message(error));
                    deed(one, other, error);
                    ++lives;
                    if (HasFailure())
                        return;
                }
            }
        }
        std::cout << lives << " lives of " << calls << " calls\n";
    }

    template <typename Thing>
    static void expect_two_faults_harmless()
    {
        for_each_pair<Thing>(1, [](std::size_t one, std::size_t other, int error) {
            std::size_t now = 0;
            survive<Thing>([=](const std::string& call, const std::string&) mutable {
                const bool on = now == one || now == other;
                ++now;
                return on && fails(call, Failing::Everything) ? error : 0;
            });
        });
    }

    template <typename Thing>
    static void expect_a_while_harmless(std::size_t between)
    {
        for_each_pair<Thing>(between, [](std::size_t one, std::size_t other, int error) {
            constexpr std::array all = {Failing::OnlyReads, Failing::ReadsAndRenames,
                                        Failing::Everything};
            const Failing failing = all[(one + other) % all.size()];
            std::size_t now = 0;
            survive<Thing>([=](const std::string& call, const std::string&) mutable {
                const bool on = now >= one && now <= other;
                ++now;
                return on && fails(call, failing) ? error : 0;
            });
        });
    }

    template <typename Thing>
    static void expect_all_harmless()
    {
        expect_two_faults_harmless<Thing>();
        expect_a_while_harmless<Thing>(4);
    }

private:
    static const MemoryDisk& whole()
    {
        static const MemoryDisk disk = disk_with_everything();
        return disk;
    }
};

TEST_F(StoreInTrouble, TakesNoGame)
{
    expect_all_harmless<Game>();
}

TEST_F(StoreInTrouble, TakesNoRun)
{
    expect_all_harmless<Book>();
}

TEST_F(StoreInTrouble, TakesNoSettings)
{
    expect_all_harmless<Text>();
}

TEST_F(StoreInTrouble, TakesNothing)
{
    expect_a_while_harmless<Everything>(longer(1) > 1 ? 4 : 11);
}

// The book's content is not known when a run is finished: the run waits, and is added later.
TEST_F(StoreInTrouble, ARunWaitsForABookThatCantBeRead)
{
    for (int error : errors) {
        MemoryDisk disk = disk_with_everything();
        disk.set_fault([=](const std::string& call, const std::string& path) {
            return call == "read" && path.find("records.book") != path.npos ? error : 0;
        });
        SaveFolder folder = open_on(disk);
        Book book;
        EXPECT_TRUE(folder.load_records().runs().empty());
        EXPECT_FALSE(folder.records_are_read());
        EXPECT_EQ(folder.take_notices().size(), 1u);
        EXPECT_FALSE(folder.read_records_again());
        book.mine.add(Book::fresh());
        const Attempt saving = folder.save(book.mine);
        ASSERT_FALSE(saving);
        EXPECT_NE(in_english(saving.why()).find("can't be read now"), std::string::npos);
        EXPECT_TRUE(folder.take_notices().empty());
        disk.set_fault({});
        book.at_the_end_of_trouble(folder);
        EXPECT_TRUE(folder.records_are_read());
        SaveFolder again = open_on(disk);
        EXPECT_EQ(again.load_records().runs().size(), 4u);
        book.after_trouble(again);
    }
}

} // namespace
} // namespace engine
