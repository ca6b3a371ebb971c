#pragma once
// The player's taste, kept as text (name = value) that a person can edit; unknown names are kept.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/make/puzzle_spec.h"

namespace game {

enum class MistakeCheck { Off, Clashes, AnyError };
enum class LampTime { Never, OnRequest, WhenFull, AtOnce };

inline constexpr std::array text_sizes = {90, 100, 125, 150}; // percent, those offered

struct Settings {
    std::string theme = "paper"; // file name in assets/themes
    std::string language = "";   // file name in assets/text, or "en"; empty: as the system says
    int text_size = 100;         // percent, 90 to 150
    bool tint_peers = true;
    bool tint_same = true;
    LampTime lamps = LampTime::AtOnce;
    MistakeCheck mistakes = MistakeCheck::Clashes;
    bool clear_peer_notes = true;
    bool ask_before_help = true;           // that ends a clean run
    bool hints_assume_one_solution = true; // lets them use techniques that rest on it
    bool pause_on_focus_loss = true;
    bool show_clock = true;
    bool letters = false;         // new puzzles show A, B, C instead of 1, 2, 3
    std::string initials = "AAA"; // the last ones entered
    engine::PuzzleSpec last_game; // what New Game chose last; its seed is not kept

    // Lines of an edited file that no setting claims.
    std::vector<std::string> unknown = {};

    friend bool operator==(const Settings&, const Settings&) = default;
};

std::string to_text(const Settings& settings);
// What can't be read keeps its usual value.
Settings parse_settings(std::string_view text);

} // namespace game
