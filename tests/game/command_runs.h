#pragma once
// Runs commands in this process, with arguments as they would be typed.

#include <string>
#include <variant>
#include <vector>

#include "game/command_line/commands.h"

namespace game {

inline const std::string proper =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string proper_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
inline const std::string empty(81, '.');

struct Ran {
    std::variant<GameOptions, int> outcome;
    std::string out;
    std::string err;

    int status() const { return std::get<int>(outcome); }
    const GameOptions& options() const { return std::get<GameOptions>(outcome); }
};

Ran run(const std::vector<std::string>& texts,
        const std::string& input = "",
        const Offered& offered = {});

std::vector<std::string> lines(const std::string& text);

} // namespace game
