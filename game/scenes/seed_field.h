#pragma once
// A field for the seed of a puzzle, to play it again.

#include <cstdint>
#include <optional>

#include "engine/base/message.h"
#include "engine/text/translations.h"
#include "game/widgets/text_field.h"

namespace game {

class SeedField {
public:
    SeedField();

    bool handle(const Input& input) { return field_.handle(input); }

    // The seed typed; nothing if the field is empty or its text is invalid.
    std::optional<std::uint64_t> seed() const;
    // Why the text is not a valid seed.
    std::optional<engine::Message> seed_error() const;

    void draw(Canvas& canvas,
              Rect area,
              Rect error_area,
              const engine::Translations& texts,
              ButtonState state,
              Scale scale) const;

private:
    TextField field_;
};

} // namespace game
