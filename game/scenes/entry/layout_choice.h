#pragma once
// The layouts that New Game offers: a size or an arrangement of several squares, and rules to add.
// Everything comes from the engine's lists; rules that do not fit are shown with the reason.

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"

namespace game {

// One layout for each size and arrangement of squares: the one without named rules or, if every one
// has some (5x5 has no boxes), the first in the list. Sorted by size, with several squares last.
const std::vector<engine::Layout>& all_squares();
// What boards of this kind are like, in a few words to be translated.
const char* about_squares(const engine::Layout& squares);
// The rules that have a name, in their order.
const std::vector<const engine::Rule*>& rules_to_add();

// A 9x9 grid with the rule, or another grid if it does not fit that size.
std::shared_ptr<const engine::Grid> example_of(const engine::Rule& rule);

class LayoutChoice {
public:
    explicit LayoutChoice(engine::Layout layout);

    // Keeps the rules that fit the new squares.
    void choose_squares(std::size_t index) { begin_with(index, ""); }
    // Adds or removes the rule; does nothing if that is impossible.
    void toggle(const engine::Rule& rule);

    const engine::Layout& layout() const { return layout_; }
    std::size_t squares() const { return squares_; } // index in all_squares()
    bool has(const engine::Rule& rule) const;
    // Why the rule can't be added at the moment; nothing if it can, or has been.
    std::optional<engine::Message> why_not(const engine::Rule& rule) const;

private:
    // Adds the rules again that there were, but for one, as far as they fit.
    void begin_with(std::size_t squares, std::string_view without);
    engine::Result<engine::Layout> with(const engine::Rule& rule) const;

    engine::Layout layout_;
    std::size_t squares_ = 0;
};

} // namespace game
