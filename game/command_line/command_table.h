#pragma once
// Every command with its options, as data. What reads the command line, --help, the manual page and
// the completions of shells are made from it, so that they can't differ.

#include <functional>
#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/command_line/commands.h"
#include "game/command_line/convert.h"
#include "game/command_line/generate.h"
#include "game/command_line/option_values.h"
#include "game/command_line/print.h"
#include "game/command_line/replay_command.h"
#include "game/command_line/teacher.h"

namespace game {

// Everything that can be asked for on the command line.
struct Asked {
    GameOptions game = {};
    std::vector<std::string> files = {}; // with puzzles that are to be opened
    bool version = false;
    GenerateArguments generate = {};
    PuzzleArguments check = {};
    PathArguments solve = {};
    bool solve_by_steps = false;
    RateArguments rate = {};
    HintArguments hint = {};
    ConvertArguments convert = {};
    PrintArguments print = {};
    std::vector<std::string> to_verify = {};
    ReplayArguments replay = {};
    std::vector<std::string> shells = {}; // whose completions are printed
};

struct OptionEntry {
    std::string name;    // "--jobs"
    std::string value;   // what stands for its value in help; empty if it takes none
    std::string purpose; // a sentence without its full stop; {choices} are those of its value
    OptionValue takes;
};

struct CommandTable;

struct CommandEntry {
    std::string name; // empty: the program without a command
    std::string purpose;
    // Returns the exit status. Null for the program without a command.
    std::function<int(const CommandTable& table, Streams streams, const engine::Translations&)> run;
    std::vector<OptionEntry> options = {};
    std::vector<std::string>* words = nullptr; // arguments that are no options
    std::string word = {};                     // what stands for them in help
    std::string word_purpose = {};
    Names word_choices = {}; // empty: names of files, or any text
    std::string more = {};   // further sentences, at the end of its help
};

struct CommandTable {
    CommandEntry program;
    std::vector<CommandEntry> commands;
};

// In the language of `texts`. Results go to `asked`, which must outlive the table.
CommandTable
make_command_table(Asked& asked, const engine::Translations& texts, const Offered& offered);

} // namespace game
