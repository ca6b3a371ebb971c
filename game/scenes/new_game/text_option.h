#pragma once
// An option of a new puzzle that is typed as a text: its label, its field, and what is wrong with
// it.

#include <functional>
#include <optional>
#include <string>

#include "engine/base/message.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/text_field.h"

namespace game {

class TextOption {
public:
    struct Look {
        const char* label;       // marked with N_
        const char* placeholder; // likewise; shown while the field is empty
        Icon icon;
    };
    // `why_wrong` is asked for each text that is not empty.
    using WhyWrong = std::function<std::optional<engine::Message>(const std::string& text)>;
    TextOption(Look look, std::size_t longest, WhyWrong why_wrong)
        : look_(look), why_wrong_(std::move(why_wrong)), field_(can_be_seen, longest)
    {
    }

    bool handle(const Input& input) { return field_.handle(input); }
    void paste(const std::string& text) { field_.handle(TextTyped{text}); }
    void set(std::string text) { field_.set(std::move(text)); }

    const std::string& text() const { return field_.text(); }
    std::optional<engine::Message> error() const;
    Box box(ButtonId id, const engine::Translations& texts, Scale scale) const;

private:
    Look look_;
    WhyWrong why_wrong_;
    TextField field_;
};

} // namespace game
