#pragma once
// What is beside the board of a won puzzle, part by part: each fills the place that the layout
// gives it.

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/message.h"
#include "game/scenes/entry/initials_entry.h"
#include "game/scenes/win/finished_run.h"
#include "game/scenes/win/win_layout.h"

namespace game {

// "Solved", and what was solved beside it, or below it in a narrow column.
Box win_heading(const engine::Translations& texts, const std::string& what, bool is_narrow);
// Said after a win with help.
inline constexpr const char* win_outlook =
    engine::N_("Next time without: the other table is waiting.");
// How it was solved, fact by fact, in as many rows as needed; a record comes first, in gold.
struct WinFacts {
    std::string record = {}; // empty: it is none
    std::vector<std::string> facts = {};
    bool is_small = false;    // in a paragraph instead of chips
    std::string outlook = {}; // after them, if they are small
};
Box win_facts(const WinFacts& facts);
// A card, or a row where the layout has them below each other.
Box win_split(const FinishedRun& run, const WinLayout& layout, std::size_t split);
// The techniques that hints have shown; `practise` is called with one of them.
using Practise = std::function<void(const engine::Technique&)>;
Box win_hints(const engine::Translations& texts,
              const FinishedRun& run,
              const WinLayout& layout,
              const Practise& practise);
Box win_initials(const Services& services,
                 const FinishedRun& run,
                 InitialsEntry& initials,
                 const WinLayout& layout);
Box win_reason(const std::string& reason); // instead of the initials
// Likewise, once a picture was saved: where it is.
Box win_picture(const engine::Translations& texts, const std::filesystem::path& file);
// What the row of this run shows at a place of the initials while they are entered: it is asked in
// each frame, as a caret blinks there.
using OwnLetter = std::function<std::string(std::size_t place)>;
struct WinTable {
    OwnLetter own_letter = {}; // empty: they are not being entered
    bool is_other = false;     // the runs without help, after one with help, or the reverse
    std::function<void(bool other)> choose = {};
};
Box win_table(const Services& services,
              const FinishedRun& run,
              const WinLayout& layout,
              const WinTable& table);

enum class WinPartButton { Table, Technique, Save };

} // namespace game
