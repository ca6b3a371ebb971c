#pragma once
// The card of an arcade mode in the lobby: its living picture, its name, what it is, what was
// reached in it and what comes next.

#include <functional>
#include <optional>
#include <string>

#include "engine/arcade/arcade_book.h"
#include "engine/arcade/arcade_mode.h"
#include "game/scenes/services.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/cards/mode_picture.h"
#include "game/widgets/rank_tile.h"

namespace game {

// What the player has reached in a mode, in words.
struct ModeStanding {
    RankTile tile = {};
    std::string rank = {}; // "Rank A"; empty before the first run
    std::string best = {}; // "22,300 points"; "Not played yet"
    std::string who = {};  // "AKM, 14 Nov"; "60 points are enough"
    std::string by = {};   // "AKM"; empty before the first result
    std::string last = {}; // "18,700, rank B"
    std::string next = {}; // "27,700 more for S"
};
ModeStanding standing_of(const Services& services,
                         const engine::ArcadeBook& tables,
                         const engine::ArcadeMode& mode);

enum class LobbyForm {
    Upright, // the picture is above the texts
    Beside,  // the picture is beside them
};

struct LobbyCard {
    const engine::Translations& texts;
    const engine::ArcadeMode& mode;
    ModeStanding standing = {};
    LobbyForm form = LobbyForm::Upright;
    std::string key = {};   // that starts it; empty: not shown
    std::string enter = {}; // what presses the focused one
    ModePicture* picture = nullptr;
    bool is_focused = false;
    bool is_low = false; // beside its picture: there is no room for the last run
    // Asked for in each frame: percent, of what only the focused card has; and the time since the
    // light of the picture began, nothing while it is still.
    std::function<int()> appeared = {};
    std::function<std::optional<engine::PlayTime>()> light = {};
};

Box lobby_card(const LobbyCard& card);
// All that the card says, read aloud.
std::string spoken(const LobbyCard& card);

} // namespace game
