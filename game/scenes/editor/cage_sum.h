#pragma once
// The sum of a cage while it is typed in the editor.

#include <cstdlib>
#include <optional>
#include <string>

#include "engine/base/message.h"
#include "engine/text/translations.h"
#include "game/scenes/editor/editor_texts.h"

namespace game {

class CageSum {
public:
    bool is_typed() const { return typed_.has_value(); }
    void begin()
    {
        typed_ = "";
        refused_.reset();
    }
    void end() { *this = {}; }

    void add(int numeral);
    void erase(); // the last numeral
    // 0 if nothing was typed
    int value() const { return typed_->empty() ? 0 : std::atoi(typed_->c_str()); }
    void refuse(engine::Message why) { refused_ = std::move(why); }

    // Only while it is typed.
    EditorStatus status(const engine::Translations& texts) const;

private:
    static constexpr std::size_t most_numerals = 3; // 325 is the sum of 25 digits
    std::optional<std::string> typed_;
    std::optional<engine::Message> refused_; // why the sum typed is impossible
};

} // namespace game
