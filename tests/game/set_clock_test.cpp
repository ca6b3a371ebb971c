// The wall clock is changed while a game is played. Promise 9 of docs/PROMISE.md: play time is read
// from a clock that no one can set; the dates of runs come from the wall clock.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "game/app/app.h"
#include "game/app/script_player.h"
#include "game/scenes/screens.h"
#include "game/ui/names.h"

namespace game {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t some_day = 1'792'890'000; // 2026-10-25, when clocks in Europe are set back
constexpr std::int64_t a_day = 86'400;

class SetClock : public testing::Test {
protected:
    SetClock()
    {
        fs::remove_all(folder_);
        set_wall_clock(some_day);
        GameOptions options;
        options.data_dir = folder_.string();
        options.layout = "4x4";
        app = *App::open(options, Visibility::OffScreen, make_title_scene);
    }
    ~SetClock() override
    {
        ::unsetenv("SOURCE_DATE_EPOCH");
        app.reset();
        fs::remove_all(folder_);
    }

    void set_wall_clock(std::int64_t date)
    {
        ::setenv("SOURCE_DATE_EPOCH", std::to_string(date).c_str(), 1);
    }
    void play(const std::string& text)
    {
        const auto script = parse_script("test", text);
        ASSERT_TRUE(script);
        const auto attempt = ScriptPlayer(*app).play(*script);
        ASSERT_TRUE(attempt) << engine::in_english(attempt.why());
    }
    engine::PlayTime elapsed() const { return app->scenes().top().open_game()->elapsed; }
    engine::RecordBook book() const
    {
        engine::SaveFolder folder = *engine::SaveFolder::open(folder_);
        return folder.load_records();
    }

    // The tests of a fixture may run at the same time: each needs a folder of its own.
    fs::path folder_ =
        fs::path(testing::TempDir()) /
        (std::string("set_clock_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    std::unique_ptr<App> app;
};

TEST_F(SetClock, LeavesPlayTimeAlone)
{
    play("key Enter");
    const engine::PlayTime start = elapsed();
    engine::PlayTime expected = start;
    for (const std::int64_t jump : {-a_day, 400 * a_day, std::int64_t{-3600}, std::int64_t{3600}}) {
        set_wall_clock(some_day + jump);
        play("wait 12345\nkey Tab\nkey 1");
        expected += engine::PlayTime{12345};
        EXPECT_EQ(elapsed(), expected) << jump;
        EXPECT_EQ(app->scenes().top().open_game()->session.last_action_at(), expected) << jump;
    }
}

TEST_F(SetClock, DatesRunsByTheMomentTheyEnd)
{
    play("key Enter\nwait 20000");
    set_wall_clock(some_day - 40 * a_day);
    play("solve\nquit");
    ASSERT_TRUE(app->finish());
    const engine::RecordBook found = book();
    ASSERT_EQ(found.runs().size(), 1u);
    EXPECT_EQ(found.runs().front().date, some_day - 40 * a_day + 20);
    EXPECT_EQ(found.runs().front().time, engine::PlayTime{20000});
}

// What the step "solve" writes is help, if the script is a player's.
TEST_F(SetClock, ARunSolvedByAScriptIsNotClean)
{
    const fs::path file = folder_ / "solve.script";
    for (const char* script : {"key Enter\nwait 20000\nsolve 3\nwait 1000\n", "solve\nquit\n"}) {
        std::ofstream(file) << script;
        const auto read = read_script(file);
        ASSERT_TRUE(read);
        ASSERT_TRUE(ScriptPlayer(*app).play(*read));
    }
    ASSERT_TRUE(app->finish());
    const engine::RecordBook found = book();
    ASSERT_EQ(found.runs().size(), 1u);
    const engine::RunStats& stats = found.runs().front().stats;
    EXPECT_TRUE(stats.script_solved);
    EXPECT_FALSE(stats.clean());
    EXPECT_EQ(stats_list({}, stats), "solved by a script");
    EXPECT_EQ(found.table("4x4 beginner", engine::RunFilter::CleanOnly).size(), 0u);
}

TEST_F(SetClock, WhatOurOwnScriptsWriteIsNoHelp)
{
    play("key Enter\nwait 20000\nsolve\nquit");
    ASSERT_TRUE(app->finish());
    EXPECT_TRUE(book().runs().front().stats.clean());
}

} // namespace
} // namespace game
