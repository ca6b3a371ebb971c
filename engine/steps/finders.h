#pragma once
// The finders of all families, for the list of techniques.

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"
#include "engine/steps/technique.h"

namespace engine {

// singles.cpp
void find_full_houses(const Candidates& candidates, Technique technique, Steps& steps);
void find_last_digits(const Candidates& candidates, Technique technique, Steps& steps);
void find_hidden_singles(const Candidates& candidates, Technique technique, Steps& steps);
void find_naked_singles(const Candidates& candidates, Technique technique, Steps& steps);

// als_xz.cpp
void find_als_xz(const Candidates& candidates, Technique technique, Steps& steps);

// als_chains.cpp: wings, too
void find_als_chains(const Candidates& candidates, Technique technique, Steps& steps);

// als_w_wing.cpp
void find_als_w_wings(const Candidates& candidates, Technique technique, Steps& steps);

// death_blossom.cpp
void find_death_blossoms(const Candidates& candidates, Technique technique, Steps& steps);

// fireworks.cpp
void find_fireworks(const Candidates& candidates, Technique technique, Steps& steps);

// oddagon.cpp
void find_oddagons(const Candidates& candidates, Technique technique, Steps& steps);

// tridagon.cpp
void find_tridagons(const Candidates& candidates, Technique technique, Steps& steps);

// symmetric_placement.cpp
void find_symmetric_placement(const Candidates& candidates, Technique technique, Steps& steps);

// domino_loop.cpp
void find_domino_loops(const Candidates& candidates, Technique technique, Steps& steps);

// multi_sector.cpp
void find_multi_sector_sets(const Candidates& candidates, Technique technique, Steps& steps);

// exocets.cpp
void find_exocets(const Candidates& candidates, Technique technique, Steps& steps);

// sue_de_coq.cpp
void find_sue_de_coq(const Candidates& candidates, Technique technique, Steps& steps);
void find_extended_subsets(const Candidates& candidates, Technique technique, Steps& steps);

// wings.cpp
void find_xy_wings(const Candidates& candidates, Technique technique, Steps& steps);
void find_xyz_wings(const Candidates& candidates, Technique technique, Steps& steps);
void find_w_wings(const Candidates& candidates, Technique technique, Steps& steps);
// remote_pairs.cpp
void find_remote_pairs(const Candidates& candidates, Technique technique, Steps& steps);
// linked_wings.cpp
void find_linked_wings(const Candidates& candidates, Technique technique, Steps& steps);
// rings.cpp
void find_xyz_rings(const Candidates& candidates, Technique technique, Steps& steps);
void find_empty_rectangle_pairs(const Candidates& candidates, Technique technique, Steps& steps);
// exclusion.cpp
void find_aligned_exclusions(const Candidates& candidates, Technique technique, Steps& steps);
// bent_sets.cpp
void find_bent_sets(const Candidates& candidates, Technique technique, Steps& steps);
// unique_rectangles.cpp
void find_unique_rectangles_1(const Candidates& candidates, Technique technique, Steps& steps);
void find_unique_rectangles_2(const Candidates& candidates, Technique technique, Steps& steps);
void find_unique_rectangles_3(const Candidates& candidates, Technique technique, Steps& steps);
void find_unique_rectangles_4(const Candidates& candidates, Technique technique, Steps& steps);
void find_unique_rectangles_5(const Candidates& candidates, Technique technique, Steps& steps);
void find_unique_rectangles_6(const Candidates& candidates, Technique technique, Steps& steps);
void find_hidden_rectangles(const Candidates& candidates, Technique technique, Steps& steps);
// unique_rectangle_links.cpp
void find_linked_unique_rectangles(const Candidates& candidates, Technique technique, Steps& steps);
// avoidable_rectangles.cpp
void find_avoidable_rectangles(const Candidates& candidates, Technique technique, Steps& steps);
// unique_loops.cpp
void find_unique_loops(const Candidates& candidates, Technique technique, Steps& steps);
// extended_rectangles.cpp
void find_extended_rectangles(const Candidates& candidates, Technique technique, Steps& steps);
// deadly_patterns.cpp
void find_deadly_patterns(const Candidates& candidates, Technique technique, Steps& steps);
// bug.cpp
void find_bugs(const Candidates& candidates, Technique technique, Steps& steps);

// intersections.cpp
void find_locked_digits(const Candidates& candidates, Technique technique, Steps& steps);

// almost_locked.cpp
void find_almost_locked(const Candidates& candidates, Technique technique, Steps& steps);

// law_of_leftovers.cpp
void find_leftovers(const Candidates& candidates, Technique technique, Steps& steps);

// set_equivalence.cpp
void find_set_equivalences(const Candidates& candidates, Technique technique, Steps& steps);

// generalised_subsets.cpp
void find_generalised_intersections(const Candidates& candidates,
                                    Technique technique,
                                    Steps& steps);
void find_generalised_naked_subsets(const Candidates& candidates,
                                    Technique technique,
                                    Steps& steps);

// direct.cpp
void find_direct_locked_digits(const Candidates& candidates, Technique technique, Steps& steps);
void find_direct_hidden_subsets(const Candidates& candidates, Technique technique, Steps& steps);

// subsets.cpp
void find_naked_subsets(const Candidates& candidates, Technique technique, Steps& steps);
void find_hidden_subsets(const Candidates& candidates, Technique technique, Steps& steps);
void find_large_naked_subsets(const Candidates& candidates, Technique technique, Steps& steps);
void find_large_hidden_subsets(const Candidates& candidates, Technique technique, Steps& steps);

// chains.cpp
void find_x_chains(const Candidates& candidates, Technique technique, Steps& steps);
void find_alternating_chains(const Candidates& candidates, Technique technique, Steps& steps);
void find_discontinuous_loops(const Candidates& candidates, Technique technique, Steps& steps);
void find_continuous_loops(const Candidates& candidates, Technique technique, Steps& steps);
// forcing.cpp
void find_forcing_chains(const Candidates& candidates, Technique technique, Steps& steps);
void find_rectangle_forcing_chains(const Candidates& candidates, Technique technique, Steps& steps);
// blossom_loop.cpp
void find_blossom_loops(const Candidates& candidates, Technique technique, Steps& steps);
// nets.cpp
void find_nishio(const Candidates& candidates, Technique technique, Steps& steps);
void find_net_contradictions(const Candidates& candidates, Technique technique, Steps& steps);
void find_deep_nets(const Candidates& candidates, Technique technique, Steps& steps);
// verity_nets.cpp
void find_verity_nets(const Candidates& candidates, Technique technique, Steps& steps);
// whips.cpp
void find_whips(const Candidates& candidates, Technique technique, Steps& steps);
// trial_and_error.cpp
void find_by_trial(const Candidates& candidates, Technique technique, Steps& steps);

// plain_fish.cpp
void find_plain_fish(const Candidates& candidates, Technique technique, Steps& steps);

// finned_x_wing.cpp
void find_finned_x_wings(const Candidates& candidates, Technique technique, Steps& steps);

// finned_fish.cpp
void find_finned_fish(const Candidates& candidates, Technique technique, Steps& steps);

// mixed_fish.cpp
void find_mixed_fish(const Candidates& candidates, Technique technique, Steps& steps);

// templates.cpp
void find_templates(const Candidates& candidates, Technique technique, Steps& steps);

// siamese_fish.cpp
void find_siamese_fish(const Candidates& candidates, Technique technique, Steps& steps);

// grouped_links.cpp
void find_grouped_links(const Candidates& candidates, Technique technique, Steps& steps);

// guardians.cpp
void find_guardians(const Candidates& candidates, Technique technique, Steps& steps);

// colouring.cpp
void find_simple_colours(const Candidates& candidates, Technique technique, Steps& steps);
void find_multi_colours(const Candidates& candidates, Technique technique, Steps& steps);

// medusa.cpp
void find_medusa(const Candidates& candidates, Technique technique, Steps& steps);

// kraken_fish.cpp
void find_kraken_fish(const Candidates& candidates, Technique technique, Steps& steps);

// two_strong_links.cpp
void find_two_strong_links(const Candidates& candidates, Technique technique, Steps& steps);
void find_dual_kites(const Candidates& candidates, Technique technique, Steps& steps);

// empty_rectangle.cpp
void find_empty_rectangles(const Candidates& candidates, Technique technique, Steps& steps);
void find_dual_empty_rectangles(const Candidates& candidates, Technique technique, Steps& steps);

} // namespace engine
