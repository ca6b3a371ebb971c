#pragma once
// Where one may type the seed of a puzzle to play it once more.

#include <cstdint>
#include <optional>

#include "engine/base/message.h"
#include "engine/text/catalogue.h"
#include "game/widgets/text_field.h"

namespace game {

class SeedField {
public:
    SeedField();

    bool handle(const Input& input) { return field_.handle(input); }

    // The seed typed; nothing when nothing was typed, or nothing that can be one.
    std::optional<std::uint64_t> seed() const;
    // Why what was typed can't be a seed.
    std::optional<engine::Message> trouble() const;

    void draw(Canvas& canvas,
              Rect area,
              Rect trouble_area,
              const engine::Catalogue& words,
              ButtonState state,
              Scale scale) const;

private:
    TextField field_;
};

} // namespace game
