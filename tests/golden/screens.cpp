#include "tests/golden/screens.h"

#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>
#include <unistd.h>

#include "game/app/built_in_scripts.h"
#include "game/app/script_player.h"
#include "game/scenes/screens.h"
#include "tests/golden/golden_files.h"
#include "tests/new_folder.h"

namespace golden {

namespace fs = std::filesystem;

std::vector<Screen> read_screens(const std::string& file)
{
    std::vector<Screen> screens;
    std::ifstream lines(kept_folder() / file);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("== ")) {
            std::istringstream texts(line.substr(3));
            Screen& screen = screens.emplace_back();
            texts >> screen.name >> screen.layout >> screen.level >> screen.damaged;
        } else if (!screens.empty()) {
            screens.back().script += line + '\n';
        }
    }
    return screens;
}

ScreenFolder::ScreenFolder() : folder_(fast_disk() / ("golden_" + std::to_string(getpid())))
{
    setenv("SOURCE_DATE_EPOCH", "1763700000", 1);
    setenv("TZ", "UTC", 1);
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    fs::current_path(folder_);
}

ScreenFolder::~ScreenFolder()
{
    fs::current_path("/");
    fs::remove_all(folder_);
}

std::unique_ptr<game::App> ScreenFolder::open(const Screen& screen, const ScreenLook& look) const
{
    fs::remove_all("saves");
    fs::copy_file(kept_folder() / "newspaper.txt", "newspaper.txt",
                  fs::copy_options::overwrite_existing);
    if (!screen.damaged.empty())
        write(fs::path("saves") / screen.damaged, "damaged");
    game::GameOptions options;
    options.data_dir = "saves";
    options.seed = "4F2A-91C3";
    options.language = look.language;
    options.theme = look.theme;
    options.layout = screen.layout;
    options.level = screen.level;
    options.size = game::PictureSize{look.size.width, look.size.height};
    auto opened = game::App::open(options, game::Visibility::OffScreen, game::make_title_scene);
    EXPECT_TRUE(opened) << engine::in_english(opened.why());
    return opened ? *std::move(opened) : nullptr;
}

void play(game::App& app, const std::string& name, const std::string& script)
{
    const auto steps = game::parse_script(name, game::in_language(script, app.texts()));
    ASSERT_TRUE(steps) << engine::in_english(steps.why());
    const auto played = game::ScriptPlayer(app).play(*steps);
    EXPECT_TRUE(played) << engine::in_english(played.why());
}

void wait_for_example(game::App& app)
{
    const auto start = std::chrono::steady_clock::now();
    while (app.scenes().next_change()) {
        ASSERT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60));
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        app.turn();
    }
}

} // namespace golden
