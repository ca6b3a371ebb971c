#pragma once
// What the settings say about the player's files: where they are and how much there is.

#include <future>
#include <vector>

#include "game/scenes/services.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

class DataPage {
public:
    explicit DataPage(Services& services)
        : services_(services), games_(services.keeper.games().share())
    {
    }

    bool is_reading() const;
    void draw(Canvas& canvas, Rect place, Scale scale) const;

private:
    Services& services_;
    std::shared_future<std::vector<engine::GameSummary>> games_;
};

} // namespace game
