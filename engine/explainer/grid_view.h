#pragma once
// A grid as Sudoku Explainer sees it: its full houses by family, in the order in which that program
// goes through them.

#include <memory>
#include <vector>

#include "engine/position/chart.h"

namespace engine::explainer {

// Irregular regions are not boxes: like windows and disjoint groups they are extra houses.
enum class Family : std::uint8_t { Box, Row, Column, Group, Diagonal };

// Whose list of patterns is used. SukakuExplainer adds strong links, large wings and general sets
// to the original, for grids of nine rows, nine columns and perhaps boxes and extra houses. For
// other grids there are only raters derived from the original.
enum class Edition : std::uint8_t { Original, Sukaku };

// The two ends of a strong link in a house with this shape; see strong_links.cpp.
struct Arm {
    Places one = 0;
    Places other = 0;
    Places heart = 0; // the cell where a row and a column of a box cross; it belongs to neither arm
};

class GridView {
public:
    // Includes houses that follow from others: four windows imply five more sets of cells that hold
    // every digit.
    explicit GridView(const Chart& chart);
    GridView(const Chart& chart, Edition edition);

    const Chart& chart() const { return *chart_; }
    Edition edition() const { return edition_; }
    Family family(HouseIndex house) const { return families_[house.index]; }
    bool has_boxes() const { return has_boxes_; }
    // Whether there are only rows, columns and perhaps boxes.
    bool is_plain() const { return is_plain_; }

    // Full houses in the order for patterns: boxes, columns, rows, others.
    const std::vector<HouseIndex>& houses() const { return houses_; }
    // Full houses in the order for chains: boxes, rows, columns, others.
    const std::vector<HouseIndex>& chain_houses() const { return chain_houses_; }
    // The rank of a house in the search for a house of two ends: columns, rows, boxes, others.
    int rank_to_share(HouseIndex house) const { return ranks_[house.index]; }
    // The chain houses that contain the cell.
    const std::vector<PlaceOfCell>& chain_houses_of(Cell cell) const
    {
        return chain_houses_of_[cell.index];
    }
    // Empty if squares largely overlap: Explainer then searches for no fish.
    std::span<const Lattice> squares() const
    {
        return std::span(chart_->lattices())
            .first(has_stacked_squares_ ? 0 : chart_->lattices().size());
    }
    // How the positions of a house can be divided into two arms; the first that fits counts.
    const std::vector<Arm>& arms(HouseIndex house) const { return arms_[house.index]; }

private:
    void sort_families();
    void order_houses();
    void add_arms();
    std::vector<Arm> arms_of_line(HouseIndex house) const;
    std::vector<Arm> arms_of_block(HouseIndex house) const;
    Family family_of(HouseIndex house) const;

    std::shared_ptr<const Chart> chart_;
    Edition edition_;
    bool has_boxes_ = false;
    bool is_plain_ = true;
    bool has_stacked_squares_ = false;
    std::vector<Family> families_;
    std::vector<HouseIndex> houses_;
    std::vector<HouseIndex> chain_houses_;
    std::vector<int> ranks_; // -1 for houses that are not full
    std::vector<std::vector<PlaceOfCell>> chain_houses_of_;
    std::vector<std::vector<Arm>> arms_;
};

} // namespace engine::explainer
