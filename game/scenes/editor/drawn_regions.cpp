#include "game/scenes/editor/drawn_regions.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/formats/declared_rules.h"
#include "engine/rules/drawn_grid.h"

namespace game {

using engine::Cell;
using engine::Cells;
using engine::Message;
using engine::N_;

namespace {

constexpr std::size_t most_strokes = 2000; // that can be undone

} // namespace

DrawnRegions::DrawnRegions(std::shared_ptr<const engine::Grid> grid)
    : grid_(std::move(grid)), numbers_(grid_->cells().size(), none)
{
    std::vector<engine::HouseIndex> met;
    for (Cell cell : grid_->cells()) {
        const engine::HouseIndex region = grid_->region_of(cell);
        if (region == engine::no_house)
            continue;
        const auto found = std::ranges::find(met, region);
        numbers_[cell.index] = static_cast<int>(found - met.begin()) + 1;
        if (found == met.end())
            met.push_back(region);
    }
}

std::string DrawnRegions::text() const
{
    std::string text;
    for (int number : numbers_)
        text += number == none ? '.' : engine::letter_after('a', number - 1);
    return text;
}

bool DrawnRegions::read(std::string_view text)
{
    Numbers numbers;
    for (char letter : text)
        numbers.push_back(letter == '.' ? none : letter - 'a' + 1);
    const auto is_number = [this](int number) {
        return number >= none && number <= size();
    };
    if (numbers.size() != numbers_.size() || !std::ranges::all_of(numbers, is_number))
        return false;
    before_.clear();
    after_.clear();
    is_new_stroke_ = true;
    numbers_ = std::move(numbers);
    return true;
}

bool DrawnRegions::paint(const Cells& cells, int region)
{
    Numbers painted = numbers_;
    for (Cell cell : cells)
        painted[cell.index] = region;
    if (painted == numbers_)
        return false;
    if (std::exchange(is_new_stroke_, false))
        before_.push_back(numbers_);
    if (before_.size() > most_strokes)
        before_.erase(before_.begin());
    after_.clear();
    numbers_ = std::move(painted);
    return true;
}

bool DrawnRegions::step(History& from, History& to)
{
    if (from.empty())
        return false;
    to.push_back(std::exchange(numbers_, std::move(from.back())));
    from.pop_back();
    is_new_stroke_ = true;
    return true;
}

std::vector<Cells> DrawnRegions::regions() const
{
    std::vector<Cells> regions(size());
    for (std::size_t cell = 0; cell < numbers_.size(); ++cell) {
        if (numbers_[cell] != none)
            regions[numbers_[cell] - 1u].push_back(Cell::at(cell));
    }
    std::erase_if(regions, [](const Cells& region) { return region.empty(); });
    return regions;
}

bool DrawnRegions::fit() const
{
    const std::vector<Cells> regions = this->regions();
    return engine::count_of(regions) == size() &&
           std::ranges::all_of(regions, [this](const Cells& region) {
               return engine::count_of(region) == size() && is_in_one_piece(region, *grid_);
           });
}

std::vector<std::string> DrawnRegions::problems(const engine::Translations& texts) const
{
    std::vector<std::string> too_many;
    std::vector<std::string> too_few;
    std::vector<std::string> apart;
    for (int region = 1; region <= size(); ++region) {
        Cells cells;
        for (std::size_t cell = 0; cell < numbers_.size(); ++cell) {
            if (numbers_[cell] == region)
                cells.push_back(Cell::at(cell));
        }
        const int count = engine::count_of(cells);
        if (count != size())
            (count > size() ? too_many : too_few)
                .push_back(texts.tr(Message{N_("Region {region} has {n} cells; it needs {size}."),
                                            {{"region", std::to_string(region)},
                                             {"n", std::to_string(count)},
                                             {"size", std::to_string(size())}}}));
        if (!is_in_one_piece(cells, *grid_))
            apart.push_back(texts.tr(Message{N_("The cells of region {region} are not connected."),
                                             {{"region", std::to_string(region)}}}));
    }
    std::vector<std::string> all = std::move(too_many);
    std::ranges::move(apart, std::back_inserter(all));
    std::ranges::move(too_few, std::back_inserter(all));
    if (const int open = engine::count_of(numbers_, none); open > 0)
        all.push_back(texts.trn("{n} cell is in no region.", "{n} cells are in no region.", open));
    return all;
}

} // namespace game
