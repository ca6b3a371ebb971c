#pragma once
// Plays puzzles of an open collection: goes on with those that are begun, starts the others.

#include "game/scenes/collections/open_collection.h"
#include "game/scenes/pending.h"
#include "game/scenes/scene.h"

namespace game {

class CollectionPlay {
public:
    CollectionPlay(Services& services, OpenCollection& collection)
        : services_(services), collection_(collection)
    {
    }

    // Stays, with a notice, if it can't be played.
    Transition play(std::size_t index);
    bool is_waiting() const { return opening_.is_waiting(); } // for a saved game
    // What comes next when it has been read.
    Transition take_opened();

private:
    Services& services_;
    OpenCollection& collection_;
    Pending<engine::Result<engine::SavedGame>> opening_;
};

} // namespace game
