#include "game/app/check_names.h"

#include "engine/grid/symbols.h"
#include "engine/rules/layout.h"
#include "game/app/assets.h"
#include "game/app/built_in_scripts.h"
#include "game/command_line/option_values.h"
#include "game/command_line/puzzle_order.h"
#include "game/platform/folders.h"

namespace game {

engine::Attempt check_names(const GameOptions& options)
{
    if (!options.scene.empty()) {
        if (const auto way = script_to_scene(options.scene, engine::Translations()); !way)
            return engine::Failure{way.why()};
    }
    if (!options.drawing.empty() && !find_drawing(options.drawing))
        return no_such("--drawing", options.drawing, {drawing_ids.begin(), drawing_ids.end()});
    if (const auto possible = check_wish(options.layout, options.level); !possible)
        return possible;
    if (const auto layout = engine::find_layout(options.layout);
        layout && prints_clues(*layout) && !options.own_symbols.empty())
        return engine::Failure{{engine::why_figures_with_cages}};
    const auto folders = find_folders("unused");
    if (!folders)
        return engine::Done{};
    if (const auto language = check_language(folders->assets, options.language); !language)
        return language;
    const auto themes = load_themes(folders->assets);
    return themes ? check_theme(*themes, options.theme) : engine::Done{};
}

engine::Attempt check_level(const GameOptions& options, const Settings& settings)
{
    return check_wish(options.layout.empty() ? settings.last_game.layout : "", options.level);
}

} // namespace game
