// Chains and loops through almost locked sets.

#include "engine/techniques/chains/about_chains.h"
#include "engine/techniques/chains/chain_finders.h"

namespace engine {

const Technique techniques::als_alternating_chain = {
    .id = "als_alternating_chain",
    .name = N_("Alternating Inference Chain with Sets"),
    .known_as = {"ALS AIC"},
    .about = {chain_about, with_sets_about},
    .standing = {TechniqueFamily::Chains, Level::Extreme, 340},
    .find = find_with<find_alternating_chains, LinkScope::Sets>,
    .explanation = chain_explanation,
    .other_names = "0711",
    .example = ":als_alternating_chain:4:3+2..+16.78..8..2+31..+17+83..+26..+3..+124.+79245+3+8+6+"
               "11..+2....3..+1+3..6+8+2+23...8+1..8..12..+3.:517 521 536 437 642 745 549 562 563 "
               "765 965 572 775 476 683 584 984 985 989 493 997 799:431::",
};

const Technique techniques::als_discontinuous_loop = {
    .id = "als_discontinuous_loop",
    .name = N_("Discontinuous Nice Loop with Sets"),
    .about = {discontinuous_about, with_sets_about},
    .standing = {TechniqueFamily::Chains, Level::Extreme, 340},
    .find = find_with<find_discontinuous_loops, LinkScope::Sets>,
    .explanation = discontinuous_loop_explanation,
    .other_names = "0710",
    .example = ":als_discontinuous_loop:257:2.8.5..4..4.1........2+4.6.5..9......62+4..1..3......"
               "89..7..24...4....5.1..3.6+1.+4.8:112 717 921 825 726 736 541 344 744 844 845 846 "
               "547 747 548 748 749 554 754 755 561 163 563 364 764 769 984:721::",
};

const Technique techniques::als_continuous_loop = {
    .id = "als_continuous_loop",
    .name = N_("Continuous Nice Loop with Sets"),
    .about = {continuous_about, with_sets_about},
    .standing = {TechniqueFamily::Chains, Level::Extreme, 340},
    .find = find_with<find_continuous_loops, LinkScope::Sets>,
    .explanation = continuous_loop_explanation,
    .other_names = "0709",
    .example = ":als_continuous_loop:368:...+9+54.+834.376..+955.9.+2+367+41.....+92+72+98..75...."
               "6+29.........2.+59...4.9.1.+9..53....:112 846 654 866 167 367 671 771 172 872 174 "
               "877 781 382 782 882 783 287 887 692 892 297 699:362::",
};

} // namespace engine
