#pragma once
// What New Game offers of layouts: squares of a size, or several that overlap, and rules to add to
// them. Everything comes from the engine's lists; what does not go together is told with the
// reason.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"

namespace game {

// A layout for each size and arrangement of squares: the one without any rule that has a name or,
// where none goes without (5x5 has no boxes), the first of the catalogue. By size, those of several
// squares last.
const std::vector<engine::Layout>& all_squares();
// Rules that have a name, in their order.
const std::vector<const engine::Rule*>& rules_to_add();

// What the rule does to a 9x9 board, or to another if it does not fit that one.
std::shared_ptr<const engine::Grid> example_of(const engine::Rule& rule);

class LayoutChoice {
public:
    explicit LayoutChoice(engine::Layout layout);

    // Keeps of the rules those that fit the new squares.
    void choose_squares(std::size_t index);
    // Adds the rule or takes it away; nothing happens when that does not go.
    void toggle(const engine::Rule& rule);

    const engine::Layout& layout() const { return layout_; }
    std::size_t squares() const { return squares_; } // index in all_squares()
    bool has(const engine::Rule& rule) const;
    // Why the rule can't be added as things stand; nothing when it can, or is there already.
    std::optional<engine::Message> why_not(const engine::Rule& rule) const;

private:
    engine::Result<engine::Layout> with(const engine::Rule& rule) const;

    engine::Layout layout_;
    std::size_t squares_ = 0;
};

} // namespace game
