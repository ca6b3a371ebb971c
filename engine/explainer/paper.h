#pragma once
// A grid as Sudoku Explainer looks at it: its full houses by family, in the order in which that
// program goes through them.

#include <memory>
#include <vector>

#include "engine/explainer/bits.h"
#include "engine/position/chart.h"

namespace engine::explainer {

// Jigsaw regions are no boxes: like windows and disjoint groups they are extra houses.
enum class Family : std::uint8_t { Box, Row, Column, Group, Diagonal };

// Whose list of patterns is looked for. SukakuExplainer adds strong links, large wings and general
// sets to the original, for grids of nine rows, nine columns and perhaps boxes and extra houses.
// For other grids there are only raters made from the original.
enum class Edition : std::uint8_t { Original, Sukaku };

// A house that shares cells with another one.
struct Crossed {
    int house;
    Places here;  // the shared cells in the one house
    Places there; // and in this one
};

// The two ends of a strong link in a house with this shape; see strong_links.h.
struct Arm {
    Places one = 0;
    Places other = 0;
    Places heart = 0; // the cell where a row and a column of a box cross; no part of either arm
};

// The rows and columns of a square of size x size cells.
struct Lines {
    std::vector<int> rows; // from the top; house indexes
    std::vector<int> columns;
};

class Paper {
public:
    // With houses that follow from the others: four windows leave five more sets of cells that
    // hold every digit.
    explicit Paper(const Chart& chart);
    Paper(const Chart& chart, Edition edition);

    const Chart& chart() const { return *chart_; }
    Edition edition() const { return edition_; }
    Family family(int house) const { return families_[static_cast<std::size_t>(house)]; }
    bool has_boxes() const { return has_boxes_; }
    // Rows, columns and perhaps boxes, nothing else.
    bool is_plain() const { return is_plain_; }

    // Full houses: boxes, columns, rows, others: the order of patterns.
    const std::vector<int>& houses() const { return houses_; }
    // Boxes, rows, columns, others: the order of chains.
    const std::vector<int>& chain_houses() const { return chain_houses_; }
    // Its place in the order in which a house is looked for that holds two ends: columns, rows,
    // boxes, others.
    int rank_to_share(int house) const { return ranks_[static_cast<std::size_t>(house)]; }
    // Chain houses of one cell.
    const std::vector<PlaceOfCell>& chain_houses_of(Cell cell) const
    {
        return chain_houses_of_[cell.index];
    }
    const std::vector<Lines>& squares() const { return squares_; }
    // Houses that share two or more cells with it, each family in order.
    const std::vector<Crossed>& crossed_by(int house) const
    {
        return crossed_[static_cast<std::size_t>(house)];
    }
    // How the places of a house fall into two arms; the first that fits is the one that counts.
    const std::vector<Arm>& arms(int house) const { return arms_[static_cast<std::size_t>(house)]; }

private:
    void sort_families();
    void order_houses();
    void add_crossed();
    void add_squares();
    void add_arms();
    std::vector<Arm> arms_of_line(int house) const;
    std::vector<Arm> arms_of_block(int house) const;
    Family family_of(int house) const;

    std::shared_ptr<const Chart> chart_;
    Edition edition_;
    bool has_boxes_ = false;
    bool is_plain_ = true;
    std::vector<Family> families_;
    std::vector<int> houses_;
    std::vector<int> chain_houses_;
    std::vector<int> ranks_; // -1 for houses that are not full
    std::vector<std::vector<PlaceOfCell>> chain_houses_of_;
    std::vector<std::vector<Crossed>> crossed_;
    std::vector<Lines> squares_;
    std::vector<std::vector<Arm>> arms_;
};

} // namespace engine::explainer
