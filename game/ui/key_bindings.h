#pragma once
// Which key gives which command: the usual ones of the table of commands, except where the player
// has chosen others.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/translations.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/ui/key_names.h"

namespace game {

class KeyBindings {
public:
    static constexpr std::size_t most_keys = 4; // of one command

    // A key with several commands, as an edited file may have, gives one that was chosen.
    std::optional<Command> command_for(const KeyPressed& pressed) const;
    const std::vector<KeyPressed>& keys_of(Command command) const;
    bool is_usual(Command command) const { return find(command) == nullptr; }
    bool are_usual() const { return chosen_.empty(); }

    // Adds the key, or puts it in the place of another one; it is taken from the command that had
    // it. Does nothing if the command would have too many.
    void give(Command command, KeyPressed key, std::optional<KeyPressed> instead_of = {});
    void take(Command command, const KeyPressed& key);
    // Gives it its usual keys again; other commands lose them.
    void restore(Command command);

    // Places are shown by what is printed there from now on.
    void follow(const KeyLabels& labels);

    // The lines of a settings file, "undo" and "Ctrl+Z F5". A name of a key that is not known is
    // kept; `read` does nothing and returns false if the command is not known.
    struct Line {
        std::string command;
        std::string keys;
    };
    std::vector<Line> lines() const;
    bool read(std::string_view command, std::string_view keys);

    friend bool operator==(const KeyBindings&, const KeyBindings&) = default;

private:
    struct Chosen {
        Command command;
        std::vector<KeyPressed> keys;
        std::vector<std::string> unknown; // names of keys that only another version knows
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };
    const Chosen* find(Command command) const;
    std::optional<Command> command_of(const KeyPressed& wanted) const;
    void choose(Command command, std::vector<KeyPressed> keys);

    std::vector<Chosen> chosen_; // in the order of the table
};

// The name of the command's first key; empty if it has none.
std::string
key_name(Command command, const KeyBindings& bindings, const engine::Translations& texts);

// Why a key can't be given to a command, marked with N_; null if it can.
const char* why_not_bindable(const KeyPressed& key);
// Whether the key always stays with the command, so that no screen becomes a trap: Enter, Esc.
bool stays_with(Command command, const KeyPressed& key);

// The four keys where a US keyboard has W A S D may move the selection like the arrow keys, and
// extend it with Shift, as players know from other games. Whether all of them do.
bool letters_move(const KeyBindings& keys, const KeyLabels& labels);
// Commands that had one of the letters lose it. Without them the arrow keys remain.
void let_letters_move(KeyBindings& keys, const KeyLabels& labels, bool on);
// "W A S D", or what is printed there.
std::string movement_letters(const KeyLabels& labels);

} // namespace game
