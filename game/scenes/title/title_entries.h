#pragma once
// The menu of the title: where each place leads, and by which key.

#include <array>

#include "engine/base/message.h"
#include "game/scenes/screens.h"
#include "game/ui/icons.h"
#include "game/ui/input.h"

namespace game {

struct TitleEntry {
    MakeScene goal; // null: ends the program
    const char* label;
    Icon icon;
    KeyPressed key;
};

constexpr KeyPressed title_letter(char symbol)
{
    return KeyPressed{.key = Key::Letter, .symbol = symbol};
}

inline constexpr auto title_entries = std::to_array<TitleEntry>({
    {make_new_game_scene, engine::N_("New game"), Icon::Plus, title_letter('N')},
    {make_board_of_the_day_scene, engine::N_("Today's board"), Icon::Clock, title_letter('D')},
    {make_practice_scene, engine::N_("Practice"), Icon::Star, title_letter('T')},
    {make_arcade_scene, engine::N_("Arcade"), Icon::Heart, title_letter('A')},
    {make_records_scene, engine::N_("Records"), Icon::Trophy, title_letter('R')},
    {make_editor_scene, engine::N_("Editor"), Icon::Pencil, title_letter('E')},
});

inline constexpr auto more_title_entries = std::to_array<TitleEntry>({
    {make_code_scene, engine::N_("Play a code"), Icon::Hash, title_letter('K')},
    {make_saved_games_scene, engine::N_("Saved games"), Icon::Folder, title_letter('O')},
    {make_settings_scene, engine::N_("Settings"), Icon::Settings, title_letter('S')},
    {make_help_scene, engine::N_("Help"), Icon::Help, KeyPressed{.key = Key::F1}},
    {nullptr, engine::N_("Quit"), Icon::Exit, title_letter('Q')},
});

// In its place a copied puzzle is offered.
inline constexpr std::size_t code_place = 0;

// Null if no place has that key.
inline const TitleEntry* title_entry_of(const KeyPressed& key)
{
    for (const TitleEntry& entry : title_entries)
        if (entry.key == key)
            return &entry;
    for (const TitleEntry& entry : more_title_entries)
        if (entry.key == key)
            return &entry;
    return nullptr;
}

} // namespace game
