#include "game/scenes/entry/layout_choice.h"

#include <algorithm>
#include <utility>

namespace game {
namespace {

bool has_name(std::string_view rule)
{
    const engine::Rule* found = engine::find_rule(rule);
    return found != nullptr && *found->name != '\0';
}

bool are_squares_of(const engine::Layout& squares, const engine::Layout& layout)
{
    return squares.size == layout.size && squares.corners == layout.corners;
}

// Real cages are drawn around a solution, which an example does not have.
std::shared_ptr<const engine::Grid> with_a_few_cages(const engine::Grid& paper)
{
    engine::GridBuilder builder(paper);
    for (int row = 0; row + 1 < paper.rows(); row += 2) {
        for (int column = row / 2 % 2; column + 1 < paper.columns(); column += 3)
            builder.add_cage({{builder.cell_at(row, column), builder.cell_at(row, column + 1),
                               builder.cell_at(row + 1, column)},
                              6});
    }
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

} // namespace

const std::vector<engine::Layout>& all_squares()
{
    static const std::vector<engine::Layout> squares = [] {
        std::vector<engine::Layout> found;
        for (const engine::Layout& layout : engine::all_layouts()) {
            if (std::ranges::none_of(layout.rules, has_name))
                found.push_back(layout);
        }
        for (const engine::Layout& layout : engine::all_layouts()) {
            const auto same = [&layout](const engine::Layout& one) {
                return are_squares_of(one, layout);
            };
            if (std::ranges::none_of(found, same))
                found.push_back(layout);
        }
        std::ranges::stable_sort(found, {}, [](const engine::Layout& one) {
            return std::pair(one.corners.size() > 1, one.size);
        });
        return found;
    }();
    return squares;
}

const char* about_squares(const engine::Layout& squares)
{
    using engine::N_;
    if (squares.corners.size() == 2)
        return N_("two boards that share a box");
    if (squares.corners.size() == 4)
        return N_("four boards, closely overlapping");
    if (squares.corners.size() > 1)
        return squares.id == "flower" ? N_("five boards around a shared one")
                                      : N_("five boards that share corners");
    if (std::ranges::any_of(squares.rules, has_name))
        return N_("irregular regions, as this size has no boxes");
    if (squares.size <= 6)
        return N_("small and quick");
    if (squares.size == 9)
        return N_("the classic");
    if (squares.size < 9)
        return N_("a little smaller than the classic");
    return squares.size <= 12 ? N_("larger than the classic") : N_("huge: takes hours");
}

const std::vector<const engine::Rule*>& rules_to_add()
{
    static const std::vector<const engine::Rule*> rules = [] {
        std::vector<const engine::Rule*> found;
        for (const engine::Rule& rule : engine::all_rules()) {
            if (has_name(rule.id))
                found.push_back(&rule);
        }
        return found;
    }();
    return rules;
}

std::shared_ptr<const engine::Grid> example_of(const engine::Rule& rule)
{
    for (const char* squares : {"9x9", "16x16", "4x4"}) {
        const auto layout = engine::parse_layout(squares + ("+" + std::string(rule.id)));
        if (!layout)
            continue;
        const auto grid = engine::make_grid(*layout);
        return rule.prints_clues ? with_a_few_cages(*grid) : grid;
    }
    return engine::make_grid(all_squares().front());
}

LayoutChoice::LayoutChoice(engine::Layout layout) : layout_(std::move(layout))
{
    for (std::size_t index = 0; index < all_squares().size(); ++index) {
        if (are_squares_of(all_squares()[index], layout_))
            squares_ = index;
    }
}

void LayoutChoice::begin_with(std::size_t squares, std::string_view without)
{
    const engine::Layout before = std::exchange(layout_, all_squares()[squares]);
    squares_ = squares;
    for (std::string_view id : before.rules) {
        const engine::Rule* rule = engine::find_rule(id);
        if (rule != nullptr && has_name(id) && id != without && !has(*rule))
            toggle(*rule);
    }
}

void LayoutChoice::toggle(const engine::Rule& rule)
{
    if (has(rule))
        return begin_with(squares_, rule.id);
    if (auto more = with(rule))
        layout_ = *std::move(more);
}

bool LayoutChoice::has(const engine::Rule& rule) const
{
    return std::ranges::find(layout_.rules, rule.id) != layout_.rules.end();
}

std::optional<engine::Message> LayoutChoice::why_not(const engine::Rule& rule) const
{
    if (has(rule))
        return std::nullopt;
    const auto more = with(rule);
    return more ? std::nullopt : std::optional(more.why());
}

engine::Result<engine::Layout> LayoutChoice::with(const engine::Rule& rule) const
{
    return engine::parse_layout(layout_.id + "+" + std::string(rule.id));
}

} // namespace game
