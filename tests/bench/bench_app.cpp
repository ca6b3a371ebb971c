#include "tests/bench/bench_app.h"

#include "game/app/script_player.h"
#include "game/scenes/screens.h"

namespace game::bench {

std::filesystem::path folder()
{
    return std::filesystem::temp_directory_path() / "cronodoku_frame_bench";
}

std::unique_ptr<App> open_app(Visibility visibility)
{
    GameOptions options;
    options.data_dir = folder().string();
    options.seed = "4F2A-91C3";
    auto app = App::open(options, visibility, make_title_scene);
    return app ? *std::move(app) : nullptr;
}

std::unique_ptr<App> open_play(Visibility visibility)
{
    auto app = open_app(visibility);
    const auto script = parse_script("bench", "key Enter\nexpect Undo\nsolve 20\n");
    if (app == nullptr || !ScriptPlayer(*app).play(*script))
        return nullptr;
    return app;
}

} // namespace game::bench
