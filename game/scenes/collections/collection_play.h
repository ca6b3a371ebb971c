#pragma once
// Plays puzzles of an open collection: goes on with those that are begun, starts the others.

#include "game/scenes/collections/open_collection.h"
#include "game/scenes/scene.h"
#include "game/scenes/waiting/pending.h"

namespace game {

class CollectionPlay {
public:
    CollectionPlay(Services& services, OpenCollection& collection)
        : services_(services), collection_(collection)
    {
    }

    // Returns the way to the play; stays here, with a notice, if the puzzle can't be played.
    Transition play(std::size_t index);
    bool is_waiting() const { return opening_.is_waiting(); } // for a saved game
    // Returns the way to the saved game once it has been read.
    Transition take_opened();

private:
    Services& services_;
    OpenCollection& collection_;
    Pending<engine::Result<engine::SavedGame>> opening_;
};

} // namespace game
