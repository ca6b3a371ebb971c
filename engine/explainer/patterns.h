#pragma once
// Sudoku Explainer's patterns: each function returns the first step of the producer with that name,
// or the easiest if the producer's steps have different ratings.

#include "engine/explainer/position.h"

namespace engine::explainer {

// singles.cpp
MaybeMove find_last_open_cell(const Position& position);
MaybeMove find_hidden_single_in_box(const Position& position);
MaybeMove find_hidden_single_in_line(const Position& position);
MaybeMove find_direct_locking(const Position& position);
MaybeMove find_direct_hidden_set(const Position& position, int size);
MaybeMove find_naked_single(const Position& position);

// sets.cpp
MaybeMove find_locking(const Position& position);
MaybeMove find_general_locking(const Position& position);
MaybeMove find_naked_set(const Position& position, int size);
MaybeMove find_general_naked_set(const Position& position, int size);
MaybeMove find_hidden_set(const Position& position, int size);
MaybeMove find_fish(const Position& position, int size);

// strong_links.cpp
MaybeMove find_strong_links(const Position& position, int links);

// wings.cpp
MaybeMove find_xy_wing(const Position& position);
MaybeMove find_xyz_wing(const Position& position);
// With 4 to 7 cells, one of which has two candidates: WXYZ-wing to TUVWXYZ-wing.
MaybeMove find_large_wing(const Position& position, int cells);

// unique_loops.cpp, bug.cpp
MaybeMove find_unique_loop(const Position& position);
MaybeMove find_bug(const Position& position);

// aligned_exclusion.cpp
MaybeMove find_aligned_pair(const Position& position);
MaybeMove find_aligned_triplet(const Position& position);

} // namespace engine::explainer
