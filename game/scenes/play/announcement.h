#pragma once
// What happens in a play, in words: the same for the line of events on the screen and for a program
// that reads aloud. The words depend only on what is passed in.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/action.h"
#include "engine/play/outcome.h"
#include "engine/play/session.h"
#include "engine/text/translations.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/icons.h"
#include "game/ui/paint.h"
#include "game/ui/settings.h"
#include "game/widgets/play/race.h"

namespace game {

// Minor: the player has just done it and sees it on the board.
enum class EventWeight { Minor, Main };

struct Announcement {
    std::string text;
    EventWeight weight = EventWeight::Minor;
    std::optional<Icon> icon = {}; // beside it on the screen
    Paint paint = Paint::Ink2;
};

template <typename Event>
bool has(const engine::Outcome& outcome)
{
    return std::ranges::any_of(outcome.events, [](const engine::Event& event) {
        return std::holds_alternative<Event>(event);
    });
}

// Whether the outcome wrote a digit that clashes or, with AnyError, one that is none of the
// solution; never with Off.
bool is_told_wrong(const engine::Session& session,
                   const engine::Outcome& outcome,
                   MistakeCheck check);

// An action that was accepted.
struct Happened {
    const engine::Board& before;
    const engine::Session& session; // as the action has left it
    const engine::Action& action;
    const engine::Outcome& outcome;
    MistakeCheck check = MistakeCheck::Clashes; // Off: the player is not told of clashes
    PlayKind kind = PlayKind::Run;
    // A digit was written of which the player is told that it is wrong: it is no progress, whatever
    // it completes.
    bool is_wrong = is_told_wrong(session, outcome, check);
};

// What the action did, and then what followed from it; never empty.
std::vector<Announcement> announcements_of(const engine::Translations& texts,
                                           const Happened& happened);
// Why an action was refused. The text is empty if there is nothing to say.
Announcement refusal_of(const engine::Translations& texts, engine::Verdict verdict);
// The run has passed the part-time with this number, 1 to engine::split_count.
Announcement
split_announcement(const engine::Translations& texts, int number, const SplitRow& split);

// "Row 3, column 5, box 2: empty; corner notes 2 and 7; clashes with R3C8". `wrong` are the cells
// of which the player may know that they are wrong.
std::string cell_in_words(const engine::Translations& texts,
                          const engine::Session& session,
                          engine::Cell cell,
                          const engine::Cells& wrong,
                          MistakeCheck check);
// "Row 3: 1, empty, empty, 4; 2 and 3 are missing".
std::string house_in_words(const engine::Translations& texts,
                           const engine::Session& session,
                           engine::HouseIndex house);

} // namespace game
