#pragma once
// The whole game off-screen, played by scripts, and what it draws.

#include <array>
#include <filesystem>
#include <vector>

#include <SDL.h>
#include <gtest/gtest.h>

#include "game/app/app.h"
#include "game/app/script_player.h"
#include "game/scenes/screens.h"

namespace game {

// A walk through many screens and windows of several sizes.
inline constexpr auto walk = std::to_array<const char*>({"wait 700",
                                                         "key Down",
                                                         "move 100 100",
                                                         "move 600 300",
                                                         "key Up\nkey Enter",
                                                         "wait 350",
                                                         "key Right\nkey Down",
                                                         "key X\nkey 5",
                                                         "solve 3",
                                                         "key Ctrl+A",
                                                         "click 200 200",
                                                         "drag 100 100 300 100",
                                                         "key P",
                                                         "key P\nwait 100",
                                                         "key F10",
                                                         "key Esc",
                                                         "key F8",
                                                         "resize 640 480",
                                                         "key Right",
                                                         "resize 480 640",
                                                         "key P\nkey Z\nsolve",
                                                         "wait 200",
                                                         "wait 3000",
                                                         "key Enter",
                                                         "key Esc"});

using Pixels = std::vector<Uint32>;

class DrawnApp : public testing::Test {
protected:
    DrawnApp()
        : folder_(std::filesystem::path(testing::TempDir()) /
                  ("drawn_app_" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
        reopen();
    }
    ~DrawnApp() override
    {
        app.reset();
        std::filesystem::remove_all(folder_);
    }

    void reopen(const std::string& drawing = "")
    {
        app.reset();
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        GameOptions options;
        options.drawing = drawing;
        options.data_dir = folder_.string();
        options.seed = "4F2A-91C3";
        app = *App::open(options, Visibility::OffScreen, make_title_scene);
    }

    void play(const std::string& text)
    {
        const auto script = parse_script("test", text);
        ASSERT_TRUE(script) << engine::in_english(script.why());
        const auto played = ScriptPlayer(*app).play(*script);
        ASSERT_TRUE(played) << engine::in_english(played.why());
    }

    // Of the window, row by row.
    Pixels pixels()
    {
        const SurfaceHandle picture = app->window().surface().picture();
        EXPECT_TRUE(picture);
        Pixels pixels;
        for (int y = 0; picture && y < picture->h; ++y) {
            const auto* row = reinterpret_cast<const Uint32*>(
                static_cast<const Uint8*>(picture->pixels) + y * picture->pitch);
            pixels.insert(pixels.end(), row, row + picture->w);
        }
        return pixels;
    }

    std::filesystem::path folder_;
    std::unique_ptr<App> app;
};

} // namespace game
