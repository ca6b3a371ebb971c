#pragma once
// The program's command line: the options of the game, and the sub-commands, which need only the
// engine and no window.

#include <filesystem>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/day.h"
#include "engine/text/translations.h"
#include "game/command_line/game_options.h"

namespace game {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool shows_progress = false;                // on `err`, if that is a terminal
    std::optional<std::size_t> input_size = {}; // of `in` in bytes, if it is a plain file
};

constexpr int all_good = 0;
constexpr int improper = 1;  // a puzzle does not have exactly one solution, or something failed
constexpr int wrong_use = 2; // the command line is invalid

// What was found among the game's files: names that the help lists, and where fonts may be. And the
// day of the player's calendar; without it no day is to come.
struct Offered {
    std::vector<std::string> languages = {};
    std::vector<std::string> themes = {};
    std::vector<std::string> drawings = {};
    std::vector<std::filesystem::path> font_folders = {}; // empty: the system's
    std::optional<engine::Day> today = {};
};

// Returns the argument of --lang, even if other arguments are invalid; empty without it. The
// language is needed before anything can be reported.
std::string language_asked_for(int count, const char* const* arguments);

// Returns how to start the game, or the exit status if that was everything (sub-commands, --help,
// --version, invalid use). `arguments` are main's arguments, the program's name first.
std::variant<GameOptions, int> run_command_line(int count,
                                                const char* const* arguments,
                                                Streams streams,
                                                const engine::Translations& texts,
                                                const Offered& offered = {});

// Reports an invalid command line and returns the exit status for it.
int report_wrong_use(const engine::Message& why,
                     std::ostream& err,
                     const engine::Translations& texts);

} // namespace game
