// The real scenes, drawn in parts as they change: the window must look as if it was drawn
// completely.

#include <filesystem>
#include <fstream>

#include "game/app/built_in_scripts.h"
#include "tests/game/drawn_app.h"

namespace game {

namespace {

namespace fs = std::filesystem;

class Drawing : public DrawnApp {};

} // namespace

TEST_F(Drawing, PartsAndTheWholeLookTheSame)
{
    for (const char* step : walk) {
        play(step);
        const Pixels in_parts = pixels();
        app->forget_frame();
        app->turn();
        EXPECT_TRUE(in_parts == pixels()) << step;
    }
}

TEST_F(Drawing, EveryScreenHasAWay)
{
    for (const char* scene : {"title", "new-game", "play", "pause", "win", "records", "settings",
                              "help", "learn", "open"})
        EXPECT_TRUE(script_to_scene(scene, app->texts())) << scene;
    const auto nowhere = script_to_scene("nowhere", app->texts());
    ASSERT_FALSE(nowhere);
}

TEST_F(Drawing, OnlyDemonstrationsPlayOnTheWayToAScreen)
{
    for (const char* scene : {"title", "new-game", "play", "pause", "win", "records", "settings",
                              "help", "learn", "open"}) {
        reopen();
        const auto played = ScriptPlayer(*app).play(*script_to_scene(scene, app->texts()));
        ASSERT_TRUE(played) << scene;
        app.reset();
        bool has_played = fs::exists(folder_ / "records.book");
        for (const auto& file : fs::recursive_directory_iterator(folder_))
            has_played = has_played || file.path().extension() == ".game";
        GameOptions options;
        options.scene = scene;
        EXPECT_EQ(is_demonstration(options), has_played) << scene;
    }
    // Runs of arcade modes, whose results would be in the player's tables.
    for (const char* scene : {"time-attack", "gauntlet", "loss", "result", "sprint"}) {
        GameOptions options;
        options.scene = scene;
        EXPECT_TRUE(is_demonstration(options)) << scene;
    }
    GameOptions demo;
    demo.demo = true;
    EXPECT_TRUE(is_demonstration(demo));
    GameOptions script;
    script.script = "keys.txt";
    EXPECT_TRUE(is_demonstration(script)) << "it has no folder to play in";
    script.data_dir = "saves";
    EXPECT_FALSE(is_demonstration(script)) << "it plays there";
}

TEST_F(Drawing, ADemonstrationHasAFolderOfItsOwn)
{
    app.reset();
    std::ofstream(folder_ / "settings.txt") << "theme = ink\n";
    fs::path path;
    {
        const auto folder = DemonstrationFolder::make(folder_);
        ASSERT_TRUE(folder) << engine::in_english(folder.why());
        path = folder->path();
        EXPECT_NE(path, folder_);
        EXPECT_EQ(fs::file_size(path / "settings.txt"), fs::file_size(folder_ / "settings.txt"));
        std::ofstream(path / "records.book") << "a record";
    }
    EXPECT_FALSE(fs::exists(path)) << "it is gone";
    auto kept = *DemonstrationFolder::make(folder_);
    path = kept.path();
    kept.keep();
    {
        const DemonstrationFolder end = std::move(kept);
    }
    EXPECT_TRUE(fs::exists(path));
    fs::remove_all(path);
}

TEST_F(Drawing, TheDemonstrationEndsWithARecord)
{
    const auto played = ScriptPlayer(*app).play(demo_script(folder_, app->texts()));

    ASSERT_TRUE(played) << engine::in_english(played.why());
    EXPECT_TRUE(app->is_over());
    app.reset();
    for (const char* file : {"title.png", "play.png", "pause.png", "win.png", "records.png"})
        EXPECT_GT(fs::file_size(folder_ / file), 1000U) << file;
    engine::SaveFolder saves = *engine::SaveFolder::open(folder_);
    const engine::RecordBook book = saves.load_records();
    ASSERT_EQ(book.runs().size(), 1U);
    EXPECT_EQ(book.runs().front().initials, "DEM");
}

} // namespace game
