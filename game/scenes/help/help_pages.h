#pragma once
// The content of the help about input: keys, from the table of commands; mouse gestures.

#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"
#include "game/ui/key_bindings.h"

namespace game {

struct HelpRow {
    std::vector<Command> commands = {}; // their keys are shown
    const char* keys = nullptr;         // or keys that belong to no command, marked with N_
    const char* gesture = nullptr;      // or a mouse gesture, marked with N_
    const char* what = "";              // marked with N_
};

struct HelpList {
    const char* heading;
    std::vector<HelpRow> rows;
};

// The heading of the commands of a group, marked with N_.
const char* heading_of(HelpGroup group);
// Contains every command, in the order of all_commands().
const std::vector<HelpList>& help_lists();
// Returns for instance "← → ↑ ↓" or "N F4", the player's own keys.
std::string
keys_text(const HelpRow& row, const KeyBindings& bindings, const engine::Translations& texts);

} // namespace game
