#pragma once
// A field for the code or the seed of a puzzle, to play it again.

#include <cstdint>
#include <optional>

#include "engine/base/message.h"
#include "engine/recipe/recipe.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/text_field.h"

namespace game {

class SeedField {
public:
    // The placeholder is shown, translated, while the field is empty.
    explicit SeedField(const char* placeholder = engine::N_("random — or type a code or seed"));

    bool handle(const Input& input) { return field_.handle(input); }
    void paste(const std::string& text) { field_.handle(TextTyped{text}); }

    // The seed typed; nothing if the field is empty or holds something else.
    std::optional<std::uint64_t> seed() const;
    // The recipe of the code typed; nothing if the field holds something else. A text that could be
    // a seed or a code is a code.
    std::optional<engine::Recipe> recipe() const;
    // Why the text is neither.
    std::optional<engine::Message> error() const;

    Box field(ButtonId id, const engine::Translations& texts, Scale scale) const;
    Box why_wrong(const engine::Translations& texts) const; // empty if nothing is

private:
    const char* placeholder_;
    TextField field_;
};

} // namespace game
