#pragma once
// What the help says: keys as the table of commands has them, gestures, the rules, the program.

#include <string>
#include <vector>

#include "engine/text/catalogue.h"
#include "game/scenes/services.h"
#include "game/ui/commands.h"

namespace game {

struct HelpRow {
    std::vector<Command> commands = {}; // whose usual keys are shown
    const char* keys = nullptr;         // or keys that are no commands, marked with N_
    const char* gesture = nullptr;      // or what the mouse does, marked with N_
    const char* what = "";              // marked with N_
};

struct HelpList {
    const char* heading;
    std::vector<HelpRow> rows;
};

// Every command is in one of the lists, in the order of all_commands().
const std::vector<HelpList>& help_lists();
// "← → ↑ ↓", "N F4".
std::string keys_text(const HelpRow& row, const engine::Catalogue& words);

struct HelpSection {
    std::string heading;
    std::vector<std::string> paragraphs;
};

std::vector<HelpSection> rules_sections(const engine::Catalogue& words);
std::vector<HelpSection> about_sections(const Services& services);

} // namespace game
