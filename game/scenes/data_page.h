#pragma once
// The settings page about the player's files: where they are and how many there are.

#include <future>
#include <vector>

#include "game/scenes/services.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

class DataPage {
public:
    explicit DataPage(Services& services)
        : services_(services), games_(services.saves.games().share())
    {
    }

    bool is_reading() const;
    void draw(Canvas& canvas, Rect place, Scale scale) const;

private:
    Services& services_;
    std::shared_future<std::vector<engine::GameSummary>> games_;
};

} // namespace game
