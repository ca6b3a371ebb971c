#include "game/widgets/hint/hint_picture.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/text/explain.h"

namespace game {
namespace {

using engine::Candidate;
using engine::Candidates;
using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::Grid;
using engine::Link;
using engine::LinkKind;
using engine::Node;
using engine::Role;
using engine::Step;

constexpr std::size_t max_arrows = 6; // more would hide what they point to

void light_house(HintPicture& picture, const Cells& cells)
{
    for (Cell cell : cells)
        picture.cells.insert({cell, HintCell::House});
}

// Highlights the houses of the pattern. Houses it only affects are shown by what is removed there.
void light_houses(HintPicture& picture, const Grid& grid, const Step& step)
{
    for (const engine::HouseMark& mark : step.houses) {
        if (mark.role != Role::Effect && mark.role != Role::Cover)
            light_house(picture, grid.house(mark.house).cells);
    }
}

void light_causes(HintPicture& picture, const Step& step)
{
    const auto cause = [&](Cell cell) {
        picture.cells.insert_or_assign(cell, HintCell::Cause);
    };
    for (const engine::CandidateMark& mark : step.candidates)
        cause(mark.candidate.cell);
    const auto all_of_node = [&](const Node& node) {
        std::ranges::for_each(node.cells, cause);
    };
    const auto all_of_links = [&](const std::vector<Link>& links) {
        for (const Link& link : links) {
            all_of_node(link.from);
            all_of_node(link.to);
        }
    };
    all_of_links(step.links);
    for (const engine::Branch& branch : step.branches) {
        all_of_node(branch.assumption);
        all_of_links(branch.links);
    }
    for (const engine::CellMark& mark : step.cells) {
        const auto known = picture.cells.find(mark.cell);
        const bool is_cause = known != picture.cells.end() && known->second == HintCell::Cause;
        if (mark.role != Role::Excluded)
            cause(mark.cell);
        else if (!is_cause)
            picture.cells.insert_or_assign(mark.cell, HintCell::Excluded);
    }
}

// Lights the cages that the reason speaks of, and draws a line around each; one around the houses
// that are added up tells which cages lie inside.
void outline_sums(HintPicture& picture, const Grid& grid, const Step& step)
{
    for (const engine::CageMark& mark : step.cages) {
        light_house(picture, mark.cells);
        picture.outlines.push_back({mark.cells, mark.role == Role::Cause});
    }
    if (step.technique->standing.family != engine::TechniqueFamily::Sums)
        return;
    std::set<Cell> inside;
    for (const engine::HouseMark& mark : step.houses) {
        if (mark.role != Role::Effect && mark.role != Role::Cover)
            inside.insert(grid.house(mark.house).cells.begin(), grid.house(mark.house).cells.end());
    }
    if (!inside.empty())
        picture.outlines.push_back({Cells(inside.begin(), inside.end()), true});
}

// Where an arrow may begin.
constexpr std::array end_roles = {Role::Start, Role::End, Role::Pincer};

bool is_one_of(const auto& thing, const auto& things)
{
    return std::ranges::find(things, thing) != std::ranges::end(things);
}

HintMark style_of(const Step& step, const engine::CandidateMark& mark, engine::DigitSet removed)
{
    const bool wing = step.technique->standing.family == engine::TechniqueFamily::Wings;
    if (wing) // an open mark is the outcome of one of the ends
        return removed.has(mark.candidate.digit) ? HintMark::Open : HintMark::Filled;
    switch (mark.role) {
    case Role::Colour:
        return mark.group % 2 == 0 ? HintMark::Filled : HintMark::Open;
    case Role::False:
    case Role::Fin:
    case Role::Endofin:
    case Role::Extra:
    case Role::Guardian:
    case Role::Restricted:
        return HintMark::Open;
    case Role::Focus:
    case Role::Cause:
    case Role::Pivot:
    case Role::Pincer:
    case Role::Base:
    case Role::Cover:
    case Role::Intersection:
    case Role::Set:
    case Role::Stem:
    case Role::Floor:
    case Role::Roof:
    case Role::Target:
    case Role::Start:
    case Role::End:
    case Role::Blocker:
    case Role::Excluded:
    case Role::Witness:
    case Role::Effect:
    case Role::True:
    case Role::Innie:
    case Role::Outie:
        return HintMark::Filled;
    }
    return HintMark::Filled;
}

// Along a chain, candidates that become true are filled; those that become false are open.
void mark_links(HintPicture& picture, const std::vector<Link>& links)
{
    const auto mark = [&](const Node& node, bool is_true) {
        for (Cell cell : node.cells)
            picture.marks.insert(
                {Candidate{cell, node.digit}, is_true ? HintMark::Filled : HintMark::Open});
    };
    for (const Link& link : links) {
        mark(link.from, link.kind != LinkKind::Strong);
        mark(link.to, link.to_is_true && link.kind != LinkKind::Weak);
    }
}

int distance(const Grid& grid, Cell one, Cell other)
{
    const engine::Place a = grid.place_of(one);
    const engine::Place b = grid.place_of(other);
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

// Connects the two cells of the nodes that are closest to each other.
HintLink line_between(const Grid& grid, const Link& link)
{
    Cell from = link.from.cells.front();
    Cell to = link.to.cells.front();
    for (Cell one : link.from.cells) {
        for (Cell other : link.to.cells) {
            if (distance(grid, one, other) < distance(grid, from, to)) {
                from = one;
                to = other;
            }
        }
    }
    return HintLink{{from, link.from.digit},
                    {to, link.to.digit},
                    link.kind == LinkKind::Strong ? HintLine::Strong : HintLine::Weak};
}

// Candidates side by side in one cell need no line.
void draw_links(HintPicture& picture, const Grid& grid, const std::vector<Link>& links)
{
    for (const Link& link : links) {
        const HintLink line = line_between(grid, link);
        const HintLink back{line.to, line.from, line.line};
        if (line.from.cell != line.to.cell && !is_one_of(line, picture.links) &&
            !is_one_of(back, picture.links))
            picture.links.push_back(line);
    }
}

// Where the arrows begin: the ends of a wing or a chain that hold the removed digit.
std::set<Candidate> ends_of(const Step& step)
{
    std::set<Candidate> ends;
    for (const engine::CandidateMark& mark : step.candidates) {
        if (is_one_of(mark.role, end_roles))
            ends.insert(mark.candidate);
    }
    for (const engine::CellMark& mark : step.cells) {
        if (is_one_of(mark.role, end_roles)) {
            for (Digit digit : removed_digits(step))
                ends.insert({mark.cell, digit});
        }
    }
    if (ends.empty() && !step.links.empty()) {
        for (Cell cell : step.links.front().from.cells)
            ends.insert({cell, step.links.front().from.digit});
        for (Cell cell : step.links.back().to.cells)
            ends.insert({cell, step.links.back().to.digit});
    }
    return ends;
}

// From the nearest candidate of each colour to what it rules out. A colour that is itself removed
// has no arrow.
std::vector<HintLink> arrows_of_colours(const Candidates& candidates, const Step& step)
{
    const Grid& grid = candidates.chart().grid();
    std::vector<HintLink> arrows;
    for (const Candidate& removed : step.removals) {
        std::map<int, HintLink> nearest; // keyed by colour
        for (const auto& [candidate, role, group] : step.candidates) {
            if (candidate == removed)
                return {};
            if (role != Role::Colour || candidate.digit != removed.digit ||
                !candidates.chart().sees(candidate.cell, removed.cell))
                continue;
            const HintLink arrow{candidate, removed, HintLine::Arrow};
            const auto [known, is_first] = nearest.insert({group, arrow});
            if (!is_first && distance(grid, candidate.cell, removed.cell) <
                                 distance(grid, known->second.from.cell, removed.cell))
                known->second = arrow;
        }
        for (const auto& [group, arrow] : nearest)
            arrows.push_back(arrow);
    }
    return arrows;
}

std::vector<HintLink> arrows_of_ends(const Candidates& candidates, const Step& step)
{
    std::vector<HintLink> arrows;
    for (const Candidate& end : ends_of(step)) {
        for (const Candidate& removed : step.removals) {
            if (removed.digit == end.digit && candidates.has(end) &&
                candidates.chart().sees(removed.cell, end.cell))
                arrows.push_back({end, removed, HintLine::Arrow});
        }
    }
    return arrows;
}

void draw_arrows(HintPicture& picture, const Candidates& candidates, const Step& step)
{
    const bool has_colours = std::ranges::any_of(
        step.candidates, [](const auto& mark) { return mark.role == Role::Colour; });
    const std::vector<HintLink> arrows =
        has_colours ? arrows_of_colours(candidates, step) : arrows_of_ends(candidates, step);
    if (arrows.size() <= max_arrows)
        picture.links.insert(picture.links.end(), arrows.begin(), arrows.end());
}

void mark_effects(HintPicture& picture, const Step& step)
{
    for (const Candidate& removed : step.removals) {
        const auto known = picture.cells.find(removed.cell);
        if (known == picture.cells.end() || known->second != HintCell::Cause)
            picture.cells.insert_or_assign(removed.cell, HintCell::Effect);
        picture.marks.insert_or_assign(removed, HintMark::Struck);
    }
    for (const Candidate& placed : step.placements) {
        picture.cells.insert_or_assign(placed.cell, HintCell::Target);
        picture.marks.insert_or_assign(placed, HintMark::Placed);
    }
}

// Marks the other candidates in the cells of causes and effects, except where a digit is placed.
void mark_the_rest(HintPicture& picture, const Candidates& candidates)
{
    for (const auto& [cell, kind] : picture.cells) {
        if (kind != HintCell::Cause && kind != HintCell::Effect)
            continue;
        for (Digit digit : candidates.of(cell))
            picture.marks.insert({Candidate{cell, digit}, HintMark::Plain});
    }
}

// Assigns each badge a cell of its own. Sets may share cells; then another set's badge is moved to
// another of its cells if possible (Kuhn's augmenting paths).
class BadgePlaces {
public:
    // `badges` must outlive this object.
    explicit BadgePlaces(const std::vector<engine::Badge>& badges)
    {
        for (const engine::Badge& badge : badges) {
            Cells asked;
            place(badge, asked);
        }
    }

    const std::map<Cell, const engine::Badge*>& by_cell() const { return by_cell_; }

private:
    bool place(const engine::Badge& badge, Cells& asked)
    {
        for (Cell cell : badge.cells) {
            if (by_cell_.try_emplace(cell, &badge).second)
                return true;
        }
        for (Cell cell : badge.cells) {
            if (is_one_of(cell, asked))
                continue;
            asked.push_back(cell);
            if (place(*by_cell_[cell], asked)) {
                by_cell_[cell] = &badge;
                return true;
            }
        }
        return false;
    }

    std::map<Cell, const engine::Badge*> by_cell_;
};

void put_badges(HintPicture& picture, const Step& step)
{
    const std::vector<engine::Badge> badges = badges_of(step);
    const BadgePlaces places(badges);
    for (const auto& [cell, badge] : places.by_cell())
        picture.badges.insert({cell, badge->text});
}

} // namespace

HintPicture
picture_of(const Grid& grid, const engine::Board& board, const engine::HintSubject& subject)
{
    HintPicture picture;
    if (subject.house != engine::no_house)
        light_house(picture, grid.house(subject.house).cells);
    for (Cell cell : grid.cells()) {
        if (board[cell].digit != engine::no_digit && subject.digits.has(board[cell].digit))
            picture.cells.insert({cell, HintCell::Cause});
    }
    return picture;
}

HintPicture pattern_of(const Grid& grid, const Step& step)
{
    HintPicture picture;
    light_houses(picture, grid, step);
    outline_sums(picture, grid, step);
    light_causes(picture, step);
    for (const Candidate& placed : step.placements)
        picture.cells.erase(placed.cell);
    std::erase_if(picture.cells,
                  [](const auto& cell) { return cell.second == HintCell::Excluded; });
    light_houses(picture, grid, step);
    for (const engine::CageMark& mark : step.cages)
        light_house(picture, mark.cells);
    return picture;
}

HintPicture proof_of(const Candidates& candidates, const Step& step)
{
    const Grid& grid = candidates.chart().grid();
    HintPicture picture;
    light_houses(picture, grid, step);
    outline_sums(picture, grid, step);
    light_causes(picture, step);
    for (const engine::CandidateMark& mark : step.candidates) {
        if (candidates.has(mark.candidate))
            picture.marks.insert({mark.candidate, style_of(step, mark, removed_digits(step))});
    }
    mark_links(picture, step.links);
    draw_links(picture, grid, step.links);
    for (const engine::Branch& branch : step.branches) {
        mark_links(picture, branch.links);
        draw_links(picture, grid, branch.links);
    }
    mark_effects(picture, step);
    draw_arrows(picture, candidates, step);
    mark_the_rest(picture, candidates);
    put_badges(picture, step);
    return picture;
}

HintPicture picture_of(const Grid&, const engine::BoardError& board_error)
{
    HintPicture picture;
    const bool is_wrong = board_error.kind == engine::BoardError::Kind::WrongDigit;
    picture.cells.insert(
        {board_error.candidate.cell, is_wrong ? HintCell::Effect : HintCell::Target});
    if (!is_wrong)
        picture.marks.insert({board_error.candidate, HintMark::Open});
    return picture;
}

HintPicture part_of(const HintPicture& whole, const NamedCells& named)
{
    HintPicture part;
    std::set<Cell> kept(named.cells.begin(), named.cells.end());
    for (const HintLink& link : whole.links) {
        const bool arrow = link.line == HintLine::Arrow;
        const bool joins = kept.contains(link.from.cell) && kept.contains(link.to.cell);
        if (arrow ? named.shows_effect : joins)
            part.links.push_back(link);
    }
    for (const HintLink& link : part.links)
        kept.insert({link.from.cell, link.to.cell});
    for (const auto& [cell, kind] : whole.cells) {
        const bool in_house = std::ranges::any_of(
            named.houses, [&, own = cell](const Cells& house) { return is_one_of(own, house); });
        if (kept.contains(cell) || (in_house && kind == HintCell::Excluded))
            part.cells.insert({cell, kind});
    }
    for (Cell cell : named.cells) // of a pattern inside a branch, which is not drawn in the whole
        part.cells.insert({cell, HintCell::Cause});
    for (const auto& [candidate, mark] : whole.marks) {
        if (part.cells.contains(candidate.cell))
            part.marks.insert({candidate, mark});
    }
    for (const Cells& house : named.houses)
        light_house(part, house);
    for (const HintOutline& outline : whole.outlines) {
        if (is_one_of(outline.cells, named.houses))
            part.outlines.push_back(outline);
    }
    for (const auto& [cell, text] : whole.badges) {
        if (part.cells.contains(cell))
            part.badges.insert({cell, text});
    }
    part.pointed_at = whole.pointed_at;
    return part;
}

} // namespace game
