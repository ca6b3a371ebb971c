#pragma once
// The program's command line: the options of the game, and the sub-commands that work on the
// engine alone, without a window.

#include <istream>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "engine/text/catalogue.h"
#include "game/command_line/game_options.h"

namespace game {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

constexpr int all_good = 0;
constexpr int improper = 1;  // a puzzle without exactly one solution, or something failed
constexpr int wrong_use = 2; // the command line made no sense

// What the help lists: found among the game's files.
struct Offered {
    std::vector<std::string> languages = {};
    std::vector<std::string> themes = {};
};

// What --lang says, whatever else is said; empty without it. The words are to be known before
// anything can be told.
std::string language_asked_for(int count, const char* const* words);

// Either how to start the game, or the exit status when all was done here (sub-commands,
// --help, --version, wrong use). `words` are main's arguments, the program's name first.
std::variant<GameOptions, int> run_command_line(int count,
                                                const char* const* words,
                                                Streams streams,
                                                const engine::Catalogue& catalogue,
                                                const Offered& offered = {});

// Says what made no sense, and returns the exit status for it.
int report_wrong_use(const engine::Message& why, std::ostream& err, const engine::Catalogue& words);

} // namespace game
