#include "engine/position/leftovers.h"

#include <algorithm>

#include "engine/position/chart.h"

namespace engine {

namespace {

constexpr int most_cells_left = 3;
// Up to this many lines all combinations are tried; beyond it, only three lines at a time.
constexpr std::size_t few_lines = 12;

class LeftoverSearch {
public:
    LeftoverSearch(const Chart& chart, HouseKind line_kind)
        : chart_(chart),
          lines_(chart.full_houses(line_kind)),
          regions_(chart.full_houses(HouseKind::Region)),
          most_lines_(lines_.size() <= few_lines ? lines_.size() - lines_.size() / 2 : 3)
    {
    }

    std::vector<Leftovers> run()
    {
        add_lines(0, CellSet(chart_.cell_count()));
        return std::move(found_);
    }

private:
    // On a single square, more than half of the lines leave the same cells as the other lines.
    void add_lines(std::size_t from, const CellSet& taken)
    {
        if (!chosen_lines_.empty())
            add_regions(0, taken, CellSet(chart_.cell_count()), 0);
        if (chosen_lines_.size() == most_lines_)
            return;
        for (std::size_t i = from; i < lines_.size(); ++i) {
            const CellSet& line = chart_.cells(lines_[i]);
            if (taken.meets(line))
                continue;
            chosen_lines_.push_back(lines_[i]);
            add_lines(i + 1, taken | line);
            chosen_lines_.pop_back();
        }
    }

    // `left`: how many cells of the regions chosen so far are in no line.
    void add_regions(std::size_t from, const CellSet& lines, const CellSet& taken, int left)
    {
        if (chosen_regions_.size() == chosen_lines_.size()) {
            if (left > 0)
                found_.push_back({chosen_lines_, chosen_regions_, cells_in(lines - taken),
                                  cells_in(taken - lines)});
            return;
        }
        for (std::size_t i = from; i < regions_.size(); ++i) {
            const CellSet& region = chart_.cells(regions_[i]);
            const int more = left + (region - lines).count();
            if (more > most_cells_left || taken.meets(region))
                continue;
            chosen_regions_.push_back(regions_[i]);
            add_regions(i + 1, lines, taken | region, more);
            chosen_regions_.pop_back();
        }
    }

    const Chart& chart_;
    std::vector<HouseIndex> lines_;
    std::vector<HouseIndex> regions_;
    std::size_t most_lines_;
    std::vector<HouseIndex> chosen_lines_ = {};
    std::vector<HouseIndex> chosen_regions_ = {};
    std::vector<Leftovers> found_ = {};
};

// If a part of leftovers is itself leftovers, so is the rest, and both together say no more.
bool is_made_of_parts(const Leftovers& whole, const std::vector<Leftovers>& smaller)
{
    return std::ranges::any_of(smaller, [&](const Leftovers& part) {
        return (std::ranges::includes(whole.in_lines, part.in_lines) &&
                std::ranges::includes(whole.in_regions, part.in_regions)) ||
               (std::ranges::includes(whole.in_lines, part.in_regions) &&
                std::ranges::includes(whole.in_regions, part.in_lines));
    });
}

} // namespace

std::vector<Leftovers> leftovers_of(const Chart& chart)
{
    std::vector<Leftovers> all;
    for (HouseKind lines : {HouseKind::Row, HouseKind::Column}) {
        for (Leftovers& each : LeftoverSearch(chart, lines).run())
            all.push_back(std::move(each));
    }
    std::ranges::stable_sort(all, [](const Leftovers& one, const Leftovers& other) {
        return std::pair(one.in_lines.size(), one.lines.size()) <
               std::pair(other.in_lines.size(), other.lines.size());
    });
    std::vector<Leftovers> wholes;
    for (Leftovers& each : all) {
        if (!is_made_of_parts(each, wholes))
            wholes.push_back(std::move(each));
    }
    std::erase_if(wholes, [](const Leftovers& each) { return each.lines.size() == 1; });
    return wholes;
}

} // namespace engine
