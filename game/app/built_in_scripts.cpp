#include "game/app/built_in_scripts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/base/ensure.h"
#include "engine/base/message.h"
#include "engine/store/folder/settings_file.h"
#include "game/platform/folders.h"

namespace game {

namespace fs = std::filesystem;

namespace {

struct Way {
    std::string_view scene;
    std::string_view script;
    bool plays_a_game = false;
};

// "@" marks a text on the screen that is to be translated.
constexpr std::array ways = {
    Way{"title", "wait 200\n"},
    Way{"new-game", "key Ctrl+N\nwait 300\n"},
    Way{.scene = "play",
        .script = "key Enter\nsolve 7\nwait 20300\nkey Right\nwait 300\n",
        .plays_a_game = true},
    Way{.scene = "pause",
        .script = "key Enter\nsolve 7\nwait 20300\nkey P\nwait 300\n",
        .plays_a_game = true},
    Way{.scene = "win",
        .script = "key Enter\nsolve 1\nwait 83200\nsolve\nwait 3000\n",
        .plays_a_game = true},
    Way{"arcade", "key A\nwait 300\n"},
    Way{.scene = "time-attack",
        .script = "key A\nwait 300\nkey 1\nwait 2400\nsolve 25\nwait 400\n",
        .plays_a_game = true},
    Way{.scene = "gauntlet",
        .script = "key A\nwait 300\nkey 2\nwait 2400\nsolve 9\nwait 3000\n",
        .plays_a_game = true},
    Way{.scene = "loss",
        .script = "key A\nwait 300\nkey 2\nwait 2400\nsolve 9\nkey 1\nkey 2\nkey 3\nkey 4\n"
                  "wait 500\n",
        .plays_a_game = true},
    Way{.scene = "result",
        .script = "key A\nwait 300\nkey 1\nwait 2400\nsolve 45\nwait 600000\nwait 4000\n",
        .plays_a_game = true},
    Way{.scene = "sprint", .script = "key A\nwait 300\nkey 3\nwait 4000\n", .plays_a_game = true},
    Way{"records", "key R\nwait 300\n"},
    Way{"statistics", "key R\nkey S\nwait 300\n"},
    Way{"settings", "key F10\nwait 300\n"},
    Way{"help", "key F1\nwait 300\n"},
    Way{"learn", "key L\nwait 300\n"},
    Way{"open", "key Ctrl+O\nwait 300\n"},
};

Script our_script(std::string name, std::string_view text, const engine::Translations& texts)
{
    auto script = parse_script(std::move(name), in_language(text, texts));
    ENSURE(script);
    return *std::move(script);
}

} // namespace

std::string in_language(std::string_view script, const engine::Translations& texts)
{
    std::string result;
    for (std::size_t at = script.find('@'); at != std::string_view::npos; at = script.find('@')) {
        result += script.substr(0, at);
        const std::size_t end = script.find('\n', at);
        result += texts.tr(script.substr(at + 1, end - at - 1));
        script.remove_prefix(end);
    }
    return result + std::string(script);
}

engine::Result<Script> script_to_scene(const std::string& scene, const engine::Translations& texts)
{
    const auto* way = std::ranges::find(ways, scene, &Way::scene);
    if (way != ways.end())
        return our_script(scene, way->script, texts);
    std::vector<std::string> known;
    for (const Way& one : ways)
        known.emplace_back(one.scene);
    return engine::Failure{engine::listing(
        {engine::N_("There is no screen {scene}; the choices are {known} and {last}"),
         {{"scene", scene}}},
        known)};
}

Script demo_script(const std::filesystem::path& pictures, const engine::Translations& texts)
{
    const auto picture = [&pictures](const char* name) {
        return "screenshot " + (pictures / name).string() + "\n";
    };
    const std::string start = "wait 300\n" + picture("title.png") + "key Enter\n";
    const std::string notes = "key X\nkey Down\nkey 2\nkey 5\nkey C\nkey Down\nkey 1\nkey 4\n";
    const std::string play = "solve 2\nwait 21400\nsolve 10\nwait 24300\nsolve 9\nwait 18700\n" +
                             notes + "wait 9100\nkey Up\n" + picture("play.png") +
                             "key P\nwait 300\n" + picture("pause.png") +
                             "key P\nwait 6200\nsolve 15\nwait 27500\n";
    const std::string end = "solve\nwait 3000\ntype DEM\nwait 300\n" + picture("win.png") +
                            "key Enter\nwait 1000\npress @Records\nwait 500\n" +
                            picture("records.png") + "quit\n";
    const std::string text = start + play + end;
    return our_script("demo", text, texts);
}

bool is_demonstration(const GameOptions& options)
{
    const auto* way = std::ranges::find(ways, options.scene, &Way::scene);
    const bool plays_a_game = way != ways.end() && way->plays_a_game;
    const bool is_script_without_folder = !options.script.empty() && options.data_dir.empty();
    return options.demo || plays_a_game || is_script_without_folder;
}

engine::Result<DemonstrationFolder> DemonstrationFolder::make(const fs::path& data_dir)
{
    const auto players = find_folders(data_dir);
    if (!players)
        return engine::Failure{players.why()};
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    std::string path = (temporary / "cronodoku-XXXXXX").string();
    if (error || mkdtemp(path.data()) == nullptr)
        return engine::Failure{{engine::N_("No folder could be created in {folder}"),
                                {{"folder", temporary.string()}}}};
    DemonstrationFolder made{fs::path(path)};
    // Without a settings file the default settings are used. The list of known puzzles that they
    // say is theirs stays with the player, and is not missing here.
    if (std::ifstream read(players->data / "settings.txt", std::ios::binary); read) {
        const std::string settings(std::istreambuf_iterator<char>(read), {});
        std::ofstream(made.path() / "settings.txt", std::ios::binary)
            << engine::with_list_mark(settings, "");
    }
    return made;
}

DemonstrationFolder::~DemonstrationFolder()
{
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

} // namespace game
